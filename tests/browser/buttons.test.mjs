// The words on the buttons: every language has room for its longest, on every screen, and the buttons keep their places
// whatever they say. `buttons.json` has the rows that the table draws in sittings of all games: a native test writes them
// and fails where others are drawn (`src/app/programs/buttons.rs`).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DESKTOP, EMBED, PHONE, inAllFonts, inEach } from './harness.mjs';

/** The rows of each language: `[class, [[part, …], …]]`. A part of a row is one of the elements that may stand there. */
const DRAWN = JSON.parse(readFileSync(new URL('buttons.json', import.meta.url), 'utf8'));

const SCREENS = [EMBED, PHONE, { width: 568, height: 320 }, { width: 412, height: 915 }, { width: 640, height: 360 }, DESKTOP];

for (const [code, rows] of Object.entries(DRAWN)) {
  inAllFonts(`${code}: every button has room for its words, and keeps its place, on every screen`, async ({ page }) => {
    // The first move fetches the styles of all games.
    await page.mouse.click(5, 200);
    await page.waitForFunction(() => [...document.styleSheets].some((sheet) => [...sheet.cssRules].some((rule) => /\.patti\b/.test(rule.cssText))));
    assert.ok(rows.length > 10, `${rows.length} kinds of rows`);
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      await inEach(page, async (set) => assert.deepEqual(await page.evaluate(measure, rows), [], `${viewport.width} × ${viewport.height}, ${set}`));
    }
  }, { locale: code === 'en' ? 'en-GB' : code, timeout: 120_000 });
}

/** Runs in the page: puts the rows into the controls, and tells what is wrong with each. */
function measure(rows) {
  const controls = document.querySelector('.controls');
  const wrong = new Set();
  for (const [kind, parts] of rows) {
    const row = Object.assign(document.createElement('div'), { className: kind });
    const line = Object.assign(document.createElement('p'), { className: 'line', textContent: '…' });
    const hint = Object.assign(document.createElement('p'), { className: 'hint' });
    controls.replaceChildren(...(/^acts\b/.test(kind) ? [line, hint, row] : [line, row]));
    // What stands beside a sentence is as wide as its words.
    const moves = /\b(hurry|after|bank)\b/.test(kind);
    let places;
    for (let nth = 0; nth < Math.max(...parts.map((part) => part.length)); nth++) {
      row.innerHTML = parts.map((part) => part[nth % part.length]).join('');
      const buttons = [...row.querySelectorAll('button')];
      const boxes = buttons.map((button) => button.getBoundingClientRect());
      for (const [at, button] of buttons.entries()) {
        const box = boxes[at];
        const words = document.createRange();
        words.selectNodeContents(button);
        const lines = [...words.getClientRects()].filter(({ width }) => width > 1);
        // A font may claim more room above and below its letters than they fill.
        const spare = ({ height }, size) => Math.max(0, (height - size * 1.1) / 2);
        const size = parseFloat(getComputedStyle(button).fontSize);
        const out = lines.some((line) => {
          const high = spare(line, size);
          return line.left < box.left + 0.5 || line.right > box.right - 0.5 || line.top + high < box.top || line.bottom - high > box.bottom;
        });
        const says = `${kind}: “${button.innerText.replaceAll('\n', ' / ')}”`;
        if (out) wrong.add(`${says} does not fit`);
        // The area of a suggested amount that takes a tap is larger than its button.
        const least = button.closest('.quick') ? 30 : kind.startsWith('amount') ? 41 : 44;
        if (box.height < least || box.width < least) wrong.add(`${says} is ${box.width} × ${box.height}`);
      }
      const now = JSON.stringify(boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)));
      if (!moves && now !== (places ??= now)) wrong.add(`${kind}: “${buttons.map((button) => button.innerText).join(' | ')}” at ${now}, and not at ${places}`);
    }
  }
  return [...wrong];
}
