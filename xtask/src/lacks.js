// Finds out why a program that follows cannot be used. The loader (parts/loader.js) fetches this only then. What it finds stands on
// the root element, for the page to say (src/app/lazy/not_fetched.rs). It finds nothing where the line is cut.
const WORDS = { en: {} };

/** `name` is that of the program, and `error` why it cannot be used. */
export default (name, error) => {
  const page = self.document?.documentElement;
  const isChanged = /^(Compile|Link)Error$/.test(error.name);
  // The loader itself throws a plain error where the host has no such file.
  if (!page || !isChanged && error.name !== "Error") return;
  // A language is wanted by somebody who reads it.
  const isLanguage = Object.hasOwn(WORDS, name);
  const words = WORDS[isLanguage ? name : page.lang] ?? WORDS.en;
  page.dataset.lacks = words[isLanguage ? "language" : isChanged ? "changed" : "missing"];
};
