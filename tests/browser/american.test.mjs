// American Brag: a draw, brags that others join or leave, a call of a sight, in the words of 1825.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { givenAway, givesAwayOnly, noteEverything, noted } from './given-away.mjs';
import { Rounds, fits, replays } from './rounds.mjs';

spacePresses();

const START = (more = '') => ({ path: `?embed&variant=american&start${more}` });

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`a deal is played by touch on the ${size} screen`, async ({ page }) => {
    const rounds = new Rounds(page);
    await rounds.keep.waitFor({ timeout: 45_000 });
    await isAccessible(page, 'the draw');
    await fits(page, 'at the draw');
    const before = await rounds.own();
    assert.equal(before.length, 3);
    for (const nth of [0, 1, 2]) await rounds.pick(nth);
    await picture(page, `american-draw-${size}`);
    await rounds.draw.filter({ hasText: 'Draw 3' }).click();
    if ((await rounds.until('next', 'turn')) === 'turn') {
      const after = await rounds.own();
      assert.equal(after.filter((card) => before.includes(card)).length, 0, 'three new cards');
      await isAccessible(page, 'the bragging');
      await fits(page, 'on one’s turn');
      await picture(page, `american-turn-${size}`);
    }
    await rounds.deal();
    await fits(page, 'at the end of a deal');
    await isAccessible(page, 'the end of a deal');
    await picture(page, `american-end-${size}`);
  }, { ...START('&seats=4'), viewport, timeout: 120_000 });
}

visit('as many backs as cards that a player drew for lie by his plate until his next turn', async ({ page }) => {
  const rounds = new Rounds(page);
  // The width of the backs, in letters, by what is said of the draw.
  const drawn = () => page.evaluate(() => [...document.querySelectorAll('.said')].filter((said) => /^draws \d$/.test(said.innerText)).map((said) => {
    const { width, fontSize } = getComputedStyle(said, '::before');
    return [Number(said.innerText.at(-1)), Math.round(parseFloat(width) / parseFloat(fontSize) + 0.25)];
  }));
  let found = [];
  for (let deals = 0; deals < 8; deals++) {
    await rounds.keep.click();
    if ((await rounds.until('next', 'turn')) === 'turn') found = await drawn();
    if (found.length) break;
    await rounds.deal();
    await rounds.next.click();
  }
  assert.ok(found.length > 0, 'somebody draws');
  for (const [cards, backs] of found) assert.equal(backs, cards);
}, { ...START('&seats=5'), timeout: 120_000 });

visit('two people brag: one goes it, calls a sight, and shows last', async ({ page }) => {
  const rounds = new Rounds(page);
  await rounds.lift.click();
  await givesAwayOnly(page, [], [], 'before one looks');
  await rounds.keep.click();
  await rounds.lift.click();
  await rounds.looks.click();
  await page.waitForFunction(() => document.querySelectorAll('.card.at-me.up').length === 3);
  const own = await rounds.own();
  assert.deepEqual((await givenAway(page)).cards, [...own].sort(), 'he sees his own cards alone');
  await rounds.keep.click();
  await rounds.lift.waitFor();
  await noted(page);
  await givesAwayOnly(page, [], [], 'behind the curtain');
  await rounds.lift.click();
  const brag = rounds.controls.getByRole('button', { name: /^Brag \d+/ });
  await brag.waitFor();
  await rounds.controls.getByRole('button', { name: 'Pass' }).waitFor();
  await brag.click();
  await rounds.lift.click();
  await rounds.controls.getByText('Go it for 1, or bolt.').waitFor();
  await rounds.controls.getByRole('button', { name: 'Go it: 1' }).click();
  // He acts again, because he was the last who went.
  await rounds.controls.getByRole('button', { name: 'Call a sight' }).waitFor();
  await rounds.controls.getByRole('button', { name: /^Return \d+/ }).waitFor();
  await isAccessible(page, 'a sight may be called');
  await picture(page, 'american-sight');
  assert.deepEqual(await noted(page), [], 'no card was in the page for a moment');
  await rounds.controls.getByRole('button', { name: 'Call a sight' }).click();
  await rounds.next.waitFor();
  await rounds.felt.getByRole('heading', { level: 2, name: /wins? 4/ }).waitFor();
  await picture(page, 'american-shown');
}, { ...START('&seats=2&bots=0'), prepare: noteEverything });

visit('a deal is played by keys alone', async ({ page }) => {
  const rounds = new Rounds(page);
  const key = (name) => page.keyboard.press(name);
  await rounds.keep.waitFor({ timeout: 45_000 });
  await rounds.status.filter({ hasText: /You hold .* Pick up to three cards to throw, or keep them all\.\s*$/ }).waitFor();
  await key('1');
  await rounds.draw.filter({ hasText: 'Draw 1' }).waitFor();
  await key('1');
  await key('2');
  await key('Enter');
  for (let turns = 0; turns < 30 && (await rounds.until('next', 'turn')) === 'turn'; turns++) {
    if (await rounds.level.isEnabled()) await key('s');
    else await key('f');
  }
  await rounds.next.waitFor();
  await key('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByText('go it, or call a sight').waitFor();
}, { ...START('&seats=3'), viewport: DESKTOP });

visit('in French on the smallest screen nothing hangs over', async ({ page }) => {
  const controls = page.locator('section.controls');
  const keep = controls.getByRole('button', { name: 'Tout garder' });
  await keep.waitFor({ timeout: 45_000 });
  await fits(page, 'au moment de changer');
  await keep.click();
  await controls.getByRole('button', { name: /^(Filer|Passer)/, disabled: false }).or(controls.getByRole('button', { name: /^Donne suivante/ })).first().waitFor({ timeout: 45_000 });
  await fits(page, 'en français');
  await picture(page, 'american-french');
  const words = await page.locator('.felt, .controls').allInnerTexts();
  assert.doesNotMatch(words.join(' '), /\b(Bolt|Pass|Go it|Draw|Keep|bolts|draws)\b/, 'no English is left');
}, { ...START('&seats=4'), viewport: EMBED, locale: 'fr-FR' });

visit('How to play explains the game and its origin, and the records list a deal', async ({ page, table }) => {
  const rounds = new Rounds(page);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  const sheet = await table.openNewGame('American Brag');
  await sheet.getByRole('switch', { name: 'Draw' }).setChecked(false);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await rounds.deal();
  await page.getByRole('button', { name: 'What beats what' }).click();
  const beats = page.getByRole('dialog', { name: 'What beats what' });
  await beats.getByRole('button', { name: 'How to play' }).click();
  const how = page.getByRole('dialog', { name: 'How to play' });
  await how.getByRole('heading', { name: 'Where it comes from' }).click();
  await how.getByText(/The first American account of Brag is in a Hoyle of New York, 1825/).waitFor();
  await isAccessible(page, 'how to play');
  await picture(page, 'american-how-to-play');
  await how.getByRole('button', { name: 'Back' }).click();
  await replays(page, table, rounds, /w(in|on)s? \d+/);
}, { timeout: 120_000 });
