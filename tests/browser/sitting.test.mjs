// A whole sitting against bots, from the first deal to the last chip.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { kind } from './cards.mjs';

spacePresses();

const COMPANY = [
  { name: 'You', is: 'Person', chips: 5 },
  { name: 'Nell', is: 'Careful bot', chips: 5 },
  { name: 'Bill', is: 'Straight bot', chips: 5 },
  { name: 'Charlie', is: 'Bragger bot', chips: 5 },
];
// Bets high enough that a few of them empty a stack, because the length of a sitting is random.
const ANTE = 2;

visit('a sitting against three bots goes to its end, and every chip is there at the end of every deal', async ({ table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await table.newGame(COMPANY, { Ante: ANTE, 'Smallest first bet': ANTE });
  let stop;
  for (let deals = 1; stop !== 'sitting over'; deals++) {
    assert.ok(deals <= 300, 'a sitting for twenty chips ends');
    stop = await table.playOut(async (now) => {
      if (now === 'turn' && deals % 3 === 0 && (await table.may(table.look))) await table.takeLook();
      await table.plainly(now);
    });
    if (stop === 'sitting over') break;
    assert.equal(await table.chips(), 20, 'the chips on the screen');
    await namesTheWinner(table);
    await table.deals.click();
  }
  await standsAreTold(table);
  await table.deals.click();
  await table.settle();
  assert.equal(await table.chips(), 20, 'the same again has the same chips');
  const seats = Object.values(await table.seats());
  assert.ok(seats.every(({ chips }) => chips <= 5), 'everybody has begun afresh');
}, { reducedMotion: 'no-preference', viewport: { width: 1280, height: 800 }, timeout: 240_000 });

/** Asserts that the verdict names the winner or says that the pot stays, and names a shown hand. */
async function namesTheWinner(table) {
  const said = await table.told();
  const won = /(You win|(?:Nell|Bill|Charlie) wins) \d+/.exec(said);
  assert.ok(won || /The pot of \d+ stays/.test(said), `who won: ${said}`);
  const shown = Object.entries(await table.upByPlayer()).filter(([name]) => name !== 'You');
  for (const [, hand] of shown) assert.ok(said.includes(kind(hand)), `${kind(hand)} is named: ${said}`);
  if (won && (await table.pot()) !== 0) assert.fail('a pot that was won has gone to the winner');
}

/**
 * Asserts that the final table lists all players and all chips, that only one of them can pay the next ante, and that
 * the headline names him.
 */
async function standsAreTold(table) {
  const said = await table.told();
  const rows = await table.standings.getByRole('row').allInnerTexts();
  const chips = Object.fromEntries(rows.slice(1).map((row) => {
    const [, name, left] = /^(\w+)\s+(\d+)/.exec(row);
    return [name, Number(left)];
  }));
  assert.deepEqual(Object.keys(chips).sort(), ['Bill', 'Charlie', 'Nell', 'You']);
  assert.equal(Object.values(chips).reduce((sum, left) => sum + left), 20, 'every chip');
  const able = Object.keys(chips).filter((name) => chips[name] >= ANTE);
  assert.equal(able.length, 1, `one can pay the next ante: ${JSON.stringify(chips)}`);
  assert.ok(said.includes(able[0] === 'You' ? 'You have the most chips' : `${able[0]} has the most chips`), said);
}
