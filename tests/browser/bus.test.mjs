// Stop the Bus: by touch, by keys, against bots to the last life, and on a shared screen with a face-down card.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { CARD_NAME, code } from './cards.mjs';
import { givenAway, givesAwayOnly, noteEverything, noted } from './given-away.mjs';

spacePresses();

const START = (more = '') => ({ path: `?embed&variant=stop_the_bus&start${more}` });
const RULES = (rules, more = '') => ({ path: `?embed&rules=v1.game-stop_the_bus.${rules}&start${more}` });
const PLACES = { own: ['1', '2', '3'], board: ['Q', 'W', 'E'] };

/** The table for the player in turn. */
class Bus {
  constructor(page) {
    this.page = page;
    this.felt = page.getByRole('region', { name: 'The table' });
    this.controls = page.getByRole('region', { name: 'What you can do' });
    const button = (name) => this.controls.getByRole('button', { name });
    this.swap = button(/^Swap/);
    this.all = this.controls.getByRole('button', { name: 'All three', disabled: false });
    this.stick = button(/^Stick/);
    this.looks = button('Look at your cards');
    this.hides = button('Hide your cards');
    this.next = button(/^(Next deal|Keep watching)$/);
    this.again = button('Same again');
    this.on = button(/^(Play on|Skip to the end)/);
    this.lift = page.getByRole('dialog', { name: /^Pass to / }).getByRole('button', { name: /^I am / });
    this.status = page.locator('p.sr[role="status"]');
    this.lives = this.felt.getByRole('img', { name: /^\d li(fe|ves)$/ });
  }

  /** The cards that can be picked, from the left: `own` or `board`. */
  cards(row) {
    return PLACES[row].map((key) => this.felt.locator(`[role="button"][aria-keyshortcuts="${key}"]`));
  }

  /** Their names. A face-down card is `null`. */
  async read(row) {
    const labels = await Promise.all(this.cards(row).map((card) => card.getAttribute('aria-label')));
    return labels.map((label) => (CARD_NAME.test(label) ? code(label) : null));
  }

  /** The open cards of the board, whoever has the turn. */
  async open() {
    const labels = await this.felt.getByRole('img', { name: /, on the board$/ }).or(this.felt.getByRole('button', { name: /, on the board$/ })).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    return labels.filter((label) => CARD_NAME.test(label)).map(code).sort();
  }

  /** Waits until one of these is there, and returns it. */
  async until(...names) {
    const any = names.map((name) => this[name]).reduce((one, other) => one.or(other));
    // Bots are instant here, so it may be gone before it is read. Then the loop tries again.
    for (let looks = 0; looks < 50; looks++) {
      await any.first().waitFor({ timeout: 45_000 });
      for (const name of names) if (await this[name].isVisible()) return name;
    }
    return assert.fail('the table never waits');
  }

  /** Plays the deal to its end: swaps all three first, then sticks when that is allowed. */
  async deal() {
    for (let turns = 0; turns < 60; turns++) {
      const stop = await this.until('next', 'again', 'all', 'on');
      if (stop === 'next' || stop === 'again') return stop;
      // A player who is out cannot act.
      if (stop === 'on') await this.next.or(this.again).first().waitFor({ timeout: 45_000 });
      else if (await this.stick.isEnabled()) await this.stick.click();
      else await this.all.click();
    }
    return assert.fail('the deal never ends');
  }
}

const isPressed = async (cards) => Promise.all(cards.map(async (card) => (await card.getAttribute('aria-pressed')) === 'true'));

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`a deal is played by touch on the ${size} screen`, async ({ page }) => {
    const bus = new Bus(page);
    await bus.all.waitFor();
    const [own, board] = [bus.cards('own'), bus.cards('board')];
    assert.ok(!(await bus.swap.isEnabled()), 'nothing is picked yet');
    assert.ok(!(await bus.stick.isEnabled()), 'nobody sticks on the first turn');
    await bus.controls.getByText('from turn two').waitFor();
    await isAccessible(page, 'one’s turn');

    // A second press puts a card back, and one of the same row takes its place.
    await own[0].click({ position: { x: 8, y: 12 } });
    assert.deepEqual(await isPressed(own), [true, false, false]);
    await own[0].click({ position: { x: 8, y: 12 } });
    assert.deepEqual(await isPressed(own), [false, false, false]);
    await board[0].click();
    await bus.controls.getByText('Now tap one of yours.').waitFor();
    await board[2].click();
    assert.deepEqual(await isPressed(board), [false, false, true]);
    await own[1].click({ position: { x: 8, y: 12 } });

    const hand = await bus.read('own');
    const [, gave] = hand;
    const [, , took] = await bus.read('board');
    const said = await bus.swap.innerText();
    assert.deepEqual([...said.matchAll(new RegExp(CARD_NAME, 'gi'))].map(([name]) => code(name)), [gave, took], 'the button names both cards');
    await picture(page, `bus-picked-${size}`);
    await bus.swap.click();
    // After a player sticks, all others have one more turn. Nobody else changes his hand.
    await bus.all.waitFor({ timeout: 45_000 });
    assert.deepEqual(await bus.read('own'), hand.map((card) => (card === gave ? took : card)), 'the card taken lies where the one given lay');
    await bus.deal();
    await picture(page, `bus-shown-${size}`);
    assert.equal(await bus.felt.locator('.card.is-turned.up').count(), 12, 'four hands are shown');
    const lowest = await bus.felt.getByText('lowest', { exact: true }).count();
    assert.ok(lowest >= 1, 'the lowest is marked');
    await bus.felt.getByRole('heading', { level: 2, name: /lose(s)? a life/ }).waitFor();
    await isAccessible(page, 'the end of a deal');
    const lives = await bus.lives.evaluateAll((all) => all.map((one) => Number.parseInt(one.getAttribute('aria-label'), 10)));
    assert.equal(lives.reduce((sum, one) => sum + one, 0), 12 - lowest, 'whoever is lowest has a life less');
    const tokens = await bus.felt.locator('.life.is-lost').count();
    assert.equal(tokens, lowest, 'and a token');
  }, { ...START('&seats=4'), viewport });
}

visit('a swap carries both cards, each to where the other lay', async ({ page }) => {
  const bus = new Bus(page);
  await bus.lift.click();
  await bus.looks.click();
  await bus.cards('own')[0].waitFor();
  const [mine, there] = [bus.cards('own')[0], bus.cards('board')[1]];
  const middle = async (card) => {
    const { x, y, width, height } = await card.boundingBox();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const [from, to] = [await middle(mine), await middle(there)];
  // The elements are not replaced when cards move.
  const [gave, took] = await Promise.all([mine, there].map((card) => card.elementHandle()));
  await mine.click({ position: { x: 8, y: 12 } });
  await there.click();
  await bus.swap.click();
  await bus.lift.waitFor();
  const near = ([x, y], [toX, toY]) => Math.hypot(x - toX, y - toY) < 12;
  assert.ok(near(await middle(gave), to), 'the card given lies on the board now');
  assert.match(await gave.getAttribute('aria-label'), /, on the board$/);
  assert.ok(near(await middle(took), from), 'the card taken lies in the hand, which is turned down');
  assert.equal(await took.getAttribute('aria-label'), 'face-down card');
}, START('&seats=2&bots=0'));

visit('a deal is played by keys alone', async ({ page }) => {
  const bus = new Bus(page);
  await bus.all.waitFor();
  const key = (name) => page.keyboard.press(name);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-keyshortcuts'));
  await key('ArrowDown');
  assert.equal(await focused(), '1');
  await key('ArrowRight');
  await key('Space');
  assert.deepEqual(await isPressed(bus.cards('own')), [false, true, false]);
  await key('ArrowUp');
  await key('ArrowRight');
  assert.equal(await focused(), 'E');
  await key('Space');
  assert.deepEqual(await isPressed(bus.cards('board')), [false, false, true]);
  // The resulting hand is announced.
  await bus.status.filter({ hasText: / for .*\. You’d then hold / }).waitFor();
  await key('1');
  await key('q');
  assert.deepEqual([await isPressed(bus.cards('own')), await isPressed(bus.cards('board'))], [[true, false, false], [true, false, false]]);
  const [took] = await bus.read('board');
  await key('ArrowDown');
  await key('ArrowDown');
  assert.equal(await focused(), 'Enter', 'beneath one’s cards is the button');
  await key('Enter');
  if ((await bus.until('next', 'all')) === 'all') {
    assert.equal((await bus.read('own'))[0], took);
    await key('s');
    // A whole hand is given away by a second press.
    for (const press of ['a', 'a']) if (await bus.all.isVisible()) await key(press);
  }
  await bus.next.waitFor({ timeout: 45_000 });

  // The sheet of keys lists those of this game.
  await key('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.getByText('one on the board').waitFor();
  assert.equal(await sheet.getByText('fold').count(), 0);
}, { ...START('&seats=3'), viewport: DESKTOP });

visit('the Tab key goes through one’s cards, the board and the buttons as they lie, also after swaps', async ({ page }) => {
  const bus = new Bus(page);
  let swaps = 0;
  for (let turns = 0; turns < 12 && swaps < 3; turns++) {
    const stop = await bus.until('next', 'all');
    if (stop === 'next') {
      await bus.next.click();
      continue;
    }
    // Nothing is dealt or turned up again where an element has moved on the page. The last card of the deal may still come.
    const moves = await page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.target?.matches('.felt .card, .felt .card *')).map(({ effect, transitionProperty }) => `${effect.target.className} ${transitionProperty}`));
    if (swaps > 0) assert.deepEqual(moves, [], 'no card moves');
    // The card has its key once it can be pressed.
    await bus.cards('own')[0].and(page.locator('[aria-keyshortcuts="1"]')).focus();
    const order = [];
    for (let tabs = 0; tabs < 7; tabs++) {
      order.push(await page.evaluate(() => document.activeElement.getAttribute('aria-keyshortcuts')));
      await page.keyboard.press('Tab');
    }
    assert.deepEqual(order, ['1', '2', '3', 'Q', 'W', 'E', 'A'], `after ${swaps} swaps`);
    for (const key of [`${1 + (swaps % 3)}`, ['e', 'q', 'w'][swaps % 3]]) await page.keyboard.press(key);
    await bus.swap.click();
    await bus.status.filter({ hasText: 'You swap the' }).waitFor();
    swaps++;
  }
  assert.equal(swaps, 3);
}, { ...START('&seats=3&speed=quick'), reducedMotion: 'no-preference', timeout: 120_000 });

visit('a sitting begun from New game is played to the last life, and its lives are kept', async ({ page, table }) => {
  const bus = new Bus(page);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  const sheet = await table.openNewGame('Stop the Bus');
  await table.seat(sheet, [{ name: 'You', is: 'Person' }, { name: 'Nell', is: 'Straight bot' }, { name: 'Bill', is: 'Careful bot' }]);
  await sheet.getByRole('textbox', { name: 'Lives' }).fill('2');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Stop the Bus · 2 lives').first().waitFor();
  let [deals, stop] = [0, ''];
  let lives = 6;
  for (; stop !== 'again' && deals < 12; deals++) {
    stop = await bus.deal();
    if (stop === 'next') {
      const left = await bus.lives.evaluateAll((all) => all.map((one) => Number.parseInt(one.getAttribute('aria-label'), 10)));
      const sum = left.reduce((sum, one) => sum + one, 0);
      assert.ok(sum < lives || (await bus.felt.getByText('Nobody loses a life').count()) === 1, 'a deal costs a life');
      lives = sum;
      await bus.next.click();
    }
  }
  assert.equal(stop, 'again', 'the sitting ends');
  assert.ok(deals >= 3, 'nobody is out before his second life');
  await bus.felt.getByRole('heading', { name: /ha(s|ve) won the game$/ }).waitFor();
  const rows = await bus.felt.getByRole('table').getByRole('row').allInnerTexts();
  const standing = rows.slice(1).map((row) => row.trim().split(/\s+/));
  assert.match(rows[0], /Lives/);
  assert.equal(standing.filter(([, lives]) => Number(lives) > 0).length, 1, 'one is left');
  const [winner] = standing.find(([, lives]) => Number(lives) > 0);
  assert.match(await bus.felt.innerText(), new RegExp(`${winner} (have|has) won the game`));
  assert.equal(standing.find(([name]) => name === winner)[2], '102', 'he takes the three buy-ins');
  await isAccessible(page, 'the end of the sitting');
  await picture(page, 'bus-won');

  const house = await table.openHouse('Records');
  await house.getByText(/Stop the Bus\. Lives: .*\./).waitFor();
  const lines = await house.getByRole('listitem').allInnerTexts();
  assert.ok(lines.some((line) => /loses? a life/.test(line)), 'a deal is told by who lost a life');
  // A replay of the last deal shows its board and its end.
  await house.getByRole('button', { name: 'Replay deal 1' }).click();
  const replay = page.getByRole('group', { name: 'Replay' });
  await replay.locator('.felt[data-bus]').waitFor();
  await replay.getByRole('button', { name: 'Forward' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[role="group"] .card.at-board.up').length === 3);
  await picture(page, 'bus-replay');
  assert.equal(await replay.locator('.felt [role="button"]').count(), 0, 'nothing can be picked in the past');
  await replay.getByRole('button', { name: 'To the end' }).click();
  await replay.getByText('lowest', { exact: true }).first().waitFor();
}, { timeout: 120_000 });

visit('two people with a card face down: nobody finds in the page what he may not see', async ({ page }) => {
  const bus = new Bus(page);
  const passing = async (allowed, when) => {
    const strange = (await noted(page)).filter((card) => !allowed.includes(card));
    assert.deepEqual(strange, [], `cards that have been in the page for a moment ${when}`);
  };
  await bus.lift.waitFor();
  const dealt = await bus.open();
  assert.equal(dealt.length, 2, 'two cards lie open');
  await givesAwayOnly(page, dealt, [], 'behind the curtain');
  await passing(dealt, 'while the cards are dealt');
  await bus.lift.click();
  await givesAwayOnly(page, dealt, [], 'before one looks');
  assert.equal(await bus.felt.getByRole('button', { name: /, in your hand$/ }).count(), 0);

  // The first player swaps for the hidden card. After that nobody else knows the face-down card.
  await bus.looks.click();
  await bus.cards('own')[0].waitFor();
  const first = await bus.read('own');
  assert.equal(first.filter(Boolean).length, 3);
  assert.deepEqual((await givenAway(page)).cards, [...dealt, ...first].sort());
  await isAccessible(page, 'a shared screen, with one’s cards up');
  await picture(page, 'bus-hidden');
  await bus.hides.click();
  await givesAwayOnly(page, dealt, [], 'once they are hidden');
  await bus.looks.click();
  await bus.cards('own')[0].waitFor();
  await bus.cards('own')[0].click({ position: { x: 8, y: 12 } });
  await bus.cards('board')[1].click();
  assert.match(await bus.swap.innerText(), /for the hidden card/);
  await noted(page);
  await bus.swap.click();
  await bus.lift.waitFor();
  assert.deepEqual(await bus.open(), dealt);
  await givesAwayOnly(page, dealt, [], 'after the hidden card is taken');
  await passing(dealt, 'while it is taken');

  // The second player sees only his own cards. A card that he takes is hidden once it is in his hand.
  await bus.lift.click();
  await givesAwayOnly(page, dealt, [], 'to the second before he looks');
  await bus.looks.click();
  await bus.cards('own')[0].waitFor();
  const second = await bus.read('own');
  assert.deepEqual((await givenAway(page)).cards, [...dealt, ...second].sort());
  assert.equal((await bus.read('board'))[1], null, 'he does not see what the first put there');
  await bus.cards('own')[2].click({ position: { x: 8, y: 12 } });
  await bus.cards('board')[0].click();
  const [taken] = await bus.read('board');
  await noted(page);
  await bus.swap.click();
  await bus.lift.waitFor();
  const open = dealt.map((card) => (card === taken ? second[2] : card)).sort();
  assert.deepEqual(await bus.open(), open);
  // The announcement names both cards, because all have seen them.
  await givesAwayOnly(page, [...open, taken], [], 'after an open card is taken');
  await passing([...open, taken], 'while it is taken');

  // The first player sees the card he took and the one he put down. The other player saw neither.
  await bus.lift.click();
  await bus.looks.click();
  await bus.cards('own')[0].waitFor();
  const now = await bus.read('own');
  assert.equal(now.filter((card) => first.includes(card)).length, 2);
  assert.match(await bus.cards('board')[1].getAttribute('aria-label'), /, face down on the board$/);
  assert.equal((await bus.read('board'))[1], first[0]);
  assert.deepEqual((await givenAway(page)).cards, [...new Set([...open, ...now, first[0], taken])].sort());

  // He sticks, and the page says who has the last turn. Then all show, and the hidden card of the board stays face down.
  await bus.stick.click();
  await bus.felt.getByText('stuck', { exact: true }).waitFor();
  await bus.felt.getByText(/^Last turn: /).waitFor();
  await givesAwayOnly(page, open, [], 'after one has stuck');
  await bus.lift.click();
  assert.ok(!(await bus.stick.isEnabled()), 'the last turn is a swap');
  await bus.all.click();
  await bus.all.getByText('press again').click();
  await bus.next.waitFor();
  const shown = (await givenAway(page)).cards;
  assert.ok(now.every((card) => shown.includes(card)), 'the hands are shown');
}, { ...RULES('one_down-yes', '&seats=2&bots=0'), prepare: noteEverything });

visit('in German on the smallest screen nothing hangs over, and all of it is German', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'Was du tun kannst' });
  const all = controls.getByRole('button', { name: 'Alle drei', disabled: false });
  await all.waitFor();
  const fits = async (when) => {
    const over = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.acts *, .hint, .seat .plate, .verdict, .stakes')];
      const out = parts.filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -0.5 || right > innerWidth + 0.5;
      });
      return [document.documentElement.scrollWidth - innerWidth, ...out.map((part) => part.outerHTML.slice(0, 80))];
    });
    assert.deepEqual(over, [0], `all fits ${when}`);
  };
  await fits('on one’s turn');
  await page.keyboard.press('1');
  await page.keyboard.press('q');
  await controls.getByRole('button', { name: /^Tauschen .* gegen / }).waitFor();
  await fits('with two cards picked');
  await picture(page, 'bus-de');
  await controls.getByRole('button', { name: /^Tauschen / }).click();
  const next = controls.getByRole('button', { name: 'Nächste Runde' });
  const stick = controls.getByRole('button', { name: /^Klopfen/ });
  for (let turns = 0; turns < 20; turns++) {
    await all.or(next).first().waitFor({ timeout: 45_000 });
    if (await next.isVisible()) break;
    if (await stick.isEnabled()) await stick.click();
    else await all.click();
  }
  await next.waitFor({ timeout: 45_000 });
  await page.getByRole('heading', { level: 2, name: /(verlier(st|t|en) (je )?ein Leben|Niemand verliert ein Leben)/ }).waitFor();
  await fits('at the end');
  await picture(page, 'bus-de-shown');
}, { ...START('&seats=4'), viewport: EMBED, locale: 'de-DE' });
