// Motion: replaced by words for players who want none, skipped on request, and shown to the others.

import assert from 'node:assert/strict';
import { isStill, spacePresses, visit } from './harness.mjs';
import { playToShow } from './showdown.mjs';

spacePresses();

visit('where the device asks for no motion, a deal is told without any, and whole', async ({ page, table }) => {
  await countMotion(page);
  for (let deals = 0; deals < 3; deals++) {
    await table.deals.click();
    await table.playOut((now) => table.plainly(now));
    assert.match(await table.told(), /wins? \d+|The pot of \d+ stays/);
    assert.equal(await table.chips(), 400);
  }
  assert.deepEqual(await motionSeen(page), [], 'nothing has moved');
});

visit('a whole deal with motion comes to the same kind of end', async ({ page, table }) => {
  await countMotion(page);
  await table.settings({ Speed: 'Quick', 'Bots take their time': false });
  await table.deal();
  await table.takeLook();
  await table.playOut(async (now) => {
    if (now === 'turn' && (await table.may(table.see))) return table.see.click();
    return now === 'turn' ? table.fold.click() : table.plainly(now);
  });
  assert.match(await table.told(), /wins? \d+|The pot of \d+ stays/);
  assert.equal(await table.chips(), 400);
  assert.ok((await motionSeen(page)).length > 0, 'something has moved');
}, { reducedMotion: 'no-preference' });

visit('a tap on the cloth finishes the motion in hand', async ({ page, table }) => {
  await table.settings({ Speed: 'Slow' });
  await table.deals.click();
  await page.locator('.card[aria-label="face-down card"]').first().waitFor();
  const cards = () => table.cards.count();
  assert.ok((await cards()) < 12, 'cards are dealt one by one');
  const { width, height } = await table.felt.boundingBox();
  await table.felt.click({ position: { x: width / 2, y: height / 2 }, force: true });
  assert.equal(await cards(), 12, 'all are dealt at once');
}, { reducedMotion: 'no-preference' });

visit('the cards that have won grow in their places', async ({ page }) => {
  await playToShow(page, ({ open, isOver }) => isOver && open > 0);
  await isStill(page);
  for (const [width, height] of [[390, 664], [1920, 950]]) {
    await page.setViewportSize({ width, height });
    await isStill(page);
    const moved = await page.evaluate(() => [...document.querySelectorAll('.felt .card.glow')].map((card) => {
      const front = card.querySelector('.front');
      const middle = () => {
        const { left, right, top, bottom, height } = front.getBoundingClientRect();
        return { x: (left + right) / 2, y: (top + bottom) / 2, height };
      };
      const before = middle();
      card.classList.remove('glow');
      card.getBoundingClientRect();
      card.classList.add('glow');
      const grows = card.getAnimations({ subtree: true }).filter((one) => one.animationName === 'settle');
      grows.forEach((one) => {
        one.pause();
        one.currentTime = one.effect.getComputedTiming().duration * .3;
      });
      const now = middle();
      grows.forEach((one) => one.finish());
      return { grows: now.height / before.height, x: Math.abs(now.x - before.x), y: Math.abs(now.y - before.y) / before.height };
    }));
    assert.ok(moved.length >= 3, 'somebody has won');
    for (const { grows, x, y } of moved) {
      assert.ok(grows > 1.05, `it grows: ${grows}`);
      assert.ok(x < 1 && y < .06, `${width} × ${height}: it moves by ${x} and by ${y} of its height`);
    }
    assert.deepEqual(await page.evaluate(beneathTheGain), [], `${width} × ${height}`);
  }
}, { path: '?embed&start&seats=2&speed=quick', reducedMotion: 'no-preference', timeout: 120_000 });

/** Runs in the page: which words lie beneath the figure that rises, when it is to be read. */
function beneathTheGain() {
  const gain = document.querySelector('.in-see .rising');
  if (!gain) return ['nothing rises'];
  for (const one of gain.getAnimations()) one.currentTime = one.effect.getComputedTiming().duration * .55;
  const own = gain.getBoundingClientRect();
  const lies = ({ left, right, top, bottom }) => Math.min(right, own.right) - Math.max(left, own.left) > 2 && Math.min(bottom, own.bottom) - Math.max(top, own.top) > 2;
  const words = [...document.querySelectorAll('.in-see :is(.kind, .name, .purse)')];
  return words.filter((word) => lies(word.getBoundingClientRect())).map((word) => word.textContent);
}

for (const game of ['three_card', 'three_stake', 'three_card_poker']) {
  visit(`chips that have flown are gone: ${game}`, async ({ page }) => {
    await page.evaluate(() => new MutationObserver((all) => {
      const added = all.flatMap(({ addedNodes }) => [...addedNodes]);
      globalThis.haveFlown ||= added.some((node) => node.matches?.('.chipfly') || node.querySelector?.('.chipfly'));
    }).observe(document.body, { subtree: true, childList: true }));
    await playToShow(page, ({ isOver }) => isOver);
    await page.waitForFunction(() => globalThis.haveFlown && !document.querySelector('.chipfly'));
  }, { path: `?embed&start&variant=${game}&seats=2&speed=quick`, reducedMotion: 'no-preference', timeout: 120_000 });
}

/** Records every animation and transition with a duration, at every frame from now on. */
async function countMotion(page) {
  await page.evaluate(() => {
    const seen = new Set();
    globalThis.motionSeen = () => [...seen];
    const look = () => {
      for (const motion of document.getAnimations()) {
        const { duration, delay } = motion.effect.getComputedTiming();
        if (duration + delay > 0) seen.add(`${motion.animationName ?? motion.transitionProperty} of ${motion.effect.target?.className}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

const motionSeen = (page) => page.evaluate(() => globalThis.motionSeen());
