// The words on the buttons: every language has room for its longest, on every screen, and the buttons keep their places
// whatever they say. The rows are put into the page as the table draws them, so that no deal must be played to see each.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DESKTOP, EMBED, PHONE, inEveryFont } from './harness.mjs';

const FILES = join(dirname(fileURLToPath(import.meta.url)), '../../src/app/i18n');
/** A name as long as those of the bots, and cards and hands with long names. */
const SOMEBODY = 'Charlie';
const CARDS = {
  en: ['queen of diamonds', 'king of spades, king of diamonds and eight of hearts', 'queen of spades for the queen of diamonds'],
  de: ['Karo-Königin', 'Pik-König, Karo-König und Herz-Acht', 'Pik-König gegen Karo-Bube'],
  fr: ['valet de carreau', 'roi de pique, roi de carreau et 8 de cœur', 'valet de pique contre valet de carreau'],
  ru: ['восьмёрка червей', 'король пик, король бубен и восьмёрка червей', 'восьмёрка пик → десятка червей'],
};

/**
 * The rows by the classes of the element around their buttons. A button is a list of what it may say: a message, and
 * what may stand beneath it. The last button of a row of actions is the usual one.
 */
const ROWS = [
  ['acts', [
    [['look', '', 'why-seen', 'why-old-or-new', 'why-look-first']],
    [['fold', '']],
    [['see', '', 'why-still-in', 'why-not-a-blind-man', 'why-blind-man-later', 'why-no-bet-yet', 'why-look-first'], ['see-for', '$who', 'press-again'], ['show', '$who', 'show-instead']],
    [['bet-of', 'to-open', 'to-stay-in', 'press-again'], ['bet-blind-of', 'to-open', 'to-stay-in', 'press-again'], ['bet', '', 'why-look-first', 'why-costs', 'why-at-most'], ['cover-for', 'all-you-have'], ['borrow-of', 'from-whom'], ['ask-whom', 'for-chips'], ['lend-of', 'to-whom']],
  ]],
  ['acts', [[['look', '', 'why-seen']], [['fold', '']], [['check', ''], ['match', ''], ['match-for', '', 'half-price']], [['bet', '', 'why-look-first', 'why-no-more-raises'], ['bet-of', 'least-is', 'press-again']]]],
  ['acts three', [[['fold', '']], [['check', ''], ['match', ''], ['match-for', '']], [['bet', '', 'why-no-more-raises'], ['bet-of', 'least-is', 'press-again']]]],
  ['acts three', [[['bolt', 'bolt-means'], ['pass-brag', '']], [['go-it', '', 'why-you-are-in'], ['go-it-for', ''], ['call-a-sight', 'sight-means']], [['brag', '', 'why-you-are-in'], ['brag-of', 'least-is', 'press-again'], ['return-of', 'least-is', 'press-again']]]],
  ['acts three', [[['pass-brag', ''], ['give-up', '']], [['take-up', ''], ['take-up-for', ''], ['see', ''], ['see-for', '']], [['raise', ''], ['raise-of', 'least-is', 'press-again']]]],
  ['acts few', [[['pass-brag', '']], [['brag-of', 'least-is', 'press-again']]]],
  ['acts few', [[['stand', ''], ['stand-at', '']], [['draw-a-card', '']]]],
  ['acts patti', [
    [['look', '', 'why-seen']],
    [['patti-pack', '']],
    [['patti-sideshow', '', '100 · $who', 'why-look-first', 'patti-why-few', 'patti-why-of-blind', 'patti-why-none'], ['patti-show', '', 'patti-why-few'], ['patti-show-for', '$who', 'press-again']],
    [['patti-chaal', '', 'why-answer-first'], ['patti-blind-of', 'to-stay-in', 'press-again'], ['patti-chaal-of', 'to-stay-in', 'press-again'], ['cover-for', 'all-you-have']],
  ]],
  ['acts three', [[['look', '', 'why-seen']], [['refuse', '']], [['patti-compare', '']]]],
  ['acts few', [[['best-three', '']], [['look-at-your-cards', ''], ['throw-the', ''], ['throw-two', '', 'pick-one-more'], ['throw', 'pick-one', 'pick-two', 'pick-three-to-play', 'pick-two-more'], ['play-these-three', '$cards']]]],
  ['acts few', [[['keep-all', '']], [['draw-some', ''], ['draw-of', '$cards'], ['look-at-your-cards', '']]]],
  ['acts three', [[['look', '']], [['keep-all', '']], [['draw-some', ''], ['draw-of', '']]]],
  ['acts bus', [[['all-three', '']], [['stick', '', 'stick-later', 'stuck-already']], [['swap', '', '$swap'], ['look-at-your-cards', '']]]],
  ['acts three', [[['sort', 'by-rank', 'by-suit']], [['suggest', ''], ['best-first', '']], [['lay', '', 'cards-missing', 'lay-after']]]],
  ['acts few', [[['take-spare', '']], [['keep-mine', '']]]],
  ['acts few', [[['pass-it', '']], [['show', '']]]],
  ['acts few', [[['sit-out', '']], [['stake-of', '']]]],
  ['acts few', [[['fold', '']], [['play-for', ''], ['place-play', ''], ['look-at-your-cards', '']]]],
  ['acts few', [[['new-game', '']], [['deal-me-in', ''], ['next-deal', ''], ['same-again', ''], ['go-on', '']]]],
  ['acts few', [[['hurry', '']], [['play-on', ''], ['to-the-end', '']]]],
  ['acts few', [[['watch-on', '']], [['new-game', '']]]],
  ['acts few', [[['not-now', '']], [['buy-in-for', '$who']]]],
  ['choose', [[['keep-old-drop-new', ''], ['keep-new-drop-old', '']], [['drop-old-play-new', ''], ['drop-new-play-old', '']]]],
  ['choose', [[['agree-to-show', ''], ['lend-whom', '']], [['refuse', '']]]],
  ['choose', [[['keep-neither', ''], ['hide-your-cards', ''], ['new-version', '']]]],
  ['amount', [[['show-all', ''], ['patti-sideshow', '']]]],
];

for (const [size, viewport] of Object.entries({ '320 × 480': EMBED, '360 × 640': PHONE, '412 × 915': { width: 412, height: 915 }, '640 × 360': { width: 640, height: 360 }, '1280 × 800': DESKTOP })) {
  for (const code of Object.keys(CARDS)) {
    inEveryFont(`${code}: every button has room for its words, and keeps its place (${size})`, async ({ page }) => {
      const says = speaker(code);
      // The first move fetches the styles of all games.
      await page.mouse.click(5, 200);
      await page.waitForFunction(() => [...document.styleSheets].some((sheet) => [...sheet.cssRules].some((rule) => /\.patti\b/.test(rule.cssText))));
      const rows = ROWS.map(([kind, buttons]) => [kind, buttons.map((texts) => texts.flatMap(([label, ...beneath]) => beneath.map((small) => [says(label), says(small)])))]);
      assert.deepEqual(await page.evaluate(measure, rows), []);
    }, { viewport, locale: code === 'en' ? 'en-GB' : code });
  }
}

/** Says a message in a language, with long words and numbers put in. Anything else is said as it is. */
function speaker(code) {
  const text = readFileSync(join(FILES, `${code}.ftl`), 'utf8');
  const messages = Object.fromEntries([...text.matchAll(/^([a-z][a-z0-9-]*) = (.*(?:\n[ }].*)*)/gm)].map(([, id, says]) => [id, says]));
  const [card, cards, swap] = CARDS[code];
  return (id) => {
    const pattern = messages[id] ?? id;
    // Of a choice, the last text.
    const chosen = pattern.replaceAll(/\{ \$\w+ ->[\s\S]*?\*\[\w+\] ?(.*)\n\}/g, '$1');
    const said = chosen
      .replaceAll(/\{ NUMBER\(\$(\w+)\) \}/g, (_, name) => (/chips|least|most/.test(name) ? '100' : '3'))
      .replaceAll(/\{ \$card \}|\$card\b/g, card)
      .replaceAll('$cards', cards)
      .replaceAll('$swap', swap)
      .replaceAll(/\{ \$\w+ \}|\$who\b/g, SOMEBODY);
    assert.doesNotMatch(said, /[{}$]|->|^[a-z]+-[a-z-]+$/, id);
    return said;
  };
}

/** Runs in the page: puts the rows into the controls, and tells what is wrong with each. */
function measure(rows) {
  const controls = document.querySelector('.controls');
  const wrong = new Set();
  for (const [kind, buttons] of rows) {
    let places;
    for (let nth = 0; nth < Math.max(...buttons.map((texts) => texts.length)); nth++) {
      const row = Object.assign(document.createElement('div'), { className: kind });
      const made = buttons.map((texts, at) => {
        const [label, small] = texts[nth % texts.length];
        const button = document.createElement('button');
        button.className = { amount: 'showdown', choose: at === 0 && buttons.length > 1 ? 'go' : '' }[kind] ?? (at === buttons.length - 1 ? 'act go' : 'act');
        button.append(label);
        if (small) button.append(Object.assign(document.createElement('small'), { textContent: small }));
        return button;
      });
      if (kind === 'amount') row.innerHTML = '<button class="step">−</button><span class="set"></span><button class="step">+</button>';
      row.append(...made);
      const line = Object.assign(document.createElement('p'), { className: 'line', textContent: '…' });
      const hint = Object.assign(document.createElement('p'), { className: 'hint' });
      controls.replaceChildren(...(kind.startsWith('acts') ? [line, hint, row] : [line, row]));
      const boxes = made.map((button) => button.getBoundingClientRect());
      for (const [at, button] of made.entries()) {
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
        if (out) wrong.add(`${kind}: “${button.innerText.replaceAll('\n', ' / ')}” does not fit`);
        if (box.height < 44 || box.width < 44) wrong.add(`${kind}: “${button.innerText}” is ${box.width} × ${box.height}`);
      }
      const now = JSON.stringify(boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)));
      if (now !== (places ??= now)) wrong.add(`${kind}: “${made.map((button) => button.innerText).join(' | ')}” at ${now}, and not at ${places}`);
    }
  }
  return [...wrong];
}
