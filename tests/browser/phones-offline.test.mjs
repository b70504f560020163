// Whole sittings at a table and four phones: five browsers' worth of storage that share nothing, without a network once the
// phones have joined.

import assert from 'node:assert/strict';
import { code } from './cards.mjs';
import { givesAwayOnly } from './given-away.mjs';
import { STORED, atTable } from './phones.mjs';
import { Rounds } from './rounds.mjs';
import { byRules } from './rules.mjs';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
const FOUR = NAMES.map((name) => ({ name, chips: 40 }));

/** Seats four people with phones, and cuts all lines before the first deal. */
const sitOffline = (sitting, players = FOUR) => sitting.sit(players, undefined, () => sitting.cutLines());

atTable('three cards with blind hands that are kept: the old one and the new one have a code each', async (sitting) => {
  const { page, table } = sitting;
  await sitOffline(sitting);
  const keeper = await leftAloneBlind(sitting);
  assert.match(await table.told(), new RegExp(`${keeper} keeps their hand, unseen`));

  await table.deals.click();
  await toTurnOf(sitting, keeper);
  const old = await looksAt(sitting, keeper, 'old');
  await table.throwIt.click();
  await sitting.turn();
  await table.look.click();
  const { hands: [hand] } = await sitting.scan(keeper);
  assert.deepEqual(await sitting.phones.get(keeper).headings(), [], 'only one hand is left');
  assert.deepEqual(hand.filter((card) => old.includes(card)), []);
  await sitting.putAway();
  await givesAwayOnly(page, [], [], 'after both codes');
  await table.giveUp();
  const next = await leftAloneBlind(sitting);
  assert.notEqual(next, keeper);

  await table.deals.click();
  await toTurnOf(sitting, next);
  const fresh = await looksAt(sitting, next, 'new');
  await table.keepIt.click();
  await playsOut(sitting, next);
  const shown = await table.up();
  assert.ok(fresh.every((card) => shown.includes(card)), `${shown} has ${fresh}, which the phone showed`);
  for (let deals = 0; (await table.settle()) !== 'sitting over'; deals++) {
    assert.ok(deals < 6, 'the sitting ends');
    await table.deals.click();
    await playsOut(sitting);
  }
  assert.equal(await table.chips(), 160);
}, { ...STORED, rules: byRules({ rounds: 1 }) });

/** The player in turn bets blind, and all who are left fold. Returns his name: he keeps his hand. */
async function leftAloneBlind(sitting) {
  const { table } = sitting;
  if (await table.deals.isVisible()) await table.deals.click();
  const name = await sitting.turn();
  await table.bet.click();
  while ((await table.settle()) === 'turn') await table.fold.click();
  await givesAwayOnly(sitting.page, [], [], 'when a blind hand is kept');
  return name;
}

/** All before him bet blind. */
async function toTurnOf(sitting, name) {
  while ((await sitting.turn()) !== name) await sitting.table.bet.click();
}

/** Looks at one of two hands: its code shows that hand, and no other phone reads it. Returns the hand. */
async function looksAt(sitting, name, which) {
  const { page, table, phones } = sitting;
  await table.packet('Look at', which).click();
  const { address, hands } = await sitting.scan(name);
  assert.equal(hands.length, 1, 'one hand of the two');
  assert.deepEqual(await phones.get(name).headings(), [which === 'old' ? 'Old hand' : 'New hand']);
  for (const other of NAMES.filter((other) => other !== name)) {
    const phone = phones.get(other);
    await phone.open(address);
    assert.equal(await phone.told(), 'This code is for another player.');
    assert.deepEqual(await phone.cards(), []);
  }
  await sitting.putAway();
  assert.equal(await table.settle(), 'decide', 'he must keep it or throw it at once');
  await givesAwayOnly(page, [], [], 'after the code of one of two hands');
  return hands[0];
}

/** Plays a deal to its end: two see each other, and the others fold. `stays` stays in. */
async function playsOut(sitting, stays) {
  const { table } = sitting;
  return table.playOut(async (stop) => {
    if (stop !== 'turn') return table.plainly(stop);
    if (await table.may(table.see)) return table.see.click();
    const left = Object.values(await table.seats()).filter(({ held }) => ['blind', 'open'].includes(held)).length;
    const folds = left > 2 && (await table.nextPerson()) !== stays;
    return folds ? table.fold.click() : table.bet.click();
  });
}

atTable('nine cards: words set hands at the table, to the last point', async (sitting) => {
  const { page, table } = sitting;
  await sitOffline(sitting, NAMES.map((name) => ({ name })));
  for (let deals = 0; deals < 8; deals++) {
    const dealt = new Set();
    for (let before = '', nth = 0; nth < NAMES.length; nth++) {
      const name = await sitting.turnByPlate(before);
      before = name;
      await page.getByRole('button', { name: 'Show the code' }).first().click();
      const { hands } = await sitting.scan(name);
      for (const card of hands.flat()) dealt.add(card);
      const word = await sets(sitting.phones.get(name), nth === 0);
      const field = sitting.codes.getByRole('textbox', { name: /^The word your phone tells you/ });
      for (const wrong of [word.slice(1), `${word}A`, word.at(-1) + word.slice(0, -1) + word[0], (word[0] === 'A' ? 'B' : 'A') + word.slice(1)]) {
        await field.fill(wrong);
        await field.press('Enter');
        await sitting.codes.getByText('That isn’t the word for these cards').waitFor();
        await field.fill('');
      }
      await givesAwayOnly(page, [], [], 'before the hands are laid');
      await field.fill(word);
      await field.press('Enter');
      await sitting.codes.waitFor({ state: 'detached' });
    }
    assert.equal(dealt.size, 36, 'nine cards for each, and all of them differ');
    await page.getByText(/Next deal|Same again/).first().waitFor();
    const shown = await table.up();
    assert.ok(shown.length >= 9 && shown.every((card) => dealt.has(card)), `${shown} were on the phones`);
    if (await page.getByText('Same again').isVisible()) return;
    await table.deals.click();
  }
  assert.fail('the sitting never ends');
}, { ...STORED, rules: byRules({ game: 'nine_card', form: 'points', target: 3 }) });

/** Sets three hands on a phone: by hand, or as it suggests. Returns the word that it tells. */
async function sets({ page }, byHand) {
  const left = page.locator('.left button');
  for (let place = 0; byHand && place < 3; place++) {
    for (const _ of 'abc') await page.locator('.left button[aria-pressed="false"]').first().click();
    await page.locator('button.place').nth(place).click();
  }
  if (!byHand) await page.getByRole('button', { name: 'Suggest' }).click();
  assert.equal(await left.count(), 0, 'all cards lie in hands');
  return page.locator('.word b').innerText();
}

atTable('American Brag: cards are drawn by the numbers that they have on the phone', async (sitting) => {
  const { page } = sitting;
  const rounds = new Rounds(page);
  await sitOffline(sitting);
  let drawn = 0;
  for (let deals = 0; deals < 4; deals++) {
    await rounds.keep.waitFor();
    const name = await sitting.turnByPlate();
    const before = await codeOf(sitting, name);
    const throws = [[1, 3], [2], [1, 2, 3], [3]][deals];
    for (const number of throws) await sitting.codes.getByRole('button', { name: `Card ${number}`, exact: true }).click();
    await sitting.codes.getByRole('button', { name: /^Draw/ }).click();
    await sitting.codes.waitFor({ state: 'detached' });
    for (let stop = ''; !['next', 'again'].includes(stop);) {
      stop = await rounds.until('next', 'again', 'keep', 'turn');
      if (stop === 'turn' && (await sitting.turnByPlate()) === name && drawn === deals) {
        const after = await codeOf(sitting, name);
        await sitting.putAway();
        const stay = before.filter((_, nth) => !throws.includes(nth + 1));
        assert.deepEqual(after.filter((card) => before.includes(card)), stay, `${throws} of ${before} are drawn anew`);
        drawn += 1;
      }
      if (['keep', 'turn'].includes(stop)) await rounds.plainly();
    }
    if (deals < 3) await rounds.next.click();
  }
  assert.equal(drawn, 4);
  await rounds.again.waitFor();
}, { ...STORED, rules: byRules({ game: 'american', rounds: 1 }) });

/** The cards on the phone of the player in turn, by their numbers there. */
async function codeOf(sitting, name) {
  await sitting.page.getByRole('button', { name: 'Show the code' }).first().click();
  const { hands: [hand] } = await sitting.scan(name);
  assert.deepEqual(await sitting.phones.get(name).numbers(), hand.map((_, nth) => String(nth + 1)));
  return hand;
}

atTable('Stop the Bus: each of one’s turns has a code, and a card is swapped by its number', async (sitting) => {
  const { page } = sitting;
  await sitOffline(sitting);
  const controls = page.getByRole('region', { name: 'What you can do' });
  const stick = controls.getByRole('button', { name: /^Stick/ });
  const ends = controls.getByRole('button', { name: /^(Next deal|Keep watching|Same again)$/ });
  const held = new Map();
  let turns = 0;
  for (let before = ''; !(await ends.isVisible()); turns++) {
    assert.ok(turns < 40, 'the deal ends');
    const name = await sitting.turnByPlate(before);
    before = name;
    const hand = await codeOf(sitting, name);
    if (held.has(name)) assert.deepEqual(hand.toSorted(), held.get(name), `${name} has what was taken`);
    const places = sitting.codes.locator('.numbers');
    // One sticks in his second turn, and each of the others has a last swap.
    if (turns === NAMES.length) {
      await page.keyboard.press('Escape');
      await sitting.codes.waitFor({ state: 'detached' });
      await stick.click();
    } else {
      const nth = turns % 3;
      const taken = places.nth(1).getByRole('button').nth(nth);
      const takes = await taken.locator('svg').getAttribute('aria-label');
      await places.first().getByRole('button', { name: `Card ${nth + 1}`, exact: true }).click();
      await taken.click();
      await sitting.codes.getByRole('button', { name: 'Swap' }).click();
      held.set(name, hand.with(nth, code(takes)).toSorted());
    }
    await sitting.codes.waitFor({ state: 'detached' });
    await ends.or(page.locator('.felt .seat.is-turn .name').filter({ hasNotText: name })).first().waitFor({ timeout: 45_000 });
  }
  assert.equal(turns, 2 * NAMES.length, 'each has had two turns');
}, { ...STORED, rules: byRules({ game: 'stop_the_bus', lives: 1 }) });
