// 3 Card Brag Poker: blinds, half price unseen, a draw of seen and of unseen cards.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { givenAway, givesAwayOnly, noteEverything, noted } from './given-away.mjs';
import { Rounds, fits, replays } from './rounds.mjs';

spacePresses();

const START = (more = '') => ({ path: `?embed&variant=draw_brag&start${more}` });

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`a deal is played by touch on the ${size} screen, from unseen to the draw`, async ({ page }) => {
    const rounds = new Rounds(page);
    await rounds.toTurn();
    assert.deepEqual(await rounds.own(), [], 'one has not looked');
    await isAccessible(page, 'one’s turn, unseen');
    await fits(page, 'on one’s turn, unseen');
    await picture(page, `draw-brag-unseen-${size}`);
    assert.ok(!(await rounds.pays.isEnabled()), 'who has not looked never bets');
    await rounds.look.click();
    await page.waitForFunction(() => document.querySelectorAll('.card.at-me.up').length === 3);
    assert.equal((await rounds.own()).length, 3);
    await fits(page, 'once one has looked');
    await picture(page, `draw-brag-seen-${size}`);
    await rounds.level.click();
    if ((await rounds.until('next', 'keep', 'turn')) === 'turn') await rounds.level.click();
    if (await rounds.keep.isVisible()) {
      await isAccessible(page, 'the draw');
      assert.ok(!(await rounds.draw.isEnabled()), 'nothing is picked yet');
      const before = await rounds.own();
      const thrown = await rounds.picks.nth(0).getAttribute('aria-label');
      await rounds.pick(0);
      await rounds.pick(1);
      await rounds.pick(1);
      await rounds.draw.filter({ hasText: 'Draw 1' }).waitFor();
      await fits(page, 'while one draws');
      await picture(page, `draw-brag-draw-${size}`);
      await rounds.draw.click();
      await page.waitForFunction((thrown) => {
        const labels = [...document.querySelectorAll('.card.at-me.up')].map((card) => card.getAttribute('aria-label'));
        return labels.length === 3 && !labels.includes(thrown);
      }, thrown);
      const after = await rounds.own();
      assert.equal(after.filter((card) => before.includes(card)).length, 2, 'two of the cards are those one kept');
    }
    await rounds.deal();
    await fits(page, 'at the end of a deal');
    await isAccessible(page, 'the end of a deal');
    await picture(page, `draw-brag-end-${size}`);
  }, { ...START('&seats=4'), viewport, timeout: 120_000 });
}

visit('a deal is played by keys alone, and cards are drawn unseen', async ({ page }) => {
  const rounds = new Rounds(page);
  const key = (name) => page.keyboard.press(name);
  for (let deals = 0; deals < 12; deals++) {
    const stop = await rounds.until('next', 'keep', 'turn');
    if (stop === 'keep') break;
    await key(stop === 'next' ? 'Enter' : 'm');
  }
  await rounds.status.filter({ hasText: /Pick up to three cards unseen, or look first\.\s*$/ }).waitFor();
  await key('1');
  await key('3');
  await rounds.draw.filter({ hasText: 'Draw 2' }).waitFor();
  assert.deepEqual(await rounds.own(), []);
  assert.equal(await rounds.felt.locator('.card.is-picked').count(), 2);
  await picture(page, 'draw-brag-unseen-draw');
  await key('t');
  assert.deepEqual(await rounds.own(), [], 'what is taken is not seen either');
  for (let turns = 0; turns < 20 && (await rounds.until('next', 'turn')) === 'turn'; turns++) await key('m');
  await rounds.next.waitFor();
}, { ...START('&seats=2'), viewport: DESKTOP });

visit('two people: an unseen hand is drawn to without anybody finding a card in the page', async ({ page }) => {
  const rounds = new Rounds(page);
  // Whose turn it is. Nobody has a secret, so that no curtain falls.
  const turnsTo = async (before) => {
    await page.waitForFunction((before) => {
      const name = document.querySelector('.seat.is-turn .name')?.innerText;
      return name && name !== before;
    }, before);
    return rounds.felt.locator('.seat.is-turn .name').innerText();
  };
  const first = await turnsTo();
  await rounds.level.click();
  const second = await turnsTo(first);
  assert.notEqual(await rounds.until('lift', 'turn'), 'lift', 'who is blind needs no curtain');
  await rounds.level.click();
  // The big blind draws first.
  await rounds.keep.waitFor();
  const draws = await turnsTo();
  await rounds.pick(0);
  await rounds.pick(1);
  await rounds.draw.click();
  const next = await turnsTo(draws);
  assert.deepEqual([draws, next].sort(), [first, second].sort(), 'both draw');
  assert.equal(await rounds.until('lift', 'keep'), 'keep', 'who is blind needs no curtain after a draw either');
  assert.deepEqual(await noted(page), [], 'no card was in the page for a moment');
  await givesAwayOnly(page, [], [], 'after an unseen draw');
  // The second player looks and sees only his own cards.
  await rounds.look.click();
  await rounds.looks.click();
  await page.waitForFunction(() => document.querySelectorAll('.card.at-me.up').length === 3);
  const own = await rounds.own();
  assert.deepEqual((await givenAway(page)).cards, [...own].sort());
  await isAccessible(page, 'a shared screen, with one’s cards up');
}, { ...START('&seats=2&bots=0'), prepare: noteEverything });

visit('in Russian on the smallest screen nothing hangs over', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'Что можно сделать' }).or(page.locator('section.controls'));
  const match = controls.getByRole('button', { name: /^(Уравнять|Чек)/, disabled: false });
  await match.first().waitFor({ timeout: 45_000 });
  await fits(page, 'по-русски');
  await picture(page, 'draw-brag-russian');
  const words = await page.locator('.felt, .controls').allInnerTexts();
  assert.doesNotMatch(words.join(' '), /\b(Fold|Match|Bet|Check|Each|unseen)\b/, 'no English is left');
}, { ...START('&seats=4'), viewport: EMBED, locale: 'ru-RU' });

visit('a sitting from the sheet, with its options, is in the records', async ({ page, table }) => {
  const rounds = new Rounds(page);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  const sheet = await table.openNewGame('Brag Poker');
  await sheet.getByRole('textbox', { name: /^Big blind/ }).fill('3');
  await page.keyboard.press('Tab');
  await sheet.getByText('Must be even: the small blind is half of it.').waitFor();
  await sheet.getByRole('textbox', { name: /^Big blind/ }).fill('4');
  await page.keyboard.press('Tab');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Brag Poker · blinds 2/4').first().waitFor();
  await rounds.deal();
  const house = await table.openHouse('Rules');
  await house.getByText('The big blind is 4, the small blind half of that.').waitFor();
  await house.getByRole('button', { name: 'Close' }).click();
  await replays(page, table, rounds, /w(in|on)s? \d+/);
}, { timeout: 120_000 });
