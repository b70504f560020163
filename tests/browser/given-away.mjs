// What a page reveals about cards, anywhere in its HTML and in its accessibility tree.

import assert from 'node:assert/strict';
import { CARD_NAME, code } from './cards.mjs';

/** Records every card that is added to the page, however briefly. Call it before the page opens. */
export async function noteEverything(context) {
  await context.addInitScript(() => {
    const noted = [];
    globalThis.cardsNoted = () => noted.splice(0);
    const note = (text) => {
      const pictures = text?.match(/cards\.svg#[2-9TJQKA*][cdhs1-4]/g) ?? [];
      const names = text?.match(/\b\w+ of (clubs|diamonds|hearts|spades)\b/gi) ?? [];
      noted.push(...pictures, ...names);
    };
    new MutationObserver((records) => {
      for (const { type, target, attributeName, addedNodes } of records) {
        if (type === 'attributes') note(target.getAttribute(attributeName));
        if (type === 'characterData') note(target.data);
        for (const node of addedNodes) note(node.outerHTML ?? node.textContent);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** The cards added since the last call, as `3s`. */
export async function noted(page) {
  const noted = await page.evaluate(() => globalThis.cardsNoted());
  return unique(noted.map((text) => picture(text) ?? code(text)));
}

/** Everything that the page reveals now: cards, and names of hands. */
export async function givenAway(page) {
  const [{ html, words }, spoken] = await Promise.all([page.evaluate(read), accessibilityTree(page)]);
  const pictures = (html.match(/cards\.svg#[2-9TJQKA*][cdhs1-4]/g) ?? []).map(picture);
  const names = [html, spoken].flatMap((text) => text.match(new RegExp(CARD_NAME, 'gi')) ?? []).map(code);
  return {
    cards: unique([...pictures, ...names, ...words]),
    hands: unique([html, spoken].flatMap((text) => text.match(HAND_NAME) ?? [])),
  };
}

/** Asserts that the page reveals exactly these cards, and names no hands but these. */
export async function givesAwayOnly(page, cards, hands, when) {
  const found = await givenAway(page);
  assert.deepEqual(found.cards, unique(cards), `the cards that can be found in the page ${when}`);
  const leaked = found.hands.filter((hand) => !hands.includes(hand));
  assert.deepEqual(leaked, [], `hands named in the page ${when} that may not be`);
}

const HAND_NAME = /\b(?:prial of \w+|pair of \w+|(?:running flush|flush|run), (?:ace two three|\w+ high)|(?:two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace) high)\b/g;

const picture = (text) => /cards\.svg#([2-9TJQKA*][cdhs1-4])/.exec(text)?.[1];
const unique = (all) => [...new Set(all)].sort();

/** Runs in the page: its whole HTML without styles, scripts and their hashes, and every word in it that could be a card. */
function read() {
  const page = document.documentElement.cloneNode(true);
  for (const passive of page.querySelectorAll('style, script, meta[http-equiv]')) passive.remove();
  const texts = [];
  const attributes = [];
  const walk = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.data !== undefined) texts.push(node.data);
    for (const { name, value } of node.attributes ?? []) attributes.push(name, value);
    // The value of a field is not in the HTML.
    if (node.value !== undefined) attributes.push(String(node.value));
  }
  const letters = /^(?:[2-9TJQKA]|10)[cdhs♣♦♥♠♧♢♡♤]$/;
  const wordsOf = (all) => all.flatMap((text) => text.split(/[^\w♣♦♥♠♧♢♡♤]+/)).filter((word) => letters.test(word));
  // In a sentence these are ordinary English words.
  const words = [...wordsOf(attributes), ...wordsOf(texts).filter((word) => !['As', 'Ah', 'Ad'].includes(word))];
  return { html: page.outerHTML, words };
}

/** Every text in the accessibility tree: roles, names, values, descriptions and properties. */
export async function accessibilityTree(page) {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    // Line boxes repeat the text, and may split the name of a hand.
    return nodes
      .filter(({ role }) => role?.value !== 'InlineTextBox')
      .map(({ role, name, value, description, properties = [] }) => {
        const texts = [role, name, value, description, ...properties.map((property) => property.value)];
        return texts.map((text) => text?.value ?? '').join(' ');
      })
      .join('\n');
  } finally {
    await session.detach();
  }
}
