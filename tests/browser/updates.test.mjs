// A page that stays open hears of a new version, and changes to it only when that version is at work.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { after } from 'node:test';
import { visit } from './harness.mjs';

const KEEP = new URL('../../public/keep.js', import.meta.url);
/** What the host sends as the service worker. */
const host = { worker: '' };

/** A worker of this version: it serves the page with its version, and takes so many milliseconds to get to work. */
const worker = (version, slow = 0) => `
  addEventListener('activate', (event) => event.waitUntil(new Promise((done) => { setTimeout(done, ${slow}); })));
  addEventListener('message', ({ data }) => { if (data === 'take over') skipWaiting(); });
  addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return;
    event.respondWith(new Response('<!doctype html><title>${version}</title>', { headers: { 'Content-Type': 'text/html' } }));
  });
`;

const server = createServer(async ({ url }, response) => {
  const name = new URL(url, 'http://host').pathname;
  const send = (type, text) => { response.writeHead(200, { 'Content-Type': type }); response.end(text); };
  if (name === '/sw.js') return send('text/javascript', host.worker);
  if (name === '/keep.js') return send('text/javascript', await readFile(KEEP, 'utf8'));
  return send('text/html', '<!doctype html><title>from the host</title>');
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
after(() => server.close());
const ORIGIN = `http://127.0.0.1:${server.address().port}`;
const ON = { at: `${ORIGIN}/`, origins: [ORIGIN], serviceWorkers: 'allow' };

/** Begins to keep the app, as the start script does. */
const keep = (page) => page.evaluate(async () => {
  const { controller } = navigator.serviceWorker;
  await (await import('./keep.js')).default(controller);
  await navigator.serviceWorker.ready;
});

/** A page of version 1, opened by its worker. */
async function openFirst(page) {
  host.worker = worker('1');
  await keep(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active.state === 'activated');
  await page.reload();
  assert.equal(await page.title(), '1');
  await keep(page);
}

/** Counts how often the page asks for a new version: the browser itself asks too, when a page is opened. */
const count = (page) => page.evaluate(() => {
  const { update } = ServiceWorkerRegistration.prototype;
  globalThis.updates = 0;
  ServiceWorkerRegistration.prototype.update = function ask() {
    globalThis.updates += 1;
    return update.call(this);
  };
});
const asks = (page, often) => page.waitForFunction((often) => globalThis.updates === often, often);

const isOffered = (page) => page.waitForFunction(() => 'update' in document.documentElement.dataset);

visit('a page that stays open asks for a new version when it is shown again', async ({ page }) => {
  await openFirst(page);
  host.worker = worker('2');
  await count(page);
  const show = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await show();
  await asks(page, 0);
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 61_000;
  });
  await show();
  await asks(page, 1);
  await isOffered(page);
}, ON);

visit('a page that stays open asks for a new version every hour', async ({ page }) => {
  await page.clock.install();
  await openFirst(page);
  host.worker = worker('2');
  await count(page);
  await page.clock.fastForward('01:00:01');
  await asks(page, 1);
  await isOffered(page);
}, ON);

visit('a page that was not opened by the worker hears of a new version too', async ({ page }) => {
  host.worker = worker('1');
  await keep(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active.state === 'activated');
  assert.equal(await page.evaluate(() => 'update' in document.documentElement.dataset), false, 'the first version is not new');
  host.worker = worker('2');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await isOffered(page);
}, ON);

visit('a page is loaded anew once, when the new version is at work, however long that takes', async ({ page }) => {
  await openFirst(page);
  host.worker = worker('2', 3_000);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await isOffered(page);
  let loads = 0;
  page.on('load', () => { loads += 1; });
  const begun = Date.now();
  await page.evaluate(() => dispatchEvent(new Event('brag:take-over')));
  await page.waitForFunction(() => document.title === '2');
  assert.ok(Date.now() - begun >= 2_900, 'not before');
  await page.waitForLoadState();
  assert.equal(loads, 1);
}, ON);

visit('another tab of the old version offers the new one', async ({ page, context }) => {
  await openFirst(page);
  const other = await context.newPage();
  await other.goto(`${ORIGIN}/`);
  await keep(other);
  host.worker = worker('2');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await isOffered(page);
  await page.evaluate(() => dispatchEvent(new Event('brag:take-over')));
  await page.waitForFunction(() => document.title === '2');
  await isOffered(other);
  await other.evaluate(() => dispatchEvent(new Event('brag:take-over')));
  await other.waitForFunction(() => document.title === '2');
}, ON);
