// What lies open at a showdown, and whether anything covers it.

/** The screens of the showdowns: phones upright and landscape, a laptop, a large screen. */
export const SCREENS = [[320, 480], [360, 640], [844, 390], [1280, 800], [1920, 1080]];

/**
 * What to press, the first that is offered. Each deal ends with as many hands as possible. Nothing is pressed in the turn of
 * others, so that the cards of a test decide all that happens.
 */
const PRESSES = [
  'Stick', 'All three', 'Stand', 'Stake', 'Agree', 'Show all', 'Show', 'See', 'Match', 'Call', 'Check', 'Take up', 'Go it', 'Chaal', 'Blind', 'Throw', 'Play these', 'Best three',
  'Keep mine', 'Suggest', 'Lay', 'Keep', 'Play', 'Bet', 'Ante', 'Cover', 'Brag', 'Deal', 'Next deal', 'Same again', 'Buy in', 'Keep watching', 'Play on', 'Skip to the end', 'Pass', 'Give up', 'Pack', 'Fold',
];

/** Plays by `PRESSES` until hands are shown as `wanted` says. Returns how many. */
export async function playToShow(page, wanted) {
  let rejected;
  for (let tries = 0; tries < 2000; tries++) {
    const { shown, pressed } = await page.evaluate(pressOn, { presses: PRESSES, rejected });
    if (wanted(shown)) return shown.hands;
    rejected = shown;
    await page.waitForTimeout(pressed ? 10 : 30);
  }
  const stuck = await page.locator('.controls').innerText();
  throw new Error(`no hands are ever shown: ${stuck.replaceAll(/\s+/g, ' ')}`);
}

/**
 * Runs in the page: says what is shown, and presses the first button of `presses` if that is still what was `rejected`. A deal that
 * ends between a look and the press after it would be over unseen.
 */
function pressOn({ presses, rejected }) {
  const felt = document.querySelector('.felt');
  const open = document.querySelectorAll('.felt .card.up:is(.at-show, .at-row, .at-box)').length;
  const shown = { hands: Number(felt?.dataset.see ?? 0), open, isOver: felt?.hasAttribute('data-end') ?? false };
  if (JSON.stringify(shown) !== JSON.stringify(rejected)) return { shown, pressed: false };
  const buttons = [...document.querySelectorAll('.controls button:not([aria-disabled="true"])')];
  const named = (name) => buttons.find((button) => button.innerText.trim().startsWith(name));
  // Of two hands the one that plays is chosen over it.
  const hand = [...document.querySelectorAll('.felt button')].find((button) => /^(Play|Keep) old$/.test(button.innerText.trim()));
  const button = hand ?? presses.map(named).find(Boolean);
  button?.click();
  return { shown, pressed: Boolean(button) };
}

/**
 * What is wrong with the open hands on each screen. `mayEnd`: the deal goes on, and a showing that is over has been looked at long enough.
 * `look` looks at more on each screen.
 */
export async function coveredOn(page, screens = SCREENS, mayEnd = false, look = async () => {}) {
  const wrong = [];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await still(page);
    let now = await page.evaluate(covered);
    // What is wrong stays wrong. While a deal goes on, the next motion may begin at any moment.
    if (now.length) {
      await still(page);
      const before = now;
      now = (await page.evaluate(covered)).filter((found) => before.includes(found));
    }
    if (mayEnd && width !== screens[0][0] && now.includes('no card lies open')) break;
    for (const found of now) wrong.push(`${width} x ${height}: ${found}`);
    await look([width, height]);
  }
  return wrong;
}

/** Waits until nothing moves. */
export async function still(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const moves = document.querySelector('.felt').getAnimations({ subtree: true });
    await Promise.allSettled(moves.map((move) => move.finished));
  });
}

/**
 * Runs in the page: looks at the index of every open card and at every name of a hand and its player. Each has to be in
 * sight, whole, and under nothing.
 */
function covered() {
  const wrong = [];
  const felt = document.querySelector('.felt');
  const seen = (element) => {
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const box = element.getBoundingClientRect();
    return opacity > 0.15 && box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const all = (names, within = document) => [...within.querySelectorAll(names)].filter(seen);
  const touch = (a, b, by = 1) => a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by;
  const name = (element) => `${element.getAttribute('class')} “${(element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ')}”`;
  const isOnScreen = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;

  // The rail and the controls are no part of the felt, but may lie over it.
  const over = all('.verdict, .caption, .pot .total, .talk, .said, .dealer, .moment span, .stakepot, .stakes span, .plate, .kind, .bets, .face, .bar button, .controls button, .notice, .hand-name');
  const cards = all('.card.up:is(.at-show, .at-row, .at-box, .at-bank)', felt).filter((card) => !card.matches('.is-left, .thrown'));
  if (!cards.length) wrong.push('no card lies open');
  for (const card of cards) {
    const box = card.getBoundingClientRect();
    const index = { left: box.left, top: box.top, right: box.left + box.width * 0.24, bottom: box.top + box.height * 0.3 };
    if (!isOnScreen(box)) wrong.push(`${name(card)} is partly off the screen`);
    if (box.width < 16) wrong.push(`${name(card)} is ${Math.round(box.width)} px wide`);
    const [x, y] = [box.left + box.width * 0.12, box.top + box.height * 0.14];
    const top = document.elementFromPoint(x, y);
    if (top?.closest('.card') !== card) wrong.push(`${name(card)} has its index under ${top ? name(top) : 'nothing'}`);
    for (const other of over) if (touch(index, other.getBoundingClientRect())) wrong.push(`${name(other)} lies over ${name(card)}`);
  }

  // What was thrown away open lies behind its hand, on the cloth.
  const cloth = felt.getBoundingClientRect();
  for (const card of all('.card.up.at-show.thrown', felt)) {
    const box = card.getBoundingClientRect();
    if (box.left < cloth.left - 1 || box.right > cloth.right + 1 || box.top < cloth.top - 1) wrong.push(`${name(card)}, thrown away, lies beside the felt`);
  }

  const seats = all('.seat.in-see', felt);
  const hands = Number(felt.dataset.see ?? 0);
  if (seats.length !== hands) wrong.push(`${seats.length} plates for ${hands} hands`);
  for (const seat of seats) {
    const says = all('.kind, .name', seat);
    if (!all('.name', seat).length) wrong.push(`${name(seat)} has no name`);
    for (const text of says) {
      const box = text.getBoundingClientRect();
      if (!isOnScreen(box)) wrong.push(`${name(text)} is partly off the screen`);
      if (text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== 'inline') wrong.push(`${name(text)} is cut off`);
      for (const other of over) {
        if (other.closest('.seat') === seat || seat.contains(other)) continue;
        if (touch(box, other.getBoundingClientRect())) wrong.push(`${name(other)} lies over ${name(text)}`);
      }
      for (const card of all('.card', felt)) if (touch(box, card.getBoundingClientRect(), 3)) wrong.push(`${name(card)} touches ${name(text)}`);
    }
    for (const other of seats) {
      if (other !== seat && touch(seat.getBoundingClientRect(), other.getBoundingClientRect())) wrong.push(`${name(seat)} touches ${name(other)}`);
    }
  }
  return [...new Set(wrong)];
}
