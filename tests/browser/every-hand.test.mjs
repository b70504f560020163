// Every hand here: a table of all kinds of hands over a hint, a review and a drill.

import assert from 'node:assert/strict';
import { EMBED, PHONE, hasTargets, isAccessible, visit } from './harness.mjs';
import { foldOnce, read } from './review-sheet.mjs';

/** The rows of the table, once it is worked out: the hand, the best choices and the worth. */
async function rows(page, name = 'Every hand here') {
  const sheet = page.getByRole('dialog', { name });
  const table = sheet.getByRole('table');
  await table.waitFor({ timeout: 30_000 });
  await sheet.locator('.count:not([aria-busy])').waitFor({ timeout: 90_000 });
  assert.equal(await sheet.getByRole('progressbar').count(), 0);
  const cells = await table.locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.innerText.trim())));
  assert.equal(cells.length, 27, 'prials, running flushes, runs, flushes, thirteen pairs, ten high cards');
  const own = await table.locator('tbody tr.own').allInnerTexts();
  assert.equal(own.length, 1);
  for (const [hand, best, worth] of cells) {
    assert.ok(hand && best && best !== '…', `${hand}: ${best}`);
    assert.match(worth, /^[+−]?\d+([.,]\d)?(\u00a0±\u00a0\d+([.,]\d)?)?$/, hand);
  }
  return { sheet, cells, own: own[0] };
}

/** Whether something in the sheet is wider than it. */
const isWide = (sheet) => sheet.evaluate((dialog) => [...dialog.querySelectorAll('.body, table, th, td')].some((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0));

for (const [screen, viewport] of Object.entries({ phone: PHONE, embed: EMBED })) {
  visit(`a hint opens the table of every hand, on the screen of a ${screen}`, async ({ page, table }) => {
    await table.settings({ Speed: 'Instant', 'Bots take their time': false, Hints: true });
    await table.dealToTurn();
    const hint = table.felt.getByRole('button', { name: 'Hint', exact: true });
    const opens = table.felt.getByRole('button', { name: 'Every hand here' });
    await table.takeLook();
    await hint.click();
    await opens.click();
    const { sheet, cells, own } = await rows(page);
    assert.match(own, /your hand/i);
    assert.match(cells[0][0], /^Prial of /i);
    assert.notEqual(cells[0][1], 'Fold', 'a prial is played');
    assert.match(cells[26][0], /^Five high|^5 high/i);
    assert.equal(await isWide(sheet), false);
    await isAccessible(page, 'every hand');
    await hasTargets(page, 'every hand');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    assert.ok(await opens.evaluate((button) => button === document.activeElement), 'the focus is back');
  }, { viewport });
}

visit('a review opens the table of a decision with cards that were seen', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await foldOnce(table);
  await table.controls.getByRole('button', { name: 'Review this deal' }).click();
  const { decisions } = await read(page);
  const all = page.getByRole('button', { name: /^Every hand here: decision \d+/ });
  assert.equal(await all.count(), decisions.filter((one) => one.cards.length === 3).length, 'none before the look');
  await all.last().click();
  const { sheet } = await rows(page);
  await sheet.getByRole('button', { name: 'Back' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Review' }).waitFor();
});
