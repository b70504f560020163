// Motion: replaced by words for players who want none, skipped on request, and shown to the others.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';

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
