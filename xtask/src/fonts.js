// Cuts fonts to the letters that the page needs. It reads a list of fonts and writes each into its file (fonts.rs).
const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { convert } = require("fontverter");
const subset = require("subset-font");

// Names of a font that stay in its file: copyright, licence, and the address of the licence.
const LICENCE = [0, 13, 14];

/** `space`: the width of a space in thousandths of the font's size, if it is not the font's own. */
async function cut({ source, letters, features, space, file }) {
  const font = readFileSync(join(process.env.NODE_PATH, source));
  const small = await subset(font, letters, {
    targetFormat: "sfnt",
    keepFeatures: features,
    preserveNameIds: LICENCE,
    noHinting: true,
    dropTables: ["DSIG", "STAT", "gasp", "meta"],
  });
  if (space) widenSpace(small, space);
  writeFileSync(file, await convert(small, "woff2"));
}

/** Sets the advance width of both spaces, in place: lines may break after one, and not after the other. */
function widenSpace(font, thousandths) {
  const table = tables(font);
  const perEm = font.readUInt16BE(table("head") + 18);
  const metrics = font.readUInt16BE(table("hhea") + 34);
  const width = Math.round((thousandths * perEm) / 1000);
  for (const letter of [" ", "\u00a0"]) {
    const space = glyph(font, table("cmap"), letter.codePointAt(0));
    if (space >= metrics) throw new Error("A space has no width of its own.");
    font.writeUInt16BE(width, table("hmtx") + 4 * space);
  }
}

/** Where each table of a font begins, by its tag. */
function tables(font) {
  const begins = new Map();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    begins.set(font.toString("latin1", at, at + 4), font.readUInt32BE(at + 8));
  }
  return (tag) => {
    if (!begins.has(tag)) throw new Error(`The font has no table ${tag}.`);
    return begins.get(tag);
  };
}

/** The number of a letter's glyph, by a subtable of format 4, which lists segments of the Basic Multilingual Plane. */
function glyph(font, cmap, letter) {
  for (let record = cmap + 4; record < cmap + 4 + 8 * font.readUInt16BE(cmap + 2); record += 8) {
    const at = cmap + font.readUInt32BE(record + 4);
    if (font.readUInt16BE(at) !== 4) continue;
    const length = font.readUInt16BE(at + 6);
    const [ends, starts] = [at + 14, at + 16 + length];
    for (let segment = 0; segment < length; segment += 2) {
      const start = font.readUInt16BE(starts + segment);
      if (letter < start || letter > font.readUInt16BE(ends + segment)) continue;
      const delta = font.readUInt16BE(starts + length + segment);
      const ranges = starts + 2 * length + segment;
      const offset = font.readUInt16BE(ranges);
      const found = offset && font.readUInt16BE(ranges + offset + 2 * (letter - start));
      return ((offset ? found : letter) + delta) & 0xffff;
    }
  }
  throw new Error(`The font has no letter U+${letter.toString(16)}.`);
}

const fonts = JSON.parse(readFileSync(0, "utf8"));
// One after the other: the packer of WOFF2 has one memory.
fonts.reduce((before, font) => before.then(() => cut(font)), Promise.resolve()).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
