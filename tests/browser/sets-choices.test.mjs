// Choices before hands are set and when they are shown: a spare hand, and passing.

import assert from 'node:assert/strict';
import { START, desk, layAsSuggested } from './set-hands.mjs';
import { givenAway } from './given-away.mjs';
import { EMBED, picture, spacePresses, visit } from './harness.mjs';
import { byRules } from './rules.mjs';

spacePresses();

for (const by of ['touch', 'key']) {
  visit(`a spare hand is taken for one's own by ${by}, unseen`, async ({ page }) => {
    const at = desk(page);
    await at.takeSpare.waitFor();
    const own = (await givenAway(page)).cards;
    assert.equal(own.length, 13);
    await picture(page, `spare-${by}`);
    const mine = at.felt.getByRole('button', { name: await at.inHand.first().getAttribute('aria-label'), exact: true });
    // It is given away by a second press.
    for (const _ of [1, 2]) await (by === 'key' ? page.keyboard.press('t') : at.takeSpare.click());
    await mine.waitFor({ state: 'detached' });
    await at.inHand.nth(12).waitFor();
    const taken = (await givenAway(page)).cards;
    assert.equal(taken.length, 13, 'what was thrown away has gone');
    assert.deepEqual(taken.filter((card) => own.includes(card)), [], 'all of them are others');
    await layAsSuggested(at, 13);
    await at.over.waitFor();
  }, { ...START('thirteen_card', '&seats=2'), viewport: EMBED });
}

visit('a hand is passed instead of shown, in a game from a link', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  await table.seat(sheet, [{ name: 'Ann' }, { name: 'Nell', is: 'Careful bot' }]);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  const at = desk(page);
  await layAsSuggested(at, 7);
  await at.pass.waitFor();
  await page.getByText('Show hand 1, or pass?').first().waitFor();
  await picture(page, 'pass-smallest');
  await page.keyboard.press('p');
  // The first hand is over, won by the bot or by nobody. The second one is shown.
  await page.getByText('Show hand 2, or pass?').or(at.over).first().waitFor();
  if (await at.show.isVisible()) await page.keyboard.press('s');
  await at.over.waitFor();
  assert.equal((await at.felt.locator('.card.is-passed').count()) % 3, 0);
  const mine = await at.felt.locator('.card.is-passed.up').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  assert.equal(mine.length, 3, 'of what was passed I see mine alone');
  assert.ok(mine.every((name) => name.endsWith(', in hand 1')), `${mine}`);
}, { path: byRules({ game: 'seven_card', pass: true }), viewport: EMBED });
