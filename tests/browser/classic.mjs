// The table of the games with three stakes, as a person uses it: classic Brag, and Post and Pair.

import assert from 'node:assert/strict';

/** The table for the player in turn. */
export class Classic {
  constructor(page) {
    this.page = page;
    this.felt = page.getByRole('region', { name: 'The table' });
    this.controls = page.getByRole('region', { name: 'What you can do' });
    const button = (name) => this.controls.getByRole('button', { name, disabled: false });
    this.pass = button(/^Pass/);
    this.brag = button(/^Brag/);
    this.takes = button(/^Take up/);
    this.sees = button(/^See/);
    this.gives = button(/^Give up/);
    this.check = button(/^Check/);
    this.match = button(/^Match/);
    this.draw = button(/^Draw a card/);
    this.stand = button(/^Stand at/);
    this.next = button(/^(Next deal|Keep watching)$/);
    this.again = button('Same again');
    this.on = button(/^(Play on|Skip to the end)/);
    this.lift = page.getByRole('dialog', { name: /^Pass to / }).getByRole('button', { name: /^I am / });
    this.peek = this.felt.getByRole('button', { name: /^(Hold to look|Look at your cards|Hide your cards)$/ });
    this.status = page.locator('p.sr[role="status"]');
    this.pots = this.felt.locator('.stakepot');
    this.tally = this.felt.locator('.tally b');
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

  /** The total of the player's cards, from the button. */
  async sum() {
    return Number((await this.stand.innerText()).match(/\d+/)[0]);
  }

  /** Plays until one of these is asked. The others may have the brag between themselves. */
  async toBrag(...asked) {
    for (let deals = 0; deals < 10; deals++) {
      const stop = await this.until(...asked, 'stand', 'next', 'on');
      if (asked.includes(stop)) return stop;
      await this.deal(0);
      await this.next.click();
    }
    return assert.fail('the brag never comes round');
  }

  /** Plays the deal to its end: stays in cheaply, and draws while no card can exceed the target. */
  async deal(enough, each = async () => {}) {
    for (let turns = 0; turns < 60; turns++) {
      const stop = await this.until('next', 'again', 'stand', 'takes', 'sees', 'match', 'check', 'pass', 'on');
      await each(stop);
      if (stop === 'next' || stop === 'again') return stop;
      if (stop === 'on') await this.next.or(this.again).first().waitFor({ timeout: 45_000 });
      else if (stop !== 'stand') await this[stop].click();
      else if ((await this.sum()) < enough && (await this.draw.isVisible())) await this.draw.click();
      else await this.stand.click();
    }
    return assert.fail('the deal never ends');
  }
}

/** Asserts that nothing of the table is outside the screen. */
export async function fits(page, when) {
  const over = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('.acts *, .hint, .seat .plate, .verdict, .stakepots, .tally')];
    const out = parts.filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < -0.5 || right > innerWidth + 0.5;
    });
    // Each player's last action is shown once beside him, and no mark covers it.
    const twice = [...document.querySelectorAll('.seat:has(.mark):not(.is-me) .said:not(:empty)')];
    const wrong = [...out, ...twice];
    return [document.documentElement.scrollWidth - innerWidth, ...wrong.map((part) => part.outerHTML.slice(0, 80))];
  });
  assert.deepEqual(over, [0], `all fits ${when}`);
}
