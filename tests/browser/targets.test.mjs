// Everyone can read and use a turn of every game, on small and large screens, and hit whatever can be pressed: all rules of axe, and
// `target-size`.

import { readFileSync, readdirSync } from 'node:fs';

import { DESKTOP, EMBED, PHONE, hasTargets, isAccessible, picture, visit } from './harness.mjs';

const ABOUT = new URL('../../src/app/about/', import.meta.url);

/** The key of every game, each in the file about the game. */
const GAMES = readdirSync(ABOUT)
  .filter((file) => file.endsWith('.rs'))
  .flatMap((file) => readFileSync(new URL(file, ABOUT), 'utf8').match(/(?<=pub const KEY: &str = ")\w+/) ?? []);

/** Waits until nothing moves. */
const isStill = (page) => page.waitForFunction(() => !document.getAnimations().some((one) => one.playState === 'running'));

for (const game of GAMES) {
  for (const viewport of [EMBED, PHONE, { width: 640, height: 360 }, DESKTOP]) {
    const size = `${viewport.width} × ${viewport.height}`;
    visit(`${game}: a turn is accessible, and whatever can be pressed can be hit, at ${size}`, async ({ page, table }) => {
      await table.controls.getByRole('button', { disabled: false }).first().waitFor();
      await isStill(page);
      await picture(page, `targets-${game}-${viewport.width}`);
      await hasTargets(page, 'the first turn');
      // A look, or hands that are set, bring other targets.
      const on = table.look.or(table.controls.getByRole('button', { name: 'Suggest' })).and(page.locator(':not([aria-disabled])'));
      if (!(await on.count())) return isAccessible(page, 'the first turn');
      await on.click();
      await page.locator('.card:is(.at-me.up, .at-place)').nth(2).waitFor();
      await isStill(page);
      await picture(page, `targets-${game}-${viewport.width}-on`);
      await hasTargets(page, 'a turn that goes on');
      await isAccessible(page, 'a turn that goes on');
    }, { viewport, path: `?embed&variant=${game}&start` });
  }
}
