// Post and Pair: by touch, by keys, in another language.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { Classic, fits } from './classic.mjs';

spacePresses();

const START = (more = '') => ({ path: `?embed&variant=post_and_pair&start${more}` });

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`Post and Pair is played by touch on the ${size} screen`, async ({ page }) => {
    const table = new Classic(page);
    await table.toBrag('check', 'match');
    const pots = await table.pots.locator('small').allInnerTexts();
    assert.deepEqual(pots, ['Seat', 'Pair', 'Post']);
    await fits(page, 'in the round for Pair');
    const own = await page.locator('.felt .card.at-me').first().evaluate((card) => card.getBoundingClientRect().width / innerWidth);
    if (size === 'phone') assert.ok(own > 0.25, `one's own cards fill the height: ${own} of the width`);
    await isAccessible(page, 'the round for Pair');
    await picture(page, `post-and-pair-${size}`);
    await table.deal(14);
    const lines = await table.felt.locator('.verdict p').allInnerTexts();
    for (const pot of ['Seat', 'Pair', 'Post']) assert.ok(lines.some((line) => line.startsWith(`${pot}: `)), `${pot} is told of`);
    await fits(page, 'at the end');
    await picture(page, `post-and-pair-end-${size}`);
  }, { ...START('&seats=4'), viewport });
}

visit('a deal of Post and Pair is played by keys alone', async ({ page }) => {
  const table = new Classic(page);
  const key = (name) => page.keyboard.press(name);
  for (let turns = 0; turns < 60; turns++) {
    const stop = await table.until('next', 'again', 'stand', 'match', 'check', 'on');
    if (stop === 'next' || stop === 'again') break;
    if (stop === 'on') await table.next.waitFor({ timeout: 45_000 });
    else if (stop === 'stand') await key((await table.sum()) < 12 ? 'd' : 's');
    else await key('m');
    await page.waitForFunction(() => !document.querySelector('.acts .act:not([aria-disabled="true"])'), null, { timeout: 1500 }).catch(() => {});
  }
  await table.next.waitFor();
}, { ...START('&seats=3'), viewport: DESKTOP });

visit('Post and Pair is kept, and shown again', async ({ page, table }) => {
  const classic = new Classic(page);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  const sheet = await table.openNewGame('Post and Pair');
  await table.seat(sheet, [{ name: 'You', is: 'Person' }, { name: 'Nell', is: 'Straight bot' }]);
  await sheet.getByRole('switch', { name: 'A pair-royal takes all' }).setChecked(true);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Post and Pair · 3 × 1').first().waitFor();
  await classic.deal(14);
  const house = await table.openHouse('Records');
  await house.getByRole('button', { name: 'Replay deal 1' }).click();
  const replay = page.getByRole('group', { name: 'Replay' });
  await replay.locator('.felt[data-classic]').waitFor();
  await replay.getByRole('button', { name: 'To the end' }).click();
  await replay.locator('.stakepot.is-won').first().waitFor();
}, { timeout: 90_000 });

visit('Post and Pair in Russian fits the smallest screen', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'Что можно сделать' });
  await controls.getByRole('button', { disabled: false }).first().waitFor({ timeout: 45_000 });
  await page.locator('.stakepots').waitFor();
  await fits(page, 'in Russian');
  await picture(page, 'post-and-pair-russian');
}, { ...START('&seats=6&lang=ru'), viewport: EMBED });
