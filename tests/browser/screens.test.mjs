// Small and large screens: nothing outside, no sideways scrolling, nothing too small for a finger.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, fontsAt, inAllFonts, inEach, picture, spacePresses } from './harness.mjs';

spacePresses();

const LANDSCAPE = { width: 640, height: 360 };
const NAMES = ['Wilhelmina J', 'Nell', 'Bill', 'Charlie', 'Eddie', 'Dot', 'Walter', 'Maud'];
const BOTS = ['Careful bot', 'Straight bot', 'Bragger bot'];
const EIGHT = NAMES.map((name, i) => ({ name, is: i === 0 ? 'Person' : BOTS[i % 3], chips: 1000 }));

for (const [name, viewport] of Object.entries({ phone: PHONE, embed: EMBED, desktop: DESKTOP, landscape: LANDSCAPE })) {
  inAllFonts(`eight players fit the screen at every moment of a deal (${name})`, async ({ page, table }) => {
    await fits(page, 'the first screen');
    await table.newGame(EIGHT);
    // The style of the sheets has been fetched.
    const pack = await page.locator('.pack').boundingBox();
    assert.ok(Math.abs(pack.height / pack.width - 7 / 5) < 0.05, `the pack has the shape of a card: ${JSON.stringify(pack)}`);
    let looked = false;
    for (let deals = 0; deals < 2; deals++) {
      await table.playOut(async (now) => {
        if (!looked && (await table.may(table.look))) {
          looked = true;
          await table.takeLook();
          await fits(page, 'an open hand');
          await picture(page, `eight-${name}`);
        }
        await table.plainly(now);
      }, async (now) => {
        await fits(page, `the stop “${now}”`);
        // Not at the end of a deal: there the shown hands lie in front of the others.
        if (now === 'turn') await inEach(page, () => platesLieApart(table), fontsAt(viewport));
      });
      if (deals === 0) await table.deals.click();
    }
  }, { viewport, timeout: 120_000 });

  inAllFonts(`the sheets fit the screen (${name})`, async ({ page, table }) => {
    const sheet = await table.openNewGame();
    await sheetFits(page, sheet, 'New game');
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    for (const tab of ['Settings', 'Rules', 'Odds', 'Log', 'Records']) {
      const house = await table.openHouse(tab);
      await sheetFits(page, house, tab);
      await house.getByRole('button', { name: 'Close' }).click();
      await house.waitFor({ state: 'detached' });
    }
  }, { viewport, timeout: 120_000 });

  inAllFonts(`two people, two hands and the curtain fit the screen (${name})`, async ({ page, table }) => {
    await table.newGame([{ name: 'Ann', chips: 90 }, { name: 'Bob', chips: 90 }]);
    const keeper = await table.takeScreen();
    await table.bet.click();
    await table.takeScreen();
    await table.takeLook();
    await table.bet.click();
    assert.equal(await table.takeScreen(), keeper);
    await table.bet.click();
    assert.equal(await table.settle(), 'curtain');
    await fits(page, 'the curtain');
    await table.lift.click();
    await table.fold.click();
    await table.settle();
    await fits(page, 'the end of a deal');
    await table.deal();
    while ((await table.takeScreen()) !== keeper) await table.bet.click();
    await fits(page, 'two blind hands');
    await table.packet('Look at', 'new').click();
    await table.settle();
    await fits(page, 'a hand to keep or throw');
    await picture(page, `two-hands-${name}`);
  }, { viewport, timeout: 120_000 });
}

/** Asserts that nothing scrolls, and that every button is whole, uncovered and large enough for a finger. */
async function fits(page, when) {
  const { width, height } = page.viewportSize();
  await inEach(page, async (set) => {
    const scrolls = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    assert.deepEqual(scrolls, { scrollWidth: width, scrollHeight: height }, `nothing to scroll in ${when} (${set})`);
    assert.deepEqual(await page.evaluate(misfits), [], `buttons that do not fit in ${when} (${set})`);
  }, fontsAt({ width }));
}

/** Runs in the page: the faults of each button that can be reached. Behind the curtain none can. */
function misfits() {
  /** The width and the height of the area around the button's middle in which presses reach it. */
  const reach = (button, { x, y, width, height }) => {
    const [middle, centre] = [x + width / 2, y + height / 2];
    const far = (dx, dy) => {
      let steps = 0;
      while (steps < 30 && button.contains(document.elementFromPoint(middle + dx * steps, centre + dy * steps))) steps += 1;
      return steps;
    };
    return [far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1)];
  };
  const holds = (outer, inner) => {
    return inner.left >= outer.left - 1 && inner.top >= outer.top - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  };
  const buttons = [...document.querySelectorAll('button')];
  return buttons.filter((button) => button.checkVisibility() && !button.closest('[inert]')).flatMap((button) => {
    const name = button.getAttribute('aria-label') ?? button.innerText;
    const box = button.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(button);
    // The chip lies on the edge of its button.
    const coin = button.querySelector('.coin');
    if (coin) words.setEndBefore(coin);
    const [wide, high] = reach(button, box);
    const wrong = [];
    if (!holds(new DOMRect(0, 0, innerWidth, innerHeight), box)) wrong.push(`${name} is not on the screen: ${JSON.stringify(box)}`);
    // The amounts are side by side, and can also be reached by the steps and the slider.
    const [leastWide, leastHigh] = button.closest('.quick') ? [36, 39] : [43, 43];
    if (wide < leastWide || high < leastHigh) wrong.push(`a finger hardly finds ${name}: ${wide} by ${high}`);
    if (!holds(box, words.getBoundingClientRect())) wrong.push(`the words on ${name} are wider or higher than it`);
    return wrong;
  });
}

/** Asserts that a sheet is on the screen, scrolls only downwards, and has wide enough controls. */
async function sheetFits(page, sheet, title) {
  await inEach(page, () => fitsIn(page, sheet, title), fontsAt(page.viewportSize()));
}

async function fitsIn(page, sheet, title) {
  const { width, height } = page.viewportSize();
  const box = await sheet.boundingBox();
  assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height + 0.5, `${title} is on the screen`);
  const wide = await sheet.evaluate((own) => [own, ...own.querySelectorAll('*')]
    .filter((part) => part.scrollWidth > part.clientWidth + 1 && !['visible', 'clip'].includes(getComputedStyle(part).overflowX) && part.tagName !== 'INPUT')
    .map((part) => part.className || part.tagName));
  assert.deepEqual(wide, [], `nothing in ${title} scrolls sideways`);
  const roles = ['button', 'tab', 'textbox', 'combobox', 'switch'];
  for (const role of roles) {
    // All elements of a role at once. The sheet scrolls only vertically, so their horizontal position can be read anywhere.
    const fields = await sheet.getByRole(role).evaluateAll((fields) => fields.filter((field) => {
      // The choices of a seat that is closed are shown as soon as they have the focus.
      const seat = field.closest('.player');
      return !seat || getComputedStyle(seat).clipPath === 'none';
    }).map((field) => {
      field.scrollIntoView({ block: 'center' });
      const { x, width, height } = field.getBoundingClientRect();
      return { x, width, height, name: field.getAttribute('aria-label') ?? field.innerText };
    }));
    for (const { name, ...own } of fields) {
      assert.ok(own.x >= 0 && own.x + own.width <= width + 0.5, `${name} is on the screen`);
      // A switch gets its height from its label, which can be pressed too.
      const least = role === 'switch' ? 32 : 43.9;
      assert.ok(own.height >= least && own.width >= 43.9, `${name} in ${title} is large enough: ${JSON.stringify(own)}`);
    }
  }
}

/** Asserts that no name covers another. */
async function platesLieApart(table) {
  const boxes = await table.felt.evaluate((felt) => [...felt.querySelectorAll('.seat .name')].map((name) => {
    const { x, y, width, height } = name.getBoundingClientRect();
    return { name: name.textContent, x, y, width, height };
  }));
  assert.deepEqual(boxes.map(({ name }) => name).toSorted(), NAMES.toSorted());
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      assert.ok(apart, `${a.name} and ${b.name} lie apart`);
    }
  }
}
