// Fetches a part of the program, or its style. Some hosts answer for a file that they lack with a page, and browsers may keep
// that for as long as they would keep the file: what is of another kind is asked for once more, at the host itself.
const part = async (name, kind = /wasm/, cache) => {
  const answer = await fetch(new URL(name, import.meta.url), { cache });
  if (kind.test(answer.headers.get("Content-Type"))) return answer;
  if (cache) throw new Error(name);
  return part(name, kind, "reload");
};
// The style of the sheets comes with what makes them. Where it cannot be fetched, neither is there, and both can be tried again.
const style = async () => {
  const link = document.querySelector("link[rel=later]");
  if (!link) return;
  const style = document.createElement("style");
  style.textContent = await (await part(link.href, /css/)).text();
  link.replaceWith(style);
};
const dressed = async (program) => (await Promise.all([program, style()]))[0];
