// Cards are dragged from the hand to a place, between places, and back.

import assert from 'node:assert/strict';
import { POINTERS, START, desk, drag, middle, tap } from './set-hands.mjs';
import { EMBED, PHONE, picture, visit } from './harness.mjs';

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  for (const [by, pointerOf] of Object.entries(POINTERS)) {
    visit(`cards are dragged by ${by} on the ${size} screen`, async ({ page }) => {
      const { felt, places, inHand, placed } = desk(page);
      await inHand.nth(12).waitFor();
      const pointer = await pointerOf(page);
      const lit = felt.locator('.place[data-lit]');
      const bare = async (card) => (await card.getAttribute('aria-label')).replace(/, .*/, '');
      const card = (name) => felt.getByRole('button', { name: new RegExp(`^${name}, `) });

      const first = await bare(inHand.first());
      const [from, to] = [await middle(card(first)), await middle(places.nth(1))];
      await drag(pointer, from, to, async () => {
        // The page handles a finger's move in the next frame.
        await lit.filter({ hasText: 'Hand 2' }).waitFor();
        const at = await card(first).boundingBox();
        assert.ok(Math.abs(at.y + at.height / 2 - to.y) < 12, 'the card is where the finger is');
        await picture(page, `drag-${by}-${size}`);
      });
      assert.equal(await placed(2).count(), 1);
      assert.equal(await bare(placed(2)), first);
      assert.equal(await lit.count(), 0);
      assert.equal(await felt.locator('[aria-pressed="true"]').count(), 0, 'a card that was dragged has not been tapped');

      // From one place to another.
      await drag(pointer, await middle(card(first)), await middle(places.nth(0)));
      assert.equal(await bare(placed(1)), first);
      // Above the places is no target, so the card goes back.
      await drag(pointer, await middle(card(first)), { x: viewport.width / 2, y: 20 });
      assert.equal(await bare(placed(1)), first);

      // On a full place it swaps with the card there.
      for (let more = 0; more < 2; more++) await drag(pointer, await middle(inHand.first()), await middle(places.nth(0)));
      assert.equal(await placed(1).count(), 3);
      const [fourth, gone] = [await bare(inHand.first()), await bare(placed(1).first())];
      await drag(pointer, await middle(card(fourth)), await at(card(gone)));
      assert.deepEqual([await placed(1).count(), await inHand.count()], [3, 10]);
      assert.equal(await card(gone).getAttribute('aria-label'), `${gone}, still to set`);

      // And back to hand.
      await drag(pointer, await middle(card(fourth)), { x: viewport.width / 2, y: (await inHand.last().boundingBox()).y + 20 });
      assert.equal(await inHand.count(), 11);

      // Taps work as before.
      await tap(inHand.first());
      assert.equal(await felt.locator('[aria-pressed="true"]').count(), 1);
      await places.nth(3).click();
      assert.equal(await placed(4).count(), 1);
      const scrolled = await page.evaluate(() => [scrollX, scrollY, document.querySelector('.room').scrollTop]);
      assert.deepEqual(scrolled, [0, 0, 0]);
    }, { ...START('thirteen_card', '&seats=4'), viewport, hasTouch: by === 'finger' });
  }
}

/** A point on this card that no other card covers. */
async function at(card) {
  const { x, y } = await card.boundingBox();
  return { x: x + 5, y: y + 10 };
}

visit('a card that is dragged follows the finger by a transform, and flies on from there', async ({ page }) => {
  const { felt, places, inHand } = desk(page);
  await inHand.nth(8).waitFor();
  const pointer = await POINTERS.mouse(page);
  // The cards may still be being dealt, and the other player may set his own.
  await felt.locator('.said', { hasText: /^set$/ }).waitFor();
  await felt.locator('.seat.is-me.is-turn').waitFor();
  await page.waitForFunction(() => document.querySelector('.felt').getAnimations({ subtree: true }).every(({ playState }) => playState !== 'running'));
  const card = felt.locator(`#${await inHand.last().getAttribute('id')}`);
  const moved = await card.evaluate((card) => {
    globalThis.changed = new Set();
    new MutationObserver((records) => records.forEach(({ target }) => globalThis.changed.add(target))).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
    return card.style.transform;
  });
  await pointer.down(await middle(card));
  const to = await middle(places.nth(0));
  // The page handles a pointer's move in the next frame.
  const shown = () => page.evaluate(() => new Promise((next) => { requestAnimationFrame(() => requestAnimationFrame(next)); }));
  await pointer.move({ x: to.x + 30, y: to.y });
  await shown();
  await page.evaluate(() => globalThis.changed.clear());
  await pointer.move(to);
  await shown();
  const changed = await page.evaluate(() => [...globalThis.changed].map((one) => one.id || one.outerHTML.slice(0, 150)));
  assert.deepEqual(changed, [await card.getAttribute('id')], 'what moves is changed, and nothing else');
  assert.equal(await card.evaluate((card) => card.style.transform), moved);
  const dropped = (await card.boundingBox()).y;
  await pointer.up();
  const first = (await card.boundingBox()).y;
  assert.ok(Math.abs(first - dropped) < 40, `it flies from where it was let go: ${dropped}, ${first}`);
}, { ...START('nine_card', '&seats=2'), reducedMotion: 'no-preference' });
