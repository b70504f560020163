// Cards and the ranking of hands, computed independently of the program under test.

import assert from 'node:assert/strict';

const RANKS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const RANK_LETTERS = '23456789TJQKA';

/** Finds the name of a card in a text. */
export const CARD_NAME = new RegExp(`\\b(${RANKS.join('|')}) of (${SUITS.join('|')})\\b`, 'i');

/** From `three of spades` to `3s`, the name of its picture. */
export function code(name) {
  const [, rank, suit] = CARD_NAME.exec(name) ?? assert.fail(`no card: ${name}`);
  return RANK_LETTERS[RANKS.indexOf(rank.toLowerCase())] + suit[0].toLowerCase();
}

/** The name of a hand as in a verdict: `pair of nines`. */
export function kind(cards) {
  const { order, ranks } = worth(cards);
  const top = RANKS[ranks[0]];
  const high = ranks[0] === 12 && ranks[1] === 1 ? 'ace two three' : `${top} high`;
  const many = top === 'six' ? 'sixes' : `${top}s`;
  return [`${top} high`, `pair of ${many}`, `flush, ${high}`, `run, ${high}`, `running flush, ${high}`, `prial of ${many}`][order];
}

/** Whether the first hand is strictly better than the second. */
export function beats(first, second) {
  const [a, b] = [first, second].map((cards) => {
    const { order, ranks } = worth(cards);
    return [order, ...strength(order, ranks)];
  });
  const differs = a.findIndex((value, i) => value !== b[i]);
  return differs >= 0 && a[differs] > b[differs];
}

/** A prial of threes is the best prial, and ace two three the best run. */
function strength(order, ranks) {
  const best = order === 5 ? ranks[0] === 1 : order >= 3 && order <= 4 && ranks[0] === 12 && ranks[1] === 1;
  return best ? [99] : ranks;
}

/** The class, 0 to 5, and the ranks in the order of comparison. */
function worth(cards) {
  assert.equal(new Set(cards).size, 3, `three different cards: ${cards}`);
  const ranks = cards.map(([rank]) => RANK_LETTERS.indexOf(rank)).sort((a, b) => b - a);
  const [a, b, c] = ranks;
  const flush = new Set(cards.map(([, suit]) => suit)).size === 1;
  const run = (a === b + 1 && b === c + 1) || (a === 12 && b === 1 && c === 0);
  if (a === c) return { order: 5, ranks };
  if (run) return { order: flush ? 4 : 3, ranks };
  if (flush) return { order: 2, ranks };
  if (a === b) return { order: 1, ranks };
  if (b === c) return { order: 1, ranks: [b, c, a] };
  return { order: 0, ranks };
}
