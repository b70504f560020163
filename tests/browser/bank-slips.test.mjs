// Round real cards: what needs the cards is not offered, a wrong entry is put right, and people come back.

import assert from 'node:assert/strict';
import { act, chipsOf, does, foldAll, line, sitDown, THREE } from './bank.mjs';
import { OWN, PHONE, hasTargets, isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

visit('Teen Patti with real cards: after a sideshow no curtain falls and no card is hidden', async ({ page, table }) => {
  await sitDown(table, { game: 'Teen Patti', players: ['Ann', 'Bob', 'Cy', 'Di'].map((name) => ({ name })) });
  for (const who of ['Bob', 'Cy']) {
    await does(page, table, who, /^(Look|See cards)/);
    await does(page, table, who, /^Chaal/);
  }
  await does(page, table, 'Di', /^(Look|See cards)/);
  await does(page, table, 'Di', /^Sideshow/);
  await act(table, /^Compare/).click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Who has the better hand?'));
  assert.equal(await line(page), 'Only Di and Cy look. Who has the better hand?');
  await picture(page, 'bank-sideshow');
  await isAccessible(page, 'a sideshow with real cards');
  await act(table, 'Cy').click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Ann’s turn'));
  assert.equal(await page.locator('.curtain').count(), 0);
  assert.equal(await page.getByText(/Pass to/).count(), 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await act(table, 'Undo').click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Who has the better hand?'));
});

visit('nothing is offered that needs the cards', async ({ page, table }) => {
  await sitDown(table);
  await foldAll(page, table, ['Bob', 'Cy']);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  assert.equal(await menu.getByRole('tab', { name: 'Odds' }).count(), 0);
  await menu.getByRole('tab', { name: 'Log' }).click();
  await menu.getByText('Bob folds.').first().waitFor();
  assert.equal(await menu.getByText(/sealed|shuffle/i).count(), 0);
  await menu.getByRole('tab', { name: 'Records' }).click();
  await menu.getByRole('button', { name: 'Replay deal 1' }).waitFor();
  await picture(page, 'bank-records');
  for (const name of [/Review/, /shuffle/]) assert.equal(await menu.getByRole('button', { name }).count(), 0, `${name}`);
  assert.equal(await menu.getByText(/card by card|every card/).count(), 0);
  // Its record can be had at any time, because it has no card: that ends no game.
  const saved = page.waitForEvent('download');
  await menu.getByRole('button', { name: 'Save to a file' }).click();
  await saved;
  await menu.getByRole('button', { name: 'Replay deal 1' }).click();
  const replay = page.getByRole('region', { name: 'Replay' }).or(page.locator('.room.replay')).first();
  await replay.waitFor();
  assert.equal(await replay.getByRole('combobox').count(), 0, 'no cards of anybody are shown');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await act(table, 'Next deal').waitFor();
});

visit('a wrong winner is found two deals later: undo goes back over deals, or chips are put right', async ({ page, table }) => {
  await sitDown(table);
  await foldAll(page, table, ['Bob', 'Cy']);
  await act(table, 'Next deal').click();
  await foldAll(page, table, ['Cy', 'Ann']);
  await act(table, 'Next deal').click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Ann’s turn'));
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.match(await line(page), /^Undo: deal 3, and before it: Bob wins/);
  await picture(page, 'bank-undo-deal');
  await isAccessible(page, 'undo over a deal');
  await hasTargets(page, 'undo over a deal');
  await act(table, 'Only deal 3').click();
  await act(table, 'Players').click();
  const sheet = page.getByRole('dialog', { name: 'Players' });
  const put = async (from, to, chips, why) => {
    await sheet.getByRole('combobox', { name: 'From' }).selectOption(from);
    await sheet.getByRole('combobox', { name: 'To' }).selectOption(to);
    await sheet.getByRole('combobox', { name: 'Why' }).selectOption(why);
    await sheet.getByRole('textbox', { name: 'How many' }).fill(chips);
    await sheet.getByRole('button', { name: 'Put right' }).click();
  };
  await put('Ann', 'Ann', '1', 'wrong bet');
  await sheet.getByText('they must go to somebody else').waitFor();
  await put('Ann', 'Cy', '900', 'wrong winner');
  await sheet.getByText(/there are only \d+ to take from/).waitFor();
  assert.equal(await sheet.locator('#right-chips').inputValue(), '900', 'what was typed stays');
  const before = await chipsOf(table, 'Ann');
  await put('Ann', 'Cy', '2', 'wrong winner');
  await sheet.getByText('Put right: Ann gives Cy 2 (wrong winner).').waitFor();
  await put('Bob', 'Pot', '3', 'miscounted');
  await sheet.getByText('Put right: Bob puts 3 into the pot (miscounted).').waitFor();
  await picture(page, 'bank-put-right');
  await isAccessible(page, 'chips put right');
  await hasTargets(page, 'chips put right');
  await sheet.getByRole('button', { name: 'Close' }).click();
  assert.equal(await chipsOf(table, 'Ann'), before - 2);
  const saved = await page.evaluate((own) => JSON.parse(localStorage.getItem(`${own}sitting`)).record.actions, OWN);
  assert.deepEqual(saved.slice(-2), ['0 give 2 2 winner', '1 give pot 3 count']);
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.match(await line(page), /^Undo: Put right: Bob puts 3/);
  await act(table, 'Keep it').click();
  await act(table, 'Next deal').click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('’s turn'));
  assert.match(await table.felt.locator('.pot').innerText(), /6/, 'three and the antes');
});

visit('who left by mistake is back, and who comes back by name is settled once', async ({ page, table }) => {
  await sitDown(table, { players: ['Ann', 'Bob', 'Cy', 'Di'].map((name) => ({ name })) });
  await foldAll(page, table, ['Bob', 'Cy', 'Di']);
  await act(table, 'Players').click();
  const sheet = page.getByRole('dialog', { name: 'Players' });
  const row = (name) => sheet.getByRole('group', { name, exact: true });
  await row('Cy').getByRole('button', { name: 'Leave' }).click();
  await row('Cy').getByText(/left/).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.innerText), 'Is back', 'the focus is not lost');
  await picture(page, 'bank-left');
  await row('Cy').getByRole('button', { name: 'Is back' }).click();
  await row('Cy').getByRole('button', { name: 'Leave' }).click();
  await sheet.getByRole('textbox', { name: 'Name' }).fill('cy');
  await sheet.getByRole('button', { name: 'Sit down' }).click();
  await sheet.getByText('Cy is back, with 49 chips.').waitFor();
  await row('Cy').getByRole('button', { name: 'Leave' }).waitFor();
  assert.equal(await sheet.getByRole('group').count(), 4, 'nobody sits twice');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await act(table, 'End the game').click();
  const pays = await table.felt.locator('.pays').allInnerTexts();
  assert.equal(pays.filter((says) => says.includes('Cy')).length, 1, pays.join());
});

visit('strict pub school with own cards: the players say who deals first', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  await sheet.getByText('Strict pub school').first().click();
  assert.equal(await sheet.getByRole('combobox', { name: 'First dealer' }).count(), 0, 'the page finds the high card');
  await sheet.getByRole('switch', { name: /^With your own cards/ }).check();
  await sheet.getByRole('combobox', { name: 'First dealer' }).waitFor();
  assert.equal(await sheet.getByRole('radiogroup', { name: 'First dealer' }).count(), 0);
  await table.seat(sheet, THREE.map((player) => ({ ...player, chips: 50 })));
  await sheet.getByRole('combobox', { name: 'First dealer' }).selectOption('Cy');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Ann’s turn'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('tab', { name: 'Rules' }).click();
  assert.equal(await page.getByText('High card deals first').count(), 0);
});
