// The longest results on a phone are whole: that of the third guided deal, and those of nine cards.

import assert from 'node:assert/strict';
import { EVERY, USUAL } from './fonts.mjs';
import { OWN, inAllFonts, inEach, picture, spacePresses } from './harness.mjs';

spacePresses();

/** Asserts that nothing of the result is out of sight in these sets of fonts. */
const isWhole = (verdict, sets, what) => inEach(verdict.page(), async (set) => {
  assert.equal(await verdict.evaluate((own) => own.scrollHeight - own.clientHeight), 0, `${set}: ${what}`);
}, sets);
const quick = (context) => context.addInitScript(() => { localStorage[`${OWN}settings`] ??= 'speed=instant bots_pause=false'; });

for (const lang of ['en', 'de', 'fr', 'ru']) {
  const sets = lang === 'en' ? EVERY : [USUAL];
  inAllFonts(`the result of the third guided deal is whole (${lang})`, async ({ page }) => {
    const verdict = page.locator('.lesson .verdict');
    await page.locator('.choose button').last().click();
    for (const steps of [9, 8, 5]) {
      for (let step = 1; step < steps; step++) {
        await page.waitForFunction(([step, steps]) => {
          const all = [...document.querySelectorAll('.lesson .dots i')];
          return all.length === steps && all.filter((dot) => dot.matches('.on')).length === step;
        }, [step, steps]);
        await page.locator('.lesson [data-asked], #lesson-next').first().click();
      }
      await page.waitForFunction((steps) => document.querySelectorAll('.lesson .dots i.on').length === steps, steps);
      await verdict.waitFor();
      await isWhole(verdict, sets, await verdict.innerText());
      if (steps !== 5) await page.locator('.lesson .controls button').last().click();
    }
    await picture(page, `long-result-guided-${lang}`);
  }, { locale: lang === 'en' ? 'en-GB' : lang, prepare: quick, timeout: 120_000 });

  inAllFonts(`the longest result of nine cards is whole (${lang})`, async ({ page }) => {
    const verdict = page.locator('.verdict');
    const acts = page.locator('.acts button:not([aria-disabled="true"])');
    for (let presses = 0; presses < 20 && !(await verdict.count()); presses++) {
      await acts.last().click();
      await verdict.or(acts).first().waitFor();
    }
    // The hands are shown one after another.
    await verdict.waitFor({ timeout: 30_000 });
    await isWhole(verdict, sets, await verdict.innerText());
    for (const lines of LONGEST[lang].map((_, i) => LONGEST[lang].slice(0, i + 1))) {
      await verdict.evaluate((own, [first, ...rest]) => {
        const line = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
        own.replaceChildren(line('h2', first), ...rest.map((text) => line('p', text)));
      }, lines);
      await isWhole(verdict, sets, lines.join(' / '));
    }
    await picture(page, `long-result-nine-${lang}`);
  }, { path: `?embed&variant=nine_card&seats=4&start&lang=${lang}`, prepare: quick, timeout: 120_000 });
}

/** What may be said of four players who divide three hands and leave a pot, in the order of the lines. */
const LONGEST = {
  en: ['Charlie wins 12 (+4), Nell wins 12 (+4)', 'Nobody wins hand 2.', 'The pot of 120 stays.'],
  de: ['Charlie gewinnt 12 (+4), Nell gewinnt 12 (+4)', 'Blatt 2 gewinnt niemand.', 'Der Pot von 120 bleibt stehen.'],
  fr: ['Charlie gagne 12 (+4), Nell gagne 12 (+4)', 'Personne ne gagne la main 2.', 'Le pot de 120 reste en jeu.'],
  ru: ['Charlie выигрывает 12 (+4), Nell выигрывает 12 (+4)', 'Руку № 2 не выигрывает никто.', 'Банк 120 переходит дальше.'],
};
