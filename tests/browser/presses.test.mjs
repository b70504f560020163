// Presses that are not meant: the second half of a double tap, a key held down, and what is easily pressed by mistake.

import assert from 'node:assert/strict';
import { Classic } from './classic.mjs';
import { OWN, spacePresses, visit } from './harness.mjs';
import { byRules } from './rules.mjs';
import { isKept, keptSitting } from './store.mjs';

spacePresses();

/** What the stored sitting has recorded: the actions, and the deals begun. */
const recorded = (page) => page.evaluate(() => {
  const text = localStorage.getItem(`${OWN}sitting`);
  const { deals, record } = text ? JSON.parse(text) : { deals: 0, record: { actions: [] } };
  return { deals, own: record.actions.filter((action) => action.startsWith('0 ')).length };
});

/** Presses twice at a place, as a finger that taps twice. */
async function tapTwice(page, { x, y }) {
  await page.mouse.click(x, y);
  await page.evaluate(() => { betweenPresses = 60; });
  await page.mouse.click(x, y);
  await page.evaluate(() => { betweenPresses = 1000; });
}

visit('a hundred double taps act once each', async ({ page, table }) => {
  await table.deal();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem(`${OWN}sitting`) ?? '{}').deals > 0);
  // A fixed row of numbers.
  let state = 7;
  const draw = (below) => { state = (state * 48271) % 2147483647; return state % below; };
  for (let taps = 0; taps < 100; taps++) {
    await table.settle();
    const places = await table.controls.evaluate((controls) => {
      const buttons = [...controls.querySelectorAll('button:not([aria-disabled="true"])')];
      return buttons.filter((button) => !/^(New game|Not now|Review)/.test(button.innerText)).map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
    });
    // The controls may be about to change.
    if (!places.length) continue;
    const before = await recorded(page);
    await tapTwice(page, places[draw(places.length)]);
    await table.settle();
    const after = await recorded(page);
    const done = after.own - before.own + (after.deals - before.deals);
    assert.ok(done <= 1, `one double tap is one act: ${JSON.stringify({ before, after })}`);
  }
}, { timeout: 300_000 });

// The page is busy between the halves: the deal ends there two seconds after the tap.
visit('a double tap that had to wait presses nothing that has come since', async ({ page, table }) => {
  await table.newGame([{ name: 'You' }, { name: 'Nell', is: 'Careful bot' }]);
  while ((await table.settle()) !== 'turn') await table.deals.click();
  await page.evaluate(() => {
    addEventListener('keydown', (press) => { performance.now = () => press.timeStamp + 2000; }, true);
  });
  await page.keyboard.press('f');
  const anew = table.controls.getByRole('button', { name: 'New game' });
  await table.deals.waitFor();
  await page.evaluate(() => { betweenPresses = 60; });
  await anew.click();
  await page.evaluate(() => { betweenPresses = 6000; });
  // Where the sheet had opened, it would lie over this button.
  await table.deals.click();
  await table.deals.waitFor({ state: 'detached' });
  assert.equal(await page.locator('dialog.sheet').count(), 0);
});

visit('whoever taps every quarter of a second is heard', async ({ page, table }) => {
  await table.dealToTurn();
  const before = await recorded(page);
  const { x, y, width, height } = await table.controls.locator('.go').boundingBox();
  // Time passes with the taps alone, so that what changes between two of them leaves the guard as it is.
  await page.evaluate(() => {
    let now = performance.now();
    performance.now = () => now;
    addEventListener('click', (tap) => { now = tap.timeStamp; }, true);
    betweenPresses = 250;
  });
  for (let taps = 0; taps < 12; taps++) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await table.settle();
  }
  const after = await recorded(page);
  const done = after.own - before.own + (after.deals - before.deals);
  // Every other tap comes too soon after the last that was taken, and a bet that is asked for again takes two.
  assert.ok(done >= 3 && done <= 6, `${done} of 12 taps are taken`);
});

// *Next deal* stands where the deal is bet on. What is told apart is what the sitting has recorded.
for (const [game, bets, key, recorded] of [['Three cards', /^Bet/, 'f', ['0 fold']], ['Three Card Poker', /^Stake/, 's', ['0 sit_out']]]) {
  visit(`Next deal pressed twice 300 ms apart never bets (${game})`, async ({ page, table }) => {
    const sheet = await table.openNewGame(game);
    await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    const bet = table.controls.getByRole('button', { name: bets, disabled: false });
    const next = table.controls.getByRole('button', { name: 'Next deal' });
    const isHere = (one, other) => one.or(other).first().waitFor({ timeout: 45_000 });
    const own = async () => {
      await isKept(page);
      return (await keptSitting(page)).record.actions.filter((action) => action.startsWith('0 '));
    };
    for (let deals = 0; ; deals++) {
      assert.ok(deals < 20, 'the turn comes');
      // The deal goes on without the player.
      await isHere(bet, next);
      while (!(await next.isVisible())) {
        await page.keyboard.press(key);
        await isHere(bet, next);
      }
      const before = (await own()).length;
      const { x, y, width, height } = await next.boundingBox();
      await page.mouse.click(x + width / 2, y + height / 2);
      await isHere(bet, next);
      if (await next.isVisible()) continue;
      const stands = await bet.boundingBox();
      assert.ok(stands.x <= x + width / 2 && stands.x + stands.width >= x + width / 2, 'the bet comes under the finger');
      await page.evaluate(() => { betweenPresses = 300; });
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.evaluate(() => { betweenPresses = 1000; });
      await page.keyboard.press(key);
      await next.waitFor({ timeout: 45_000 });
      assert.deepEqual((await own()).slice(before), recorded);
      return;
    }
  }, { timeout: 120_000 });
}

visit('controls that go while their slider is held stop nothing', async ({ page, table }) => {
  await table.dealToTurn();
  const { x, y, width, height } = await table.amount.boundingBox();
  await page.mouse.move(x + width / 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.keyboard.press('f');
  await table.amount.waitFor({ state: 'detached' });
  await page.mouse.up();
  await table.settle();
});

visit('a key that is held down acts once', async ({ page, table }) => {
  await table.dealToTurn();
  const before = await recorded(page);
  await page.keyboard.down('b');
  await page.evaluate(() => { betweenPresses = 500; });
  for (let repeats = 0; repeats < 8; repeats++) await page.keyboard.down('b');
  await page.keyboard.up('b');
  await table.settle();
  const after = await recorded(page);
  assert.ok(after.own - before.own <= 1, JSON.stringify({ before, after }));
});

visit('a tap on one’s own cards looks at them when it is repeated, or at once where that is set', async ({ page, table }) => {
  await table.dealToTurn();
  const own = page.locator('.card.at-me').first();
  await own.click();
  assert.equal((await table.up()).length, 0, 'the first tap turns nothing');
  assert.match(await table.look.innerText(), /press again/);
  await own.click();
  await table.turned(3);
  await table.settings({ 'Confirm risky moves': false });
  await table.fold.click();
  await table.toTurn();
  await page.locator('.card.at-me').first().click();
  await table.turned(3);
});

visit('a good hand is folded by a second press only', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  for (let deals = 0; deals < 60; deals++) {
    if (deals) await table.dealToTurn();
    else await table.toTurn();
    await table.takeLook();
    const words = await table.words();
    await table.fold.click();
    const asks = (await table.settle()) === 'turn' && /press again/.test(await table.fold.innerText());
    assert.equal(asks, /\b(run|running flush|prial)\b/.test(words), words);
    if (asks) {
      assert.match(await table.status.innerText(), /Press again/);
      await table.fold.click();
      assert.equal(await table.settle(), 'deal over');
      return;
    }
  }
  assert.fail('no good hand in sixty deals');
}, { path: byRules({ wild: 'twos', jokers: 4 }) });

visit('gold marks the check or the match, and a fold where checking is free is asked for', async ({ page }) => {
  const table = new Classic(page);
  const isGold = async (button) => /\bgo\b/.test(await button.getAttribute('class'));
  const bets = table.controls.getByRole('button', { name: /^Bet/ });
  const seen = new Set();
  for (let turns = 0; turns < 60 && seen.size < 2; turns++) {
    const stop = await table.until('next', 'stand', 'check', 'match', 'on');
    if (stop === 'check' || stop === 'match') {
      seen.add(stop);
      assert.ok(await isGold(table[stop]), `${stop} is the usual act`);
      assert.ok(!(await isGold(bets)), 'a bet is not');
      if (stop === 'check') {
        await table.gives.click();
        await table.gives.getByText('press again').waitFor();
      }
    }
    await table[stop].click();
  }
  assert.equal(seen.size, 2);
}, { path: '?embed&variant=post_and_pair&start' });
