// A browser that tells of no paint: a frame that is not shown, or one that hides it from every page.

import assert from 'node:assert/strict';
import { URL_OF_PAGE, spacePresses, visit } from './harness.mjs';

spacePresses();

const PROGRAM = /_bg\.wasm/;

visit('where no paint is told of, the program starts within a second', async ({ page, context }) => {
  const next = await context.newPage();
  const asked = [];
  next.on('request', (request) => PROGRAM.test(request.url()) && asked.push(request.url()));
  await next.clock.install();
  await next.addInitScript(() => { PerformanceObserver.prototype.observe = () => {}; });
  await next.goto(URL_OF_PAGE);
  assert.deepEqual(asked, [], 'it waits for a paint');
  const begins = next.waitForRequest(PROGRAM);
  await next.clock.runFor(1_000);
  await begins;
  assert.equal(asked.length, 1, 'once');
  await next.clock.resume();
  await next.locator('#shell').waitFor({ state: 'detached' });
  await page.bringToFront();
});

visit('a paint starts it once, and a second later nothing starts again', async ({ context }) => {
  const next = await context.newPage();
  const asked = [];
  next.on('request', (request) => PROGRAM.test(request.url()) && asked.push(request.url()));
  await next.clock.install();
  await next.goto(URL_OF_PAGE);
  await next.clock.runFor(2_000);
  await next.clock.resume();
  await next.locator('#shell').waitFor({ state: 'detached' });
  assert.equal(asked.length, 1);
});
