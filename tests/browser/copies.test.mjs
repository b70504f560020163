// Several copies of the page on one origin store apart, and what older versions have stored goes over to one of them.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after } from 'node:test';
import { URL_OF_PAGE, spacePresses, visit } from './harness.mjs';
import { Table } from './table.mjs';

spacePresses();

/** Serves the app in two folders of one origin. */
const server = createServer(async ({ url }, response) => {
  const path = /^\/brag(?:-next)?\/(.*)$/.exec(url)?.[1];
  const answer = path === undefined ? undefined : await fetch(URL_OF_PAGE + path);
  response.writeHead(answer?.status ?? 404, { 'Content-Type': answer?.headers.get('Content-Type') ?? 'text/plain' });
  response.end(answer && Buffer.from(await answer.arrayBuffer()));
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
after(() => server.close());

const ORIGIN = `http://127.0.0.1:${server.address().port}`;
const [OURS, NEXT] = [`${ORIGIN}/brag/`, `${ORIGIN}/brag-next/`];
const AT_OURS = { at: OURS, origins: [ORIGIN] };

const goOn = (page) => page.getByRole('button', { name: 'Go on', exact: true });
const texts = (page) => page.evaluate(() => ({ ...localStorage }));

async function visitAt(page, address) {
  await page.goto(address);
  await page.locator('#shell').waitFor({ state: 'detached' });
}

/** Stores a sitting and a setting as versions did whose keys bore no path, and nothing else. */
async function storeAsBefore(page, table) {
  await table.settings({ Light: 'Evening' });
  await table.dealToTurn();
  await page.waitForFunction(() => localStorage.getItem('brag /brag/ sitting'));
  return page.evaluate(() => {
    const own = 'brag /brag/ ';
    const old = Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [`brag.${key.slice(own.length)}`, text]));
    localStorage.clear();
    // The page saves again when it is left.
    Storage.prototype.setItem = () => {};
    for (const [key, text] of Object.entries(old)) localStorage[key] = text;
    return old;
  });
}

/** What is stored for offline use, as far as this app is concerned. */
const storeOffline = (page, path) => page.evaluate((path) => caches.open(`brag ${path} 0123456789abcdef`), path);

visit('two copies on one origin have each their own sitting, settings and tab that plays', async ({ page, context, table }) => {
  await table.settings({ Light: 'Evening' });
  await table.dealToTurn();
  await page.waitForFunction(() => localStorage.getItem('brag /brag/ sitting'));
  const before = await texts(page);
  const other = await context.newPage();
  await visitAt(other, NEXT);
  assert.equal(await goOn(other).count(), 0);
  assert.equal(await other.evaluate(() => document.documentElement.dataset.theme), undefined);
  await new Table(other).dealToTurn();
  await other.waitForFunction(() => localStorage.getItem('brag /brag-next/ sitting'));
  assert.equal(await page.getByRole('dialog', { name: 'Playing in another tab' }).count(), 0);
  const now = await texts(page);
  for (const [key, text] of Object.entries(before)) assert.equal(now[key], text, key);
  for (const key of Object.keys(now)) assert.match(key, /^brag \/brag(-next)?\/ [a-z_.]+/);
}, AT_OURS);

visit('what an older version has stored goes over to the copy that is opened, and is there at once', async ({ page, table }) => {
  const old = await storeAsBefore(page, table);
  await visitAt(page, OURS);
  await goOn(page).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  const now = await texts(page);
  assert.deepEqual(now, Object.fromEntries(Object.entries(old).map(([key, text]) => [key.replace('brag.', 'brag /brag/ '), text])));
  await goOn(page).click();
  assert.equal(await table.settle(), 'turn');
  // Once: another copy finds nothing.
  await visitAt(page, NEXT);
  assert.equal(await goOn(page).count(), 0);
}, AT_OURS);

visit('a copy that is new on the device takes nothing from the one in use', async ({ page, table }) => {
  const old = await storeAsBefore(page, table);
  await storeOffline(page, '/brag/');
  await visitAt(page, NEXT);
  assert.equal(await goOn(page).count(), 0);
  // Not later either, when it is stored for offline use itself.
  await storeOffline(page, '/brag-next/');
  await visitAt(page, NEXT);
  assert.equal(await goOn(page).count(), 0);
  const still = await texts(page);
  for (const [key, text] of Object.entries(old)) assert.equal(still[key], text, key);
  await visitAt(page, OURS);
  await goOn(page).click();
  assert.equal(await table.settle(), 'turn');
  assert.deepEqual(Object.keys(await texts(page)).filter((key) => key.startsWith('brag.')), []);
}, AT_OURS);

visit('in a full browser it goes over too, and nothing is lost where there is no room at all', async ({ page, table, context }) => {
  const old = await storeAsBefore(page, table);
  // There is room for one copy of the sitting, and at first for none under another name.
  await context.addInitScript(() => {
    const put = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, text) {
      const kept = Object.keys(localStorage).filter((one) => one.endsWith('sitting'));
      const isFull = key.endsWith(' sitting') && (kept.some((one) => one !== key) || sessionStorage.getItem('full'));
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      put.call(this, key, text);
    };
  });
  await page.evaluate(() => { sessionStorage.full = '1'; });
  await visitAt(page, OURS);
  assert.equal((await texts(page))['brag.sitting'], old['brag.sitting']);
  await page.evaluate(() => sessionStorage.clear());
  await visitAt(page, OURS);
  await goOn(page).click();
  assert.equal(await table.settle(), 'turn');
  assert.equal((await texts(page))['brag.sitting'], undefined);
}, AT_OURS);
