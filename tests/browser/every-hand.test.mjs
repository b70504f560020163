// Every hand here: a table of all kinds of hands over a hint, a review, a drill and a trial.

import assert from 'node:assert/strict';
import { EMBED, PHONE, hasTargets, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { foldOnce, playTrial, read } from './review-sheet.mjs';

spacePresses();

const FIGURE = /^[+−]?\d+([.,]\d)?(\u00a0±\u00a0\d+([.,]\d)?)?$/;

/** The sheet, once it is worked out. */
async function workedOut(page, name) {
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('table').first().waitFor({ timeout: 30_000 });
  await sheet.locator('.count:not([aria-busy])').waitFor({ timeout: 90_000 });
  assert.equal(await sheet.getByRole('progressbar').count(), 0);
  return sheet;
}

/** The text of the cells of a table. */
const cellsOf = (table) => table.locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.innerText.trim())));

/** The rows of the table, once it is worked out: the hand, the best choices and the worth. `isBlind`: the player has not looked. */
async function rows(page, isBlind = false, name = 'Every hand here') {
  const sheet = await workedOut(page, name);
  const table = isBlind ? sheet.getByRole('table', { name: 'After a look' }) : sheet.getByRole('table');
  const cells = await cellsOf(table);
  // Prials, running flushes, runs, flushes, thirteen pairs, ten high cards: neighbours that are not told apart share a row.
  assert.ok(cells.length > 1 && cells.length <= 27, `${cells.length} rows`);
  const own = await sheet.locator('tbody tr.own').allInnerTexts();
  assert.equal(own.length, isBlind ? 0 : 1, 'no hand is marked before the look');
  for (const [hand, best, worth] of cells) {
    assert.ok(hand && best && best !== '…', `${hand}: ${best}`);
    assert.doesNotMatch(best, /blind/i, 'bets after a look');
    assert.ok(best.split(' or ').length <= 2, `no row names three choices: ${best}`);
    assert.match(worth, FIGURE, hand);
  }
  return { sheet, cells, own: own[0] };
}

/** What each choice is worth to a player who has not looked. */
async function choices(sheet) {
  const cells = await cellsOf(sheet.getByRole('table', { name: 'Blind' }));
  for (const [choice, worth] of cells) assert.match(worth, FIGURE, choice);
  return cells.map(([choice]) => choice);
}

/** Whether something in the sheet is wider than it. */
const isWide = (sheet) => sheet.evaluate((dialog) => [...dialog.querySelectorAll('.body, table, th, td')].some((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0));

for (const [screen, viewport] of Object.entries({ phone: PHONE, embed: EMBED })) {
  visit(`a hint opens the table of every hand, on the screen of a ${screen}`, async ({ page, table }) => {
    await table.settings({ Speed: 'Instant', 'Bots take their time': false, Hints: true });
    await table.dealToTurn();
    const hint = table.felt.getByRole('button', { name: 'Hint', exact: true });
    const opens = table.felt.getByRole('button', { name: 'Every hand here' });
    await table.takeLook();
    await hint.click();
    await opens.click();
    const { sheet, cells, own } = await rows(page);
    assert.match(own, /your hand/i);
    assert.match(cells[0][0], /^Prial of /i);
    assert.notEqual(cells[0][1], 'Fold', 'a prial is played');
    assert.match(cells.at(-1)[0], /(five|5) high/i);
    await picture(page, `every-hand-${screen}`);
    assert.equal(await isWide(sheet), false);
    await isAccessible(page, 'every hand');
    await hasTargets(page, 'every hand');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    assert.ok(await opens.evaluate((button) => button === document.activeElement), 'the focus is back');
  }, { viewport });
}

for (const [screen, options] of Object.entries({ phone: { viewport: PHONE }, embed: { viewport: EMBED, colorScheme: 'dark' } })) {
  visit(`before the look the table tells of choices, and of hands after a look, on the screen of a ${screen}`, async ({ page, table }) => {
    await table.settings({ Speed: 'Instant', 'Bots take their time': false, Hints: true });
    await table.dealToTurn();
    await table.felt.getByRole('button', { name: 'Hint', exact: true }).click();
    await table.felt.getByRole('button', { name: 'Every hand here' }).click();
    const { sheet } = await rows(page, true);
    const said = await choices(sheet);
    assert.ok(said.some((choice) => /^Look/.test(choice)) && said.some((choice) => /blind/i.test(choice)), `${said}`);
    assert.ok(said.some((choice) => /\b(Best|As good)/.test(choice)), `${said}`);
    assert.match(await sheet.innerText(), /A look costs nothing\. After it, the minimum bet is \d+; blind it’s \d+\./);
    assert.equal(await sheet.locator('.card, svg').count(), 0, 'no card is shown');
    assert.doesNotMatch(await sheet.innerText(), /your hand/i);
    assert.equal(await isWide(sheet), false);
    await isAccessible(page, 'every hand before the look');
    await hasTargets(page, 'every hand before the look');
    await picture(page, `every-hand-blind-${screen}`);
    await sheet.getByRole('table', { name: 'After a look' }).scrollIntoViewIfNeeded();
    await picture(page, `every-hand-looked-${screen}`);
  }, options);
}

visit('a review opens the table of each decision, before the look and after it', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await foldOnce(table);
  await table.controls.getByRole('button', { name: 'Review this deal' }).click();
  const { decisions } = await read(page);
  const all = page.getByRole('button', { name: /^Every hand here: decision \d+/ });
  assert.equal(await all.count(), decisions.length);
  assert.equal(decisions[0].cards.length, 0, 'the first was made blind');
  await all.first().click();
  const blind = await rows(page, true);
  await choices(blind.sheet);
  await page.keyboard.press('Escape');
  await blind.sheet.waitFor({ state: 'detached' });
  await all.last().click();
  const { sheet } = await rows(page);
  await sheet.getByRole('button', { name: 'Back' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Review' }).waitFor();
});

visit('a trial has the table while the player decides, and stays as it is meanwhile', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await foldOnce(table);
  await table.controls.getByRole('button', { name: 'Review this deal' }).click();
  await read(page);
  await page.getByRole('dialog').getByRole('button', { name: /^Try again: decision / }).last().click();
  const room = page.getByRole('group', { name: 'What if' });
  const opens = room.getByRole('button', { name: 'Every hand here' });
  await room.getByRole('button', { name: /^Fold/, disabled: false }).waitFor();
  await opens.click();
  const { sheet, own } = await rows(page);
  assert.match(own, /your hand/i);
  assert.equal(await isWide(sheet), false);
  await isAccessible(page, 'every hand over a trial');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await room.waitFor();
  assert.ok(await opens.evaluate((button) => button === document.activeElement), 'the focus is back');
  await playTrial(page);
  assert.ok(await opens.isDisabled(), 'nobody decides');
  await room.getByRole('button', { name: 'Again' }).click();
  await room.getByRole('button', { name: /^Fold/, disabled: false }).waitFor();
  assert.ok(await opens.isEnabled());
}, { timeout: 120_000 });
