// The screen of a player who sets hands, and how it is pressed and dragged.

import { givenAway } from './given-away.mjs';

/** An address that begins with a dealt game. */
export const START = (variant, more = '') => ({ path: `?embed&variant=${variant}&start${more}` });

export function desk(page) {
  const controls = page.getByRole('region', { name: 'What you can do' });
  const felt = page.getByRole('region', { name: 'The table' });
  const button = (name) => controls.getByRole('button', { name });
  return {
    page,
    felt,
    lay: button(/^Lay/),
    suggest: button('Suggest'),
    bestFirst: button('Best first'),
    sort: button(/^Sort/),
    keepMine: button('Keep mine'),
    takeSpare: button('Take it'),
    show: button('Show'),
    pass: button('Pass'),
    looks: button('Look at your cards'),
    places: felt.getByRole('button', { name: /^Hand \d: / }),
    inHand: felt.getByRole('button', { name: /, still to set$/ }),
    placed: (nth) => felt.getByRole('button', { name: new RegExp(`, in hand ${nth}$`) }),
    over: button(/^(Next deal|Same again)$/),
    next: button('Next deal'),
    again: button('Same again'),
    hurry: button('Faster'),
    /** The announcement that a player has won every hand, while it is shown. */
    moment: felt.locator('.moment'),
  };
}

/** Cards from the left to the right. */
export async function fromTheLeft(locator) {
  const cards = await Promise.all((await locator.all()).map(async (card) => ({ card, ...(await card.boundingBox()) })));
  return cards.sort((a, b) => a.x - b.x).map(({ card }) => card);
}

/** Presses the visible part of a card. The next card covers its right half. */
export const tap = (card) => card.click({ position: { x: 6, y: 12 } });

/** Takes the suggested hands once all cards are dealt, and sets them. */
export async function layAsSuggested({ suggest, lay, inHand }, cards) {
  await inHand.nth(cards - 1).waitFor();
  await suggest.click();
  await lay.click();
}

/**
 * Plays one deal on a shared screen. Each player keeps his cards and sets the suggested hands. Returns what each could
 * see while he set. `sees` gets it as soon as he looks. `isHidden` is called whenever nobody looks.
 */
export async function layInTurn(at, table, isHidden = () => {}, sees = () => {}) {
  const seen = [];
  for (let stops = 0; stops < 24; stops++) {
    await table.lift.or(at.keepMine).or(at.looks).or(at.over).first().waitFor();
    if (await at.over.isVisible()) return seen;
    await isHidden(seen.length);
    if (await table.lift.isVisible()) await table.lift.click();
    else if (await at.keepMine.isVisible()) await at.keepMine.click();
    else {
      await at.looks.click();
      await at.suggest.waitFor();
      seen.push((await givenAway(at.page)).cards);
      sees(seen.at(-1));
      await at.suggest.click();
      await at.lay.click();
    }
  }
  throw new Error('the deal never ends');
}

/** The point at which something is touched or dropped. */
export async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + Math.min(width / 2, 24), y: y + height / 2 };
}

/** The mouse and a finger. They drag alike. */
export const POINTERS = {
  mouse: async (page) => ({
    down: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    up: () => page.mouse.up(),
  }),
  finger: async (page) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    return {
      down: (at) => touch('touchStart', [at]),
      move: (at) => touch('touchMove', [at]),
      up: () => touch('touchEnd', []),
    };
  },
};

/** Drags in steps from one point to another. `under_way` is called before the drop. */
export async function drag(pointer, from, to, underWay = async () => {}) {
  await pointer.down(from);
  for (const part of [0.1, 0.4, 0.7, 1]) {
    await pointer.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await underWay();
  await pointer.up();
}
