// A table on another site's page: one tag, a plain frame, messages in both directions, and nothing stored.

import assert from 'node:assert/strict';
import { NEIGHBOUR, heard, host, kept } from './host.mjs';
import { OWN, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { Table } from './table.mjs';

spacePresses();

const TAG = '<brag-table id="a"></brag-table>';

host('one tag shows a table, and a deal is played in it', TAG, async ({ page, frames: [frame] }) => {
  const [ready] = await heard(page, 'ready');
  assert.deepEqual(ready.seats.map(({ name, bot }) => `${name} ${bot}`), ['You false', 'Nell true', 'Bill true', 'Charlie true']);
  await frame.table.dealToTurn();
  await frame.table.fold.click();
  assert.equal(await frame.table.settle(), 'deal over');
  const [ended] = await heard(page, 'deal-ended');
  assert.equal(ended.deal, 1);
  assert.equal(ended.chips.reduce((sum, chips) => sum + chips, ended.outcome.carried ?? 0), 400);
  assert.deepEqual(await kept(frame), [], 'nothing is kept, no worker is there');
});

host('every option is an attribute', '<brag-table id="a" variant="four_card" seats="3" bots="1" chips="50" theme="dark" lang="en" accent="#1d4ed8"></brag-table>', async ({ page, frames: [frame] }) => {
  const [{ seats }] = await heard(page, 'ready');
  assert.deepEqual(seats, [{ name: 'Player 1', bot: false, chips: 50 }, { name: 'Player 2', bot: false, chips: 50 }, { name: 'Nell', bot: true, chips: 50 }]);
  await frame.getByText('Four cards, a little money').waitFor();
  const root = await frame.evaluate(() => ({ ...document.documentElement.dataset }));
  assert.equal(root.theme, 'dark');
  assert.equal(root.lang, 'en');
  assert.equal(await frame.evaluate(() => getComputedStyle(document.querySelector('.go')).backgroundColor), 'rgb(29, 78, 216)');
});

host('a plain frame does the same', '<iframe title="Brag" src="{app}?embed&seats=2&start" loading="lazy" allow="screen-wake-lock"></iframe>', async ({ page, frames: [frame] }) => {
  assert.notEqual(await frame.table.settle(), 'ready', 'it deals at once');
  assert.equal((await page.evaluate(() => heard)).length, 0, 'the element alone makes events');
  assert.deepEqual(await kept(frame), []);
});

host('a wrong value is told in the frame and to the page, and the rest holds', '<brag-table id="a" seats="12" chips="70" variant="whist"></brag-table>', async ({ page, frames: [frame] }) => {
  const told = await heard(page, 'error', 2);
  assert.deepEqual(told.map(({ option }) => option).sort(), ['seats', 'variant']);
  const notice = frame.getByRole('alert');
  assert.match(await notice.innerText(), /The option “seats” can’t be “12”: it must be a number from 2 to 8\./);
  await isAccessible(frame, 'the notice');
  await notice.getByRole('button', { name: 'Got it' }).click();
  await notice.waitFor({ state: 'detached' });
  const [{ seats }] = await heard(page, 'ready');
  assert.deepEqual(seats.map(({ chips }) => chips), [70, 70, 70, 70]);
});

host('the page lights the table, deals, and lets it wait', TAG, async ({ page, frames: [frame] }) => {
  await heard(page, 'ready');
  await page.evaluate(() => document.querySelector('brag-table').setAttribute('theme', 'contrast'));
  await frame.locator('html[data-theme=contrast]').waitFor();
  await page.evaluate(() => document.querySelector('brag-table').start());
  await frame.table.toTurn();
  await page.evaluate(() => document.querySelector('brag-table').pause());
  await frame.getByText('Table paused.').waitFor();
  await frame.table.fold.click();
  const before = await frame.table.words();
  // Nothing should happen, so there is no event to wait for.
  await page.waitForTimeout(1500);
  assert.equal(await frame.table.words(), before, 'bots wait');
  await page.evaluate(() => document.querySelector('brag-table').pause(false));
  assert.equal(await frame.table.settle(), 'deal over');
});

host('a deal that was hurried to its end while the table waited stays to be read', '<brag-table seats="2" bots="1"></brag-table>', async ({ page, frames: [frame] }) => {
  await frame.table.dealToTurn();
  await page.evaluate(() => document.querySelector('brag-table').pause());
  await frame.getByText('Table paused.').waitFor();
  await frame.table.fold.click();
  await frame.table.felt.click({ position: { x: 20, y: 20 }, force: true });
  await frame.table.verdict.waitFor();
  const words = await frame.table.words();
  const hands = await frame.locator('.card.at-seat:not(.is-gone)').count();
  assert.ok(hands > 0, 'the hand that won lies there');
  await page.evaluate(() => document.querySelector('brag-table').pause(false));
  await frame.getByText('Table paused.').waitFor({ state: 'detached' });
  // Nothing should happen, so there is no event to wait for.
  await page.waitForTimeout(1000);
  assert.deepEqual([await frame.table.words(), await frame.locator('.card.at-seat:not(.is-gone)').count()], [words, hands]);
});

host('the page names a language, and what was told is not told again', '<brag-table id="a" seats="12" start></brag-table>', async ({ page, frames: [frame] }) => {
  await frame.table.toTurn();
  await frame.table.fold.click();
  assert.equal(await frame.table.settle(), 'deal over');
  await heard(page, 'deal-ended');
  await page.evaluate(() => document.querySelector('brag-table').pause());
  const waits = frame.locator('.paused');
  await waits.filter({ hasText: 'Table paused.' }).waitFor();
  await page.evaluate(() => document.querySelector('brag-table').setAttribute('lang', 'de'));
  await frame.locator('html[lang=de]').waitFor();
  await waits.filter({ hasNotText: 'Table paused.' }).waitFor();
  assert.doesNotMatch(await frame.getByRole('alert').innerText(), /The option/);
  // Messages keep their order. The answer to this one shows that all earlier ones have arrived.
  const home = frame.url();
  await page.evaluate((home) => document.querySelector('brag-table').shadowRoot.querySelector('iframe').contentWindow.postMessage({ brag: 1, type: 'set-theme', theme: 'pink' }, home), home);
  const errors = await heard(page, 'error', 2);
  assert.match(errors[0].says, /^The option/, 'whoever builds a page is told in English');
  const types = await page.evaluate(() => heard.map(({ type }) => type).filter((type) => type !== 'resize').sort());
  const deals = (await heard(page, 'deal-ended')).map(({ deal }) => deal);
  assert.deepEqual(deals, [...new Set(deals)], 'each deal is told once');
  assert.deepEqual(types.filter((type) => !type.startsWith('deal-')), ['error', 'error', 'ready']);
});

host('people at one screen are named in the language of the table', '<brag-table id="a" seats="3" bots="1" lang="de"></brag-table>', async ({ page }) => {
  const [{ seats }] = await heard(page, 'ready');
  assert.equal(new Set(seats.map(({ name }) => name)).size, 3);
  assert.notEqual(seats[0].name, 'Player 1');
});

host('a sitting ends with its results, and its record where that is asked for', '<brag-table id="a" seats="2" bots="2" chips="4" record start></brag-table>', async ({ page, frames: [frame] }) => {
  let stop = await frame.table.settle();
  for (let deals = 0; stop === 'deal over' && deals < 200; deals++) {
    await frame.table.deals.click();
    stop = await frame.table.settle();
  }
  assert.equal(stop, 'sitting over');
  const [ended] = await heard(page, 'sitting-ended');
  assert.equal(ended.results.reduce((sum, { chips }) => sum + chips, 0), 8);
  assert.ok(ended.record.seed && ended.record.actions.length > 0, 'the record is whole');
  assert.equal((await heard(page, 'deal-ended')).length, ended.deals, 'each deal is told once');
});

host('while a deal is played nothing of it is told', '<brag-table id="a" record></brag-table>', async ({ page, frames: [frame] }) => {
  await page.evaluate(() => { globalThis.raw = []; addEventListener('message', ({ data }) => raw.push(JSON.stringify(data))); });
  await frame.table.dealToTurn();
  await frame.table.takeLook();
  const up = await frame.table.up();
  assert.equal(up.length, 3);
  const raw = await page.evaluate(() => raw.join(' '));
  for (const card of up) assert.ok(!raw.includes(card), `${card} in ${raw}`);
  assert.ok(!/seed|record|actions/.test(raw), raw);
});

host('what is foreign or malformed does nothing', `${TAG}<iframe title="Other" srcdoc="<p>Another frame</p>"></iframe>`.replace('<iframe', '<iframe data-other'), async ({ page, frames: [frame] }) => {
  await heard(page, 'ready');
  const state = () => frame.evaluate(() => [document.documentElement.dataset.theme, document.querySelector('.go').innerText].join());
  const before = await state();
  await page.evaluate((home) => {
    const { contentWindow } = document.querySelector('brag-table').shadowRoot.querySelector('iframe');
    const cyclic = { brag: 1, type: 'start' };
    cyclic.self = cyclic;
    const odd = [
      null, 7, 'start', '{"brag":1,"type":"start"}', [], {}, { type: 'start' }, { brag: 2, type: 'start' }, { brag: '1', type: 'start' },
      { brag: 1 }, { brag: 1, type: 'deal' }, { brag: 1, type: ['start'] }, { brag: 1, type: 'start ' }, cyclic, 10n, new Map([['brag', 1]]),
      { brag: 1, type: 'start', more: 'x'.repeat(5000) },
    ];
    for (const data of odd) contentWindow.postMessage(data, home);
    contentWindow.postMessage({ brag: 1, type: 'set-theme', theme: 'pink' }, home);
    // A valid message from a frame that is not the parent.
    const other = document.querySelector('[data-other]').contentWindow;
    other.eval("parent.document.querySelector('brag-table').shadowRoot.querySelector('iframe').contentWindow.postMessage({ brag: 1, type: 'start' }, '*')");
    other.eval("parent.document.querySelector('brag-table').shadowRoot.querySelector('iframe').contentWindow.postMessage({ brag: 1, type: 'set-theme', theme: 'dark' }, '*')");
  }, frame.url());
  // Our invalid message is answered. Messages keep their order, so all earlier ones have arrived too.
  const [{ option, says }] = await heard(page, 'error');
  assert.equal(option, 'theme');
  assert.match(says, /cannot have/);
  assert.equal(await state(), before);
  await frame.evaluate(() => postMessage({ brag: 1, type: 'start' }, '*'));
  await frame.evaluate(() => new Promise((done) => { setTimeout(done, 0); }));
  assert.equal(await state(), before, 'its own messages are none either');
});

host('two on one page are two tables', `${TAG}<brag-table id="b" seats="2" chips="9"></brag-table>`, async ({ page, frames: [first, second] }) => {
  await heard(page, 'ready', 2);
  await page.evaluate(() => document.querySelector('#b').start());
  assert.notEqual(await second.table.settle(), 'ready');
  assert.equal(await first.table.settle(), 'ready');
  await first.table.dealToTurn();
  await first.table.fold.click();
  await first.table.settle();
  const told = await heard(page, 'deal-ended');
  assert.deepEqual(told.filter(({ of }) => of === 'a').length, 1);
});

host('the frame is as high as the table wants', TAG, async ({ page }) => {
  const height = () => page.evaluate(() => document.querySelector('brag-table').getBoundingClientRect().height);
  await heard(page, 'resize');
  assert.equal(await height(), 480, 'lying');
  await page.setViewportSize({ width: 400, height: 800 });
  await page.waitForFunction(() => document.querySelector('brag-table').getBoundingClientRect().height === 600);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.waitForFunction(() => document.querySelector('brag-table').getBoundingClientRect().height === 480);
});

for (const [width, theme] of [[320, 'light'], [320, 'dark'], [280, 'light'], [280, 'dark']]) {
  host(`at ${width} by 480 nothing is cut off, and everyone can use it (${theme})`, `<brag-table id="a" seats="5" theme="${theme}" accent="0f766e"></brag-table>`, async ({ page, frames: [frame] }) => {
    await heard(page, 'resize');
    const fits = async (where) => {
      const over = await frame.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const out = [...document.querySelectorAll('.bar > *, .controls button, .plate')].filter((one) => {
          const { left, right, top, bottom, width } = one.getBoundingClientRect();
          return width > 0 && (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1);
        });
        return [scrollWidth - clientWidth, ...out.map((one) => one.className || one.innerText)];
      });
      assert.deepEqual(over, [0], where);
      assert.deepEqual(await frame.evaluate(() => [innerWidth, innerHeight]), [width, 480]);
      await isAccessible(frame, where);
      await picture(page, `embed-${width}-${theme}-${where.replaceAll(' ', '-')}`);
    };
    await fits('first screen');
    await frame.table.dealToTurn();
    await fits('a turn');
    await frame.table.takeLook();
    await frame.table.settle();
    await fits('an open turn');
    await frame.table.fold.click();
    await frame.table.settle();
    await fits('the end of a deal');
  }, { viewport: { width, height: 620 } });
}

host('whatever the accent, words can be read', '<brag-table id="a"></brag-table>', async ({ page, frames: [frame] }) => {
  await heard(page, 'ready');
  const found = await frame.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    const light = (colour) => {
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const linear = [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3).map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    };
    const contrast = (a, b) => { const [low, high] = [light(a), light(b)].sort((x, y) => x - y); return (high + 0.05) / (low + 0.05); };
    const root = document.documentElement;
    const probe = document.body.appendChild(document.createElement('p'));
    const value = (token) => { probe.style.color = `var(${token})`; return getComputedStyle(probe).color; };
    root.dataset.accent = '';
    const bad = [];
    for (const theme of ['light', 'dark']) {
      root.dataset.theme = theme;
      for (let n = 0; n < 512; n++) {
        const part = (shift) => (((n >> shift) & 7) * 36.4 | 0).toString(16).padStart(2, '0');
        const accent = `#${part(0)}${part(3)}${part(6)}`;
        root.style.setProperty('--accent', accent);
        const pairs = [['--on-brass', '--brass-2'], ['--on-brass-2', '--brass-2'], ['--brass-text', '--wood-1'], ['--brass-text', '--wood-2'], ['--brass-text', '--paper']];
        for (const [word, ground] of pairs) {
          const ratio = contrast(value(word), value(ground));
          if (ratio < 4.5) bad.push(`${theme} ${accent} ${word} on ${ground}: ${ratio.toFixed(2)}`);
        }
      }
    }
    return bad;
  });
  assert.deepEqual(found, []);
});

host('a plain frame that does not say so is a guest too', '<iframe title="Brag" src="{app}" loading="lazy" allow="screen-wake-lock"></iframe>', async ({ frames: [frame] }) => {
  await frame.table.dealToTurn();
  await frame.table.fold.click();
  assert.equal(await frame.table.settle(), 'deal over');
  assert.deepEqual(await kept(frame), []);
  await frame.getByRole('link', { name: 'Play in full' }).waitFor();
}, { origin: NEIGHBOUR });

visit('a frame on a page of the app’s own site is at home', async ({ page, problems }) => {
  const address = page.url();
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}" width="360" height="640"></iframe>` }));
  await page.goto(new URL('host.html', address).href);
  const frame = page.frames().find((one) => one.url() === address);
  const table = new Table(frame);
  await table.dealToTurn();
  await frame.waitForFunction(() => localStorage.getItem(`${OWN}sitting`) !== null);
  problems.length = 0;
});
