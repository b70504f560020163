// Crash: a game to its end, and the moment in which a player wins all four hands.

import assert from 'node:assert/strict';
import { desk, layAsSuggested, layInTurn } from './set-hands.mjs';
import { EMBED, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { RecordsSheet } from './records-sheet.mjs';
import { byRules } from './rules.mjs';

spacePresses();

visit('two people play Crash to its end round one screen, from the family to the standings', async ({ page, table }) => {
  const sheet = await table.openNewGame('Crash');
  await table.seat(sheet, [{ name: 'Ann' }, { name: 'Bob' }]);
  await sheet.getByRole('textbox', { name: 'Points to win' }).fill('7');
  // Without bonus payments chips move only at the end of the game.
  await sheet.getByRole('textbox', { name: 'Paid for four of a kind' }).fill('0');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  const at = desk(page);
  let points = [0, 0];
  for (let deals = 0; deals < 20; deals++) {
    const seen = await layInTurn(at, table);
    assert.deepEqual(seen.map((cards) => cards.length), [13, 13]);
    if (await at.again.isVisible()) break;
    const now = await Promise.all(['Ann', 'Bob'].map(async (name) => {
      const plate = at.felt.locator('.plate').filter({ hasText: name });
      return Number(/(\d+) points?/.exec(await plate.innerText())[1]);
    }));
    assert.ok(now.every((has, seat) => has >= points[seat] && has < 7), `points grow to the end: ${points}, ${now}`);
    points = now;
    await at.next.click();
  }
  await table.standings.waitFor();
  const rows = (await table.standings.getByRole('row').allInnerTexts()).slice(1).map((row) => row.split(/\s+/));
  const [ann, bob] = rows.map(([name, has, chips]) => ({ name, has: Number(has), chips: Number(chips) }));
  assert.equal(ann.chips + bob.chips, 200, 'the usual chips, for which nobody is asked');
  if (ann.has === bob.has && ann.chips === bob.chips) return assert.ok(ann.has >= 7, 'they share the game');
  assert.equal(Math.abs(ann.chips - bob.chips), 2, 'the loser pays the stake');
  const winner = ann.chips > bob.chips ? ann : bob;
  await at.felt.getByRole('heading', { name: `${winner.name} has won the game` }).waitFor();
  const told = await at.felt.innerText();
  assert.ok(winner.has >= 7 || /A crash:/.test(told), `by points or by a crash: ${told}`);
  await picture(page, 'crash-over-smallest');
}, { viewport: EMBED, timeout: 180_000 });

/** Deals until a player wins all four hands, and stays at that moment. */
async function toACrash(at) {
  for (let deals = 0; deals < 80; deals++) {
    await layAsSuggested(at, 13);
    await at.moment.or(at.over).first().waitFor();
    if (await at.moment.isVisible()) return;
    await at.over.click();
  }
  assert.fail('nobody ever crashes');
}

/** A target so high that a crash does not end the game. */
const LONG = byRules({ game: 'thirteen_card', target: 1000, crash: 'point', spare: false });

/** Deals by the link to two, and plays to a crash. */
async function play(page, table, settings) {
  const sheet = await table.openNewGame();
  await table.seat(sheet, [{ name: 'You' }, { name: 'Nell', is: 'Careful bot' }]);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  if (settings) await table.settings(settings);
  const at = desk(page);
  await toACrash(at);
  return at;
}

visit('a crash is a moment of its own, seen and said even where nothing moves', async ({ page, table }) => {
  const at = await play(page, table);
  const says = /A crash: (You win|you win|\w+ wins) all four/;
  assert.match(await at.moment.innerText(), says);
  assert.match(await table.status.innerText(), says);
  assert.equal(await at.moment.evaluate((moment) => getComputedStyle(moment.firstElementChild).animationDuration), '0s');
  // Thirteen cards if four of a kind are set.
  assert.ok([12, 13].includes(await at.felt.locator('.card.glow').count()));
  await picture(page, 'crash-smallest');
  await isAccessible(page, 'a crash');
  await at.over.waitFor();
  assert.equal(await at.moment.isVisible(), false);
  assert.match(await at.felt.getByRole('heading', { level: 2 }).innerText(), says, 'it is told where the deal is over');
}, { path: LONG, viewport: EMBED, timeout: 180_000 });

visit('a press passes the moment of a crash', async ({ page, table }) => {
  const at = await play(page, table, { Speed: 'Instant', 'Bots take their time': false });
  await at.felt.click({ position: { x: 20, y: 120 } });
  // It would stay for more than a second.
  await at.over.waitFor({ timeout: 900 });
}, { path: LONG, timeout: 180_000 });

visit('a crash moves, where it is shown again too', async ({ page, table }) => {
  const at = await play(page, table, { Speed: 'Instant', 'Bots take their time': false });
  await at.over.waitFor();
  await table.settings({ Speed: 'Slow' });
  const past = new RecordsSheet(page, table);
  const sheet = await past.open();
  const deals = (await past.lines(sheet)).length;
  await past.close(sheet);
  const replay = await past.replay(`deal ${deals}`);
  await page.keyboard.press('End');
  // The last hand is won a step or two before the end of the replay.
  while (!/A crash:/.test(await replay.caption())) await replay.button('Back').click();
  await replay.button('Back').click();
  await replay.button('Forward').click();
  const again = desk(page);
  await again.moment.waitFor();
  const moving = await again.moment.evaluate((moment) => moment.getAnimations({ subtree: true }).map(({ animationName }) => animationName));
  assert.ok(moving.includes('crash'), `the ribbon falls: ${moving}`);
  await picture(page, 'crash-moving');
}, { path: LONG, reducedMotion: 'no-preference', timeout: 240_000 });
