// A see: who shows what, and the verdict. Two people share the screen, so both hands are known.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { beats, kind } from './cards.mjs';

spacePresses();

const TWO = [{ name: 'Ann', chips: 60 }, { name: 'Bob', chips: 60 }];

visit('the seen hand is turned up, and the payer’s only where it is better', async ({ table }) => {
  await table.newGame(TWO);
  // Repeats until both kinds of ending have occurred. Each is about equally likely.
  const ended = new Set();
  for (let deals = 0; ended.size < 2; deals++) {
    assert.ok(deals < 25, 'one ending has never come');
    ended.add(await seeOnce(table));
    assert.equal(await table.chips(), 120);
    if (ended.size < 2) await table.deal();
  }
});

/** Both look, the first bets, the second sees. Returns whether the payer won. */
async function seeOnce(table) {
  const seen = await table.takeScreen();
  const seenHand = await table.readOwn();
  assert.ok(!(await table.may(table.see)), 'nothing can be seen before a bet');
  await table.betOf(2);
  const payer = await table.takeScreen();
  const payersHand = await table.readOwn();
  assert.match(await table.see.innerText(), /^See 4/, 'an open see costs twice the bet');
  const pot = (await table.pot()) + 4;
  await table.see.click();
  assert.equal(await table.settle(), 'deal over');

  const payerWins = beats(payersHand, seenHand);
  const [winner, hand] = payerWins ? [payer, payersHand] : [seen, seenHand];
  const shown = payerWins ? { [seen]: seenHand, [payer]: payersHand } : { [seen]: seenHand };
  const found = await table.upByPlayer();
  for (const cards of Object.values(found)) cards.sort();
  assert.deepEqual(found, shown, 'whose cards lie face up');
  const said = await table.told();
  assert.ok(said.includes(`${winner} wins ${pot}`), said);
  assert.ok(said.toLowerCase().includes(kind(hand)), said);
  assert.ok(said.includes(`${payer} paid 4 to see`), said);
  if (payerWins) assert.ok(said.includes(`over ${seen}’s ${kind(seenHand)}`), said);
  else assert.ok(said.includes(`${payer}’s hand was no better`), said);
  return payerWins;
}

visit('you cannot see a blind player, and he may see you for the price of his blind bet doubled', async ({ table }) => {
  await table.newGame(TWO);
  const blind = await table.takeScreen();
  await table.betOf(2);
  await table.takeScreen();
  await table.takeLook();
  assert.ok(!(await table.may(table.see)));
  assert.match(await table.see.innerText(), /blind player/);
  await table.betOf(6);
  await table.takeScreen();
  assert.match(await table.see.innerText(), /^See 6/);
  await table.see.click();
  assert.equal(await table.settle(), 'deal over');
  const said = await table.told();
  assert.ok(said.includes(`${blind} paid 6 to see`), said);
});

visit('two blind players both show, and the seen one wins where hands are equal', async ({ table }) => {
  await table.newGame(TWO);
  await table.takeScreen();
  await table.betOf(3);
  const payer = await table.takeScreen();
  assert.match(await table.see.innerText(), /^See 6/);
  await table.see.click();
  assert.equal(await table.settle(), 'deal over');
  const hands = await table.upByPlayer();
  const seen = payer === 'Ann' ? 'Bob' : 'Ann';
  const winner = beats(hands[payer], hands[seen]) ? payer : seen;
  const said = await table.told();
  assert.ok(said.includes(`${winner} wins 11`), said);
  for (const hand of Object.values(hands)) assert.ok(said.toLowerCase().includes(kind(hand)), said);
});
