// Three Card Poker: by touch, by keys, with three boxes of one player, in German, replayed, and with hidden cards kept secret.

import assert from 'node:assert/strict';
import { CARD_NAME, code } from './cards.mjs';
import { givenAway, givesAwayOnly, noteEverything, noted } from './given-away.mjs';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { RecordsSheet } from './records-sheet.mjs';
import { isKept, keptSitting } from './store.mjs';

spacePresses();

const START = (more = '') => ({ path: `?embed&variant=three_card_poker&start${more}` });

/** The table for a player against the house. */
class Casino {
  constructor(page) {
    this.page = page;
    this.felt = page.getByRole('region', { name: 'The table' });
    this.controls = page.getByRole('region', { name: 'What you can do' });
    const button = (name, state) => this.controls.getByRole('button', { name, ...state });
    this.stake = button(/^Stake /, { disabled: false });
    this.out = button('Sit out', { disabled: false });
    this.play = button(/^Play for /, { disabled: false });
    this.fold = button('Fold', { disabled: false });
    this.next = button('Next deal');
    this.again = button('Same again');
    this.more = (bet) => button(`More: ${bet}`);
    this.less = (bet) => button(`Less: ${bet}`);
    this.lift = page.getByRole('dialog', { name: /^Pass to / });
    this.verdict = this.felt.getByRole('heading', { level: 2 });
  }

  /** The cards of a player or of the house. A face-down card is `null`. */
  async cards(of) {
    const lie = this.felt.locator(`.card[aria-label$=", ${of}"]`);
    const labels = await lie.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    return labels.map((label) => (CARD_NAME.test(label) ? code(label) : null));
  }

  /** The amounts set for the two bets. */
  async amounts() {
    const texts = await this.controls.locator('.casino-stake b').allInnerTexts();
    return texts.map(Number);
  }

  /** The texts in the places of a box: `['5', '', '2']`. */
  async places(of) {
    const box = this.felt.getByRole('img', { name: new RegExp(`^${of}: ante`) });
    return box.locator('.bet b').allInnerTexts();
  }

  /** A player's chips, from his plate. */
  async chips(of) {
    const plate = this.felt.locator('.plate', { hasText: new RegExp(`^${of}\\s*\\d`) });
    return Number(/\d+/.exec((await plate.innerText()).slice(of.length))[0]);
  }

  /** Waits for one of these and returns it. */
  async until(...names) {
    const any = names.map((name) => this[name]).reduce((one, other) => one.or(other));
    for (let looks = 0; looks < 50; looks++) {
      await any.first().waitFor({ timeout: 45_000 });
      for (const name of names) if (await this[name].isVisible()) return name;
    }
    return assert.fail('the table never waits');
  }

  /** Stakes the set amounts in every box, plays every hand, and reads the result. */
  async round(each = async () => {}) {
    for (let stops = 0; stops < 40; stops++) {
      const stop = await this.until('stake', 'play', 'next', 'again');
      await each(stop);
      if (stop === 'next' || stop === 'again') return stop;
      await this[stop].click();
    }
    return assert.fail('the deal never ends');
  }
}

/** The sum of the amounts in places, without returned bets. */
const sum = (written) => written.map((text) => Number(text.replace('−', '-')) || 0).reduce((all, one) => all + one, 0);

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`a round is played by touch on the ${size} screen, and the same staked again by one press`, async ({ page }) => {
    const at = new Casino(page);
    await at.stake.waitFor();
    assert.deepEqual(await at.amounts(), [5, 0]);
    await isAccessible(page, 'before the stakes');
    await at.more('Pair Plus').click();
    await at.more('Pair Plus').click();
    await at.more('Ante').click();
    await at.less('Ante').click();
    await at.less('Ante').click();
    assert.deepEqual(await at.amounts(), [4, 2]);
    await picture(page, `casino-stake-${size}`);
    await at.stake.click();
    await at.play.waitFor();
    assert.deepEqual(await at.cards('House'), [null, null, null], 'nobody sees what the house has');
    const own = await at.cards('You');
    assert.equal(own.filter(Boolean).length, 3);
    assert.deepEqual(await at.places('You'), ['4', '', '2']);
    assert.equal(await at.chips('You'), 94);
    await isAccessible(page, 'one’s turn to play');
    await picture(page, `casino-play-${size}`);
    await at.play.click();
    await at.next.waitFor();
    assert.equal((await at.cards('House')).filter(Boolean).length, 3, 'the house has shown');
    const came = await at.places('You');
    assert.ok(came.every((text) => /^[+−]\d+$|^↩$/.test(text)), `each bet is told: ${came}`);
    const bonus = await at.felt.locator('.bonus').allInnerTexts();
    const won = sum(came) + sum(bonus.map((text) => text.replace(/^\D+/, '')));
    assert.equal(await at.chips('You'), 100 + won);
    const says = won > 0 ? `You win ${won}` : won < 0 ? `You lose ${-won}` : 'You break even';
    assert.equal(await at.verdict.innerText(), says);
    await isAccessible(page, 'the end of a deal');
    await picture(page, `casino-end-${size}`);
    // One press repeats the bets.
    await at.next.click();
    await at.stake.waitFor();
    assert.deepEqual(await at.amounts(), [4, 2]);
    assert.equal(await at.stake.innerText(), 'Stake 6');
  }, { ...START('&seats=1'), viewport });
}

/** Phones upright and on their side, the smallest frame, a tablet, laptops and a large screen. */
const SIZES = [[320, 480], [360, 560], [360, 640], [390, 664], [844, 340], [667, 375], [820, 1106], [1024, 600], [1366, 657], [1920, 950]];

for (const seats of [1, 3, 6]) {
  visit(`one’s own face is at one’s own box at every moment: ${seats} boxes`, async ({ page }) => {
    const at = new Casino(page);
    const look = async (when) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await page.evaluate(ownFace), [], `${when}, ${width} × ${height}`);
      }
    };
    await at.stake.waitFor();
    await look('before the stakes');
    await at.stake.click();
    await at.play.waitFor();
    await look('with cards');
    await at.play.click();
    await at.next.waitFor();
    await look('at the end');
  }, START(`&seats=${seats}`));
}

/** Runs in the page: what is wrong with one's own face. */
function ownFace() {
  const face = document.querySelector('.felt .seat.is-me .face');
  if (!face?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return ['there is none'];
  const box = (one) => one.getBoundingClientRect();
  const [own, felt] = [box(face), box(document.querySelector('.felt'))];
  const lies = (other) => Math.min(own.right, other.right) - Math.max(own.left, other.left) > 2 && Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top) > 2;
  const others = [...document.querySelectorAll('.felt :is(.card:not(.is-gone), .bet b, .bonus, .verdict, .seat:not(.is-me) .plate, .seat:not(.is-me) .face, .seat.is-me .name)')];
  const wrong = others.filter((other) => lies(box(other))).map((other) => `${other.className} lies on it`);
  if (own.left < felt.left || own.right > felt.right || own.bottom > felt.bottom) wrong.push('it leaves the felt');
  if (own.width < 30) wrong.push(`it is ${own.width} wide`);
  return wrong;
}

visit('no other button is in the place of fold and play just before they appear', async ({ page }) => {
  const at = new Casino(page);
  await at.stake.waitFor();
  // A player who has finished may hurry the others on. While cards are still to come, that press would fold them.
  await page.evaluate(() => {
    globalThis.stood = [];
    const note = () => globalThis.stood.push(document.querySelector('.acts').innerText.replaceAll(/\s+/g, ' ').trim());
    new MutationObserver(note).observe(document.querySelector('.controls'), { subtree: true, childList: true, characterData: true });
  });
  await at.stake.click();
  await at.play.waitFor();
  const before = await page.evaluate(() => globalThis.stood);
  assert.ok(before.length > 0 && before.every((says) => /^(Sit out Stake \d+|Fold Play\b.*)$/.test(says)), `${before}`);
  await at.play.click();
  await at.next.waitFor();
  await page.evaluate(() => { globalThis.stood.length = 0; });
  await at.next.click();
  await at.stake.waitFor();
  const again = await page.evaluate(() => globalThis.stood);
  assert.ok(again.every((says) => !/Faster/.test(says)), `${again}`);
}, { ...START('&seats=1'), reducedMotion: 'no-preference' });

visit('the whole game goes by keys: amounts, the stake, a fold, and a deal that is sat out', async ({ page }) => {
  const at = new Casino(page);
  await at.stake.waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  assert.deepEqual(await at.amounts(), [6, 1]);
  await page.keyboard.press('ArrowDown');
  assert.deepEqual(await at.amounts(), [5, 1]);
  await page.keyboard.press('Enter');
  await at.fold.waitFor();
  await page.keyboard.press('f');
  await at.next.waitFor();
  assert.equal(await at.verdict.innerText(), 'You lose 6');
  assert.deepEqual(await at.places('You'), ['−5', '', '−1']);
  await page.keyboard.press('Enter');
  await at.out.waitFor();
  // If every box sits out, nothing is dealt, and the next deal can begin at once.
  await page.keyboard.press('s');
  await at.controls.getByRole('button', { name: /^(Next deal|Deal me in)$/ }).waitFor();
  await page.keyboard.press('Enter');
  await at.stake.waitFor();
  assert.equal(await at.chips('You'), 94);
  await page.keyboard.press('Enter');
  await at.play.waitFor();
  await page.keyboard.press('p');
  await at.next.waitFor();
}, { ...START('&seats=1'), viewport: DESKTOP });

visit('one player has three boxes beside a bot: no curtain, each hand his own, each bet told', async ({ page, table }) => {
  const sheet = await table.openNewGame('Three Card Poker');
  // Beside others several boxes have to be agreed on.
  await sheet.getByRole('radiogroup', { name: 'Several boxes' }).getByRole('radio', { name: 'Always' }).check();
  const names = sheet.getByRole('textbox', { name: 'Name', exact: true });
  while ((await names.count()) > 2) await sheet.getByRole('button', { name: 'Remove a player' }).click();
  await sheet.getByRole('button', { name: 'Add a box of your own' }).click();
  await sheet.getByRole('button', { name: 'Add a box of your own' }).click();
  assert.deepEqual(await names.evaluateAll((fields) => fields.map((field) => field.value)), ['You', 'Box 2', 'Box 3', 'Nell']);
  await isAccessible(page, 'the sheet with three boxes');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  const at = new Casino(page);
  let seen = 0;
  await at.round(async (stop) => {
    assert.equal(await at.lift.count(), 0, 'nobody hides anything from himself');
    if (stop !== 'play') return;
    for (const box of ['You', 'Box 2', 'Box 3']) assert.equal((await at.cards(box)).filter(Boolean).length, 3, box);
    assert.deepEqual(await at.cards('House'), [null, null, null]);
    seen++;
  });
  assert.equal(seen, 3, 'each box is asked');
  await picture(page, 'casino-boxes');
  let won = 0;
  for (const box of ['You', 'Box 2', 'Box 3']) {
    const chips = await at.chips(box);
    won += chips - 100;
    const came = await at.places(box);
    assert.ok(came.slice(0, 2).every((text) => text !== ''), `${box}: ${came}`);
  }
  const says = won > 0 ? `You win ${won}` : won < 0 ? `You lose ${-won}` : 'You break even';
  assert.equal(await at.verdict.innerText(), says, 'all boxes together');
  await isAccessible(page, 'three boxes at the end');
  const log = await table.openHouse('Log');
  const lines = await log.getByRole('listitem').allInnerTexts();
  for (const box of ['You stake', 'Box 2 stakes', 'Box 3 stakes']) {
    assert.equal(lines.filter((line) => line.startsWith(`${box} `)).length, 1, `${box}: ${lines.join(' ')}`);
  }
  await log.getByRole('button', { name: 'Close' }).click();
  await log.waitFor({ state: 'detached' });

  // The sitting and its boxes are there again after a reload.
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Go on/ }).click();
  await page.getByText('Box 3').first().waitFor();
  await at.controls.getByRole('button', { name: 'Next deal' }).click();
  await at.stake.waitFor();
  assert.equal(await at.lift.count(), 0);
});

visit('after a deal that all sit out the sitting goes on after a reload', async ({ page, table }) => {
  const at = new Casino(page);
  const sheet = await table.openNewGame('Three Card Poker');
  const names = sheet.getByRole('textbox', { name: 'Name', exact: true });
  while ((await names.count()) > 1) await sheet.getByRole('button', { name: 'Remove a player' }).click();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  assert.equal(await at.round(), 'next');
  const chips = await at.chips('You');
  await at.next.click();
  await at.out.click();
  await at.out.waitFor({ state: 'detached' });
  await isKept(page);
  const { record } = await keptSitting(page);
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Go on/ }).click();
  const deals = at.controls.getByRole('button', { name: /^(Next deal|Deal me in)$/ });
  await deals.waitFor();
  assert.equal(await page.getByRole('alert').count(), 0, 'it is not put aside');
  assert.deepEqual((await keptSitting(page)).record.actions, record.actions);
  await deals.click();
  await at.stake.waitFor();
  assert.equal(await at.chips('You'), chips);
});

visit('nothing of the house’s cards or of others’ is in the page before they are turned', async ({ page }) => {
  const at = new Casino(page);
  await at.stake.waitFor();
  await givesAwayOnly(page, [], [], 'before the cards');
  await at.stake.click();
  await at.until('play', 'next');
  const own = await at.cards('You');
  const hand = (await givenAway(page)).hands;
  assert.ok(hand.length <= 1, `one’s own hand alone is named: ${hand}`);
  await givesAwayOnly(page, own, hand, 'in one’s turn');
  assert.deepEqual((await noted(page)).filter((card) => !own.includes(card)), [], 'nor was it there for a moment');
  await at.fold.click();
  await at.next.waitFor();
  const shown = (await givenAway(page)).cards;
  assert.ok((await at.cards('House')).every((card) => shown.includes(card)));
  assert.ok(own.every((card) => !shown.includes(card)), 'what is thrown in is shown to nobody');
}, { ...START('&seats=3'), prepare: noteEverything });

visit('a round is shown again from the records, step by step', async ({ page, table }) => {
  const sheet = await table.openNewGame('Three Card Poker');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  const at = new Casino(page);
  await at.round();
  const ended = await at.verdict.innerText();
  const past = new RecordsSheet(page, table);
  const list = await past.open();
  assert.match((await past.lines(list))[0], /deal 1/i);
  await past.close(list);
  const replay = await past.replay('deal 1');
  await replay.fits();
  const [, count] = await replay.at();
  const captions = [];
  for (let step = 2; step <= count; step++) {
    await replay.button('Forward').click();
    captions.push(await replay.caption());
  }
  const all = captions.join('\n');
  assert.match(all, /You stake an ante of 5\./);
  assert.match(all, /The house shows /);
  assert.match(all, /You: the ante (wins 5|loses 5|comes back)\./);
  await picture(page, 'casino-replay');
  await past.leave(replay);
  assert.equal(await at.verdict.innerText(), ended);
}, { timeout: 120_000 });

visit('the pay table and the house’s edge are at hand, and on the tab of odds', async ({ page, table }) => {
  const at = new Casino(page);
  await at.stake.waitFor();
  await page.getByRole('button', { name: 'What beats what' }).click();
  const sheet = page.getByRole('dialog', { name: 'What beats what' });
  const row = (kind) => sheet.getByRole('row', { name: new RegExp(`^${kind} `) });
  await sheet.getByRole('heading', { name: 'What is paid' }).waitFor();
  assert.match(await row('Running flush').innerText(), /5 to 1\s+40 to 1/);
  assert.match(await row('Pair').innerText(), /–\s+1 to 1/);
  await sheet.getByText('The house keeps 3.3730% of every ante on average').waitFor();
  await sheet.getByText('It keeps 2.3167% of every Pair Plus bet.').waitFor();
  await sheet.getByText('Play Q-6-4 or better: 14,900 of 22,100 hands').waitFor();
  await isAccessible(page, 'the pay table');
  await picture(page, 'casino-paid');
  await sheet.getByRole('button', { name: 'Back' }).click();
  const house = await table.openHouse('Odds');
  await house.getByRole('heading', { name: 'What is paid' }).waitFor();
}, START('&seats=1'));

visit('in German on the smallest screen nothing hangs over, and all of it is German', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'Was du tun kannst' });
  const button = (name) => controls.getByRole('button', { name, disabled: false });
  const fits = async (when) => {
    const over = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.acts *, .hint, .casino-stake *, .seat .plate, .bet b, .verdict, .bank-has')];
      const out = parts.filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -0.5 || right > innerWidth + 0.5;
      });
      return [document.documentElement.scrollWidth - innerWidth, ...out.map((part) => part.outerHTML.slice(0, 80))];
    });
    assert.deepEqual(over, [0], `all fits ${when}`);
    const said = await page.locator('main').innerText();
    assert.doesNotMatch(said, /\b(stake|house|play for|wins|loses|high|pair of)\b/i, when);
  };
  const next = button('Nächste Runde');
  const plus = button('Mehr: Pair Plus');
  await plus.waitFor({ timeout: 45_000 });
  await plus.click();
  await fits('before the stakes');
  await button(/ setzen$/).click();
  await button(/^Für \d+ spielen/).waitFor({ timeout: 45_000 });
  await fits('in one’s turn');
  await picture(page, 'casino-de');
  await button(/^Für \d+ spielen/).click();
  await next.waitFor({ timeout: 45_000 });
  await page.getByRole('heading', { level: 2, name: /^(Du (gewinnst|verlierst) \d+|Für dich geht es auf)$/ }).waitFor();
  await fits('at the end');
  await picture(page, 'casino-de-end');
}, { ...START('&seats=6'), viewport: EMBED, locale: 'de-DE' });
