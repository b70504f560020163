// Shows the first screen in the visitor's language before the first paint. An embedded table takes the language that the page
// around it asks for. Otherwise it is the one chosen on this device, or the first of the device's languages that the page has.
// The program uses the same rule (src/app/i18n/page_language.rs).
(() => {
  const words = WORDS;
  let kept;
  const { embed, lang } = document.documentElement.dataset;
  try { if (embed == undefined) kept = localStorage.getItem("brag.settings") } catch { }
  const chosen = lang ?? /(?:^|\s)language=(\S+)/.exec(kept ?? "")?.[1] ?? "";
  const known = [chosen, ...navigator.languages].map((code) => code.split("-")[0].toLowerCase());
  const code = known.find((code) => code == "en" || Object.hasOwn(words, code));
  const said = words[code];
  if (!said) return;
  document.documentElement.lang = code;
  document.querySelectorAll("[data-say]").forEach((place, nth) => place.textContent = said[nth]);
  document.querySelector("[data-failed]").dataset.failed = said.at(-1);
})();
