// Games that have not been fetched yet: what is stored of them is never called wrong. It waits, and is tried again.

import assert from 'node:assert/strict';
import { START, desk, layAsSuggested } from './set-hands.mjs';
import { givesAwayOnly } from './given-away.mjs';
import { OWN, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { RecordsSheet } from './records-sheet.mjs';
import { SITTING, isKept, keptResults } from './store.mjs';
import { Table } from './table.mjs';

spacePresses();

const SHEETS = /-sheets\.wasm$/;

const goOn = (page) => page.getByRole('button', { name: 'Go on' });
const unfetched = (page) => page.getByRole('alert').filter({ hasText: 'loaded' });
const stored = (page) => page.evaluate((key) => localStorage.getItem(key), SITTING);
const aside = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith(`${OWN}aside.`)));

async function reopen(page) {
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
}

/** Deals another game of the family. */
async function deals(table, game) {
  const sheet = await table.openNewGame(game);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await isKept(table.page);
}

/** What the statistics say in the lines of this name. */
const statistics = (sheet, name) => sheet.locator('dl.stats div').filter({ hasText: name }).locator('dd').allInnerTexts();

/** Another tab. It waits, and has not been touched. */
async function otherTab(page, context) {
  const tab = await context.newPage();
  await tab.goto(page.url());
  await tab.locator('#shell').waitFor({ state: 'detached' });
  assert.equal(await new Table(tab).settle(), 'ready');
  return tab;
}

const PRESSES = {
  'a tap': (page) => goOn(page).click(),
  Enter: (page) => page.keyboard.press('Enter'),
};
for (const [name, press] of Object.entries(PRESSES)) {
  visit(`a tab that waits goes on with another tab’s Teen Patti by ${name}`, async ({ page, context, table }) => {
    await table.dealToTurn();
    await isKept(page);
    const [second, third] = [await context.newPage(), await context.newPage()];
    await second.goto(page.url());
    // It can read what is stored, and has nothing of the other games.
    await second.getByText(/^Your last game is saved where you left it: You, Nell/).waitFor();
    await third.goto(page.url());
    await deals(new Table(third), 'Teen Patti');
    await second.getByText('Your last game is saved where you left it.').waitFor();
    await second.bringToFront();
    await press(second);
    await second.locator('.bar').getByText('Teen Patti').waitFor();
    await goOn(second).waitFor({ state: 'detached' });
    await third.getByRole('dialog', { name: 'Playing in another tab' }).waitFor();
    assert.equal(await second.getByRole('alert').count(), 0);
    assert.deepEqual(await aside(second), [], 'nothing is put aside');
  });
}

visit('another tab’s sitting becomes a result when a new one begins, whatever its game', async ({ page, context, table }) => {
  const second = await otherTab(page, context);
  const other = new Table(second);
  await other.settings({ Speed: 'Instant', 'Bots take their time': false });
  // The sheet is open before the other tab deals.
  const sheet = await other.openNewGame('Three cards');
  await deals(table, 'Teen Patti');
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key)).record.actions.length > 0, SITTING);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await second.waitForFunction((key) => localStorage.getItem(key)?.includes('three_card'), SITTING);
  const results = Object.values(await keptResults(second));
  assert.equal(results.length, 1, 'it is a result');
  assert.match(results[0], /teen_patti/);
  assert.deepEqual(await aside(second), [], 'nothing is put aside');
});

visit('statistics count every game after a reload', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await deals(table, 'Nine cards');
  const at = desk(page);
  await layAsSuggested(at, 9);
  await at.over.waitFor();
  await past.endSitting(await past.open());
  await page.waitForFunction((key) => localStorage.getItem(key) === null, SITTING);
  await reopen(page);
  const sheet = await past.statistics();
  await sheet.getByRole('heading', { name: 'Statistics' }).waitFor();
  assert.deepEqual(await statistics(sheet, 'Deals'), ['1']);
  assert.match((await statistics(sheet, 'Hands won'))[0], /^[0-3] of 3$/);
  assert.deepEqual(await statistics(sheet, 'Games won'), [], 'it is no game for points');
});

visit('statistics count games for points', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  const sheet = await table.openNewGame('Ten cards');
  await sheet.getByRole('textbox', { name: 'Points to win' }).fill('1');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  const at = desk(page);
  for (let deals = 0; !(await at.again.isVisible()); deals++) {
    assert.ok(deals < 20, 'a game for one point ends');
    await layAsSuggested(at, 10);
    await at.over.waitFor();
    if (await at.next.isVisible()) await at.next.click();
  }
  const records = await past.statistics();
  await records.getByRole('heading', { name: 'Statistics' }).waitFor();
  assert.match((await statistics(records, 'Games won'))[0], /^\d+ of [1-9]\d*$/);
  assert.match((await statistics(records, 'Hands won'))[0], /^\d+ of \d+$/);
}, { timeout: 120_000 });

visit('an address written by hand names a game as well as one that is made', async ({ page }) => {
  await desk(page).inHand.nth(8).waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
}, START('nine%5Fcard'));

visit('two people whose curtain cannot be fetched are told, see no card, and go on when it can be', async ({ page, context, table, problems }) => {
  await table.newGame([{ name: 'Ann', chips: 20 }, { name: 'Bob', chips: 20 }]);
  await table.takeScreen();
  await table.takeLook();
  await isKept(page);
  const before = await stored(page);
  await context.route(SHEETS, (route) => route.abort());
  await reopen(page);
  await goOn(page).click();
  const notice = unfetched(page);
  await notice.waitFor();
  await givesAwayOnly(page, [], [], 'while the curtain is missing');
  await isAccessible(page, 'a sitting whose curtain could not be fetched');
  await picture(page, 'curtain-not-fetched');
  await notice.getByRole('button', { name: 'Got it' }).click();
  await notice.waitFor({ state: 'detached' });
  await goOn(page).click();
  // It is tried again without a further press.
  await context.unroute(SHEETS);
  assert.equal(await table.settle(), 'curtain');
  await givesAwayOnly(page, [], [], 'behind the curtain');
  assert.equal(JSON.parse(await stored(page)).record.seed, JSON.parse(before).record.seed);
  problems.length = 0;
});
