// No layout shift: the controls keep their place whatever is offered, and the app replaces the first screen in place.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, inFonts } from './harness.mjs';

for (const [name, viewport] of Object.entries({ phone: PHONE, embed: EMBED, desktop: DESKTOP })) {
  inFonts(viewport)(`the controls keep their place through whole deals (${name})`, async ({ table }) => {
    const first = await table.controls.boundingBox();
    const acts = {};
    const same = async (when) => {
      assert.deepEqual(await table.controls.boundingBox(), first, `the controls ${when}`);
      for (const [act, button] of Object.entries({ look: table.look, fold: table.fold, see: table.see, bet: table.bet })) {
        const box = await button.boundingBox();
        assert.deepEqual(box, (acts[act] ??= box), `the button to ${act} ${when}`);
      }
    };
    for (let deals = 0; deals < 3; deals++) {
      await table.deals.click();
      await table.playOut(async (now) => {
        if (deals === 1 && (await table.may(table.look))) {
          await table.takeLook();
          await same('with an open hand');
        }
        await table.plainly(now);
      }, async (now) => {
        if (now === 'turn') await same('at one’s turn');
        else assert.deepEqual(await table.controls.boundingBox(), first, `the controls at the stop “${now}”`);
      });
    }
  }, { viewport });

  inFonts(viewport)(`nothing shifts by itself while the bots play (${name})`, async ({ page, table }) => {
    await table.settings({ Speed: 'Quick' });
    await table.deal();
    await table.fold.click();
    await table.playOut((now) => table.plainly(now));
    const shifts = await page.evaluate(() => new Promise((done) => {
      new PerformanceObserver((list) => done(list.getEntries().map(({ value, hadRecentInput, sources }) => {
        // At a see the shown hands move to the front and back again on purpose. Their seats are not known any more, but the seen
        // player's hand is still there.
        const seen = document.querySelector('.in-see') === null ? '' : '.seat, ';
        // When a pot grows, its chips and words are replaced.
        const told = seen + '.pile, .hint, .rail-line, .total, .purse, .said, .count, .stake, .verdict, .caption';
        const words = (node) => node === null || node.nodeType === Node.TEXT_NODE || node.closest(told) !== null;
        const of = sources.map(({ node }) => (words(node) ? 'words' : node.outerHTML.slice(0, 80)));
        return { value, hadRecentInput, of };
      }))).observe({ type: 'layout-shift', buffered: true });
      // An observer without entries is never called.
      setTimeout(() => done([]), 300);
    }));
    // Counted as browsers do: a shift within half a second after a press is expected. Text that replaces other text in the same
    // place has not moved.
    const moved = shifts.filter(({ hadRecentInput, of }) => !hadRecentInput && of.some((part) => part !== 'words'));
    const sum = moved.reduce((all, { value }) => all + value, 0);
    assert.ok(sum < 0.01, `shifted by ${sum}: ${JSON.stringify(moved)}`);
  }, { viewport, reducedMotion: 'no-preference' });

  inFonts(viewport)(`the app takes the place of its shell and nothing moves (${name})`, async ({ page, context }) => {
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
      const told = ({ value, sources }) => ({ value, of: sources.map(({ node }) => node?.outerHTML?.slice(0, 80)) });
      new PerformanceObserver((list) => done(list.getEntries().map(told))).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => done([]), 200);
    }));
    assert.ok(shifted.reduce((sum, { value }) => sum + value, 0) < 0.01, `shifted: ${JSON.stringify(shifted)}`);
  }, { viewport });

  inFonts(viewport)(`however little of the page has come, the felt has its size (${name})`, async ({ page, context }) => {
    const whole = await (await fetch(page.url())).text();
    let arrive;
    const wait = new Promise((done) => { arrive = done; });
    await context.route('**/*.wasm', async (route) => {
      await wait;
      await route.continue().catch(() => {});
    });
    const felt = async (body) => {
      await context.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
      await page.reload({ waitUntil: 'commit' });
      await page.locator('#shell .felt').waitFor();
      return page.locator('#shell .felt').boundingBox();
    };
    const [tag] = /<section class="?felt"?>/.exec(whole);
    const first = await felt(whole.slice(0, whole.indexOf(tag) + tag.length));
    assert.equal(await page.locator('#shell .sign').count(), 0, 'the rest is still to come');
    assert.deepEqual(first, await felt(whole));
    arrive();
  }, { viewport });
}

/** The positions of the parts of the first screen, by name. */
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
    const parts = { bar: '.bar', mark: '.mark', felt: '.felt', sign: '.sign', lesson: '.choose :last-child', controls: '.controls', words: '.controls .line' };
    const found = Object.fromEntries(Object.entries(parts).map(([name, selector]) => [name, one(selector)]));
    for (const act of document.querySelectorAll('.act')) found[act.textContent] = box(act);
    for (const plate of document.querySelectorAll('.plate .name')) found[plate.textContent] = box(plate);
    return found;
  });
}
