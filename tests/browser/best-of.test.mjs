// The best three of seven and of thirteen: the three that play are picked on the felt, by touch and by keys.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, hasTargets, isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

const START = (game, more = '') => ({ path: `?embed&variant=${game}&start${more}` });

/** One of the player's cards that can be picked. */
const pickable = (page) => page.locator('.card[role="button"]');

for (const [game, dealt, size] of [['best_of_seven', 7, PHONE], ['best_of_thirteen', 13, PHONE], ['best_of_thirteen', 13, EMBED]]) {
  visit(`three of ${dealt} are chosen by touch at ${size.width} × ${size.height}`, async ({ page, table }) => {
    await table.look.click();
    await table.best.waitFor();
    const cards = pickable(page);
    assert.equal(await cards.count(), dealt);
    for (const card of await cards.all()) {
      const { x, width } = await card.boundingBox();
      assert.ok(x >= -1 && x + width <= size.width + 1, 'every card lies on the screen');
    }
    const play = page.getByRole('button', { name: /^Play these three/ });
    assert.equal(await play.getAttribute('aria-disabled'), 'true');
    // Cards overlap: of seven the left edge is free, of thirteen in two rows the upper left.
    const position = { x: 8, y: dealt === 7 ? 40 : 16 };
    for (const nth of [0, 1, 2]) await cards.nth(nth).click({ position });
    assert.equal(await cards.and(page.locator('[aria-pressed="true"]')).count(), 3);
    // A fourth pick replaces the first.
    await cards.nth(4).click({ position });
    assert.equal(await cards.first().getAttribute('aria-pressed'), 'false');
    await picture(page, `${game} at ${size.width}: three are picked`);
    await isAccessible(page, 'three are picked');
    await hasTargets(page, 'three are picked');
    await table.best.click();
    await play.click();
    await table.bet.waitFor();
    await table.status.filter({ hasText: `You throw ${dealt === 7 ? 'four' : 'ten'} cards away.` }).waitFor();
    assert.equal(await cards.count(), 0, 'what plays is settled');
    await table.fold.click();
    await table.deals.waitFor({ timeout: 45_000 });
  }, { viewport: size, ...START(game) });
}

visit('three of seven are chosen by keys, in French', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'Ce que tu peux faire' });
  await controls.getByRole('button', { name: /^Regarder/ }).waitFor();
  await page.keyboard.press('l');
  await controls.getByRole('button', { name: /^Jouer ces trois-là/ }).waitFor();
  for (const key of ['1', '3', '7']) await page.keyboard.press(key);
  await pickable(page).and(page.locator('[aria-pressed="true"]')).nth(2).waitFor();
  await page.keyboard.press('Enter');
  await controls.getByRole('button', { name: 'Se coucher', disabled: false }).waitFor();
  await page.keyboard.press('f');
  await controls.getByRole('button', { name: /^(Donne suivante|Regarder la suite)/ }).waitFor({ timeout: 45_000 });
}, { viewport: DESKTOP, locale: 'fr-FR', ...START('best_of_seven') });
