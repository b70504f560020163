// Nothing jumps: the controls keep their place whatever is offered, and the app takes the place of its shell.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, visit } from './harness.mjs';

for (const [name, viewport] of Object.entries({ phone: PHONE, embed: EMBED, desktop: DESKTOP })) {
  visit(`the controls keep their place through whole deals, and nothing shifts (${name})`, async ({ page, table }) => {
    await page.evaluate(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shifts.push({ value: entry.value, of: entry.sources?.map(({ node }) => node?.className ?? node?.parentElement?.className) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const place = () => table.controls.boundingBox();
    const first = await place();
    const same = async (when) => assert.deepEqual(await place(), first, `the controls ${when}`);
    for (let deals = 0; deals < 3; deals++) {
      await table.deals.click();
      await table.playOut(async (now) => {
        if (deals === 1 && (await table.may(table.look))) {
          await table.look.click();
          await same('with an open hand');
        }
        await table.plainly(now);
      }, (now) => same(`at the stop “${now}”`));
    }
    const shifts = await page.evaluate(() => globalThis.shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    assert.ok(sum < 0.01, `what shifted: ${JSON.stringify(shifts)}`);
  }, { viewport });

  visit(`the app takes the place of its shell and nothing moves (${name})`, async ({ page, context }) => {
    let arrive;
    const wait = new Promise((done) => { arrive = done; });
    await context.route('**/*.wasm', async (route) => {
      await wait;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.locator('#shell').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(page);
    arrive();
    await page.locator('#shell').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deal me in' }).waitFor();
    const after = await boxes(page);
    assert.deepEqual(after, before, 'where things lie');
    const shifted = await page.evaluate(() => new Promise((done) => {
      new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0))).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => done(0), 200);
    }));
    assert.ok(shifted < 0.01, `shifted by ${shifted}`);
  }, { viewport });
}

/** Where the parts of the first screen lie, by what a person would call them. */
function boxes(page) {
  return page.evaluate(() => {
    const box = (part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
    };
    const one = (selector) => {
      const part = document.querySelector(selector);
      return part ? box(part) : null;
    };
    const parts = { bar: '.bar', mark: '.mark', felt: '.felt', sign: '.sign', controls: '.controls', words: '.hint' };
    const found = Object.fromEntries(Object.entries(parts).map(([name, selector]) => [name, one(selector)]));
    for (const act of document.querySelectorAll('.act')) found[act.textContent] = box(act);
    for (const plate of document.querySelectorAll('.plate .name')) found[plate.textContent] = box(plate);
    return found;
  });
}
