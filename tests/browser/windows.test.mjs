// Windows less their browser's bars, and every height between: on the first screen, in a turn and with the result no word, chip or
// face lies under a card or a plate, and whoever shows a hand has a face.

import assert from 'node:assert/strict';
import { inAllFonts, inEach, visit } from './harness.mjs';
import { coveredOn, playToShow, still } from './showdown.mjs';

/** Between the widths and heights at which the layout changes, and on both sides of each. */
const WIDTHS = [280, 320, 344, 375, 390, 430, 480, 540, 600, 700, 820, 884, 960, 1100, 1180, 1280, 1366, 1536, 1920, 2560];
const HEIGHTS = [331, 360, 390, 440, 478, 500, 521, 552, 590, 633, 664, 700, 746, 844, 950, 1106, 1300, 1440];
/** What people have: laptops, tablets and phones with the bars of a browser, and the frame of `<brag-table>` in a page 900 wide. */
const WINDOWS = [
  [1280, 633], [1366, 657], [1440, 789], [1536, 730], [1920, 950], [2560, 1300], [1024, 600], [820, 1106], [1180, 746], [390, 664], [360, 560],
  [412, 732], [844, 340], [704, 340], [800, 360], [667, 375], [884, 552], [960, 540], [1280, 560],
];

/** Sets the window of a page with a felt, and waits until nothing moves on it. */
async function sized(page, width, height) {
  await page.setViewportSize({ width, height });
  await still(page);
}

visit('no window hides a word of the first screen', async ({ page }) => {
  for (const width of WIDTHS) {
    for (const height of HEIGHTS) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await page.evaluate(overlaps, FIRST), [], `${width} × ${height}`);
    }
  }
});

inAllFonts('no font makes a word of the first screen lie under a card', async ({ page }) => {
  await inEach(page, async (fonts) => {
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await page.evaluate(overlaps, FIRST), [], `${fonts}, ${width} × ${height}`);
    }
  });
});

for (const seats of [2, 3, 4, 5, 6, 7, 8]) {
  visit(`no window hides the pot, the price or a face in a turn: ${seats} players`, async ({ page }) => {
    await page.getByRole('button', { name: /^Look/ }).waitFor();
    for (const [width, height] of WINDOWS) {
      await sized(page, width, height);
      assert.deepEqual(await page.evaluate(overlaps, TURN), [], `${width} × ${height}`);
    }
  }, { path: `?embed&start&seats=${seats}&bots=0` });
}

for (const [variant, seats] of [['stop_the_bus', [2, 3, 4, 5, 6, 7, 8]], ['three_stake', [2, 3, 4, 5]], ['post_and_pair', [3, 5]]]) {
  for (const players of seats) {
    visit(`no window hides a card, a face or a name in a turn: ${variant} for ${players}`, async ({ page }) => {
      await page.locator('.felt .seat:not(.is-me) .plate').first().waitFor();
      await page.locator('.controls .act:not([aria-disabled="true"])').first().waitFor();
      for (const [width, height] of WINDOWS) {
        await sized(page, width, height);
        for (const what of ROUND) assert.deepEqual(await page.evaluate(overlaps, what), [], `${width} × ${height}`);
        if (width >= 360 && height >= 640) assert.deepEqual(await page.evaluate(faceless, '.felt .seat:not(.is-me)'), [], `${width} × ${height}`);
      }
    }, { path: `?embed&start&variant=${variant}&seats=${players}` });
  }
}

const RESULTS = [['three_card', 2], ['three_card', 4], ['five_card', 3], ['best_of_seven', 4], ['american', 4], ['stop_the_bus', 4], ['three_stake', 4], ['six_card', 4], ['nine_card', 4], ['thirteen_card', 3], ['thirteen_card', 4], ['fifteen_card', 2]];
for (const [variant, seats] of RESULTS) {
  visit(`no window hides an index, a name or a face of the result: ${variant} for ${seats}`, async ({ page }) => {
    await playToShow(page, ({ open, isOver }) => isOver && open > 0);
    const clear = [];
    const found = await coveredOn(page, WINDOWS, false, async ([width, height]) => {
      const at = `${width} × ${height}`;
      if (width >= 884) assert.equal(await page.locator('.felt .verdict').evaluate((own) => own.scrollHeight - own.clientHeight), 0, `all is told: ${at}`);
      if (hasRoomForFaces([width, height])) assert.deepEqual(await page.evaluate(faceless, SHOWN), [], at);
      assert.equal(await page.evaluate(beadsOnFaces), 0, `hands that were won: ${at}`);
      clear.push(await page.evaluate(clearOfTheLine));
      assert.ok(clear.at(-1) >= 6, `the result lies on the line round the cloth: ${at}`);
    });
    assert.deepEqual(found, []);
    assert.ok(clear.some(Number.isFinite), 'a wide felt has a line');
  }, { path: `?embed&start&variant=${variant}&seats=${seats}`, timeout: 120_000 });
}

/** How wide each card of the result is at least: what there is room for. */
const LARGE_ENOUGH = [
  ['thirteen_card', 4, '.at-row', [[844, 340, 40], [1366, 657, 44], [1536, 730, 56], [1920, 950, 76]]],
  ['nine_card', 4, '.at-row', [[844, 340, 44]]],
  ['fifteen_card', 3, '.at-row', [[844, 340, 40]]],
  ['three_card', 4, '.at-show', [[884, 552, 60], [960, 540, 52], [1366, 657, 110]]],
  ['three_card_poker', 4, '.at-box', [[844, 340, 44], [884, 552, 44], [960, 540, 40], [1366, 657, 60]]],
];
for (const [variant, seats, where, windows] of LARGE_ENOUGH) {
  visit(`hands of the result are as large as a wide felt allows: ${variant} for ${seats}`, async ({ page }) => {
    await playToShow(page, ({ open, isOver }) => isOver && open > 0);
    for (const [width, height, least] of windows) {
      await sized(page, width, height);
      const cards = await page.locator(`.felt .card.up${where}:not(.thrown)`).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
      assert.ok(cards.length && Math.min(...cards) >= least, `${width} × ${height}: ${Math.min(...cards)} px`);
    }
  }, { path: `?embed&start&variant=${variant}&seats=${seats}`, timeout: 120_000 });
}

visit('thirteen backs in a see are as large as three cards', async ({ page }) => {
  await playToShow(page, ({ hands, isOver }) => isOver && hands === 2);
  // The felt is told of the most cards in a hand.
  await page.locator('.felt').evaluate((felt) => felt.style.setProperty('--per', '13'));
  for (const [width, height, least] of [[390, 664, 64], [820, 1106, 150], [1366, 657, 90], [1920, 950, 160]]) {
    await sized(page, width, height);
    const cards = await page.locator('.felt .card.at-show:not(.thrown)').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
    assert.equal(await page.locator('.felt').evaluate((felt) => felt.style.getPropertyValue('--per')), '13');
    assert.ok(cards.length && Math.min(...cards) >= least, `${width} × ${height}: ${Math.min(...cards)} px`);
  }
}, { path: '?embed&start&seats=3', timeout: 120_000 });

for (const seats of [3, 4]) {
  visit(`where all others fold the result lies on no plate and no face: ${seats} players`, async ({ page }) => {
    await playToFolds(page);
    for (const [width, height] of [[320, 480], ...WINDOWS]) {
      await sized(page, width, height);
      assert.deepEqual(await page.evaluate(beneathTheResult), [], `${width} × ${height}`);
    }
  }, { path: `?embed&start&seats=${seats}`, timeout: 120_000 });
}

for (const seats of [2, 3]) {
  visit(`two rows of cards hide neither the pot nor the price: ${seats} players`, async ({ page }) => {
    await page.waitForFunction(() => {
      const open = document.querySelectorAll('.felt .card.at-me.up').length === 13;
      const named = (name) => [...document.querySelectorAll('.controls button:not([aria-disabled="true"])')].find((one) => one.innerText.trim().startsWith(name));
      if (!open) ['Look', 'Next deal'].map(named).find(Boolean)?.click();
      return open;
    }, null, { polling: 100, timeout: 45_000 });
    for (const [width, height] of WINDOWS) {
      await sized(page, width, height);
      assert.deepEqual(await page.evaluate(overlaps, PRICES), [], `${width} × ${height}`);
    }
  }, { path: `?embed&start&variant=best_of_thirteen&seats=${seats}` });
}

for (const variant of ['six_card', 'nine_card', 'thirteen_card', 'fifteen_card']) {
  visit(`on a tablet names and pots can be read from afar, and nothing lies on them: ${variant}`, async ({ page }) => {
    await page.getByRole('button', { name: 'Suggest', disabled: false }).waitFor();
    assert.deepEqual(await page.evaluate(overlaps, NAMES), []);
    const sizes = await page.locator('.felt :is(.seat .name, .pots span)').evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    assert.ok(Math.min(...sizes) >= 16, `${sizes}`);
  }, { path: `?embed&start&variant=${variant}`, viewport: { width: 820, height: 1106 } });
}

/** Bets the pot in each turn until all others have folded. */
async function playToFolds(page) {
  const folded = page.locator('.felt .verdict').getByText('Everyone else folded.');
  await page.waitForFunction(() => {
    if (document.querySelector('.felt .verdict')?.textContent.includes('Everyone else folded.')) return true;
    const button = (begins) => [...document.querySelectorAll('.controls button:not([aria-disabled="true"])')].find((one) => one.innerText.trim().startsWith(begins));
    if (button('Bet')) button('Pot')?.click();
    ['Look', 'Bet', 'Next deal', 'Same again', 'See', 'Cover', 'Keep', 'Buy in'].map(button).find(Boolean)?.click();
    return false;
  }, null, { polling: 50, timeout: 90_000 });
  await folded.waitFor();
}

/** Runs in the page: whose plate or face the result lies on. */
function beneathTheResult() {
  const result = document.querySelector('.felt .verdict').getBoundingClientRect();
  const lies = ({ left, right, top, bottom }) => Math.min(right, result.right) - Math.max(left, result.left) > 1 && Math.min(bottom, result.bottom) - Math.max(top, result.top) > 1;
  const parts = [...document.querySelectorAll('.felt .seat :is(.plate, .face)')].filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  return parts.filter((part) => lies(part.getBoundingClientRect())).map((part) => `${part.closest('.seat').querySelector('.name').textContent}: ${part.className}`);
}

/** A narrow felt that is wider than tall has its hands side by side, and no room beside their names. */
const hasRoomForFaces = ([width, height]) => width >= 400 || height >= 600;

/** Who shows a hand. */
const SHOWN = '.felt .seat.in-see, .felt[data-sets="show"] .seat';

/** Runs in the page: who of these seats has no face to be seen. */
function faceless(seats) {
  const hands = [...document.querySelectorAll(seats)];
  const isSeen = (face) => face?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && face.getBoundingClientRect().width > 20;
  return hands.filter((seat) => !isSeen(seat.querySelector('.face'))).map((seat) => seat.querySelector('.name').textContent);
}

/** Runs in the page: how many of the beads for won hands lie on a face. Both are round. */
function beadsOnFaces() {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const round = (one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2, r: width / 2 };
  };
  const faces = all('.felt .face').map(round);
  return all('.felt .bead').map(round).filter((bead) => faces.some((face) => Math.hypot(bead.x - face.x, bead.y - face.y) < face.r + bead.r - 4)).length;
}

/** Runs in the page: how far the corners of the result are from the edge of the cloth, in pixels. A narrow felt has no rim. */
function clearOfTheLine() {
  const felt = document.querySelector('.felt');
  const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(felt, '::before');
  const [rim, round] = [borderTopWidth, borderTopLeftRadius].map(parseFloat);
  if (rim < 5) return Infinity;
  const cloth = felt.getBoundingClientRect();
  const result = felt.querySelector('.verdict').getBoundingClientRect();
  const own = parseFloat(getComputedStyle(felt.querySelector('.verdict')).borderTopLeftRadius);
  const bend = Math.max(0, Math.min(round, cloth.height / 2, cloth.width / 2) - rim);
  const corners = [[result.left + own, result.bottom - own], [result.right - own, result.bottom - own]];
  const far = corners.map(([x, y]) => {
    const [left, right, below] = [x - cloth.left - rim, cloth.right - rim - x, cloth.bottom - rim - y];
    const [over, under] = [Math.max(0, bend - Math.min(left, right)), Math.max(0, bend - below)];
    return (over && under ? bend - Math.hypot(over, under) : Math.min(left, right, below)) - own;
  });
  return Math.min(...far);
}

/** What must be seen, and what may not lie on it. Of words it is the ink that counts. */
const FIRST = { seen: ['.sign b', '.sign p'], boxes: [], over: ['.card', '.plate', '.face', '.bar .mark'] };
const TURN = {
  seen: ['.pot .total > *', '.pack .count'],
  boxes: ['.pot .pile', '.pot .stake'],
  over: ['.card.at-seat', '.card.at-me', '.plate', '.face', '.dealer'],
};
/** Where the others' cards lie beside their faces. Their plates lie over the backs of these. */
const ROUND = [
  { seen: ['.stakes b', '.stakepot b', '.seat .name'], boxes: ['.card.at-board', '.card.at-me'], over: ['.card.at-board', '.card.at-me', '.plate', '.face', '.stakepot'] },
  { seen: [], boxes: ['.felt[data-classic] .pack'], over: ['.card.at-seat', '.card.at-me', '.plate', '.face', '.stakepot'] },
  { seen: [], boxes: ['.seat:not(.is-me) .face'], over: ['.card.at-board', '.card.at-seat', '.card.at-me', '.plate', '.face', '.stakepot'] },
];

const PRICES = { seen: ['.pot .total > *', '.pot .stake b'], boxes: ['.pot .stake', '.dealer.at-me'], over: ['.card.at-me', '.plate', '.face'] };
const NAMES = { seen: ['.seat .name', '.seat .purse', '.pots b'], boxes: [], over: ['.face', '.said', '.deals'] };

/** Runs in the page: what lies on each other. */
function overlaps({ seen, boxes, over }) {
  const felt = document.querySelector('.felt');
  const all = (selectors) => selectors.flatMap((selector) => [...felt.ownerDocument.querySelectorAll(selector)].map((one) => ({ one, selector })));
  const isSeen = ({ one }) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  // The ink of a line is lower than its box.
  const lines = ({ one, selector }) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const ink = parseFloat(getComputedStyle(one).fontSize) * .7;
    return [...range.getClientRects()].filter(({ width }) => width > 1).map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { selector, one, left, right, top: middle - ink / 2, bottom: middle + ink / 2 };
    });
  };
  const box = ({ one, selector }) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { selector, one, left, right, top, bottom };
  };
  const wanted = [...all(seen).filter(isSeen).flatMap(lines), ...all(boxes).filter(isSeen).map(box)];
  const others = all(over).filter(isSeen).map(box);
  const touch = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  // The cards of one hand lie over each other.
  const isOneHand = (a, b) => a.selector === b.selector && a.selector.startsWith('.card');
  const found = wanted.flatMap((a) => others.filter((b) => !a.one.contains(b.one) && !b.one.contains(a.one) && !isOneHand(a, b) && touch(a, b)).map((b) => `${a.selector} / ${b.selector}`));
  const outside = wanted.filter(({ left, right, top }) => left < 0 || right > innerWidth || top < 0).map(({ selector }) => `${selector} leaves the window`);
  return [...new Set([...found, ...outside])];
}
