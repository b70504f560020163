// What a page may do with its table while both live: move it, put it elsewhere, keep its game, change it, and hear of its deals.

import assert from 'node:assert/strict';
import { URL_OF_PAGE, spacePresses, visit } from './harness.mjs';
import { HOST, answerWith, heard, host, kept } from './host.mjs';
import { Table } from './table.mjs';

spacePresses();

const TAG = '<brag-table id="a" seats="3"></brag-table>';
const change = (page, attributes) => page.evaluate((attributes) => {
  const table = document.querySelector('brag-table');
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) table.removeAttribute(name);
    else table.setAttribute(name, value);
  }
}, attributes);
/** The frame of the table, when it shows its table again. */
async function again(page) {
  const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
  await frame.locator('main section.controls:visible').first().waitFor();
  await frame.locator('#shell').waitFor({ state: 'detached' });
  return Object.assign(frame, { table: new Table(frame) });
}
/** A turn in the first deal: the cards that the visitor has looked at. */
async function looked(frame) {
  await frame.table.dealToTurn();
  await frame.table.takeLook();
  return frame.table.turned(3);
}

/** Leaves the deal. A good hand is thrown away only by a second press. */
async function toTheEnd({ table }) {
  let stop = 'turn';
  while (stop === 'turn') {
    await table.fold.click();
    stop = await table.settle();
  }
  assert.equal(stop, 'deal over');
}

host('a table that is moved as a whole keeps its frame', `${TAG}<section></section>`, async ({ page, frames: [frame] }) => {
  const up = await looked(frame);
  await page.evaluate(() => document.querySelector('section').moveBefore(document.querySelector('brag-table'), null));
  assert.equal(frame.isDetached(), false);
  assert.deepEqual(await frame.table.up(), up);
  assert.equal((await heard(page, 'ready')).length, 1);
  // It still hears the page, and the page hears it.
  await change(page, { theme: 'dark' });
  await frame.locator('html[data-theme=dark]').waitFor();
  await toTheEnd(frame);
  await heard(page, 'deal-ended');
});

host('a table that is put elsewhere goes on with its game', `${TAG}<section></section>`, async ({ page, frames: [frame] }) => {
  const up = await looked(frame);
  await page.evaluate(() => document.querySelector('section').append(document.querySelector('brag-table')));
  await heard(page, 'ready', 2);
  const anew = await again(page);
  assert.equal(await anew.table.settle(), 'turn');
  assert.deepEqual(await anew.table.up(), up);
  await toTheEnd(anew);
  assert.deepEqual((await heard(page, 'deal-ended')).map(({ deal }) => deal), [1]);
  assert.deepEqual((await heard(page, 'deal-began')).map(({ deal }) => deal), [1], 'what has begun does not begin again');
  // The end of a deal is told once, too.
  await page.evaluate(() => document.querySelector('main').append(document.querySelector('brag-table')));
  await heard(page, 'ready', 3);
  const third = await again(page);
  assert.equal(await third.table.settle(), 'deal over');
  assert.equal((await heard(page, 'deal-ended')).length, 1);
});

host('no other script of the page hears the game that the element keeps', TAG, async ({ page, frames: [frame] }) => {
  await page.evaluate(() => { globalThis.raw = []; addEventListener('message', ({ data }) => raw.push(JSON.stringify(data)), true); });
  await looked(frame);
  await toTheEnd(frame);
  await heard(page, 'deal-ended');
  const raw = await page.evaluate(() => raw.join(' '));
  assert.ok(!/kept/.test(raw), raw);
  assert.equal(await page.evaluate(() => localStorage.length), 0, 'and nothing is stored');
});

const KEEP = answerWith(`<!doctype html><title>Keeps</title><link rel="icon" href="data:,"><script src="{app}embed.js"></script>
  <script>globalThis.heard = []; for (const type of ["ready", "kept", "deal-began"]) addEventListener("brag-" + type, ({ detail }) => heard.push({ type, ...detail }))</script>
  <brag-table keep seats="3" start></brag-table>`);

visit('with keep a game outlives a reload of the page around it', async ({ page }) => {
  const first = await again(page);
  const up = await (async () => {
    await first.table.toTurn();
    await first.table.takeLook();
    await first.table.settle();
    return first.table.up();
  })();
  await page.waitForFunction(() => heard.some(({ type, kept }) => type === 'kept' && kept));
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('brag-table')));
  assert.equal((await stored()).length, 1);
  assert.deepEqual(await kept(first), [], 'the frame itself stores nothing');
  await page.waitForFunction((cards) => {
    const [key] = Object.keys(localStorage);
    return cards && atob(JSON.parse(localStorage.getItem(key)).game.replaceAll('-', '+').replaceAll('_', '/')).includes('look');
  }, up.length);
  await page.reload();
  const second = await again(page);
  assert.equal(await second.table.settle(), 'turn');
  assert.deepEqual(await second.table.up(), up);
  assert.equal(await page.evaluate(() => heard.filter(({ type }) => type === 'deal-began').length), 0);
  // A game at another table is another game.
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage);
    localStorage.setItem(key, localStorage.getItem(key).replace('seats=3', 'seats=4'));
  });
  await page.reload();
  const third = await again(page);
  await third.table.toTurn();
  await third.table.turned(0);
  // One that cannot be read gives way, and the page is told.
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage);
    localStorage.setItem(key, JSON.stringify({ table: 'seats=3', game: 'e30' }));
  });
  await page.reload();
  const fourth = await again(page);
  await fourth.table.toTurn();
  assert.match(await fourth.getByRole('alert').innerText(), /can’t go on/);
}, { at: HOST + KEEP, origins: [HOST, new URL(URL_OF_PAGE).origin] });

const PLAIN = answerWith(`<!doctype html><title>Plain</title><link rel="icon" href="data:,">
  <iframe src="{app}?embed&seats=2" width="360" height="540" allow="screen-wake-lock"></iframe>
  <script>
    globalThis.games = [];
    const frame = document.querySelector("iframe");
    addEventListener("message", ({ source, data }) => {
      if (source !== frame.contentWindow || data.brag !== 1) return;
      if (data.type === "ready") source.postMessage({ brag: 1, type: "keep" }, "*");
      if (data.type === "kept") games.push(data.kept);
    });
  </script>`);

visit('a page with a plain frame keeps the game by messages', async ({ page }) => {
  const first = await again(page);
  await page.waitForFunction(() => games.length === 1);
  assert.deepEqual(await page.evaluate(() => games), [null], 'there is none yet');
  const up = await looked(first);
  await page.waitForFunction(() => games.length > 2 && games.at(-1));
  await first.waitForFunction(() => new Promise((done) => { setTimeout(() => done(true), 0); }));
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const next = frame.cloneNode();
    next.src += `#kept=${games.at(-1)}`;
    frame.replaceWith(next);
  });
  const second = await again(page);
  assert.equal(await second.table.settle(), 'turn');
  assert.deepEqual(await second.table.up(), up);
}, { at: HOST + PLAIN, origins: [HOST, new URL(URL_OF_PAGE).origin] });

host('each seat has a name, and a deal that begins is told', '<brag-table id="a" seats="3" bots="1" names="Ann, Bo‮b,Cy"></brag-table>', async ({ page, frames: [frame] }) => {
  const [{ seats }] = await heard(page, 'ready');
  assert.deepEqual(seats.map(({ name, bot }) => `${name} ${bot}`), ['Ann false', 'Bob false', 'Cy true']);
  await page.evaluate(() => document.querySelector('brag-table').start());
  const [{ deal, dealer }] = await heard(page, 'deal-began');
  assert.equal(deal, 1);
  assert.ok(dealer >= 0 && dealer < 3);
  await frame.getByText('Ann').first().waitFor();
});

host('names that no seats can have are refused', '<brag-table id="a" seats="2" bots="0" names="Ann,ann"></brag-table>', async ({ page, frames: [frame] }) => {
  const [{ option }] = await heard(page, 'error');
  assert.equal(option, 'names');
  assert.match(await frame.getByRole('alert').innerText(), /different names/);
  const [{ seats }] = await heard(page, 'ready');
  assert.deepEqual(seats.map(({ name }) => name), ['Player 1', 'Player 2']);
});

host('where New game is left out nobody finds it', '<brag-table id="a" seats="2" chips="2" no-new-game></brag-table>', async ({ page, frames: [frame], problems }) => {
  await heard(page, 'ready');
  const offers = () => frame.getByRole('button', { name: 'New game' }).count();
  assert.equal(await offers(), 0, 'before a deal');
  await frame.table.dealToTurn();
  const sheet = await frame.table.openHouse();
  assert.equal(await offers(), 0, 'in the menu');
  await sheet.getByRole('button', { name: 'Close' }).click();
  let stop = 'turn';
  for (let deals = 0; stop !== 'sitting over' && deals < 60; deals++) {
    if (stop === 'deal over') await frame.table.deals.click();
    stop = await frame.table.playOut((at) => frame.table.plainly(at));
  }
  assert.equal(stop, 'sitting over');
  assert.equal(await offers(), 0, 'at the end');
  await frame.getByRole('button', { name: 'Same again' }).waitFor();
  // A browser may say that it gives a sheet in a frame no focus.
  problems.splice(0, problems.length, ...problems.filter((problem) => !/Blocked autofocusing/.test(problem)));
});

host('another table is set up while the page lives, and not within a deal', TAG, async ({ page, frames: [frame] }) => {
  await heard(page, 'ready');
  await change(page, { variant: 'four_card', seats: '5' });
  const [{ seats }] = await heard(page, 'table-changed');
  assert.equal(seats.length, 5);
  await frame.getByText('Four cards, a little money').waitFor();
  assert.equal((await heard(page, 'table-changed')).length, 1, 'both at once');
  assert.equal((await heard(page, 'ready')).length, 1, 'in the same frame');
  await frame.table.dealToTurn();
  await change(page, { seats: '2', variant: null });
  await change(page, { seats: '9' });
  const [{ option }] = await heard(page, 'error');
  assert.equal(option, 'seats');
  assert.equal(await frame.table.settle(), 'turn', 'the deal goes on');
  await toTheEnd(frame);
  assert.equal((await heard(page, 'deal-ended'))[0].chips.length, 5);
  assert.equal((await heard(page, 'table-changed')).length, 1, 'its result can be read');
  await frame.table.deals.click();
  const changed = await heard(page, 'table-changed', 2);
  assert.equal(changed.at(-1).seats.length, 4, 'the default');
  const began = await heard(page, 'deal-began', 2);
  assert.deepEqual(began.map(({ deal }) => deal), [1, 1], 'the next deal is the first at the new table');
  await toTheEnd(frame);
  await change(page, { seats: '3' });
  assert.equal((await heard(page, 'table-changed', 3)).at(-1).seats.length, 3, 'between deals at once');
});

host('today’s deals are the same for everybody', '<brag-table id="a" number="today"></brag-table><brag-table id="b" number="today" seats="2"></brag-table>', async ({ page, frames: [first, second] }) => {
  await heard(page, 'ready', 2);
  const [one, other] = await heard(page, 'ready', 2);
  assert.deepEqual(one.seats, other.seats, 'with a table of their own');
  assert.equal((await page.evaluate(() => heard.filter(({ type }) => type === 'error'))).length, 0);
  await first.table.deals.click();
  await second.table.deals.click();
  await heard(page, 'deal-began', 2);
});

host('a language that is taken away, or that nobody speaks here, gives way to the visitor’s', '<brag-table id="a" seats="2" lang="de" theme="dark"></brag-table>', async ({ page, frames: [frame] }) => {
  await frame.locator('html[lang=de]').waitFor();
  const title = () => page.locator('iframe').getAttribute('title');
  assert.equal(await title(), 'Brag, ein Kartenspiel');
  await change(page, { lang: null });
  await frame.locator('html[lang=en]').waitFor();
  assert.equal(await title(), 'Brag, a card game');
  await change(page, { lang: 'fr' });
  await frame.locator('html[lang=fr]').waitFor();
  await change(page, { lang: 'tlh' });
  await frame.locator('html[lang=en]').waitFor();
  assert.equal(await title(), 'Brag, a card game');
  const [{ option }] = await heard(page, 'error');
  assert.equal(option, 'lang');
  await change(page, { theme: 'pink' });
  await frame.locator('html:not([data-theme=dark])').waitFor();
});
