// Where the pictures are. Each is in the file once, as the image that a reader without scripts
// sees; with scripts that markup is inert text, from which a picture is taken when it is needed.

const pictureHomes = new Map();
for (const home of document.querySelectorAll("noscript[data-pictures]")) {
  for (const number of home.dataset.pictures.split(" ")) pictureHomes.set(number, home);
}

/** The data: URL of a picture (`p3`) or thumbnail (`t3`) that the file holds, or null. */
function inlineURL(id) {
  const text = pictureHomes.get(id)?.textContent;
  if (!text) return null;
  const mark = text.indexOf(`id="${id}"`);
  const start = text.indexOf("data:image/png;base64,", mark);
  return mark < 0 || start < 0 ? null : text.slice(start, text.indexOf('"', start));
}

const waitingFiles = new Map();

/** A picture's file in the folder beside the report calls this with its base64. */
globalThis.galleyPicture = (file, base64) => waitingFiles.get(file)?.(base64);

/** Loads a picture from the folder beside the report; null where the folder is not there. */
function folderURL(file) {
  return new Promise((resolve) => {
    const script = element("script", { src: `${encodeURIComponent(report.folder)}/${encodeURIComponent(file)}` });
    const finish = (value) => {
      waitingFiles.delete(file);
      script.remove();
      resolve(value);
    };
    waitingFiles.set(file, (base64) => finish(`data:image/png;base64,${base64}`));
    script.addEventListener("error", () => finish(null));
    document.head.append(script);
  });
}

/** The data: URL of a whole picture, or null where only its thumbnail is at hand. */
async function pictureURL(number) {
  const inline = inlineURL(`p${number}`);
  if (inline) return inline;
  const file = report.pictures[number]?.file;
  return file ? folderURL(file) : null;
}

/** Something small to show in the list, without waiting. */
function thumbURL(number) {
  return inlineURL(`t${number}`) ?? inlineURL(`p${number}`);
}

function bytesOf(url) {
  const text = atob(url.slice(url.indexOf(",") + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const decoded = new Map();
const decodedLimit = 12;

/** The pixels of a picture, or null; the last few are kept. */
function loadPicture(number) {
  if (number === null || number === undefined || number < 0) return Promise.resolve(null);
  let promise = decoded.get(number);
  if (promise) decoded.delete(number);
  else {
    promise = pictureURL(number).then((url) => (url ? decodePNG(bytesOf(url)) : null));
    if (decoded.size >= decodedLimit) decoded.delete(decoded.keys().next().value);
  }
  decoded.set(number, promise);
  return promise;
}
