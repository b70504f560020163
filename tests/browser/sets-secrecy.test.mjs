// Set hands and spare hands are not in the page before they are shown, not for a moment.

import assert from 'node:assert/strict';
import { START, desk, layInTurn } from './set-hands.mjs';
import { givenAway, noteEverything, noted } from './given-away.mjs';
import { EMBED, spacePresses, visit } from './harness.mjs';

spacePresses();

const without = (cards, those) => cards.filter((card) => !those.includes(card));

visit('against bots my own cards are in the page, and of theirs only what is shown', async ({ page }) => {
  const at = desk(page);
  let before = [];
  // The dealer sets last. In one of two deals the bot sets before me.
  let hasSetBefore = 0;
  for (let deals = 0; deals < 2; deals++) {
    await at.keepMine.or(at.lay).first().waitFor();
    await at.inHand.nth(12).waitFor();
    const own = (await givenAway(page)).cards;
    assert.equal(own.length, 13);
    assert.deepEqual(without(await noted(page), [...own, ...before]), [], 'no card of a spare hand flits by');
    await at.keepMine.waitFor();
    await at.keepMine.click();
    await at.keepMine.waitFor({ state: 'detached' });
    await at.suggest.click();
    // Now it is my turn to set.
    await at.lay.and(page.locator(':not([aria-disabled])')).waitFor();
    hasSetBefore += await at.felt.getByText('set', { exact: true }).count();
    assert.deepEqual(without(await noted(page), own), [], 'nor one of a bot that has set');
    await at.lay.click();
    await at.over.waitFor();
    const shown = (await givenAway(page)).cards;
    const lies = await at.felt.locator('.card.at-row.up').count();
    assert.equal(shown.length, lies, 'what lies open in the rows, and nothing else');
    // Twelve cards of each, or thirteen if four of a kind are set.
    assert.ok(lies >= 24 && lies <= 26, `${lies}`);
    assert.deepEqual(without(await noted(page), [...own, ...shown]), [], 'what is left over is never seen');
    before = [...own, ...shown];
    await at.over.click();
  }
  assert.ok(hasSetBefore > 0, 'a bot has set before me');
}, { ...START('thirteen_card', '&seats=2'), prepare: noteEverything, viewport: EMBED });

visit('round one screen the page holds no hand but that of him who looks', async ({ page, table }) => {
  const at = desk(page);
  const mayBe = [];
  const seen = await layInTurn(at, table, async () => {
    assert.deepEqual((await givenAway(page)).cards, [], 'nobody looks');
    assert.deepEqual(without(await noted(page), mayBe.flat()), [], 'nor has a card been there meanwhile');
  }, (cards) => mayBe.push(cards));
  assert.equal(new Set(seen.flat()).size, 39, 'each of three has thirteen of his own');
  const shown = (await givenAway(page)).cards;
  assert.deepEqual(without(shown, seen.flat()), []);
  assert.ok(shown.length <= 39 && shown.length >= 36);
  assert.equal(shown.length, await at.felt.locator('.card.at-row.up').count());
}, { ...START('thirteen_card', '&seats=3&bots=0'), prepare: noteEverything, timeout: 120_000 });

visit('a hand that is passed is seen by nobody else', async ({ page, table }) => {
  const sheet = await table.openNewGame('Seven cards');
  await table.seat(sheet, [{ name: 'Ann' }, { name: 'Bob' }]);
  await sheet.getByRole('switch', { name: 'Passing' }).check();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  const at = desk(page);
  await noted(page);
  const own = [];
  for (let stops = 0; stops < 24; stops++) {
    await table.lift.or(at.looks).or(at.pass).or(at.over).first().waitFor();
    if (await at.over.isVisible()) break;
    if (await table.lift.isVisible()) await table.lift.click();
    else if (await at.looks.isVisible()) {
      await at.looks.click();
      await at.suggest.waitFor();
      own.push((await givenAway(page)).cards);
      await at.suggest.click();
      await at.lay.click();
      await at.lay.waitFor({ state: 'detached' });
      await noted(page);
    } else {
      assert.deepEqual((await givenAway(page)).cards, [], 'nothing is shown before it is shown');
      await at.pass.click();
    }
  }
  assert.equal(new Set(own.flat()).size, 14);
  // Passed hands stay face down.
  assert.deepEqual((await givenAway(page)).cards, []);
  assert.deepEqual(await noted(page), []);
  await at.felt.getByText(/The pot of 2 stays/).waitFor();
}, { prepare: noteEverything, timeout: 120_000 });
