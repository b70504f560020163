// The bars of the rooms on a phone: one line in every language, and nothing in it is cut off.

import assert from 'node:assert/strict';
import { EMBED, PHONE, inAllFonts, inEach, isAccessible, picture, speak } from './harness.mjs';
import { RecordsSheet } from './records-sheet.mjs';
import { DEAL, letters } from './short-deal.mjs';

const LETTERS = letters(DEAL);

/** Runs in the page: what is wrong with the bar of the room. */
function wrong() {
  const bar = document.querySelector('.room:is(.replay, .trial) .bar');
  const { top, bottom } = bar.getBoundingClientRect();
  // In the narrowest bar the title of a replay with all its buttons is only read aloud.
  const isShown = (part) => part.getClientRects().length > 0 && getComputedStyle(part).visibility === 'visible' && getComputedStyle(part).clipPath === 'none';
  const parts = [...bar.querySelectorAll('h1, button, label')].filter(isShown);
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const name = (part) => part.getAttribute('aria-label') ?? part.textContent.trim();
  const found = [];
  for (const [nth, part] of parts.entries()) {
    const box = boxes[nth];
    const words = document.createRange();
    words.selectNodeContents(part);
    // Words that are only read aloud have no room.
    const written = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (written && (words.getBoundingClientRect().width > box.width + 1 || part.scrollWidth > part.clientWidth + 1)) found.push(`${name(part)} is cut off`);
    if (written && words.getBoundingClientRect().height > 30) found.push(`${name(part)} has two lines`);
    if (box.left < 0 || box.right > innerWidth + 0.5 || box.top < top - 1 || box.bottom > bottom + 1) found.push(`${name(part)} stands out of the bar`);
    if (part.tagName !== 'H1' && (box.width < 43.9 || box.height < 43.9)) found.push(`${name(part)} is ${box.width} × ${box.height}`);
    if (nth > 0 && box.left < boxes[nth - 1].right - 1) found.push(`${name(part)} lies over ${name(parts[nth - 1])}`);
  }
  if (bottom - top > 50) found.push(`the bar is ${bottom - top} high`);
  return found;
}

/** Asserts that the bar has one line on both screens, in each language and each set of fonts. */
async function hasOneLine(page, kind, look = async () => {}) {
  const bar = page.locator(`.room.${kind.split('-')[0]} .bar`);
  for (const lang of ['de', 'fr', 'ru', 'en']) {
    await speak(page, lang);
    await bar.locator('button, label').first().waitFor();
    for (const viewport of [EMBED, PHONE]) {
      await page.setViewportSize(viewport);
      await inEach(page, async (set) => assert.deepEqual(await page.evaluate(wrong), [], `${lang} ${viewport.width} ${set}`));
      await picture(page, `bar-${kind}-${lang}-${viewport.width}`);
    }
    await look(lang);
  }
}

for (const [kind, options] of [['replay', ''], ['trial', '&step=2&play']]) {
  inAllFonts(`the bar of a ${kind} has one line in every language`, async ({ page }) => {
    await hasOneLine(page, kind, (lang) => isAccessible(page, `a ${kind} (${lang})`));
  }, { path: `?embed${options}#replay=${LETTERS}`, viewport: PHONE, timeout: 120_000 });
}

inAllFonts('the bar of a replay of one’s own has one line in every language', async ({ page, table }) => {
  const records = new RecordsSheet(page, table);
  await records.deals(1);
  await records.endSitting(await records.open());
  await records.replay('deal 1');
  await hasOneLine(page, 'replay-own');
}, { viewport: PHONE });
