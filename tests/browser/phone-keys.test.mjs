// The key of a seat: no code that was shown once gives it again, and none stays on a screen that was left.

import assert from 'node:assert/strict';
import { OWN, drawFrom, spacePresses } from './harness.mjs';
import { PAGE, atTable } from './phones.mjs';

spacePresses();

const TWO = [{ name: 'Ann', chips: 60 }, { name: 'Bob', chips: 60 }];

/** The number and the key in the address of a join code (docs/phones.md). */
function keyOf(address) {
  const bytes = Buffer.from(address.split('#phone=')[1], 'base64url');
  return { number: bytes[6], key: bytes.subarray(7, 39).toString('hex') };
}

/** Another tab goes on with the game, which this one loses by that. Returns the other's page. */
async function goOnInAnotherTab({ page, context }) {
  const before = await page.evaluate((own) => localStorage.getItem(`${own}owner`), OWN);
  const other = await context.newPage();
  // Tabs tell each other by chance.
  await other.addInitScript(drawFrom, 'another tab');
  await other.goto(PAGE.href);
  await other.getByRole('button', { name: 'Go on' }).click();
  await page.waitForFunction(([own, before]) => localStorage.getItem(`${own}owner`) !== before, [OWN, before]);
  return other;
}

atTable('a table that is set anew before its first deal gives no key again', async (sitting) => {
  const { page, table } = sitting;
  const joins = page.getByRole('dialog', { name: 'Phones' });
  const found = [];
  for (let times = 0; times < 2; times++) {
    const sheet = await sitting.newGame();
    await table.seat(sheet, TWO.map((player) => ({ is: 'Own phone', ...player })));
    await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
    await joins.getByText(/^Ann: /).waitFor();
    for (let codes = 0; codes < 2; codes++) found.push(keyOf(await sitting.joinCode()));
    await page.keyboard.press('Escape');
    await joins.waitFor({ state: 'detached' });
  }
  const keys = new Set(found.map(({ key }) => key));
  assert.equal(keys.size, found.length, 'each key is another');
  assert.deepEqual(found.map(({ number }) => number), [2, 3, 5, 6], 'no number is given again');
});

atTable('a tab that plays no longer shows no code, and none stays on a screen that was left', async (sitting) => {
  const { page } = sitting;
  await sitting.sit(TWO);
  await sitting.turn();
  const joins = page.getByRole('dialog', { name: 'Phones' });
  const code = joins.locator('svg.qr');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Phones' }).click();
  await joins.getByRole('button', { name: 'Hold to show the code' }).focus();
  await page.keyboard.press('Enter');
  await code.waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await code.waitFor({ state: 'detached' });
  await page.evaluate(() => { delete document.hidden; });
  await goOnInAnotherTab(sitting);
  await joins.getByRole('button', { name: 'Hold to show the code' }).focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await code.count(), 0, 'this tab plays no longer');
});

atTable('a game that another tab has played on and ended does not go on in this one, even if its result is gone', async (sitting) => {
  const { page } = sitting;
  await sitting.sit(TWO);
  await sitting.turn();
  const other = await goOnInAnotherTab(sitting);
  // What ending and deleting the result leaves.
  await other.evaluate((own) => localStorage.removeItem(`${own}sitting`), OWN);
  await other.close();
  await page.getByRole('button', { name: 'Play here' }).click();
  await page.getByText(/^This game has already ended/).first().waitFor();
  assert.equal(await page.locator('.felt .card.at-seat').count(), 0, 'nothing of it is on the table');
});

atTable('whoever holds a key down shows one code', async (sitting) => {
  const { page } = sitting;
  await sitting.sit(TWO);
  await sitting.turn();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Phones' }).click();
  const joins = page.getByRole('dialog', { name: 'Phones' });
  const show = joins.getByRole('button', { name: /the code$/ });
  await show.focus();
  const shown = () => joins.locator('.note').last().innerText();
  const first = await shown();
  // As a browser tells of a key that is held down: clicks without a pointer, in a row.
  await page.evaluate(() => { self.betweenPresses = 30; });
  await show.evaluate((button) => { for (let times = 0; times < 40; times++) button.click(); });
  await joins.locator('svg.qr').waitFor();
  assert.notEqual(await shown(), first);
  assert.match(await shown(), /2/, 'one more code than before');
});
