// What one hears of a first deal, a drill, a review and the chart of every hand.

import { TODAY, on } from './calendar.mjs';
import { OWN, spacePresses, visit } from './harness.mjs';
import { Play, listenIn } from './play-by-ear.mjs';

spacePresses();

/** How long the longest work takes, in milliseconds. */
const WORK = 90_000;

/** A visit of somebody who hears the page. */
function byEar(name, body, { isNew = false, ...options } = {}) {
  const prepare = async (context) => {
    if (isNew) await context.addInitScript((settings) => localStorage.setItem(settings, 'speed=instant bots_pause=false bots_talk=false'), `${OWN}settings`);
    else await on(TODAY)(context);
    await listenIn(context);
  };
  visit(`${name} is a play that can be read`, async ({ page, table }) => body({ page, table, play: new Play(page, name) }), { timeout: 240_000, ...options, prepare });
}

byEar('study_first_deal', async ({ page, play }) => {
  await page.getByRole('button', { name: 'New to Brag? Play a first deal' }).focus();
  await play.until();
  const room = page.getByRole('group', { name: 'A first deal', exact: true });
  const at = (step) => async () => {
    await room.getByRole('img', { name: new RegExp(`^${step} \\D+ \\d+$`) }).waitFor();
    const go = room.locator('[data-asked]').or(room.locator('#lesson-next'));
    await go.waitFor({ timeout: 30_000 });
    await page.waitForFunction((wanted) => document.activeElement === wanted, await go.elementHandle());
  };
  await play.press('Enter', at(1));
  for (let step = 1; step < 9; step++) {
    const key = await page.locator(':focus').getAttribute('aria-keyshortcuts');
    await play.press(key ?? 'Enter', at(step + 1));
  }
  await play.reads('In the room', room);
  play.keep();
}, { isNew: true });

byEar('study_drill', async ({ page, play }) => {
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).focus();
  await play.until();
  const sheet = page.getByRole('dialog', { name: 'School', exact: true });
  const kind = sheet.getByRole('button', { name: /^Bet or fold/ });
  await play.press('Enter', () => kind.waitFor());
  await kind.focus();
  await play.until();
  const room = page.locator('.room.drill');
  await play.press('Enter', () => room.locator('.controls button:not([aria-disabled])').first().waitFor());
  const next = room.locator('#drill-next');
  for (let presses = 0; presses < 3 && !(await room.locator('.controls .says').count()); presses++) {
    await play.press('f', () => page.waitForFunction(() => globalThis.heard.new.length > 0));
  }
  await play.until(() => next.waitFor({ timeout: WORK }));
  await play.reads('In the room', room);
  play.keep();
});

byEar('study_review', async ({ page, play, table }) => {
  await play.until(() => table.deals.waitFor());
  await page.keyboard.press('Enter');
  await table.settle();
  await play.until();
  await play.press('f', () => page.waitForFunction(() => globalThis.heard.new.length > 0));
  if (await table.fold.isVisible() && await table.may(table.fold)) await play.press('f');
  const review = table.controls.getByRole('button', { name: 'Review this deal' });
  await review.waitFor();
  await review.focus();
  await play.until();
  const sheet = page.getByRole('dialog', { name: 'Review' });
  await play.press('Enter', () => sheet.locator('.decisions').waitFor({ state: 'attached', timeout: WORK }));
  await play.reads('On the sheet', sheet);
  const chart = sheet.getByRole('button', { name: 'Every hand here' });
  await chart.first().focus();
  await play.until();
  const every = page.getByRole('dialog', { name: 'Every hand here' });
  await play.press('Enter', async () => {
    await every.getByRole('table').first().waitFor({ timeout: WORK });
    await every.locator('.count:not([aria-busy])').waitFor({ timeout: WORK });
  });
  await play.reads('On the chart', every);
  play.keep();
});
