// Says the first screen in the visitor's language before it is painted: the language that was chosen on this device or
// that the page around an embedded one asks for, else the first of the device's that the page knows. The program goes by the same (src/ui/language/spoken.rs).
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
