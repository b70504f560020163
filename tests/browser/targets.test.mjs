// Everyone can read and use a turn of every game, on small and large screens, and hit whatever can be pressed: all rules of axe, and
// `target-size`, which depends on the fonts. On phones the smaller buttons on the felt and above the actions take a tap within 40 × 40 px too.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';

import { DESKTOP, EMBED, PHONE, fontsAt, hasTargets, inAllFonts, inEach, isAccessible, isStill, picture, spacePresses } from './harness.mjs';

spacePresses();

const ABOUT = new URL('../../src/app/about/', import.meta.url);

/** The key of every game, each in the file about the game. */
const GAMES = readdirSync(ABOUT)
  .filter((file) => file.endsWith('.rs'))
  .flatMap((file) => readFileSync(new URL(file, ABOUT), 'utf8').match(/(?<=pub const KEY: &str = ")\w+/) ?? []);

const SCREENS = [EMBED, PHONE, { width: 640, height: 360 }, DESKTOP];

for (const game of GAMES) {
  inAllFonts(`${game}: a turn is accessible, and whatever can be pressed can be hit`, async ({ page, table }) => {
    const looks = async (name, rules) => {
      for (const viewport of SCREENS) {
        const at = `at ${viewport.width} × ${viewport.height}`;
        await page.setViewportSize(viewport);
        await isStill(page);
        await picture(page, `targets-${game}-${viewport.width}${name}`);
        await inEach(page, (set) => hasTargets(page, `a turn ${at} in ${set}`), fontsAt(viewport));
        if (rules) await isAccessible(page, `a turn ${at}`);
      }
    };
    await table.controls.getByRole('button', { disabled: false }).first().waitFor();
    // A look, or hands that are set, bring other targets.
    const on = table.look.or(table.controls.getByRole('button', { name: 'Suggest' })).and(page.locator(':not([aria-disabled])'));
    const goesOn = (await on.count()) > 0;
    await looks('', !goesOn);
    if (!goesOn) return;
    await on.click();
    await page.locator('.card:is(.at-me.up, .at-place)').nth(2).waitFor();
    await looks('-on', true);
  }, { viewport: EMBED, path: `?embed&variant=${game}&start`, timeout: 120_000 });
}

/** Runs in the page: from the middle of an element, how far a tap to the left, right, up and down still hits it. */
function reach(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hits = (dx, dy) => element.contains(document.elementFromPoint(x + dx, y + dy));
  const along = (dx, dy) => {
    let far = 0;
    while (far < 60 && hits(dx * (far + 0.5), dy * (far + 0.5))) far += 0.5;
    return far;
  };
  return { wide: along(-1, 0) + along(1, 0), high: along(0, -1) + along(0, 1) };
}

async function canBeHit(buttons, least = 40) {
  for (const button of await buttons.all()) {
    const { wide, high } = await button.evaluate(reach);
    const name = await button.innerText();
    assert.ok(wide >= least && high >= least, `“${name}” takes a tap within ${wide} × ${high} px`);
  }
}

for (const viewport of [EMBED, PHONE]) {
  const size = `${viewport.width} × ${viewport.height}`;
  inAllFonts(`suggested amounts take a tap within 40 × 40 px at ${size}`, async ({ page, table }) => {
    await table.dealToTurn();
    await isStill(page);
    assert.equal(await page.locator('.quick button').count(), 4);
    await inEach(page, () => canBeHit(page.locator('.quick button')));
  }, { viewport });

  inAllFonts(`Look at old and Look at new take a tap within 40 × 40 px at ${size}`, async ({ page, table }) => {
    await table.newGame([{ name: 'Ann', chips: 60 }, { name: 'Bob', chips: 60 }]);
    const keeper = await table.takeScreen();
    await table.bet.click();
    await table.takeScreen();
    await table.fold.click();
    await table.settle();
    await table.deal();
    while ((await table.takeScreen()) !== keeper) await table.bet.click();
    await isStill(page);
    assert.equal(await page.locator('button.old-new').count(), 2);
    await inEach(page, () => canBeHit(page.locator('button.old-new')));
    // The hand that is not looked at goes aside, and not over the edge.
    await page.locator('button.old-new').last().click();
    await page.locator('.felt.has-looked').waitFor();
    await isStill(page);
    const boxes = await page.locator('.felt .card.at-me.two').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    assert.deepEqual(boxes.filter(({ left, right }) => left < 0 || right > viewport.width), []);
  }, { viewport });
}
