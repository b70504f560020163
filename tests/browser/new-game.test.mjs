// The *New game* sheet: it starts the game that was typed, and shows each error beside its field.

import assert from 'node:assert/strict';
import { PHONE, isAccessible, spacePresses, visit } from './harness.mjs';
import { byRules, preset, unfold } from './rules.mjs';

spacePresses();

visit('what is wrong stands beside its field and is tied to it', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  const chips = sheet.getByRole('textbox', { name: 'Chips of Bill' });
  await chips.fill('0');
  await dealIn(sheet);
  await says(page, chips, 'Enter a whole number from 1 to 1,000,000.');
  assert.equal(await chips.evaluate((field) => field === document.activeElement), true, 'the wrong field has the focus');
  const [field, error] = [await chips.boundingBox(), await page.getByText('Enter a whole number from 1 to').boundingBox()];
  assert.ok(Math.abs(error.y - field.y - field.height) < 24, 'it stands right below the field');
  await chips.fill('50');
  assert.equal(await chips.getAttribute('aria-invalid'), null, 'it goes as soon as it is put right');
  assert.equal(await page.getByText('Enter a whole number from 1 to').count(), 0);

  const most = sheet.getByRole('textbox', { name: 'Largest first bet' });
  await sheet.getByRole('textbox', { name: 'Smallest first bet' }).fill('6');
  await most.fill('5');
  await dealIn(sheet);
  await says(page, most, 'Must be at least 6, the smallest first bet.');
  await most.fill('12');
  await sheet.getByRole('textbox', { name: 'Ante' }).fill('60');
  await dealIn(sheet);
  await says(page, chips, 'It takes 60 chips to play.');
  await sheet.getByRole('textbox', { name: 'Ante' }).fill('3');
  await dealIn(sheet);
  await sheet.waitFor({ state: 'detached' });
  assert.equal(await table.settle(), 'turn');
  await page.getByText('Ante 3').first().waitFor();
  assert.equal(await table.chips(), 350);
});

for (const [where, options] of [['phone', { viewport: PHONE, hasTouch: true }], ['desktop', {}]]) {
  visit(`a seat at the table opens its choices in place, and a key that comes to a field opens its seat (${where})`, async ({ page, table }) => {
    const sheet = await table.openNewGame();
    const seats = sheet.locator('.seating button');
    assert.deepEqual(await seats.allInnerTexts(), ['You', 'Nell', 'Bill', 'Charlie']);
    const shown = () => sheet.locator('.player:not(.head)').evaluateAll((all) => all.filter((one) => one.offsetHeight > 40).map((one) => one.querySelector('input').value));
    assert.deepEqual(await shown(), ['You']);
    // All lie on the table, and none over another.
    const boxes = await seats.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const frame = await sheet.locator('.body').boundingBox();
    for (const [nth, one] of boxes.entries()) {
      assert.ok(one.left >= frame.x && one.right <= frame.x + frame.width, `seat ${nth} is within the sheet`);
      for (const other of boxes.slice(nth + 1)) assert.ok(one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top);
    }
    await seats.nth(2).click();
    assert.deepEqual(await shown(), ['Bill']);
    await isAccessible(page, 'the table of a new game');
    // The list is whole for those who do not see the table.
    assert.equal(await sheet.getByRole('textbox', { name: 'Name', exact: true }).count(), 4);
    await sheet.getByRole('combobox', { name: 'Nell is played by' }).focus();
    assert.deepEqual(await shown(), ['Nell']);
    await sheet.getByRole('button', { name: 'Add a player' }).click();
    assert.equal(await seats.count(), 5);
  }, options);
}

for (const [width, height] of [[1366, 657], [1536, 730], [1920, 950]]) {
  visit(`in a window of ${width} × ${height} no game is out of sight, and the table of up to six stays beside the rules`, async ({ page, table }) => {
    await table.controls.getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog', { name: 'New game' });
    const on = sheet.getByRole('button', { name: 'Players and rules' });
    await on.waitFor();
    const room = (selector) => sheet.locator(selector).evaluate((one) => one.scrollHeight - one.clientHeight);
    assert.ok(await room('.body') <= 0, 'all games are in sight');
    const letter = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    await on.click();
    const names = sheet.getByRole('textbox', { name: 'Name', exact: true });
    while ((await names.count()) > 2) await sheet.getByRole('button', { name: 'Remove a player' }).click();
    for (const count of [2, 3, 4, 5, 6]) {
      assert.equal(await names.count(), count);
      assert.ok(await room('.company') <= 0, `the table of ${count}`);
      const oval = await sheet.locator('.seating').boundingBox();
      if (count <= 3) assert.ok(oval.height < letter * 5.7, `${count} sit at a low table`);
      const rules = await sheet.locator('.company + div').boundingBox();
      assert.ok(rules.x > oval.x + oval.width, 'the rules are beside it');
      await sheet.locator('.seating button').nth(1).click();
      assert.ok(await room('.company') <= 0, `the table of ${count} with a bot’s choices`);
      if (count < 6) await sheet.getByRole('button', { name: 'Add a player' }).click();
    }
    await isAccessible(page, 'the table beside the rules');
  }, { viewport: { width, height } });
}

visit('names are given, and differ', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  const names = sheet.getByRole('textbox', { name: 'Name', exact: true });
  await names.nth(2).fill('nell');
  await dealIn(sheet);
  await says(page, names.nth(2), 'Two players are called nell. Change one.');
  await names.nth(2).fill('');
  await says(page, names.nth(2), 'Enter a name.');
});

visit('house rules that are agreed on are played', async ({ table }) => {
  const sheet = await table.openNewGame();
  await table.seat(sheet, [{ name: 'Ann', chips: 40 }, { name: 'Bob', chips: 40 }]);
  await sheet.getByRole('textbox', { name: 'Smallest first bet' }).fill('2');
  await sheet.getByRole('textbox', { name: 'Largest first bet' }).fill('5');
  await unfold(sheet, 'The see');
  await sheet.getByRole('radiogroup', { name: 'Seeing costs' }).getByRole('radio', { name: 'The bet', exact: true }).check();
  await unfold(sheet, 'Blind play');
  await sheet.getByRole('switch', { name: 'Blind play' }).setChecked(false);
  await dealIn(sheet);
  table.names = ['Ann', 'Bob'];
  await table.look.waitFor();
  assert.ok(!(await table.may(table.bet)), 'nobody bets blind');
  await table.takeLook();
  assert.deepEqual([await table.amount.getAttribute('min'), await table.amount.getAttribute('max')], ['2', '5']);
  await table.betOf(5);
  await table.look.waitFor();
  await table.takeLook();
  assert.match(await table.see.innerText(), /^See 5/);
});

visit('the players choose who deals first, and it is no rule of their own', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  const first = sheet.getByRole('combobox', { name: 'First dealer' });
  assert.equal(await first.evaluate((list) => list.selectedOptions[0].label), 'At random');
  await first.selectOption('Bill');
  assert.ok(await preset(sheet, 'The usual rules').isChecked());
  await dealIn(sheet);
  await sheet.waitFor({ state: 'detached' });
  await table.settle();
  await table.felt.getByRole('img', { name: /^Bill deals/ }).waitFor();
  const house = await table.openHouse('Log');
  await house.getByText('Bill deals.').first().waitFor();
  await house.getByRole('button', { name: 'Close' }).click();
  await house.waitFor({ state: 'detached' });
  // The next game has the same first dealer, and the rules are still the usual ones.
  await table.fold.click();
  await table.settle();
  await table.openNewGame();
  assert.equal(await first.evaluate((list) => list.selectedOptions[0].label), 'Bill');
  assert.ok(await preset(sheet, 'The usual rules').isChecked());
  await unfold(sheet, 'The dealer');
  const found = sheet.getByRole('radiogroup', { name: 'First dealer' });
  assert.ok(await found.getByRole('radio', { name: 'At random' }).isChecked());
  await found.getByRole('radio', { name: 'High card' }).check();
  await first.waitFor({ state: 'detached' });
});

visit('after a link in which the first dealer is chosen, chance finds him until a player is chosen', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  assert.ok(await preset(sheet, 'The usual rules').isChecked());
  await unfold(sheet, 'The dealer');
  const found = sheet.getByRole('radiogroup', { name: 'First dealer' });
  assert.ok(await found.getByRole('radio', { name: 'At random' }).isChecked());
}, { path: byRules({ first_dealer: 'chosen' }) });

visit('a sheet is closed by Escape and by ×, and keeps what was typed; Cancel forgets it', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  const ante = sheet.getByRole('textbox', { name: 'Ante' });
  await ante.fill('7');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await table.openNewGame();
  assert.equal(await ante.inputValue(), '7');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await table.openNewGame();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await sheet.waitFor({ state: 'detached' });
  await table.openNewGame();
  assert.equal(await ante.inputValue(), '1');
});

visit('a bot without a seat in a smaller game comes back for a larger one, even after a reload', async ({ page, table }) => {
  const names = (sheet) => sheet.getByRole('textbox', { name: 'Name', exact: true }).evaluateAll((all) => all.map((field) => field.value));
  let sheet = await table.openNewGame('Best of thirteen');
  assert.deepEqual(await names(sheet), ['You', 'Nell', 'Bill']);
  await dealIn(sheet);
  await sheet.waitFor({ state: 'detached' });
  await table.settle();
  await table.fold.click();
  await table.settle();
  sheet = await table.openNewGame('Three cards');
  assert.deepEqual(await names(sheet), ['You', 'Nell', 'Bill', 'Charlie']);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await table.settle();
  sheet = await table.openNewGame();
  assert.deepEqual(await names(sheet), ['You', 'Nell', 'Bill']);
  await table.chooseGame(sheet, 'Four cards');
  await sheet.getByRole('button', { name: 'Players and rules' }).click();
  assert.deepEqual(await names(sheet), ['You', 'Nell', 'Bill', 'Charlie']);
});

async function dealIn(sheet) {
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
}

/** Asserts that a field is marked as invalid and described by its error. */
async function says(page, field, what) {
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  const told = await field.getAttribute('aria-describedby');
  assert.equal((await page.locator(`[id="${told}"]`).innerText()).replace(/^✕\s*/, ''), what);
}
