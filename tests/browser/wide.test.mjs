// Wide felts: whatever counts lies on the cloth, not on the rim or the gold line, no plate hides another, and nothing lies on a
// name or a figure. Portraits are as large as phones and large screens allow.

import assert from 'node:assert/strict';
import { beneath } from './beneath.mjs';
import { PHONE, inEveryFont, picture, spacePresses, visit } from './harness.mjs';
import { playToShow, still } from './showdown.mjs';

spacePresses();

const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };
const DESK = { width: 1280, height: 800 };
const LARGE = { width: 1920, height: 1080 };
const SHOP_WINDOW = { width: 2560, height: 1440 };
/** Games, each with its fewest and most players here, and screens. */
const TABLES = [
  ['three_card', [2, 8], DESK],
  ['three_card', [4], SHOP_WINDOW],
  ['five_card', [8], DESK],
  ['teen_patti', [5], DESK],
  ['six_card', [8], DESK],
  ['nine_card', [2, 5], DESK],
  ['nine_card', [4], SHOP_WINDOW],
  ['thirteen_card', [4], DESK],
  ['fifteen_card', [3], DESK],
  ['three_card_poker', [2, 6], DESK],
  ['three_card_poker', [5], SHOP_WINDOW],
  ['stop_the_bus', [8], DESK],
  ['stop_the_bus', [5], SHOP_WINDOW],
  ['three_stake', [7], DESK],
  ['three_stake', [4], SHOP_WINDOW],
  ['four_card', [8], LARGE],
  ['best_of_seven', [6], LARGE],
  ['best_of_thirteen', [3], LARGE],
  ['seven_card', [7], LARGE],
  ['ten_card', [5], LARGE],
  ['draw_brag', [6], LARGE],
  ['american', [8], LARGE],
  ['post_and_pair', [6], LARGE],
  ['braggers', [8], LARGE],
];
/** How far the corner of a turned card may stand out, in pixels. */
const SLACK = 4;

for (const [game, numbers, viewport] of TABLES) {
  for (const seats of numbers) {
    // The words of this game are long beside large portraits, most of all in wide letters.
    const test = game === 'draw_brag' ? inEveryFont : visit;
    test(`all lies on the cloth: ${game}, ${seats} players, ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.locator('.controls button:not([aria-disabled=true])').first().waitFor();
      await lies(page, 'when asked');
      await picture(page, `wide-${game}-${seats}-${viewport.width}`);
      if (game === 'three_card_poker') {
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: /^Play for/ }).waitFor();
        await lies(page, 'with cards');
        await picture(page, `wide-${game}-${seats}-${viewport.width}-cards`);
      } else if (game === 'stop_the_bus' || game === 'three_stake') {
        const end = page.getByRole('button', { name: /^(Next deal|Same again)$/ });
        const acts = page.locator('.controls .act:not([aria-disabled=true])').filter({ hasNotText: /^(Next deal|Same again|New game|Faster)/ });
        for (let turns = 0; turns < 12; turns++) {
          await end.or(acts).first().waitFor({ timeout: 45_000 });
          await lies(page, `in turn ${turns}`);
          if (await end.count()) break;
          await acts.first().click();
        }
        await picture(page, `wide-${game}-${seats}-${viewport.width}-shown`);
      } else if (await page.getByRole('button', { name: 'Suggest', disabled: false }).count()) {
        await page.getByRole('button', { name: 'Suggest' }).click();
        await lies(page, 'set');
        await page.getByRole('button', { name: /^Lay/ }).click();
        await page.getByRole('button', { name: /^(Next deal|Same again)/ }).waitFor({ timeout: 45_000 });
        await lies(page, 'shown');
        await picture(page, `wide-${game}-${seats}-${viewport.width}-shown`);
      }
    }, { viewport, path: `?embed&variant=${game}&start&seats=${seats}&chips=100`, timeout: 90_000 });
  }
}

/** Games with their players, screens and the least width of a portrait there, in pixels. */
const PORTRAITS = [
  ['nine_card', 4, PHONE, 56],
  ['six_card', 8, PHONE, 56],
  ['ten_card', 4, PHONE, 48],
  ['ten_card', 5, PHONE, 48],
  ['thirteen_card', 4, PHONE, 48],
  ['fifteen_card', 3, PHONE, 48],
  ['three_card_poker', 3, PHONE, 56],
  ['three_card_poker', 4, PHONE, 56],
  ['three_card_poker', 6, PHONE_ON_ITS_SIDE, 56],
  ['nine_card', 3, PHONE_ON_ITS_SIDE, 52],
  ['stop_the_bus', 6, PHONE, 34],
  ['stop_the_bus', 7, PHONE, 34],
  ['nine_card', 4, LARGE, 96],
  ['thirteen_card', 4, LARGE, 96],
];

for (const [game, seats, viewport, least] of PORTRAITS) {
  visit(`portraits are large: ${game}, ${seats} players, ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.locator('.controls button:not([aria-disabled=true])').first().waitFor();
    const widths = await page.locator('.felt .seat:not(.is-me) .face').evaluateAll((faces) => faces.map((face) => Math.round(face.getBoundingClientRect().width)));
    assert.equal(widths.length, seats - 1);
    assert.ok(Math.min(...widths) >= least, `${widths}`);
  }, { viewport, path: `?embed&variant=${game}&start&seats=${seats}&chips=100` });
}

for (const viewport of [{ width: 1366, height: 657 }, LARGE]) {
  visit(`two hands that are shown lie on the cloth, ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await playToShow(page, ({ hands, isOver }) => isOver && hands === 2);
    await still(page);
    const { out } = await page.evaluate(places, SLACK);
    assert.deepEqual(out.filter((one) => one.startsWith('card')), []);
  }, { viewport, path: '?embed&variant=three_card&start&seats=2' });
}

visit('of three others at the house’s table the one at the left faces the middle of two at the right', async ({ page }) => {
  await page.locator('.controls button:not([aria-disabled=true])').first().waitFor();
  const boxes = await page.locator('.felt .seat:not(.is-me) .plate').evaluateAll((plates) => plates.map((plate) => plate.getBoundingClientRect().toJSON()));
  const [left] = boxes.filter(({ right }) => right < DESK.width / 3);
  const [upper, lower] = boxes.filter((box) => box !== left).sort((a, b) => a.top - b.top);
  assert.ok(upper.top < left.top && left.top < lower.top, JSON.stringify(boxes));
}, { viewport: DESK, path: '?embed&variant=three_card_poker&start&seats=4&chips=100' });

async function lies(page, when) {
  const { out, under } = await page.evaluate(places, SLACK);
  assert.deepEqual(out, [], `${when}: on the rim`);
  assert.deepEqual(await page.evaluate(beneath), [], `${when}: beneath another thing`);
  assert.deepEqual(under, [], `${when}: one plate under another`);
}

/** Runs in the page: what stands out of the cloth, and plates that lie one under another. */
function places(slack) {
  const felt = document.querySelector('.felt');
  const box = felt.getBoundingClientRect();
  const style = getComputedStyle(felt, '::before');
  const rim = parseFloat(style.borderTopWidth);
  const length = (text, whole) => (text.endsWith('%') ? (parseFloat(text) * whole) / 100 : parseFloat(text));
  const radius = (corner) => {
    const [x, y = x] = style[`border${corner}Radius`].split(' ');
    return [length(x, box.width), length(y, box.height)];
  };
  const corners = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map(radius);
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  // Radii that do not fit are made smaller, all alike.
  const fits = Math.min(1, box.width / (topLeft[0] + topRight[0]), box.width / (bottomLeft[0] + bottomRight[0]), box.height / (topLeft[1] + bottomLeft[1]), box.height / (topRight[1] + bottomRight[1]));
  const left = box.left + rim - slack;
  const top = box.top + rim - slack;
  const right = box.right - rim + slack;
  const bottom = box.bottom - rim + slack;
  const isOut = (x, y) => {
    if (x < left || x > right || y < top || y > bottom) return true;
    const isLeft = x < (left + right) / 2;
    const isTop = y < (top + bottom) / 2;
    const [rx, ry] = (isTop ? (isLeft ? topLeft : topRight) : isLeft ? bottomLeft : bottomRight).map((r) => Math.max(0, r * fits - rim + slack));
    const dx = isLeft ? left + rx - x : x - (right - rx);
    const dy = isTop ? top + ry - y : y - (bottom - ry);
    return dx > 0 && dy > 0 && (dx / rx) ** 2 + (dy / ry) ** 2 > 1;
  };
  const shown = [...felt.querySelectorAll('.plate, .card:not(.is-gone, .at-top), .places, .hand-name, .head, .verdict')].filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const name = (one) => `${one.className} ${one.innerText || one.getAttribute('aria-label') || ''}`.replace(/\s+/g, ' ').trim();
  const area = (one) => one.getBoundingClientRect();
  const out = shown.filter((one) => {
    const { left, right, top, bottom, width } = area(one);
    return width > 0 && [[left, top], [right, top], [left, bottom], [right, bottom]].some(([x, y]) => isOut(x, y));
  });
  const plates = shown.filter((one) => one.matches('.plate'));
  const under = plates.flatMap((one, nth) => plates.slice(nth + 1).filter((other) => {
    const [a, b] = [area(one), area(other)];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }).map((other) => `${name(one)} / ${name(other)}`));
  return { out: out.map(name), under };
}
