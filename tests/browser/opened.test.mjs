// Files and texts that the player gives the page: dropped anywhere on it, or pasted onto *Records*.

import assert from 'node:assert/strict';
import { EMBED, visit } from './harness.mjs';
import { RecordsSheet, SPREAD } from './records-sheet.mjs';

const menu = (page) => page.getByRole('dialog', { name: 'Menu' });

/** Drops a file in the middle of the page. Returns whether the browser would have opened it in place of the page. */
async function drop(page, text, utf16 = false) {
  return page.evaluate(([content, isWide]) => {
    const units = Uint16Array.from(`\ufeff${content}`, (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([isWide ? units : content], 'a-file.json'));
    const over = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const fire = (type) => over.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
    fire('dragenter');
    return fire('dragover') || fire('drop');
  }, [text, utf16]);
}

visit('a record that is dropped on the first screen opens in Records, even as UTF-16', async ({ page }) => {
  assert.equal(await drop(page, SPREAD, true), false);
  await menu(page).getByText('One deal imported.').waitFor();
  assert.equal(await drop(page, `[${SPREAD},${SPREAD}]`), false);
  await menu(page).getByText('2 deals imported.').waitFor();
});

visit('a record that is dropped in play, or on another sheet, opens too', async ({ page, table }) => {
  await table.deals.click();
  await table.settle();
  assert.equal(await drop(page, SPREAD), false);
  await menu(page).getByText('One deal imported.').waitFor();
  await menu(page).getByRole('tab', { name: 'Settings' }).click();
  assert.equal(await drop(page, SPREAD.replace('0 look', '0 peep')), false);
  await menu(page).getByText(/Line 7: action 0, `0 peep`/).waitFor();
});

visit('a record that is dropped on an embedded table opens too', async ({ page }) => {
  assert.equal(await drop(page, SPREAD), false);
  await menu(page).getByText('One deal imported.').waitFor();
}, { path: '?embed&seats=2', viewport: EMBED });

visit('a file that is no record opens where files are loaded, and nothing changes before it is confirmed', async ({ page }) => {
  assert.equal(await drop(page, '{"brag_everything":1,"saved":"2026-11-27","drills":null}'), false);
  await menu(page).getByText('The file is valid but empty.').waitFor();
  assert.equal(await drop(page, '{"name":"a holiday"}'), false);
  const alert = menu(page).getByRole('alert').filter({ hasText: 'This isn’t a Brag file' });
  await alert.waitFor();
  await page.waitForFunction((own) => own.getBoundingClientRect().bottom <= innerHeight, await alert.elementHandle());
});

visit('what is pasted onto Records is imported, and what is pasted into a field is not', async ({ page, table }) => {
  const sheet = await new RecordsSheet(page, table).open();
  const paste = (text, into) => page.evaluate(([content, where]) => {
    const data = new DataTransfer();
    data.setData('text/plain', content);
    const target = where ? document.querySelector(where) : document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }));
  }, [text, into]);
  await paste(SPREAD);
  await sheet.getByText('One deal imported.').waitFor();
  await sheet.getByRole('button', { name: 'Paste a record' }).click();
  await paste('Dear Nell', '#paste');
  await paste(`${SPREAD}\n${SPREAD}`);
  await sheet.getByText('2 deals imported.').waitFor();
  assert.equal(await sheet.getByRole('alert').count(), 0);
});

visit('text that is dragged is left to the browser', async ({ page }) => {
  const isLeft = await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'a word');
    return document.body.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data }));
  });
  assert.ok(isLeft);
});
