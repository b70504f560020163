// A kept blind hand: the carried pot, and each choice between two hands. Two people share the screen, and the other one folds
// when the test needs it.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { givesAwayOnly } from './given-away.mjs';
import { kind } from './cards.mjs';

spacePresses();

const TWO = [{ name: 'Ann', chips: 60 }, { name: 'Bob', chips: 60 }];

visit('a blind player left alone carries the pot and keeps the hand beside the next one', async ({ page, table }) => {
  const keeper = await keepOne(table);
  const said = await table.told();
  assert.ok(said.includes('The pot of 6 stays'), said);
  assert.ok(said.includes(`${keeper} keeps their hand, unseen`), said);
  await givesAwayOnly(page, [], [], 'when a blind hand is kept');
  assert.equal(await table.chips(), 120);

  await table.deal();
  assert.match(await table.words(), /6 carried/);
  assert.equal(await table.pot(), 8, 'both ante again');
  assert.equal(await table.cards.count(), 9, 'three hands lie on the table');
  await givesAwayOnly(page, [], [], 'in the next deal');
});

visit('looks at the old hand and keeps it', async ({ page, table }) => {
  const keeper = await twoHands(table);
  const hand = await lookAt(page, table, 'old');
  await table.keepIt.click();
  assert.equal(await table.settle(), 'turn', 'it is still his turn');
  await stays(page, table, hand);
  assert.equal((await table.seats())[keeper].held, 'open');
  assert.match(await table.bet.innerText(), /^Bet \d/, 'at open prices');
});

visit('looks at the new hand and keeps it', async ({ page, table }) => {
  const keeper = await twoHands(table);
  const hand = await lookAt(page, table, 'new');
  await table.keepIt.click();
  assert.equal(await table.settle(), 'turn');
  await stays(page, table, hand);
  assert.equal((await table.seats())[keeper].held, 'open');
});

visit('looks at the new hand and throws it: the old one stays, unseen', async ({ page, table }) => {
  const keeper = await twoHands(table);
  const thrown = await lookAt(page, table, 'new');
  await table.throwIt.click();
  assert.equal(await table.settle(), 'turn');
  assert.equal((await table.seats())[keeper].held, 'blind');
  await givesAwayOnly(page, [], [], 'after a hand was thrown');
  await liesInTheMiddle(page);
  assert.match(await table.bet.innerText(), /^Bet blind/);
  const left = await table.readOwn();
  assert.ok(left.every((card) => !thrown.includes(card)), 'what is left is the other hand');
});

visit('looks at the old hand and throws it: the new one stays, unseen', async ({ page, table }) => {
  const keeper = await twoHands(table);
  await lookAt(page, table, 'old');
  await table.throwIt.click();
  assert.equal(await table.settle(), 'turn');
  assert.equal((await table.seats())[keeper].held, 'blind');
  await givesAwayOnly(page, [], [], 'after a hand was thrown');
});

visit('plays on blind with both, and names the hand that plays at a see', async ({ page, table }) => {
  const keeper = await twoHands(table);
  const other = keeper === 'Ann' ? 'Bob' : 'Ann';
  await table.bet.click();
  assert.equal(await table.takeScreen(), other);
  // He stays blind too, so that he can see.
  await table.see.click();
  assert.equal(await table.settle(), 'name', 'the keeper has to name a hand first');
  await table.packet('Play', 'old').and(page.locator(':focus')).waitFor();
  await givesAwayOnly(page, [], [], 'before the hand is named');
  await page.getByText('Choose a hand to play, without looking.').first().waitFor();
  await table.packet('Play', 'old').click();
  assert.equal(await table.settle(), 'deal over');
  const hands = await table.upByPlayer();
  assert.deepEqual(Object.keys(hands).sort(), ['Ann', 'Bob'], 'two blind players both show');
  assert.ok(hands[keeper].length === 3 && hands[other].length === 3, 'one hand each');
  assert.match(await table.told(), /(Ann|Bob) wins \d+/);
  assert.equal(await table.chips(), 120);
});

for (const [keeps, other] of [['old', 'new'], ['new', 'old']]) {
  visit(`alone and blind again, he keeps the ${keeps} hand, and goes on with two`, async ({ page, table }) => {
    const keeper = await twoHands(table);
    await table.bet.click();
    await table.takeScreen();
    // The focus is on something that stays.
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('f');
    assert.equal(await table.settle(), 'retain', 'the keeper has to name the hand he keeps');
    await table.packet('Keep', 'old').and(page.locator(':focus')).waitFor();
    await givesAwayOnly(page, [], [], 'before the hand is named');
    assert.equal(await table.packet('Keep', other).count(), 1);
    await table.packet('Keep', keeps).click();
    assert.equal(await table.settle(), 'deal over');
    const said = await table.told();
    assert.ok(said.includes(`${keeper} keeps their hand, unseen`), said);
    assert.equal(await table.chips(), 120);
    await table.deal();
    assert.equal(await table.cards.count(), 9, 'never three hands for one');
  });
}

/** Plays a deal in which only the first player to bet blind is left, so that he keeps his hand. Returns his name. */
async function keepOne(table) {
  await table.newGame(TWO);
  const keeper = await table.takeScreen();
  await table.betOf(4);
  assert.notEqual(await table.takeScreen(), keeper);
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  return keeper;
}

/** In the next deal: plays on to the turn of the keeper, who has two blind hands. Returns his name. */
async function twoHands(table) {
  const keeper = await keepOne(table);
  await table.deal();
  while ((await table.takeScreen()) !== keeper) await table.bet.click();
  assert.equal(await table.settle(), 'turn');
  assert.ok(!(await table.may(table.look)), 'a look must name its hand');
  assert.equal(await table.packet('Look at', 'old').count(), 1);
  assert.equal(await table.packet('Look at', 'new').count(), 1);
  return keeper;
}

/** Looks at one of the two hands and returns it. */
async function lookAt(page, table, which) {
  await table.packet('Look at', which).click();
  assert.equal(await table.settle(), 'decide', 'he must keep it or throw it at once');
  await givesAwayOnly(page, [], [], 'before the hand that was looked at is peeked at');
  return table.peek(async () => {
    const up = await table.up();
    assert.equal(up.length, 3, 'one hand of the two');
    await givesAwayOnly(page, up, [kind(up)], 'while one of two hands is peeked at');
    return up;
  });
}

/** Asserts that this hand is the only one left. */
async function stays(page, table, hand) {
  assert.equal(await table.cards.count(), 6, 'one hand each');
  await givesAwayOnly(page, [], [], 'after a hand was kept');
  await liesInTheMiddle(page);
  assert.deepEqual(await table.readOwn(), hand);
}

/** Asserts that the only hand left to the player at the screen lies in the middle. */
async function liesInTheMiddle(page) {
  const aside = await page.evaluate(() => {
    const felt = document.querySelector('.felt').getBoundingClientRect();
    const cards = [...document.querySelectorAll('.felt .card.at-me:not(.is-gone)')].map((card) => card.getBoundingClientRect());
    const middle = (Math.min(...cards.map(({ left }) => left)) + Math.max(...cards.map(({ right }) => right))) / 2;
    return Math.abs(middle - felt.left - felt.width / 2) / felt.width;
  });
  assert.ok(aside < .05, `it lies aside by ${aside} of the felt`);
}
