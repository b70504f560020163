// The fonts of the tests: whatever fonts a machine has, the browsers find only those of the packages here. All engines ask
// fontconfig, which reads the file that this writes.

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
/** Where the packages are installed. */
export const PACKAGES = join(HERE, 'node_modules');
const TARGET = join(HERE, '../../target/fonts');
/** The styles of a family that most machines have: regular and bold, upright and italic. What lies between is one of them. */
const STYLES = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'];

const google = (name) => STYLES.map((style) => `@expo-google-fonts/${name}/${style}`);

/** The sets: what *sans-serif* and *serif* are, and the folders of packages that they lie in. */
const SETS = {
  /** Tall and wide: most Linux desktops, and many phones. */
  noto: { sans: 'Noto Sans', serif: 'Noto Serif', folders: [...google('noto-sans'), ...google('noto-serif')] },
  /** Narrow: as wide as Arial and Times, letter by letter. */
  arimo: { sans: 'Arimo', serif: 'Tinos', folders: [...google('arimo'), ...google('tinos')] },
  /** The widest: where nothing else is installed, and as wide as Verdana. */
  dejavu: { sans: 'DejaVu Sans', serif: 'DejaVu Serif', folders: [] },
};
/** The page's fallbacks of its own serif, by set: each has the length of words in that serif. */
const FALLBACKS = { noto: 'Brag Noto', arimo: 'Brag Times', dejavu: 'Brag DejaVu' };
/** Its signs, such as suits and arrows, stand in for those that a family lacks. */
const SIGNS = 'dejavu-fonts-ttf/ttf';

/** Every set. */
export const EVERY = Object.keys(SETS);
/** All of them at once, set in the first, so that an open page can be set in each. */
export const TOGETHER = 'together';
SETS[TOGETHER] = { ...SETS[EVERY[0]], folders: EVERY.flatMap((set) => SETS[set].folders) };
/** The set of tests that do not ask for others. `BRAG_FONTS` chooses one for all tests. */
export const USUAL = process.env.BRAG_FONTS || EVERY[0];
if (!EVERY.includes(USUAL)) throw new Error(`BRAG_FONTS is one of ${EVERY.join(', ')}, not “${USUAL}”.`);

/** The sets that a test which asks for these runs with. */
export const chosen = (asked = [USUAL]) => (process.env.BRAG_FONTS ? [USUAL] : asked);

/** Sets an open page in another set, where the browser has all of them: [`TOGETHER`]. */
export async function setIn(page, set) {
  const { sans, serif } = SETS[set];
  await page.evaluate(async ([sans, serif]) => {
    document.documentElement.style.setProperty('--sans', sans);
    document.documentElement.style.setProperty('--serif', serif);
    // Asking for a place lays the page out, which asks for the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, [`"${sans}"`, `"Brag Serif", "${FALLBACKS[set]}", "${serif}"`]);
}

/** The families of a set: `{ sans, serif }`. */
export const familiesOf = (name) => SETS[name];

/** The environment of a browser that finds this set and no other font. */
export function withFonts(name = USUAL) {
  const { sans, serif, folders } = SETS[name];
  const missing = [...folders, SIGNS].find((path) => !existsSync(join(PACKAGES, path)));
  if (missing) throw new Error(`The fonts ${missing} are not installed: run \`npm ci\` in tests/browser.`);
  const folder = (path) => `<dir>${join(PACKAGES, path)}</dir>`;
  const is = (generic, family) => `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  // A family that is not here is no other one, as on most machines, unless nothing else is asked for.
  const other = ['sans-serif', 'serif', 'monospace'].map((generic) => `<test qual="all" name="family" compare="not_eq"><string>${generic}</string></test>`);
  const unknown = `<match target="pattern">${other.join('')}<edit name="family" mode="append_last"><string>sans-serif</string></edit></match>`;
  const generics = [...['sans', 'sans-serif', 'system-ui', 'monospace'].map((generic) => is(generic, sans)), is('serif', serif)];
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...folders, SIGNS].map(folder).join('\n')}
<cachedir>${join(TARGET, 'cache')}</cachedir>
<selectfont><rejectfont>${['*Condensed*', '*ExtraLight*', '*Math*'].map((name) => `<glob>*/dejavu-fonts-ttf/ttf/${name}</glob>`).join('')}</rejectfont></selectfont>
<match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>
${unknown}
${generics.join('\n')}
</fontconfig>
`;
  const file = join(TARGET, `${name}.conf`);
  mkdirSync(TARGET, { recursive: true });
  // Another process may read it at this moment.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return { FONTCONFIG_FILE: file };
}
