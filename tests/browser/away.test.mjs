// Open cards are covered while nobody may be at the screen.

import assert from 'node:assert/strict';
import { lookElsewhere, sleepAndWake } from './away.mjs';
import { givesAwayOnly } from './given-away.mjs';
import { PHONE, picture, spacePresses, visit } from './harness.mjs';
import { byRules } from './rules.mjs';

spacePresses();

const AWAY = { 'the page is hidden': sleepAndWake, 'the window loses the focus': lookElsewhere };

/** The embedded table of a game for two people, and what shows the hand of the one in turn. */
const ROOMS = {
  'Nine-card Brag: a hand that is being set': '?embed&variant=nine_card&seats=2&bots=0&start',
  'Stop the Bus: cards that are swapped': '?embed&variant=stop_the_bus&seats=2&bots=0&start',
  '3 Card Brag Poker: cards that are drawn for': '?embed&variant=draw_brag&seats=2&bots=0&start',
  'Three Card Poker: a hand to play or to fold': '?embed&variant=three_card_poker&seats=2&bots=0&start',
  'American Brag: a hand that is looked at': '?embed&variant=american&seats=2&bots=0&start',
};

for (const [when, leave] of Object.entries(AWAY)) {
  visit(`round one screen a hand is covered, and the curtain falls, when ${when}`, async ({ page, table }) => {
    await table.newGame([{ name: 'Ann' }, { name: 'Bob' }]);
    await table.takeLook();
    const cards = await table.readOwn();
    // Held, and shown by a key.
    for (const show of [() => page.mouse.down(), () => page.keyboard.press('Enter')]) {
      const { x, y, width, height } = await table.peeks.boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await table.peeks.focus();
      await show();
      await page.waitForFunction(() => document.querySelectorAll('.card.up').length === 3);
      await leave(page);
      await table.lift.waitFor();
      await givesAwayOnly(page, [], [], `behind the curtain once ${when}`);
      await page.mouse.up();
      await givesAwayOnly(page, [], [], 'once the finger is gone');
      await table.lift.click();
      await givesAwayOnly(page, [], [], 'once the curtain is lifted');
    }
    assert.deepEqual(await table.readOwn(), cards, 'the same hand lies there');
  });

  visit(`four-card Brag: cards to throw away are covered when ${when}`, async ({ page, table }) => {
    await table.newGame([{ name: 'Ann' }, { name: 'Bob' }]);
    await table.look.click();
    await table.show.click();
    await page.waitForFunction(() => document.querySelectorAll('.card.up').length === 4);
    await page.locator('.card.up').first().click();
    await leave(page);
    await table.lift.waitFor();
    await givesAwayOnly(page, [], [], `once ${when}`);
    await table.lift.click();
    await table.show.click();
    await page.waitForFunction(() => document.querySelectorAll('.card.up').length === 4);
    assert.equal(await page.locator('.card[aria-pressed="true"]').count(), 0, 'none is picked');
    await table.best.click();
    await table.throws.click();
    await table.fold.waitFor();
  }, { path: byRules({ game: 'four_card' }) });

  for (const [what, path] of Object.entries(ROOMS)) {
    visit(`${what} is covered when ${when}`, async ({ page, table }) => {
      const shows = page.getByRole('button', { name: /^(Look at your cards|Hold to look)$/ });
      const stakes = table.controls.getByRole('button', { name: /^Stake/ });
      // What comes before a hand can be seen: stakes, and the screen that is passed on.
      for (let steps = 0; steps < 12 && !(await shows.first().isVisible()); steps++) {
        const next = table.lift.or(stakes).or(table.look).or(shows).or(table.bet);
        await next.first().waitFor();
        for (const one of [table.lift, shows, table.look, stakes, table.bet]) {
          if (!(await one.first().isVisible()) || !(await one.first().isEnabled())) continue;
          if (one !== shows) await one.first().click();
          break;
        }
      }
      const before = await page.locator('.card.up').count();
      await shows.last().focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction((before) => document.querySelectorAll('.card.up').length > before, before);
      await leave(page);
      await table.lift.waitFor();
      await page.waitForFunction((before) => document.querySelectorAll('.card.up').length === before, before);
      await table.lift.click();
      await shows.last().waitFor();
      assert.equal(await page.locator('.card.up').count(), before, 'only one’s own press shows them again');
    }, { path });
  }
}

visit('who is alone against bots finds the hand covered after the page was hidden, and shows it by one press', async ({ page, table }) => {
  await table.dealToTurn();
  await table.takeLook();
  const cards = await table.up();
  assert.equal(cards.length, 3);
  await lookElsewhere(page);
  assert.deepEqual(await table.up(), cards, 'another window beside this one covers nothing');
  await sleepAndWake(page);
  await table.peeks.waitFor();
  await givesAwayOnly(page, [], [], 'after the page was hidden');
  await picture(page, 'away-alone');
  await table.peeks.click();
  await page.waitForFunction(() => document.querySelectorAll('.card.up').length === 3);
  assert.deepEqual(await table.up(), cards);
  assert.equal(await table.peeks.count(), 0, 'nothing lies over open cards');
  // Whoever acts is there again.
  await sleepAndWake(page);
  await table.peeks.waitFor();
  await table.bet.click();
  await table.peeks.waitFor({ state: 'detached' });
}, { viewport: PHONE });

visit('alone one sets hands on where one was, by one press', async ({ page, table }) => {
  const sets = table.controls.getByRole('button', { name: 'Suggest' });
  await sets.click();
  await table.controls.getByRole('button', { name: /^Lay/, disabled: false }).waitFor();
  await sleepAndWake(page);
  await table.show.waitFor();
  await givesAwayOnly(page, [], [], 'after the page was hidden');
  await table.show.click();
  await table.controls.getByRole('button', { name: /^Lay/, disabled: false }).click();
}, { path: '?embed&variant=nine_card&seats=3&start' });
