// Dealer's choice: after one deal more than there are players, the next dealer names the game.

import assert from 'node:assert/strict';
import { isAccessible, spacePresses, visit } from './harness.mjs';
import { unfold } from './rules.mjs';

spacePresses();

const SHEET = { name: 'Name the game' };

async function sitDown(table, players) {
  const sheet = await table.openNewGame();
  await table.seat(sheet, players);
  await unfold(sheet, 'The dealer');
  await sheet.getByRole('switch', { name: 'Dealer’s choice' }).check();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  table.names = players.map(({ name }) => name);
}

/** Folds for the player in turn. */
async function foldOut(table) {
  await table.playOut(async (stop) => (stop === 'turn' ? table.fold.click() : table.plainly(stop)));
}

visit('people round one screen name the game in turn, and everyone is told', async ({ page, table }) => {
  await sitDown(table, [{ name: 'Ann', chips: 50 }, { name: 'Bob', chips: 50 }]);
  for (let deals = 1; deals <= 3; deals++) {
    await foldOut(table);
    await table.deals.click();
  }
  const sheet = page.getByRole('dialog', SHEET);
  await sheet.getByText(/^(Ann|Bob) deals, and chooses the game/).waitFor();
  const dealer = (await sheet.getByText(/ chooses the game/).innerText()).split(' ')[0];
  await sheet.getByRole('button', { name: 'Not yet' }).click();
  await sheet.waitFor({ state: 'detached' });
  await table.deals.click();
  await sheet.getByRole('radiogroup', { name: 'Cards each' }).getByRole('radio', { name: '4' }).check();
  await sheet.getByRole('combobox', { name: 'Wild' }).selectOption('All twos');
  await sheet.getByRole('switch', { name: 'Blind play' }).uncheck();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  // Nobody has looked, so there is nothing to hide. Without blind play one looks first.
  await table.look.waitFor();
  const happened = await table.openHouse('Log');
  await happened.getByText(`${dealer} chooses four cards, all twos wild, no blind play.`).waitFor();
  await happened.getByRole('tab', { name: 'Rules' }).click();
  await happened.getByRole('listitem').filter({ hasText: 'Wild: all twos.' }).waitFor();
  await happened.getByText('Nobody plays blind.').waitFor();
});

visit('another game of the family is refused and agreed to by the others, and single cards are made wild', async ({ page, table }) => {
  await sitDown(table, [{ name: 'Ann', chips: 90 }, { name: 'Bob', chips: 90 }]);
  for (let deals = 1; deals <= 3; deals++) {
    await foldOut(table);
    await table.deals.click();
  }
  const sheet = page.getByRole('dialog', SHEET);
  const game = (name) => sheet.getByRole('radio', { name: new RegExp(`^${name}`) });
  const dealIt = sheet.getByRole('button', { name: 'Deal', exact: true });
  const dealer = (await sheet.getByText(/ chooses the game/).innerText()).split(' ')[0];
  const other = dealer === 'Ann' ? 'Bob' : 'Ann';
  await game('Teen Patti').check();
  await dealIt.click();
  await sheet.getByText(`${other}, do you agree?`).waitFor();
  await isAccessible(page, 'the question');
  await sheet.getByRole('button', { name: 'Refuse', exact: true }).click();
  // The dealer names another. What was refused cannot be named again.
  await game('Teen Patti').waitFor();
  assert.ok(await game('Teen Patti').isDisabled(), 'it was refused');
  // Single cards can be wild in a game of Brag.
  await game('Brag').check();
  await unfold(sheet, 'Single cards');
  await sheet.getByRole('checkbox', { name: 'seven of hearts' }).check();
  await sheet.getByRole('checkbox', { name: 'ace of diamonds' }).check();
  await isAccessible(page, 'single wild cards');
  await dealIt.click();
  await sheet.waitFor({ state: 'detached' });
  await table.takeScreen();
  let house = await table.openHouse('Log');
  await house.getByText(`${other} turns it down.`).waitFor();
  await house.getByText('No majority for Teen Patti: the dealer chooses again.').waitFor();
  await house.getByText(new RegExp(`^${dealer} chooses three cards, .*(7♥.*A♦|A♦.*7♥).* wild, `)).waitFor();
  await house.getByRole('button', { name: 'Close' }).click();
  await house.waitFor({ state: 'detached' });
  // The next dealer names a game to which the other agrees.
  for (let deals = 1; deals <= 3; deals++) {
    await foldOut(table);
    await table.deals.click();
  }
  await game('American Brag').check();
  await dealIt.click();
  await sheet.getByRole('button', { name: 'Agree', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText(/American/).first().waitFor();
  await page.getByRole('dialog', { name: /^Pass to / }).getByRole('button', { name: /^I am / }).click();
  house = await table.openHouse('Log');
  await house.getByText(/^(Ann|Bob) agrees to it\.$/).waitFor();
  await house.getByText(/^(Ann|Bob) chooses American Brag\.$/).waitFor();
}, { timeout: 120_000 });

visit('a bot names the game to its taste, and it is said', async ({ page, table }) => {
  await sitDown(table, [{ name: 'You', chips: 90 }, { name: 'Bill', is: 'Straight bot', chips: 90 }]);
  const sheet = page.getByRole('dialog', SHEET);
  const lines = [];
  for (let deals = 1; deals <= 12 && !lines.some((line) => /^Bill chooses /.test(line)); deals++) {
    await foldOut(table);
    await table.deals.click();
    const acts = table.controls.getByRole('button', { disabled: false });
    await sheet.or(acts).first().waitFor();
    if (await sheet.isVisible()) {
      // The player names a game himself, or answers to the one that Bill has named.
      await sheet.getByRole('button', { name: /^(Deal|Agree)$/ }).click();
    }
    // Bill may choose a game with other actions than folding.
    await acts.first().waitFor();
    const house = await table.openHouse('Log');
    lines.push(...(await house.getByRole('listitem').allInnerTexts()));
    await house.getByRole('button', { name: 'Close' }).click();
    await house.waitFor({ state: 'detached' });
  }
  const named = /^Bill chooses ((three|four) cards, nothing wild, blind play|(Seven|Nine)-card Brag|Teen Patti|Classic three-stake Brag|Single-stake Brag|American Brag|Post and Pair|3 Card Brag Poker)\.$/;
  assert.ok(lines.some((line) => named.test(line)), lines.join(' '));
});

visit('bots go through four games and more, each dealt and played to its end', async ({ page, table }) => {
  await sitDown(table, ['Ann', 'Bill', 'Cid'].map((name) => ({ name, is: 'Straight bot', chips: 400 })));
  // Records every sentence on the page about a chosen game. Deals follow each other without waiting, so it might be gone before
  // it is read.
  await page.evaluate(() => {
    window.named = new Set();
    const read = () => {
      for (const [, game] of document.body.textContent.matchAll(/(?:Ann|Bill|Cid) chooses ([^.]+)\./g)) window.named.add(game);
      [...document.querySelectorAll('.acts button')].find((act) => act.textContent === 'Next deal')?.click();
    };
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const enough = () => window.named.size >= 4 && [...window.named].some((game) => /^[A-Z3]/.test(game));
  await page.waitForFunction(enough, null, { timeout: 150_000 });
}, { timeout: 180_000 });
