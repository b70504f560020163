// A worker does long counts. If the browser refuses workers, the page counts itself, with the same results.

import assert from 'node:assert/strict';
import { EMBED, visit } from './harness.mjs';
import { byRules } from './rules.mjs';

const TWO = [{ name: 'Ann', chips: 40 }, { name: 'Bob', is: 'Careful bot', chips: 40 }];
const HAND = [/^king of spades/, /^king of diamonds/, /^nine of hearts/, /^four of clubs/, /^two of hearts/];
const FIVE_CARDS = { viewport: EMBED, path: byRules({ game: 'five_card', wild: 'twos', jokers: 2 }) };

const [COUNT, END] = [0, 1];
const [WAYS, STANDS] = [0, 1];

/** The page waits for its workers, however long they are silent: on a busy machine they may be. */
function wait() {
  const timer = self.setTimeout;
  // The parts of the longest that a worker may be silent.
  self.setTimeout = (run, after, ...rest) => (after === 625 ? 0 : timer(run, after, ...rest));
}

/** Records what the page sends to its workers: the kind of message, its number and the question. */
function listen() {
  globalThis.said = [];
  globalThis.note = ([order, id, question]) => globalThis.said.push({ order, id, question });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (bytes) {
    globalThis.note(bytes);
    return postMessage.call(this, bytes);
  };
}

/** The same, and each worker reports now and then that it has not counted all, without end. */
function dawdle() {
  globalThis.Worker = class {
    constructor() {
      setTimeout(() => this.onmessage({ data: Uint8Array.of(0) }));
      setInterval(() => this.onmessage({ data: Uint8Array.of(1, 0, 1, 0) }), 500);
    }

    postMessage(bytes) {
      globalThis.note(bytes);
    }

    terminate() {}
  };
}

/** Each worker is silent: from the beginning, or from when it is asked. */
function hush(isReady) {
  globalThis.terminated = 0;
  globalThis.Worker = class {
    constructor() {
      if (isReady) setTimeout(() => this.onmessage({ data: Uint8Array.of(0) }));
    }

    postMessage() {}

    terminate() {
      globalThis.terminated += 1;
    }
  };
}

/** Each worker is ready at once, and says only what a test lets it say. */
function obey() {
  Object.assign(globalThis, { made: [], terminated: 0 });
  globalThis.Worker = class {
    constructor() {
      globalThis.made.push(this);
      setTimeout(() => this.onmessage({ data: Uint8Array.of(0) }));
    }

    postMessage(bytes) {
      globalThis.note(bytes);
    }

    terminate() {
      globalThis.terminated += 1;
    }
  };
}

const said = (page) => page.evaluate(() => globalThis.said);

/** All numbers of the tab, once they are counted. */
async function counted(table) {
  await table.newGame(TWO);
  const sheet = await table.openHouse('Odds');
  for (const name of HAND) await sheet.getByRole('checkbox', { name }).check();
  await sheet.getByRole('progressbar').waitFor({ state: 'detached' });
  await sheet.locator('dl.against dd').filter({ hasText: '…' }).first().waitFor({ state: 'detached' });
  const numbers = sheet.locator('table.odds tbody td:nth-child(2), dl.shares dd:last-child, dl.against dd');
  return (await numbers.allInnerTexts()).map((number) => Number(number.replaceAll(/[,%]/g, '')));
}

/**
 * The numbers of hands of each kind; the comparison of the hand with others; how often it is the best of two, of three
 * and so on.
 */
const COUNTED = [
  735822, 123012, 612810, 361008, 809136, 467496, 486648, 302400, 3162510,
  2920950, 576, 240984,
  93, 87, 81, 75, 69, 64, 58,
];

visit('a long count is a worker’s, which is not there before', async ({ page, table }) => {
  assert.deepEqual(page.workers(), []);
  const started = page.waitForEvent('worker');
  assert.deepEqual(await counted(table), COUNTED);
  assert.match((await started).url(), /\/worker\.js$/);
  assert.equal(page.workers().length, 1);
  const asked = (await said(page)).filter(({ order }) => order === COUNT).map(({ question }) => question);
  assert.deepEqual([...new Set(asked)].sort(), [WAYS, STANDS]);
}, { ...FIVE_CARDS, async prepare(context) {
  await context.addInitScript(wait);
  await context.addInitScript(listen);
} });

for (const [how, refuse] of [
  ['are refused', (context) => context.addInitScript(() => { globalThis.Worker = class { constructor() { throw new Error('refused'); } }; })],
  ['are unknown', (context) => context.addInitScript(() => { delete globalThis.Worker; })],
  ['lack their script', (context) => context.route(/\/worker\.js$/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Not here' }))],
  ['lack what counts', (context) => context.addInitScript(() => {
    // The worker is another: one that says at once that it has failed.
    const { Worker } = globalThis;
    globalThis.Worker = class extends Worker {
      constructor(url, options) {
        super(url, options);
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: '' })), 100);
      }
    };
  })],
]) {
  visit(`where workers ${how} the page counts, and comes to the same`, async ({ page, table, problems }) => {
    assert.deepEqual(await counted(table), COUNTED);
    // The browser may tell of the script that it could not have.
    problems.length = 0;
    assert.equal(await page.getByRole('alert').count(), 0);
  }, { ...FIVE_CARDS, prepare: refuse });
}

for (const [when, isReady] of [['before it is ready', false], ['once it is asked', true]]) {
  visit(`where a worker is silent ${when} the page counts after a while, and comes to the same`, async ({ page, table }) => {
    assert.deepEqual(await counted(table), COUNTED);
    assert.equal(await page.evaluate(() => globalThis.terminated), 1);
  }, { ...FIVE_CARDS, prepare: (context) => context.addInitScript(hush, isReady) });
}

visit('a count ends with the sheet, and with another question', async ({ page, table }) => {
  await table.newGame(TWO);
  const sheet = await table.openHouse('Odds');
  const asked = async () => (await said(page)).filter(({ order, question }) => order === COUNT && question === STANDS);
  const isAsked = (times) => page.waitForFunction(
    ([times, count, stands]) => globalThis.said.filter(({ order, question }) => order === count && question === stands).length === times,
    [times, COUNT, STANDS],
  );
  const isEnded = async () => {
    const { id } = (await asked()).at(-1);
    return (await said(page)).some((other) => other.order === END && other.id === id);
  };
  const last = sheet.getByRole('checkbox', { name: HAND[0] });
  for (const name of HAND.toReversed()) await sheet.getByRole('checkbox', { name }).check();
  await isAsked(1);
  // With one card fewer there is no hand.
  await last.uncheck();
  assert.equal(await isEnded(), true);
  await last.check();
  await isAsked(2);
  assert.equal(await isEnded(), false);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  assert.equal(await isEnded(), true);
}, { ...FIVE_CARDS, async prepare(context) {
  await context.addInitScript(wait);
  await context.addInitScript(listen);
  await context.addInitScript(dawdle);
} });

visit('the time that a page slept does not count against its worker, and after one that failed there is another', async ({ page, table }) => {
  await table.newGame(TWO);
  const sheet = await table.openHouse('Odds');
  const state = () => page.evaluate(() => [globalThis.made.length, globalThis.terminated]);
  const asked = async (times) => page.waitForFunction(
    ([times, count, stands]) => globalThis.said.filter(({ order, question }) => order === count && question === stands).length === times,
    [times, COUNT, STANDS],
  );
  for (const name of HAND) await sheet.getByRole('checkbox', { name }).check();
  await asked(1);
  // A clock that is put forward fires each timer that is due once, as a page does that wakes.
  for (let wakes = 0; wakes < 3; wakes++) await page.clock.fastForward(8_000);
  assert.deepEqual(await state(), [1, 0], 'it is asleep as the page is');
  // Awake, the page waits for so long in vain.
  await page.clock.runFor(5_000);
  assert.deepEqual(await state(), [1, 1], 'it is silent');
  // What it was to count the page has counted.
  await page.clock.runFor(30_000);
  const last = sheet.getByRole('checkbox', { name: HAND[0] });
  await last.uncheck();
  await last.check();
  await page.clock.runFor(1_000);
  assert.deepEqual(await state(), [1, 1], 'not at once');
  await page.clock.fastForward(60_000);
  await last.uncheck();
  await last.check();
  await page.clock.runFor(1_000);
  assert.deepEqual(await state(), [2, 1], 'another is at work');
  await asked(2);
}, { ...FIVE_CARDS, async prepare(context) {
  await context.addInitScript(listen);
  await context.addInitScript(obey);
  await context.clock.install();
} });
