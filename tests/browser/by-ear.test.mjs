// For players who cannot see: a whole sitting by announcements and keys alone.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { CARD_NAME, code } from './cards.mjs';

spacePresses();

// More than half of a player's chips needs a second press.
const YOUR_TURN = /Your turn|press again/;
/** The longest silence before the table must have asked for something, in milliseconds. */
const PATIENCE = 10_000;

visit('a sitting is played to its end by one who only hears it', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await table.newGame([
    { name: 'You', is: 'Person', chips: 5 },
    { name: 'Nell', is: 'Straight bot', chips: 5 },
  ], { Ante: 2, 'Smallest first bet': 2 });
  // From here on only the live region and the buttons are read.
  const said = () => page.getByRole('status').first().textContent();
  const button = (name) => page.getByRole('button', { name });
  let looked = 0;
  for (let steps = 0; steps < 400; steps++) {
    // The winner is announced when the next deal is offered. Both are read at the same moment.
    await page.waitForFunction(() => {
      const says = document.querySelector('main [role=status]').textContent;
      const offered = (name) => [...document.querySelectorAll('button')].some((one) => one.textContent.startsWith(name));
      const won = /(You win|Nell wins|The pot of) \d+|keeps? (your|their) hand/.test(says);
      return /Your turn|press again/.test(says) || offered('Same again') || ((offered('Next deal') || offered('Keep watching')) && won);
    }, null, { timeout: PATIENCE });
    if (await button('Same again').isVisible()) break;
    if (await button(/^(Next deal|Keep watching)$/).isVisible()) {
      await page.keyboard.press('Enter');
      continue;
    }
    const says = await said();
    assert.match(says, YOUR_TURN);
    if (/Open the betting|to stay in|Cover the pot/.test(says) && (await table.may(table.look)) && looked < 3) {
      looked += 1;
      await page.keyboard.press('l');
      await page.getByRole('status').filter({ hasText: 'You hold ' }).waitFor();
      const held = [...(await said()).matchAll(new RegExp(CARD_NAME, 'gi'))].map(([name]) => code(name));
      assert.deepEqual(held.sort(), await table.up(), 'the cards that are said are those that lie there');
      continue;
    }
    await page.keyboard.press((await table.may(table.see)) ? 's' : /Cover the pot/.test(says) ? 'c' : 'b');
  }
  assert.ok(looked > 0, 'a hand was looked at');
  await button('Same again').waitFor();
  assert.match(await table.standings.textContent(), /Nell/, 'how all stand can be read');
}, { timeout: 180_000 });
