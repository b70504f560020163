// What the page asks on a sheet has room for its words on every screen: whichever question it is, nothing is cut, squeezed or
// beside the screen. The buttons at the table are measured in `buttons.test.mjs`.

import assert from 'node:assert/strict';
import { EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { squeezed, wrongs } from './fits.mjs';
import { unfold } from './rules.mjs';

spacePresses();

const SCREENS = [EMBED, PHONE, { width: 390, height: 664 }, { width: 844, height: 340 }, { width: 1366, height: 657 }, { width: 1920, height: 950 }];

/** Looks at the question that is asked now, on every screen. */
async function hasRoom(page, name) {
  const found = [];
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    const where = `${name}, ${viewport.width} × ${viewport.height}`;
    for (const wrong of await page.evaluate(wrongs)) found.push(`${where}: ${wrong}`);
    for (const wrong of await page.evaluate(squeezed)) found.push(`${where}: ${wrong}`);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${where}: it scrolls sideways`);
    await picture(page, `question-${name}-${viewport.width}`);
  }
  await page.setViewportSize(PHONE);
  assert.deepEqual(found, []);
  await isAccessible(page, name);
}

/** Sits down with real cards, where a deal takes two presses. */
async function sitDown(page, table, chips = 50, prepare = async () => {}) {
  const sheet = page.getByRole('dialog', { name: 'New game' });
  if (!(await sheet.isVisible())) await table.openNewGame();
  await sheet.getByRole('switch', { name: /^With your own cards/ }).check();
  await table.seat(sheet, ['Ann', 'Bob', 'Cy'].map((name) => ({ name, chips })));
  await prepare(sheet);
  await hasRoom(page, 'new-game');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

const act = (table, name) => table.controls.getByRole('button', { name, exact: typeof name === 'string' });

/** Two fold, and the deal is over. */
async function foldOut(page, table) {
  for (let folds = 0; folds < 2; folds++) {
    const before = await page.locator('.controls .line').innerText();
    await act(table, /^Look/).click();
    await act(table, /^Fold/).click();
    await page.waitForFunction((before) => document.querySelector('.controls .line')?.innerText !== before, before);
  }
  await act(table, 'Next deal').waitFor();
}

visit('the dealer names the game, and the others agree', async ({ page, table }) => {
  await sitDown(page, table);
  const sheet = page.getByRole('dialog', { name: 'Name the game' });
  for (let deals = 0; deals < 5 && !(await sheet.isVisible()); deals++) {
    await foldOut(page, table);
    await act(table, 'Next deal').click();
    await sheet.or(act(table, /^Look/)).first().waitFor();
  }
  await hasRoom(page, 'name-the-game');
  await unfold(sheet, 'Single cards');
  await hasRoom(page, 'name-the-game-single-cards');
  await sheet.getByRole('radio', { name: /^American/ }).check();
  await hasRoom(page, 'name-another-game');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.getByText('do you agree?').waitFor();
  await hasRoom(page, 'agree-to-a-game');
}, { path: '#rules=v1.dealers_choice-yes', timeout: 180_000 });

visit('the others vote on chips that somebody would buy', async ({ page, table }) => {
  await sitDown(page, table);
  await foldOut(page, table);
  await act(table, 'Players').click();
  const players = page.getByRole('dialog', { name: 'Players' });
  await hasRoom(page, 'players');
  await players.getByRole('button', { name: 'Buy in' }).first().click();
  await players.waitFor({ state: 'detached' });
  await hasRoom(page, 'buy-in');
  await act(table, /^Buy in for/).click();
  await page.getByText('do you agree?').waitFor();
  await hasRoom(page, 'agree-to-chips');
}, { path: '#rules=v1.table_stakes-agreed', timeout: 180_000 });

visit('the end of a game with real cards', async ({ page, table }) => {
  await sitDown(page, table);
  // Bob wins blind: the pot stays, and the sums have columns of their own.
  await act(table, /^Bet/).click();
  for (let folds = 0; folds < 2; folds++) await act(table, /^Fold/).click();
  await act(table, 'End the game').click();
  await page.getByRole('heading', { name: 'Who pays whom' }).waitFor();
  await hasRoom(page, 'end');
}, { timeout: 180_000 });

visit('a link with rules asks before it ends a game', async ({ page, table }) => {
  await table.deal();
  await page.evaluate(() => { location.hash = '#rules=v1.ante-9.dealers_choice-yes'; });
  await page.getByRole('dialog', { name: 'New game' }).getByText('The current game will end.').waitFor();
  await hasRoom(page, 'rules-by-link');
}, { timeout: 180_000 });
