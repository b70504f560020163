// The page as the bank for real cards: people with a pack of their own press what they do, and say who won.

import assert from 'node:assert/strict';
import { act, chipsOf, does, foldAll, line, sitDown } from './bank.mjs';
import { DESKTOP, EMBED, OWN, PHONE, hasTargets, isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

visit('three-card Brag with real cards, by one press an act, with a kept blind hand', async ({ page, table }) => {
  await sitDown(table);
  // Nobody has a curtain to lift, and no card is on the page.
  assert.equal(await page.locator('.card').count(), 0);
  assert.equal(await table.curtain.count(), 0);
  await does(page, table, 'Bob', /^Look/);
  await does(page, table, 'Bob', /^Bet/);
  await does(page, table, 'Cy', /^Fold/);
  await does(page, table, 'Ann', /^Bet/);
  await picture(page, 'bank-turn');
  await isAccessible(page, 'a turn with real cards');
  // Bob folds to blind Ann: the pot stays, and she keeps her hand.
  await does(page, table, 'Bob', /^Fold/);
  await act(table, 'Next deal').waitFor();
  assert.match(await table.verdict.innerText(), /stays/);
  await act(table, 'Next deal').click();
  // Now Ann has an old hand and a new one.
  await does(page, table, 'Cy', /^Look/);
  await does(page, table, 'Cy', /^Bet/);
  await table.felt.getByRole('button', { name: /old/ }).waitFor();
  const prices = await table.felt.locator('.stake').boundingBox();
  for (const name of [/old/, /new/]) {
    const { y } = await table.felt.getByRole('button', { name }).boundingBox();
    assert.ok(y >= prices.y + prices.height, 'the names of the hands lie below the prices');
  }
  await picture(page, 'bank-two-hands');
  await table.felt.getByRole('button', { name: 'Look at old' }).or(table.felt.getByRole('button', { name: /Look.*old/i })).click();
  await act(table, /^Keep old/).click();
  await does(page, table, 'Ann', /^Bet/);
  await does(page, table, 'Bob', /^Fold/);
  const before = await chipsOf(table, 'Ann');
  await does(page, table, 'Cy', /^See/);
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Who won?'));
  await picture(page, 'bank-who-won');
  await isAccessible(page, 'the question who won');
  await hasTargets(page, 'the question who won');
  await act(table, 'Ann').click();
  await act(table, 'Next deal').waitFor();
  assert.ok((await chipsOf(table, 'Ann')) > before, 'one press pays the pot');
  await picture(page, 'bank-won');
  // Her hand was the better one, and the pot of two deals is hers.
  assert.match(await table.verdict.innerText(), /Ann/);

  // An undo says first what it takes back.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  assert.match(await line(page), /^Undo: Ann wins/);
  await picture(page, 'bank-undo');
  await act(table, 'Undo').click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Who won?'));
  assert.equal(await chipsOf(table, 'Ann'), before);
  await act(table, 'Equal').click();
  await act(table, 'Next deal').waitFor();
  assert.match(await table.verdict.innerText(), /Ann/, 'who pays to see loses equal hands');

  // It is saved, and goes on after a reload.
  const saved = await page.evaluate((own) => JSON.parse(localStorage.getItem(`${own}sitting`)).record, OWN);
  assert.equal(saved.cards, 'own');
  assert.ok(saved.actions.includes('1 won 0 2'), 'the dealer answers for all');
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await act(table, 'End the game').click();
  await table.felt.getByRole('heading', { name: 'Who pays whom' }).waitFor();
  const pays = await table.felt.locator('.pays').allInnerTexts();
  assert.equal(pays.length, 2, 'two have lost to one');
  assert.ok(pays.every((line) => /^(Bob|Cy) pays Ann \d+\.$/.test(line)), pays.join());
  await picture(page, 'bank-end');
  await isAccessible(page, 'who pays whom');
});

visit('somebody sits out, comes back, leaves, buys in and joins, and undo takes it back', async ({ page, table }) => {
  await sitDown(table);
  await page.getByRole('button', { name: 'Players' }).click();
  const sheet = page.getByRole('dialog', { name: 'Players' });
  await sheet.getByText('Players come and go between deals.').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await foldAll(page, table, ['Bob', 'Cy']);
  await act(table, 'Players').click();
  const row = (name) => sheet.getByRole('group', { name, exact: true });
  await row('Cy').getByRole('button', { name: 'Sit out' }).click();
  await row('Cy').getByText('away').waitFor();
  // The button stays, and has the focus.
  assert.equal(await page.evaluate(() => document.activeElement.innerText), 'Is back');
  await row('Bob').getByRole('button', { name: 'Leave' }).click({ force: true });
  await row('Bob').getByText('fewer than two players would be left').waitFor();
  await picture(page, 'bank-players');
  await isAccessible(page, 'the sheet of players');
  await hasTargets(page, 'the sheet of players');
  // Somebody joins; a name that is taken is refused.
  await sheet.getByRole('textbox', { name: 'Name' }).fill('ann');
  await sheet.getByRole('button', { name: 'Sit down' }).click();
  await sheet.getByText('Ann already plays').or(sheet.locator('#sits-not:not(:empty)')).first().waitFor();
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Ruth');
  await sheet.getByRole('textbox', { name: 'Chips' }).fill('80');
  await sheet.getByRole('button', { name: 'Sit down' }).click();
  await row('Ruth').getByText('80 chips').waitFor();
  await row('Bob').getByRole('button', { name: 'Leave' }).click();
  await row('Bob').getByText('left', { exact: false }).first().waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.innerText), 'Is back', 'the focus is not lost');
  await sheet.getByRole('button', { name: 'Close' }).click();
  assert.equal(await chipsOf(table, 'Ruth'), 80);
  await picture(page, 'bank-away');
  await act(table, 'Next deal').click();
  // Ann and Ruth alone are dealt in.
  const next = await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.match(/(\w+)’s turn/)?.[1]);
  const first = await next.jsonValue();
  assert.ok(['Ann', 'Ruth'].includes(first), first);
  await foldAll(page, table, [first]);
  const saved = await page.evaluate((own) => JSON.parse(localStorage.getItem(`${own}sitting`)).record, OWN);
  assert.deepEqual(saved.seats.map(({ name, chips }) => [name, chips]), [['Ann', 50], ['Bob', 50], ['Cy', 50], ['Ruth', 0]]);
  for (const done of ['2 away', '3 buy_in 80', '1 quit']) assert.ok(saved.actions.includes(done), done);
  await act(table, 'Players').click();
  await row('Cy').getByRole('button', { name: 'Is back' }).click();
  await row('Ann').getByRole('button', { name: 'Buy in' }).click();
  await sheet.waitFor({ state: 'detached' });
  await act(table, /^Buy in for/).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.match(await line(page), /^Undo/);
  await act(table, 'Undo').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.match(await line(page), /Cy is back/);
  await act(table, 'Keep it').click();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await act(table, 'End the game').click();
  const pays = (await table.felt.locator('.pays').allInnerTexts()).join(' ');
  assert.ok(pays.includes('Bob pays') && pays.includes('Ruth'), pays);
});

visit('the end of a game is taken back, and its result with it', async ({ page, table }) => {
  await sitDown(table);
  await foldAll(page, table, ['Bob', 'Cy']);
  const stored = () => page.evaluate((own) => Object.keys(localStorage).filter((key) => key.startsWith(own)).map((key) => key.slice(own.length)), OWN);
  await act(table, 'End the game').click();
  await table.felt.getByRole('heading', { name: 'Who pays whom' }).waitFor();
  await page.waitForFunction((own) => !localStorage.getItem(`${own}sitting`), OWN);
  assert.ok((await stored()).some((key) => key.startsWith('result')), 'it has a result');
  await table.felt.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await line(page), 'Go on with the game?');
  await picture(page, 'bank-take-back-end');
  await act(table, 'Undo').click();
  await act(table, 'Next deal').waitFor();
  await page.waitForFunction((own) => localStorage.getItem(`${own}sitting`), OWN);
  assert.ok(!(await stored()).some((key) => key.startsWith('result')), 'it has none any more');
  // It ends again, with one result.
  await act(table, 'End the game').click();
  await page.waitForFunction((own) => !localStorage.getItem(`${own}sitting`), OWN);
  assert.equal((await stored()).filter((key) => key.startsWith('result')).length, 1);
});

for (const [name, viewport, sides] of [
  ['phone', PHONE, ['none', '180', 'none', 'none']],
  ['landscape', { width: 844, height: 390 }, ['none', '180', 'none', 'none']],
  ['tablet', { width: 768, height: 1024 }, ['none', '180', '90', '-90']],
  ['desktop', DESKTOP, ['none', '180', '90', '-90']],
]) {
  visit(`the controls turn to whoever is next, without a shift: ${name}`, async ({ page, table }) => {
    await sitDown(table, { players: ['Ann', 'Bob', 'Cy', 'Di'].map((name) => ({ name })) });
    await page.getByRole('button', { name: 'Players' }).click();
    const sheet = page.getByRole('dialog', { name: 'Players' });
    await sheet.getByRole('switch', { name: /^Turn the buttons/ }).check();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() => {
      window.shifts = [];
      const element = ({ node }) => (node?.nodeType === 1 ? node : node?.parentElement);
      // The pot grows by itself.
      const moved = (entry) => entry.sources.map(element).filter((node) => node?.closest('.controls, .seat')).map((node) => node.className);
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries().flatMap(moved))).observe({ type: 'layout-shift' });
    });
    const turned = () => page.evaluate(() => {
      const { transform } = getComputedStyle(document.querySelector('.controls'));
      if (transform === 'none') return 'none';
      const { a, b } = new DOMMatrix(transform);
      return String(Math.round(Math.atan2(b, a) * 180 / Math.PI)).replace('-180', '180');
    });
    const [bottom, top, left, right] = sides;
    for (const [who, side] of [['Bob', left], ['Cy', top], ['Di', right], ['Ann', bottom]]) {
      await page.waitForFunction((who) => document.querySelector('.controls .line')?.innerText.includes(`${who}’s turn`), who);
      assert.equal(await turned(), side, who);
      await picture(page, `bank-turned-${name}-${who}`);
      const out = await page.evaluate(() => [...document.querySelectorAll('.controls :is(button, .line)')].filter((part) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        return width > 0 && (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
      }).map((part) => part.innerText));
      assert.deepEqual(out, [], `all of the controls is on the screen: ${who}`);
      const covered = await page.evaluate(() => {
        const { left, top, right, bottom } = document.querySelector('.controls .go').getBoundingClientRect();
        return !document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.go');
      });
      assert.equal(covered, false, 'nothing lies over the button');
      // By a key: the order and the meaning of the buttons stay.
      await page.keyboard.press('b');
    }
    await isAccessible(page, 'turned controls');
    assert.deepEqual(await page.evaluate(() => window.shifts), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  }, { viewport });
}

visit('an embed begins a table with own cards', async ({ page, table }) => {
  await act(table, /^Bet/).waitFor();
  assert.equal(await page.locator('.felt[data-bank]').count(), 1);
  assert.equal(await page.locator('.card').count(), 0);
  assert.match(await line(page), /Player \d’s turn/);
}, { path: '?embed&own-cards&seats=5&start', viewport: EMBED });

visit('a misdeal is dealt again, by keys', async ({ page, table }) => {
  await sitDown(table);
  await does(page, table, 'Bob', /^Look/);
  await does(page, table, 'Bob', /^Bet/);
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Cy’s turn'));
  await page.keyboard.press('z');
  await act(table, /^Misdeal/).waitFor();
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Bob’s turn'));
  assert.equal(await chipsOf(table, 'Bob'), 49, 'only the ante is paid');
  assert.ok(await table.may(table.look), 'nobody has looked');
  // It was none after all, and that is known after a reload too.
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Bob’s turn'));
  await page.keyboard.press('z');
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.startsWith('Undo the misdeal?'));
  await picture(page, 'bank-undo-misdeal');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Cy’s turn'));
});

visit('American Brag draws by number, and a show among three names one or several', async ({ page, table }) => {
  await sitDown(table, { game: 'American', dealer: null });
  for (const cards of ['Exchange 2', 'None', 'Exchange 1']) await act(table, cards).click();
  for (let passes = 0; passes < 3; passes++) await act(table, /^Pass/).click();
  await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Who won?'));
  await act(table, 'Equal').click();
  assert.ok(!(await table.may(act(table, 'Done'))), 'nobody is named yet');
  await act(table, 'Ann').click();
  await act(table, 'Bob').click();
  await picture(page, 'bank-several');
  await act(table, 'Done').click();
  await act(table, 'Next deal').waitFor();
});

for (const [name, viewport] of [['embed', EMBED], ['phone', PHONE], ['landscape', { width: 844, height: 390 }], ['tablet', { width: 768, height: 1024 }], ['desktop', DESKTOP]]) {
  visit(`eight people fit the screen, and the question who won: ${name}`, async ({ page, table }) => {
    const players = ['Ann', 'Bob', 'Cy', 'Dorothea-May', 'Eve', 'Fay', 'Gus', 'Hal'].map((name) => ({ name }));
    await sitDown(table, { game: 'American', players, dealer: null });
    await picture(page, `bank-draw-${name}`);
    for (let draws = 0; draws < 8; draws++) await act(table, 'None').click();
    for (let passes = 0; passes < 8; passes++) await act(table, /^Pass/).click();
    await page.waitForFunction(() => document.querySelector('.controls .line')?.innerText.includes('Who won?'));
    await picture(page, `bank-eight-${name}`);
    const outside = await page.evaluate(() => [...document.querySelectorAll('.acts.bank .act')].filter((button) => {
      const [own, all] = [button.getBoundingClientRect(), document.querySelector('.controls').getBoundingClientRect()];
      return own.bottom > all.bottom + 0.5 || own.right > all.right + 0.5 || own.top < all.top - 0.5 || own.height < 24;
    }).map((button) => button.innerText));
    assert.deepEqual(outside, [], 'every button lies in the controls');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  }, { viewport });
}

visit('a game that needs its cards on the page says so to whoever has chosen own cards', async ({ table }) => {
  const sheet = await table.openNewGame('Nine cards');
  assert.equal(await sheet.getByText('can’t be played with your own cards').count(), 0);
  const choose = async (game) => {
    await table.chooseGame(sheet, game);
    await sheet.getByRole('button', { name: 'Players and rules' }).click();
  };
  await choose('Three cards');
  await sheet.getByRole('switch', { name: /^With your own cards/ }).check();
  await choose('Nine cards');
  await sheet.getByText('This game can’t be played with your own cards').waitFor();
  assert.equal(await sheet.getByRole('switch', { name: /^With your own cards/ }).count(), 0);
});
