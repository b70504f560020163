// A table of the usual game on another page is dealt before the programs are here that read all options and talk to that page.

import assert from 'node:assert/strict';
import { heard, host } from './host.mjs';
import { URL_OF_PAGE, spacePresses, visit } from './harness.mjs';

spacePresses();

const LATER = /-(games|sheets)\.wasm$/;
/** Lets the held programs come, by context. */
const arrive = new WeakMap();

const hold = async (context) => {
  const released = new Promise((resolve) => { arrive.set(context, resolve); });
  await context.route(LATER, async (route) => {
    await released;
    await route.continue();
  });
};

const told = (page) => page.evaluate(() => heard.filter(({ type }) => type !== 'resize').map(({ type, deal }) => [type, deal].filter(Boolean).join(' ')));

host('the usual game is played at once, and the page around it hears of each deal in its order', '<brag-table id="a" seats="2" start speed="instant"></brag-table>', async ({ page, context, frames: [frame] }) => {
  const { table } = frame;
  await table.toTurn();
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  await table.dealToTurn();
  assert.deepEqual(await told(page), [], 'nobody talks to the page yet');
  arrive.get(context)();
  await heard(page, 'deal-began', 2);
  assert.deepEqual(await told(page), ['ready', 'deal-began 1', 'deal-ended 1', 'deal-began 2']);
  const [{ chips, outcome }] = await heard(page, 'deal-ended');
  assert.equal(chips.reduce((sum, one) => sum + one, outcome.carried ?? 0), 200);
  await table.fold.click();
  await heard(page, 'deal-ended', 2);
  assert.deepEqual((await told(page)).slice(4), ['deal-ended 2']);
}, { prepare: hold });

host('what comes later moves nothing that is there', '<brag-table id="a" seats="2" start speed="instant"></brag-table>', async ({ page, context, frames: [frame] }) => {
  await frame.table.anySign.first().waitFor();
  // Fonts come with the later style, which is not held, and letters of another font may be a little wider.
  await frame.waitForFunction(() => document.fonts.size && document.fonts.status === 'loaded');
  await frame.evaluate(() => new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) (globalThis.shifts ??= []).push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80))}`);
  }).observe({ type: 'layout-shift' }));
  const wanted = () => page.evaluate(() => document.querySelector('brag-table').shadowRoot.querySelector('iframe').style.getPropertyValue('--wanted'));
  const before = await wanted();
  arrive.get(context)();
  const [{ height }] = await heard(page, 'ready');
  assert.equal(before, `${height}px`, 'the element knows what the table asks for');
  await frame.getByRole('link', { name: 'Play in full' }).waitFor();
  await frame.getByRole('button', { name: 'What beats what' }).waitFor();
  assert.deepEqual(await frame.evaluate(() => globalThis.shifts ?? []), []);
}, { prepare: hold });

host('where the rest cannot be fetched the table is played, nothing lies over it, and the rest is tried again', '<brag-table id="a" seats="2" start speed="instant"></brag-table>', async ({ page, context, problems, frames: [frame] }) => {
  await frame.table.toTurn();
  // Longer than the element waits for a table.
  await page.clock.runFor(20_000);
  assert.equal(await page.getByRole('alert').count(), 0, 'the element says nothing over it');
  assert.equal(await frame.getByRole('alert').count(), 0);
  await context.unroute(LATER);
  await page.clock.runFor(60_000);
  await heard(page, 'ready');
  problems.length = 0;
}, {
  prepare: async (context) => {
    await context.clock.install();
    await context.route(LATER, (route) => route.abort());
  },
  timeout: 90_000,
});

visit('a table that asks for more waits for what reads it', async ({ page, context }) => {
  const [address] = page.url().split('?');
  await hold(context);
  const asked = page.waitForRequest(LATER);
  await page.goto(`${address}?embed&seats=2&start&hints`);
  await asked;
  assert.deepEqual(await page.evaluate(() => ['early' in document.documentElement.dataset, Boolean(document.querySelector('#shell'))]), [false, true]);
  arrive.get(context)();
  await page.locator('.felt').waitFor();
}, { path: '?embed' });

visit('a speed may stand behind the sign of a place in the address, and is nothing but a speed', async ({ page }) => {
  const at = (query) => page.goto(`${page.url().replace(/[?#].*/, '')}?embed&seats=2${query}`);
  const speed = () => page.evaluate(() => document.documentElement.dataset.speed);
  await at('&speed=quick%20confirms=false%20language=fr');
  await page.locator('#shell').waitFor({ state: 'detached' });
  assert.deepEqual([await speed(), await page.evaluate(() => document.documentElement.lang)], [undefined, 'en']);
  await page.goto('about:blank');
  await page.goto(`${URL_OF_PAGE}?embed&seats=2#speed=slow`);
  await page.waitForFunction(() => document.documentElement.dataset.speed === 'slow');
}, { path: '?embed', reducedMotion: 'no-preference' });
