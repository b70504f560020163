// What the page keeps on the device.

/** The key of the sitting that can be gone on with. */
export const SITTING = 'brag.sitting';

/** Waits until all that was done is kept: a frame after it is on the screen, and at first once what keeps it has come. */
export async function isKept(page) {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, SITTING);
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => setTimeout(() => setTimeout(done))); }));
}

/** All that is kept, as one text that can be compared. */
export async function allKept(page) {
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
}
