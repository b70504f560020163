// The look, before the first paint: as it was saved, or as the page around an embedded table asks for it. In a frame on another site's
// page the table is embedded whatever its address says. Whose sitting is kept is not known yet.
try {
  const { dataset, style } = document.documentElement, asked = new URLSearchParams(location.search), of = (name) => asked.get(name) ?? "";
  // Several copies of the page may share an origin. Each stores under keys of its own.
  const keys = dataset.keys = `brag ${new URL(document.baseURI).pathname} `;
  let isGuest = asked.has("embed");
  try { isGuest ||= !(top.document && parent.document) } catch { isGuest = true }
  if (!isGuest) {
    if (localStorage.getItem(keys + "sitting") ?? localStorage.getItem(keys + "in_progress")) dataset.kept = "";
    if (localStorage.getItem(keys + "owner")) dataset.dealt = "";
    Object.assign(dataset, JSON.parse(localStorage.getItem(keys + "look")));
  } else {
    dataset.embed = "";
    if (/^(light|dark|contrast)$/.test(of("theme"))) dataset.theme = of("theme");
    if (/^[a-z]+$/.test(of("speed"))) dataset.speed = of("speed");
    if (/^[a-z]{2,3}([-_]|$)/i.test(of("lang"))) dataset.lang = of("lang").slice(0, 16);
    const [, colour] = /^#?([\da-f]{6})$/i.exec(of("accent")) ?? [];
    if (colour) style.setProperty("--accent", "#" + colour), dataset.accent = "";
    // There is a table, but what talks to the page around it is still to come (src/app/table/early_embed.rs).
    new MutationObserver(() => parent.postMessage({ brag: 1, type: "early" }, "*")).observe(document.documentElement, { attributeFilter: ["data-early"] });
  }
} catch { }
