// The table of the games with equalised betting, for the player in turn.

import assert from 'node:assert/strict';
import { CARD_NAME, code } from './cards.mjs';

export class Rounds {
  constructor(page) {
    this.page = page;
    this.felt = page.getByRole('region', { name: 'The table' });
    this.controls = page.getByRole('region', { name: 'What you can do' });
    const button = (name, state) => this.controls.getByRole('button', { name, ...state });
    this.out = button(/^(Fold|Bolt|Pass)/);
    this.level = button(/^(Check|Match|Go it|Call a sight)/);
    this.pays = button(/^(Bet|Stake|Brag|Return)/);
    this.look = button('Look', { exact: true });
    this.keep = button('Keep all');
    this.draw = button(/^Draw/);
    this.looks = button('Look at your cards');
    this.hides = button('Hide your cards');
    this.turn = button(/^(Fold|Bolt|Pass|Call a sight|Stake \d+)/, { disabled: false }).first();
    this.next = button(/^(Next deal|Keep watching)$/);
    this.again = button('Same again');
    this.on = button(/^Skip to/);
    this.lift = page.getByRole('dialog', { name: /^Pass to / }).getByRole('button', { name: /^I am / });
    this.status = page.locator('p.sr[role="status"]');
    /** The cards that can be picked, from the left. */
    this.picks = this.felt.locator('.card[role="button"]');
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

  /** Waits for the player's turn, through deals that end before it. */
  async toTurn() {
    for (let deals = 0; deals < 30; deals++) {
      if ((await this.until('next', 'turn', 'keep')) !== 'next') return;
      await this.next.click();
    }
    assert.fail('the turn never comes');
  }

  /** Plays the simplest action: stays in for the least. */
  async plainly() {
    for (const button of [this.lift, this.keep, this.level, this.out, this.pays]) {
      if ((await button.count()) > 0 && (await button.isEnabled())) return button.click();
    }
    return assert.fail('nothing can be pressed');
  }

  /** Plays the deal to its end. */
  async deal() {
    for (let turns = 0; turns < 80; turns++) {
      const stop = await this.until('next', 'again', 'lift', 'keep', 'turn', 'on');
      if (stop === 'next' || stop === 'again') return stop;
      if (stop === 'on') await this.next.or(this.again).first().waitFor({ timeout: 45_000 });
      else await this.plainly();
    }
    return assert.fail('the deal never ends');
  }

  /** Picks one of the player's cards, or puts it back. */
  async pick(nth) {
    await this.picks.nth(nth).click({ position: { x: 30, y: 60 } });
  }

  /** The player's own cards, as far as he sees them. */
  async own() {
    const labels = await this.felt.locator('.card.at-me').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    return labels.filter((label) => CARD_NAME.test(label)).map(code);
  }
}

/** Asserts that nothing overflows the screen, and that every button is large enough for a finger. */
export async function fits(page, when) {
  const wrong = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('.acts *, .hint, .line, .seat .plate, .verdict, .pot')];
    const out = parts.filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
    });
    const small = [...document.querySelectorAll('.acts button')].filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && (height < 44 || width < 44);
    });
    const cut = [...document.querySelectorAll('.act')].filter((act) => act.scrollWidth > act.clientWidth + 1 || act.scrollHeight > act.clientHeight + 1);
    const line = [...document.querySelectorAll('.line, .line > *, .hint')].filter((says) => says.scrollWidth > says.clientWidth + 1 || says.scrollHeight > says.clientHeight + 2);
    return [document.documentElement.scrollWidth - innerWidth, ...[...out, ...small, ...cut, ...line].map((part) => part.outerHTML.slice(0, 120))];
  });
  assert.deepEqual(wrong, [0], `all fits ${when}`);
}

/** Opens the list of deals and replays one to its end. */
export async function replays(page, table, rounds, says) {
  const house = await table.openHouse('Records');
  await house.getByRole('button', { name: 'Replay deal 1' }).click();
  const replay = page.getByRole('group', { name: 'Replay' });
  await replay.getByRole('button', { name: 'To the end' }).click();
  await replay.getByRole('heading', { level: 2, name: says }).waitFor();
  assert.equal(await replay.locator('.felt [role="button"]').count(), 0, 'nothing can be picked in the past');
}
