// The browser is asked not to delete what is stored: again and again where it decides itself, once where it asks the player.

import assert from 'node:assert/strict';
import { OWN, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

/** The browser answers `no` to each question after so many milliseconds. `sessionStorage.asked` counts them. */
const answers = (after) => ({ prepare: (context) => context.addInitScript((after) => {
  StorageManager.prototype.persisted = async () => false;
  StorageManager.prototype.persist = () => {
    sessionStorage.asked = 1 + Number(sessionStorage.asked ?? 0);
    return new Promise((done) => {
      setTimeout(() => {
        done(false);
        // Once the page has read it.
        setTimeout(() => { sessionStorage.answered = 'yes'; });
      }, after);
    });
  };
}, after) });
const asked = (page) => page.evaluate(() => Number(sessionStorage.asked ?? 0));
const isAsked = (page, often) => page.waitForFunction((often) => Number(sessionStorage.asked) === often, often);
const note = (page) => page.evaluate(() => localStorage.getItem(`${OWN}asked_to_persist`));

async function playADeal(page, table) {
  const goesOn = page.getByRole('button', { name: 'Go on', exact: true });
  if (await goesOn.isVisible()) {
    await goesOn.click();
    await table.settle();
  }
  await table.dealToTurn();
  await table.fold.click();
  await table.settle();
}

async function reopen(page) {
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Go on', exact: true }).waitFor();
}

visit('a browser that decides itself is asked again when the app is installed, and after a week', async ({ page, table }) => {
  await playADeal(page, table);
  await isAsked(page, 1);
  await page.waitForFunction((key) => /^\d+$/.test(localStorage.getItem(key)), `${OWN}asked_to_persist`);
  await reopen(page);
  await playADeal(page, table);
  assert.equal(await asked(page), 1, 'not each time');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await isAsked(page, 2);
  await page.waitForFunction((key) => /^\d+$/.test(localStorage.getItem(key)), `${OWN}asked_to_persist`);
  await page.evaluate((key) => localStorage.setItem(key, Date.now() - 8 * 86_400_000), `${OWN}asked_to_persist`);
  await reopen(page);
  await playADeal(page, table);
  await isAsked(page, 3);
}, { ...answers(0), timeout: 90_000 });

visit('a browser that asks the player is not asked twice', async ({ page, table }) => {
  await playADeal(page, table);
  await isAsked(page, 1);
  await page.waitForFunction(() => sessionStorage.answered);
  assert.equal(await note(page), 'player');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await reopen(page);
  await playADeal(page, table);
  assert.equal(await asked(page), 1);
}, { ...answers(1_000), timeout: 90_000 });

visit('the menu says that the browser may delete what is kept', async ({ page, table }) => {
  const sheet = await table.openHouse('Settings');
  await sheet.getByText(/^Your browser may delete all this/).waitFor();
  await picture(page, 'may-delete');
}, answers(0));

visit('in Safari on a phone the menu says what Safari deletes, and that the app on the home screen starts empty', async ({ page, table }) => {
  const sheet = await table.openHouse('Settings');
  await sheet.getByText(/^Safari may delete all this if you stay away for a week/).waitFor();
  await sheet.getByText(/The app on the home screen starts empty/).waitFor();
}, { prepare: (context) => context.addInitScript(() => { navigator.standalone = false; }) });
