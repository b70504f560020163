// A hidden card is not in the page at all: not in its HTML, not in its accessibility tree, not for a moment.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { givenAway, givesAwayOnly, noteEverything, noted } from './given-away.mjs';
import { kind } from './cards.mjs';

spacePresses();


visit('a sitting against bots gives away my own cards once I have looked, and those of a see', async ({ page, table }) => {
  await givesAwayOnly(page, [], [], 'before the first deal');
  await noted(page);
  await table.newGame([
    { name: 'You', is: 'Person', chips: 12 },
    { name: 'Nell', is: 'Careful bot', chips: 12 },
    { name: 'Bill', is: 'Straight bot', chips: 12 },
    { name: 'Charlie', is: 'Bragger bot', chips: 12 },
  ]);
  // Records from here on. Before the deal the sign of the house, which shows cards, was there again.
  await noted(page);
  const me = new Witness(page, table);
  let stop;
  for (let deals = 0; stop !== 'sitting over' && deals < 25; deals++) {
    await me.newDeal();
    stop = await table.playOut(async (now) => {
      // In turn: blind throughout, looking at once, and looking late, with a fold now and then.
      if (now === 'turn' && (await table.may(table.look)) && (deals % 3 === 1 || (deals % 3 === 2 && me.turns > 0))) {
        await me.look();
      }
      me.turns += 1;
      if (now === 'turn' && deals % 5 === 4) {
        await table.fold.click();
        me.own = [];
      } else if (now === 'turn' && !(await table.may(table.see))) {
        await table.bet.click();
      } else {
        await table.plainly(now);
      }
    }, (now) => me.check(now));
    if (stop === 'deal over') await table.deals.click();
  }
  assert.ok(me.sees > 0, 'somebody has been seen');
}, { prepare: noteEverything, timeout: 120_000 });

visit('a sitting round one screen gives away nothing but a hand that is peeked at, and those of a see', async ({ page, table }) => {
  await noted(page);
  await table.newGame([
    { name: 'Ann', chips: 9 },
    { name: 'Bob', chips: 9 },
    { name: 'Nell', is: 'Bragger bot', chips: 9 },
  ]);
  await noted(page);
  const looked = new Set();
  let [stop, stops, peeked, person] = ['', 0, [], ''];
  for (let deals = 0; stop !== 'sitting over' && deals < 16; deals++) {
    looked.clear();
    stop = await table.playOut(async (now) => {
      if (now === 'curtain') return table.lift.click();
      // Who is blind gets no curtain.
      if (now === 'turn') person = await table.nextPerson();
      if (now === 'turn' && stops++ % 3 === 1 && (await table.may(table.look))) {
        await table.takeLook();
        looked.add(person);
      }
      if (now === 'turn' && looked.has(person)) {
        await givesAwayOnly(page, [], [], 'before a peek');
        peeked = await table.peek(async () => {
          const up = await table.up();
          assert.equal(up.length, 3);
          await givesAwayOnly(page, up, [kind(up)], `while ${person} peeks`);
          return up;
        });
        assert.deepEqual(await noted(page), peeked, 'only the cards peeked at have been in the page');
      }
      if (now === 'turn' && stops % 7 === 6) await table.fold.click();
      else await table.plainly(now);
    }, async (now) => {
      const shown = now === 'deal over' || now === 'sitting over' ? await shownIn(table, []) : [];
      await givesAwayOnly(page, shown.flat(), shown.map(kind), `at the stop “${now}”`);
      const passing = (await noted(page)).filter((card) => !shown.flat().includes(card));
      assert.deepEqual(passing, [], `cards that have been in the page for a moment before the stop “${now}”`);
    });
    if (stop === 'deal over') await table.deals.click();
  }
}, { prepare: noteEverything, timeout: 120_000 });

const LEAKS = {
  'a picture': (felt) => felt.insertAdjacentHTML('beforeend', '<svg hidden><use href="cards.svg#9d"/></svg>'),
  'a name for ears only': (felt) => felt.insertAdjacentHTML('beforeend', '<i role="img" aria-label="Nine of diamonds"></i>'),
  'an attribute': (felt) => felt.setAttribute('data-card', '9d'),
  'a comment': (felt) => felt.append(document.createComment('9d')),
  'a word on the cloth': (felt) => felt.insertAdjacentHTML('beforeend', '<b>9♦</b>'),
};
for (const [what, leak] of Object.entries(LEAKS)) {
  visit(`these tests would find one card leaked as ${what}`, async ({ page, table }) => {
    await table.deal();
    await givesAwayOnly(page, [], [], 'to a blind player');
    await table.felt.evaluate(leak);
    await assert.rejects(givesAwayOnly(page, [], [], 'after the leak'), /after the leak/);
  });
}

visit('these tests would find the name of a hidden hand, and a card that is there for a moment', async ({ page, table }) => {
  await table.deal();
  await noted(page);
  await table.felt.evaluate((felt) => {
    felt.insertAdjacentHTML('beforeend', '<i aria-label="nine of diamonds"></i>');
    felt.lastElementChild.remove();
  });
  assert.deepEqual(await noted(page), ['9d']);
  await table.felt.evaluate((felt) => felt.insertAdjacentHTML('beforeend', '<i>pair of nines</i>'));
  assert.deepEqual((await givenAway(page)).hands, ['pair of nines']);
}, { prepare: noteEverything });

/** What the only person at the table may know, from his actions and from what the table says. */
class Witness {
  own = [];
  before = [];
  turns = 0;
  sees = 0;

  constructor(page, table) {
    Object.assign(this, { page, table });
  }

  async newDeal() {
    this.own = [];
    this.before = [];
    this.turns = 0;
  }

  async look() {
    await this.table.takeLook();
    this.own = (await this.table.upByPlayer()).You ?? [];
    assert.equal(this.own.length, 3, 'one’s own three cards, at one’s own place');
    await this.check('looked');
  }

  /** Asserts that the page has my cards only if I have looked, and every hand that the verdict says was shown. */
  async check(now) {
    const { page, table } = this;
    const over = now === 'deal over' || now === 'sitting over';
    const shown = over ? await shownIn(table, this.own) : [];
    if (shown.length > 0) this.sees += 1;
    const all = [...new Set([...this.own, ...shown.flat()])];
    const hands = [this.own, ...shown].filter((hand) => hand.length > 0).map(kind);
    await givesAwayOnly(page, all, hands, `at the stop “${now}”`);
    const passing = (await noted(page)).filter((card) => !all.includes(card) && !this.before.includes(card));
    assert.deepEqual(passing, [], `cards that have been in the page for a moment before the stop “${now}”`);
    this.before = over ? all : this.own;
  }
}

/**
 * The hands that are face up at the end of a deal. The table's sentences must allow each: those of the winner and the
 * seen player at a see, and every hand they name. `own` may lie there without having been shown.
 */
async function shownIn(table, own) {
  const said = (await table.told()).toLowerCase();
  const up = await table.upByPlayer();
  const shown = [];
  for (const [name, cards] of Object.entries(up)) {
    assert.equal(cards.length, 3, `a whole hand of ${name}’s: ${cards}`);
    const named = said.includes(kind(cards));
    const seen = / to see\b| showed |cover/.test(said);
    const mine = name === 'You' && (own.length === 0 || own.every((card) => cards.includes(card)));
    assert.ok((named && seen) || mine, `${name} showed ${kind(cards)}: ${said}`);
    if (named || mine) shown.push(cards);
    assert.ok(!said.includes(`${name.toLowerCase()}’s hand was no better`), `${name}’s hand goes back unseen: ${said}`);
  }
  return shown;
}
