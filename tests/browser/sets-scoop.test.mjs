// A pot for the winner of every hand: it stays, it grows, and it is won.

import assert from 'node:assert/strict';
import { START, desk, layAsSuggested } from './set-hands.mjs';
import { EMBED, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

const SEATS = 3;

visit('a pot that nobody scoops stays and grows, and whoever scoops takes it', async ({ page, table }) => {
  const at = desk(page);
  table.names = ['You', 'Nell', 'Bill'];
  let [pot, carried] = [0, 0];
  for (let deals = 0; deals < 40; deals++) {
    pot += SEATS;
    const lies = at.felt.locator('.pots').getByText(String(pot), { exact: true });
    await lies.waitFor();
    await layAsSuggested(at, 7);
    await at.over.waitFor();
    const told = await at.felt.innerText();
    assert.match(told, new RegExp(`The pot of ${pot} stays|wins? ${pot}\\b`), 'all of it stays, or all of it is won');
    if (/ stays/.test(told)) {
      carried += 1;
      await at.next.click();
      continue;
    }
    assert.match(told, /(You win|\w+ wins) every hand\./, 'it is said why');
    if (carried > 0) {
      assert.equal((await table.seats()).You.chips + (await table.seats()).Nell.chips + (await table.seats()).Bill.chips, 300);
      await picture(page, 'scooped-smallest');
      return;
    }
    pot = 0;
    await at.next.click();
  }
  assert.fail('no pot that has grown is ever won');
}, { ...START('seven_card', `&seats=${SEATS}`), viewport: EMBED, timeout: 120_000 });
