// Nothing is lost: the sitting is stored after every action and resumes after a reload, in one tab at a time.

import assert from 'node:assert/strict';
import { givesAwayOnly } from './given-away.mjs';
import { OWN, isAccessible, spacePresses, visit } from './harness.mjs';
import { SITTING, isKept, keptResults, keptSitting } from './store.mjs';
import { Table } from './table.mjs';

spacePresses();

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
  assert.match(await notice.innerText(), /can’t go on: it’s broken\. It’s been put aside/);
  await isAccessible(page, 'the notice');
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save it to a file' }).click();
  await download;
  await notice.getByRole('button', { name: 'Got it' }).click();
  const aside = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith(`${OWN}aside.`)).length);
  assert.equal(await aside(), 1);
  await table.deal();
  assert.equal(await aside(), 1, 'it stays there');
});

visit('a save of a later version stays where it is, and no other is stored in its place', async ({ page, table }) => {
  await table.dealToTurn();
  await isKept(page);
  const later = await page.evaluate((key) => {
    const text = localStorage.getItem(key).replace('"brag_save":3', '"brag_save":9');
    localStorage.setItem(key, text);
    return text;
  }, SITTING);
  const stored = () => page.evaluate((key) => localStorage.getItem(key), SITTING);
  await reopen(page);
  const notice = page.getByRole('alert');
  await notice.getByText(/later version of Brag\. It stays where it is/).waitFor();
  assert.equal(await stored(), later);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await table.dealToTurn();
  await notice.getByText(/A later version of Brag has a game saved here/).waitFor();
  await isAccessible(page, 'the notice');
  await table.fold.click();
  await table.settle();
  assert.equal(await stored(), later);
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith(`${OWN}aside.`))), []);
  assert.deepEqual(await keptResults(page), {});
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save it to a file' }).click();
  await download;
  assert.equal(await stored(), later);
  await notice.getByRole('button', { name: 'I have the file' }).click();
  await table.deals.click();
  await table.settle();
  await page.waitForFunction(([key, later]) => ![null, later].includes(localStorage.getItem(key)), [SITTING, later]);
});

visit('before a stored sitting is gone on with, Records says that it is there', async ({ page, table }) => {
  await table.dealToTurn();
  await table.fold.click();
  await table.settle();
  await isKept(page);
  await reopen(page);
  await goOn(page).waitFor();
  const sheet = await table.openHouse('Records');
  await sheet.getByText(/^The game you left is saved/).waitFor();
  assert.equal(await sheet.getByText('No deal of this game is over yet.').count(), 0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await goOn(page).click();
  await table.settle();
  await (await table.openHouse('Records')).getByRole('button', { name: 'Review the game' }).waitFor();
  assert.equal(await sheet.getByText(/^The game you left is saved/).count(), 0);
});

visit('where nothing can be kept the game says so once and goes on', async ({ page, table }) => {
  await table.deal();
  const notice = page.getByRole('alert');
  await notice.waitFor();
  assert.match(await notice.innerText(), /isn’t saving anything/);
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
  const elsewhere = page.getByRole('dialog', { name: 'Playing in another tab' });
  await elsewhere.waitFor();
  await second.getByRole('button', { name: 'Next deal' }).waitFor();
  await elsewhere.getByRole('button', { name: 'Play here' }).click();
  await second.getByRole('dialog', { name: 'Playing in another tab' }).waitFor();
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
  const elsewhere = page.getByRole('dialog', { name: 'Playing in another tab' });
  await elsewhere.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Play here');
  // No key reaches the table behind it.
  await page.evaluate(() => document.activeElement.blur());
  for (const key of ['f', 'l', 'b']) await page.keyboard.press(key);
  await elsewhere.getByRole('button', { name: 'Play here' }).click();
  assert.equal(await table.settle(), 'turn');
  table.names = ['Ann', 'Bob'];
  assert.deepEqual(Object.keys(await table.seats()), ['Ann', 'Bob']);
  await table.fold.click();
  await table.settle();
  await second.getByRole('dialog', { name: 'Playing in another tab' }).waitFor();
  await reopen(page);
  await page.getByText('Your last game is saved where you left it: Ann and Bob, deal 1.').waitFor();
  await goOn(page).click();
  assert.deepEqual(Object.keys(await table.seats()), ['Ann', 'Bob']);
  const sheet = await table.openHouse('Records');
  await sheet.getByText('One game.').waitFor();
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
  await page.getByRole('dialog', { name: 'Playing in another tab' }).waitFor();
});

visit('a sitting that is over is not kept', async ({ page, table }) => {
  await table.deal();
  await table.fold.click();
  await table.settle();
  const sheet = await table.openHouse('Records');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'End the game and save the record' }).click();
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
  await sheet.getByRole('button', { name: 'End the game and save the record' }).click();
  await download;
  await second.waitForFunction((key) => localStorage.getItem(key) === null, SITTING);
  const before = await keptResults(second);
  assert.equal(Object.keys(before).length, 1);
  await page.getByRole('dialog', { name: 'Playing in another tab' }).getByRole('button', { name: 'Play here' }).click();
  const notice = page.getByRole('alert');
  await notice.getByText(/already ended, perhaps in another tab/).waitFor();
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
  await sheet.getByRole('button', { name: 'End the game and save the record' }).click();
  await download;
  await page.waitForFunction((key) => localStorage.getItem(key) === null, SITTING);
  const before = await keptResults(page);
  await page.evaluate(([key, save]) => localStorage.setItem(key, save), [SITTING, save]);
  await reopen(page);
  const notice = page.getByRole('alert');
  await notice.getByText(/already ended/).waitFor();
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
