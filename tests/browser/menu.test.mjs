// The menu: settings apply at once and are stored.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';

spacePresses();

visit('settings apply at once and stay', async ({ page, table }) => {
  await table.settings({ Light: 'Evening', Suits: 'Four colours', Speed: 'Quick', 'Play with keys': false });
  const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  const set = await look();
  assert.equal(set.theme, 'dark');
  assert.equal(set.pack, 'four');
  await page.reload();
  await page.getByRole('button', { name: 'Deal me in' }).waitFor();
  assert.deepEqual(await look(), set, 'after a reload');
  const sheet = await table.openHouse();
  assert.ok(await sheet.getByRole('radiogroup', { name: 'Light' }).getByRole('radio', { name: 'Evening' }).isChecked());
  assert.ok(!(await sheet.getByRole('switch', { name: 'Play with keys' }).isChecked()));
});

visit('keys do nothing once they are turned off', async ({ page, table }) => {
  await table.settings({ 'Play with keys': false });
  await table.deal();
  await page.keyboard.press('l');
  await page.keyboard.press('f');
  // The hand is dealt and not looked at yet.
  await table.takeLook();
  assert.equal((await table.seats()).You.held, 'open');
});

visit('what happened is told in order, and the record can be had once no card is to come', async ({ page, table }) => {
  await table.deal();
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  const sheet = await table.openHouse('Log');
  const lines = await sheet.getByRole('listitem').allInnerTexts();
  assert.match(lines[0], /deals?\. Ante 1\./);
  assert.ok(lines.includes('You fold.'), lines.join(' '));
  await sheet.getByRole('tab', { name: 'Records' }).click();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'End the game and save the record' }).click();
  const record = JSON.parse(await text(await (await download).createReadStream()));
  assert.equal(record.rules.ante ?? 1, 1);
  assert.equal(await table.settle(), 'sitting over');
});

visit('a deal is left from the menu and waits, or a new game takes its place', async ({ page, table }) => {
  await table.dealToTurn();
  const left = await table.seats();
  let menu = await table.openHouse();
  await menu.getByText('pick up where you left off').waitFor();
  await menu.getByRole('button', { name: 'Leave', exact: true }).click();
  const on = table.controls.getByRole('button', { name: 'Go on' });
  await on.waitFor();
  await on.click();
  await table.settle();
  assert.deepEqual(await table.seats(), left);
  menu = await table.openHouse();
  await menu.getByRole('button', { name: 'New game' }).click();
  const sheet = page.getByRole('dialog', { name: 'New game' });
  const on2 = sheet.getByRole('button', { name: 'Players and rules' });
  const deal = sheet.getByRole('button', { name: 'Deal', exact: true });
  await on2.or(deal).waitFor();
  if (await on2.isVisible()) await on2.click();
  await sheet.getByText('Everyone gets back what they put in this deal').waitFor();
  await deal.click();
  await sheet.waitFor({ state: 'detached' });
  await table.settle();
  menu = await table.openHouse('Records');
  await menu.getByRole('heading', { name: 'Earlier games' }).waitFor();
});

visit('a press of “Press once” makes the peek a toggle', async ({ table }) => {
  await table.settings({ 'Look at your cards': 'Press once' });
  await table.newGame([{ name: 'Ann', chips: 20 }, { name: 'Bob', chips: 20 }]);
  await table.takeScreen();
  await table.takeLook();
  await table.peeks.click();
  await table.turned(3);
  await table.peeks.click();
  await table.turned(0);
});

async function text(stream) {
  let all = '';
  for await (const part of stream) all += part;
  return all;
}

visit('a tab opens at its beginning', async ({ table }) => {
  const sheet = await table.openHouse('Settings');
  const panel = sheet.getByRole('tabpanel');
  await panel.evaluate((body) => body.scrollTo(0, 300));
  await sheet.getByRole('tab', { name: 'Rules' }).click();
  await sheet.getByRole('heading', { level: 3 }).first().waitFor();
  assert.equal(await panel.evaluate((body) => body.scrollTop), 0);
});
