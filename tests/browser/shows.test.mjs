// Showdowns: in every game the hands that are shown lie open, with their names, and under nothing.

import assert from 'node:assert/strict';
import { visit } from './harness.mjs';
import { coveredOn, playToShow } from './showdown.mjs';

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

/** Games in which the deal goes on after a showing: it is seen while it lasts. */
for (const [variant, seats] of [['three_stake', 5], ['post_and_pair', 4], ['nine_card', 4], ['thirteen_card', 4], ['three_card', 4]]) {
  visit(`nothing lies over a hand while it is shown: ${variant} for ${seats}`, async ({ page }) => {
    await playToShow(page, ({ hands, open, isOver }) => !isOver && hands > 0 && open > 0);
    assert.deepEqual(await coveredOn(page), []);
  }, { ...at(variant, seats), reducedMotion: 'no-preference' });
}

/** Games in which all hands lie in their places at the end. */
for (const [variant, seats] of [['six_card', 6], ['seven_card', 5], ['nine_card', 5], ['ten_card', 5], ['thirteen_card', 4], ['fifteen_card', 3], ['three_card_poker', 3]]) {
  visit(`nothing lies over the hands at the end: ${variant} for ${seats}`, async ({ page }) => {
    await playToShow(page, ({ isOver }) => isOver);
    assert.deepEqual(await coveredOn(page), []);
  }, at(variant, seats));
}
