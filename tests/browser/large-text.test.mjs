// Large text and text that is set wider: on a desktop whose reader has chosen 24 or 32 px, and with the spacing of WCAG 1.4.12, a deal
// is played to its end, and at each stop everything is whole, apart and in reach.

import assert from 'node:assert/strict';
import { wrongs } from './fits.mjs';
import { DESKTOP, PHONE, isStill, picture, speak, visit } from './harness.mjs';

const SPACED = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
const letters = (size) => `html { font-size: ${size}px !important }`;
const TALL = { width: 390, height: 844 };

/** What the reader has set: the name, the screen, the style, and the games that are tried in it. */
const READERS = [
  ['text of 24 px', DESKTOP, letters(24), ['three_card', 'stop_the_bus']],
  ['text of 32 px', DESKTOP, letters(32), ['three_card', 'teen_patti']],
  ['text of 64 px', DESKTOP, letters(64), ['three_card']],
  ['text of 20 px on a phone', PHONE, letters(20), ['three_card']],
  ['text of 24 px on a phone', PHONE, letters(24), ['three_card']],
  ['wide text', DESKTOP, SPACED, ['three_card', 'three_stake']],
  ['wide text on a low phone', PHONE, SPACED, ['nine_card']],
  ['wide text on a phone', TALL, SPACED, ['three_card', 'teen_patti', 'stop_the_bus']],
];

/**
 * The languages of a page, which changes between them. Two have long words: the others are tried in the first game. On a phone,
 * where room is scarce, each language has a deal of its own.
 */
function spoken(viewport, isLater) {
  const all = isLater ? ['de', 'ru'] : ['fr', 'de', 'ru', 'en'];
  return viewport === DESKTOP ? [all] : all.map((lang) => [lang]);
}

for (const [reader, viewport, style, games] of READERS) {
  for (const [game, languages] of games.flatMap((game, nth) => spoken(viewport, nth > 0).map((languages) => [game, languages]))) {
    visit(`${reader}: a deal is whole from beginning to end (${game}, ${languages.join(', ')})`, async ({ page }) => {
      // After a sideshow the two hands lie over all.
      const usable = page.locator('.controls button:not([aria-disabled="true"]), [role="dialog"] button');
      const found = new Set();
      const look = async (where) => {
        for (const lang of languages) {
          if (languages.length > 1) await speak(page, lang);
          await isStill(page);
          for (const wrong of await page.evaluate(wrongs)) found.add(`${where}, ${lang}: ${wrong}`);
        }
      };
      await usable.first().waitFor();
      await look('the first turn');
      for (let presses = 0; presses < 30 && !(await page.locator('.verdict').count()); presses++) {
        const acts = page.locator('.acts button:not([aria-disabled="true"])');
        // The first act looks, where one can. The last is the usual one.
        await (presses === 0 ? acts.first() : acts.or(usable).last()).click();
        await page.locator('.verdict').or(usable).first().waitFor();
        if (presses < 2) await look(`after press ${presses + 1}`);
      }
      await look('the end');
      await picture(page, `large-text-${reader.replaceAll(' ', '-')}-${game}-${languages.at(-1)}`);
      assert.deepEqual([...found], []);
    }, {
      viewport,
      path: `?embed&lang=${languages.at(-1)}&variant=${game}&start`,
      timeout: 120_000,
      prepare: (context) => context.addInitScript((css) => {
        addEventListener('DOMContentLoaded', () => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; });
      }, style),
    });
  }
}
