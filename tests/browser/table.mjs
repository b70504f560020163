// The table as a person uses it: elements are found by role and name, and pressed with real clicks.

import assert from 'node:assert/strict';
import { CARD_NAME, code } from './cards.mjs';
import { fillSeats, told } from './seating.mjs';

const HELD = 'blind|open|folded|covered|bolted|out';
/** How long bots may play among themselves, in milliseconds. With motion, each remark takes time. */
const BOTS_PLAY = 45_000;
/** How the words of each sign of `Table` begin. To ask for one after another by role and name takes longer than a deal. */
const SIGNS = {
  curtain: /^I am /, 'no chips': /^Not now/, 'deal over': /^(Next deal|Keep watching)/, 'sitting over': /^Same again/, ready: /^Deal me in/, throwing: /^Best three/,
  rescue: /^Lend /, decide: /^Drop /, answer: /^Refuse/, name: /^Play new/, retain: /^Keep new/, turn: /^Fold/,
};

/** Unfolds the sections of the list of games in *New game*, and returns the list. */
export async function unfoldGames(sheet) {
  const games = sheet.locator('.sections');
  await games.waitFor();
  await games.locator('details').evaluateAll((sections) => sections.forEach((section) => { section.open = true; }));
  return games;
}

export class Table {
  /** `names`: the players from seat 0. By default they are those of the first game. */
  constructor(page, names = ['You', 'Nell', 'Bill', 'Charlie']) {
    this.page = page;
    this.names = names;
    this.felt = page.getByRole('region', { name: 'The table' });
    this.controls = page.getByRole('region', { name: 'What you can do' });
    this.curtain = page.getByRole('dialog', { name: /^Pass to / });
    this.status = page.getByRole('status').first();
    const act = (name, state) => this.controls.getByRole('button', { name, ...state });
    this.lift = this.curtain.getByRole('button', { name: /^I am / });
    this.deals = act(/^(Deal me in|Next deal|Keep watching|Same again)$/);
    this.look = act(/^Look/);
    this.fold = act(/^Fold/);
    this.see = act(/^See/);
    this.bet = act(/^(Bet|Cover)/);
    this.more = act('More');
    this.less = act('Less');
    this.amount = this.controls.getByRole('slider', { name: 'Amount' });
    this.throwIt = act(/^Drop (old|new), play (old|new)$/);
    this.best = act('Best three');
    this.throws = act(/^Throw/);
    this.show = this.controls.getByRole('button', { name: /^Look at your cards$/ });
    this.keepIt = act(/^Keep (old|new), drop (old|new)$/);
    this.refuse = act('Refuse');
    this.peeks = this.felt.getByRole('button', { name: /^(Hold to look|Look at your cards|Hide your cards)$/ });
    this.verdict = this.felt.getByRole('heading', { level: 2 });
    this.standings = this.felt.getByRole('table');
    // Cards are told one by one only where they lie before their player.
    this.cards = this.felt.locator('.card:not(.is-gone, .is-sign)');
    // What the table can wait for, by the element that shows it. If none is there, something moves or a bot thinks.
    this.signs = {
      curtain: this.lift,
      'no chips': act('Not now'),
      'deal over': act(/^(Next deal|Keep watching)$/),
      'sitting over': act('Same again'),
      ready: act('Deal me in'),
      throwing: act('Best three'),
      rescue: act(/^Lend \d+ to /),
      decide: this.throwIt,
      answer: this.refuse,
      name: this.packet('Play', 'new'),
      retain: this.packet('Keep', 'new'),
      turn: act(/^Fold/, { disabled: false }),
    };
    // All of them, in few questions.
    this.anySign = this.signs.turn
      .or(act(/^(Not now|Next deal$|Keep watching$|Same again|Deal me in|Best three|Lend \d+ to |Drop (old|new), play (old|new)$|Refuse)/))
      .or(this.felt.getByRole('button', { name: /^(Play|Keep) new$/ }))
      .or(this.lift);
  }

  /**
   * Seats players by the *New game* sheet and deals. Each player is `{ name, is, chips }`, where `is` is `Person` or a
   * kind of bot. `house` are values for fields of the house rules: `{ Ante: 2 }`.
   */
  async newGame(players, house = {}) {
    const sheet = await this.openNewGame();
    await this.seat(sheet, players);
    for (const [field, value] of Object.entries(house)) {
      await sheet.getByRole('textbox', { name: field }).fill(String(value));
    }
    await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    this.names = players.map(({ name }) => name);
    return this.settle();
  }

  /** Opens the *New game* sheet at its players and rules. `game` is the short name of another game. */
  async openNewGame(game) {
    // A link to house rules opens it.
    const linked = new URL(this.page.url()).hash.startsWith('#rules=');
    if (!linked) await this.controls.getByRole('button', { name: 'New game' }).click();
    const sheet = this.page.getByRole('dialog', { name: 'New game' });
    const deal = sheet.getByRole('button', { name: 'Deal', exact: true });
    // It begins with the choice of a game, except after a link or on a second visit. The program that makes it may still be on its way.
    const on = sheet.getByRole('button', { name: 'Players and rules' });
    await deal.or(on).waitFor();
    if (game) await this.chooseGame(sheet, game);
    if (await on.isVisible()) await on.click();
    await deal.waitFor();
    return sheet;
  }

  /** Chooses a game of the family in the open *New game* sheet, by its short name. */
  async chooseGame(sheet, game) {
    const back = sheet.getByRole('button', { name: 'Another game' });
    if (await back.isVisible()) await back.click();
    await (await unfoldGames(sheet)).getByRole('radio', { name: new RegExp(`^${game}`) }).check();
  }

  /** Fills in the players of the open *New game* sheet. */
  async seat(sheet, players) {
    const names = sheet.getByRole('textbox', { name: 'Name', exact: true });
    while ((await names.count()) > players.length) await sheet.getByRole('button', { name: 'Remove a player' }).click();
    while ((await names.count()) < players.length) await sheet.getByRole('button', { name: 'Add a player' }).click();
    // All fields at once: a press and keys for each take longer than the first deal.
    const named = await sheet.evaluate(fillSeats, players.map(({ name, is = 'Person', chips }) => ({ name, is, chips })));
    for (const [i, { name, chips }] of players.entries()) {
      // Where several persons play, nobody is “You”.
      const shown = name === 'You' && named[i][0].startsWith('Player') ? `Player ${i + 1}` : told(name);
      assert.equal(named[i][0], shown === 'You' ? 'You are played by' : `${shown} is played by`);
      if (chips !== undefined) assert.equal(named[i][1], `Chips of ${shown}`);
    }
  }

  /** Opens the *House* menu at one of its tabs. */
  async openHouse(tab = 'Settings') {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    const sheet = this.page.getByRole('dialog', { name: 'Menu' });
    await sheet.getByRole('tab', { name: tab }).click();
    // The program that makes the tab may still be on its way.
    await sheet.getByRole('tabpanel').locator('> :not(.late)').first().waitFor();
    return sheet;
  }

  /** Changes settings in the menu: `{ Speed: 'Instant', 'Bots take their time': false }`. */
  async settings(wanted) {
    const sheet = await this.openHouse();
    for (const [name, value] of Object.entries(wanted)) {
      if (typeof value === 'boolean') await sheet.getByRole('switch', { name }).setChecked(value);
      else await sheet.getByRole('radiogroup', { name }).getByRole('radio', { name: value, exact: true }).check();
    }
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  }

  /** The button on one of two blind hands: `packet('Look at', 'old')`. */
  packet(verb, hand) {
    return this.felt.getByRole('button', { name: `${verb} ${hand}`, exact: true });
  }

  /** Waits until the table waits for a person, and returns for what. */
  async settle() {
    const others = Object.entries(this.signs).filter(([name]) => !(name in SIGNS));
    const any = others.reduce((any, [, sign]) => any.or(sign), this.anySign);
    // Mostly it waits already.
    for (let looks = 0; looks < 2; looks++) {
      if (looks) await any.first().waitFor({ timeout: BOTS_PLAY });
      const seen = await any.evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.textContent.trim()));
      const sign = Object.entries(SIGNS).find(([, begins]) => seen.some((words) => begins.test(words)));
      if (sign) return sign[0];
      for (const [name, other] of others) if (await other.isVisible()) return name;
    }
    assert.fail('what the table waited for went away by itself');
  }

  async deal() {
    await this.deals.click();
    return this.settle();
  }

  /** Deals until the player has the turn. Sometimes all others fold before. */
  async dealToTurn() {
    await this.deals.click();
    return this.toTurn();
  }

  /** Waits for the turn, through deals that end before it. */
  async toTurn() {
    for (let deals = 0; deals < 50; deals++) {
      const stop = await this.settle();
      if (stop === 'turn') return;
      assert.equal(stop, 'deal over');
      await this.deals.click();
    }
    assert.fail('the turn never comes');
  }

  /** Plays until the deal is over. `act` is called at each stop, and acts. */
  async playOut(act, each = async () => {}) {
    for (let stops = 0; stops < 400; stops++) {
      const stop = await this.settle();
      if (stop === 'no chips') {
        await this.plainly(stop);
        continue;
      }
      await each(stop);
      if (stop === 'deal over' || stop === 'sitting over') return stop;
      await act(stop);
    }
    return assert.fail('the deal never ends');
  }

  /** Plays the simplest action: lifts the curtain, sees if that is allowed, or else bets the least or covers. */
  async plainly(stop) {
    if (stop === 'turn') return (await this.may(this.see)) ? this.see.click() : this.bet.click();
    if (stop === 'throwing') return this.throwWorst();
    if (stop === 'rescue') return this.signs.rescue.click();
    const plain = { 'deal over': this.deals, 'no chips': this.signs['no chips'], curtain: this.lift, ready: this.deals, decide: this.keepIt, answer: this.refuse, name: this.signs.name, retain: this.signs.retain };
    return plain[stop].click();
  }

  /** Discards all but the best three. On a shared screen he looks at them first. */
  async throwWorst() {
    if (await this.may(this.show)) await this.show.click();
    await this.best.click();
    await this.throws.click();
  }

  /** Whether a button can be pressed now. */
  async may(button) {
    return (await button.count()) > 0 && button.isEnabled();
  }

  /** Looks at the player's cards. They are shown a frame after the press, or on a shared screen can be shown then. */
  async takeLook() {
    await this.look.click();
    await this.cards.and(this.felt.locator('.up')).or(this.peeks).or(this.show).first().waitFor();
    return this.settle();
  }

  /** Folds at the turn, and returns the next stop. A good hand that has been looked at takes a second press. */
  async giveUp() {
    await this.fold.click();
    const stop = await this.settle();
    if (stop !== 'turn') return stop;
    await this.fold.click();
    return this.settle();
  }

  /** Bets this many chips with the slider. */
  async betOf(chips) {
    await this.amount.fill(String(chips));
    await this.bet.click();
  }

  /** The player whose turn it is, behind the curtain or without one. */
  async nextPerson() {
    if (await this.lift.isVisible()) return (await this.lift.innerText()).replace('I am ', '');
    const inTurn = this.felt.locator('.seat.is-turn .name');
    // While hands are compared no plate is marked.
    return (await inTurn.count()) > 0 ? inTurn.innerText() : this.person;
  }

  /** Takes the screen for the player in turn, and returns his name. Who is blind needs no curtain. */
  async takeScreen() {
    const stop = await this.settle();
    if (stop !== 'deal over' && stop !== 'sitting over') this.person = await this.nextPerson();
    if (stop === 'curtain') await this.lift.click();
    return this.person;
  }

  /** The content of each plate: `{ Nell: { chips: 99, held: 'blind' } }`. */
  async seats() {
    return this.seatsIn(await this.words());
  }

  /** The content of each plate in the text of the cloth. */
  seatsIn(text) {
    return Object.fromEntries(this.names.map((name) => {
      const plate = new RegExp(`(?:^| )${name} (\\d+) chips?(?: · | )?(${HELD})?`).exec(text);
      assert.ok(plate, `a plate for ${name} in: ${text}`);
      return [name, { chips: Number(plate[1]), held: plate[2] ?? '' }];
    }));
  }

  /** The chips in the pot. There are none before the first deal. */
  async pot() {
    return potIn(await this.words());
  }

  /** All chips on the screen, plates and pot at one moment: chips may be on their way. */
  async chips() {
    const text = await this.words();
    return Object.values(this.seatsIn(text)).reduce((sum, { chips }) => sum + chips, potIn(text));
  }

  /** All text on the cloth, in one line. */
  async words() {
    return (await this.felt.innerText()).replaceAll(/\s+/g, ' ').trim();
  }

  /** The verdict of the deal. */
  async told() {
    await this.verdict.waitFor();
    return this.words();
  }

  /** The face-up cards, as `3s`. */
  async up() {
    const names = await this.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    return names.filter((name) => CARD_NAME.test(name)).map(code).sort();
  }

  /** Waits until this many cards are face up, and returns them. They turn a frame after the press that turns them. */
  async turned(count) {
    const up = this.cards.and(this.felt.locator('.up'));
    if (count > 0) await up.nth(count - 1).waitFor({ state: 'attached' });
    await up.nth(count).waitFor({ state: 'detached' });
    const cards = await this.up();
    assert.equal(cards.length, count, `${cards}`);
    return cards;
  }

  /** The owners of the face-up cards, by the nearest plate: `{ Nell: ['3s', …] }`. */
  async upByPlayer() {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const far = ([x, y], [toX, toY]) => Math.hypot(toX - x, toY - y);
    const plates = await Promise.all(this.names.map(async (name) => {
      return middle(await this.felt.getByText(name, { exact: true }).first().boundingBox());
    }));
    const found = {};
    for (const hand of await this.handsUp()) {
      // A plate lies below its hand.
      const { x, y, width, height } = hand[1].box;
      const lies = [x + width / 2, y + height];
      const nearest = plates.reduce((best, plate, i) => (far(plate, lies) < far(plates[best], lies) ? i : best), 0);
      (found[this.names[nearest]] ??= []).push(...hand.map(({ card }) => card));
    }
    return found;
  }

  /** The face-up cards in groups of three neighbours. */
  async handsUp() {
    const up = [];
    for (const each of await this.cards.all()) {
      const name = await each.getAttribute('aria-label');
      if (CARD_NAME.test(name)) up.push({ card: code(name), box: await each.boundingBox() });
    }
    up.sort((a, b) => a.box.y - b.box.y);
    const rows = [];
    for (const card of up) {
      const row = rows.at(-1);
      if (row && card.box.y - row[0].box.y < card.box.height * 0.4) row.push(card);
      else rows.push([card]);
    }
    return rows.flatMap((row) => {
      row.sort((a, b) => a.box.x - b.box.x);
      assert.equal(row.length % 3, 0, `whole hands lie face up: ${row.map(({ card }) => card)}`);
      return row.flatMap((_, i) => (i % 3 === 0 ? [row.slice(i, i + 3)] : []));
    });
  }

  /** Holds the peek button, does something, and releases it. */
  async peek(while_) {
    const { x, y, width, height } = await this.peeks.boundingBox();
    await this.page.mouse.move(x + width / 2, y + height / 2);
    await this.page.mouse.down();
    try {
      return await while_();
    } finally {
      await this.page.mouse.up();
    }
  }

  /** Looks at the hand on a shared screen, and returns its cards. */
  async readOwn() {
    if (await this.may(this.look)) await this.takeLook();
    return this.peek(() => this.turned(3));
  }
}

/** The pot in the text of the cloth. */
const potIn = (text) => Number(/Pot (\d+)/.exec(text)?.[1] ?? 0);
