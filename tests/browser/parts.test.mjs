// The program comes in parts: what the table needs at once, what makes the sheets at the visitor's first move.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { URL_OF_PAGE, isAccessible, visit } from './harness.mjs';
import { SITTING, isKept } from './store.mjs';

const SHEETS = /-sheets\.wasm$/;
const SETS = /-sets\.wasm$/;

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

visit('what plays a game is fetched once it is chosen, and once', async ({ page, table }) => {
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
  // The first part and its script, the sheets with their style, and two parts for each of the other languages.
  assert.ok(found.size >= 10, [...found].join());
  for (const name of found) {
    const hash = createHash('sha256').update(await read(name)).digest('hex');
    assert.equal(name.slice('brag-web-'.length).slice(0, 16), hash.slice(0, 16), name);
  }
});
