// Nothing is lost: the sitting is stored after every action and resumes after a reload, in one tab at a time.

import assert from 'node:assert/strict';
import { givesAwayOnly } from './given-away.mjs';
import { isAccessible, visit } from './harness.mjs';
import { SITTING, isKept, keptResults, keptSitting } from './store.mjs';
import { Table } from './table.mjs';

async function reopen(page) {
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
}

const goOn = (page) => page.getByRole('button', { name: 'Go on' });

visit('a sitting goes on after a reload, in the middle of a turn', async ({ page, table }) => {
  await table.deal();
  await table.takeLook();
  const [up, seats, pot] = [await table.up(), await table.seats(), await table.chips()];
  await reopen(page);
  await goOn(page).click();
  assert.equal(await table.settle(), 'turn');
  assert.deepEqual(await table.up(), up, 'my cards');
  assert.deepEqual(await table.seats(), seats, 'everybody');
  assert.equal(await table.chips(), pot);
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  await reopen(page);
  await goOn(page).click();
  await page.getByRole('button', { name: 'Next deal' }).click();
  assert.equal(await table.settle(), 'turn');
});

visit('what is bought between two deals is kept', async ({ page, table }) => {
  await table.deal();
  await table.fold.click();
  await table.settle();
  await page.getByRole('button', { name: 'Buy in', exact: true }).click();
  await page.getByRole('button', { name: /^Buy in for \d+/ }).click();
  await page.waitForFunction((key) => / buy_in \d+$/.test(JSON.parse(localStorage.getItem(key))?.record.actions.at(-1)), SITTING);
});

visit('round one screen the curtain is down when a sitting is taken up', async ({ page, table }) => {
  await table.newGame([{ name: 'Ann', chips: 20 }, { name: 'Bob', chips: 20 }]);
  await table.takeScreen();
  await table.takeLook();
  await reopen(page);
  await givesAwayOnly(page, [], [], 'before the sitting goes on');
  await goOn(page).click();
  assert.equal(await table.settle(), 'curtain');
  await givesAwayOnly(page, [], [], 'behind the curtain');
});

visit('a save that is broken is put aside, said so, and can be had', async ({ page, table }) => {
  await table.deal();
  await isKept(page);
  await page.evaluate((key) => localStorage.setItem(key, '{"brag_save":1,"deals":'), SITTING);
  await reopen(page);
  const notice = page.getByRole('alert');
  await notice.waitFor();
  assert.match(await notice.innerText(), /cannot go on: it is broken\. It is put aside/);
  await isAccessible(page, 'the notice');
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save it to a file' }).click();
  await download;
  await notice.getByRole('button', { name: 'Got it' }).click();
  const aside = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('brag.aside.')).length);
  assert.equal(await aside(), 1);
  await table.deal();
  assert.equal(await aside(), 1, 'it stays there');
});

visit('a save of a later version is put aside too', async ({ page, table }) => {
  await table.deal();
  await isKept(page);
  await page.evaluate((key) => localStorage.setItem(key, localStorage.getItem(key).replace('"brag_save":2', '"brag_save":9')), SITTING);
  await reopen(page);
  const notice = page.getByRole('alert');
  await notice.waitFor();
  assert.match(await notice.innerText(), /later version of Brag/);
});

visit('where nothing can be kept the game says so once and goes on', async ({ page, table }) => {
  await table.deal();
  const notice = page.getByRole('alert');
  await notice.waitFor();
  assert.match(await notice.innerText(), /keeps nothing/);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  assert.equal(await notice.count(), 0);
}, { prepare: (context) => context.addInitScript(() => {
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
}) });

visit('two tabs do not overwrite each other', async ({ page, context, table }) => {
  await table.deal();
  const second = await context.newPage();
  await second.goto(page.url());
  await goOn(second).click();
  await second.getByRole('button', { name: /^Fold/ }).click();
  const elsewhere = page.getByRole('dialog', { name: 'Another tab plays' });
  await elsewhere.waitFor();
  await second.getByRole('button', { name: 'Next deal' }).waitFor();
  await elsewhere.getByRole('button', { name: 'Play here' }).click();
  await second.getByRole('dialog', { name: 'Another tab plays' }).waitFor();
  // The sitting is as the other tab left it, after the fold.
  await page.getByRole('button', { name: 'Next deal' }).click();
  assert.equal(await table.settle(), 'turn');
});

visit('a tab that takes over plays the stored sitting, and its own becomes a result', async ({ page, context, table }) => {
  await table.dealToTurn();
  await table.fold.click();
  await table.settle();
  const second = await context.newPage();
  await second.goto(page.url());
  await goOn(second).waitFor();
  const other = new Table(second);
  await other.newGame([{ name: 'Ann', chips: 30 }, { name: 'Bob', chips: 30 }]);
  const elsewhere = page.getByRole('dialog', { name: 'Another tab plays' });
  await elsewhere.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Play here');
  // No key reaches the table behind it.
  await page.evaluate(() => document.activeElement.blur());
  for (const key of ['f', 'l', 'b']) await page.keyboard.press(key);
  await elsewhere.getByRole('button', { name: 'Play here' }).click();
  assert.equal(await table.settle(), 'curtain');
  table.names = ['Ann', 'Bob'];
  await table.lift.click();
  assert.deepEqual(Object.keys(await table.seats()), ['Ann', 'Bob']);
  await table.fold.click();
  await table.settle();
  await second.getByRole('dialog', { name: 'Another tab plays' }).waitFor();
  await reopen(page);
  await page.getByText('The last sitting waits where you left it: Ann and Bob, deal 1.').waitFor();
  await goOn(page).click();
  assert.deepEqual(Object.keys(await table.seats()), ['Ann', 'Bob']);
  const sheet = await table.openHouse('Records');
  await sheet.getByText('One sitting.').waitFor();
});

visit('a tab resumes the sitting as another tab has left it', async ({ page, context, table }) => {
  await table.deal();
  const second = await context.newPage();
  await second.goto(page.url());
  await goOn(second).waitFor();
  await table.fold.click();
  await table.settle();
  const chips = Object.values(await table.seats()).map((seat) => seat.chips);
  await isKept(page);
  await goOn(second).click();
  const other = new Table(second);
  await second.getByRole('button', { name: 'Next deal' }).waitFor();
  assert.deepEqual(Object.values(await other.seats()).map((seat) => seat.chips), chips);
  // The first tab has not acted since, and it stores nothing more.
  await page.getByRole('dialog', { name: 'Another tab plays' }).waitFor();
});

visit('a sitting that is over is not kept', async ({ page, table }) => {
  await table.deal();
  await table.fold.click();
  await table.settle();
  const sheet = await table.openHouse('Records');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'End the sitting and save the record' }).click();
  await download;
  await reopen(page);
  await page.getByRole('button', { name: 'Deal me in' }).waitFor();
  assert.equal(await goOn(page).count(), 0);
});

visit('a sitting that was ended in another tab is over here too, and its result stands', async ({ page, context, table }) => {
  await table.dealToTurn();
  await table.fold.click();
  await table.settle();
  await isKept(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await goOn(second).click();
  const other = new Table(second);
  await other.dealToTurn();
  await other.fold.click();
  await other.settle();
  const sheet = await other.openHouse('Records');
  const download = second.waitForEvent('download');
  await sheet.getByRole('button', { name: 'End the sitting and save the record' }).click();
  await download;
  await second.waitForFunction((key) => localStorage.getItem(key) === null, SITTING);
  const before = await keptResults(second);
  assert.equal(Object.keys(before).length, 1);
  await page.getByRole('dialog', { name: 'Another tab plays' }).getByRole('button', { name: 'Play here' }).click();
  const notice = page.getByRole('alert');
  await notice.getByText(/ended before, perhaps in another tab/).waitFor();
  await isAccessible(page, 'the notice');
  await notice.getByRole('button', { name: 'Got it' }).click();
  assert.equal(await table.settle(), 'ready', 'a new one can begin');
  await table.dealToTurn();
  await table.fold.click();
  await table.settle();
  await isKept(page);
  assert.notEqual((await keptSitting(page)).record.seed, JSON.parse(Object.values(before)[0]).record.seed);
  assert.deepEqual(await keptResults(page), before, 'nothing is written over it');
});

visit('a save whose result is there already is over, and can be had', async ({ page, table }) => {
  await table.dealToTurn();
  await table.fold.click();
  await table.settle();
  await isKept(page);
  const save = await page.evaluate((key) => localStorage.getItem(key), SITTING);
  const sheet = await table.openHouse('Records');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'End the sitting and save the record' }).click();
  await download;
  await page.waitForFunction((key) => localStorage.getItem(key) === null, SITTING);
  const before = await keptResults(page);
  await page.evaluate(([key, save]) => localStorage.setItem(key, save), [SITTING, save]);
  await reopen(page);
  const notice = page.getByRole('alert');
  await notice.getByText(/ended before/).waitFor();
  const file = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save it to a file' }).click();
  await file;
  await table.dealToTurn();
  await table.fold.click();
  await table.settle();
  await isKept(page);
  assert.deepEqual(await keptResults(page), before);
});

visit('a tab that waits offers what another has begun since, and deals nothing in its place', async ({ page, context, table }) => {
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new Table(second);
  assert.equal(await other.settle(), 'ready');
  await table.dealToTurn();
  await isKept(page);
  await goOn(second).waitFor();
  assert.equal(await other.signs.ready.count(), 0);
  await goOn(second).click();
  assert.equal(await other.settle(), 'turn');
  assert.deepEqual(await keptResults(second), {});
});
