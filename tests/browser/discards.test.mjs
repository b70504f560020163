// Four- and five-card Brag: discards are picked by touch and by keys, and nobody else sees them.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, isAccessible, spacePresses, visit } from './harness.mjs';
import { givesAwayOnly } from './given-away.mjs';
import { byRules } from './rules.mjs';

spacePresses();

const ME = [{ name: 'Me', chips: 40 }, { name: 'Nell', is: 'Careful bot', chips: 40 }];
const TWO = [{ name: 'Ann', chips: 40 }, { name: 'Bob', chips: 40 }];
const CROWD = ['Me', 'Nell', 'Bill', 'Charlie', 'Eddie', 'Dot', 'Walter', 'Maud'];

/** Deals until the table waits for me, and looks. */
async function opened(table, players = ME) {
  let stop = await table.newGame(players);
  for (let deals = 0; stop !== 'turn'; deals++) {
    assert.ok(deals < 20, 'my turn comes');
    stop = await table.deal();
  }
  await table.takeLook();
  assert.equal(await table.settle(), 'throwing');
}

const toggles = (table, state = {}) => table.felt.getByRole('button', { name: / of /, ...state });
const names = (buttons) => buttons.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

/** The names of cards from the left. */
const asTheyLie = (cards) => cards.evaluateAll((all) => {
  const at = (card) => Number(/--k:calc\((-?\d+)/.exec(card.style.cssText.replaceAll(' ', ''))[1]);
  return all.toSorted((one, other) => at(one) - at(other)).map((card) => card.getAttribute('aria-label'));
});

visit('a card is thrown by keys alone', async ({ page, table }) => {
  await opened(table);
  const hand = await names(toggles(table));
  assert.equal(hand.length, 4, 'every card can be picked');
  assert.equal(await table.throws.isEnabled(), false, 'nothing is picked yet');

  const lie = await asTheyLie(toggles(table));
  await page.keyboard.press('2');
  assert.deepEqual(await names(toggles(table, { pressed: true })), [lie[1]]);
  await table.controls.getByRole('button', { name: `Throw the ${lie[1]}` }).waitFor();

  // Another card than the one picked first.
  const other = hand[2] === lie[1] ? 3 : 2;
  await toggles(table).nth(other).focus();
  await page.keyboard.press('Space');
  assert.deepEqual(await names(toggles(table, { pressed: true })), [hand[other]], 'the card picked first goes back');
  await isAccessible(page, 'the table while a card must be thrown');

  await page.keyboard.press('t');
  assert.notEqual(await table.settle(), 'throwing');
  const kept = await table.felt.getByRole('img', { name: / of / }).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  assert.deepEqual(kept, hand.filter((card) => card !== hand[other]), 'the other three are held');
}, { path: byRules({ game: 'four_card' }) });

visit('a card is thrown by thumb on a shared screen, and nobody else sees any', async ({ page, table }) => {
  assert.equal(await table.newGame(TWO), 'turn', 'nobody has a secret yet');
  await givesAwayOnly(page, [], [], 'before anybody has looked');
  assert.equal(await table.takeLook(), 'throwing');
  await givesAwayOnly(page, [], [], 'before the hand is looked at');

  await table.show.click();
  const up = await table.turned(5);
  await toggles(table).first().click({ position: { x: 26, y: 30 } });
  assert.equal(await table.throws.isEnabled(), false, 'one of two is picked');
  await toggles(table).last().click();
  const [first, second] = await asTheyLie(toggles(table, { pressed: true }));
  await table.controls.getByRole('button', { name: `Throw two ${first} and ${second}` }).waitFor();

  await table.controls.getByRole('button', { name: 'Hide your cards' }).click();
  await givesAwayOnly(page, [], [], 'once the hand is hidden, picks and all');
  await table.show.click();
  assert.equal(await toggles(table, { pressed: true }).count(), 0, 'what was picked is forgotten');

  await table.best.click();
  const thrown = (await names(toggles(table, { pressed: true }))).length;
  assert.equal(thrown, 2);
  await table.throws.click();
  assert.equal(await table.settle(), 'turn');
  await givesAwayOnly(page, [], [], 'once two cards are thrown');
  assert.equal((await table.readOwn()).length, 3);
}, { path: byRules({ game: 'five_card' }) });

for (const viewport of [PHONE, EMBED, DESKTOP]) {
  visit(`five cards each fit at a full table on ${viewport.width} by ${viewport.height}`, async ({ page, table }) => {
    await opened(table, CROWD.map((name, i) => ({ name, is: i ? 'Careful bot' : 'Person', chips: 40 })));
    const felt = await table.felt.boundingBox();
    for (const card of await toggles(table).all()) {
      const box = await card.boundingBox();
      assert.ok(box.x >= 0 && box.x + box.width <= felt.width + 1, `a card lies on the screen: ${JSON.stringify(box)}`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
  }, { path: byRules({ game: 'five_card' }), viewport });
}

visit('whole sittings of five cards come to their end', async ({ table }) => {
  await table.newGame(ME.map((player) => ({ ...player, chips: 12 })));
  for (let deals = 0; deals < 6; deals++) {
    const stop = await table.playOut((now) => (now === 'turn' && deals % 2 ? lookOnce(table) : table.plainly(now)));
    if (stop === 'sitting over') break;
    await table.deals.click();
  }
}, { path: byRules({ game: 'five_card', jokers: 2 }) });

async function lookOnce(table) {
  return (await table.may(table.look)) ? table.takeLook() : table.plainly('turn');
}
