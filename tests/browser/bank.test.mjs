// The page as the bank for real cards: people with a pack of their own press what they do, and say who won.

import assert from 'node:assert/strict';
import { OWN, DESKTOP, EMBED, PHONE, hasTargets, isAccessible, picture, visit } from './harness.mjs';

const THREE = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cy' }];

/** Sits down with real cards. Seat 0 deals first, so that Bob begins. */
async function sitDown(table, { game, players = THREE, chips = 50, dealer = players[0].name } = {}) {
  const sheet = await table.openNewGame(game);
  await sheet.getByRole('switch', { name: /^With your own cards/ }).check();
  await table.seat(sheet, players.map((player) => ({ ...player, chips })));
  if (dealer) await sheet.getByRole('combobox', { name: 'First dealer' }).selectOption(dealer);
  await picture(table.page, `bank-new-game-${game ?? 'three-card'}`);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  table.names = players.map(({ name }) => name);
}

const line = (page) => page.locator('.controls .line').innerText();
const act = (table, name) => table.controls.getByRole('button', { name, exact: typeof name === 'string' });

/** Waits for a player's turn, and presses a button. One press is one act. */
async function does(page, table, who, name) {
  await page.waitForFunction((who) => document.querySelector('.controls .line')?.innerText.includes(`${who}’s turn`), who);
  await act(table, name).click();
}

async function chipsOf(table, name) {
  const seat = table.felt.locator('.seat').filter({ hasText: name });
  return Number(await seat.locator('.purse b').first().innerText());
}

visit('three-card Brag with real cards, by one press an act, with a kept blind hand', async ({ page, table }) => {
  await sitDown(table);
  // Nobody has a curtain to lift, and no card is on the page.
  assert.equal(await page.locator('.card').count(), 0);
  assert.equal(await table.curtain.count(), 0);
  await does(page, table, 'Bob', /^Look/);
  await does(page, table, 'Bob', /^Bet/);
  await does(page, table, 'Cy', /^Fold/);
  await does(page, table, 'Ann', /^Bet/);
  await picture(page, 'bank-turn');
  await isAccessible(page, 'a turn with real cards');
  // Bob folds to blind Ann: the pot stays, and she keeps her hand.
  await does(page, table, 'Bob', /^Fold/);
  await act(table, 'Next deal').waitFor();
  assert.match(await table.verdict.innerText(), /stays/);
  await act(table, 'Next deal').click();
  // Now Ann has an old hand and a new one.
  await does(page, table, 'Cy', /^Look/);
  await does(page, table, 'Cy', /^Bet/);
  await table.felt.getByRole('button', { name: /old/ }).waitFor();
  const prices = await table.felt.locator('.stake').boundingBox();
  for (const name of [/old/, /new/]) {
    const { y } = await table.felt.getByRole('button', { name }).boundingBox();
    assert.ok(y >= prices.y + prices.height, 'the names of the hands lie below the prices');
  }
  await picture(page, 'bank-two-hands');
  await table.felt.getByRole('button', { name: 'Look at old' }).or(table.felt.getByRole('button', { name: /Look.*old/i })).click();
  await act(table, /^Keep old/).click();
  await does(page, table, 'Ann', /^Bet/);
  await does(page, table, 'Bob', /^Fold/);
  const before = await chipsOf(table, 'Ann');
  await does(page, table, 'Cy', /^See/);
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Who won?'));
  await picture(page, 'bank-who-won');
  await isAccessible(page, 'the question who won');
  await hasTargets(page, 'the question who won');
  await act(table, 'Ann').click();
  await act(table, 'Next deal').waitFor();
  assert.ok((await chipsOf(table, 'Ann')) > before, 'one press pays the pot');
  await picture(page, 'bank-won');
  // Her hand was the better one, and the pot of two deals is hers.
  assert.match(await table.verdict.innerText(), /Ann/);

  // An undo says first what it takes back.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  assert.match(await line(page), /^Take back: Ann wins/);
  await picture(page, 'bank-undo');
  await act(table, 'Take back').click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Who won?'));
  assert.equal(await chipsOf(table, 'Ann'), before);
  await act(table, 'Equal').click();
  await act(table, 'Next deal').waitFor();
  assert.match(await table.verdict.innerText(), /Ann/, 'who pays to see loses equal hands');

  // It is saved, and goes on after a reload.
  const saved = await page.evaluate((own) => JSON.parse(localStorage.getItem(`${own}sitting`)).record, OWN);
  assert.equal(saved.cards, 'own');
  assert.ok(saved.actions.includes('1 won 0 2'), 'the dealer answers for all');
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await act(table, 'End the game').click();
  await table.felt.getByRole('heading', { name: 'Who pays whom' }).waitFor();
  const pays = await table.felt.locator('.pays').allInnerTexts();
  assert.equal(pays.length, 2, 'two have lost to one');
  assert.ok(pays.every((line) => /^(Bob|Cy) pays Ann \d+\.$/.test(line)), pays.join());
  await picture(page, 'bank-end');
  await isAccessible(page, 'who pays whom');
});

visit('a misdeal is dealt again, by keys', async ({ page, table }) => {
  await sitDown(table);
  await does(page, table, 'Bob', /^Look/);
  await does(page, table, 'Bob', /^Bet/);
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Cy’s turn'));
  await page.keyboard.press('z');
  await act(table, /^Misdeal/).waitFor();
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Bob’s turn'));
  assert.equal(await chipsOf(table, 'Bob'), 49, 'only the ante is paid');
  assert.ok(await table.may(table.look), 'nobody has looked');
});

visit('American Brag draws by number, and a show among three names one or several', async ({ page, table }) => {
  await sitDown(table, { game: 'American', dealer: null });
  for (const cards of ['Exchange 2', 'None', 'Exchange 1']) await act(table, cards).click();
  for (let passes = 0; passes < 3; passes++) await act(table, /^Pass/).click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Who won?'));
  await act(table, 'Equal').click();
  assert.ok(!(await table.may(act(table, 'Done'))), 'nobody is named yet');
  await act(table, 'Ann').click();
  await act(table, 'Bob').click();
  await picture(page, 'bank-several');
  await act(table, 'Done').click();
  await act(table, 'Next deal').waitFor();
});

for (const [name, viewport] of [['embed', EMBED], ['phone', PHONE], ['landscape', { width: 844, height: 390 }], ['tablet', { width: 768, height: 1024 }], ['desktop', DESKTOP]]) {
  visit(`eight people fit the screen, and the question who won: ${name}`, async ({ page, table }) => {
    const players = ['Ann', 'Bob', 'Cy', 'Dorothea-May', 'Eve', 'Fay', 'Gus', 'Hal'].map((name) => ({ name }));
    await sitDown(table, { game: 'American', players, dealer: null });
    await picture(page, `bank-draw-${name}`);
    for (let draws = 0; draws < 8; draws++) await act(table, 'None').click();
    for (let passes = 0; passes < 8; passes++) await act(table, /^Pass/).click();
    await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Who won?'));
    await picture(page, `bank-eight-${name}`);
    const outside = await page.evaluate(() => [...document.querySelectorAll('.acts.bank .act')].filter((button) => {
      const [own, all] = [button.getBoundingClientRect(), document.querySelector('.controls').getBoundingClientRect()];
      return own.bottom > all.bottom + 0.5 || own.right > all.right + 0.5 || own.top < all.top - 0.5 || own.height < 24;
    }).map((button) => button.innerText));
    assert.deepEqual(outside, [], 'every button lies in the controls');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  }, { viewport });
}

visit('a game that needs its cards on the page says so', async ({ table }) => {
  const sheet = await table.openNewGame('Nine cards');
  await sheet.getByText('This game can’t be played with your own cards').waitFor();
  assert.equal(await sheet.getByRole('switch', { name: /^With your own cards/ }).count(), 0);
});
