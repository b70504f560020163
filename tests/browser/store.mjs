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

/** What makes the sheets and keeps the sitting, by its address. */
export const LATER = /-sheets\.wasm$/;

/** Lets what is fetched later wait; gives what lets it come. */
export async function holdLater(context) {
  let arrive;
  const wait = new Promise((done) => { arrive = done; });
  await context.route(LATER, async (route) => {
    await wait;
    await route.continue();
  });
  return arrive;
}

/** What is kept of the sitting, read. */
export async function keptSitting(page) {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key)), SITTING);
}

/** The results that are kept, by their keys. */
export async function keptResults(page) {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('brag.result.'))));
}
