// A stored sitting that takes long to read lets the page answer meanwhile, and stays as it is until it has been read.

import assert from 'node:assert/strict';
import { OWN, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { holdReading, longSave, readOn, storing } from './long-sitting.mjs';
import { SITTING, isKept, keptResults, keptSitting } from './store.mjs';

spacePresses();

const bar = (page) => page.getByRole('progressbar', { name: 'Loading your saved game…' });
const goOn = (page) => page.getByRole('button', { name: 'Go on' });
/** The button of whoever is in turn, who is blind and needs no curtain. */
const pack = (page) => page.getByRole('button', { name: 'Pack' });
const cancel = (page) => page.getByRole('button', { name: 'Cancel' });
const stored = (page) => page.evaluate((key) => localStorage.getItem(key), SITTING);
const both = (...prepares) => async (context) => { for (const prepare of prepares) await prepare(context); };

const LONG = longSave(140_000);

visit('a stored sitting is read while the page answers, and stays when that is cancelled', async ({ page, table }) => {
  await bar(page).waitFor();
  await isAccessible(page, 'a stored sitting that is read');
  await picture(page, 'stored-sitting-is-read');
  const sheet = await table.openNewGame();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await cancel(page).click();
  await bar(page).waitFor({ state: 'detached' });
  assert.equal(await stored(page), LONG);
  // Asked for, it is read again.
  await goOn(page).click();
  await bar(page).waitFor();
  await cancel(page).click();
  await bar(page).waitFor({ state: 'detached' });
  assert.equal(await stored(page), LONG);
  await goOn(page).waitFor();
}, { prepare: both(storing(LONG), holdReading), timeout: 90_000 });

visit('a stored sitting that takes long goes on once it has been read', async ({ page }) => {
  await goOn(page).click();
  await pack(page).waitFor({ timeout: 60_000 });
  assert.equal((await keptSitting(page)).record.actions.length, 40_000);
}, { prepare: storing(longSave(40_000)), timeout: 90_000 });

visit('a sitting that is stored while another is read goes on in its place', async ({ page }) => {
  await goOn(page).click();
  await bar(page).waitFor();
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SITTING, longSave(2)]);
  await readOn(page);
  await pack(page).waitFor({ timeout: 60_000 });
  assert.equal((await keptSitting(page)).record.actions.length, 2);
}, { prepare: both(storing(LONG), holdReading), timeout: 90_000 });

visit('a long sitting becomes a result where another is played', async ({ page, table }) => {
  await table.newGame([{ name: 'You', chips: 20 }, { name: 'Nell', is: 'Careful bot', chips: 20 }]);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith(`${OWN}result.`)), null, { timeout: 60_000 });
  const [result] = Object.values(await keptResults(page));
  assert.equal(JSON.parse(result).record.actions.length, 60_000);
  await isKept(page);
  assert.deepEqual((await keptSitting(page)).record.seats.map(({ name }) => name), ['You', 'Nell']);
}, { prepare: storing(longSave(60_000)), timeout: 90_000 });

visit('a file with a long sitting is read while the page answers, and nothing changes when that is cancelled', async ({ page, table }) => {
  const file = JSON.stringify({ brag_everything: 1, saved: '2026-11-24', sitting: JSON.parse(LONG), results: [], aside: [] });
  const sheet = await table.openHouse('Settings');
  const load = () => sheet.getByLabel('Load from a file').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  const reading = sheet.getByRole('progressbar');
  await load();
  await reading.waitFor();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await reading.waitFor({ state: 'detached' });
  assert.equal(await stored(page), null);
  await readOn(page);
  await load();
  await sheet.getByText('This file contains a game in progress.').waitFor({ timeout: 60_000 });
}, { prepare: holdReading, timeout: 90_000 });
