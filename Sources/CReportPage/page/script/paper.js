// Paper: one case per half page, made when the browser is about to print.

const paperLimit = 400;

function makePaper() {
  document.querySelector(".paper")?.remove();
  const chosen = queue.order.filter((item) => item.status !== "match");
  const article = (item) => {
    const urls = item.pictures.slice(0, 2).map((number) => (number >= 0 ? inlineURL(`p${number}`) ?? inlineURL(`t${number}`) : null));
    const figure = (word, url) => element("figure", {}, element("figcaption", {}, word),
      url ? element("img", { src: url, alt: word }) : "none");
    const decision = decisions.of(item);
    return element("article", {}, element("h2", {}, item.name),
      element("p", {}, [statusById.get(item.status).word, queue.fact(item), decision && `decided: ${decision}`].filter(Boolean).join(" \u00b7 ")),
      item.message && element("p", {}, item.message),
      element("div", { class: "trio" }, figure("Expected", urls[0]), figure("Actual", urls[1])));
  };
  document.body.append(element("div", { class: "paper" }, chosen.slice(0, paperLimit).map(article),
    chosen.length > paperLimit && element("p", {}, `${countText(chosen.length - paperLimit)} more cases are in the report on screen.`)));
}
addEventListener("beforeprint", makePaper);
addEventListener("afterprint", () => document.querySelector(".paper")?.remove());
