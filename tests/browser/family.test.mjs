// The family of games: *New game* begins with the choice of a game, each game has its own rules, and a link contains both.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { agreed, byRules, unfold } from './rules.mjs';
import { unfoldGames } from './table.mjs';

spacePresses();

/** The games by their short names: the text in the list, the agreed rules, and who may play. */
const GAMES = [
  { key: 'six_card', name: 'Six cards', rail: 'Six cards · to 10', asks: ['Points to win', 'Both hands won'], most: 8 },
  { key: 'seven_card', name: 'Seven cards', rail: 'Seven cards · ante 1', asks: ['Ante'], switches: ['Passing', 'Four of a kind wins at once'], most: 7 },
  { key: 'nine_card', name: 'Nine cards', rail: 'Nine cards · 4 × 1', asks: ['Ante'], switches: ['Bets on each hand', 'Four of a kind wins at once'], most: 5 },
  { key: 'ten_card', name: 'Ten cards', rail: 'Ten cards · to 5', asks: ['Points to win'], most: 5 },
  { key: 'thirteen_card', name: 'Crash', rail: 'Crash · to 10', asks: ['Points to win', 'Paid for four of a kind'], switches: ['Spare hands'], most: 4 },
  { key: 'fifteen_card', name: 'Fifteen cards', rail: 'Fifteen cards · to 5', asks: ['Points to win'], most: 3 },
  { key: 'stop_the_bus', name: 'Stop the Bus', rail: 'Stop the Bus · 3 lives', asks: ['Buy-in', 'Lives'], switches: ['One card face down'], most: 8 },
];
const FILES = join(dirname(fileURLToPath(import.meta.url)), '../../src/app/i18n');

for (const { key, name, rail, asks, switches = [], most } of GAMES) {
  visit(`${name}: it is chosen, its options are there, and it is dealt`, async ({ page, table }) => {
    const sheet = await table.openNewGame(name);
    for (const field of asks) await sheet.getByRole('textbox', { name: field }).waitFor();
    for (const field of switches) await sheet.getByRole('switch', { name: field }).waitFor();
    assert.equal(await sheet.getByRole('radiogroup', { name: 'Rules to begin with' }).count(), 0, 'presets are for betting');
    assert.equal(await sheet.getByText('Blind play').count(), 0);
    const add = sheet.getByRole('button', { name: 'Add a player' });
    while (await add.count()) await add.click();
    await sheet.getByRole('button', { name: 'The table is full', disabled: true }).waitFor();
    assert.equal(await sheet.getByRole('textbox', { name: 'Name', exact: true }).count(), most);
    while ((await sheet.getByRole('textbox', { name: 'Name', exact: true }).count()) > 2) {
      await sheet.getByRole('button', { name: 'Remove a player' }).click();
    }
    await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByText(rail).first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.felt .card').length >= 6);
    // The next new game begins with the last one played.
    await page.reload();
    await page.locator('#shell').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'New game' }).click();
    const first = page.getByRole('radiogroup', { name: 'Which game?' }).getByRole('radio').first();
    await first.waitFor();
    assert.equal(await first.isChecked(), true, key);
    assert.match(await first.evaluate((radio) => radio.closest('label').innerText), new RegExp(name));
  });
}

visit('a game for points asks for no chips', async ({ page, table }) => {
  const sheet = await table.openNewGame('Crash');
  const chips = sheet.getByRole('textbox', { name: /^Chips of/ });
  assert.equal(await chips.count(), 0);
  await isAccessible(page, 'players without chips');
  await table.chooseGame(sheet, 'Nine cards');
  await sheet.getByRole('button', { name: 'Players and rules' }).click();
  await chips.first().waitFor();
}, { viewport: PHONE });

visit('the family is one choice, read by all, and pressed through by keys', async ({ page, table }) => {
  await page.getByRole('button', { name: 'New game' }).click();
  const sheet = page.getByRole('dialog', { name: 'New game' });
  const games = sheet.getByRole('radiogroup', { name: 'Which game?' }).getByRole('radio');
  await games.first().waitFor();
  await sheet.getByText('New to Brag? Start with three cards.').waitFor();
  // On a phone the sections are folded, and name their games.
  assert.equal(await games.count(), 1);
  assert.equal(await games.first().isChecked(), true);
  await isAccessible(page, 'the family');
  const setting = sheet.locator('summary', { hasText: 'Set your hands' });
  assert.match(await setting.innerText(), /Six cards · Seven cards · Nine cards · Ten cards · Crash · Fifteen cards$/);
  await setting.focus();
  await page.keyboard.press('Enter');
  await sheet.getByText('2 to 3 players · 20 min').waitFor();
  assert.equal(await games.count(), 7);
  await games.first().focus();
  // The arrows go on into the section that is unfolded.
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowDown');
  assert.equal(await sheet.getByRole('radio', { name: /^Nine cards/ }).isChecked(), true);
  await sheet.getByRole('button', { name: 'Players and rules' }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === 'New game');
  await page.waitForFunction(() => document.querySelector('dialog .body').scrollTop === 0);
  await isAccessible(page, 'players and rules');
  await sheet.getByRole('combobox', { name: 'Played for' }).selectOption('Points');
  assert.equal(await sheet.getByRole('textbox', { name: 'Points to win' }).inputValue(), '21');
  assert.equal(await sheet.getByRole('textbox', { name: 'Ante' }).count(), 0, 'nobody antes where nothing is in a pot');
  assert.match(await agreed(sheet).innerText(), /^Everyone is dealt nine cards and sets three hands\. Nine cards are played for points/);
  await sheet.getByRole('textbox', { name: 'Points to win' }).fill('0');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.getByText('Enter a whole number from 1 to 1,000,000.').waitFor();
  // Typed values stay with their game.
  await sheet.getByRole('textbox', { name: 'Points to win' }).fill('9');
  await table.chooseGame(sheet, 'Three cards');
  await sheet.getByRole('button', { name: 'Players and rules' }).click();
  assert.equal(await agreed(sheet).innerText(), 'No changes from the usual rules.');
  await table.chooseGame(sheet, 'Nine cards');
  await sheet.getByRole('button', { name: 'Players and rules' }).click();
  assert.equal(await sheet.getByRole('textbox', { name: 'Points to win' }).inputValue(), '9');
});

visit('the sheet says so if there are too many people for a game', async ({ table }) => {
  const sheet = await table.openNewGame();
  await table.seat(sheet, [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cat' }, { name: 'Dan' }]);
  await table.chooseGame(sheet, 'Fifteen cards');
  await sheet.getByRole('button', { name: 'Players and rules' }).click();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.getByText('There are only enough cards for 3 players.').waitFor();
});

visit('a link brings a game and its options, and passes them on', async ({ page, context, table }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sheet = page.getByRole('dialog', { name: 'New game' });
  await sheet.getByText('These house rules came with the link.').waitFor();
  assert.equal(await agreed(sheet).innerText(), 'Everyone is dealt thirteen cards and sets four hands. Hands 1 to 4 are worth 4, 3, 2 and 1 points. The game is to 30 points. There are no spare hands.');
  await sheet.getByRole('button', { name: 'Copy the link' }).click();
  await sheet.getByText('Link copied. Paste it wherever you like.').waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#rules=v1\.game-thirteen_card\.points-street\.spare-no$/);
  await unfold(sheet, 'Settling up');
  await sheet.getByRole('textbox', { name: /^Stake/ }).waitFor();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Crash · to 30').first().waitFor();
  const house = await table.openHouse('Rules');
  await house.getByText('Everyone is dealt thirteen cards and sets four hands.').waitFor();
  await house.getByRole('tab', { name: 'Odds' }).click();
  await house.getByText('These are the odds for three cards as dealt.').waitFor();
}, { path: byRules({ game: 'thirteen_card', points: 'street', spare: false }) });

for (const scheme of ['light', 'dark']) {
  visit(`the family fits the smallest screen (${scheme})`, async ({ page }) => {
    await page.getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog', { name: 'New game' });
    await sheet.getByRole('radiogroup', { name: 'Which game?' }).waitFor();
    await fitsAcross(page);
    await picture(page, `family-${scheme}`);
    await unfoldGames(sheet);
    await fitsAcross(page);
    await picture(page, `family-unfolded-${scheme}`);
    for (const { name } of GAMES) {
      await sheet.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
      await sheet.getByRole('button', { name: 'Players and rules' }).click();
      await sheet.locator('details').evaluateAll((all) => all.forEach((more) => { more.open = true; }));
      await fitsAcross(page);
      await picture(page, `family-${scheme}-${name.toLowerCase().replaceAll(' ', '-')}`);
      await sheet.getByRole('button', { name: 'Another game' }).click();
      await unfoldGames(sheet);
    }
    await isAccessible(page, 'the family');
  }, { viewport: EMBED, colorScheme: scheme });
}

visit('the family in another language', async ({ page }) => {
  const says = (id) => new RegExp(`^${id} = (.+)$`, 'm').exec(readFileSync(join(FILES, 'ru.ftl'), 'utf8'))[1];
  await page.getByRole('button', { name: says('new-game') }).click();
  const games = page.getByRole('radiogroup', { name: says('which-game') });
  await games.waitFor();
  await picture(page, 'family-ru');
  await unfoldGames(page);
  await games.getByRole('radio', { name: says('family-nine-card') }).check();
  await page.getByRole('button', { name: says('players-and-rules') }).click();
  await page.getByText(says('agreed-nine-card')).first().waitFor();
  await fitsAcross(page);
  await picture(page, 'family-ru-nine');
}, { locale: 'ru-RU', viewport: PHONE });

/** Asserts that nothing on the sheet overflows sideways. */
async function fitsAcross(page) {
  const over = await page.evaluate(() => {
    const body = document.querySelector('dialog .body');
    return Math.max(body.scrollWidth - body.clientWidth, document.documentElement.scrollWidth - innerWidth);
  });
  assert.ok(over <= 0, `${over} pixels hang over the side`);
}
