// Loans on a shared screen: asked for, refused, lent, repaid or owed; and a hand shown to the lender alone.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { givesAwayOnly } from './given-away.mjs';
import { kind } from './cards.mjs';
import { byRules } from './rules.mjs';

spacePresses();

const THREE = [{ name: 'Ann', chips: 40 }, { name: 'Bob', chips: 3 }, { name: 'Cat', chips: 50 }];

/** Plays until Bob is short and has the screen: Cat folds, and then Ann bets four. */
async function bobIsShort(table) {
  const asks = table.controls.getByRole('button', { name: /^Ask / });
  let folded = false;
  for (let stops = 0; stops < 20; stops++) {
    const who = await table.takeScreen();
    if (await table.may(table.look)) await table.takeLook();
    folded ||= who === 'Cat';
    if (who === 'Cat') await table.fold.click();
    else if (await asks.isVisible()) return;
    else if (who === 'Ann' && folded) await table.betOf(4);
    else await table.bet.click();
  }
  assert.fail('Bob never runs short');
}

visit('a loan is refused by one, lent by another who is shown the hand, and stays a debt', async ({ page, table }) => {
  await table.newGame(THREE);
  await bobIsShort(table);
  const hand = await table.readOwn();
  const ask = (name) => table.controls.getByRole('button', { name: `Ask ${name} for` });
  const whom = table.controls.getByRole('combobox', { name: 'Whom' });

  await whom.selectOption('Ann');
  assert.equal(await table.controls.getByRole('button', { name: /^Show/ }).isEnabled(), false, 'Ann is still in');
  await ask('Ann').click();
  assert.equal(await table.takeScreen(), 'Ann');
  await givesAwayOnly(page, [], [], 'to a lender who is shown nothing');
  await table.controls.getByRole('button', { name: /^Lend Bob \d+$/ }).waitFor();
  await table.refuse.click();

  assert.equal(await table.takeScreen(), 'Bob');
  assert.equal(await whom.count(), 0, 'Ann is not asked again');
  await table.controls.getByRole('button', { name: 'Show Cat' }).click();
  await table.settle();
  await givesAwayOnly(page, [], [], 'once Cat is shown the hand, to the screen as it lies');
  await ask('Cat').click();
  assert.equal(await table.settle(), 'curtain');
  await givesAwayOnly(page, [], [], 'behind the curtain');
  assert.equal(await table.takeScreen(), 'Cat');
  await givesAwayOnly(page, [], [], 'before Cat looks at it');
  await table.peek(() => givesAwayOnly(page, hand, [kind(hand)], 'while Cat looks at it'));
  await givesAwayOnly(page, [], [], 'after it');
  await table.controls.getByRole('button', { name: /^Lend Bob \d+$/ }).click();

  assert.equal(await table.takeScreen(), 'Bob');
  const owed = /Bob .*?owes Cat (\d+)/.exec(await table.words())?.[1];
  assert.ok(Number(owed) > 0, await table.words());
  await table.fold.click().catch(() => {});
  const told = await table.told();
  assert.match(told, new RegExp(`Bob pays Cat ${owed} back|Bob owes Cat`));
  const sheet = await table.openHouse('Log');
  for (const line of [/Bob asks Ann for \d/, 'Ann refuses to lend to Bob.', 'Bob shows Cat their hand.', /Cat lends Bob \d/]) {
    await sheet.getByText(line).first().waitFor();
  }
}, { path: byRules({ shortage: 'borrow' }) });

visit('one of two is short, and the other shows instead of lending', async ({ table }) => {
  await table.newGame([{ name: 'Ann', chips: 40 }, { name: 'Bob', chips: 3 }]);
  for (let stops = 0, stop = 'turn'; stop !== 'rescue'; stops++) {
    assert.ok(stops < 20, 'Bob runs short');
    const who = await table.takeScreen();
    if (await table.may(table.look)) await table.takeLook();
    // A look doubles the price, so Bob may be short at once.
    stop = await table.settle();
    if (stop !== 'turn') continue;
    if (who === 'Ann') await table.betOf(4);
    else await table.bet.click();
    stop = await table.settle();
    if (stop === 'curtain') {
      await table.takeScreen();
      stop = await table.settle();
    }
  }
  const lends = table.controls.getByRole('button', { name: /^Lend \d+ to Bob$/ });
  assert.ok(await lends.isEnabled());
  await table.controls.getByRole('button', { name: 'Show instead' }).click();
  assert.match(await table.told(), /Ann showed instead of lending/);
}, { path: byRules({ shortage: 'borrow', headsup_short: 'lend_or_show' }) });
