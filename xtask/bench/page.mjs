// Measures taps, frames and loads on a phone screen, at full speed and slowed. `cargo xtask bench page` serves the release build.

import { createRequire } from 'node:module';
import { pressCalmly } from '../../tests/browser/calm.mjs';
import { Table } from '../../tests/browser/table.mjs';
import { record } from './frames.mjs';

const { chromium } = createRequire(new URL('../../tests/browser/package.json', import.meta.url))('playwright-core');
const PHONE = { width: 360, height: 640 };
const SLOWED = 4;
/** The deals played for a row, and the loads of which the median is taken. */
const [DEALS, LOADS] = [8, 5];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--no-first-run', '--disable-background-networking'] });
try {
  for (const slowed of [1, SLOWED]) await measure(slowed);
} finally {
  await browser.close();
}

async function measure(slowed) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', hasTouch: true });
  await context.addInitScript(pressCalmly);
  const page = await context.newPage();
  // Without `force` the driver checks what lies under a tap, which makes the browser lay out the page. No finger does that.
  const locator = Object.getPrototypeOf(page.locator('body'));
  const { click } = locator;
  locator.click = function (options) { return click.call(this, { ...options, force: true }); };
  const table = new Table(page);
  await page.goto(process.env.BRAG_URL);
  await page.locator('#shell').waitFor({ state: 'detached' });
  // Quick, so that measuring takes less time. The motion is the same.
  await table.settings({ Speed: 'Quick', 'Bots take their time': false });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.evaluate(watch);
  const recorded = await record(browser);
  for (let deals = 0; deals < DEALS; deals++) await play(page, table, deals);
  const { taps, told } = await page.evaluate(() => globalThis.seen());
  row(slowed, 'a tap, to the end of its work', told.map(({ worked }) => worked), taps);
  row(slowed, 'a tap, to the frame that shows it', told.map(({ shown }) => shown), taps);
  for (const [phase, { moved, dropped }] of Object.entries(await recorded())) {
    line(slowed, `frames of the ${phase}`, `${dropped} of ${moved} dropped (${((100 * dropped) / moved).toFixed(1)} %)`);
  }
  locator.click = click;
  await load(context, page, slowed);
  await context.close();
}

/** Plays a deal. Every second hand is looked at. */
async function play(page, table, number) {
  await page.evaluate(() => globalThis.phase('deal'));
  await table.deal();
  await page.evaluate(() => globalThis.phase(''));
  if (number % 2 === 0 && (await table.may(table.look))) await table.takeLook();
  const stop = await table.playOut((now) => table.plainly(now));
  if (stop === 'sitting over') await table.deals.waitFor();
}

/** Measures the time without a network from the address to the first screen, and to the app in its place. */
async function load(context, page, slowed) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  const times = [];
  for (let loads = 0; loads < LOADS; loads++) {
    await page.reload({ waitUntil: 'commit' });
    const app = await (await page.waitForFunction(() => !!document.querySelector('main') && !document.getElementById('shell') && performance.now())).jsonValue();
    const screen = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    times.push({ screen, app });
  }
  const middle = (of) => Math.round(times.map(of).sort((one, other) => one - other)[LOADS >> 1]);
  line(slowed, 'second load, no network', `first screen ${middle(({ screen }) => screen)} ms, the app ${middle(({ app }) => app)} ms`);
}

/** Runs in the page: records every tap, and the beginning and end of each see. */
function watch() {
  const told = new Map();
  let taps = 0;
  addEventListener('pointerdown', () => { taps += 1; }, true);
  new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, startTime, processingEnd, duration }) => {
    if (!interactionId) return;
    const { worked, shown } = told.get(interactionId) ?? { worked: 0, shown: 0 };
    told.set(interactionId, { worked: Math.max(worked, processingEnd - startTime), shown: Math.max(shown, duration) });
  })).observe({ type: 'event', durationThreshold: 16 });
  let current = '';
  globalThis.phase = (begins) => {
    current = begins;
    performance.mark(`phase:${begins}`);
  };
  // A see can begin at any tap or bot's turn. Its hands are gathered in the next deal.
  new MutationObserver(() => {
    const sees = !!document.querySelector('.in-see');
    if (sees && current === '') globalThis.phase('see');
    if (!sees && current === 'see') globalThis.phase('');
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
  globalThis.seen = () => ({ taps, told: [...told.values()] });
}

/** The median, the 98th percentile and the maximum. Browsers report no taps that were shown within 16 ms; those count as 16 ms. */
function row(slowed, what, times, taps) {
  const sorted = times.sort((one, other) => one - other);
  const untold = Math.max(0, taps - sorted.length);
  const at = Math.ceil(taps * 0.98) - 1 - untold;
  const [most, worst] = [at < 0 ? 16 : sorted[at], sorted.at(-1) ?? 16];
  const half = sorted[Math.ceil(taps / 2) - 1 - untold] ?? 16;
  line(slowed, what, `half within ${Math.round(half)} ms, 98 of 100 within ${Math.round(most)} ms, the worst ${Math.round(worst)} ms, of ${taps}`);
}

function line(slowed, what, says) {
  const speed = slowed === 1 ? 'as it is' : `slowed ${slowed} ×`;
  console.log(`| ${what} | ${speed} | ${says} |`);
}
