// Text at twice its size, a page at 400 %, and forced colours: everything can be read and reached.

import assert from 'node:assert/strict';
import { PHONE, inAllFonts, inEach, isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

/** The viewport of a 1280×800 screen at 400 %. */
const QUARTER = { width: 320, height: 200 };

/** Doubles the size of text, as a browser setting would. */
async function enlarge(page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // The table's width in letters is measured again.
  await page.setViewportSize({ ...PHONE, width: PHONE.width + 1 });
  await page.setViewportSize(PHONE);
}

async function playOneDeal(page, table, name) {
  await table.deal();
  if (await table.may(table.look)) await table.takeLook();
  await reachesAll(page, 'a turn');
  await picture(page, `${name}-turn`);
  await table.playOut((now) => table.plainly(now));
  await reachesAll(page, 'the end of a deal');
}

/** Asserts in each set of fonts that every control can be scrolled to, is within the width of the screen, and is not covered. */
async function reachesAll(page, where, within = page) {
  await inEach(page, async (set) => {
    assert.deepEqual(await within.getByRole('button').evaluateAll(outOfReach), [], `${where}, ${set}`);
    assert.equal(await page.evaluate(() => document.scrollingElement.scrollWidth > innerWidth), false, `${where}, ${set}`);
  });
}

/** Runs in the page: what is wrong with the place of each button. */
function outOfReach(buttons) {
  return buttons.flatMap((button) => {
    const name = button.getAttribute('aria-label') ?? button.textContent;
    const isOff = button.disabled || button.ariaDisabled === 'true';
    // Somewhere on the screen it lies free: what stays may cover its edge.
    const isHit = ['nearest', 'center', 'start', 'end'].some((block) => {
      button.scrollIntoView({ block, behavior: 'instant' });
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    const { left, right } = button.getBoundingClientRect();
    const wrong = left < 0 || right > innerWidth ? [`“${name}” lies at ${left}–${right}`] : [];
    return isOff || isHit ? wrong : [...wrong, `“${name}” is covered`];
  });
}

async function platesLieApart(table) {
  const boxes = await Promise.all(table.names.map((name) => table.felt.locator('.plate', { hasText: name }).boundingBox()));
  const { width } = table.page.viewportSize();
  boxes.forEach((one, i) => {
    assert.ok(one.x >= 0 && one.x + one.width <= width, `${table.names[i]} is on the screen`);
    boxes.slice(i + 1).forEach((two) => {
      const apart = one.x + one.width <= two.x || two.x + two.width <= one.x || one.y + one.height <= two.y || two.y + two.height <= one.y;
      assert.ok(apart, `${table.names[i]} is covered`);
    });
  });
}

inAllFonts('with text twice as large a deal is played', async ({ page, table }) => {
  await enlarge(page);
  await reachesAll(page, 'the first screen');
  await inEach(page, () => platesLieApart(table));
  await picture(page, 'text-200');
  await playOneDeal(page, table, 'text-200');
  const sheet = await table.openHouse('Settings');
  await reachesAll(page, 'the settings', sheet);
  for (const choice of await sheet.getByRole('radio').all()) await choice.scrollIntoViewIfNeeded();
  await isAccessible(page, 'the settings in large text');
}, { viewport: PHONE, timeout: 120_000 });

inAllFonts('a page magnified four times is played by scrolling', async ({ page, table }) => {
  await reachesAll(page, 'the first screen');
  await inEach(page, () => platesLieApart(table));
  await playOneDeal(page, table, 'zoom-400');
  for (const tab of ['Settings', 'Rules', 'Odds', 'Log', 'Records']) {
    const sheet = await table.openHouse(tab);
    const last = sheet.getByRole('tabpanel').locator(':scope > *').last();
    await last.scrollIntoViewIfNeeded();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  }
  const sheet = await table.openNewGame();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
}, { viewport: QUARTER, timeout: 180_000 });

visit('in forced colours cards, buttons, choices and the focus can be told', async ({ page, table }) => {
  await table.deal();
  if (await table.may(table.look)) await table.takeLook();
  await picture(page, 'forced-turn');
  const edge = (button) => button.evaluate((own) => getComputedStyle(own).borderTopWidth);
  assert.notEqual(await edge(table.fold), '0px');
  await page.keyboard.press('Tab');
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'none');
  const sheet = await table.openHouse('Settings');
  await picture(page, 'forced-settings');
  const ground = (of) => of.evaluate((own) => getComputedStyle(own).backgroundColor);
  const chosen = sheet.locator('.segs label', { has: page.locator(':checked') }).first();
  const other = sheet.locator('.segs label:not(:has(:checked))').first();
  assert.notEqual(await ground(chosen), await ground(other));
  assert.notEqual(await ground(sheet.getByRole('tab', { name: 'Settings' })), await ground(sheet.getByRole('tab', { name: 'Rules' })));
}, { forcedColors: 'active' });
