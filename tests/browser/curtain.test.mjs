// Two people at one screen: the curtain, and the peek.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { accessibilityTree, givesAwayOnly, noteEverything, noted } from './given-away.mjs';
import { kind } from './cards.mjs';

spacePresses();

const TWO = [{ name: 'Ann', chips: 60 }, { name: 'Bob', chips: 60 }];

visit('the curtain hides everything until the next person lifts it', async ({ page, table }) => {
  await table.newGame(TWO);
  const first = await table.nextPerson();
  const second = first === 'Ann' ? 'Bob' : 'Ann';
  assert.equal(await table.curtain.count(), 0, 'nobody has a secret yet');
  await givesAwayOnly(page, [], [], 'before anybody has looked');
  await table.takeLook();
  await givesAwayOnly(page, [], [], 'before the cards that were looked at are peeked at');
  const hand = await table.peek(async () => {
    const up = await table.up();
    assert.equal(up.length, 3);
    await givesAwayOnly(page, up, [kind(up)], 'while they are peeked at');
    return up;
  });
  await givesAwayOnly(page, [], [], 'after the peek');
  assert.deepEqual(await table.readOwn(), hand, 'the same three cards the next time');

  await table.bet.click();
  assert.equal(await table.settle(), 'turn', 'who is blind needs no curtain');
  assert.equal(await table.nextPerson(), second);
  assert.equal(await table.peeks.count(), 0, 'there is nothing to peek at');
  await givesAwayOnly(page, [], [], 'to the second person, who is blind');
  const other = await table.readOwn();
  assert.equal(new Set([...hand, ...other]).size, 6, 'each has cards of his own');
  await table.bet.click();

  assert.equal(await table.settle(), 'curtain');
  assert.equal(await table.nextPerson(), first);
  await table.curtain.getByRole('heading', { name: `Pass to ${first}` }).waitFor();
  await covers(table);
  await givesAwayOnly(page, [], [], 'behind the curtain, with a hand that was looked at under it');
  await table.lift.click();
  assert.equal(await table.curtain.count(), 0);
  await givesAwayOnly(page, [], [], 'once the curtain is lifted');
  assert.deepEqual(await table.readOwn(), hand, 'the same three cards in the next turn');
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  await givesAwayOnly(page, [], [], 'after a fold');
  assert.match(await table.told(), new RegExp(`${second} wins`));
});

visit('a finger that slips off the cards hides them', async ({ page, table }) => {
  await table.newGame(TWO);
  await table.takeLook();
  const box = await table.peeks.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await table.turned(3);
  await page.mouse.move(box.x + box.width / 2, box.y - 80);
  await givesAwayOnly(page, [], [], 'with the finger beside the cards');
  await page.mouse.up();
});

visit('a peek by key does not outlast the turn', async ({ page, table }) => {
  await table.newGame(TWO);
  await table.takeLook();
  await table.peeks.focus();
  await page.keyboard.press('Enter');
  await table.turned(3);
  await page.keyboard.press('b');
  assert.equal(await table.settle(), 'turn');
  await givesAwayOnly(page, [], [], 'to the second person after a peek by key');
});

visit('two people who both play blind never see anything before the end', async ({ page, table }) => {
  await table.newGame(TWO, { Ante: 2 });
  await noted(page);
  for (let bets = 0; bets < 6; bets++) {
    assert.equal(await table.settle(), 'turn');
    assert.equal(await table.peeks.count(), 0, 'a blind hand cannot be peeked at');
    await givesAwayOnly(page, [], [], 'to a blind player');
    await table.bet.click();
  }
  assert.equal(await table.settle(), 'turn');
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  await givesAwayOnly(page, [], [], 'after a fold among blind players');
  assert.deepEqual(await noted(page), [], 'no card has been in the page, however short');
}, { prepare: noteEverything });

/** Asserts that nothing behind the curtain can be pressed or read. */
async function covers({ page, curtain }) {
  const [box, size] = [await curtain.boundingBox(), page.viewportSize()];
  assert.deepEqual([box.x, box.y, box.width, box.height], [0, 0, size.width, size.height], 'the curtain covers the screen');
  const tree = await accessibilityTree(page);
  assert.match(tree, /button I am /);
  assert.ok(!/button (Look|Fold|Bet|See)|face-down card/.test(tree), `nothing behind it can be reached: ${tree}`);
}
