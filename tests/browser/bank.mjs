// Tables with real cards: how tests sit down at one, and act.

import { picture } from './harness.mjs';

export const THREE = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cy' }];

/** Sits down with real cards. Seat 0 deals first, so that Bob begins. */
export async function sitDown(table, { game, players = THREE, chips = 50, dealer = players[0].name } = {}) {
  const sheet = await table.openNewGame(game);
  await sheet.getByRole('switch', { name: /^With your own cards/ }).check();
  await table.seat(sheet, players.map((player) => ({ chips, ...player })));
  if (dealer) await sheet.getByRole('combobox', { name: 'First dealer' }).selectOption(dealer);
  await picture(table.page, `bank-new-game-${game ?? 'three-card'}`);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  table.names = players.map(({ name }) => name);
}

export const line = (page) => page.locator('.controls .line').innerText();
export const act = (table, name) => table.controls.getByRole('button', { name, exact: typeof name === 'string' });

/** Waits for a player's turn, and presses a button. One press is one act. */
export async function does(page, table, who, name) {
  await page.waitForFunction((who) => document.querySelector('.controls .line')?.innerText.includes(`${who}’s turn`), who);
  await act(table, name).click();
}

export async function chipsOf(table, name) {
  const seat = table.felt.locator('.seat').filter({ hasText: name });
  return Number(await seat.locator('.purse b').first().innerText());
}

/** All fold to whoever acts last. The first of them looks, so that nobody keeps a hand. */
export async function foldAll(page, table, names) {
  for (const who of names) {
    await does(page, table, who, /^Look/);
    await does(page, table, who, /^Fold/);
  }
  await act(table, 'Next deal').waitFor();
}
