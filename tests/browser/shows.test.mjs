// Showdowns: in every game the hands that are shown lie open, with their names, and under nothing.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { coveredOn, playToShow, still } from './showdown.mjs';

spacePresses();

const at = (variant, seats, more = '') => ({ path: `?embed&variant=${variant}&seats=${seats}&start${more}`, timeout: 150_000 });

/** Each game with a number of players. */
const GAMES = [
  ['three_card', 2], ['three_card', 5], ['four_card', 4], ['five_card', 4], ['best_of_seven', 4], ['best_of_thirteen', 3], ['teen_patti', 6],
  ['american', 4], ['braggers', 5], ['draw_brag', 5], ['stop_the_bus', 3], ['stop_the_bus', 8], ['three_stake', 5], ['post_and_pair', 4], ['three_card', 5, '&chips=5'],
];
for (const [variant, seats, more = ''] of GAMES) {
  visit(`nothing lies over a hand that is shown: ${variant} for ${seats}${more}`, async ({ page }) => {
    await playToShow(page, ({ hands, isOver }) => isOver && hands > 0);
    assert.deepEqual(await coveredOn(page), []);
  }, at(variant, seats, more));
}

// Each page has cards of its own, so the player at the screen is soon the first who is out.
visit('nothing lies over seven hands where one has lost the last life', async ({ page, context }) => {
  const isShown = ({ hands, isOver }) => isOver && hands > 0;
  for (let tries = 0; ; tries++) {
    assert.ok(tries < 24, 'one is out');
    const other = await context.newPage();
    await other.goto(page.url());
    await playToShow(other, isShown);
    if (await other.locator('.felt .seat.is-me .life:not(.is-lost)').count() === 0) {
      await other.getByRole('button', { name: /^(Next deal|Keep watching)$/ }).click();
      await other.locator('.felt:not([data-end])').waitFor();
      await playToShow(other, isShown);
      assert.deepEqual(await coveredOn(other), []);
      return;
    }
    await other.close();
  }
}, { path: '?embed&rules=v1.game-stop_the_bus.lives-1&seats=8&start', timeout: 150_000 });

/** Runs in the page: what of four boxes lies over a card, or one card over another's hand. */
function overCards() {
  const box = (part) => part.getBoundingClientRect();
  const touch = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const isSeen = (part) => Number(getComputedStyle(part).opacity) > 0.15 && box(part).width > 0 && getComputedStyle(part).visibility === 'visible';
  const all = (names) => [...document.querySelectorAll(names)].filter(isSeen);
  const cards = all('.felt .card:is(.at-box, .at-bank)');
  const others = [...all('.bet b, .felt .plate, .felt .verdict, .bank-has > *'), ...cards.filter((card) => card.matches('.at-bank'))];
  const name = (part) => `${part.closest('[class]').className} ${part.textContent.trim()}`;
  const pairs = others.flatMap((other) => cards.filter((card) => card !== other && !(card.matches('.at-bank') && other.matches('.at-bank'))).map((card) => [other, card]));
  const over = pairs.filter(([other, card]) => touch(box(other), box(card)));
  const out = all('.bet b, .felt .plate').filter((part) => box(part).left < 0 || box(part).right > innerWidth);
  return [...new Set([...over.map(([other, card]) => `${name(other)} and ${name(card)}`), ...out.map((part) => `${name(part)} is not on the screen`)])];
}

visit('nothing lies over the cards of four boxes, in play and at the end', async ({ page }) => {
  const at = async (when) => {
    for (const [width, height] of [[320, 480], [360, 640], [844, 390], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      await still(page);
      assert.deepEqual(await page.evaluate(overCards), [], `${when}, ${width} × ${height}`);
    }
  };
  const button = (name) => page.getByRole('region', { name: 'What you can do' }).getByRole('button', { name, disabled: false });
  await button(/^Stake/).click();
  await button(/^Play for/).waitFor();
  await at('in play');
  await button(/^Play for/).click();
  await button('Next deal').waitFor();
  await at('at the end');
}, at('three_card_poker', 4));

/** Games in which the deal goes on after a showing: it is seen while it lasts. */
for (const [variant, seats] of [['three_stake', 5], ['post_and_pair', 4], ['nine_card', 4], ['thirteen_card', 4], ['three_card', 4]]) {
  visit(`nothing lies over a hand while it is shown: ${variant} for ${seats}`, async ({ page }) => {
    await playToShow(page, ({ hands, open, isOver }) => !isOver && hands > 0 && open > 0);
    assert.deepEqual(await coveredOn(page, undefined, true), []);
  }, { ...at(variant, seats), reducedMotion: 'no-preference' });
}

/** Games in which all hands lie in their places at the end. */
for (const [variant, seats] of [['six_card', 6], ['seven_card', 5], ['nine_card', 5], ['ten_card', 5], ['thirteen_card', 4], ['fifteen_card', 3], ['three_card_poker', 3], ['three_card_poker', 4]]) {
  visit(`nothing lies over the hands at the end: ${variant} for ${seats}`, async ({ page }) => {
    await playToShow(page, ({ isOver }) => isOver);
    assert.deepEqual(await coveredOn(page), []);
  }, at(variant, seats));
}
