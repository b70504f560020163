// Names of up to ten letters are never cut where there is room beside them: in plates, at a see and in results.

import assert from 'node:assert/strict';
import { PHONE, inAllFonts, inEach, picture, spacePresses } from './harness.mjs';
import { playToShow } from './showdown.mjs';

spacePresses();

/** Ten letters each, among them wide ones. */
const NAMES = ['Wilhelmina', 'Bartholome', 'Alexandria', 'Montgomery', 'Clementine', 'Maximilian', 'Washington', 'Hermengild'];
const SCREENS = [[360, 640], [844, 390], [1280, 800]];

/** As many players with these names: the first is the person. */
const people = (many, chips = 100) => NAMES.slice(0, many).map((name, i) => ({ name, is: i === 0 ? 'Person' : 'Bragger bot', chips }));

/** Runs in the page: the visible names of seats that are cut. */
function cut() {
  const isSeen = (name) => {
    let opacity = 1;
    for (let at = name; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity > 0.15 && name.clientWidth > 1;
  };
  const names = [...document.querySelectorAll('.felt .name, .felt .head em, .standing th[scope="row"]')].filter(isSeen);
  return names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => `${name.textContent} (${name.clientWidth} of ${name.scrollWidth} px)`);
}

/** The cut names on each screen, in each set of fonts. */
async function cutOn(page, where) {
  const found = [];
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await inEach(page, async (set) => {
      for (const name of await page.evaluate(cut)) found.push(`${where}, ${width} × ${height}, ${set}: ${name}`);
    });
  }
  return found;
}

/** Each game with a number of players. */
const GAMES = [['Three cards', 4], ['Three cards', 8], ['Five cards', 5], ['Stop the Bus', 4], ['Classic Brag', 4], ['Nine cards', 4], ['Crash', 4], ['Three Card Poker', 3], ['Teen Patti', 5]];

for (const [game, many] of GAMES) {
  inAllFonts(`names of ten letters are whole: ${game} for ${many}`, async ({ page, table }) => {
    await page.setViewportSize(PHONE);
    const sheet = await table.openNewGame(game);
    // A game for points asks for no chips.
    const seated = people(many).map((one) => (game === 'Crash' ? { ...one, chips: undefined } : one));
    await table.seat(sheet, seated);
    await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await table.controls.getByRole('button', { disabled: false }).first().waitFor();
    const found = await cutOn(page, 'the deal');
    await page.setViewportSize(PHONE);
    await playToShow(page, ({ isOver }) => isOver);
    found.push(...await cutOn(page, 'the end'));
    await picture(page, `names-${game}-${many}`);
    assert.deepEqual(found, []);
  }, { viewport: PHONE, timeout: 120_000 });
}

inAllFonts('names of ten letters are whole at a see', async ({ page, table }) => {
  await table.newGame(people(4));
  await playToShow(page, ({ hands, isOver }) => isOver && hands > 1);
  assert.deepEqual(await cutOn(page, 'the see'), []);
}, { viewport: PHONE, timeout: 150_000 });

inAllFonts('in text twice as large plates lie apart, and the verdict is in view', async ({ page, table }) => {
  await table.newGame(people(4));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await playToShow(page, ({ hands, isOver }) => isOver && hands > 1);
  await inEach(page, async (set) => {
    const boxes = await table.felt.locator('.plate').evaluateAll((plates) => plates.filter((plate) => getComputedStyle(plate.parentElement).opacity > 0.15).map((plate) => plate.getBoundingClientRect().toJSON()));
    for (const [i, one] of boxes.entries()) {
      for (const two of boxes.slice(i + 1)) {
        const apart = one.right <= two.left + 1 || two.right <= one.left + 1 || one.bottom <= two.top + 1 || two.bottom <= one.top + 1;
        assert.ok(apart, `plates lie apart in ${set}: ${JSON.stringify([one, two])}`);
      }
    }
    const { y, height } = await table.verdict.boundingBox();
    assert.ok(y >= 0 && y + height <= PHONE.height, `the verdict is in view in ${set}`);
  });
  await picture(page, 'names-200');
}, { viewport: PHONE, timeout: 150_000 });
