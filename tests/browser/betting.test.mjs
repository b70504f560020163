// Betting: amounts to choose from, a second press for a large stake, and the line that says whose turn it is.

import assert from 'node:assert/strict';
import { EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { byRules } from './rules.mjs';

spacePresses();

const AGAINST_ONE = [{ name: 'You', chips: 20 }, { name: 'Bill', is: 'Careful bot', chips: 20 }];
const TWO = [{ name: 'Ann', chips: 20 }, { name: 'Bob', chips: 20 }];

/** The line above the controls. */
const line = (page) => page.locator('.controls .line');
const quick = (table, name) => table.controls.getByRole('button', { name, exact: true });

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`least, twice, half the pot and the pot are a press away, and keep their places (${size})`, async ({ page, table }) => {
    await table.newGame(TWO);
    const [least, twice, half, pot] = ['Min', '×2', '½', 'Pot'].map((name) => quick(table, name));
    const places = async () => Promise.all([least, twice, half, pot, table.bet, table.more].map((one) => one.boundingBox()));
    await table.takeScreen();
    const first = await places();
    assert.equal(await half.isEnabled(), true, 'half of a pot of 2 is the least bet');
    await twice.click();
    await table.controls.getByRole('button', { name: /^Bet blind 2/ }).waitFor();
    await isAccessible(page, 'an amount by one press');
    await picture(page, `quick-${size}`);
    await table.bet.click();
    await table.takeScreen();
    assert.deepEqual(await places(), first, 'each is where it was');
    // The pot is 4 and the other player bet 2 blind. Half the pot is the least bet, and the whole pot twice that.
    await pot.click();
    await table.controls.getByRole('button', { name: /^Bet blind 4/ }).waitFor();
    await least.click();
    await table.controls.getByRole('button', { name: /^Bet blind 2/ }).waitFor();
  }, { viewport });
}

visit('more than half of one’s chips is staked by a second press, and another amount is asked for anew', async ({ page, table }) => {
  await table.newGame(TWO);
  await table.takeScreen();
  await table.amount.fill('9');
  await table.bet.click();
  await table.takeScreen();
  await table.amount.fill('10');
  const again = table.controls.getByText('press again', { exact: true });
  await table.bet.click();
  await again.waitFor();
  await table.status.getByText('10 is more than half your chips: press again.').waitFor();
  await table.amount.fill('11');
  await again.waitFor({ state: 'detached' });
  await table.bet.click();
  await again.waitFor();
  await page.keyboard.press('b');
  await table.takeScreen();
  assert.equal(await table.pot(), 2 + 9 + 11);
});

visit('the line tells the last action, whose turn it is, and the choices after a refused showdown', async ({ page, table }) => {
  await table.newGame([...TWO, { name: 'Cat', chips: 20 }]);
  const offer = quick(table, 'Show all?');
  const lines = [];
  for (let turns = 0; turns < 4; turns++) {
    await table.takeScreen();
    lines.push(await line(page).textContent());
    if (await table.may(offer)) break;
    await table.bet.click();
  }
  assert.match(lines[0], /^(Ann|Bob|Cat) deals\. Ante 1\. (Ann|Bob|Cat)’s turn\.$/);
  assert.match(lines[1], /^(Ann|Bob|Cat) bets 1 blind\. (Ann|Bob|Cat)’s turn\.$/);
  await offer.click();
  assert.equal(await line(page).textContent(), 'Everyone shows if all agree: press again.');
  await offer.click();
  await table.takeScreen();
  assert.match(await line(page).innerText(), /^If all agree to show, the best hand wins\.$/);
  await table.refuse.click();
  await table.takeScreen();
  assert.match(await line(page).textContent(), /refuses\. Bet on, or fold\.$/);
  assert.equal(await offer.isEnabled(), false, 'it keeps its place');
});

visit('one’s own cards are looked at by a press on them', async ({ page, table }) => {
  await table.newGame(AGAINST_ONE);
  await table.toTurn();
  await table.turned(0);
  const { x, y } = await page.locator('.card.at-me').nth(1).boundingBox();
  await page.mouse.click(x + 20, y + 20);
  await page.mouse.click(x + 20, y + 20);
  await table.turned(3);
});

visit('where nobody plays blind the cards are turned up without a press', async ({ page, table }) => {
  await table.newGame(AGAINST_ONE);
  await table.toTurn();
  await page.locator('.card.at-me.up').nth(2).waitFor();
  await table.controls.getByRole('button', { name: /^Bet \d/ }).waitFor();
}, { path: byRules({ blind_play: false }) });

visit('a player who loses a see without showing keeps his hand before him, named, and is told that he alone sees it', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await table.newGame([{ name: 'You', chips: 200 }, { name: 'Bill', is: 'Careful bot', chips: 200 }]);
  const own = page.locator('.seat.is-me.in-see .kind').filter({ hasText: /(prial|flush|run|pair|high).*only you see this$/ });
  for (let deals = 0; deals < 60; deals++) {
    await table.playOut((stop) => table.plainly(stop));
    if (await own.isVisible()) {
      assert.equal(await page.locator('.card.at-show.up').count(), 6, 'both hands lie face to face');
      return;
    }
    await table.deals.click();
  }
  assert.fail('he never loses a see');
});

visit('buying in shows the chips that the player will have', async ({ page, table }) => {
  await table.newGame(AGAINST_ONE);
  await table.toTurn();
  await table.fold.click();
  await table.settle();
  await page.getByRole('button', { name: 'Buy in', exact: true }).click();
  const { chips } = (await table.seats()).You;
  await table.amount.fill('25');
  await line(page).getByText(`You add 25 and play on with ${chips + 25}.`).waitFor();
  assert.equal(await table.fold.count(), 0, 'nothing is bet meanwhile');
});

visit('the next deal begins by itself if that is set', async ({ table }) => {
  await table.settings({ Speed: 'Instant', 'Deal the next hand automatically': true });
  await table.newGame(AGAINST_ONE);
  await table.toTurn();
  await table.fold.click();
  await table.deals.waitFor();
  // Nothing is pressed.
  await table.deals.waitFor({ state: 'detached' });
});

visit('bots alone deal on by themselves', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await table.newGame(['Nell', 'Bill'].map((name) => ({ name, is: 'Careful bot', chips: 40 })));
  // The board keeps the deals before.
  await page.locator('.board .deal').nth(1).waitFor({ timeout: 30_000 });
}, { viewport: { width: 1280, height: 800 } });

visit('a friend takes a bot’s seat, and the player who was alone gets a name', async ({ table }) => {
  const sheet = await table.openNewGame();
  await sheet.getByRole('combobox', { name: 'Nell is played by' }).selectOption('Person');
  await sheet.getByRole('combobox', { name: 'Player 1 is played by' }).waitFor();
  await sheet.getByRole('button', { name: 'Remove a player' }).click();
  assert.equal(await sheet.getByRole('textbox', { name: 'Name', exact: true }).count(), 3);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
});
