// When storage is full, or a sitting grows too long: nothing is deleted before something else is stored, and the player is told.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { OWN, isAccessible, spacePresses, visit } from './harness.mjs';
import { SITTING, isKept, keptResults, keptSitting } from './store.mjs';

spacePresses();

async function reopen(page) {
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
}

async function foldOnce(table) {
  await table.dealToTurn();
  await table.fold.click();
  await table.settle();
  await isKept(table.page);
}

async function endSitting(page, table) {
  const sheet = await table.openHouse('Records');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'End the game and save the record' }).click();
  await download;
}

/** Results of other sittings, made from the stored one. */
async function others(page, many) {
  await page.evaluate(([key, many]) => {
    const { minds, deals, record } = JSON.parse(localStorage.getItem(key));
    for (let i = 1; i <= many; i++) {
      const seed = `${String(i).padStart(16, '0')}${record.seed.slice(16)}`;
      const result = { brag_result: 1, at: i, deals, minds, chips: minds.map(() => 100), record: { ...record, seed } };
      localStorage.setItem(`${OWN}result.${seed.slice(0, 16)}`, JSON.stringify(result));
    }
  }, [SITTING, many]);
}

/** The text of a file that is offered. */
async function offered(page) {
  const download = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Save it to a file' }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

const sitting = (page) => page.evaluate((key) => localStorage.getItem(key), SITTING);

/** From now on the browser refuses to store keys with this prefix. */
async function full(page, prefix) {
  await page.evaluate((prefix) => {
    const put = Storage.prototype.setItem;
    globalThis.makeRoom = () => { Storage.prototype.setItem = put; };
    Storage.prototype.setItem = function setItem(key, value) {
      if (key.startsWith(prefix)) throw new DOMException('full', 'QuotaExceededError');
      put.call(this, key, value);
    };
  }, prefix);
}

for (const [where, prefix] of [['for results', `${OWN}result.`], ['for anything', '']]) {
  visit(`a sitting that ends where there is no room ${where} stays kept, and can be had as a file`, async ({ page, table }) => {
    await foldOnce(table);
    await others(page, 3);
    const [before, results] = [await sitting(page), await keptResults(page)];
    await full(page, prefix);
    await endSitting(page, table);
    const notice = page.getByRole('alert');
    await notice.getByText(/no space to save this game’s result/).waitFor();
    await isAccessible(page, 'the notice');
    assert.equal(await sitting(page), before, 'the sitting is there');
    assert.deepEqual(await keptResults(page), results, 'and all results');
    // Another sitting does not replace it without a question.
    await table.deals.click();
    await table.toTurn();
    await table.fold.click();
    await table.settle();
    assert.equal(await sitting(page), before, 'it is still there');
    const file = await offered(page);
    assert.equal(file.brag_everything, 1);
    assert.equal(file.results[0].record.seed, JSON.parse(before).record.seed);
    // The page does not know whether the browser has saved it.
    assert.equal(await sitting(page), before, 'nothing is deleted for a file that may not be there');
    await notice.getByText(/Check that the file was saved/).waitFor();
    await isAccessible(page, 'the question');
    await notice.getByRole('button', { name: 'I have the file' }).click();
    await page.waitForFunction((key) => localStorage.getItem(key) === null, SITTING);
    await page.evaluate(() => globalThis.makeRoom());
    await table.deals.click();
    await table.settle();
    await page.waitForFunction(([key, seed]) => (localStorage.getItem(key) ?? seed).includes(seed) === false, [SITTING, JSON.parse(before).record.seed]);
    assert.deepEqual(await keptResults(page), results);
  });
}

visit('a download that is refused costs nothing: the file can be asked for again', async ({ page, table }) => {
  await foldOnce(table);
  await others(page, 3);
  const before = await sitting(page);
  await full(page, `${OWN}result.`);
  const sheet = await table.openHouse('Records');
  await sheet.getByRole('button', { name: 'End the game and save the record' }).click();
  const notice = page.getByRole('alert');
  for (let time = 0; time < 2; time++) {
    const refused = page.waitForEvent('download');
    await notice.getByRole('button', { name: 'Save it to a file' }).click();
    await (await refused).cancel();
    await notice.getByText(/Check that the file was saved/).waitFor();
    assert.equal(await sitting(page), before);
  }
  await notice.getByRole('button', { name: 'Got it' }).click();
  await notice.waitFor({ state: 'detached' });
  assert.equal(await sitting(page), before);
  await reopen(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await table.settle();
});

visit('in a full browser the result of a sitting replaces its save', async ({ page, table }) => {
  await foldOnce(table);
  await others(page, 3);
  const before = await keptResults(page);
  await page.evaluate(() => {
    for (let size = 1 << 22, nth = 0; size >= 1; size >>= 1) {
      try {
        for (;;) localStorage.setItem(`elsewhere.${nth++}`, 'x'.repeat(size));
      } catch { /* Full of pieces of this size. */ }
    }
    // Some room, but less than a result needs.
    localStorage.removeItem('elsewhere.0');
    const { length } = localStorage.getItem(`${OWN}sitting`);
    const free = length / 2 | 0;
    for (let nth = 1000, size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (;;) {
          localStorage.setItem(`elsewhere.${nth}`, 'x'.repeat(size));
          localStorage.setItem('elsewhere.room', 'x'.repeat(free));
          localStorage.removeItem('elsewhere.room');
          nth++;
        }
      } catch {
        localStorage.removeItem(`elsewhere.${nth}`);
      }
    }
  });
  await endSitting(page, table);
  await page.waitForFunction((key) => localStorage.getItem(key) === null, SITTING);
  const after = await keptResults(page);
  for (const [key, text] of Object.entries(before)) assert.equal(after[key], text, key);
  assert.equal(Object.keys(after).length, 4);
});

/** A resumed sitting of two persons who fold in turn, with this many deals. */
async function longSitting(page, table, deals) {
  await table.newGame([{ name: 'Ann', chips: 100 }, { name: 'Bob', chips: 100 }]);
  await isKept(page);
  await page.evaluate(([key, deals]) => {
    const save = JSON.parse(localStorage.getItem(key));
    const first = 1 - save.record.dealer;
    save.record.actions = Array.from({ length: deals }, (_, deal) => `${(first + deal) % 2} fold`);
    save.record.dealt = [];
    save.deals = deals;
    localStorage.setItem(key, JSON.stringify(save));
  }, [SITTING, deals]);
  await reopen(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Next deal' }).click({ timeout: 60_000 });
  await table.takeScreen();
}

const LONG = { timeout: 180_000 };

visit('the result of a long sitting is kept and read, and no other goes for it', async ({ page, table }) => {
  await foldOnce(table);
  await others(page, 2);
  const before = await keptResults(page);
  await page.evaluate((key) => localStorage.removeItem(key), SITTING);
  await reopen(page);
  await longSitting(page, table, 58_000);
  await table.fold.click();
  await table.settle();
  await endSitting(page, table);
  await page.waitForFunction((key) => localStorage.getItem(key) === null, SITTING);
  const after = await keptResults(page);
  assert.equal(Object.keys(after).length, 3);
  assert.ok(Math.max(...Object.values(after).map((text) => text.length)) > 1_600_000);
  for (const [key, text] of Object.entries(before)) assert.equal(after[key], text, key);
  const sheet = await table.openHouse('Records');
  await sheet.getByText('3 games.').waitFor();
}, LONG);

visit('that a sitting grows too long is said before anything of it is lost', async ({ page, table }) => {
  await longSitting(page, table, 62_500);
  await table.fold.click();
  await table.settle();
  const notice = page.getByRole('alert');
  await notice.getByText(/nearly too long to save/).waitFor();
  await isAccessible(page, 'the notice');
  const file = await offered(page);
  const { deals } = await keptSitting(page);
  assert.equal(deals, 62_501, 'it is kept still');
  assert.equal(file.sitting.deals, deals);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await table.deals.click();
  await table.takeScreen();
  await table.fold.click();
  await table.settle();
  assert.equal(await notice.count(), 0, 'it is said once');
  await endSitting(page, table);
  await page.waitForFunction((key) => localStorage.getItem(key) === null, SITTING);
  assert.equal(Object.keys(await keptResults(page)).length, 1);
}, LONG);

visit('a sitting that has become too long keeps its last save, the page says so, and its result fits', async ({ page, table }) => {
  await longSitting(page, table, 68_500);
  const before = await sitting(page);
  await table.fold.click();
  await table.settle();
  await page.getByRole('alert').getByText(/too long to save any more of it/).waitFor();
  assert.equal(await sitting(page), before);
  const file = await offered(page);
  assert.equal(file.sitting.deals, 68_501);
  await endSitting(page, table);
  await page.waitForFunction((key) => localStorage.getItem(key) === null, SITTING);
  const [result] = Object.values(await keptResults(page));
  assert.equal(JSON.parse(result).deals, 68_501);
  await reopen(page);
  const sheet = await table.openHouse('Records');
  await sheet.getByText('One game.').waitFor();
}, LONG);

visit('a save that is too long is not called broken', async ({ page, table }) => {
  await foldOnce(table);
  await page.evaluate((key) => localStorage.setItem(key, localStorage.getItem(key) + ' '.repeat(2_000_000)), SITTING);
  await reopen(page);
  await page.getByRole('alert').getByText(/it’s too long\. It’s been put aside/).waitFor();
});

visit('where nothing can be kept the sitting in hand can be had as a file', async ({ page, table }) => {
  await table.dealToTurn();
  await page.getByRole('alert').getByText(/isn’t saving anything/).waitFor();
  await table.takeLook();
  const file = await offered(page);
  assert.deepEqual(file.sitting.record.actions.filter((action) => action.startsWith('0 ')), ['0 look'], 'as it is by now');
}, { prepare: (context) => context.addInitScript(() => {
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
}) });

for (const [how, refuse] of [
  ['does not take anything', () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }],
  ['is forbidden', () => { Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } }); }],
]) {
  visit(`where storage ${how} nothing says that it is saved`, async ({ page, table }) => {
    await table.dealToTurn();
    const settings = await table.openHouse('Settings');
    await settings.getByRole('heading', { name: 'Not saved on this device' }).waitFor();
    assert.equal(await settings.getByText('Saved on this device', { exact: true }).count(), 0);
    assert.equal(await settings.getByText('may delete all this').count(), 0);
    await settings.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Players and rules' }).click();
    await page.getByText('The current game will end, and its result isn’t saved.').waitFor();
  }, { prepare: (context) => context.addInitScript(refuse) });
}

visit('where storage takes something the settings say so', async ({ table }) => {
  const settings = await table.openHouse('Settings');
  await settings.getByRole('heading', { name: 'Saved on this device' }).waitFor();
});
