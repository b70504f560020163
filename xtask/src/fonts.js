// Cuts fonts to the letters that the page needs. It reads a list of fonts and writes each into its file (fonts.rs).
const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const subset = require("subset-font");

// Names of a font that stay in its file: copyright, licence, and the address of the licence.
const LICENCE = [0, 13, 14];

async function cut({ source, letters, features, file }) {
  const font = readFileSync(join(process.env.NODE_PATH, source));
  const small = await subset(font, letters, {
    targetFormat: "woff2",
    keepFeatures: features,
    preserveNameIds: LICENCE,
    noHinting: true,
    dropTables: ["DSIG", "STAT", "gasp", "meta"],
  });
  writeFileSync(file, small);
}

const fonts = JSON.parse(readFileSync(0, "utf8"));
Promise.all(fonts.map(cut)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
