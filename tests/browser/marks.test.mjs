// What the device may ask of the page: its own colours, in which what is pressed has a mark; and fields that enlarge no page.

import assert from 'node:assert/strict';
import { TODAY, on } from './calendar.mjs';
import { PHONE, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

/** The mark of an element, before or behind what it says. */
const mark = (button) => button.evaluate((one) => ['::before', '::after'].map((which) => getComputedStyle(one, which).content).filter((content) => content.includes('✓')).length);

visit('in the colours of the device a pressed button has a mark, and another has none', async ({ page, table }) => {
  await table.controls.getByRole('button', { name: 'New game' }).click();
  const games = page.getByRole('dialog', { name: 'New game' }).locator('label.game');
  await games.first().waitFor();
  const marks = [];
  for (const game of await games.all()) marks.push([await game.locator('input').isChecked(), await mark(game)]);
  assert.ok(marks.some(([is]) => is));
  for (const [is, has] of marks) assert.equal(has, is ? 1 : 0);
  await picture(page, 'marks-games');
}, { forcedColors: 'active' });

visit('in the colours of the device an amount that is chosen has a mark', async ({ page, table }) => {
  await table.dealToTurn();
  const quick = page.locator('.quick button');
  await quick.nth(1).click();
  assert.equal(await mark(page.locator('.quick [data-on]').first()), 1);
  assert.equal(await mark(page.locator('.quick button:not([data-on])').first()), 0);
  await picture(page, 'marks-amount');
}, { forcedColors: 'active' });

visit('in the colours of the device the day that is chosen has a mark', async ({ page }) => {
  const days = page.locator('.days button');
  await days.first().waitFor();
  const pressed = page.locator('.days [aria-pressed="true"]');
  assert.equal(await pressed.count(), 1);
  assert.equal(await mark(pressed), 1);
  assert.equal(await mark(page.locator('.days [aria-pressed="false"]').first()), 0);
  await picture(page, 'marks-days');
}, { path: '#ten=1.x.d2026-11-25', forcedColors: 'active', prepare: on(TODAY) });

/** Fields whose letters are smaller than those at which Safari on iOS enlarges the page. */
const small = (page) => page.evaluate(() => [...document.querySelectorAll('input, select, textarea')]
  .filter((one) => !/^(checkbox|radio|range|file|color)$/.test(one.type))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => `${one.tagName} ${one.className} ${one.id} ${getComputedStyle(one).fontSize}`));

visit('on a touch screen no field enlarges the page', async ({ page, table }) => {
  const fields = (scope) => scope.locator('input:not([type="checkbox"], [type="radio"]), select, textarea').count();
  const newGame = await table.openNewGame();
  assert.equal(await page.evaluate(() => matchMedia('(pointer: coarse)').matches), true);
  await newGame.locator('.player .chips').first().waitFor();
  assert.ok(await fields(newGame) > 4);
  assert.deepEqual(await small(page), [], 'New game');
  await picture(page, 'fields-new-game');
  await newGame.getByRole('button', { name: 'Close' }).click();
  for (const tab of ['Settings', 'Odds', 'Records']) {
    const sheet = await table.openHouse(tab);
    assert.deepEqual(await small(page), [], tab);
    const paste = sheet.getByRole('button', { name: /paste/i });
    if (await paste.count()) {
      await paste.first().click();
      await sheet.locator('textarea').first().waitFor();
      assert.deepEqual(await small(page), [], `${tab}, a text`);
    }
    await sheet.getByRole('button', { name: 'Close' }).click();
  }
  const link = new URL('#ten=1.x.d2026-11-25', page.url()).href;
  // A sheet that closes takes back its step of the history, which could take back a step to the link as well.
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('.days button').first().waitFor();
  assert.deepEqual(await small(page), [], 'School');
}, { viewport: PHONE, hasTouch: true });
