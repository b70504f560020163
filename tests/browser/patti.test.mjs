// Teen Patti: by touch, by keys, in German, its variations, and a sideshow that only two people at a shared screen see.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { lookElsewhere, sleepAndWake } from './away.mjs';
import { CARD_NAME, code } from './cards.mjs';
import { givenAway, givesAwayOnly, noteEverything, noted } from './given-away.mjs';

spacePresses();

const START = (more = '') => ({ path: `?embed&variant=teen_patti&start${more}` });
const RULES = (rules, more = '') => ({ path: `?embed&rules=v1.game-teen_patti.${rules}&start${more}` });

/** The table for the player in turn. */
class Patti {
  constructor(page) {
    this.page = page;
    this.felt = page.getByRole('region', { name: 'The table' });
    this.controls = page.getByRole('region', { name: 'What you can do' });
    const button = (name, state) => this.controls.getByRole('button', { name, ...state });
    this.look = button(/^Look/);
    this.pack = button(/^Pack/);
    this.show = button(/^Show/);
    this.sideshow = button(/^Sideshow/);
    this.bet = button(/^(Chaal|Blind|Cover)/);
    this.turn = button(/^Pack/, { disabled: false });
    this.must = button(/^Look/, { disabled: false });
    this.answer = button('Refuse');
    this.compare = button('Compare');
    this.next = button(/^(Next deal|Keep watching)$/);
    this.again = button('Same again');
    this.on = button(/^Skip to the (result|end)/);
    this.lift = page.getByRole('dialog', { name: /^Pass to / }).getByRole('button', { name: /^I am / });
    this.sideshown = page.getByRole('dialog', { name: 'Sideshow' });
    this.go = this.sideshown.getByRole('button', { name: 'Go on' });
    this.status = page.locator('p.sr[role="status"]');
  }

  /** Waits until one of these is there, and returns it. */
  async until(...names) {
    const any = names.map((name) => this[name]).reduce((one, other) => one.or(other));
    for (let looks = 0; looks < 50; looks++) {
      await any.first().waitFor({ timeout: 45_000 });
      for (const name of names) if (await this[name].first().isVisible()) return name;
    }
    return assert.fail('the table never waits');
  }

  /** Plays the deal to its end: looks, stays in, and asks for a show when that is allowed. */
  async deal(each = async () => {}) {
    for (let turns = 0; turns < 80; turns++) {
      const stop = await this.until('next', 'again', 'go', 'answer', 'turn', 'must', 'on');
      await each(stop);
      if (stop === 'next' || stop === 'again') return stop;
      if (stop === 'on') await this.on.click();
      else if (stop === 'go') await this.go.click();
      else if (stop === 'answer') await this.compare.click();
      else if (await this.may(this.look)) await this.look.click();
      else if (await this.may(this.show)) await this.show.click();
      else await this.bet.click();
      // More than half of a player's chips needs a second press.
      if (await this.controls.getByText('press again', { exact: true }).isVisible()) await this.bet.click();
    }
    return assert.fail('the deal never ends');
  }

  /** Whether a button is there and can be pressed. */
  async may(button) {
    return (await button.count()) > 0 && button.isEnabled();
  }

  /** The player's own cards, once he sees them. */
  async own() {
    const labels = await this.felt.locator('.card.at-me').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    return labels.filter((label) => CARD_NAME.test(label)).map(code).sort();
  }
}

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`a deal is played by touch on the ${size} screen`, async ({ page }) => {
    const patti = new Patti(page);
    await page.getByText('Teen Patti · boot 1').first().waitFor();
    if ((await patti.until('turn', 'next')) === 'turn') {
      await patti.felt.locator('.stake').getByText(/^Chaal \d+$/).waitFor();
      assert.match(await patti.bet.innerText(), /^Blind \d/);
      await isAccessible(page, 'one’s turn, blind');
      await picture(page, `patti-blind-${size}`);
      await patti.look.click();
      await page.waitForFunction(() => document.querySelectorAll('.card.at-me.up').length === 3);
      assert.match(await patti.bet.innerText(), /^Chaal \d/);
      assert.equal((await patti.own()).length, 3);
      // A chaal goes up in steps of two.
      const before = Number(/\d+/.exec(await patti.bet.innerText())[0]);
      await patti.controls.getByRole('button', { name: 'More' }).click();
      assert.match(await patti.bet.innerText(), new RegExp(`^Chaal ${before + 2}\\b`));
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, 'nothing hangs over');
      await picture(page, `patti-seen-${size}`);
    }
    await patti.deal();
    await patti.felt.getByRole('heading', { level: 2, name: /wins? \d/ }).waitFor();
    await isAccessible(page, 'the end of a deal');
    await picture(page, `patti-over-${size}`);
  }, { ...START('&seats=4'), viewport });
}

visit('a deal is played by keys alone', async ({ page }) => {
  const patti = new Patti(page);
  const key = (name) => page.keyboard.press(name);
  for (let turns = 0; turns < 60; turns++) {
    const stop = await patti.until('next', 'go', 'answer', 'turn', 'on');
    if (stop === 'next') break;
    if (stop === 'on') { await patti.next.waitFor({ timeout: 45_000 }); break; }
    if (stop === 'go') await key('Enter');
    else if (stop === 'answer') await key('r');
    else if (await patti.may(patti.look)) {
      await key('l');
      await page.waitForFunction(() => document.querySelectorAll('.card.at-me.up').length === 3);
      // The hand is announced with the cost of staying in.
      await patti.status.filter({ hasText: /You hold .*Your turn\. \d+ to stay in\./ }).waitFor();
      await key('ArrowUp');
      assert.match(await patti.bet.innerText(), /^Chaal \d/);
    } else if (await patti.may(patti.show)) await key('s');
    else await key('b');
    if (await patti.controls.getByText('press again', { exact: true }).isVisible()) await key('b');
  }
  await patti.next.waitFor({ timeout: 45_000 });
}, { ...START('&seats=3'), viewport: DESKTOP });

visit('a sideshow between two at one screen is seen by those two and by nobody else', async ({ page }) => {
  const patti = new Patti(page);
  const passing = async (allowed, when) => {
    const strange = (await noted(page)).filter((card) => !allowed.includes(card));
    assert.deepEqual(strange, [], `cards that have been in the page for a moment ${when}`);
  };
  const peeks = patti.felt.getByRole('button', { name: /^(Hold to look|Look at your cards|Hide your cards)$/ });
  /** Looks, peeks at the hand by a key, hides it again, and then bets or does what is asked. */
  const look = async (then) => {
    await patti.look.click();
    await peeks.waitFor();
    await peeks.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.card.at-me.up').length === 3);
    const cards = await patti.own();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.card.up').length === 0);
    await noted(page);
    await then.click();
    return cards;
  };
  await patti.look.waitFor();
  await givesAwayOnly(page, [], [], 'before anybody looks');
  const first = await look(patti.bet);
  assert.equal(first.length, 3);
  await givesAwayOnly(page, [], [], 'after a chaal');
  const second = await look(patti.sideshow);
  await page.getByText(/asks .* for a sideshow\./).first().waitFor();
  await givesAwayOnly(page, [], [], 'while the sideshow waits for its answer');
  await passing([], 'before the two compare');

  // The player asked agrees, and the two get the screen to themselves.
  await patti.lift.click();
  await isAccessible(page, 'an answer to a sideshow');
  await patti.compare.click();
  const both = page.getByRole('dialog', { name: /^Pass to .* and / });
  await both.getByText('Nobody else should look now.').waitFor();
  await givesAwayOnly(page, [], [], 'before the two have the screen');
  await passing([], 'until the two have the screen');
  await page.keyboard.press('Escape');
  await both.waitFor();
  await both.getByRole('button').click();
  await patti.sideshown.waitFor();
  // The screen is put down, and taken up again.
  for (const leave of [sleepAndWake, lookElsewhere]) {
    await leave(page);
    await both.waitFor();
    await givesAwayOnly(page, [], [], 'while nobody may be there');
    await both.getByRole('button').click();
    await patti.sideshown.waitFor();
  }
  const seen = await givenAway(page);
  assert.deepEqual(seen.cards, [...first, ...second].sort(), 'both hands, and no other card');
  await isAccessible(page, 'a sideshow');
  await picture(page, 'patti-sideshow');
  const [packs] = /\S+( \S+)? packs\./.exec(await patti.sideshown.innerText());
  await noted(page);
  await patti.go.click();

  // The worse hand is packed, and nobody sees either hand any more.
  await patti.sideshown.waitFor({ state: 'detached' });
  await passing([], 'once the two have gone on');
  const plate = patti.felt.locator('.seat', { hasText: packs.replace(' packs.', '') });
  await plate.getByText('packed').waitFor();
  await givesAwayOnly(page, [], [], 'to the third');
}, { ...START('&seats=3&bots=0'), prepare: noteEverything });

visit('alone among bots one sees a sideshow for as long as one likes', async ({ page, table }) => {
  const patti = new Patti(page);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  let [asked, seen] = [0, 0];
  for (let deals = 0; deals < 30 && seen === 0; deals++) {
    for (let turns = 0; turns < 40; turns++) {
      const stop = await patti.until('next', 'again', 'go', 'answer', 'turn', 'must', 'on');
      if (stop === 'next' || stop === 'again') break;
      if (stop === 'go') {
        seen += 1;
        assert.equal(await patti.sideshown.locator('.mini').count(), 6, 'both hands lie there');
        await patti.sideshown.getByText(/ packs?\./).waitFor();
        // Only the button goes on.
        await page.keyboard.press('Escape');
        await patti.go.click();
        await patti.sideshown.waitFor({ state: 'detached' });
      } else if (stop === 'on') await patti.on.click();
      else if (stop === 'answer') await patti.compare.click();
      else if (await patti.may(patti.look)) await patti.look.click();
      else if (await patti.may(patti.sideshow)) {
        asked += 1;
        await patti.sideshow.click();
      } else if (await patti.may(patti.show)) await patti.show.click();
      else await patti.bet.click();
      if (await patti.controls.getByText('press again', { exact: true }).isVisible()) await patti.pack.click();
    }
    const stop = await patti.until('next', 'again');
    await (stop === 'next' ? patti.next : patti.again).click();
  }
  assert.ok(seen > 0, `of ${asked} sideshows asked for one at least is agreed to`);
}, { ...START('&seats=5'), timeout: 120_000 });

for (const [variation, name, hand] of [
  ['muflis', 'Muflis', /high|pair|colour|sequence|trail/],
  ['999', '999', /^\d{1,3}$/],
  ['ak47', 'AK47', /trail|pair|colour|sequence|high/],
]) {
  visit(`${name} is played to its end, and its order is told`, async ({ page }) => {
    const patti = new Patti(page);
    await page.getByText(`${name} · boot 1`).first().waitFor();
    let named;
    await patti.deal(async () => {
      const own = patti.felt.locator('.seat.is-me .held.named');
      if (named === undefined && (await own.count())) named = (await own.innerText()).replace(/^\w+\s/, '');
    });
    if (named !== undefined) assert.match(named, hand, 'one’s own hand by its name');
    await page.getByRole('button', { name: 'What beats what' }).click();
    const beats = page.getByRole('dialog', { name: 'What beats what' });
    const rows = await beats.getByRole('listitem').allInnerTexts();
    if (variation === 'muflis') assert.match(rows[0], /^High card/);
    if (variation === '999') assert.deepEqual(rows.map((row) => row.trim()), ['999', '940', '761', '0']);
    if (variation === 'ak47') await beats.getByText(/all aces, all kings, all sevens,? .*all fours|all aces.*wild|Wild: /).first().waitFor();
    await isAccessible(page, 'what beats what');
    await picture(page, `patti-beats-${variation}`);
  }, RULES(`variation-${variation}`, '&seats=3'));
}

visit('a sitting begun from New game stands in Records and is shown again', async ({ page, table }) => {
  const patti = new Patti(page);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  const sheet = await table.openNewGame('Teen Patti');
  await table.seat(sheet, [{ name: 'You', is: 'Person' }, { name: 'Nell', is: 'Straight bot' }, { name: 'Bill', is: 'Bragger bot' }]);
  await sheet.getByRole('textbox', { name: 'Boot' }).fill('2');
  await sheet.getByRole('combobox', { name: 'Variation' }).selectOption('AK47: aces, kings, fours and sevens are wild');
  await isAccessible(page, 'the options of Teen Patti');
  await picture(page, 'patti-options');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('AK47 · boot 2').first().waitFor();
  await patti.deal();

  const rules = await table.openHouse('Rules');
  await rules.getByText('Everyone pays a boot of 2 chips.').waitFor();
  await rules.getByText('AK47: all aces, kings, fours and sevens are wild.').waitFor();
  await rules.getByRole('tab', { name: 'Odds' }).click();
  await rules.getByRole('row', { name: /^Trail/ }).getByText('5,780').waitFor();
  await isAccessible(page, 'the odds of AK47');
  await picture(page, 'patti-odds');
  await rules.getByRole('tab', { name: 'Records' }).click();
  await rules.getByRole('button', { name: 'Replay deal 1' }).click();
  const replay = page.getByRole('group', { name: 'Replay' });
  await replay.locator('.felt').waitFor();
  await replay.getByRole('button', { name: 'To the end' }).click();
  await replay.getByRole('heading', { level: 2 }).waitFor();
  await picture(page, 'patti-replay');
}, { timeout: 90_000 });

visit('how it is played is told, with its variations and where it comes from', async ({ page }) => {
  await page.getByRole('button', { name: 'How to play' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'How to play' });
  await sheet.getByRole('combobox', { name: 'Game' }).selectOption('Teen Patti');
  for (const text of ['Where it comes from', 'Variations', 'Trail']) await sheet.getByText(text, { exact: true }).first().waitFor();
  // The folded list of others' words, beneath every page, explains the words of Brag too.
  assert.equal(await sheet.locator(':text("Prial"):visible').count(), 0, 'nothing is called as in Brag');
  await isAccessible(page, 'how Teen Patti is played');
  await picture(page, 'patti-howto');
});

visit('in German on the smallest screen nothing hangs over, and all of it is German', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'Was du tun kannst' });
  const pack = controls.getByRole('button', { name: /^Raus/, disabled: false });
  const next = controls.getByRole('button', { name: 'Nächste Runde' });
  const fits = async (when) => {
    const over = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.acts *, .hint, .seat .plate, .verdict, .stake')];
      const out = parts.filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -0.5 || right > innerWidth + 0.5;
      });
      const cut = [...document.querySelectorAll('.acts .act')].filter((act) => act.scrollWidth > act.clientWidth + 1);
      return [document.documentElement.scrollWidth - innerWidth, ...[...out, ...cut].map((part) => part.outerHTML.slice(0, 120))];
    });
    assert.deepEqual(over, [0], `all fits ${when}`);
  };
  await pack.or(next).first().waitFor({ timeout: 45_000 });
  if (await pack.isVisible()) {
    await fits('on one’s turn');
    await controls.getByRole('button', { name: /^Ansehen/ }).click();
    await controls.getByRole('button', { name: /^Chaal \d/ }).waitFor();
    await fits('with one’s cards seen');
    await picture(page, 'patti-de');
    await pack.click();
  }
  await next.waitFor({ timeout: 45_000 }).catch(async () => {
    await controls.getByRole('button', { name: /^Zum Ergebnis|^Weiter/ }).first().click();
    await next.waitFor({ timeout: 45_000 });
  });
  await page.getByRole('heading', { level: 2, name: /gewonnen|gewinn/ }).waitFor();
  await fits('at the end');
  await picture(page, 'patti-de-over');
}, { ...START('&seats=4'), viewport: EMBED, locale: 'de-DE' });
