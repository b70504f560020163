// A player who has lost everything is told so, and what he can do now.

import assert from 'node:assert/strict';
import { EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { byRules } from './rules.mjs';

spacePresses();

const FOUR = ['Me', 'Nell', 'Bill', 'Charlie'].map((name, i) => ({ name, is: i ? 'Careful bot' : 'Person', chips: i ? 60 : 3 }));

/** Plays until nobody at the screen can be dealt in, and returns the button that this shows. */
async function loseAll(table, name) {
  const then = table.controls.getByRole('button', { name });
  // Where one may buy in, that is asked at the end of the last deal.
  table.signs.broke = then;
  for (let deals = 0; deals < 40; deals++) {
    for (let stop = ''; !['deal over', 'no chips', 'broke'].includes(stop);) {
      stop = await table.settle();
      if (!['deal over', 'no chips', 'broke'].includes(stop)) await table.plainly(stop);
    }
    if (await then.isVisible()) return then;
    await table.deals.click();
  }
  return assert.fail('he never loses');
}

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`whoever has lost all by a cover is told that he is out, and begins anew or watches on (${size})`, async ({ page, table }) => {
    await table.newGame(FOUR);
    const watch = await loseAll(table, 'Keep watching');
    await table.felt.getByText(/^(You have|Me has) no chips left\. Cover and lose everything, and you’re out for good\.$/).waitFor();
    await isAccessible(page, 'the end of a deal that left somebody out');
    await picture(page, `left-out-${size}`);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Close' }).click();
    await watch.click();
    await table.settle();
  }, { viewport });
}

visit('where he may come back it is said for how much, and the button does it', async ({ page, table }) => {
  await table.newGame(FOUR);
  const buys = await loseAll(table, /^Buy in for 3/);
  await table.felt.getByText(/no chips left\. Anyone out can buy in again for 1 or more\.$/).waitFor();
  assert.match(await buys.getAttribute('class'), /\bgo\b/, 'it is the usual way on');
  await table.controls.getByRole('button', { name: 'Not now' }).click();
  await table.controls.getByRole('button', { name: 'Keep watching' }).waitFor();
  await page.getByRole('button', { name: 'Buy in', exact: true }).click();
  await buys.click();
  await table.controls.getByRole('button', { name: 'Next deal' }).waitFor();
}, { path: byRules({ rebuy_after_cover_loss: true }) });
