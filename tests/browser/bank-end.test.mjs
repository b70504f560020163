// The end of a game with real cards: one table of sums, payments that follow from it, and a text that is passed on and says
// truly what became of it. Also pots that somebody has covered, and what plates say between deals.

import assert from 'node:assert/strict';
import { act, does, line, sitDown } from './bank.mjs';
import { EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

const people = (chips, names = ['Ann', 'Bob', 'Cy']) => names.map((name, nth) => ({ name, chips: Array.isArray(chips) ? chips[nth] : chips }));
/** The slip with a result. */
const slip = (page) => page.locator('.verdict');

/** The cells of the table of sums, a row for each player. */
const sums = (page) => page.locator('.standing tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.innerText.trim())));

const number = (text) => Number(text.replace('−', '-'));

/** Bob bets blind and the others fold: he keeps his hand, and the pot of four stays. */
async function carries(page, table) {
  await does(page, table, 'Bob', /^Bet/);
  await does(page, table, 'Cy', /^Fold/);
  await does(page, table, 'Ann', /^Fold/);
  await act(table, 'Next deal').waitFor();
}

visit('a pot that stays and a debt are columns of one table, and the payments follow from it', async ({ page, table }) => {
  await sitDown(table, { players: people(50) });
  await carries(page, table);
  assert.match(await slip(page).innerText(), /Bob keeps/);
  await act(table, 'End the game').click();
  await page.getByRole('heading', { name: 'Who pays whom' }).waitFor();
  const says = await slip(page).innerText();
  assert.doesNotMatch(says, /for the next deal|stays/);
  const [heads, ...rows] = await sums(page);
  assert.deepEqual(heads, ['Player', 'Chips', 'Pot', 'Total', 'Change']);
  assert.deepEqual(rows, [['Ann', '49', '0', '49', '−1'], ['Bob', '48', '4', '52', '+2'], ['Cy', '49', '0', '49', '−1']]);
  assert.equal(rows.reduce((sum, row) => sum + number(row.at(-1)), 0), 0);
  assert.deepEqual(await table.felt.locator('.pays').allInnerTexts(), ['Cy pays Bob 1.', 'Ann pays Bob 1.']);
  await picture(page, 'bank-end-pot');
  await isAccessible(page, 'the sums');
  for (const viewport of [EMBED, { width: 280, height: 480 }, { width: 844, height: 340 }, { width: 1366, height: 657 }]) {
    await page.setViewportSize(viewport);
    await picture(page, `bank-end-pot-${viewport.width}`);
    const cut = await page.locator('.standing :is(td, th)').evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.innerText));
    assert.deepEqual(cut, [], `${viewport.width}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  }
});

// What the device does, and what is said then: the menu, the clipboard.
for (const [name, share, clipboard, menu, copy] of [
  ['shared', async () => {}, async () => {}, 'Shared.', 'Copied.'],
  ['a menu that is closed', async () => { throw new DOMException('', 'AbortError'); }, async () => {}, 'Not shared.', 'Copied.'],
  ['a menu that is refused', async () => { throw new DOMException('', 'NotAllowedError'); }, async () => {}, 'Copied.', 'Copied.'],
  ['a clipboard that is refused', null, async () => { throw new DOMException('', 'NotAllowedError'); }, null, 'Copy this text and take it with you.'],
  ['a menu and a clipboard that are refused', async () => { throw new DOMException('', 'NotAllowedError'); }, async () => { throw new DOMException('', 'NotAllowedError'); }, 'Copy this text and take it with you.', 'Copy this text and take it with you.'],
  ['neither of them', null, null, null, 'Copy this text and take it with you.'],
]) {
  visit(`the result is passed on, and it is said what became of it: ${name}`, async ({ page, table }) => {
    await sitDown(table, { players: people(50) });
    await carries(page, table);
    await act(table, 'End the game').click();
    const button = (name) => slip(page).getByRole('button', { name, exact: true });
    await button('Copy').waitFor();
    assert.equal(await button('Share the result').count(), menu ? 1 : 0);
    const status = slip(page).getByRole('status');
    assert.equal((await status.innerText()).trim(), '');
    for (const [press, says] of [['Share the result', menu], ['Copy', copy]]) {
      if (!says) continue;
      await button(press).click();
      await page.waitForFunction((says) => document.querySelector('.verdict [role=status]')?.innerText === says, says);
      const field = slip(page).getByRole('textbox', { name: 'The text to copy' });
      assert.equal(await field.count(), says.startsWith('Copy this') ? 1 : 0);
      if (await field.count()) {
        const text = await field.inputValue();
        assert.equal(text, 'Ann −1\nBob +2\nCy −1\n\nPot: Bob, 4.\nCy pays Bob 1.\nAnn pays Bob 1.');
        await isAccessible(page, 'the text to copy');
        await picture(page, 'bank-copy-it-yourself');
      }
    }
  }, {
    prepare: (context) => context.addInitScript(`
      const give = (name, value) => Object.defineProperty(navigator, name, { value, configurable: true });
      give('share', ${share ?? 'undefined'});
      give('clipboard', ${clipboard ? `{ writeText: ${clipboard} }` : 'undefined'});
    `),
  });
}

visit('of covered pots it is asked which one, between whom and for how much', async ({ page, table }) => {
  await sitDown(table, { players: people([50, 50, 5, 7], ['Ann', 'Bob', 'Cy', 'Di']) });
  await does(page, table, 'Bob', /^Look/);
  await does(page, table, 'Bob', /^Bet/);
  await does(page, table, 'Cy', /^Look/);
  await does(page, table, 'Cy', /^Bet/);
  await does(page, table, 'Di', /^Look/);
  await does(page, table, 'Di', /^Bet/);
  await does(page, table, 'Ann', /^Look/);
  // Keys are heard once it is asked again. To see will cost more than half of Bob's chips.
  const bet = act(table, /^Bet/);
  while (!/^Bet 12\b/.test(await bet.innerText())) await page.keyboard.press('ArrowUp');
  await does(page, table, 'Ann', /^Bet/);
  await does(page, table, 'Bob', /^Bet/);
  await does(page, table, 'Cy', /^Cover/);
  await does(page, table, 'Di', /^Cover/);
  await does(page, table, 'Ann', /^Bet/);
  // It costs more than half of his chips, so it takes a second press.
  await does(page, table, 'Bob', /^See/);
  await act(table, /press again/).click();
  const asked = [];
  for (let nth = 0; nth < 3; nth++) {
    await page.waitForFunction((asked) => { const now = document.querySelector('.controls .line')?.innerText; return now?.endsWith('?') && !asked.includes(now); }, asked);
    asked.push(await line(page));
    await picture(page, `bank-covered-${nth}`);
    // It is these two that stand in the light, and what is written there can be read.
    const names = await table.controls.locator('.acts .go').allInnerTexts();
    const lit = await table.felt.locator('.seat.in-see .name').allInnerTexts();
    assert.deepEqual(lit.sort(), names.sort(), asked.at(-1));
    await isAccessible(page, asked.at(-1));
    await act(table, nth === 0 ? 'Bob' : names.includes('Bob') ? 'Bob' : names[0]).click();
  }
  assert.match(asked[0], /^Who wins the last pot of \d+\?$/);
  assert.match(asked[1], /^The covered pot of \d+: Bob or Di\?$/);
  assert.match(asked[2], /^The covered pot of \d+: Bob or Cy\?$/);
  await act(table, 'Next deal').waitFor();
}, { colorScheme: 'light' });

visit('equal hands: it is said why the payer loses', async ({ page, table }) => {
  await sitDown(table, { players: people(50, ['Ann', 'Bob']) });
  await does(page, table, 'Bob', /^Look/);
  await does(page, table, 'Bob', /^Bet/);
  await does(page, table, 'Ann', /^Look/);
  await does(page, table, 'Ann', /^See/);
  await act(table, 'Equal').click();
  await act(table, 'Next deal').waitFor();
  assert.match(await slip(page).innerText(), /equal, so whoever paid to see loses/);
  await picture(page, 'bank-equal');
});

for (const viewport of [EMBED, PHONE, { width: 844, height: 340 }, { width: 1366, height: 657 }]) {
  visit(`plates between deals say what each has, and lie apart: ${viewport.width}`, async ({ page, table }) => {
    const names = ['Ann', 'Bob', 'Cy', 'Dorothea-May', 'Eve', 'Fay', 'Gus'];
    await sitDown(table, { players: people(137, names) });
    const may = (before) => page.waitForFunction((before) => {
      const acts = [...document.querySelectorAll('.controls .act')];
      const named = (name) => acts.find((one) => one.innerText.startsWith(name) && one.ariaDisabled !== 'true');
      const says = document.querySelector('.controls .line')?.innerText;
      if (!says && named('Next deal')) return 'over';
      // Whoever keeps a hand folds both unseen.
      return says && says !== before && named('Fold') && (named('Look') ? 'look' : 'fold');
    }, before).then((may) => may.jsonValue());
    const fold = async () => {
      await act(table, /^Fold/).waitFor();
      for (let does = await may(''), says; does !== 'over'; does = await may(says)) {
        if (does === 'look') await act(table, /^Look/).click();
        says = await line(page);
        await act(table, /^Fold/).click();
      }
    };
    await fold();
    const sheet = page.getByRole('dialog', { name: 'Players' });
    const goes = async (who, what) => {
      await act(table, 'Players').click();
      await sheet.getByRole('group', { name: who }).getByRole('button', { name: what }).click();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await sheet.waitFor({ state: 'detached' });
    };
    await goes('Dorothea-May', 'Sit out');
    await goes('Cy', 'Sit out');
    await act(table, 'Next deal').click();
    await fold();
    await goes('Cy', 'Is back');
    await goes('Eve', 'Sit out');
    await act(table, 'Players').click();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Ruth');
    await sheet.getByRole('button', { name: 'Sit down' }).click();
    await sheet.getByRole('group', { name: 'Ruth' }).waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
    await picture(page, `bank-plates-${viewport.width}`);
    const seats = await table.felt.locator('.seat').evaluateAll((seats) => seats.map((seat) => {
      const plate = seat.querySelector('.plate').getBoundingClientRect();
      const seen = (part) => part && part.getBoundingClientRect().width > 2 && getComputedStyle(part).clipPath !== 'inset(50%)';
      const out = [...seat.querySelectorAll('.name, .purse > *')].filter((part) => { const box = part.getBoundingClientRect(); return seen(part) && (box.left < plate.left - 1 || box.right > plate.right + 1); });
      return {
        name: seat.querySelector('.name').innerText, held: seat.querySelector('.held')?.innerText ?? '', out: out.map((part) => part.innerText),
        has: seen(seat.querySelector('.purse > b:not(.change)')), grey: seat.classList.contains('is-out'), box: [plate.left, plate.top, plate.right, plate.bottom],
      };
    }));
    for (const seat of seats) {
      assert.ok(seat.has, `${seat.name}: it says what he has`);
      assert.deepEqual(seat.out, [], `${seat.name}: all of it stands on the plate`);
      const isAway = ['Dorothea-May', 'Eve'].includes(seat.name);
      assert.equal(seat.grey, isAway, seat.name);
      assert.equal(seat.held.trim(), isAway ? 'away' : '', seat.name);
    }
    const news = await slip(page).boundingBox();
    for (const { name, box: [left, top, right, bottom] } of seats) {
      const over = Math.min(right, news.x + news.width) - Math.max(left, news.x) > 1 && Math.min(bottom, news.y + news.height) - Math.max(top, news.y) > 1;
      assert.ok(!over, `the result lies over ${name}`);
    }
    seats.forEach((one, nth) => seats.slice(nth + 1).forEach((two) => {
      const [a, b] = [one.box, two.box];
      const over = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 1 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 1;
      assert.ok(!over, `${one.name} and ${two.name} lie apart`);
    }));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  }, { viewport });
}
