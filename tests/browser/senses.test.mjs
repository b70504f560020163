// Sound and vibration: off by default, then the table's events are heard and felt.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';

spacePresses();

/** Replaces the browser's audio and vibration, and counts their use. */
const LISTEN = () => {
  globalThis.heard = { contexts: 0, started: 0, trembles: [], gestures: 0 };
  addEventListener('pointerdown', () => globalThis.heard.gestures++, true);
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor() {
      super();
      globalThis.heard.contexts++;
      globalThis.heard.before = globalThis.heard.gestures === 0;
    }
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...at) {
    globalThis.heard.started++;
    return start.apply(this, at);
  };
  // Otherwise the driver's calls would count as a gesture.
  Object.defineProperty(navigator, 'userActivation', { value: { get isActive() { return globalThis.heard.gestures > 0; } } });
  navigator.vibrate = (pattern) => globalThis.heard.trembles.push([pattern].flat().length);
};
const prepare = (context) => context.addInitScript(LISTEN);
const heard = (page) => page.evaluate(() => globalThis.heard);
const MOVING = { prepare, reducedMotion: 'no-preference' };

visit('nothing is heard or felt until it is wanted', async ({ page, table }) => {
  await table.settings({ Speed: 'Quick', 'Bots take their time': false });
  await table.deal();
  await table.fold.click();
  await table.settle();
  const { contexts, started, trembles } = await heard(page);
  assert.deepEqual({ contexts, started, trembles }, { contexts: 0, started: 0, trembles: [] });
}, MOVING);

visit('whether sound is wanted is asked once, after a first deal', async ({ page, table }) => {
  const [on, off] = ['Sound on', 'No sound'].map((name) => table.controls.getByRole('button', { name }));
  await table.settings({ Speed: 'Quick', 'Bots take their time': false });
  assert.equal(await on.count(), 0, 'not before the first deal');
  await table.deal();
  assert.equal(await on.count(), 0, 'not during a deal');
  await table.fold.click();
  await table.settle();
  assert.equal((await heard(page)).contexts, 0);
  await on.click();
  await page.waitForFunction(() => globalThis.heard.started > 0);
  assert.equal((await on.count()) + (await off.count()), 0, 'it is answered');
  await page.reload();
  await table.controls.getByRole('button', { name: 'Go on' }).click();
  await table.deals.waitFor();
  assert.equal((await on.count()) + (await off.count()), 0, 'and stays so');
}, MOVING);

visit('whoever wants no sound is not asked again', async ({ page, table }) => {
  await table.deal();
  await table.fold.click();
  await table.settle();
  await table.controls.getByRole('button', { name: 'No sound' }).click();
  await table.controls.getByRole('button', { name: 'Review this deal' }).waitFor();
  await table.deal();
  await table.fold.click();
  await table.settle();
  assert.equal(await table.controls.getByRole('button', { name: /sound/i }).count(), 0);
  assert.equal((await heard(page)).contexts, 0);
}, { prepare });

visit('with sound on, what the table does is heard', async ({ page, table }) => {
  await table.settings({ Speed: 'Quick', 'Bots take their time': false, Sound: true });
  const before = await heard(page);
  assert.equal(before.contexts, 1);
  assert.ok(before.started > 0, 'the switch is heard');
  await table.deal();
  const dealt = await heard(page);
  assert.ok(dealt.started >= before.started + 12, `the antes and twelve cards: ${dealt.started - before.started}`);
  await table.fold.click();
  await page.waitForFunction((many) => globalThis.heard.started >= many + 2, dealt.started);
  assert.equal((await heard(page)).contexts, 1, 'one is enough');
  await table.settle();

  await table.settings({ Sound: false });
  const off = await heard(page);
  await table.deal();
  assert.equal((await heard(page)).started, off.started, 'silent again');
}, MOVING);

visit('sound that was left on begins with a press, not before', async ({ page, table }) => {
  await table.settings({ Sound: true, Speed: 'Quick' });
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await page.mouse.move(50, 50);
  await table.openHouse();
  assert.equal((await heard(page)).before, false);
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  assert.ok(await sheet.getByRole('switch', { name: 'Sound' }).isChecked(), 'it is kept');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.waitForFunction(() => globalThis.heard.contexts === 1);
  await table.deal();
  assert.ok((await heard(page)).started > 8);
}, MOVING);

visit('without motion a sound is not played many times at once', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false, Sound: true });
  const before = await heard(page);
  await table.deal();
  assert.ok((await heard(page)).started - before.started <= 5, 'one sound at most');
}, MOVING);

visit('a browser without sound or vibration offers what it can and plays', async ({ page, table }) => {
  await table.settings({ Sound: true, Speed: 'Quick' });
  const sheet = await table.openHouse();
  assert.equal(await sheet.getByRole('switch', { name: 'Vibration' }).count(), 0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await table.deal();
}, {
  reducedMotion: 'no-preference',
  prepare: (context) => context.addInitScript(() => {
    delete globalThis.AudioContext;
    delete globalThis.webkitAudioContext;
    delete Navigator.prototype.vibrate;
  }),
});

visit('with vibration on, a tick says that it is your turn, and a double that you have won', async ({ page, table }) => {
  await table.settings({ Vibration: true });
  assert.deepEqual((await heard(page)).trembles, [1], 'the switch is felt');
  await table.newGame([{ name: 'Ann', chips: 40 }, { name: 'Bob', is: 'Careful bot', chips: 40 }]);
  await table.toTurn();
  let { trembles } = await heard(page);
  assert.equal(trembles.at(-1), 1, 'a tick for a turn');
  // A player who wins some deals has felt it.
  for (let deal = 0; deal < 40 && !trembles.includes(3); deal++) {
    const stop = await table.playOut((stop) => table.plainly(stop));
    ({ trembles } = await heard(page));
    if (stop === 'sitting over') await table.newGame([{ name: 'Ann', chips: 40 }, { name: 'Bob', is: 'Careful bot', chips: 40 }]);
    else await table.deals.click();
  }
  assert.ok(trembles.includes(3), `a double for a win: ${trembles}`);
}, { prepare });

visit('sound that the system has interrupted is back with the next touch', async ({ page, table }) => {
  await table.settings({ Speed: 'Quick', 'Bots take their time': false, Sound: true });
  await page.evaluate(() => globalThis.interrupt());
  const sheet = await table.openHouse();
  await page.waitForFunction(() => globalThis.heard.resumed > 0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  const { started } = await heard(page);
  await table.deal();
  assert.ok((await heard(page)).started > started, 'it is heard');
}, {
  reducedMotion: 'no-preference',
  async prepare(context) {
    await prepare(context);
    // Safari on iOS has this state after a call. No other browser has it.
    await context.addInitScript(() => {
      const { AudioContext } = globalThis;
      let state;
      globalThis.heard.resumed = 0;
      globalThis.interrupt = () => { state = 'interrupted'; };
      globalThis.AudioContext = class extends AudioContext {
        get state() { return state ?? super.state; }

        resume() {
          if (state) globalThis.heard.resumed += 1;
          state = undefined;
          return super.resume();
        }
      };
    });
  },
});
