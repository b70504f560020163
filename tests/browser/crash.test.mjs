// A fault in the program stops it for good. The page says so without it, and a press loads it again.

import assert from 'node:assert/strict';
import { EMBED, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { isKept, keptSitting } from './store.mjs';

spacePresses();

/** A program with one function, which does what a panic does: it stops. */
const STOPS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];

/** A program with one function, which calls itself without end. */
const OVERFLOWS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 6, 1, 4, 0, 16, 0, 11];

const panic = (page, how) => page.evaluate(([bytes, how]) => {
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports;
  if (how === 'thrown') setTimeout(f);
  else Promise.resolve().then(f);
}, [STOPS, how]);
const notice = (page) => page.getByRole('alertdialog');

for (const how of ['thrown', 'rejected']) {
  visit(`the message about a fault covers everything, and a reload goes on (${how})`, async ({ page, table, problems }) => {
    await table.dealToTurn();
    await isKept(page);
    assert.equal(await notice(page).count(), 0);
    await table.openHouse();
    await panic(page, how);
    await notice(page).getByText('Something went wrong and the game has stopped.').waitFor();
    await notice(page).getByText('Your game is saved up to the last move.').waitFor();
    await isAccessible(page, 'a fault');
    await picture(page, `crash-${how}`);
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await page.getByRole('button', { name: 'Go on' }).click();
    assert.equal(await table.settle(), 'turn');
    problems.length = 0;
  });
}

visit('the message about a fault is in the present language of the page', async ({ page, table, problems }) => {
  const sheet = await table.openHouse();
  await sheet.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await page.locator('html[lang=de]').waitFor();
  await panic(page, 'thrown');
  await notice(page).getByText('Ein Fehler hat das Spiel angehalten.').waitFor();
  await notice(page).getByRole('button', { name: 'Neu laden' }).waitFor();
  assert.equal(await notice(page).getByText('gesichert').isVisible(), false, 'nothing is dealt, and nothing kept');
  problems.length = 0;
});

visit('an embedded table does not claim to keep anything', async ({ page, table, problems }) => {
  await table.deals.click();
  await table.settle();
  await panic(page, 'thrown');
  await notice(page).waitFor();
  assert.equal(await notice(page).getByText('kept').isVisible(), false);
  await picture(page, 'crash-embed');
  problems.length = 0;
}, { path: '?embed', viewport: EMBED });

visit('a stack that is full is a fault too', async ({ page, table, problems }) => {
  await table.dealToTurn();
  await page.evaluate((bytes) => {
    const { f } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports;
    setTimeout(f);
  }, OVERFLOWS);
  await notice(page).getByText('Something went wrong and the game has stopped.').waitFor();
  problems.length = 0;
});

visit('an action before the fault, in the same task, is kept, however soon the page is loaded again', async ({ page, table, problems }) => {
  await table.dealToTurn();
  await isKept(page);
  await Promise.all([page.waitForEvent('load'), page.evaluate((bytes) => {
    const { f } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports;
    const fold = document.querySelector('.acts [aria-keyshortcuts=F]');
    // After the page has said so, and before the next frame.
    addEventListener('error', () => document.querySelector('#crash button').click());
    setTimeout(() => { fold.click(); f(); });
  }, STOPS)]);
  await page.locator('#shell').waitFor({ state: 'detached' });
  const { record } = await keptSitting(page);
  assert.equal(record.actions.filter((action) => action === '0 fold').length, 1);
  await page.getByRole('button', { name: 'Go on' }).click();
  assert.equal(await table.settle(), 'deal over');
  problems.length = 0;
});

visit('other errors are no fault of the program', async ({ page, table, problems }) => {
  await page.evaluate(() => {
    setTimeout(() => { throw new TypeError('an extension’s'); });
    setTimeout(() => { throw new RangeError('an extension’s'); });
    Promise.reject(new TypeError('Failed to fetch'));
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  });
  await table.dealToTurn();
  assert.equal(await notice(page).count(), 0);
  assert.ok(problems.length >= 2);
  problems.length = 0;
});
