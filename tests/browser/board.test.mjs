// The board beside the table: the history of the sitting, which survives a reload and can be put away.

import assert from 'node:assert/strict';
import { DESKTOP, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { playToShow } from './showdown.mjs';
import { isKept } from './store.mjs';

spacePresses();

const FOUR = ['You', 'Nell', 'Bill', 'Charlie'].map((name) => ({ name, is: name === 'You' ? 'Person' : 'Careful bot', chips: 100 }));

/** The lines, each with the pictures of the cards in it. */
const lines = (page) => page.locator('.board li').evaluateAll((all) => all.map((line) => {
  const cards = [...line.querySelectorAll('use')].map((card) => card.getAttribute('href').split('#')[1]);
  return [line.innerText, ...cards].join(' ');
}));

async function reopen(page) {
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
}

visit('the board tells the deals before a reload too', async ({ page, table }) => {
  await table.newGame(FOUR);
  for (let deals = 0; deals < 3; deals++) {
    await table.playOut((stop) => table.plainly(stop));
    if (deals < 2) await table.deals.click();
  }
  const before = await lines(page);
  assert.equal(await page.locator('.board .deal').count(), 3, 'a heading for each deal');
  await isKept(page);
  await reopen(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.board .deal').nth(2).waitFor();
  assert.deepEqual(await lines(page), before);
  // The log in the menu is the same, and play goes on below it.
  const sheet = await table.openHouse('Log');
  const texts = await page.locator('.board li').allInnerTexts();
  assert.deepEqual(await sheet.locator('ol.log li').allInnerTexts(), texts);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await table.deals.click();
  await page.locator('.board .deal').nth(3).waitFor();
}, { viewport: DESKTOP });

/** A game of each family, which tells its events in words of its own. */
for (const game of ['Single stake', 'Nine cards', 'Stop the Bus', 'Classic Brag', 'Three Card Poker', 'Teen Patti']) {
  visit(`the board tells a deal of ${game} again after a reload`, async ({ page, table }) => {
    const sheet = await table.openNewGame(game);
    await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await playToShow(page, ({ isOver }) => isOver);
    const before = await lines(page);
    if (game === 'Nine cards') assert.match(before.join(), /shows .*( [2-9TJQKA][cdhs]){3}/, 'shown hands lie in their lines');
    await isKept(page);
    await reopen(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('.board .deal').first().waitFor();
    assert.deepEqual(await lines(page), before);
  }, { viewport: DESKTOP });
}

visit('in the middle of a deal the board tells it from its beginning after a reload', async ({ page, table }) => {
  await table.newGame(FOUR);
  await table.toTurn();
  await table.takeLook();
  const before = await lines(page);
  assert.ok(before.length > 1);
  await isKept(page);
  await reopen(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await table.settle();
  assert.deepEqual(await lines(page), before);
}, { viewport: DESKTOP });

visit('the board is put away before the first deal too, and stays away in the game', async ({ page, table }) => {
  const log = page.getByRole('button', { name: 'Log', exact: true });
  // What was agreed stands on the board until then. It comes with the sheets.
  await page.mouse.click(5, 300);
  await page.locator('.board .agreed li').first().waitFor();
  assert.equal(await log.getAttribute('aria-expanded'), 'true');
  await isAccessible(page, 'what was agreed');
  await picture(page, 'board-agreed');
  await log.click();
  await page.locator('.board .agreed').waitFor({ state: 'detached' });
  assert.equal(await log.getAttribute('aria-expanded'), 'false');
  await reopen(page);
  assert.equal(await log.getAttribute('aria-expanded'), 'false', 'it is remembered');
  await table.deal();
  assert.equal(await page.locator('.board li').count(), 0);
  await log.click();
  await page.locator('.board li').first().waitFor();
}, { viewport: DESKTOP });

visit('the board is put away, and stays away', async ({ page, table }) => {
  await table.newGame(FOUR);
  await table.toTurn();
  const log = page.getByRole('button', { name: 'Log', exact: true });
  const felt = async () => (await table.felt.boundingBox()).width;
  const beside = await felt();
  assert.equal(await log.getAttribute('aria-expanded'), 'true');
  await log.click();
  await page.locator('.board li').first().waitFor({ state: 'detached' });
  assert.equal(await log.getAttribute('aria-expanded'), 'false');
  assert.ok((await felt()) > beside + 150, 'the felt takes the room');
  await isAccessible(page, 'the table without its board');
  await picture(page, 'board-away');
  await reopen(page);
  assert.equal(await log.getAttribute('aria-expanded'), 'false', 'it is remembered');
  await page.getByRole('button', { name: 'Go on' }).click();
  await table.settle();
  await log.click();
  await page.locator('.board li').first().waitFor();
  assert.ok(Math.abs((await felt()) - beside) < 2);
  await isAccessible(page, 'the table with its board');
  await picture(page, 'board');
}, { viewport: DESKTOP });
