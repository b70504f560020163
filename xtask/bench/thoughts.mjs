// Measures how long the page thinks on a phone screen: hints, charts of every hand, reviews and experts. `cargo xtask bench thoughts`
// serves the release build.
//
// The browser slows the thread of the page alone, not its worker. So three ways are measured: the worker at full speed (four times
// that is what a phone takes whose processor is four times slower), the page slowed with its worker at full speed, and the page
// slowed where no worker is to be had, which then thinks itself.

import { createRequire } from 'node:module';
import { pressCalmly } from '../../tests/browser/calm.mjs';
import { Table } from '../../tests/browser/table.mjs';

const { chromium } = createRequire(new URL('../../tests/browser/package.json', import.meta.url))('playwright-core');
const PHONE = { width: 360, height: 640 };
const SLOWED = 4;
/** How often each is measured. The median is told. */
const TIMES = 5;
/** What all choices of a hint have together. */
const PLAYOUTS = 6000;
/** The decisions of experts that are measured in a game, and the longest time for them, in milliseconds. */
const [DECISIONS, PATIENCE] = [30, 60_000];
/** The games that have an expert, with their seats. */
const EXPERTS = { three_card: 4, four_card: 4, five_card: 4, best_of_seven: 4, best_of_thirteen: 3, three_stake: 4, post_and_pair: 4, american: 4, braggers: 4, draw_brag: 4, teen_patti: 4 };
/** The bots of hints and reviews. */
const BOT = 'Straight bot';
const WAYS = [
  { says: 'worker, full speed', slowed: 1, hasWorker: true },
  { says: `page slowed ${SLOWED} ×, worker at full speed`, slowed: SLOWED, hasWorker: true },
  { says: `page slowed ${SLOWED} ×, no worker`, slowed: SLOWED, hasWorker: false },
];

const wanted = process.argv.slice(2);
const wants = (part) => wanted.length === 0 || wanted.includes(part);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--no-first-run', '--disable-background-networking'] });
try {
  for (const way of WAYS) {
    if (wants('hints')) for (const seats of [2, 4, 8]) await hints(way, seats);
    if (wants('reviews')) for (const seats of [2, 4, 8]) await reviews(way, seats);
  }
  if (wants('experts')) for (const [game, seats] of Object.entries(EXPERTS)) await experts(game, seats);
} finally {
  await browser.close();
}

/** Opens the page with quick bots. */
async function open({ slowed, hasWorker }, hash = '') {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript(pressCalmly);
  await context.addInitScript(hasWorker ? listen : () => { delete globalThis.Worker; });
  const page = await context.newPage();
  await page.goto(process.env.BRAG_URL);
  await page.locator('#shell').waitFor({ state: 'detached' });
  const table = new Table(page);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false, Hints: true });
  if (hash) {
    await page.goto('about:blank');
    await page.goto(process.env.BRAG_URL + hash);
    await page.locator('#shell').waitFor({ state: 'detached' });
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return { context, page, table };
}

/** The visitor and so many bots of this kind. */
function players(seats, is) {
  return Array.from({ length: seats }, (_, seat) => ({ name: seat ? `Guest ${'ABCDEFG'[seat - 1]}` : 'You', is: seat ? is : 'Person', chips: 100 }));
}

/** Begins a game anew, to the first turn: play between two is stored for whole stacks. */
async function sitDown(table, seats) {
  await table.newGame(players(seats, BOT));
  await table.toTurn();
}

/** A hint and the chart of every hand. Every second time it is for a player who has looked. */
async function hints(way, seats) {
  const { context, page, table } = await open(way);
  await sitDown(table, seats);
  const told = [];
  /** The times of each kind of chart: to its first figures, and to its end. */
  const charts = new Map();
  const note = (what, nth, time) => {
    if (!charts.has(what)) charts.set(what, [[], []]);
    charts.get(what)[nth].push(time);
  };
  // The first hint fetches the program and starts the worker.
  for (let times = 0; times <= 2 * TIMES; times++) {
    const looks = times % 2 === 0;
    if (looks) await table.takeLook();
    const hint = await clocked(page, async () => {
      const asks = table.felt.getByRole('button', { name: 'Hint', exact: true });
      await press(page, asks);
      // A press that comes with the turn itself is dropped.
      await table.felt.locator('.hints .says').waitFor({ timeout: 2000 }).catch(() => press(page, asks));
      await table.felt.locator('.hints [role=status]:not([aria-busy]) .says li').first().waitFor({ timeout: PATIENCE });
    });
    const opens = table.felt.getByRole('button', { name: 'Every hand here' });
    if (await opens.isVisible()) {
      let first;
      const chart = await clocked(page, async () => {
        await press(page, opens);
        const early = await page.waitForFunction(figured, null, { timeout: PATIENCE });
        first = await early.jsonValue();
        await page.locator('dialog .every-hand .count:not([aria-busy])').waitFor({ timeout: 4 * PATIENCE });
      });
      const isSolved = /against best play/.test(await page.locator('.every-hand .count').innerText());
      const what = `${looks ? 'looked' : 'blind'}, ${isSolved ? 'best play' : 'playouts'}`;
      if (times > 0) [first, chart].forEach((time, nth) => note(what, nth, time));
      await page.keyboard.press('Escape');
      await page.locator('dialog .every-hand').waitFor({ state: 'detached' });
    }
    if (times > 0) told.push(hint);
    await table.giveUp();
    await table.playOut((now) => table.plainly(now));
    await sitDown(table, seats);
  }
  const rate = way.hasWorker ? `; ${Math.round((PLAYOUTS * 1000) / median(told)).toLocaleString('en')} playouts a second` : '';
  row(`a hint, ${seats} players`, way, told, rate);
  for (const [what, [first, last]] of charts) {
    row(`every hand, ${seats} players, ${what}, first figures`, way, first);
    row(`every hand, ${seats} players, ${what}, all`, way, last);
  }
  await context.close();
}

/** The review of a deal in which the player looks, bets once and then folds or sees. */
async function reviews(way, seats) {
  const { context, page, table } = await open(way);
  await sitDown(table, seats);
  const [times, decisions] = [[], []];
  for (let deals = 0; deals <= TIMES; deals++) {
    await table.takeLook();
    await table.playOut((now) => table.plainly(now));
    const sheet = page.getByRole('dialog', { name: 'Review' });
    const time = await clocked(page, async () => {
      await press(page, table.controls.getByRole('button', { name: 'Review this deal' }));
      await sheet.locator('.decisions').waitFor({ state: 'attached', timeout: PATIENCE });
    });
    if (deals > 0) {
      times.push(time);
      decisions.push(await sheet.locator('.decisions > li').count());
    }
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await sitDown(table, seats);
  }
  row(`a review of a deal, ${seats} players, ${Math.min(...decisions)} to ${Math.max(...decisions)} decisions`, way, times);
  await context.close();
}

/** The decisions of experts among themselves, in the worker. */
async function experts(game, seats) {
  const { context, page, table } = await open(WAYS[0], `#rules=v1.game-${game}`);
  const sheet = await table.openNewGame();
  const all = players(seats, 'Expert bot').map((player, seat) => ({ ...player, name: `Guest ${'ABCDEFGH'[seat]}`, is: 'Expert bot' }));
  await table.seat(sheet, all);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  const begun = performance.now();
  const on = table.controls.getByRole('button', { name: /^(Next deal|Keep watching|Same again)$/ });
  let times = [];
  while (times.length < DECISIONS && performance.now() - begun < PATIENCE) {
    if (await on.isVisible()) await on.click().catch(() => {});
    await page.waitForTimeout(50);
    times = await page.evaluate(() => globalThis.thought);
  }
  const [half, worst] = [median(times), Math.max(...times)].map(Math.round);
  console.log(`| an expert, ${game}, ${seats} players | ${WAYS[0].says} | half within ${half} ms, the longest ${worst} ms, of ${times.length}; ${SLOWED} × ${SLOWED * worst} ms |`);
  await context.close();
}

/** Runs in the page: notes how long the worker thinks for each action of an expert. */
function listen() {
  globalThis.thought = [];
  const { Worker } = globalThis;
  const begun = new Map();
  globalThis.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      // A thought has its number in the second byte (and a third one for large numbers), and what was found after it.
      this.addEventListener('message', ({ data }) => {
        const [kind, id, found] = read(data);
        if (kind === 2 && found === 1 && begun.has(id)) globalThis.thought.push(performance.now() - begun.get(id));
      });
    }

    postMessage(bytes) {
      const [kind, id, task] = read(bytes);
      if (kind === 2 && task === 0) begun.set(id, performance.now());
      super.postMessage(bytes);
    }
  };
  /** The kind of a message, its number, and what follows. */
  function read([kind, first, ...rest]) {
    let [id, at, more] = [first & 127, 0, first > 127];
    for (let shift = 7; more; shift += 7) {
      id += (rest[at] & 127) << shift;
      more = rest[at++] > 127;
    }
    return [kind, id, rest[at]];
  }
}

/** Presses at once. The driver's own checks would count as well. */
function press(page, button) {
  return button.evaluate((one) => {
    globalThis.pressed = performance.now();
    one.click();
  });
}

/** Runs in the page: the milliseconds since the press, once every hand has a figure. */
function figured() {
  const hands = [...document.querySelectorAll('.every-hand .hands:not(.choices) td:last-child')];
  return hands.length > 0 && hands.every((worth) => worth.textContent !== '…') && performance.now() - globalThis.pressed;
}

/** The milliseconds from a press to what is waited for. */
async function clocked(page, run) {
  await run();
  return page.evaluate(() => performance.now() - globalThis.pressed);
}

function median(all) {
  return all.toSorted((one, other) => one - other)[all.length >> 1];
}

function row(what, way, times, besides = '') {
  if (times.length === 0) return;
  const [half, worst] = [median(times), Math.max(...times)].map(Math.round);
  const more = way.hasWorker && way.slowed === 1 ? `; ${SLOWED} × ${SLOWED * half} ms` : '';
  console.log(`| ${what} | ${way.says} | ${half} ms, the longest ${worst} ms, of ${times.length}${more}${besides} |`);
}
