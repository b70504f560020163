// The bottom card, the cut for the first dealer, and buying in.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { CARD_NAME } from './cards.mjs';
import { byRules } from './rules.mjs';

spacePresses();

const FOUR = ['Me', 'Nell', 'Bill', 'Charlie'].map((name, i) => ({ name, is: i ? 'Careful bot' : 'Person', chips: 30 }));

visit('the bottom card lies face up, and a folded hand covers it with another', async ({ table }) => {
  await table.newGame([{ name: 'Ann', chips: 40 }, { name: 'Bob', chips: 40 }, { name: 'Cat', chips: 40 }]);
  const bottom = table.felt.getByRole('img', { name: /^bottom card: / });
  const first = await bottom.getAttribute('aria-label');
  assert.match(first, CARD_NAME);
  await table.takeScreen();
  await table.fold.click();
  await table.settle();
  assert.notEqual(await bottom.getAttribute('aria-label'), first);
}, { path: byRules({ stock_face_up: true }) });

visit('the high card is dealt to each seat and finds the dealer', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  await table.seat(sheet, FOUR);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  const high = table.felt.getByText(/^(You have|\w+ has) the high card\.$/);
  await high.waitFor();
  const [name] = (await high.innerText()).split(' ');
  const dealt = await table.felt.locator('.card[aria-label*=" of "]').count();
  assert.ok(dealt >= 4, `a card lies at each seat: ${dealt}`);
  await page.keyboard.press('Escape');
  await table.felt.getByRole('img', { name: name === 'You' ? 'You deal' : `${name} deals` }).waitFor();
}, { path: byRules({ first_dealer: 'high_card' }) });

visit('a person buys in between deals, by keys and by thumb', async ({ page, table }) => {
  table.names = FOUR.map(({ name }) => name);
  await table.newGame(FOUR);
  await table.playOut(async (stop) => ((await table.may(table.fold)) ? table.fold.click() : table.plainly(stop)));
  const before = (await table.seats()).Me.chips;
  const buy = page.getByRole('button', { name: 'Buy in', exact: true });
  await buy.focus();
  await page.keyboard.press('Enter');
  const act = table.controls.getByRole('button', { name: /^Buy in for \d+/ });
  await act.waitFor();
  await table.controls.getByRole('button', { name: 'Not now' }).click();
  assert.equal(await act.count(), 0);
  await buy.click();
  await table.amount.fill('25');
  await table.controls.getByRole('button', { name: /^Buy in for 25/ }).click();
  assert.equal((await table.seats()).Me.chips, before + 25);
  await table.deal();
  assert.equal(await table.chips(), 4 * 30 + 25, 'no chip is lost');
});

visit('where all must agree, one refusal is enough, and chips come once each of the others agrees', async ({ page, table }) => {
  await table.newGame([{ name: 'Ann', chips: 40 }, { name: 'Bob', chips: 40 }, { name: 'Cat', chips: 40 }]);
  await table.playOut(async (stop) => ((await table.may(table.fold)) ? table.fold.click() : table.plainly(stop)));
  const vote = page.getByRole('dialog', { name: 'A vote' });
  const chips = async () => Object.values(await table.seats()).map((seat) => seat.chips);
  /** Asks for chips and lets the two others answer. Returns who was asked. */
  const ask = async (...answers) => {
    await page.getByRole('button', { name: 'Buy in', exact: true }).click();
    await table.controls.getByRole('button', { name: /^Buy in for \d+/ }).click();
    const asked = [];
    for (const answer of answers) {
      const whom = vote.getByText(/do you agree\?$/);
      await page.waitForFunction((before) => !before.includes(document.querySelector('#whose-call')?.innerText), asked);
      asked.push(await whom.innerText());
      await vote.getByRole('button', { name: answer, exact: true }).click();
    }
    await page.locator('dialog.sheet').waitFor({ state: 'detached' });
    return asked;
  };
  const before = await chips();
  assert.equal(new Set(await ask('Agree', 'Refuse')).size, 2, 'each of the others is asked');
  assert.deepEqual(await chips(), before, 'one has refused');
  await ask('Agree', 'Agree');
  const [sum, now] = [before, await chips()].map((all) => all.reduce((one, other) => one + other));
  assert.ok(now > sum, `${now} and not ${sum}`);
  await table.deal();
}, { path: byRules({ table_stakes: 'agreed' }) });
