// The app is stored from the first press on: it opens without a network, and a new version waits for the player.

import assert from 'node:assert/strict';
import { kept, openWithoutLine, spacePresses, visit } from './harness.mjs';

spacePresses();

const KEEPS = { serviceWorkers: 'allow' };

visit('without a network the app opens and plays', async ({ page, context, table }) => {
  await kept(page);
  await openWithoutLine(page, context);
  await table.deal();
  await table.takeLook();
  await table.turned(3);
  const sheet = await table.openHouse('Rules');
  await sheet.getByRole('button', { name: 'Close' }).click();
}, KEEPS);

visit('a glance at the page costs its bytes once', async ({ page }) => {
  await page.waitForLoadState('networkidle');
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
}, KEEPS);

visit('a new version waits until it is asked for, and not within a deal', async ({ page, table }) => {
  await kept(page);
  // From the second visit on the service worker serves the page.
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  const use = page.getByRole('button', { name: 'New version: update now' });
  // A worker with another address is another version to the browser.
  await page.evaluate(() => navigator.serviceWorker.register('sw.js?newer'));
  await use.waitFor();
  await table.deal();
  assert.equal(await use.count(), 0, 'within a deal');
  await page.reload();
  await use.waitFor();
  const reloaded = page.waitForEvent('load');
  await use.click();
  await reloaded;
  await page.getByRole('button', { name: 'Go on' }).click();
  assert.equal(await table.settle(), 'turn', 'the sitting goes on in it');
}, KEEPS);

visit('nothing of another origin may be loaded, and nothing written into the page may run', async ({ page, problems }) => {
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  assert.match(policy, /default-src 'none'/);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.head.append(script);
    return globalThis.ran ?? false;
  });
  assert.equal(ran, false);
  problems.length = 0;
});

visit('the shortcut of the installed app deals', async ({ page, table }) => {
  assert.equal(await table.settle(), 'turn');
  assert.equal(new URL(page.url()).hash, '', 'and a reload does not deal again');
}, { path: '#deal' });

visit('the shortcut does not replace a stored sitting', async ({ page, table }) => {
  await table.deal();
  await page.goto(new URL('#deal', page.url()).href);
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
});

visit('the shortcut of the installed app opens a new game', async ({ page }) => {
  await page.getByRole('dialog', { name: 'New game' }).getByRole('radiogroup', { name: 'Which game?' }).waitFor();
}, { path: '#new-game' });
