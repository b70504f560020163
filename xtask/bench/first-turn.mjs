// Measures how long a phone on a slow line takes from an address to one's first turn, beside a blank page. `cargo xtask bench page` runs it.

import { createRequire } from 'node:module';
import { Table } from '../../tests/browser/table.mjs';

const { chromium } = createRequire(new URL('../../tests/browser/package.json', import.meta.url))('playwright-core');
const PHONE = { width: 360, height: 640 };
/** A processor of a quarter of the speed, and the slow line of Lighthouse's phone: milliseconds, and bytes a second. */
const SLOWED = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
/** The loads of which the median is taken. */
const LOADS = 5;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--no-first-run', '--disable-background-networking'] });
const turn = (page) => new Table(page).anySign.first().waitFor();
/** A page on which somebody presses as soon as there is a button, and an embed that deals by itself. Motion takes no time. */
const FROM = {
  page: (page) => new Table(page).deals.click().then(() => turn(page)),
  'embed?embed&start&seats=2&speed=instant': turn,
};
try {
  for (const [address, isThere] of Object.entries(FROM)) {
    const [what] = address.split('?');
    const times = { ours: [], blank: [] };
    for (let loads = 0; loads < LOADS; loads++) {
      times.ours.push(await load(process.env.BRAG_URL + address.slice(what.length), isThere));
      times.blank.push(await load(process.env.BRAG_BLANK, (page) => page.getByText('Blank').waitFor()));
    }
    const [ours, blank] = [median(times.ours), median(times.blank)];
    console.log(`| from the address to one's first turn, on a slow line (${what}) | slowed ${SLOWED} × | ${ours} ms, a blank page ${blank} ms: ${(ours / blank).toFixed(1)} times |`);
  }
} finally {
  await browser.close();
}

/** Milliseconds from the address to what is waited for, in a browser that has stored nothing. */
async function load(url, isThere) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await isThere(page);
  const took = performance.now() - begun;
  await context.close();
  return took;
}

function median(times) {
  return Math.round(times.sort((one, other) => one - other)[times.length >> 1]);
}
