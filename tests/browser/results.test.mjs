// Results of sittings are stored, however the sitting ended. Everything stored can be saved to a file and loaded again.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { OWN, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { came, allKept, isKept } from './store.mjs';

spacePresses();

const SITTINGS = { name: 'Earlier games' };
const reopen = (page) => page.reload().then(() => page.locator('#shell').waitFor({ state: 'detached' }));

async function foldOnce(table) {
  await table.deal();
  await table.fold.click();
  await table.settle();
  await isKept(table.page);
}

async function giveUp(table) {
  const sheet = await table.openNewGame();
  await sheet.getByText(/result is saved\./).waitFor();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  return table.settle();
}

const rows = (sheet) => sheet.getByRole('listitem').filter({ has: sheet.page().getByRole('button', { name: /^Open the game/ }) });

/** Chooses a file with this text on the *Settings* tab. */
async function load(sheet, text) {
  await sheet.getByLabel('Load from a file').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Saves everything. Returns the name of the file and its text. */
async function everything(page, sheet) {
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save everything to a file' }).click();
  const file = await download;
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
}

visit('a new game lets none go: the one given up is among the results', async ({ page, table }) => {
  await foldOnce(table);
  await table.deal();
  // During a deal only a link leads to another game.
  await page.evaluate(() => { location.hash = '#rules=v1'; });
  await giveUp(table);
  let sheet = await table.openHouse('Records');
  await sheet.getByRole('heading', SITTINGS).waitFor();
  assert.equal(await rows(sheet).count(), 1);
  // The ante of the unfinished second deal is returned.
  assert.match(await rows(sheet).innerText(), /You −1, [^.]*\. One deal\./);
  await isAccessible(page, 'the results');
  await sheet.getByRole('button', { name: /^Open the game/ }).click();
  await sheet.getByText(/deals? imported\./).waitFor();
  await sheet.getByRole('button', { name: /^Delete the game/ }).click();
  await sheet.getByText('Game deleted.').waitFor();
  assert.equal(await rows(sheet).count(), 0);
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await rows(sheet).waitFor();
  await reopen(page);
  sheet = await table.openHouse('Records');
  await rows(sheet).waitFor();
});

visit('a sitting that nobody went on with is a result too', async ({ page, table }) => {
  await foldOnce(table);
  await reopen(page);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await giveUp(table);
  const sheet = await table.openHouse('Records');
  assert.equal(await rows(sheet).count(), 1);
});

visit('Enter goes on with what waits', async ({ page, table }) => {
  await foldOnce(table);
  await reopen(page);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next deal' }).waitFor();
});

visit('a sitting that was ended is a result once', async ({ page, table }) => {
  await foldOnce(table);
  let sheet = await table.openHouse('Records');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'End the game and save the record' }).click();
  await download;
  sheet = await table.openHouse('Records');
  await rows(sheet).first().waitFor();
  assert.equal(await rows(sheet).count(), 1);
  await sheet.getByText('One game. You have lost 1 chip in all.').waitFor();
});

visit('of more results than there is room for, the oldest go', async ({ page, table }) => {
  await foldOnce(table);
  await giveUp(table);
  await page.evaluate(() => {
    const [key, text] = Object.entries(localStorage).find(([name]) => name.startsWith(`${OWN}result.`));
    const { seed } = JSON.parse(text).record;
    for (let i = 1; i < 60; i++) {
      const other = `${String(i).padStart(16, '0')}${seed.slice(16)}`;
      localStorage.setItem(`${OWN}result.${other.slice(0, 16)}`, text.replace(seed, other).replace(/"at":\d+/, `"at":${i}`));
    }
    return key;
  });
  await table.fold.click();
  await table.settle();
  await giveUp(table);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith(`${OWN}result.`)));
  assert.equal(kept.length, 50);
  assert.ok(!kept.includes(`${OWN}result.0000000000000001`));
  const sheet = await table.openHouse('Records');
  await sheet.getByText('The last 50 games are saved.').waitFor();
});

visit('a wrong clock does not decide which results go', async ({ page, table }) => {
  await foldOnce(table);
  await giveUp(table);
  await page.evaluate(() => {
    const [key, text] = Object.entries(localStorage).find(([name]) => name.startsWith(`${OWN}result.`));
    const { seed } = JSON.parse(text).record;
    for (let i = 2; i <= 50; i++) {
      const other = `${String(i).padStart(16, '0')}${seed.slice(16)}`;
      localStorage.setItem(`${OWN}result.${other.slice(0, 16)}`, text.replace(seed, other).replace(/"place":\d+/, `"place":${i}`));
    }
    const { now } = Date;
    globalThis.setClock = (to) => { Date.now = () => to; };
    globalThis.clockIsRight = () => { Date.now = now; };
    globalThis.first = key;
  });
  await page.evaluate(() => globalThis.setClock(Date.UTC(2015, 0, 1)));
  await table.fold.click();
  await table.settle();
  await giveUp(table);
  const kept = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith(`${OWN}result.`)).map(([key, text]) => [key, JSON.parse(text).at]));
  const old = (await kept()).find(([, at]) => at === Date.UTC(2015, 0, 1));
  assert.ok(old, 'the newest is dated 2015');
  await page.evaluate(() => globalThis.clockIsRight());
  await table.fold.click();
  await table.settle();
  await giveUp(table);
  const after = (await kept()).map(([key]) => key);
  assert.equal(after.length, 50);
  assert.ok(after.includes(old[0]), 'it was stored after the others');
  assert.ok(!after.includes(await page.evaluate(() => globalThis.first)), 'the one that was stored first went');
});

visit('everything is saved to a file and loaded elsewhere', async ({ page, table, context }) => {
  await table.settings({ Light: 'Evening' });
  await table.newGame([{ name: 'Ann', chips: 50 }, { name: 'Bill', is: 'Careful bot', chips: 50 }], { Ante: 2 });
  await table.toTurn();
  await table.fold.click();
  await table.settle();
  await giveUp(table);
  let sheet = await table.openHouse('Settings');
  const [name, text] = await everything(page, sheet);
  assert.match(name, /^brag-everything-\d{4}-\d\d-\d\d\.json$/);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await reopen(page);
  sheet = await table.openHouse('Settings');
  await load(sheet, text);
  await sheet.getByText('This file contains the settings, the last new game and its house rules, a game in progress and one result.').waitFor();
  await isAccessible(page, 'a file that can be loaded');
  const reloaded = page.waitForEvent('load');
  await sheet.getByRole('button', { name: 'Load it' }).click();
  await reloaded;
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  sheet = await table.openHouse('Records');
  assert.equal(await rows(sheet).count(), 1);
});

visit('what a file replaces is put aside', async ({ page, table }) => {
  await foldOnce(table);
  let sheet = await table.openHouse('Settings');
  const [, text] = await everything(page, sheet);
  await load(sheet, text);
  const reloaded = page.waitForEvent('load');
  await sheet.getByRole('button', { name: 'Load it' }).click();
  await reloaded;
  sheet = await table.openHouse('Settings');
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: /^Save what was put aside/ }).click();
  assert.match(await readFile(await (await saved).path(), 'utf8'), /^\{"brag_everything":1/);
  await sheet.getByRole('button', { name: /^Delete what was put aside/ }).click();
  assert.equal(await sheet.getByRole('button', { name: /^Save what was put aside/ }).count(), 0);
});

visit('a file that is broken, foreign or newer changes nothing', async ({ page, table }) => {
  await foldOnce(table);
  const before = await allKept(page);
  const sheet = await table.openHouse('Settings');
  const alert = sheet.getByRole('alert');
  for (const [text, says] of [
    ['{"brag_everything":1,', 'The file is broken. Nothing was changed.'],
    ['{"name":"a holiday"}', 'This isn’t a Brag file. Nothing was changed.'],
    ['{"brag_everything":9}', 'This file is from a later version of Brag. Nothing was changed.'],
    ['{"brag_everything":1,"sitting":{"brag_save":1}}', 'The game in this file can’t go on: it’s broken. Nothing was changed.'],
  ]) {
    await load(sheet, text);
    await alert.getByText(says).or(alert.filter({ hasText: says })).first().waitFor();
    assert.equal(await allKept(page), before, says);
  }
});

visit('a file for which there is no room changes nothing', async ({ page, table }) => {
  await foldOnce(table);
  const sheet = await table.openHouse('Settings');
  const [, text] = await everything(page, sheet);
  await page.evaluate(() => {
    const put = Storage.prototype.setItem;
    let left = 1;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key === `${OWN}sitting` && left-- > 0) throw new DOMException('full', 'QuotaExceededError');
      put.call(this, key, value);
    };
  });
  const before = await allKept(page);
  await load(sheet, text);
  await sheet.getByRole('button', { name: 'Load it' }).click();
  await sheet.getByText('Your browser has no space for it. Nothing was changed.').waitFor();
  assert.equal(await allKept(page), before);
});

visit('the last new game comes back after a reload', async ({ page, table }) => {
  let sheet = await table.openNewGame();
  await table.seat(sheet, [{ name: 'Ann', chips: 40 }, { name: 'Walter', is: 'Bragger bot', chips: 60 }]);
  await sheet.getByRole('textbox', { name: 'Ante' }).fill('3');
  await reopen(page);
  sheet = await table.openNewGame();
  assert.equal(await sheet.getByRole('textbox', { name: 'Ante' }).inputValue(), '3');
  assert.equal(await sheet.getByRole('textbox', { name: 'Chips of Walter' }).inputValue(), '60');
});

visit('the browser is asked to keep it all once, after the first deal', async ({ page, table }) => {
  const asked = async () => {
    await isKept(page);
    return page.evaluate(() => globalThis.asked ?? 0);
  };
  await table.deal();
  assert.equal(await asked(), 0);
  await table.fold.click();
  await table.settle();
  assert.equal(await asked(), 1);
  await table.deal();
  assert.equal(await asked(), 1);
  await reopen(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await table.settle();
  await table.fold.click();
  await table.settle();
  assert.equal(await asked(), 0, 'not again on this device');
}, {
  prepare: (context) => context.addInitScript(() => {
    StorageManager.prototype.persist = async () => { globalThis.asked = (globalThis.asked ?? 0) + 1; return true; };
  }),
});

visit('a file that was offered can be fetched for a minute', async ({ page, table }) => {
  await foldOnce(table);
  await page.evaluate(() => {
    globalThis.revoked = [];
    const revoke = URL.revokeObjectURL;
    URL.revokeObjectURL = (address) => { revoked.push(address); revoke.call(URL, address); };
  });
  await page.clock.install();
  const sheet = await table.openHouse('Settings');
  await everything(page, sheet);
  const revoked = () => page.evaluate(() => revoked.length);
  await page.clock.runFor(55_000);
  assert.equal(await revoked(), 0, 'Safari asks first');
  await page.clock.runFor(10_000);
  assert.equal(await revoked(), 1);
});

visit('chips that were bought are not won', async ({ page, table }) => {
  await table.newGame([{ name: 'You', chips: 100 }, { name: 'Nell', is: 'Careful bot', chips: 100 }]);
  await table.toTurn();
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  await page.getByRole('button', { name: 'Buy in', exact: true }).click();
  await page.getByRole('button', { name: /^Buy in for \d+/ }).click();
  const sheet = await table.openHouse('Records');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'End the game and save the record' }).click();
  await download;
  assert.equal(await table.settle(), 'sitting over');
  const rows = await table.standings.getByRole('row').allInnerTexts();
  const numbers = rows.slice(1).map((row) => row.replaceAll('−', '-').match(/[+-]?\d+/g).map(Number));
  const [[chips, change], [others, gain]] = numbers;
  assert.ok(chips > others, 'You have more chips');
  assert.deepEqual([change, gain], [-1, 1]);
  await table.verdict.getByText('Nell has won the most').waitFor();
});

const savedSitting = (page) => page.evaluate(() => localStorage.getItem(`${OWN}sitting`));
const putAside = (page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith(`${OWN}aside.`)).map(([, text]) => text));

/** Presses *Load it*, after which the page is loaded again. */
async function loadIt(page, sheet) {
  const reloaded = page.waitForEvent('load');
  await sheet.getByRole('button', { name: 'Load it', exact: true }).click();
  await reloaded;
  await page.getByRole('button', { name: 'Go on' }).waitFor();
}

visit('a saved sitting is loaded in place of the one in hand, which is put aside and comes back', async ({ page, table }) => {
  await foldOnce(table);
  const first = await savedSitting(page);
  await page.evaluate(() => localStorage.clear());
  await reopen(page);
  await foldOnce(table);
  await table.deals.click();
  await table.settle();
  await isKept(page);
  const second = await savedSitting(page);
  assert.notEqual(first, second);
  let sheet = await table.openHouse('Settings');
  await load(sheet, first);
  await sheet.getByText('This is a game in progress: Three cards, one deal. The game it replaces is put aside here.').waitFor();
  await isAccessible(page, 'a sitting that can be loaded');
  await picture(page, 'load-a-sitting');
  assert.equal(await savedSitting(page), second, 'nothing has changed yet');
  await loadIt(page, sheet);
  assert.equal(await savedSitting(page), came(first));
  assert.deepEqual(await putAside(page), [second]);
  await page.getByRole('button', { name: 'Go on' }).click();
  assert.equal(await table.settle(), 'deal over');
  // What was put aside has a way back.
  sheet = await table.openHouse('Settings');
  await sheet.getByRole('button', { name: /^Load what was put aside/ }).scrollIntoViewIfNeeded();
  await picture(page, 'put-aside');
  await sheet.getByRole('button', { name: /^Load what was put aside/ }).click();
  await sheet.getByText('This is a game in progress: Three cards, 2 deals.').waitFor();
  await loadIt(page, sheet);
  assert.equal(await savedSitting(page), second);
  assert.deepEqual(await putAside(page), [came(first)], 'each is there once');
});

visit('a record is opened among the records, and replaces nothing', async ({ page, table }) => {
  await foldOnce(table);
  const before = await allKept(page);
  const { record } = JSON.parse(await savedSitting(page));
  const sheet = await table.openHouse('Settings');
  await load(sheet, `${JSON.stringify(record)}\n${JSON.stringify(record)}\n`);
  await sheet.getByText('This is a record. You can open it under Records. It replaces nothing.').waitFor();
  await isAccessible(page, 'a record that can be opened');
  await sheet.getByRole('button', { name: 'Open it', exact: true }).click();
  await sheet.getByText('2 deals imported.').waitFor();
  assert.equal(await allKept(page), before);
});

visit('a sitting that cannot go on is not loaded, and of one that has a result the record is opened', async ({ page, table }) => {
  await foldOnce(table);
  const ended = await savedSitting(page);
  const broken = JSON.stringify({ ...JSON.parse(ended), minds: [] });
  await giveUp(table);
  await isKept(page);
  const before = await allKept(page);
  const sheet = await table.openHouse('Settings');
  const alert = sheet.getByRole('alert');
  for (const [text, says] of [
    [broken, 'The game in this file can’t go on: it doesn’t say who plays each seat. Nothing was changed.'],
    [ended.slice(0, -9), 'The file is broken. Nothing was changed.'],
  ]) {
    await load(sheet, text);
    await alert.filter({ hasText: says }).first().waitFor();
    assert.equal(await allKept(page), before, says);
  }
  await load(sheet, ended);
  await sheet.getByText('This game has already ended, and its result is saved. You can open its record under Records. It replaces nothing.').waitFor();
  await sheet.getByRole('button', { name: 'Open it', exact: true }).click();
  await sheet.getByText(/deals? imported\./).waitFor();
  assert.equal(await allKept(page), before);
});

visit('a sitting for which there is no room changes nothing', async ({ page, table }) => {
  await foldOnce(table);
  const first = await savedSitting(page);
  await page.evaluate(() => localStorage.clear());
  await reopen(page);
  await foldOnce(table);
  const sheet = await table.openHouse('Settings');
  await load(sheet, first);
  await page.evaluate((first) => {
    const put = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (value === first) throw new DOMException('full', 'QuotaExceededError');
      put.call(this, key, value);
    };
  }, came(first));
  const before = await allKept(page);
  await sheet.getByRole('button', { name: 'Load it', exact: true }).click();
  await sheet.getByText('Your browser has no space for it. Nothing was changed.').waitFor();
  assert.equal(await allKept(page), before);
});
