// The program comes in parts: the first screen, then the part that plays, the sheets at the visitor's first move, and the big
// sheets one after another.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { URL_OF_PAGE, isAccessible, visit } from './harness.mjs';
import { SITTING, isKept } from './store.mjs';

const SHEETS = /-sheets\.wasm$/;
const SETS = /-sets\.wasm$/;
const PLAY = /-play\.wasm$/;
/** The function that releases the held request, by context. */
const arrive = new WeakMap();

visit('a deal that is asked for before the play part is here is dealt as soon as it is', async ({ context, table }) => {
  await table.signs.ready.click();
  const waits = table.controls.getByRole('button', { name: 'One moment.' });
  await waits.waitFor();
  assert.equal(await waits.isDisabled(), true);
  assert.equal(await table.signs.ready.count(), 0, 'nothing says that the table is ready');
  arrive.get(context)();
  await table.settle();
  assert.ok(await table.cards.count() > 0, 'cards lie there');
}, {
  async prepare(context) {
    const wait = new Promise((done) => { arrive.set(context, done); });
    await context.route(PLAY, async (route) => {
      await wait;
      await route.continue();
    });
  },
});

visit('if the play part cannot be fetched the page says so, and another press deals once it can', async ({ page, context, table, problems }) => {
  await table.signs.ready.click();
  const alert = table.controls.getByRole('alert');
  await alert.waitFor();
  assert.match(await alert.innerText(), /could not be fetched/);
  await context.unroute(PLAY);
  await table.deal();
  assert.notEqual(await table.settle(), 'ready');
  assert.ok(problems.length > 0, 'the browser tells of the failed request');
  problems.length = 0;
}, { prepare: (context) => context.route(PLAY, (route) => route.abort()) });

visit('the sheets are fetched at the first move, and once', async ({ page, table }) => {
  const fetched = [];
  page.on('request', (request) => SHEETS.test(request.url()) && fetched.push(request.url()));
  await page.waitForLoadState('networkidle');
  assert.deepEqual(fetched, [], 'before the first move');
  const coming = page.waitForResponse(SHEETS);
  await page.mouse.move(100, 100);
  await coming;
  await (await table.openHouse()).getByRole('button', { name: 'Close' }).click();
  await table.openHouse();
  assert.equal(fetched.length, 1);
});

visit('a sheet that cannot be fetched says so, and comes when it can be', async ({ page, context, table, problems }) => {
  await context.route(SHEETS, (route) => route.abort());
  await page.getByRole('button', { name: 'New game' }).click();
  const sheet = page.getByRole('dialog', { name: 'New game' });
  await sheet.getByRole('alert').waitFor();
  assert.match(await sheet.getByRole('alert').innerText(), /could not be fetched/);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await table.deal();

  await context.unroute(SHEETS);
  await page.getByRole('button', { name: 'Menu' }).click();
  const house = page.getByRole('dialog', { name: 'Menu' });
  await house.getByRole('tab', { name: 'Rules' }).waitFor();
  assert.ok(problems.length > 0, 'the browser tells of the failed request');
  problems.length = 0;
});

/** The big sheets: what makes each, in which part of the program if that has another name, how it is opened, and an element that only this sheet has. */
const BIG = [
  {
    part: 'new_game',
    dialog: 'New game',
    open: (page) => page.getByRole('button', { name: 'New game' }).click(),
    shows: (sheet) => sheet.getByRole('button', { name: 'Players and rules' }),
  },
  {
    part: 'guides',
    dialog: 'How to play',
    open: (page) => page.getByRole('button', { name: 'How to play' }).click(),
    shows: (sheet) => sheet.getByRole('combobox'),
  },
  {
    part: 'school',
    dialog: 'School',
    async open(_, table) {
      await (await table.openHouse('Rules')).getByRole('button', { name: 'Deal of the day' }).click();
    },
    shows: (sheet) => sheet.getByRole('heading', { name: 'By number' }),
  },
  {
    part: 'fairness',
    in: 'tools',
    dialog: 'Is the shuffle fair?',
    async open(page) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.getByRole('button', { name: 'Is the shuffle fair?' }).click();
    },
    shows: (sheet) => sheet.getByRole('heading', { name: 'The next sitting' }),
  },
  {
    part: 'embed',
    in: 'tools',
    dialog: 'Embed this table',
    async open(page, table) {
      await (await table.openHouse('Rules')).getByRole('button', { name: 'Embed this table' }).click();
    },
    shows: (sheet) => sheet.getByRole('combobox', { name: 'Seats' }),
  },
  {
    part: 'records',
    dialog: 'Menu',
    async open(_, table) {
      await (await table.openHouse()).getByRole('tab', { name: 'Records' }).click();
    },
    shows: (sheet) => sheet.getByText('Open a file'),
  },
  {
    part: 'odds',
    in: 'tools',
    dialog: 'Menu',
    async open(_, table) {
      await (await table.openHouse()).getByRole('tab', { name: 'Odds' }).click();
    },
    shows: (sheet) => sheet.getByRole('table').first(),
  },
];

for (const { part, in: within = part, dialog, open, shows } of BIG) {
  const file = new RegExp(`-${within}\\.wasm$`);

  visit(`what ${part} makes says that it is on its way, and comes`, async ({ page, context, table }) => {
    await open(page, table);
    const sheet = page.getByRole('dialog', { name: dialog });
    await sheet.getByText('One moment.').waitFor();
    assert.equal(await shows(sheet).count(), 0);
    await isAccessible(page, `${part} on its way`);
    arrive.get(context)();
    await shows(sheet).waitFor();
    // A piece of it may be of another part, which comes later.
    await sheet.getByText('One moment.').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    // What was opened from the menu leads back there.
    if (await page.locator('dialog.sheet').isVisible()) await page.keyboard.press('Escape');
    await page.locator('dialog.sheet').waitFor({ state: 'detached' });
    await table.deal();
  }, {
    async prepare(context) {
      const wait = new Promise((done) => { arrive.set(context, done); });
      await context.route(file, async (route) => {
        await wait;
        await route.continue();
      });
    },
  });

  visit(`what ${part} makes says that it cannot be fetched, and comes when it can be`, async ({ page, context, table, problems }) => {
    await open(page, table);
    const sheet = page.getByRole('dialog', { name: dialog });
    await sheet.getByRole('alert').waitFor();
    assert.match(await sheet.getByRole('alert').innerText(), /could not be fetched/);
    await isAccessible(page, `${part} that cannot be fetched`);
    assert.equal(await shows(sheet).count(), 0);
    await context.unroute(file);
    await sheet.getByRole('button', { name: 'Try again' }).press('Enter');
    await shows(sheet).waitFor();
    assert.equal(await sheet.getByRole('alert').count(), 0);
    assert.ok(await sheet.evaluate((sheet) => sheet.contains(document.activeElement)), 'the focus stays in the sheet');
    assert.ok(problems.length > 0, 'the browser tells of the failed request');
    problems.length = 0;
  }, { prepare: (context) => context.route(file, (route) => route.abort()) });
}

visit('the big sheets are fetched from the first move on, one after another', async ({ page, context }) => {
  const begun = [];
  // Statistics are a piece of the records.
  const parts = [...BIG.map(({ part, in: home = part }) => home), 'statistics'];
  const part = (request) => parts.find((part) => request.url().endsWith(`-${part}.wasm`));
  page.on('request', (request) => part(request) && begun.push(part(request)));
  let arrive;
  const wait = new Promise((done) => { arrive = done; });
  await context.route(/-new_game\.wasm$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.waitForLoadState('networkidle');
  assert.deepEqual(begun, [], 'before the first move');
  const first = page.waitForRequest(/-new_game\.wasm$/);
  await page.mouse.move(100, 100);
  await first;
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); }));
  assert.deepEqual(begun, ['new_game'], 'the next waits for the one before');
  const last = page.waitForResponse(/-tools\.wasm$/);
  arrive();
  await last;
  assert.deepEqual(begun, ['new_game', 'records', 'statistics', 'guides', 'school', 'tools']);
});

visit('the part of a game is fetched when the game is chosen, and only once', async ({ page, table }) => {
  const fetched = [];
  page.on('request', (request) => SETS.test(request.url()) && fetched.push(request.url()));
  const sheet = await table.openNewGame('Three cards');
  assert.deepEqual(fetched, [], 'for another game');
  const coming = page.waitForResponse(SETS);
  await table.chooseGame(sheet, 'Nine cards');
  await coming;
  await sheet.getByRole('button', { name: 'Players and rules' }).click();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll('.felt .card').length >= 36);
  assert.equal(fetched.length, 1);
});

visit('a game that cannot be fetched is not dealt, and is dealt when it can be', async ({ page, context, table, problems }) => {
  await context.route(SETS, (route) => route.abort());
  const sheet = await table.openNewGame('Nine cards');
  const deal = sheet.getByRole('button', { name: 'Deal', exact: true });
  await deal.click();
  await sheet.getByRole('alert').waitFor();
  assert.match(await sheet.getByRole('alert').innerText(), /could not be fetched/);
  assert.ok(await sheet.getByRole('alert').evaluate((alert) => alert.getBoundingClientRect().bottom <= innerHeight), 'it is in sight');
  await isAccessible(page, 'a game that could not be fetched');
  await context.unroute(SETS);
  await deal.click();
  await page.waitForFunction(() => document.querySelectorAll('.felt .card').length >= 36);
  problems.length = 0;
});

visit('a sitting of a game that cannot be fetched stays, and goes on when it can be', async ({ page, context, table, problems }) => {
  const sheet = await table.openNewGame('Nine cards');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await isKept(page);
  const before = await page.evaluate((key) => localStorage.getItem(key), SITTING);
  await context.route(SETS, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('alert').waitFor();
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), SITTING), before);
  await context.unroute(SETS);
  await page.getByRole('button', { name: /still to set$/ }).first().waitFor({ timeout: 90_000 });
  problems.length = 0;
}, { timeout: 120_000 });

test('every file that may be kept for ever is named by what is in it', async () => {
  const read = async (file) => Buffer.from(await (await fetch(new URL(file, URL_OF_PAGE))).arrayBuffer());
  const found = new Set();
  const look = async (file) => {
    const names = (await read(file)).toString().match(/brag-web-[0-9a-f]{16}[\w-]*\.\w+/g) ?? [];
    for (const name of names.filter((name) => !found.has(name))) {
      found.add(name);
      if (!name.endsWith('.wasm')) await look(name);
    }
  };
  await look('');
  await look('sw.js');
  // The first part and its script, the sheets with their style, and two parts for each other language.
  assert.ok(found.size >= 10, [...found].join());
  for (const name of found) {
    const hash = createHash('sha256').update(await read(name)).digest('hex');
    assert.equal(name.slice('brag-web-'.length).slice(0, 16), hash.slice(0, 16), name);
  }
});
