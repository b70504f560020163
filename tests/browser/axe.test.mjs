// Axe finds no violation: light, dark and with high contrast.

import assert from 'node:assert/strict';
import { isAccessible, spacePresses, visit } from './harness.mjs';
import { unfold } from './rules.mjs';

spacePresses();

/** Every color scheme and contrast, from the device and from the setting. */
const LIGHTS = [['light'], ['dark'], ['light', 'High contrast']];

/** Waits until no sheet is open and the browser's history has followed. */
async function isBack(page) {
  await page.waitForFunction(() => !document.querySelector('dialog.sheet') && !history.state);
}

for (const [colorScheme, light] of LIGHTS) {
  visit(`everyone can read and use what is kept, a replay and the keys (${light ?? colorScheme})`, async ({ page, table }) => {
    if (light) await table.settings({ Light: light });
    await table.deal();
    await table.fold.click();
    await table.settle();
    let sheet = await table.openNewGame();
    await isAccessible(page, 'New game, when a sitting ends for it');
    await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
    await table.settle();
    sheet = await table.openHouse('Records');
    await sheet.getByRole('button', { name: /^Open the game/ }).click();
    await sheet.getByRole('button', { name: /^Replay/ }).first().waitFor();
    await isAccessible(page, 'the records');
    await sheet.getByRole('button', { name: /^Replay/ }).first().click();
    const leave = page.getByRole('button', { name: 'Leave' });
    await leave.waitFor();
    await isAccessible(page, 'a replay');
    await leave.click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await isBack(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('fold', { exact: true }).waitFor();
    await isAccessible(page, 'the keys');
    await page.keyboard.press('Escape');
    await isBack(page);
    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    await isAccessible(page, 'a sitting that waits');
  }, { colorScheme });
}

visit('everyone can read and use the sheets in high contrast', async ({ page, table }) => {
  await table.settings({ Light: 'High contrast' });
  const sheet = await table.openNewGame();
  await isAccessible(page, 'New game');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  for (const tab of ['Settings', 'Rules', 'Odds', 'Log', 'Records']) {
    const house = await table.openHouse(tab);
    await isAccessible(page, tab);
    await house.getByRole('button', { name: 'Close' }).click();
    await house.waitFor({ state: 'detached' });
  }
});

/** Asserts it in the light and in the dark. */
async function inBothLights(page, where) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await isAccessible(page, `${where} (${colorScheme})`);
  }
}

visit('everyone can read and use every state of the table', async ({ page, table }) => {
  await inBothLights(page, 'the first screen');
  await table.deal();
  await inBothLights(page, 'a blind turn');
  await table.takeLook();
  await inBothLights(page, 'an open turn');
  const stop = await table.playOut((now) => table.plainly(now));
  await inBothLights(page, `the stop “${stop}”`);
}, { timeout: 120_000 });

visit('everyone can read and use the curtain and two hands', async ({ page, table }) => {
  await table.newGame([{ name: 'Ann', chips: 9 }, { name: 'Bob', chips: 9 }]);
  const keeper = await table.takeScreen();
  await table.bet.click();
  await table.takeScreen();
  await table.takeLook();
  await inBothLights(page, 'a hand to peek at');
  await table.bet.click();
  await table.takeScreen();
  await table.bet.click();
  assert.equal(await table.settle(), 'curtain');
  await inBothLights(page, 'the curtain');
  await table.lift.click();
  await table.fold.click();
  await table.settle();
  await inBothLights(page, 'a carried pot');
  await table.deal();
  while ((await table.takeScreen()) !== keeper) await table.bet.click();
  await inBothLights(page, 'two blind hands');
  await table.packet('Look at', 'old').click();
  await table.settle();
  await inBothLights(page, 'a hand to keep or throw');
}, { timeout: 120_000 });

visit('everyone can read and use the end of a sitting', async ({ page, table }) => {
  await table.newGame([{ name: 'You', chips: 2 }, { name: 'Bill', is: 'Bragger bot', chips: 2 }], { Ante: 2 });
  let stop = await table.settle();
  for (let deals = 0; stop !== 'sitting over' && deals < 20; deals++) {
    stop = await table.playOut((now) => table.plainly(now));
    if (stop === 'deal over') await table.deals.click();
  }
  await inBothLights(page, 'the end of a sitting');
}, { timeout: 120_000 });

visit('everyone can read and use the sheets', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  await inBothLights(page, 'New game');
  for (const group of ['Wild cards', 'Betting limits', 'Blind play', 'The see']) await unfold(sheet, group);
  await sheet.getByRole('textbox', { name: 'Chips of Bill' }).fill('0');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await inBothLights(page, 'New game with an error');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await table.deal();
  await table.fold.click();
  for (const tab of ['Settings', 'Rules', 'Odds', 'Log', 'Records']) {
    const house = await table.openHouse(tab);
    await inBothLights(page, tab);
    await house.getByRole('button', { name: 'Close' }).click();
    await house.waitFor({ state: 'detached' });
  }
}, { timeout: 120_000 });

visit('everyone can read and use the page in high contrast', async ({ page, table }) => {
  await table.settings({ Light: 'High contrast' });
  await isAccessible(page, 'the first screen');
  await table.deal();
  await table.takeLook();
  await isAccessible(page, 'a turn');
  await table.fold.click();
  await table.settle();
  await isAccessible(page, 'the end of a deal');
  await table.openHouse('Settings');
  await isAccessible(page, 'the settings');
});
