// No layout shift: the controls keep their place whatever is offered, and the app replaces the first screen in place.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, fontsAt, inAllFonts, inEach, inFonts, spacePresses } from './harness.mjs';

spacePresses();

for (const [name, viewport] of Object.entries({ phone: PHONE, embed: EMBED, desktop: DESKTOP })) {
  inAllFonts(`the controls keep their place through whole deals (${name})`, async ({ page, table }) => {
    const places = {};
    const acted = new Set();
    // Whatever the fonts, the controls are in one place. The buttons have theirs in each set.
    const keep = (when) => inEach(page, async (set) => {
      for (const [part, box] of await table.controls.evaluate(boxesOf)) {
        assert.deepEqual(box, (places[part === 'controls' ? part : `${part}, ${set}`] ??= box), `${part} ${when}, ${set}`);
      }
    }, fontsAt(viewport));
    await keep('before the first deal');
    for (let deals = 0; deals < 3; deals++) {
      await table.deals.click();
      await table.playOut(async (now) => {
        if (deals === 1 && (await table.may(table.look))) {
          await table.takeLook();
          await keep('with an open hand');
        }
        await table.plainly(now);
      }, async (now) => {
        if (now === 'turn') acted.add((await table.controls.evaluate(boxesOf)).map(([part]) => part).join());
        await keep(now === 'turn' ? 'at one’s turn' : `at the stop “${now}”`);
      });
    }
    assert.deepEqual([...acted], ['controls,Look,Fold,See,Bet'], 'the same buttons at every turn');
  }, { viewport, timeout: 120_000 });

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

/** Runs in the page: the places of the controls and of their buttons at a turn, each by the first word on it. */
function boxesOf(controls) {
  const place = ({ x, y, width, height }) => ({ x, y, width, height });
  const buttons = [...controls.querySelectorAll('.acts button')].map((button) => [/^\w+/.exec(button.innerText)?.[0].replace('Cover', 'Bet'), button]);
  const acts = buttons.filter(([name]) => ['Look', 'Fold', 'See', 'Bet'].includes(name));
  return [['controls', controls], ...acts].map(([name, part]) => [name, place(part.getBoundingClientRect())]);
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
