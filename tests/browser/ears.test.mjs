// What those who listen are told at the table, and how few keys lead from one thing to the next.

import assert from 'node:assert/strict';
import { OWN, spacePresses, visit } from './harness.mjs';
import { listen } from './heard.mjs';

spacePresses();

const listening = (settings) => ({
  prepare: async (context) => {
    await context.addInitScript(([key, settings]) => localStorage.setItem(key, settings), [`${OWN}settings`, settings]);
    await context.addInitScript(listen);
  },
});
const heard = (page) => page.evaluate(() => globalThis.heard.parts);

/** Waits in the page, frame by frame, until a hand can be looked at while a bot thinks. `false`: the turn came first. */
async function mayLookEarly(page) {
  const found = await page.waitForFunction(() => {
    const may = (button) => button && button.ariaDisabled !== 'true';
    const named = (name) => [...document.querySelectorAll('.controls .act')].find((act) => act.textContent.startsWith(name));
    if (document.querySelector('.controls .act')?.textContent === 'New game') return false;
    if (may(named('Fold'))) return 'turn';
    return may(named('Look')) && 'early';
  });
  return (await found.jsonValue()) === 'early';
}

visit('a hand that is looked at before the turn is told', async ({ page, table }) => {
  const looked = () => page.waitForFunction(() => globalThis.heard.parts.some((said) => said.startsWith('You hold ')));
  await table.deals.click();
  // Where one is in turn first, the next deal is tried.
  for (let deals = 0; !(await mayLookEarly(page)); deals++) {
    assert.ok(deals < 8, 'a bot has the turn first');
    await table.fold.click();
    await table.settle();
    await page.evaluate(() => globalThis.heard.parts.splice(0));
    await table.deals.click();
  }
  await page.keyboard.press('l');
  await looked();
  const all = await heard(page);
  assert.ok(!all.some((said) => said.startsWith('Your turn')), `not yet in turn: ${all}`);
  assert.equal(all.filter((said) => said.startsWith('You hold ')).length, 1);
}, listening('speed=slow bots_pause=true'));

visit('each sentence is said once', async ({ page, table }) => {
  await table.deals.click();
  await table.playOut((stop) => table.plainly(stop));
  const all = await heard(page);
  await table.openHouse('Log');
  const log = (await page.getByRole('dialog').locator('ol.log li').allInnerTexts()).map((line) => line.trim());
  for (const line of new Set(log)) {
    const times = (lines) => lines.filter((one) => one === line).length;
    assert.ok(times(all) <= times(log), `${line} is said ${times(all)} times: ${all.join(' | ')}`);
  }
  assert.ok(all.some((said) => log.includes(said)), `${all}`);
}, listening('speed=quick bots_pause=false'));

visit('a key tells where things stand', async ({ page, table }) => {
  const answer = (words) => page.waitForFunction((words) => globalThis.answers.some((said) => new RegExp(words).test(said)), words.source);
  await page.evaluate(() => {
    globalThis.answers = [];
    // What is said of the turn may take the place of an answer in the next frame.
    new MutationObserver(() => {
      const says = document.querySelector('div.sr[role=status]')?.textContent ?? '';
      globalThis.answers.push(says.replaceAll(/\s+/g, ' ').trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await table.dealToTurn();
  await page.keyboard.press('i');
  await answer(/^Pot: \d+\. Your turn.* Still in: .*You.*\. You haven’t looked at your cards\.$/);
  await page.keyboard.press('l');
  await table.settle();
  await page.keyboard.press('i');
  await answer(/^Pot: \d+\. Your turn\. \d+ to stay in\. Still in: .* You hold .*: .*\.$/);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByText('tell where things stand').waitFor();
});

/** What is said of turns: all of it names somebody. */
async function namesAll(page, ...names) {
  const parts = await heard(page);
  assert.deepEqual(parts.filter((said) => /\bYour turn\b/.test(said)), [], 'nobody is meant by “your”');
  for (const name of names) assert.ok(parts.some((said) => said.startsWith(`${name}’s turn. `)), `${name}: ${parts.join(' | ')}`);
}

visit('on a shared screen all hear whose turn it is', async ({ page, table }) => {
  await table.newGame([{ name: 'Ann', chips: 20 }, { name: 'Bob', chips: 20 }]);
  for (let turn = 0; turn < 2; turn++) {
    await table.takeScreen();
    await table.bet.click();
  }
  await table.takeScreen();
  await namesAll(page, 'Ann', 'Bob');
  await page.keyboard.press('i');
  await page.locator('div.sr[role=status]').filter({ hasText: /^Pot: \d+\. (Ann|Bob)’s turn\. \d+ to stay in\./ }).waitFor();
}, listening('speed=instant bots_pause=false'));

for (const game of ['three_card', 'stop_the_bus', 'nine_card', 'draw_brag', 'three_stake']) {
  visit(`on a shared screen in another page all hear whose turn it is, in ${game}`, async ({ page, table }) => {
    await table.lift.or(table.controls.getByRole('button', { name: 'Look at your cards' })).or(table.fold).first().waitFor();
    for (let turn = 0; turn < 4 && (await table.lift.isVisible()); turn++) await table.lift.click();
    await page.waitForFunction(() => globalThis.heard.parts.some((said) => said.includes('’s turn. ')));
    await namesAll(page);
  }, { ...listening('speed=quick bots_pause=false'), path: `?embed&variant=${game}&start&seats=2&bots=0` });
}

visit('on a shared screen the key tells nobody’s cards', async ({ page, table }) => {
  await table.newGame([{ name: 'Ann', chips: 20 }, { name: 'Bob', chips: 20 }]);
  await table.takeScreen();
  await table.takeLook();
  await page.keyboard.press('i');
  await page.locator('div.sr[role=status]').filter({ hasText: /^Pot: 2\..* Still in: Ann and Bob\.$/ }).waitFor();
});

visit('names from right to left stay among their own words', async ({ page, table }) => {
  await table.newGame([{ name: 'You' }, { name: 'אבי', is: 'Bragger bot' }, { name: 'Ev\u202eil', is: 'Bragger bot' }]);
  await table.felt.getByText('Evil', { exact: true }).first().waitFor();
  // Runs in the page: the lefts of the name and of the digits behind it, in each line about him.
  const lines = await page.evaluate(() => {
    const found = [];
    for (const line of document.querySelectorAll('.felt .sr p, .felt .plate, .board li')) {
      const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const at = node.data.indexOf('אבי');
        const digit = at < 0 ? null : /\d/.exec(node.data.slice(at));
        if (!digit) continue;
        const left = (from) => {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, from + 1);
          return range.getBoundingClientRect().left;
        };
        found.push([node.data, left(at), left(at + digit.index)]);
      }
    }
    return found;
  });
  assert.ok(lines.length > 0, 'something is told of him');
  for (const [line, name, digit] of lines) assert.ok(name < digit, `${line}: the number stands behind the name`);
  await page.keyboard.press('i');
  assert.match(await page.locator('div.sr[role=status]').innerText(), /\u2068אבי\u2069/);
});

visit('no more than five stops lie between one action and the next', async ({ page, table }) => {
  await table.dealToTurn();
  await table.takeLook();
  const stops = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.controls :is(button, input, select)')].filter((one) => one.tabIndex >= 0);
    return all.map((one) => ({ name: one.textContent || one.ariaLabel, acts: one.matches('.act, .showdown'), isDimmed: one.ariaDisabled === 'true' }));
  });
  assert.deepEqual(stops.filter(({ isDimmed }) => isDimmed), [], 'what cannot be pressed is no stop');
  let run = 0;
  for (const { acts } of stops) {
    run = acts ? 0 : run + 1;
    assert.ok(run <= 5, JSON.stringify(stops));
  }
  const dimmed = await page.locator('.room button[aria-disabled=true]').evaluateAll((all) => all.filter((one) => one.tabIndex >= 0).map((one) => one.textContent));
  assert.deepEqual(dimmed, []);
});

visit('a question that takes the place of the turn gets the focus', async ({ page, table }) => {
  // All are blind, so that no curtain falls between them.
  await table.newGame([{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cy' }]);
  // Nobody may offer it before all have bet.
  const offers = table.controls.getByRole('button', { name: 'Show all?' });
  for (let turns = 0; !(await table.may(offers)); turns++) {
    assert.ok(turns < 9, 'all hands may be shown');
    await page.keyboard.press('b');
    assert.equal(await table.settle(), 'turn');
  }
  // The focus is on something that stays.
  await page.getByRole('button', { name: 'Menu' }).focus();
  for (let presses = 0; presses < 2 && !(await table.refuse.isVisible()); presses++) {
    await page.keyboard.press('a');
    await table.settle();
  }
  await table.refuse.waitFor();
  await page.getByRole('button', { name: 'Agree to show' }).and(page.locator(':focus')).waitFor();
});

visit('each screen has one head, and what scrolls has a name', async ({ page, table }) => {
  const heads = async (where) => {
    const names = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    assert.equal(names.length, 1, `${where}: ${names}`);
  };
  // Runs in the page: what keys can scroll, without a name.
  const nameless = () => page.evaluate(() => [...document.querySelectorAll('body *')].filter((one) => {
    const { overflowY, overflowX } = getComputedStyle(one);
    if (![overflowX, overflowY].some((way) => /auto|scroll/.test(way)) || !one.checkVisibility() || one.closest('[inert]')) return false;
    const isStop = one.tabIndex >= 0 || (one.scrollHeight > one.clientHeight + 1 && !one.querySelector('button, input, select, a, [tabindex]'));
    return isStop && !(one.getAttribute('role') && (one.ariaLabel || one.hasAttribute('aria-labelledby')));
  }).map((one) => `${one.tagName}.${one.className}`));
  await heads('the first screen');
  await table.dealToTurn();
  await heads('a turn');
  assert.deepEqual(await nameless(), [], 'a turn');
  for (const tab of ['Settings', 'Rules', 'Odds', 'Log']) {
    const sheet = await table.openHouse(tab);
    assert.deepEqual(await nameless(), [], tab);
    await sheet.getByRole('button', { name: 'Close' }).click();
    // A closed sheet has no role. Keys play once it has gone from the page.
    await page.locator('dialog.sheet').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  assert.deepEqual(await nameless(), [], 'the keys');
  await page.keyboard.press('Escape');
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  await heads('the end of a deal');
  assert.deepEqual(await nameless(), [], 'the end of a deal');
}, { viewport: { width: 1280, height: 800 } });
