// Leads to the table above a missing address, with what the address brings. The `#` of a link may have been escaped on its way:
// then it is a part of the path.
const parts = /^(.*?)(?:#|%(?:25)*23)((?:rules|ten|sitting|phone|hand)(?:=|%(?:25)*3d).*)$/i.exec(location.href);
const path = (parts?.[1] ?? location.href).split(/[?#]/)[0];
const brings = parts ? "#" + parts[2] : location.hash;

// The folder of the table: as the build knows it, or the nearest one above that has its manifest.
const table = async () => {
  const known = document.links[0].getAttribute("href");
  if (known !== "./") return known;
  for (let folder = new URL("./", path).href, above; folder !== above; [above, folder] = [folder, new URL("../", folder).href]) {
    const manifest = await fetch(folder + "manifest.webmanifest").then((answer) => answer.ok && answer.json()).catch(() => {});
    if (manifest?.short_name === "Brag") return folder;
  }
};

table().then((folder) => {
  for (const link of document.links) link.href = (folder ?? "./") + brings;
  // Whoever follows such a link wants what it brings.
  if (folder && parts && !location.hash) location.replace(folder + brings);
});
