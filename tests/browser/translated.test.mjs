// A page that the browser translates. The words stay the same here, so that they can be compared with those of a page
// that nothing has touched.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { Table } from './table.mjs';

spacePresses();

/** Runs in the page before it draws: puts elements in the place of all texts, those that carry `translate="no"` too. */
function translate() {
  const texts = (root) => {
    const found = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) found.push(walk.currentNode);
    return found;
  };
  const put = (text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest('font, script, style, svg, option')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.before(outer);
    text.remove();
  };
  addEventListener('DOMContentLoaded', () => {
    texts(document.body).forEach(put);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) (node.nodeType === Node.TEXT_NODE ? [node] : texts(node)).forEach(put);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Runs in the page: the same cards and bots whatever page of the test it is. */
function drawTheSame() {
  let state = 0x2545f491;
  const draw = (into) => {
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).forEach((_, at, bytes) => {
      state = Math.imul(state ^ (state >>> 13), 0x5bd1e995) + 0x9e3779b9;
      bytes[at] = state >>> 16;
    });
    return into;
  };
  Object.defineProperty(Crypto.prototype, 'getRandomValues', { get: () => draw, set: () => {} });
}

/** What stands on the table: what can be pressed, what each has, the pot, and what is said. */
function stands() {
  const words = (element) => element.innerText.replaceAll(/\s+/g, ' ').trim();
  const all = (of) => [...document.querySelectorAll(of)].map(words);
  return {
    buttons: all('.controls button'),
    asks: all('.controls .line, .controls .hint'),
    gold: all('.controls .go'),
    pot: all('.pot'),
    plates: all('.plate .name, .purse'),
    told: all('main > [role="status"], .verdict'),
    log: all('.board p'),
  };
}

/** Waits until two pages show the same, and says at least what differs. */
async function agree(page, twin, when) {
  let [one, other] = [];
  for (let looks = 0; looks < 80; looks++) {
    [one, other] = await Promise.all([page.evaluate(stands), twin.evaluate(stands)]);
    if (JSON.stringify(one) === JSON.stringify(other)) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  assert.deepEqual(one, other, when);
}

for (const [game, path] of Object.entries({
  'three-card Brag': '?embed&seats=4&start',
  'nine-card Brag': '?embed&variant=nine_card&seats=3&start',
  'Three Card Poker': '?embed&variant=three_card_poker&seats=2&start',
})) {
  visit(`a translated table of ${game} says what an untouched one says`, async ({ page, table }) => {
    const twin = await page.context().newPage();
    await twin.goto(page.url());
    await page.addInitScript(translate);
    await page.reload();
    const other = new Table(twin);
    for (const shown of [table, other]) {
      await shown.settings({ Speed: 'Instant', 'Bots take their time': false, 'Bots talk': false });
    }
    for (let turns = 0; turns < 16; turns++) {
      const [ours, theirs] = [table, other].map((at) => at.controls.locator('.acts button:not([aria-disabled="true"])').filter({ hasNotText: /^New game|^Not now/ }));
      await Promise.all([ours.first().waitFor(), theirs.first().waitFor()]);
      await agree(page, twin, `turn ${turns}`);
      assert.ok(await page.locator('.controls font').count(), 'the page is translated');
      // In turn: a larger bet, a look, and the usual act.
      const names = await theirs.allInnerTexts();
      const gold = await theirs.evaluateAll((buttons) => buttons.findIndex((button) => button.matches('.go')));
      const named = (wanted) => names.findIndex((name) => wanted.test(name));
      const [look, suggest] = [named(/^Look$/), named(/^Suggest/)];
      const nth = turns % 3 === 2 && look >= 0 ? look : gold >= 0 ? gold : Math.max(suggest, 0);
      for (const at of [table, other]) {
        if (turns % 4 === 1 && (await at.more.count()) === 1 && (await at.more.isEnabled())) await at.more.click();
      }
      await agree(page, twin, `the amount of turn ${turns}`);
      await Promise.all([ours.nth(nth).click(), theirs.nth(nth).click()]);
    }
  }, { path, prepare: (context) => context.addInitScript(drawTheSame), timeout: 120_000 });
}

visit('figures and buttons ask to be left as they are, and sentences do not', async ({ page, table }) => {
  const kept = (of) => page.locator(of).evaluateAll((all) => [all.length, all.filter((one) => one.closest('[translate="no"]')).length]);
  await table.dealToTurn();
  for (const of of ['.controls button', '.plate', '.pot']) {
    const [all, some] = await kept(of);
    assert.ok(all > 0, of);
    assert.equal(some, all, `${of} keeps its words`);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  assert.equal((await kept('dialog.sheet [role="tabpanel"]'))[1], 0);
});
