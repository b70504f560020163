// *Back* closes a sheet and not the game. The keys have a sheet of their own. An install button appears when the browser offers
// to install.

import assert from 'node:assert/strict';
import { isAccessible, spacePresses, visit } from './harness.mjs';

spacePresses();

const house = (page) => page.getByRole('dialog', { name: 'Menu' });
const gone = (dialog) => dialog.waitFor({ state: 'detached' });
const depth = (page) => page.evaluate(() => history.state ?? 0);

async function isAt(page, wanted) {
  await page.waitForFunction((to) => (history.state ?? 0) === to, wanted);
}

visit('the way back closes a sheet, and the game stays', async ({ page, table }) => {
  // Otherwise the turn may begin while the sheet closes, and take the focus.
  await table.dealToTurn();
  await table.openHouse();
  assert.equal(await depth(page), 1);
  await page.goBack();
  await gone(house(page));
  await page.getByRole('button', { name: 'Menu' }).and(page.locator(':focus')).waitFor();
  assert.equal(await table.settle(), 'turn');
  // *Forward* leads nowhere: the page comes back by itself.
  await page.goForward();
  await isAt(page, 0);
  assert.equal(await house(page).count(), 0);
  await table.openHouse();
  await page.goBack();
  await gone(house(page));
  assert.equal(await table.settle(), 'turn');
});

visit('a sheet that is closed leaves no step behind', async ({ page, table }) => {
  for (let times = 0; times < 3; times++) {
    const sheet = await table.openHouse();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await gone(sheet);
    await isAt(page, 0);
  }
  const sheet = await table.openNewGame();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await table.settle();
  await isAt(page, 0);
  // The page before this one is one step back.
  await page.goBack();
  assert.equal(page.url(), 'about:blank');
});

visit('one sheet after another at once', async ({ page, table }) => {
  const sheet = await table.openHouse();
  await sheet.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.waitFor();
  await page.goBack();
  await gone(keys);
  await isAt(page, 0);
  // Each press comes as soon as possible, before the browser's history has followed.
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const what of ['[aria-label=Menu]', 'dialog .close', '[aria-label=Menu]']) {
      while (!document.querySelector(what)) await frame();
      document.querySelector(what).click();
      await frame();
    }
  });
  await house(page).waitFor();
  await isAt(page, 1);
  await page.goBack();
  await gone(house(page));
});

visit('the way back leads from a replay to its list', async ({ page, table }) => {
  await table.deal();
  await table.fold.click();
  await table.settle();
  const sheet = await table.openHouse('Records');
  await sheet.getByRole('button', { name: 'Replay deal 1' }).click();
  const replay = page.getByRole('group', { name: 'Replay' });
  await replay.waitFor();
  await isAt(page, 2);
  await page.goBack();
  await gone(replay);
  await house(page).waitFor();
  await isAt(page, 1);
  await page.goBack();
  await gone(house(page));
  await page.getByRole('button', { name: 'Next deal' }).waitFor();
});

visit('a link to house rules opens its sheet, and the way back closes it for good', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'New game' });
  await sheet.getByText('These house rules came with the link.').waitFor();
  assert.equal(new URL(page.url()).hash, '#rules=v1.ante-2');
  await page.goBack();
  await gone(sheet);
  assert.equal(new URL(page.url()).hash, '');
  await page.reload();
  await page.getByRole('button', { name: 'Deal me in' }).waitFor();
  assert.equal(await sheet.count(), 0);
}, { path: '#rules=v1.ante-2' });

visit('a reload with a sheet open leaves no step behind', async ({ page, table }) => {
  await table.openHouse();
  await isAt(page, 1);
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await isAt(page, 0);
});

visit('in a frame the history is the host’s', async ({ page, problems }) => {
  const address = page.url();
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}" width="360" height="640"></iframe>` }));
  await page.goto(new URL('host.html', address).href);
  const before = await page.evaluate(() => history.length);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Menu' }).click();
  const sheet = frame.getByRole('dialog', { name: 'Menu' });
  await sheet.getByRole('tab', { name: 'Rules' }).click();
  assert.equal(await page.evaluate(() => history.length), before);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await gone(sheet);
  problems.length = 0;
});

visit('? lists the keys, where keys are on', async ({ page, table }) => {
  await table.deal();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('see', { exact: true }).waitFor();
  await isAccessible(page, 'the keys');
  await page.keyboard.press('Escape');
  await gone(keys);
  await table.settings({ 'Play with keys': false });
  await page.keyboard.press('?');
  assert.equal(await keys.count(), 0);
});

visit('the settings install the app where the browser offers that', async ({ page, table }) => {
  const offer = () => page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    event.prompt = () => { globalThis.prompted = (globalThis.prompted ?? 0) + 1; };
    dispatchEvent(event);
    return event.defaultPrevented;
  });
  const install = page.getByRole('button', { name: 'Install Brag on this device' });
  assert.equal(await offer(), true, 'the browser does not ask by itself');
  const sheet = await table.openHouse();
  await install.click();
  assert.equal(await page.evaluate(() => globalThis.prompted), 1);
  await install.waitFor({ state: 'detached' });
  await offer();
  await install.waitFor();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await install.waitFor({ state: 'detached' });
  assert.equal(await sheet.getByText('Add to Home Screen').count(), 0);
});

visit('where only the player can install it, the settings say how', async ({ table }) => {
  const sheet = await table.openHouse();
  await sheet.getByText('Add to Home Screen').waitFor();
}, { prepare: (context) => context.addInitScript(() => { navigator.standalone = false; }) });
