// Opens the page as a visitor would. A test fails if the page reports an error or sends a request to another origin.

import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { drawAfterPresses } from './after-press.mjs';
import { pressCalmly } from './calm.mjs';
import { EVERY, PACKAGES, TOGETHER, USUAL, chosen, setIn, withFonts } from './fonts.mjs';
import { Table } from './table.mjs';

export const URL_OF_PAGE = required('BRAG_URL');
/** The beginning of all keys under which the page stores. Functions that run in a page find it by the same name there. */
export const OWN = `brag ${new URL(URL_OF_PAGE).pathname} `;
const SCREENS = join(dirname(fileURLToPath(import.meta.url)), '../../target/screens');
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
];
/** How the browser is shown: `cargo xtask scene … --visible` opens its window, and acts slowly. */
const SHOWN = process.env.BRAG_VISIBLE ? { headless: false, slowMo: 300 } : {};
/** The longest wait for anything on the page, in milliseconds. It is much longer than any motion. */
const PATIENCE = 15_000;

/** The screens that every page must fit. */
export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };
export const EMBED = { width: 320, height: 480 };

/** The browsers that have started, one for each set of fonts. */
const browsers = new Map();
after(() => Promise.all([...browsers.values()].map(async (browser) => (await browser).close())));

/** The browser that finds this set of fonts alone. All tests of a process share it: each has contexts of its own. */
export function browserWith(fonts = USUAL) {
  if (!browsers.has(fonts)) {
    const env = { ...process.env, ...withFonts(fonts) };
    const starting = chromium.launch({ executablePath: required('CHROMIUM'), args: FLAGS, env, ...SHOWN });
    browsers.set(fonts, starting);
    // One that ends fails the test that runs, and the next one starts another.
    const forget = () => browsers.get(fonts) === starting && browsers.delete(fonts);
    starting.then((browser) => browser.on('disconnected', forget), forget);
  }
  return browsers.get(fonts);
}

/** Starts a browser of a test's own. */
export const launch = (options) => chromium.launch({ executablePath: required('CHROMIUM'), args: FLAGS, ...SHOWN, ...options });

/** Whether the presses of this file are spaced. */
let spacesPresses = false;

/** Ends a file of tests: one process may run several, and what a file asks for is for that file alone. */
export function endFile() {
  spacesPresses = false;
}

/**
 * For the tests of a file that play: their presses come faster than a person reads, and the page drops what comes so soon. On
 * the clock of events they are a second apart.
 */
export function spacePresses() {
  spacesPresses = true;
}

/**
 * A test with the page open. It fails after an error in the console, an uncaught error, or a request to another origin.
 *
 * `options` are Playwright's for a context (`viewport`, `colorScheme`, `reducedMotion`, …), and these: `path` follows
 * the page's address; `at` is another page to open instead; `origins` are other allowed origins; `prepare` is called
 * with the context before the page opens; `timeout`; `fonts` are the sets of fonts, with each of which the test runs.
 * `body` gets `{ page, table, context, problems }`. A test that provokes a problem removes it from the list `problems`.
 */
export function visit(name, body, { fonts, ...options } = {}) {
  const sets = chosen(fonts);
  for (const set of sets) visitWith(set, name, sets.length > 1 ? `${name} [${set}]` : name, body, options);
}

/** The same in a browser that has every set of fonts: the test looks at its page in each of them, by `inEach`. */
export const inAllFonts = (name, body, options) => visit(name, body, { ...options, fonts: [TOGETHER] });

/**
 * Looks at an open page in each set of fonts, or in these. `look` gets the name of the set. The page is in the first one
 * before and after.
 */
export async function inEach(page, look, sets = EVERY) {
  const all = chosen(sets);
  for (const set of all) {
    if (all.length > 1) await setIn(page, set);
    await look(set);
  }
  if (all.length > 1) await setIn(page, all[0]);
}

/** The sets of fonts that a screen is looked at in: every one where room is scarce. */
export const fontsAt = ({ width }) => (width <= PHONE.width ? EVERY : [USUAL]);

/** The same with each set of fonts, the page loaded anew: for tests of what happens while it comes or plays. */
export const inEveryFont = (name, body, options) => visit(name, body, { ...options, fonts: EVERY });

/** The same where room is scarce, and with the usual fonts on larger screens. */
export const inFonts = ({ width }) => (width <= PHONE.width ? inEveryFont : visit);

function visitWith(fonts, name, title, body, { path = '', at = URL_OF_PAGE + path, origins = [], prepare, timeout = 60_000, ...options }) {
  const calmly = spacesPresses;
  test(title, { timeout }, async () => {
    const browser = await browserWith(fonts);
    // A test that answers requests itself must see them, so the app's service worker is blocked.
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(PATIENCE);
    let pages = 0;
    context.on('page', (opened) => {
      opened.addInitScript(drawFrom, `${process.env.BRAG_CHANCE ?? ''}/${name}/${pages++}`);
      reloadOnceBack(opened);
    });
    await context.addInitScript((own) => { globalThis.OWN = own; }, OWN);
    if (calmly) await context.addInitScript(pressCalmly);
    if (process.env.BRAG_LATE) await context.addInitScript(comeLate, Number(process.env.BRAG_LATE));
    await drawAfterPresses(context);
    const page = await context.newPage();
    try {
      const problems = watch(context, origins);
      await prepare?.(context);
      await page.goto(at, { waitUntil: 'load' });
      // The app replaces the static first screen.
      await page.locator('#shell').waitFor({ state: 'detached' });
      await body({ page, table: new Table(page), context, problems });
      assert.deepEqual(problems, [], 'the page behaves');
    } catch (error) {
      // A page that the test has closed has no screenshot. The failure is reported anyway.
      await picture(page, `failed: ${title}`.replaceAll(/[^a-z0-9]+/gi, '-')).catch(() => {});
      throw error;
    } finally {
      await context.close();
    }
  });
}

/** Waits until nothing moves. */
export const isStill = (page) => page.waitForFunction(() => !document.getAnimations().some((one) => one.playState === 'running'));

/** Opens all folded parts of a sheet. */
export const unfold = (sheet) => sheet.locator('details').evaluateAll((parts) => parts.forEach((part) => { part.open = true; }));

/** Changes the language of an embedded page, as the page around it may. */
export async function speak(page, lang) {
  await page.evaluate((lang) => {
    document.documentElement.setAttribute('data-lang', lang);
    dispatchEvent(new Event('brag:language'));
  }, lang);
  await page.locator(`html[lang=${lang}]`).waitFor();
  // Other letters may ask for other fonts.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Asserts that axe finds no violation in the page. `where` names its state in the message. */
export async function isAccessible(page, where = 'the page') {
  await axeFindsNothing(page, where, {});
}

/** Asserts that every target is large enough to be hit, or stands alone. Axe looks at that only if it is told to. */
export async function hasTargets(page, where = 'the page') {
  await axeFindsNothing(page, where, { runOnly: { type: 'rule', values: ['target-size'] } });
}

/** Axe, without the names that only its authors read: each page that is checked reads it anew. */
const axe = () => readFile(join(PACKAGES, 'axe-core/axe.min.js'), 'utf8');

async function axeFindsNothing(page, where, options) {
  // Axe is evaluated and not added as a script, so that a strict content security policy can stay in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axe());
  // Passed checks are not listed.
  const { violations } = await page.evaluate((options) => globalThis.axe.run({ ...options, resultTypes: ['violations'] }), options);
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target})`));
  assert.deepEqual(found, [], `axe finds nothing wrong with ${where}`);
}

/** Presses something without an effect, and waits until the app is stored for offline use. */
export async function kept(page) {
  await page.mouse.click(5, 200);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/**
 * Cuts the line, and opens the page without it. The page is left before: what it was still fetching ahead ends with it, and
 * what is stored is all that was promised.
 */
export async function openWithoutLine(page, context) {
  const address = page.url();
  await page.goto('about:blank');
  await context.setOffline(true);
  await page.goto(address);
  await page.locator('#shell').waitFor({ state: 'detached' });
}

/**
 * Makes a page reload only when its history is as deep as its open sheets. A closed sheet leaves the history a moment
 * later, and a reload at that moment would cancel that.
 */
function reloadOnceBack(page) {
  const reload = page.reload.bind(page);
  page.reload = async (...how) => {
    await page.waitForFunction(() => !history.state || document.querySelector('dialog.sheet[open]'));
    return reload(...how);
  };
}

/** Saves a screenshot as `target/screens/<name>.png`. */
export async function picture(page, name) {
  await mkdir(SCREENS, { recursive: true });
  await page.screenshot({ path: join(SCREENS, `${name}.png`) });
}

/**
 * Runs in the page: seeds its random numbers with these words. A test is dealt the same cards in every run, so failures
 * repeat. Each load of a page and each frame in it gets other numbers. Its address counts without the ports of the
 * servers, which differ from run to run. `BRAG_CHANCE` sets another seed.
 */
export function drawFrom(words) {
  if (self === top) window.name = `${Number(window.name) + 1}`;
  let state = 0x811c9dc5;
  const address = location.search.replace(/[?&]origin=[^&]*/, '') + location.hash;
  for (const letter of `${words}/${window.name}/${self === top ? '' : address}`) {
    state = Math.imul(state ^ letter.codePointAt(0), 0x01000193);
  }
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), 1 | state);
    const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once;
    return (twice ^ (twice >>> 14)) & 255;
  };
  Crypto.prototype.getRandomValues = (into) => {
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).forEach((_, i, bytes) => { bytes[i] = draw(); });
    return into;
  };
}

/**
 * Runs in the page: delays every frame and timer by this many milliseconds, as on a busy machine. `BRAG_LATE` finds
 * tests that do not wait for what they expect.
 */
function comeLate(by) {
  const [timer, frame] = [self.setTimeout, self.requestAnimationFrame];
  self.setTimeout = (run, after = 0, ...rest) => timer(run, after + by, ...rest);
  self.requestAnimationFrame = (run) => timer(() => frame(run), by);
}

/** What the browser tells, without a reason, of a fetch whose frame was removed meanwhile. A fetch that fails has a reason. */
const CUT_OFF = /^Fetch API cannot load \S+\.\s*$/;

/** Collects the errors of all pages of a context. */
function watch(context, origins) {
  const problems = [];
  const own = [new URL(URL_OF_PAGE).origin, ...origins];
  context.on('console', (message) => {
    if (message.type() === 'error' && !CUT_OFF.test(message.text())) problems.push(`console: ${message.text()} ${message.location().url}`.trim());
  });
  context.on('weberror', (error) => problems.push(`thrown: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !own.includes(url.origin)) problems.push(`request to ${url.href}`);
  });
  return problems;
}

function required(variable) {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run these tests with \`cargo xtask test browser\`.`);
  return value;
}
