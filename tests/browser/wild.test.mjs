// Wild cards: a mark on the face, a word in the name, and what they stand for at the showdown.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { byRules } from './rules.mjs';

spacePresses();

const TWO = [{ name: 'Ann', chips: 40 }, { name: 'Bob', chips: 40 }];
/** All cards but the queens are wild, so that some player holds one. */
const WILD = [...'23456789TJKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));

visit('a wild card bears a mark and says that it is wild, and the showdown says what it stands for', async ({ table }) => {
  await table.newGame(TWO);
  await table.takeScreen();
  await table.takeLook();
  await table.peek(async () => {
    const cards = table.felt.getByRole('img', { name: / of / });
    for (const card of await cards.all()) {
      const name = await card.getAttribute('aria-label');
      const marks = await card.locator('use[href$="#wild"]').count();
      assert.equal(name.endsWith(', wild'), !name.startsWith('queen'), name);
      assert.equal(marks, name.startsWith('queen') ? 0 : 1, `the mark on the ${name}`);
    }
  });
  await table.bet.click();
  await table.takeScreen();
  await table.takeLook();
  await table.see.click();
  const told = await table.told();
  assert.match(told, /prial of \w+ \(.* of \w+ as \w+\)/, 'what they stand for');
}, { path: byRules({ wild: WILD }) });
