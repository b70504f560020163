// The app on hosts that are not as the tests' own: kept for later all the same, and one version after another.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after } from 'node:test';
import { URL_OF_PAGE, kept, visit } from './harness.mjs';

/** What the service worker calls its version, after which a test has put another. */
let version = '';
/** Whether the page of the last version still lies beside the worker of this one. */
let isOldPage = false;

/** Sends whoever asks for the page on to its folder, as Cloudflare does; otherwise it serves what the tests' server does. */
const server = createServer(async (request, response) => {
  if (request.url === '/index.html') return response.writeHead(308, { Location: '/' }).end();
  const answer = await fetch(new URL(`.${request.url}`, URL_OF_PAGE));
  let body = Buffer.from(await answer.arrayBuffer());
  if (request.url === '/sw.js') body = body.toString().replace(/(`?\$\{\w+\}|")([0-9a-f]{16})/, `$1$2${version}`);
  if (request.url === '/' && isOldPage) body = body.toString().replaceAll('_bg.wasm', '_old.wasm');
  response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '', 'Cache-Control': 'no-cache' });
  return response.end(body);
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
after(() => server.close());

const HOST = `http://127.0.0.1:${server.address().port}`;
const ELSEWHERE = { at: `${HOST}/`, origins: [HOST], serviceWorkers: 'allow' };

const open = async (page) => {
  await page.goto(`${HOST}/`);
  await page.locator('#shell').waitFor({ state: 'detached' });
};
const versions = (page) => page.evaluate(async () => (await caches.keys()).length);

visit('a page that the host sends elsewhere opens without a network', async ({ page, context, table }) => {
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await table.deal();
}, ELSEWHERE);

visit('a version whose page is not on the host yet is not kept', async ({ page }) => {
  await kept(page);
  [version, isOldPage] = ['1', true];
  const state = await page.evaluate(async () => {
    const { installing } = await (await navigator.serviceWorker.getRegistration()).update();
    await new Promise((done) => { installing.onstatechange = () => installing.state !== 'installing' && done(); });
    return installing.state;
  });
  assert.equal(state, 'redundant');
  [version, isOldPage] = ['', false];
}, ELSEWHERE);

visit('what is kept of the last version stays for as long as a page of it is open', async ({ page, context }) => {
  await kept(page);
  await open(page);
  const second = await context.newPage();
  await open(second);
  version = '2';
  await second.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  const use = second.getByRole('button', { name: 'A new version is ready: use it' });
  await use.waitFor();
  const reloaded = second.waitForEvent('load');
  await use.click();
  await reloaded;
  assert.equal(await versions(second), 2);
  await page.close();
  await second.close();
  const third = await context.newPage();
  await open(third);
  await third.waitForFunction(async () => (await caches.keys()).length === 1);
  version = '';
}, ELSEWHERE);
