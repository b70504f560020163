// Before the autosave has been fetched: a quick press discards nothing stored, and no action is lost.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { LATER, SHEETS, SITTING, holdLater, isKept, keptResults, keptSitting } from './store.mjs';

spacePresses();

const goOn = (page) => page.getByRole('button', { name: 'Go on' });

async function reopen(page) {
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
}

const PRESSES = {
  'a tap': (page) => goOn(page).click(),
  Enter: async (page) => {
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
};
for (const [name, press] of Object.entries(PRESSES)) {
  visit(`${name} goes on with the sitting that waits, however soon it comes`, async ({ page, context, table }) => {
    await table.dealToTurn();
    await table.takeLook();
    const [up, seats] = [await table.up(), await table.seats()];
    await isKept(page);
    const before = await page.evaluate((key) => localStorage.getItem(key), SITTING);
    const arrive = await holdLater(context);
    await reopen(page);
    await page.getByText('Your last game is saved where you left it.').waitFor();
    assert.equal(await goOn(page).count(), 1);
    assert.equal(await table.signs.ready.count(), 0, 'nothing is offered in its place');
    await press(page);
    await page.getByText('One moment.').waitFor();
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), SITTING), before);
    arrive();
    assert.equal(await table.settle(), 'turn');
    assert.deepEqual(await table.up(), up, 'my cards');
    assert.deepEqual(await table.seats(), seats, 'everybody');
    assert.deepEqual(await keptResults(page), {}, 'it is no result');
  });
}

visit('a sheet that replaces its placeholder returns the focus to the button that opened it', async ({ page, context }) => {
  const arrive = await holdLater(context);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const house = page.getByRole('dialog', { name: 'Menu' });
  await house.getByText('One moment.').waitFor();
  arrive();
  await house.getByRole('tab', { name: 'Rules' }).waitFor();
  await page.keyboard.press('Escape');
  await house.waitFor({ state: 'detached' });
  await menu.and(page.locator(':focus')).waitFor();
});

visit('if the stored sitting cannot be read, a press that waited for it deals nothing', async ({ page, context, table }) => {
  await table.dealToTurn();
  await isKept(page);
  await page.evaluate((key) => localStorage.setItem(key, '{"brag_save":1,"deals":'), SITTING);
  const arrive = await holdLater(context);
  await reopen(page);
  await goOn(page).click();
  arrive();
  await page.getByRole('alert').getByText('It’s been put aside on this device').waitFor();
  assert.equal(await table.settle(), 'ready');
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), SITTING), null);
});

for (const [name, viewport] of Object.entries({ phone: PHONE, embed: EMBED, desktop: DESKTOP })) {
  visit(`with a stored sitting the static screen offers no new game, and nothing moves (${name})`, async ({ page, context, table }) => {
    await table.dealToTurn();
    await isKept(page);
    const arriveLater = await holdLater(context);
    let arrive;
    const wait = new Promise((done) => { arrive = done; });
    await context.route('**/*_bg.wasm', async (route) => {
      await wait;
      await route.continue();
    });
    // The page's own fonts come when they come, and words in them are some pixels longer. Here they do not come.
    await context.route('**/*.woff2', () => {});
    await page.reload({ waitUntil: 'commit' });
    await page.locator('#shell .acts').waitFor({ state: 'attached' });
    assert.equal(await page.locator('#shell').getByText('Deal me in').isVisible(), false);
    const boxes = () => page.evaluate(() => ['.bar', '.felt', '.controls', '.acts .act:first-child', '.acts .go'].map((part) => {
      const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
      return [part, ...[x, y, width, height].map(Math.round)];
    }));
    const before = await boxes();
    arrive();
    await goOn(page).waitFor();
    assert.deepEqual(await boxes(), before);
    arriveLater();
    await page.getByText(/^Your last game is saved where you left it: You, Nell/).waitFor();
    assert.deepEqual(await boxes(), before);
    const moved = await page.evaluate(() => new Promise((done) => {
      const told = ({ value, sources }) => ({ value, of: sources.map(({ node }) => node?.outerHTML?.slice(0, 80)) });
      new PerformanceObserver((list) => done(list.getEntries().map(told))).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => done([]), 200);
    }));
    assert.ok(moved.reduce((sum, { value }) => sum + value, 0) < 0.01, `shifted: ${JSON.stringify(moved)}`);
  }, { viewport });
}

const unkept = (page) => page.getByRole('alert').filter({ hasText: 'loaded' });
const NOTHING_LATER = { prepare: (context) => context.route(LATER, (route) => route.abort()) };

visit('a sitting is stored from its first action, before the sheets are here', async ({ page, context, table, problems }) => {
  await table.deals.click();
  await isKept(page);
  assert.equal(await unkept(page).count(), 0, 'nothing is said to be unkept');
  assert.equal(await table.settle(), 'turn');
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  await isKept(page);
  const { deals, record } = await keptSitting(page);
  assert.equal(deals, 1);
  assert.ok(record.actions.includes('0 fold'));
  await context.unroute(SHEETS);
  await reopen(page);
  await goOn(page).click();
  assert.equal(await table.settle(), 'deal over');
  assert.ok(problems.length > 0, 'the browser tells of the failed request');
  problems.length = 0;
}, { prepare: (context) => context.route(SHEETS, (route) => route.abort()) });

visit('the page warns once that nothing is stored, and stores all of it as soon as it can', async ({ page, context, table, problems }) => {
  await table.deals.click();
  const notice = unkept(page);
  await notice.waitFor();
  await isAccessible(page, 'what is said');
  await picture(page, 'not-kept-yet');
  const { width, x } = await notice.boundingBox();
  assert.ok(x >= 0 && x + width <= PHONE.width);
  await notice.getByRole('button', { name: 'Got it' }).click();
  for (let deals = 0; deals < 2; deals++) {
    await table.toTurn();
    await table.fold.click();
    assert.equal(await table.settle(), 'deal over');
    if (deals === 0) await table.deals.click();
  }
  assert.equal(await notice.count(), 0, 'it is not said again');
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), SITTING), null);
  await context.unroute(LATER);
  // The page tries again by itself.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, SITTING, { timeout: 90_000 });
  const { deals, record } = await keptSitting(page);
  assert.ok(deals >= 2);
  const own = record.actions.filter((action) => action.startsWith('0 '));
  assert.deepEqual(own, ['0 fold', '0 fold'], 'from the first action on');
  assert.ok(problems.length > 0, 'the browser tells of the failed request');
  problems.length = 0;
}, { ...NOTHING_LATER, timeout: 150_000 });

visit('the warning that nothing is stored goes once the sitting is stored', async ({ page, context, table, problems }) => {
  await table.deals.click();
  await unkept(page).waitFor();
  await context.unroute(LATER);
  await unkept(page).waitFor({ state: 'detached', timeout: 90_000 });
  await isKept(page);
  problems.length = 0;
}, { ...NOTHING_LATER, timeout: 120_000 });

visit('a stored sitting whose part cannot be fetched stays, and the page says so', async ({ page, context, table, problems }) => {
  await table.dealToTurn();
  await isKept(page);
  const before = await page.evaluate((key) => localStorage.getItem(key), SITTING);
  await context.route(LATER, (route) => route.abort());
  await reopen(page);
  await goOn(page).click();
  await unkept(page).waitFor();
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), SITTING), before);
  // Whoever asks again is told again.
  await unkept(page).getByRole('button', { name: 'Got it' }).click();
  await unkept(page).waitFor({ state: 'detached' });
  await goOn(page).click();
  await unkept(page).waitFor();
  await context.unroute(LATER);
  await table.signs.turn.waitFor({ timeout: 90_000 });
  problems.length = 0;
}, { timeout: 120_000 });
