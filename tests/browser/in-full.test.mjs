// From an embedded table to the whole page, with the sitting; and the sheet that makes embedded tables.

import assert from 'node:assert/strict';
import { EMBED, OWN, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { host } from './host.mjs';
import { holdReading, longSave, readOn } from './long-sitting.mjs';
import { SITTING, allKept, isKept, keptSitting } from './store.mjs';
import { Table } from './table.mjs';

spacePresses();

const SHEETS = /-sheets\.wasm$/;
const ASIDE = `${OWN}aside.`;

/** Follows *Play in full* out of a frame. */
async function inFull(frame, context) {
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Play in full' }).click();
  const page = await opened;
  await page.locator('#shell').waitFor({ state: 'detached' });
  return page;
}

const aside = (page) => page.evaluate((mark) => Object.keys(localStorage).filter((key) => key.startsWith(mark)).length, ASIDE);

host('a sitting goes on in full, in the middle of a turn', '<brag-table seats="3"></brag-table>', async ({ context, frames: [frame] }) => {
  await frame.table.dealToTurn();
  await frame.table.takeLook();
  const up = await frame.table.up();
  const page = await inFull(frame, context);
  const table = new Table(page, ['You', 'Nell', 'Bill']);
  // It appears with the program that reads the sitting.
  await table.fold.waitFor();
  await table.toTurn();
  assert.deepEqual(await table.up(), up);
  assert.equal(new URL(page.url()).hash, '', 'the address is clean');
  assert.equal(await table.giveUp(), 'deal over');
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
});

host('a table that has not been dealt at comes along too', '<brag-table seats="2" variant="five_card" chips="40"></brag-table>', async ({ context, frames: [frame] }) => {
  const page = await inFull(frame, context);
  await page.getByText('Five cards, a little money').waitFor();
  await page.getByText('You and one other, 40 chips each.').waitFor();
});

host('a kept sitting is put aside only where the player says so', '<brag-table seats="2" chips="77"></brag-table>', async ({ context, frames: [frame] }) => {
  await frame.table.dealToTurn();
  const first = await inFull(frame, context);
  const own = new Table(first, ['You', 'Nell']);
  await own.fold.click();
  await own.settle();
  await isKept(first);
  const before = await first.evaluate((key) => localStorage.getItem(key), SITTING);
  await first.close();

  await frame.table.takeLook();
  const stays = await inFull(frame, context);
  const asks = stays.getByRole('alert');
  await asks.waitFor();
  assert.equal(new URL(stays.url()).hash, '');
  await isAccessible(stays, 'the question which to play');
  await asks.getByRole('button', { name: 'Keep the saved one' }).click();
  await stays.getByRole('button', { name: 'Go on' }).waitFor();
  assert.equal(await stays.evaluate((key) => localStorage.getItem(key), SITTING), before);
  assert.equal(await aside(stays), 0);
  await stays.close();

  const goes = await inFull(frame, context);
  await goes.getByRole('button', { name: 'Play the one I brought' }).click();
  const table = new Table(goes, ['You', 'Nell']);
  await table.toTurn();
  await table.turned(3);
  assert.equal(await aside(goes), 1, 'the other is put aside');
  assert.match(await goes.getByRole('alert').innerText(), /put aside/);
});

for (const [path, says] of [['#sitting=nonsense', /it’s broken/], ['#sitting=', /it’s broken/]]) {
  visit(`a sitting in the address that cannot be read is refused in words: ${path}`, async ({ page, table }) => {
    const notice = page.getByRole('alert');
    await notice.waitFor();
    assert.match(await notice.innerText(), says);
    await notice.getByRole('button', { name: 'Got it' }).click();
    await table.dealToTurn();
  }, { path });
}

visit('an embedded table leaves the settings and the sitting of the page alone', async ({ page, table }) => {
  await table.dealToTurn();
  await table.settings({ Speed: 'Instant' });
  await isKept(page);
  const before = await allKept(page);
  await page.goto(`${page.url()}?embed&theme=dark&seats=2&start`);
  await page.locator('#shell').waitFor({ state: 'detached' });
  await table.settle();
  await table.settings({ Light: 'Day' });
  await table.fold.click();
  await table.settle();
  // The stored data is not used either: a new game begins with the players of this table.
  const house = await table.openHouse();
  assert.equal(await house.getByRole('button', { name: 'Save everything to a file' }).count(), 0);
  await house.getByRole('button', { name: 'Close' }).click();
  const sheet = await table.openNewGame();
  assert.equal(await sheet.getByRole('textbox', { name: 'Name', exact: true }).count(), 2);
  await sheet.getByRole('textbox', { name: 'Ante' }).fill('3');
  await sheet.getByRole('button', { name: 'Close' }).click();
  assert.equal(await allKept(page), before);
});

visit('the lines that the sheet writes show the table of its preview', async ({ page, table, context, problems }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const newGame = await table.openNewGame();
  await newGame.getByRole('radio', { name: /^French school/ }).check();
  await newGame.getByRole('button', { name: 'Remove a player' }).click();
  await newGame.getByRole('textbox', { name: 'Chips of you' }).fill('40');
  await newGame.getByRole('button', { name: 'Embed this table' }).click();
  const sheet = page.getByRole('dialog', { name: 'Embed this table' });
  assert.equal(await sheet.getByRole('combobox', { name: 'Seats' }).inputValue(), '3', 'the seats of the table in hand');
  assert.equal(await sheet.getByRole('combobox', { name: 'Of which bots' }).inputValue(), '2');
  assert.equal(await sheet.getByRole('textbox', { name: 'Chips each' }).inputValue(), '40');
  await sheet.getByRole('combobox', { name: 'Seats' }).selectOption('5');
  await sheet.getByRole('combobox', { name: 'Of which bots' }).selectOption('3');
  await sheet.getByRole('textbox', { name: 'Chips each' }).fill('60');
  await sheet.getByRole('radio', { name: 'Evening' }).check();
  await sheet.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await sheet.getByRole('switch', { name: 'Accent colour' }).check();
  const preview = page.frameLocator('iframe[title="Preview of the embedded table"]');
  await preview.locator('html[data-accent][data-theme=dark]').waitFor();
  await preview.getByText('Ihr seid zu zweit').waitFor();
  await isAccessible(page, 'the sheet');
  await picture(page, 'embed-sheet');
  await sheet.getByRole('button', { name: 'Copy' }).first().click();
  await sheet.getByText('Copied: paste it into your page.').waitFor();
  const tag = await page.evaluate(() => navigator.clipboard.readText());
  const home = new URL('.', page.url()).href;
  assert.equal(tag, `<script async src="${home}embed.js"></script><brag-table variant="french" seats="5" bots="3" chips="60" theme="dark" lang="de" accent="1d4ed8"></brag-table>`);
  const frame = sheet.getByRole('textbox', { name: /plain frame/ });
  assert.match(await frame.inputValue(), /\?embed&amp;variant=french&amp;seats=5&amp;bots=3/);
  await sheet.getByRole('textbox', { name: 'Chips each' }).fill('no');
  await sheet.getByRole('textbox', { name: 'Chips each' }).blur();
  await sheet.getByText('Enter a number from 1 to 1,000,000.').waitFor();
  const names = sheet.getByRole('textbox', { name: 'Names' });
  await names.fill('Ann, Åsa');
  await names.blur();
  await preview.getByText('Åsa').first().waitFor();
  assert.match(await frame.inputValue(), /&amp;names=Ann%2C%C3%85sa/);
  await names.fill('Ann,Ann');
  await names.blur();
  await sheet.getByText('Two players are called Ann. Change one.').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  // A preview that is abandoned while it loads is not an error.
  const given = problems.filter((problem) => !/^console: Fetch API cannot load .*\?embed/.test(problem));
  problems.splice(0, problems.length, ...given);
});

visit('the sheet fits the smallest screen', async ({ page, table }) => {
  const newGame = await table.openNewGame();
  await newGame.getByRole('button', { name: 'Embed this table' }).click();
  const sheet = page.getByRole('dialog', { name: 'Embed this table' });
  await sheet.getByRole('combobox', { name: 'Seats' }).waitFor();
  const over = await sheet.evaluate((own) => {
    const body = own.querySelector('.body');
    return body.scrollWidth - body.clientWidth;
  });
  assert.equal(over, 0);
  await picture(page, 'embed-sheet-small');
}, { viewport: EMBED });

/** The part of an address that brings this sitting. */
const bringing = (save) => `#sitting=${Buffer.from(save).toString('base64url')}`;

visit('a link that takes long lets the page answer, and nothing of it is kept when it is cancelled', async ({ page, table }) => {
  const reading = page.getByText('Loading your table…');
  await reading.waitFor();
  await page.getByRole('progressbar', { name: 'Loading your table…' }).waitFor();
  await isAccessible(page, 'a link that is read');
  await picture(page, 'link-is-read');
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith(`${OWN}s`))), []);
  assert.match(page.url(), /#sitting=/, 'a reload would read it again');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await reading.waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).hash, '', 'a reload does not bring it again');
  await readOn(page);
  await table.dealToTurn();
  await isKept(page);
  const { record } = await keptSitting(page);
  assert.equal(record.seats.length, 4, 'the sitting that is played');
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
}, {
  path: bringing(longSave(140_000)),
  prepare: holdReading,
});

visit('a link that takes long is kept once it has been read to its end', async ({ page }) => {
  // Who is blind needs no curtain.
  await page.getByRole('button', { name: 'Pack' }).waitFor({ timeout: 60_000 });
  const { record } = await keptSitting(page);
  assert.equal(record.actions.length, 40_000);
}, { path: bringing(longSave(40_000)), timeout: 90_000 });

visit('a link whose last action is wrong keeps nothing', async ({ page }) => {
  await page.getByRole('alert').getByText(/can’t go on: action 3,001 isn’t possible/).waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith(`${OWN}s`))), []);
}, { path: bringing(longSave(3000, ['1 bet 9'])) });

visit('a link waits for what cannot be fetched, says so, and is not lost', async ({ page, context, problems }) => {
  const notice = page.getByRole('alert').filter({ hasText: 'Part of your game hasn’t loaded.' });
  await notice.waitFor();
  await picture(page, 'link-not-fetched');
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await notice.waitFor();
  await context.unroute(SHEETS);
  await notice.getByRole('button', { name: 'Try again' }).click();
  // Who is blind needs no curtain.
  await page.getByRole('button', { name: 'Pack' }).waitFor();
  assert.equal((await keptSitting(page)).record.actions.length, 20);
  assert.equal(new URL(page.url()).hash, '');
  assert.equal(await notice.count(), 0);
  problems.length = 0;
}, { path: bringing(longSave(20)), prepare: (context) => context.route(SHEETS, (route) => route.abort()) });

visit('a table with one box is embedded', async ({ page, table }) => {
  const newGame = await table.openNewGame('Three Card Poker');
  while ((await newGame.getByRole('textbox', { name: 'Name', exact: true }).count()) > 1) await newGame.getByRole('button', { name: 'Remove a player' }).click();
  await newGame.getByRole('button', { name: 'Embed this table' }).click();
  const sheet = page.getByRole('dialog', { name: 'Embed this table' });
  const seats = sheet.getByRole('combobox', { name: 'Seats' });
  assert.equal(await seats.inputValue(), '1');
  await picture(page, 'embed-one-box');
  await seats.selectOption('2');
  await sheet.getByRole('textbox', { name: /plain frame/ }).and(page.locator('#embed-frame')).waitFor();
  await page.waitForFunction(() => /seats=2/.test(document.querySelector('#embed-frame').value));
  await seats.selectOption('1');
  // As many bots as there are further seats is the default, so nothing is said of bots.
  await page.waitForFunction(() => /\?embed&amp;variant=three_card_poker&amp;seats=1"/.test(document.querySelector('#embed-frame').value));
});
