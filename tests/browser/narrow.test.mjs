// Phones, tablets and small embeds, with as many players as a game takes: nothing lies on a name or a figure.

import assert from 'node:assert/strict';
import { beneath } from './beneath.mjs';
import { isStill, visit } from './harness.mjs';

/** Each game, and its most players. */
const GAMES = {
  three_card: 8, four_card: 8, five_card: 8, best_of_seven: 6, best_of_thirteen: 3, teen_patti: 8, six_card: 8, seven_card: 7, nine_card: 5, ten_card: 5,
  thirteen_card: 4, fifteen_card: 3, stop_the_bus: 8, three_card_poker: 6, three_stake: 7, draw_brag: 6, american: 8, post_and_pair: 6, braggers: 8,
};
const SCREENS = [[320, 480], [360, 640], [768, 1024], [844, 390]];
/** Presses of a test at most: a deal may be longer. */
const PRESSES = 8;

for (const [game, seats] of Object.entries(GAMES)) {
  visit(`nothing lies on a name or a figure: ${game}`, async ({ page }) => {
    const end = page.getByRole('button', { name: /^(Next deal|Same again)$/ });
    const may = (kind) => page.locator(`.controls .${kind}:not([aria-disabled=true])`).filter({ hasNotText: /^(Next deal|Same again|New game|Faster|Fold|Look|Pack)/ });
    for (let presses = 0; presses < PRESSES; presses++) {
      await end.or(may('go')).or(may('act')).first().waitFor({ timeout: 45_000 });
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await isStill(page);
        assert.deepEqual(await page.evaluate(beneath), [], `after ${presses} presses, ${width} × ${height}`);
      }
      if (await end.count()) return;
      await ((await may('go').count()) ? may('go') : may('act')).first().click();
    }
  }, { path: `?embed&variant=${game}&start&seats=${seats}&chips=100`, timeout: 90_000 });
}
