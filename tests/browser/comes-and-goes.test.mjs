// At a shared screen people sit out, come back, join and leave between deals.

import assert from 'node:assert/strict';
import { isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

visit('in a hot seat somebody sits out, joins and leaves between deals', async ({ page, table }) => {
  const foldAll = async () => {
    for (let turns = 0; turns < 8; turns++) {
      if (/over$/.test(await table.settle())) return;
      await table.takeScreen();
      await table.fold.click();
    }
    assert.fail('the deal comes to no end');
  };
  const plate = (name) => table.felt.locator('.seat').filter({ hasText: name });
  const sheet = page.getByRole('dialog', { name: 'Players' });
  const row = (name) => sheet.locator('.sitters li').filter({ hasText: name });
  const press = (name, button) => row(name).getByRole('button', { name: button }).click();
  const change = async (changes) => {
    await page.getByRole('button', { name: 'Players', exact: true }).click();
    await changes();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  };
  await table.newGame(['Ann', 'Bob', 'Cy'].map((name) => ({ name, chips: 40 })));
  await foldAll();
  await change(async () => {
    await press('Cy', 'Sit out');
    await row('Cy').getByText(/away/).waitFor();
    await isAccessible(page, 'players of a hot seat');
    await picture(page, 'hot-seat-players');
  });
  await table.deals.click();
  await table.settle();
  await plate('Cy').getByText(/away/).waitFor();
  await foldAll();
  await change(async () => {
    await press('Cy', 'Is back');
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Di');
    await sheet.getByRole('button', { name: 'Sit down' }).click();
    await row('Di').waitFor();
    await press('Bob', 'Leave');
    await row('Bob').getByText(/left/).waitFor();
  });
  table.names = ['Ann', 'Bob', 'Cy', 'Di'];
  await table.deals.click();
  await table.settle();
  for (const name of ['Cy', 'Di']) assert.equal(await plate(name).getByText(/away|left|out/).count(), 0, name);
  await plate('Bob').getByText(/left/).waitFor();
  await foldAll();
});
