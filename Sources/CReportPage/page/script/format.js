// Numbers and names as people read them.

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2, useGrouping: true });

/** A count with thin grouping. */
const countText = (value) => grouped.format(value).replaceAll(",", "\u2009");

const plural = (count, one, many = one + "s") => `${countText(count)} ${count === 1 ? one : many}`;

/** A share as a percentage that is never rounded to nothing. */
function percentText(share) {
  const percent = share * 100;
  if (percent === 0 || percent >= 10) return `${+percent.toFixed(1)} %`;
  return `${+percent.toPrecision(2)} %`.replace(/e-\d+/, (power) => power);
}

/** A measured number with as many digits as help. */
function numberText(value, digits = 3) {
  if (value === 0) return "0";
  if (Math.abs(value) >= 1000) return countText(Math.round(value));
  return String(+value.toPrecision(digits));
}

const signedText = (value) => (value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : "0");

function sizeText(bytes) {
  if (bytes >= 1e6) return `${+(bytes / 1e6).toPrecision(3)} MB`;
  return `${Math.max(1, Math.round(bytes / 1e3))} KB`;
}

const hexByte = (value) => value.toString(16).padStart(2, "0").toUpperCase();

/** A straight colour as #RRGGBB, with its alpha where it is not opaque. */
function colorText([red, green, blue, alpha]) {
  const color = `#${hexByte(red)}${hexByte(green)}${hexByte(blue)}`;
  return alpha === 255 ? color : color + hexByte(alpha);
}

/** The parts of a golden's name: folder, base, axes. */
function nameParts(name) {
  const slash = name.lastIndexOf("/") + 1;
  const rest = name.slice(slash);
  const cut = rest.search(/[~@]/);
  const base = cut > 0 ? rest.slice(0, cut) : rest;
  const axes = cut > 0 ? rest.slice(cut).replace(/^~/, "").replaceAll("~", " \u00b7 ").replace("@", " @").trim() : "";
  return { folder: name.slice(0, slash), base, axes };
}
