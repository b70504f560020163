// Fetches a later program or the later style sheet. If that fails it tries once more and asks the host itself: some hosts
// answer with a page for a missing file, and the browser's cache may hold that answer. The line or a service worker that is
// being replaced may also fail for a moment.
const part = async (name, cache) => {
  const failed = (error) => { if (cache) throw error; };
  const answer = await fetch(new URL(name, import.meta.url), { cache }).catch(failed);
  const type = answer?.headers.get("Content-Type");
  // A host may not know the type of a program. Browsers compile it only under its own.
  if (answer?.ok && !/html/.test(type)) return /wasm/.test(type) ? answer : new Response(answer.body, { headers: { "Content-Type": "application/wasm" } });
  if (cache) throw new Error(name);
  return part(name, "reload");
};
// Applies the later style sheet: for sheets and notices. It is fetched with the programs that draw them. If it cannot be
// fetched, the program fails too, and both can be tried again.
const style = async () => {
  const link = self.document?.querySelector("link[rel=later]");
  if (!link) return;
  const style = document.createElement("style");
  style.textContent = await (await part(link.href)).text();
  link.replaceWith(style);
};
const withStyle = async (program) => (await Promise.all([program, style()]))[0];
