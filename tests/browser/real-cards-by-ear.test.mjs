// What one hears round a table with real cards, and of a phone that holds its player's cards.

import { sitDown } from './bank.mjs';
import { spacePresses, visit } from './harness.mjs';
import { atTable } from './phones.mjs';
import { Play, listenIn } from './play-by-ear.mjs';

spacePresses();

visit('study_bank is a play that can be read', async ({ page, table }) => {
  await sitDown(table);
  const play = new Play(page, 'study_bank');
  await play.until(() => play.hears('Bob’s turn'));
  await play.press('l', () => play.hears('Bob'));
  await play.press('b', () => play.hears('Cy’s turn'));
  await play.press('f', () => play.hears('Ann’s turn'));
  await play.press('b', () => play.hears('Bob’s turn'));
  await play.press('b', () => play.hears('Ann’s turn'));
  await play.press('l', () => play.hears('Ann’s turn'));
  await play.press('s', () => play.hears('Who won?'));
  await play.press('1', () => play.hears('win'));
  await play.press('z', () => play.hears('Undo'));
  await play.press('k');
  await play.reads('At the table', page.getByRole('main'));
  await play.press('Enter', () => play.hears('turn'));
  play.keep();
}, { prepare: listenIn });

atTable('study_phone is a play that can be read', async (sitting) => {
  await sitting.sit([{ name: 'Ann', chips: 60 }, { name: 'Bob', chips: 60 }]);
  const name = await sitting.turn();
  await sitting.table.look.click();
  const address = await sitting.photographForApp();
  const phone = sitting.phones.get(name);
  await listenIn(phone.context);
  await phone.open(address);
  const play = new Play(phone.page, 'study_phone');
  await play.until(() => phone.page.getByRole('button', { name: 'Hold to look' }).focus());
  await play.reads('Before', phone.page.getByRole('main'));
  await play.press('Enter', () => phone.page.locator('.held svg').first().waitFor());
  await play.reads('While the cards are shown', phone.page.getByRole('main'));
  await play.press('Enter');
  await play.reads('After', phone.page.getByRole('main'));
  play.keep();
});
