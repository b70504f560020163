// The school: ten deals that are the same for everybody, by the day and by number.

import assert from 'node:assert/strict';
import { TODAY, on } from './calendar.mjs';
import { EMBED, OWN, PHONE, hasTargets, isAccessible, spacePresses, visit } from './harness.mjs';

spacePresses();

/** The open sheet. */
const school = (page, name = 'School') => page.getByRole('dialog', { name, exact: true });
/** The room in which ten deals are played. */
const room = (page) => page.locator('.room.ten');

/** Opens the sheet from the first screen. */
async function open(page, says = 'Deal of the day') {
  await page.getByRole('button', { name: says, exact: true }).click();
  await page.locator('dialog .school').waitFor();
}

/** Plays on in the room: folds, and otherwise presses what is offered first, until `until` deals are over. */
async function play(page, until = 10) {
  const controls = room(page).locator('.controls');
  for (let presses = 0; presses < 400; presses++) {
    const offered = controls.locator('button:not([aria-disabled="true"], [disabled])');
    await offered.first().waitFor({ timeout: 45_000 });
    // All is read at once: the last deal may end at any moment.
    const [ids, names] = await offered.evaluateAll((buttons) => [buttons.map((button) => button.id), buttons.map((button) => button.innerText.trim())]);
    if (ids.includes('ten-done')) return;
    const deal = names.findIndex((name) => /^(Next deal|Nächste Runde)/.test(name));
    if (deal >= 0 && Number((await room(page).locator('.at').innerText()).split(/\D+/)[0]) >= until) return;
    const wishes = [/^(Next deal|Nächste Runde)/, /^(Fold|Passen|Aussteigen|Raus)/, /^(Lay|Ablegen|Auslegen)/, /^(Suggest|Vorschlag)/, /^(Stand|Stick|Check|Keep watching|Skip to the end|Pack)/];
    let at = -1;
    for (const wish of wishes) {
      if (at < 0) at = names.findIndex((name) => wish.test(name));
    }
    if (at < 0) at = names.length - 1;
    // The button may be gone by now.
    await offered.nth(at).and(page.locator(':not(#ten-done)')).click({ timeout: 2_000 }).catch(() => {});
  }
  assert.fail('the ten deals have no end');
}

/** What is stored of ten deals, by key. */
const stored = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(`${OWN}ten.`)).map(([key, text]) => [key, JSON.parse(text)])));

visit('the deals of the day are played by touch, left and gone on with after a reload, and an expert is set beside', async ({ page }) => {
  await open(page);
  const sheet = school(page);
  await sheet.getByRole('heading', { name: /No\. 329 · 25 November 2026/ }).waitFor();
  await isAccessible(page, 'the school');
  await hasTargets(page, 'the school');
  await sheet.getByRole('button', { name: 'Play ten deals' }).first().tap();
  await play(page, 2);
  await isAccessible(page, 'ten deals in play');
  const before = (await stored(page))[`${OWN}ten.2026-11-25`];
  assert.ok(before.deals >= 2 && before.counts && before.moves.length > 0);
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: /^Go on: deal \d+ of 10/ }).waitFor();
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  // The first screen leads back to them at once.
  await page.getByRole('button', { name: 'Go on: ten deals', exact: true }).tap();
  await room(page).locator('.controls button').first().waitFor();
  const after = (await stored(page))[`${OWN}ten.2026-11-25`];
  assert.deepEqual(after.moves.slice(0, before.moves.length), before.moves);
  assert.equal(after.deals, before.deals);
  await play(page);
  await room(page).getByRole('button', { name: 'Your result' }).tap();
  // The expert plays the same cards.
  await sheet.locator('.ledger li', { hasText: 'Expert' }).waitFor({ timeout: 120_000 });
  const ten = (await stored(page))[`${OWN}ten.2026-11-25`];
  assert.equal(ten.gains.length, 10);
  assert.equal(ten.expert.length, 10);
  assert.deepEqual(ten.moves, [], 'no card can be found in what is stored');
  const signed = (sum) => `${sum < 0 ? '−' : '+'}${Math.abs(sum)}`;
  const sum = (sums) => sums.reduce((one, other) => one + other, 0);
  const line = await sheet.locator('.share .line').innerText();
  assert.ok(line.startsWith(`Brag 329: ${signed(sum(ten.gains))}, expert ${signed(sum(ten.expert))}, `), line);
  await sheet.getByRole('button', { name: `25 November 2026: ${signed(sum(ten.gains))}` }).waitFor();
  await sheet.getByText(/^1 day has counted/).waitFor();
  await isAccessible(page, 'what came of ten deals');
  // It is played once.
  assert.equal(await sheet.getByRole('region', { name: /No\. 329/ }).getByRole('button', { name: /Play|Go on/ }).count(), 0);
}, { viewport: PHONE, hasTouch: true, timezoneId: 'Europe/London', prepare: on(TODAY), timeout: 240_000 });

const LATE = Date.UTC(2026, 10, 25, 23, 58);
const FOUR_MINUTES = 4 * 60_000;

visit('over midnight the deals are those that the school shows, and count for their day', async ({ page }) => {
  await open(page);
  const sheet = school(page);
  await sheet.getByRole('heading', { name: /No\. 329 · 25 November 2026/ }).waitFor();
  await page.evaluate((by) => globalThis.passTime(by), FOUR_MINUTES);
  await sheet.getByRole('button', { name: 'Play ten deals' }).first().click();
  await room(page).locator('.controls button').first().waitFor();
  const ten = await stored(page);
  assert.deepEqual(Object.keys(ten), [`${OWN}ten.2026-11-25`]);
  assert.ok(ten[`${OWN}ten.2026-11-25`].counts);
  await page.keyboard.press('Escape');
  await sheet.getByRole('heading', { name: /No\. 329 · 25 November 2026/ }).waitFor();
  await sheet.getByRole('button', { name: /^Go on: deal 1 of 10/ }).waitFor();
}, { timezoneId: 'Europe/London', prepare: on(LATE) });

visit('a school that stays open shows the deals of the next day', async ({ page }) => {
  await open(page);
  const sheet = school(page);
  await sheet.getByRole('heading', { name: /No\. 329 · 25 November 2026/ }).waitFor();
  await page.evaluate((by) => {
    globalThis.passTime(by);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, FOUR_MINUTES);
  await sheet.getByRole('heading', { name: /No\. 330 · 26 November 2026/ }).waitFor();
  assert.ok(await sheet.getByRole('button', { name: '26 November 2026' }).isEnabled());
}, { timezoneId: 'Europe/London', prepare: on(LATE) });

visit('a past day can be played and does not count; a day to come cannot', async ({ page }) => {
  await open(page);
  const sheet = school(page);
  assert.ok(await sheet.getByRole('button', { name: '26 November 2026' }).isDisabled());
  await sheet.getByRole('button', { name: 'The month before' }).click();
  await sheet.getByRole('button', { name: '31 October 2026' }).click();
  await sheet.getByRole('heading', { name: /No\. 304 · 31 October 2026/ }).waitFor();
  await sheet.getByText('A past day').waitFor();
  await sheet.getByRole('button', { name: 'Play ten deals' }).first().click();
  await room(page).locator('.controls button').first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: /^Go on: deal 1 of 10/ }).waitFor();
  const ten = (await stored(page))[`${OWN}ten.2026-10-31`];
  assert.equal(ten.counts, false);
  assert.equal(await page.evaluate(() => localStorage.getItem(`${OWN}sitting`)), null, 'the sitting in hand is another');
}, { timezoneId: 'Europe/London', prepare: on(TODAY) });

visit('ten deals by number are begun by keys alone, in German, on the smallest screen', async ({ page }) => {
  await page.getByRole('button', { name: 'Runden des Tages' }).focus();
  await page.keyboard.press('Enter');
  const sheet = school(page, 'Schule');
  await sheet.getByRole('combobox', { name: 'Spiel' }).focus();
  await page.keyboard.press('ArrowDown');
  const number = sheet.getByRole('textbox', { name: 'Nummer' });
  await number.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0');
  const go = sheet.getByRole('button', { name: 'Zehn Runden spielen' }).last();
  await go.focus();
  await page.keyboard.press('Enter');
  await sheet.getByText('Eine ganze Zahl von 1 bis 999.999.999.').waitFor();
  await isAccessible(page, 'a wrong number');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4711');
  await go.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Nummer 4711' }).waitFor();
  await room(page).locator('.controls button').first().waitFor();
  await isAccessible(page, 'ten deals by number');
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth > innerWidth);
  assert.ok(!wide, 'nothing lies beside the screen');
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: /Nummer 4711/ }).waitFor();
  const [ten] = Object.values(await stored(page));
  assert.match(ten.ten, /^n4711\.csb\.200\.v1\.game-four_card/);
}, { viewport: EMBED, locale: 'de-DE', timezoneId: 'Europe/Berlin', prepare: on(TODAY) });

visit('a link brings the same ten deals, with what another has won', async ({ page }) => {
  const sheet = school(page);
  await sheet.getByRole('heading', { name: 'Number 327' }).waitFor();
  await sheet.getByText('The sender of the link made +38.').waitFor();
  await sheet.getByRole('button', { name: 'Play ten deals' }).first().click();
  await room(page).locator('.controls button').first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.getByRole('heading', { name: 'Number 327' }).waitFor();
  const [ten] = Object.values(await stored(page));
  assert.equal(ten.other, 38);
}, { path: '#ten=1.38.n327.csb.200.v1.blind_last-win.shuffle-always', prepare: on(TODAY) });

visit('a link that cannot be read says so', async ({ page }) => {
  const sheet = school(page);
  await sheet.getByRole('alert').filter({ hasText: 'doesn’t know the ten deals in the link' }).waitFor();
  await sheet.getByRole('heading', { name: /No\. 329/ }).waitFor();
}, { path: '#ten=1.38.n0.csb', timezoneId: 'Europe/London', prepare: on(TODAY) });

visit('the table of New game goes to the school', async ({ page }) => {
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('button', { name: 'Players and rules' }).click();
  await dialog.getByRole('button', { name: 'Ten deals by number' }).click();
  const sheet = school(page);
  const game = sheet.getByRole('combobox', { name: 'Game' });
  assert.equal(await game.evaluate((list) => list.selectedOptions[0].innerText), 'The table of New game');
  // It opens there, and not at the deals of the day far above.
  await page.waitForFunction(() => document.activeElement?.textContent === 'By number');
  const { y } = await sheet.getByRole('heading', { name: 'By number' }).boundingBox();
  assert.ok(y > 0 && y < page.viewportSize().height - 100, `the heading is at ${y}`);
}, { prepare: on(TODAY) });

/** The names of the buttons in the room. */
const offered = (page) => room(page).locator('.controls button');

visit('every game has a first deal of its own, in which each thing is told when it comes up', async ({ page }) => {
  await page.getByRole('button', { name: 'How to play', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'How to play' });
  const games = await sheet.getByRole('combobox', { name: 'Game' }).evaluate((list) => [...list.options].map((option) => option.innerText));
  for (const game of ['Nine-card Brag', 'Thirteen-card Brag (Crash)', 'Stop the Bus', 'Teen Patti', 'American Brag', 'Three Card Poker']) {
    assert.ok(games.includes(game), `${game} of ${games}`);
    await sheet.getByRole('combobox', { name: 'Game' }).selectOption(game);
    await sheet.getByRole('button', { name: 'Play a first deal of this game' }).click();
    const deal = page.getByRole('group', { name: game, exact: true });
    const said = deal.locator('.says');
    await said.waitFor({ timeout: 30_000 });
    const first = await said.innerText();
    await page.waitForFunction(() => document.activeElement?.id === 'guide-next');
    await page.keyboard.press('Enter');
    await page.waitForFunction((first) => document.querySelector('.lesson .coach .words')?.innerText !== first, first);
    for (let texts = 0; texts < 9 && (await said.isVisible()); texts++) await deal.locator('#guide-next').click();
    await offered(page).first().waitFor();
    await isAccessible(page, `the first deal of ${game}`);
    await page.keyboard.press('Escape');
    await deal.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'How to play', exact: true }).click();
  }
}, { prepare: on(TODAY), timeout: 180_000 });

visit('the course ends with what went well, the worst decision to try again, and the way to the table', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Next: Ten deals against three straightforward bots' }).click();
  await play(page);
  await room(page).locator('#ten-done').click();
  const over = page.locator('.over');
  await over.getByRole('heading', { name: 'You’ve finished the course' }).waitFor();
  await over.getByText(/^You won (none|\d+) of 10 deals/).waitFor();
  await over.getByText(/^\d+ of your \d+ decisions (was|were) good\.$/).waitFor({ timeout: 120_000 });
  await over.getByRole('heading', { name: /^The worst decision, in deal \d+$/ }).waitFor();
  await isAccessible(page, 'the end of the course');
  await hasTargets(page, 'the end of the course');
  await over.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.room.trial:not(.ten) .controls button').first().waitFor();
  await page.keyboard.press('Escape');
  await over.getByText(/decisions (was|were) good/).waitFor();
  await over.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.room .felt .card').first().waitFor();
  assert.equal(await page.locator('.over').count(), 0);
}, { viewport: PHONE, timezoneId: 'Europe/London', prepare: on(TODAY, 'brag_drills 1\nlook 10 10 10 =++++++++++'), timeout: 240_000 });

/** Goes through a table that is retold, by keys. Returns the questions' choices, and the best choice told after each. */
async function retold(page, title) {
  await open(page);
  await school(page).getByRole('button', { name: title }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('group', { name: title });
  const [choices, best] = [[], []];
  for (let steps = 0; steps < 40; steps++) {
    await table.locator('#lesson-next').waitFor({ timeout: 30_000 });
    await page.waitForFunction(() => document.activeElement?.id === 'lesson-next');
    const said = await table.locator('.coach .words').innerText();
    if (said === 'What now?') {
      choices.push(await table.locator('.acts button').allInnerTexts());
      for (const one of await table.locator('.acts button').all()) assert.ok((await one.boundingBox()).height >= 40);
      if (choices.length === 1) await isAccessible(page, `${title}: a question`);
    } else if (/^\d+ of \d+ as in the table\.$/.test(said)) {
      return { table, choices, best, said };
    } else if (/^In the table: /.test(said)) {
      await table.locator('.coach li').first().waitFor({ timeout: 45_000 });
      best.push((await table.locator('.coach li b').first().innerText()).trim());
      if (best.length === 1) await isAccessible(page, `${title}: an answer`);
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => document.querySelector('.lesson .coach .words')?.innerText.startsWith(before) !== true, said.split('\n')[0]);
  }
  return assert.fail('the table has no end');
}

visit('classic Brag is retold: the brag, the see and the draws', async ({ page }) => {
  const { table, choices, best, said } = await retold(page, 'Classic Brag: three stakes');
  assert.deepEqual(choices, [['Pass', 'Take up', 'Raise 3'], ['Give up', 'See 3', 'Raise 4'], ['Draw a card', 'Stand'], ['Draw a card', 'Stand']]);
  assert.deepEqual(best.slice(2), ['Draw a card', 'Draw a card']);
  assert.match(said, /^\d of 4 /);
  assert.match(await table.getByRole('heading', { level: 2 }).innerText(), /^You win 18 \(\+10\)/);
}, { viewport: EMBED, prepare: on(TODAY), timeout: 120_000 });

visit('Three Card Poker is retold in four hands, one of which is folded', async ({ page }) => {
  const { table, choices, best, said } = await retold(page, 'Three Card Poker: four hands');
  assert.deepEqual(choices, Array(4).fill(['Play', 'Fold']));
  assert.deepEqual(best, ['Play', 'Play', 'Fold', 'Play']);
  assert.equal(said, '3 of 4 as in the table.', 'Enter presses the first choice');
  assert.match(await table.getByRole('heading', { level: 2 }).innerText(), /You win 20/);
}, { viewport: PHONE, prepare: on(TODAY), timeout: 120_000 });

visit('a day for lives and one for points say what counts, and the result is told in it', async ({ page }) => {
  await open(page);
  const sheet = school(page);
  await sheet.getByRole('heading', { name: /No\. 348 · 14 December 2026/ }).waitFor();
  await sheet.getByText(/^Stop the Bus\. /).waitFor();
  await sheet.getByText('The lives you lose in ten deals count.').waitFor();
  await sheet.getByRole('button', { name: 'Play ten deals' }).first().click();
  await play(page);
  await room(page).getByRole('button', { name: 'Your result' }).click();
  await sheet.locator('.ledger li', { hasText: 'Expert' }).waitFor({ timeout: 120_000 });
  const line = await sheet.locator('.share .line').innerText();
  assert.match(line, /^Brag 348: (−\d|0) (life|lives), expert (−\d|0) (life|lives)$/);
  await isAccessible(page, 'what came of lives');
  await sheet.getByRole('button', { name: '6 December 2026', exact: true }).click();
  await sheet.getByText(/^Ten-card Brag\. /).waitFor();
  await sheet.getByText('Your points in ten deals count.').waitFor();
}, { viewport: PHONE, timezoneId: 'Europe/London', prepare: on(Date.UTC(2026, 11, 14, 12)), timeout: 240_000 });

visit('a table of the sources is retold by keys, and an expert says what each choice is worth', async ({ page }) => {
  await open(page);
  const sheet = school(page);
  await sheet.getByRole('button', { name: 'A French text: two play blind' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('group', { name: 'A French text: two play blind' });
  let asked = 0;
  for (let steps = 0; steps < 40; steps++) {
    await table.locator('#lesson-next').waitFor({ timeout: 30_000 });
    await page.waitForFunction(() => document.activeElement?.id === 'lesson-next');
    const said = await table.locator('.coach .words').innerText();
    if (said === 'What now?') {
      asked++;
      if (asked === 1) await isAccessible(page, 'a question at a table of the sources');
    } else if (/^\d+ of \d+ as in the table\.$/.test(said)) {
      break;
    } else {
      assert.match(said, /^In the table: /);
      if (asked === 1) {
        await table.locator('.coach li').first().waitFor({ timeout: 45_000 });
        await isAccessible(page, 'an answer at a table of the sources');
      }
    }
    const before = said;
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => document.querySelector('.guide .says p')?.innerText !== before, before);
  }
  assert.equal(asked, 5, 'before each of his bets');
  assert.match(await table.locator('.coach .words').innerText(), /^\d of 5 as in the table\.$/);
  assert.match(await table.getByRole('heading', { level: 2 }).innerText(), /You win 58/);
}, { viewport: EMBED, prepare: on(TODAY), timeout: 120_000 });
