// Setting hands from one deal: by touch, by keys, and on a shared screen.

import assert from 'node:assert/strict';
import { START, desk, fromTheLeft, layInTurn, tap } from './set-hands.mjs';
import { EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { givenAway } from './given-away.mjs';

spacePresses();

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`nine cards are set by touch on the ${size} screen, and the deal is shown to its end`, async ({ page }) => {
    const { lay, places, inHand, placed, bestFirst, suggest, over, felt } = desk(page);
    await lay.waitFor();
    await inHand.nth(8).waitFor();
    assert.equal(await places.count(), 3);
    assert.ok(!(await lay.isEnabled()), 'nothing can be laid before all is set');

    const names = await Promise.all((await fromTheLeft(inHand)).map((card) => card.getAttribute('aria-label')));
    for (const name of names.slice(0, 3)) await tap(felt.getByRole('button', { name }));
    await places.nth(2).click();
    assert.equal(await placed(3).count(), 3);
    assert.equal(await inHand.count(), 6);
    await picture(page, `setting-nine-${size}`);

    // A press on a place returns its cards if no card is picked.
    await places.nth(2).click({ position: { x: 8, y: 8 } });
    assert.equal(await inHand.count(), 9);

    await suggest.click();
    assert.equal(await inHand.count(), 0);
    // The first and the last hand are swapped. The page reports the wrong order and corrects it.
    const hands = await Promise.all([1, 3].map(async (nth) => Promise.all((await placed(nth).all()).map((card) => card.getAttribute('aria-label')))));
    await places.nth(0).click({ position: { x: 8, y: 8 } });
    await places.nth(2).click({ position: { x: 8, y: 8 } });
    const bare = (label) => label.replace(/, .*/, '');
    const put = async (cards, nth) => {
      for (const label of cards) await tap(felt.getByRole('button', { name: `${bare(label)}, still to set` }));
      await places.nth(nth).click();
    };
    await put(hands[0], 2);
    await put(hands[1], 0);
    const better = felt.page().getByText(/^Hand \d is better than hand \d\.$/);
    await better.first().waitFor();
    assert.ok(!(await lay.isEnabled()), 'a better hand behind a worse one cannot be laid');
    await bestFirst.click();
    assert.equal(await better.count(), 0);
    await lay.click();
    await over.waitFor();
    assert.equal(await felt.locator('.card.at-row.up').count(), 36, 'four players have shown three hands each');
    await picture(page, `shown-nine-${size}`);
  }, { ...START('nine_card', '&seats=4'), viewport });
}

visit('nine cards are set by keys', async ({ page }) => {
  const { lay, inHand, placed, over } = desk(page);
  await lay.waitFor();
  await inHand.nth(8).waitFor();
  const key = (name) => page.keyboard.press(name);
  await key('ArrowDown');
  for (const place of ['1', '2', '3']) {
    for (let k = 0; k < 3; k++) {
      if (k > 0) await key('ArrowRight');
      await key('Space');
    }
    await key(place);
    assert.equal(await placed(place).count(), 3, `three cards lie in place ${place}`);
  }
  await key('Backspace');
  assert.equal(await inHand.count(), 1);
  await key('u');
  assert.equal(await inHand.count(), 0);
  await key('b');
  await lay.focus();
  await key('Enter');
  await over.waitFor();
}, START('nine_card', '&seats=3'));

visit('before all cards are dealt nothing is suggested, by press or by key', async ({ page }) => {
  const { suggest, lay, inHand, placed } = desk(page);
  await inHand.nth(3).waitFor();
  assert.equal(await suggest.getAttribute('aria-disabled'), 'true');
  await suggest.click({ force: true });
  await page.keyboard.press('u');
  assert.ok((await inHand.count()) < 10, 'cards are still to come');
  for (const nth of [1, 2, 3]) assert.equal(await placed(nth).count(), 0, `hand ${nth}`);
  await page.evaluate(() => globalThis.dealOn());
  await inHand.nth(9).waitFor();
  await suggest.and(page.locator(':not([aria-disabled])')).click();
  await lay.and(page.locator(':not([aria-disabled])')).waitFor();
}, {
  ...START('ten_card', '&seats=2'),
  reducedMotion: 'no-preference',
  prepare: (context) => context.addInitScript(() => {
    // No time passes while some cards are dealt and others are not, until the test says so.
    const timer = self.setTimeout;
    const waiting = [];
    let holds = true;
    const dealt = () => document.querySelectorAll('[role=button][aria-label$="still to set"]').length;
    self.setTimeout = (run, ...rest) => timer(() => (holds && dealt() > 3 && dealt() < 10 ? waiting.push(run) : run()), ...rest);
    globalThis.dealOn = () => {
      holds = false;
      waiting.splice(0).forEach((run) => run());
    };
  }),
});

visit('two people set thirteen cards round one screen, and neither sees the hands of the other before both have set', async ({ page, table }) => {
  const at = desk(page);
  const seen = await layInTurn(at, table, async () => {
    assert.deepEqual((await givenAway(page)).cards, [], 'no card is in the page before one looks at his own');
  });
  assert.deepEqual(seen.map((cards) => cards.length), [13, 13], 'one sees his own thirteen cards');
  assert.equal(new Set(seen.flat()).size, 26, 'each has cards of his own');
  assert.equal(await at.felt.locator('.card.at-row.up:not(.is-left)').count() >= 24, true);
  await picture(page, 'shown-thirteen');
}, START('thirteen_card', '&seats=2&bots=0'));

visit('what is set can be reached and read by everybody', async ({ page }) => {
  const { lay, inHand, suggest } = desk(page);
  await lay.waitFor();
  await inHand.nth(12).waitFor();
  await isAccessible(page, 'the table while hands are set');
  await suggest.click();
  await isAccessible(page, 'the table with all hands set');
  await picture(page, 'setting-thirteen');
}, START('thirteen_card', '&seats=4'));

/** Games with their players, and how many cards the suggested hands have. */
const LAID = [['six_card', 6, 6], ['six_card', 8, 6], ['seven_card', 7, 6], ['nine_card', 4, 9], ['ten_card', 4, 9], ['thirteen_card', 4, 12], ['fifteen_card', 3, 15]];
/** Phones, the smallest frame, and windows of laptops and large screens. */
const PLACES_AT = [[320, 480], [360, 640], [390, 664], [412, 732], [390, 844], [844, 390], [1024, 600], [1180, 746], [1280, 633], [1366, 657], [1536, 730], [1920, 950], [2560, 1300]];

for (const [game, seats, count] of LAID) {
  visit(`what is laid stays in its place: ${game} for ${seats}`, async ({ page }) => {
    const { lay, suggest } = desk(page);
    await lay.waitFor();
    await suggest.and(page.locator(':not([aria-disabled])')).click();
    await lay.and(page.locator(':not([aria-disabled])')).waitFor();
    for (const [width, height] of PLACES_AT) {
      await page.setViewportSize({ width, height });
      const { laid, out, least } = await page.evaluate(outOfPlace);
      assert.equal(laid, count);
      assert.deepEqual(out, [], `${width} × ${height}`);
      // Fifteen cards lie beneath portraits, and eight players sit in one row.
      if (width === 360) assert.ok(least >= 40, `${least} wide`);
      if (width >= 1180) assert.ok(least >= 58, `${width} × ${height}: ${least} wide`);
    }
  }, START(game, `&seats=${seats}`));
}

/** Runs in the page: how many cards are laid, how wide the smallest is, and those that stand out of every place, or lie under a plate. */
function outOfPlace() {
  const box = (one) => one.getBoundingClientRect();
  const places = [...document.querySelectorAll('.felt .place')].map(box);
  const plates = [...document.querySelectorAll('.felt .plate')].map(box);
  const cards = [...document.querySelectorAll('.felt .card.at-place')];
  const inside = (card) => places.some((place) => card.top >= place.top && card.bottom <= place.bottom && card.left >= place.left && card.right <= place.right);
  const apart = (card) => plates.every((plate) => plate.bottom <= card.top || plate.top >= card.bottom || plate.right <= card.left || plate.left >= card.right);
  const out = cards.filter((card) => !inside(box(card)) || !apart(box(card)));
  return { laid: cards.length, least: Math.min(...cards.map((card) => box(card).width)), out: out.map((card) => card.getAttribute('aria-label')) };
}
