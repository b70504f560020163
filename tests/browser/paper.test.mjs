// On paper: how to play, the result of a deal and the evening's table, whole and black on white.

import assert from 'node:assert/strict';
import { PHONE, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

/** What of an element is cut off or not on white, as it would be printed. */
const onPaper = async (page, selector, name) => {
  await page.emulateMedia({ media: 'print' });
  await picture(page, `paper-${name}`);
  const found = await page.evaluate((selector) => {
    const root = document.querySelector(selector);
    const style = getComputedStyle(root);
    const cut = [];
    for (let one = root; one; one = one.parentElement) {
      const { overflowY, overflowX, position, maxHeight } = getComputedStyle(one);
      if (![overflowX, overflowY].every((how) => how === 'visible') && one !== document.documentElement) cut.push(`${one.tagName}.${one.className} ${overflowX} ${overflowY}`);
      if (position === 'fixed' || maxHeight !== 'none') cut.push(`${one.tagName}.${one.className} ${position} ${maxHeight}`);
    }
    for (const one of root.querySelectorAll('*')) {
      if (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible' && one.clientHeight > 1) cut.push(`${one.tagName}.${one.className}`);
    }
    return { cut, colour: style.color, ground: style.backgroundColor, height: root.scrollHeight };
  }, selector);
  assert.deepEqual(found.cut, [], name);
  assert.deepEqual([found.colour, found.ground], ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'], name);
  return found.height;
};

/** The number of printed pages. */
const pages = async (page) => (await page.pdf({ format: 'A5' })).toString('latin1').match(/\/Type\s*\/Page\b/g).length;

for (const theme of ['light', 'dark']) {
  visit(`how to play is printed to its end (${theme})`, async ({ page }) => {
    await page.getByRole('button', { name: 'How to play' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('.howto').first().waitFor();
    const height = await onPaper(page, 'dialog.sheet', `howto-${theme}`);
    assert.ok(height > 2000, `${height}`);
    assert.equal(await page.locator('.room').isVisible(), false, 'the table is not');
    const many = await pages(page);
    assert.ok(many >= 3, `${many} pages`);
  }, { colorScheme: theme });
}

visit('the result of a deal is printed, without the table', async ({ page, table }) => {
  await table.dealToTurn();
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  await onPaper(page, '.verdict', 'deal');
  assert.equal(await page.locator('.seat').first().isVisible(), false);
  assert.equal(await page.locator('.controls').isVisible(), false);
  assert.equal(await pages(page), 1);
}, { viewport: PHONE, colorScheme: 'dark' });

visit('the evening’s table is printed', async ({ page, table }) => {
  await table.newGame([{ name: 'Ann', chips: 2 }, { name: 'Bob', is: 'Careful bot', chips: 2 }, { name: 'Cy', is: 'Careful bot', chips: 2 }]);
  let stop = await table.settle();
  for (let deals = 0; stop !== 'sitting over' && deals < 80; deals++) {
    if (stop === 'deal over') await table.deals.click();
    stop = await table.playOut((at) => table.plainly(at));
  }
  assert.equal(stop, 'sitting over');
  await onPaper(page, '.verdict', 'evening');
  for (const name of ['Ann', 'Bob', 'Cy']) assert.ok(await page.locator('.verdict').getByText(name).first().isVisible(), name);
}, { colorScheme: 'dark', timeout: 120_000 });
