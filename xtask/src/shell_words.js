// Shows the first screen in the visitor's language before the first paint. An embedded table takes the language that the page
// around it asks for. Otherwise it is the one chosen on this device, or the first of the device's languages that the page has.
// The program uses the same rule (src/app/i18n/page_language.rs). When the program has stopped, what is left of these words is
// said in the language that the page has by then.
(() => {
  const words = WORDS;
  const page = document.documentElement;
  const failed = document.querySelector("[data-failed]").dataset;
  const places = () => [...document.querySelectorAll("[data-say]")];
  words.en = [...places().map((place) => place.textContent), failed.failed];
  const say = (code) => places().forEach((place, nth) => place.textContent = words[code][nth]);
  let kept;
  const { embed, keys, lang } = page.dataset;
  try { if (embed == undefined) kept = localStorage.getItem(keys + "settings") } catch { }
  const chosen = lang ?? /(?:^|\s)language=(\S+)/.exec(kept ?? "")?.[1] ?? "";
  const known = [chosen, ...navigator.languages, "en"].map((code) => code.split(/[-_]/)[0].toLowerCase());
  const code = known.find((code) => Object.hasOwn(words, code));
  page.lang = code;
  say(code);
  failed.failed = words[code].at(-1);
  addEventListener("brag:crash", () => say(page.lang));
})();
