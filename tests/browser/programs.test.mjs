// The table comes whole. Other programs follow: all games with the first deal, the sheets at the visitor's first move, and
// what is studied after them.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { URL_OF_PAGE, isAccessible, spacePresses, visit } from './harness.mjs';
import { SITTING, isKept } from './store.mjs';

spacePresses();

const SHEETS = /-sheets\.wasm$/;
const GAMES = /-games\.wasm$/;
const STUDY = /-study\.wasm$/;
/** The function that releases the held request, by context. */
const arrive = new WeakMap();

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

visit('before the first move nothing but the table is fetched', async ({ page, table }) => {
  const fetched = [];
  page.on('request', (request) => /\.wasm$/.test(request.url()) && fetched.push(request.url()));
  await page.reload();
  await table.signs.ready.waitFor();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(fetched.map((url) => /_bg\.wasm$/.test(url)), [true]);
});

visit('bots play before any other program is here', async ({ table, problems }) => {
  await table.dealToTurn();
  assert.ok(await table.cards.count() > 0, 'cards lie there');
  problems.length = 0;
}, { prepare: (context) => context.route(/-(games|sheets|study)\.wasm$/, (route) => route.abort()) });

visit('what is fetched ahead and does not come is no error of the page', async ({ page, context, table, problems }) => {
  const failed = page.waitForEvent('requestfailed', (request) => STUDY.test(request.url()));
  await page.mouse.move(100, 100);
  await failed;
  const own = problems.filter((problem) => !/^console: Failed to load resource: \S+ \S+-study\.wasm$/.test(problem));
  assert.deepEqual(own, [], 'the browser alone tells of the request');
  problems.length = 0;
  await context.unroute(STUDY);
  await table.dealToTurn();
  problems.length = 0;
}, { prepare: (context) => context.route(STUDY, (route) => route.abort()) });

visit('a sheet that cannot be fetched says so, and comes when it can be', async ({ page, context, table, problems }) => {
  await context.route(SHEETS, (route) => route.abort());
  await page.getByRole('button', { name: 'New game' }).click();
  const sheet = page.getByRole('dialog', { name: 'New game' });
  await sheet.getByRole('alert').waitFor();
  assert.match(await sheet.getByRole('alert').innerText(), /loaded/);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await table.deal();

  await context.unroute(SHEETS);
  await page.getByRole('button', { name: 'Menu' }).click();
  const house = page.getByRole('dialog', { name: 'Menu' });
  await house.getByRole('tab', { name: 'Rules' }).waitFor();
  assert.ok(problems.length > 0, 'the browser tells of the failed request');
  problems.length = 0;
});

/** What is studied: its name here, its dialog, how it is opened, and an element that only it has. */
const STUDIED = [
  {
    name: 'school',
    dialog: 'Menu',
    async open(page) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('tab', { name: 'School' }).click();
    },
    shows: (sheet) => sheet.getByRole('heading', { name: 'By number' }),
  },
  {
    name: 'fairness',
    dialog: 'Is the shuffle fair?',
    async open(page) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.getByRole('button', { name: 'Is the shuffle fair?' }).click();
    },
    shows: (sheet) => sheet.getByRole('heading', { name: 'The next game' }),
  },
  {
    name: 'embed',
    dialog: 'Embed this table',
    async open(page, table) {
      await (await table.openHouse('Rules')).getByRole('button', { name: 'Embed this table' }).click();
    },
    shows: (sheet) => sheet.getByRole('combobox', { name: 'Seats' }),
  },
  {
    name: 'records',
    dialog: 'Menu',
    async open(_, table) {
      await (await table.openHouse()).getByRole('tab', { name: 'Records' }).click();
    },
    shows: (sheet) => sheet.getByText('Open a file'),
  },
  {
    name: 'odds',
    dialog: 'Menu',
    async open(_, table) {
      await (await table.openHouse()).getByRole('tab', { name: 'Odds' }).click();
    },
    shows: (sheet) => sheet.getByRole('table').first(),
  },
];

for (const { name, dialog, open, shows } of STUDIED) {
  visit(`what ${name} makes says that it is on its way, and comes`, async ({ page, context, table }) => {
    await open(page, table);
    const sheet = page.getByRole('dialog', { name: dialog });
    await sheet.getByText('One moment.').waitFor();
    assert.equal(await shows(sheet).count(), 0);
    await isAccessible(page, `${name} on its way`);
    arrive.get(context)();
    await shows(sheet).waitFor();
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
      await context.route(STUDY, async (route) => {
        await wait;
        await route.continue();
      });
    },
  });

  visit(`what ${name} makes says that it cannot be fetched, and comes when it can be`, async ({ page, context, table, problems }) => {
    await open(page, table);
    const sheet = page.getByRole('dialog', { name: dialog });
    await sheet.getByRole('alert').waitFor();
    assert.match(await sheet.getByRole('alert').innerText(), /loaded/);
    await isAccessible(page, `${name} that cannot be fetched`);
    assert.equal(await shows(sheet).count(), 0);
    await context.unroute(STUDY);
    await sheet.getByRole('button', { name: 'Try again' }).press('Enter');
    await shows(sheet).waitFor();
    assert.equal(await sheet.getByRole('alert').count(), 0);
    assert.ok(await sheet.evaluate((sheet) => sheet.contains(document.activeElement)), 'the focus stays in the sheet');
    assert.ok(problems.length > 0, 'the browser tells of the failed request');
    problems.length = 0;
  }, { prepare: (context) => context.route(STUDY, (route) => route.abort()) });
}

visit('what is studied is fetched after the sheets', async ({ page }) => {
  const begun = [];
  page.on('request', (request) => /-(games|sheets|study)\.wasm$/.test(request.url()) && begun.push(/-(\w+)\.wasm$/.exec(request.url())[1]));
  await page.waitForLoadState('networkidle');
  assert.deepEqual(begun, [], 'before the first move');
  const last = page.waitForResponse(STUDY);
  await page.mouse.move(100, 100);
  await last;
  assert.deepEqual(begun, ['games', 'sheets', 'study']);
});

visit('a sitting of a game that cannot be fetched stays, and goes on when it can be', async ({ page, context, table, problems }) => {
  const sheet = await table.openNewGame('Nine cards');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await isKept(page);
  const before = await page.evaluate((key) => localStorage.getItem(key), SITTING);
  await context.route(GAMES, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('alert').waitFor();
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), SITTING), before);
  await context.unroute(GAMES);
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
  // The table and its script, four programs with their style, and the other languages.
  assert.ok(found.size >= 10, [...found].join());
  for (const name of found) {
    const hash = createHash('sha256').update(await read(name)).digest('hex');
    assert.equal(name.slice('brag-web-'.length).slice(0, 16), hash.slice(0, 16), name);
  }
});
