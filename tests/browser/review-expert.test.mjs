// A deal as an expert plays it, and reviews from other seats.

import assert from 'node:assert/strict';
import { EMBED, hasTargets, isAccessible, visit } from './harness.mjs';
import { RecordsSheet, SPREAD } from './records-sheet.mjs';
import { foldOnce, read, scrollsAcross, tenths } from './review-sheet.mjs';

visit('an expert plays the deal, and it can be watched', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await foldOnce(table);
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const before = await stored();
  await table.controls.getByRole('button', { name: 'Review this deal' }).click();
  const { ledger } = await read(page);
  const sheet = page.getByRole('dialog', { name: 'Review' });
  await sheet.getByRole('button', { name: 'What an expert makes of it' }).click();
  const watch = sheet.getByRole('button', { name: 'Watch it' });
  await watch.waitFor({ timeout: 45_000 });
  const line = await sheet.locator('.expert b').innerText();
  const [, mean, own] = line.match(/^The expert with your cards: (\S+\s±\s\S+) on average\. You: (\S+)\.$/) ?? assert.fail(line);
  assert.equal(tenths(own), tenths(ledger[0][1]), 'the result of the deal');
  assert.ok(Number.isFinite(tenths(mean)), mean);
  await isAccessible(page, 'a review with an expert');
  await hasTargets(page, 'a review with an expert');
  await watch.click();
  const room = page.getByRole('group', { name: 'Replay' });
  await room.getByRole('heading', { name: 'The expert plays' }).waitFor();
  for (let steps = 0; steps < 60; steps++) {
    const forward = room.getByRole('button', { name: 'Forward' });
    if ((await forward.getAttribute('aria-disabled')) === 'true') break;
    await forward.click();
  }
  await isAccessible(page, 'a deal that an expert plays');
  await page.keyboard.press('Escape');
  await sheet.locator('.ledger').waitFor();
  assert.equal(await sheet.locator('.expert b').innerText(), line, 'it is still told');
  assert.equal(await stored(), before);
});

visit('an imported record is reviewed from any seat', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  const menu = await past.open();
  await past.paste(menu, SPREAD);
  await menu.getByRole('button', { name: 'Review deal 1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Review' });
  const whose = sheet.getByRole('combobox', { name: 'Whose decisions' });
  const own = async () => (await read(page)).ledger[3][0];
  assert.equal(await own(), 'Decisions of Andy');
  assert.deepEqual(await whose.locator('option').allInnerTexts(), ['Andy', 'Bill']);
  const andy = await read(page);
  assert.equal(andy.decisions.length, 2, 'a look and a fold');
  assert.equal(await sheet.getByRole('button', { name: /^Try again/ }).count(), 0);
  await whose.selectOption('Bill');
  await sheet.getByText('Decisions of Bill').waitFor();
  const bill = await read(page);
  assert.equal(bill.decisions.length, 0, 'he had nothing to do');
  assert.equal(tenths(bill.ledger[0][1]), -tenths(andy.ledger[0][1]), 'what one loses the other wins');
  await isAccessible(page, 'a review of an imported record');
  assert.equal(await scrollsAcross(page), false);
}, { viewport: EMBED });
