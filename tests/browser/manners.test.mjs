// An embedded table is a guest: it leaves the page around it the focus, the keys and the place where it is read, and stays
// within its column. Where it cannot be fetched it says so and tries again.

import assert from 'node:assert/strict';
import { EMBED, picture, spacePresses, visit } from './harness.mjs';
import { heard, host } from './host.mjs';
import { Table } from './table.mjs';

spacePresses();

const TABLE = '<brag-table id="a" seats="2"></brag-table>';
/** A field, and so far below it that only the top of the table is on the screen. */
const FIELD = `<label>Note <input id="note"></label><div style="height: 560px"></div>${TABLE}`;
const start = (page) => page.evaluate(() => document.querySelector('brag-table').start());
/** Waits for the turn. The page deals again where a deal ends before it: a click in the table would count as a visit. */
const turn = async (page, table) => {
  await start(page);
  while (await table.settle() === 'deal over') await start(page);
};
const where = (page) => page.evaluate(() => [document.activeElement.id, scrollY, document.querySelector('#note')?.value]);

/** Waits for the next frame. */
const aFrameLater = (frame) => frame.evaluate(() => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); }));
/** Whether the open sheet or notice covers its frame, and can be pressed. */
const isModal = (frame, dialog) => frame.evaluate((dialog) => {
  const open = document.querySelector(dialog);
  return open.matches(':modal') && !open.inert;
}, dialog);

host('while something is written on the page, the table takes neither focus nor letters, and nothing moves', FIELD, async ({ page, frames: [frame] }) => {
  await heard(page, 'ready');
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('#note').click();
  await page.keyboard.type('f');
  await turn(page, frame.table);
  await page.keyboard.type('old');
  await aFrameLater(frame);
  assert.deepEqual(await where(page), ['note', 0, 'fold']);
  assert.ok(await frame.table.signs.turn.isVisible(), 'the hand is not folded');
});

host('keys play once something has been pressed in the table, and not before', `<a href="#x" id="note">A link</a>${TABLE}`, async ({ page, frames: [frame] }) => {
  frame.table.names = ['You', 'Nell'];
  await turn(page, frame.table);
  await page.locator('#note').focus();
  // The Tab key leads into the frame.
  await page.keyboard.press('Tab');
  await frame.waitForFunction(() => document.hasFocus());
  await page.keyboard.press('f');
  await page.keyboard.press('l');
  assert.equal(await frame.table.settle(), 'turn');
  assert.equal((await frame.table.seats()).You.held, 'blind');
  await frame.table.look.focus();
  await page.keyboard.press('Enter');
  assert.equal(await frame.table.settle(), 'turn');
  await page.keyboard.press('f');
  assert.equal(await frame.table.settle(), 'deal over');
});

host('whoever plays in it has the focus on what to press, and the page stays where it is', `<div style="height: 560px"></div>${TABLE}<div style="height: 2000px"></div>`, async ({ page, frames: [frame] }) => {
  await frame.table.deals.click();
  await frame.table.toTurn();
  await frame.locator('.controls .go:focus').waitFor();
  await page.evaluate(() => document.querySelector('brag-table').pause());
  await frame.getByText('Table paused.').waitFor();
  await frame.table.fold.click();
  await page.evaluate(() => { scrollTo(0, 0); document.querySelector('brag-table').pause(false); });
  assert.equal(await frame.table.settle(), 'deal over');
  await frame.locator('.controls .go:focus').waitFor();
  assert.equal(await page.evaluate(() => scrollY), 0);
});

/** Forgets that the browser has told of a focus that it refused to a frame, as it should. */
const forgetRefused = (problems) => problems.splice(0, problems.length, ...problems.filter((problem) => !/Blocked autofocusing/.test(problem)));

host('a sheet that is open takes no focus when the page around changes the language', FIELD, async ({ page, frames: [frame], problems }) => {
  await frame.getByRole('button', { name: 'Menu' }).click();
  await frame.getByRole('dialog', { name: 'Menu' }).getByRole('tab', { name: 'Rules' }).waitFor();
  await page.locator('#note').click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => document.querySelector('brag-table').setAttribute('lang', 'de'));
  await frame.locator('html[lang=de]').waitFor();
  await frame.getByRole('dialog').getByRole('tab', { name: 'Regeln' }).waitFor();
  await aFrameLater(frame);
  await page.keyboard.type('old');
  assert.deepEqual(await where(page), ['note', 0, 'old']);
  assert.ok(await isModal(frame, 'dialog.sheet'));
  await frame.locator('dialog.sheet .close').click();
  await frame.locator('dialog.sheet').waitFor({ state: 'detached' });
  forgetRefused(problems);
});

host('a fault in a table takes no focus', FIELD, async ({ page, frames: [frame], problems }) => {
  await page.locator('#note').click();
  await page.evaluate(() => scrollTo(0, 0));
  await frame.evaluate(() => {
    // A program with one function, which stops.
    const stops = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
    setTimeout(new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(stops))).exports.f);
  });
  await frame.getByText('Something went wrong and the game has stopped.').waitFor();
  await aFrameLater(frame);
  await page.keyboard.type('old');
  assert.deepEqual(await where(page), ['note', 0, 'old']);
  assert.ok(await isModal(frame, '#crash'));
  problems.length = 0;
});

const LINKED = '<label>Note <input id="note" autofocus></label><iframe title="Brag" src="{app}?embed&amp;seats=2#rules=v1.ante-2"></iframe>';
host('a sheet that opens with the table takes no focus', LINKED, async ({ page, frames: [frame], problems }) => {
  await frame.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Deal', exact: true }).waitFor();
  await aFrameLater(frame);
  await page.keyboard.type('old');
  assert.deepEqual((await where(page)).toSpliced(1, 1), ['note', 'old']);
  assert.ok(await isModal(frame, 'dialog.sheet'));
  forgetRefused(problems);
});

for (const width of [312, 300]) {
  host(`in a column of ${width} pixels it is no wider, and nothing is cut off`, `<div style="width: ${width}px">${TABLE}</div>`, async ({ page, frames: [frame] }) => {
    await heard(page, 'resize');
    const widths = () => page.evaluate(() => {
      const element = document.querySelector('brag-table');
      const inner = element.shadowRoot.querySelector('iframe');
      return [element, inner].map((one) => one.getBoundingClientRect().width);
    });
    assert.deepEqual(await widths(), [width, width]);
    const fits = async (state) => {
      const over = await frame.evaluate(() => {
        const out = [...document.querySelectorAll('.bar > *, .controls button, .plate')].filter((one) => {
          const { left, right, top, bottom, width } = one.getBoundingClientRect();
          return width > 0 && (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1);
        });
        return [document.documentElement.scrollWidth - document.documentElement.clientWidth, ...out.map((one) => one.className || one.innerText)];
      });
      await picture(page, `embed-${width}-${state.replaceAll(' ', '-')}`);
      assert.deepEqual(over, [0], state);
    };
    await fits('first screen');
    await frame.table.dealToTurn();
    await frame.table.takeLook();
    await fits('a turn');
    await frame.table.fold.click();
    await frame.table.settle();
    await fits('the end of a deal');
  }, { viewport: { width: 360, height: 640 } });
}

const [SHEETS, GAMES] = [/-sheets\.wasm$/, /-games\.wasm$/];
for (const [what, programs, query, how, press] of [
  ['a table that', SHEETS, '&hints', 'when it is asked to', true],
  ['a table that', SHEETS, '&hints', 'by itself', false],
  ['a table whose game', GAMES, '&variant=nine_card', 'when it is asked to', true],
  ['a table whose game', GAMES, '&variant=nine_card', 'by itself', false],
]) {
  visit(`${what} cannot be fetched says so, and is fetched ${how}`, async ({ page, context, problems }) => {
    const address = page.url();
    await context.route(programs, (route) => route.abort());
    await page.goto(`${address}?embed&seats=2${query}`);
    const notice = page.getByRole('alert');
    await notice.getByText('The table hasn’t loaded yet.').waitFor();
    await picture(page, 'embed-not-fetched');
    if (press) {
      await notice.getByRole('button', { name: 'Try again' }).click();
      await notice.getByText('The table hasn’t loaded yet.').waitFor();
      assert.equal(await notice.count(), 1, 'it is said once');
    }
    await context.unroute(programs);
    if (press) await notice.getByRole('button', { name: 'Try again' }).click();
    const table = new Table(page, ['You', 'Nell']);
    await table.deals.waitFor({ timeout: 60_000 });
    assert.equal(await notice.count(), 0);
    problems.length = 0;
  }, { viewport: EMBED, timeout: 90_000 });
}

visit('while a part cannot be fetched there is one timer, whatever is played', async ({ page, table, problems }) => {
  await table.deals.click();
  for (let deals = 0; deals < 3; deals++) {
    await table.toTurn();
    await table.fold.click();
    assert.equal(await table.settle(), 'deal over');
    await table.deals.click();
  }
  await table.toTurn();
  const most = await page.evaluate(() => globalThis.mostRetries);
  assert.equal(most, 1, 'at once');
  problems.length = 0;
}, {
  timeout: 90_000,
  prepare: async (context) => {
    await context.route(/-(games|sheets)\.wasm$/, (route) => route.abort());
    await context.addInitScript(() => {
      // The times between two attempts: they double up to a minute.
      const RETRIES = [2000, 4000, 8000, 16000, 32000, 60000];
      const timer = self.setTimeout;
      let now = 0;
      globalThis.mostRetries = 0;
      self.setTimeout = (run, after, ...rest) => {
        const retries = RETRIES.includes(after);
        if (retries) globalThis.mostRetries = Math.max(globalThis.mostRetries, ++now);
        return timer(() => { if (retries) now--; run(); }, after, ...rest);
      };
    });
  },
});
