// Hints: off by default, computed from what the player sees, and counted. Also the sheet *What beats what*.

import assert from 'node:assert/strict';
import { EMBED, isAccessible, visit } from './harness.mjs';
import { RecordsSheet } from './records-sheet.mjs';
import { kind } from './cards.mjs';

const hint = (table) => table.felt.getByRole('button', { name: 'Hint', exact: true });
const told = (table) => table.felt.locator('.hints p');

visit('a hint is asked for, read, and counted, also after the page was loaded anew', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await table.deals.click();
  assert.equal(await table.settle(), 'turn');
  assert.equal(await hint(table).count(), 0, 'they are off at first');
  await table.settings({ Hints: true });
  await hint(table).click();
  assert.match(await told(table).innerText(), /^An unseen hand is the best of \d in \d+% of deals; a straightforward player would /);
  await isAccessible(page, 'the table with a hint');

  await table.takeLook();
  await told(table).waitFor({ state: 'detached' });
  const cards = await table.up();
  await hint(table).click();
  const says = await told(table).innerText();
  assert.ok(says.startsWith(`Your hand (${kind(cards)}) is the best of `), says);
  assert.match(says, /; a straightforward player would (bet|fold|see|look)/);
  await told(table).click();
  await told(table).waitFor({ state: 'detached' });

  await page.reload();
  await table.controls.getByRole('button', { name: 'Go on' }).click();
  await table.settle();
  await hint(table).click();
  await told(table).waitFor();
  await table.fold.click();
  await table.playOut((now) => table.plainly(now));
  const past = new RecordsSheet(page, table);
  await past.endSitting(await past.open());
  await table.newGame([{ name: 'You' }, { name: 'Bill', is: 'Straight bot' }]);
  const sheet = await past.open();
  await sheet.getByText(/Hints taken: 3\./).waitFor();
});

visit('on a shared screen only a player who looks at his cards gets a hint', async ({ table }) => {
  await table.settings({ Hints: true });
  await table.newGame([{ name: 'Ann' }, { name: 'Bob' }]);
  await table.lift.click();
  await table.settle();
  assert.equal(await hint(table).count(), 0);
});

for (const [where, viewport] of [['phone', undefined], ['320', EMBED]]) {
  visit(`what beats what is one tap away in a turn, and one tap ends it (${where})`, async ({ page, table }) => {
    await table.deals.click();
    assert.equal(await table.settle(), 'turn');
    const ask = page.getByRole('button', { name: 'What beats what' });
    const sheet = page.getByRole('dialog', { name: 'What beats what' });
    await ask.click();
    assert.equal(await sheet.getByRole('listitem').count(), 6);
    assert.equal(await sheet.getByText('Your hand').count(), 0, 'of an unseen hand nothing is said');
    await sheet.getByText('Flush', { exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await table.takeLook();
    const cards = await table.up();
    await ask.click();
    const own = await sheet.locator('[aria-current]').innerText();
    const name = kind(cards).split(/,| of/)[0].replace(/.* high$/, 'high card');
    assert.ok(own.toLowerCase().startsWith(name), `${own} is ${name}`);
    await isAccessible(page, 'what beats what');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await table.fold.click();
  }, viewport ? { viewport } : {});
}

visit('how to play is on the first screen', async ({ page, table }) => {
  await table.controls.getByRole('button', { name: 'How to play' }).click();
  const sheet = page.getByRole('dialog', { name: 'How to play' });
  await sheet.getByRole('combobox', { name: 'Game' }).waitFor();
  await sheet.getByRole('button', { name: 'Back' }).click();
  await table.deals.click();
  assert.equal(await table.controls.getByRole('button', { name: 'How to play' }).count(), 0);
});

visit('my cards lie by rank, and as they were dealt where that is set', async ({ table }) => {
  const ranks = async () => (await table.felt.locator('.card.at-me').evaluateAll((cards) => {
    const at = (card) => Number(/--k:calc\((-?\d+)/.exec(card.style.cssText.replaceAll(' ', ''))[1]);
    return cards.toSorted((one, other) => at(one) - at(other)).map((card) => card.getAttribute('aria-label'));
  })).map((name) => ORDER.indexOf(name.split(' ')[0]));
  await table.deals.click();
  await table.settle();
  await table.takeLook();
  const sorted = await ranks();
  assert.deepEqual(sorted, sorted.toSorted((a, b) => b - a));
  await table.settings({ 'Sort the cards': false });
  assert.deepEqual((await ranks()).toSorted(), sorted.toSorted());
});
const ORDER = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];
