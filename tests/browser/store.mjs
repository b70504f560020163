// What the page stores on the device.

import { OWN } from './harness.mjs';

/** The key of the sitting that can be resumed. */
export const SITTING = `${OWN}sitting`;

/** Waits until all actions are stored: a frame after they are shown, and at first when the autosave has been fetched. */
export async function isKept(page) {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, SITTING);
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => setTimeout(() => setTimeout(done))); }));
}

/** Everything stored, as one text for comparison. */
export async function allKept(page) {
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
}

/** Matches the addresses of the programs that make the sheets and store the sitting. */
export const LATER = /-(games|sheets)\.wasm$/;

/** Matches those of them that are not needed to store the sitting. */
export const SHEETS = /-sheets\.wasm$/;

/** Holds back later programs. Returns the function that releases them. */
export async function holdLater(context) {
  let arrive;
  const wait = new Promise((done) => { arrive = done; });
  await context.route(LATER, async (route) => {
    await wait;
    await route.continue();
  });
  return arrive;
}

/** The stored sitting, parsed. */
export async function keptSitting(page) {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key)), SITTING);
}

/** The stored results, by key. */
export async function keptResults(page) {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(`${OWN}result.`))));
}

/** A saved sitting as it is stored after it came from a file. */
export const came = (sitting) => sitting.replace('"dealt":', '"came":true,"dealt":');
