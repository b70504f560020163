// The way of somebody who is new to Brag: guided deals, drills, ten deals against straightforward bots.

import assert from 'node:assert/strict';
import { TODAY, on } from './calendar.mjs';
import { EMBED, PHONE, hasTargets, isAccessible, visit } from './harness.mjs';

const NINE = 'brag_drills 1\nlook 9 9 9 =+++++++++';
const steps = (page) => page.locator('.school ol button');

visit('the last guided deal leads to the school, whose next step is then to practise', async ({ page }) => {
  await page.getByRole('button', { name: /^New to Brag\?/ }).tap();
  for (let presses = 0; presses < 80; presses++) {
    const asked = page.locator('.lesson [data-asked], #lesson-next');
    await asked.first().waitFor({ timeout: 30_000 });
    const says = await asked.first().innerText();
    await asked.first().tap({ timeout: 2_000 }).catch(() => {});
    if (says === 'Next: Drills') break;
  }
  await page.getByRole('dialog', { name: 'School' }).waitFor();
  await isAccessible(page, 'the school of somebody new');
  await hasTargets(page, 'the school of somebody new');
  assert.deepEqual(await steps(page).allInnerTexts(), ['The guided deals', 'Next: Ten decisions of the drills: 0 of 10', 'Ten deals against three straightforward bots']);
  await steps(page).nth(1).tap();
  await page.getByRole('group', { name: 'Look or stay blind' }).locator('.controls button').first().waitFor();
}, { viewport: PHONE, hasTouch: true, timeout: 120_000 });

visit('after ten decisions come ten deals against three straightforward bots, by keys', async ({ page }) => {
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).click();
  await page.locator('dialog .school').waitFor();
  assert.deepEqual(await steps(page).allInnerTexts(), ['The guided deals', 'Next: Ten decisions of the drills: 9 of 10', 'Ten deals against three straightforward bots']);
  assert.equal(await steps(page).nth(1).getAttribute('aria-current'), 'step');
  await steps(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const room = page.locator('.room.drill');
  await room.getByRole('button', { name: 'Fold' }).waitFor();
  for (let presses = 0; presses < 3 && !(await room.locator('.controls .says').count()); presses++) {
    const fold = room.getByRole('button', { name: /^Fold/ });
    await fold.or(room.locator('.controls .says')).first().waitFor();
    await fold.evaluateAll((found) => found.at(-1)?.click());
  }
  await room.locator('#drill-next').waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next: Ten deals against three straightforward bots' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Number 1' }).locator('.controls button').first().waitFor();
  const ten = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('brag.ten.')).map(([, text]) => JSON.parse(text).ten));
  assert.deepEqual(ten, ['n1.sss.200.v1.blind_last-win.shuffle-always']);
}, { viewport: EMBED, timezoneId: 'Europe/London', prepare: on(TODAY, NINE), timeout: 120_000 });

visit('whoever has played ten deals to their end is not new', async ({ page }) => {
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).click();
  await page.locator('dialog .school').waitFor();
  assert.equal(await steps(page).count(), 0);
}, {
  timezoneId: 'Europe/London',
  prepare: async (context) => {
    await on(TODAY, NINE)(context);
    await context.addInitScript(() => localStorage.setItem('brag.ten.2026-11-24', JSON.stringify({ brag_ten: 1, ten: 'd2026-11-24', at: 0, counts: true, deals: 10, gains: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] })));
  },
});
