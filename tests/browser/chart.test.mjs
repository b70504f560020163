// What beats what, in the rooms that stand in place of the table.

import assert from 'node:assert/strict';
import { TODAY, on } from './calendar.mjs';
import { EMBED, PHONE, isAccessible, spacePresses, visit } from './harness.mjs';

spacePresses();

/** Opens the chart in this room and closes it again, by the button and by Escape. The room stays. */
async function reads(page, room, says) {
  const button = room.getByRole('button', { name: 'What beats what' });
  await button.waitFor();
  await button.click();
  const chart = page.getByRole('dialog', { name: 'What beats what' });
  await chart.getByText('Running flush').first().waitFor();
  await isAccessible(page, says);
  await page.keyboard.press('Escape');
  await chart.waitFor({ state: 'detached' });
  assert.ok(await room.isVisible(), `${says}: Escape closes the chart alone`);
  assert.ok(await button.evaluate((button) => button === document.activeElement), `${says}: the focus is on its button again`);
  await page.keyboard.press('Enter');
  await chart.waitFor();
  return chart;
}

visit('a guided deal has the chart, with one’s own hand as soon as it is seen', async ({ page }) => {
  await page.getByRole('button', { name: /^New to Brag\?/ }).click();
  const room = page.locator('.room.lesson');
  const chart = await reads(page, room, 'a guided deal');
  assert.equal(await chart.getByText('Your hand').count(), 0);
  await chart.getByRole('button', { name: 'Back' }).click();
  for (;;) {
    const asked = page.locator('.lesson [data-asked], #lesson-next');
    await asked.first().waitFor({ timeout: 30_000 });
    const isLook = /Look/.test(await asked.first().innerText());
    await asked.first().click();
    if (isLook) break;
  }
  await page.locator('.lesson [data-asked]', { hasText: 'Bet' }).waitFor();
  await room.getByRole('button', { name: 'What beats what' }).click();
  await chart.locator('.yours', { hasText: 'Pair' }).getByText('Your hand').waitFor();
}, { viewport: EMBED, timeout: 60_000 });

visit('a drill and ten deals have the chart', async ({ page }) => {
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).click();
  await page.getByRole('button', { name: /^Bet or fold/ }).click();
  const room = page.locator('.room.drill');
  await room.locator('.controls button').first().waitFor();
  const chart = await reads(page, room, 'a drill');
  await chart.getByText('Your hand').waitFor();
  await page.keyboard.press('Escape');
  await room.getByRole('button', { name: 'Leave' }).click();
  await page.locator('.school .ten .act').first().click();
  const ten = page.locator('.room.ten');
  await ten.locator('.controls button').first().waitFor();
  await reads(page, ten, 'ten deals');
}, { viewport: PHONE, prepare: on(TODAY), timeout: 60_000 });
