// An expert thinks in the worker once that is ready. Until then, and where the worker fails, he thinks on the page.

import assert from 'node:assert/strict';
import { EMBED, spacePresses, visit } from './harness.mjs';
import { read } from './review-sheet.mjs';

spacePresses();

/** The kind of a message that gives a worker something to think about. What it has found comes with the same number. */
const THINK = 2;
/** What a message of kind 3 tells a worker of the sitting: all of it, or what has happened since. */
const [WHOLE, SINCE] = [0, 1];
/** What it finds: nothing new, an action, worths, all of a review, or that it cannot think about this or lacks the sitting. */
const [MORE, ACTION, WORTHS, REVIEWED, NOT, LOST] = [0, 1, 2, 4, 7, 8];
const EXPERTS = ['You', 'Nell', 'Bill'].map((name) => ({ name, is: name === 'You' ? 'Person' : 'Expert bot', chips: 100 }));

/** Notes the kind of each message to a worker, and what it finds. `swallows`: those kinds do not arrive. */
function listen(swallows) {
  [globalThis.said, globalThis.found, globalThis.told] = [[], [], []];
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      // A thought has its number in the second byte, and what was found in the third.
      this.addEventListener('message', ({ data }) => data[0] === 2 && globalThis.found.push(data[2]));
    }

    postMessage(bytes) {
      globalThis.said.push(bytes[0]);
      if (bytes[0] === 3) globalThis.told.push(bytes[1]);
      if (!swallows.includes(bytes[0])) super.postMessage(bytes);
    }
  };
}

const said = (page) => page.evaluate(() => globalThis.said);
const found = (page) => page.evaluate(() => globalThis.found);

/** Plays deals until an expert has been asked elsewhere, and that deal to its end. */
async function playToThought(page, table) {
  for (let deals = 0; deals < 12; deals++) {
    await table.playOut((stop) => table.plainly(stop));
    if ((await said(page)).includes(THINK)) return;
    await table.deals.click();
  }
  assert.fail('no expert was asked elsewhere');
}

visit('experts and hints think in the worker once it is ready', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false, Hints: true });
  await table.newGame(EXPERTS);
  await playToThought(page, table);
  const experts = await found(page);
  assert.ok(experts.includes(ACTION) && experts.every((one) => [MORE, ACTION].includes(one)), `${experts}`);
  await table.deals.click();
  assert.equal(await table.settle(), 'turn');
  await table.felt.getByRole('button', { name: 'Hint', exact: true }).click();
  await table.felt.locator('.hints [role=status]:not([aria-busy]) .says li').first().waitFor({ state: 'attached' });
  const all = await found(page);
  assert.ok(all.includes(WORTHS) && !all.includes(NOT) && !all.includes(LOST), `${all}`);
  const [first, ...others] = await page.evaluate(() => globalThis.told);
  assert.equal(first, WHOLE);
  assert.ok(others.length > 0 && others.every((one) => one === SINCE), `the sitting goes once, and then what is new: ${others}`);
}, { viewport: EMBED, timeout: 120_000, prepare: (context) => context.addInitScript(listen, []) });

visit('a review is made in the worker once it is ready', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await table.newGame(EXPERTS);
  await playToThought(page, table);
  await table.controls.getByRole('button', { name: 'Review this deal' }).click();
  assert.ok((await read(page)).ledger.length > 0);
  const all = await found(page);
  assert.ok(all.includes(REVIEWED) && !all.includes(NOT), `${all}`);
}, { timeout: 120_000, prepare: (context) => context.addInitScript(listen, []) });

visit('where the worker falls silent over a thought, the expert thinks on the page', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await table.newGame(EXPERTS);
  await playToThought(page, table);
  assert.equal(page.workers().length, 0, 'it was stopped');
}, { timeout: 120_000, prepare: (context) => context.addInitScript(listen, [THINK]) });

visit('where workers are refused, experts think on the page', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await table.newGame(EXPERTS);
  for (let deals = 0; deals < 2; deals++) {
    await table.playOut((stop) => table.plainly(stop));
    await table.deals.click();
  }
  assert.equal(page.workers().length, 0);
}, { prepare: (context) => context.addInitScript(() => { delete globalThis.Worker; }) });
