// How to play: a page for every game, reached from the menu, complete on the smallest screens, light and dark.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EMBED, PHONE, isAccessible, picture, unfold, visit } from './harness.mjs';

const FILES = join(dirname(fileURLToPath(import.meta.url)), '../../src/app/i18n');
const KEYS = ['three', 'four', 'five', 'six', 'seven', 'nine', 'ten', 'thirteen', 'fifteen'].map((cards) => `${cards}-card`).concat('stop-the-bus');

/** The messages of a language without variables or markup, on one line. */
function words(code) {
  const text = readFileSync(join(FILES, `${code}.ftl`), 'utf8');
  return Object.fromEntries([...text.matchAll(/^([a-z][a-z0-9-]*) = ([^{\n]+)$/gm)].map(([, id, says]) => [id, says.trim()]));
}

/** Opens the sheet from the menu's rules. */
async function open(page, own) {
  await page.getByRole('button', { name: own.menu, exact: true }).click();
  await page.getByRole('tab', { name: own['tab-rules'], exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: own['how-to-play'], exact: true }).click();
  const sheet = page.getByRole('dialog', { name: own['how-to-play'], exact: true });
  await sheet.getByRole('combobox', { name: own['howto-game'] }).waitFor();
  return sheet;
}

/** Asserts that nothing overflows sideways, neither the sheet nor a picture's frame. */
async function fits(sheet, name) {
  const over = await sheet.locator('.body').evaluate((body) => {
    const beyond = [...body.querySelectorAll('figure, figure *, .scene, .scene .mini, .scene i, .kinds *, .words *')].filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      const frame = (part.closest('figure, .scene') ?? body).getBoundingClientRect();
      return left < frame.left - 0.5 || right > frame.right + 0.5;
    });
    return { scrolls: body.scrollWidth - body.clientWidth, beyond: beyond.map((part) => part.outerHTML.slice(0, 90)) };
  });
  assert.deepEqual(over, { scrolls: 0, beyond: [] }, `${name} fits`);
}

for (const [code, viewport, colorScheme] of [['en', EMBED, 'light'], ['de', EMBED, 'dark'], ['fr', EMBED, 'light'], ['ru', PHONE, 'dark']]) {
  visit(`${code}: how every game is played can be read at ${viewport.width} × ${viewport.height} (${colorScheme})`, async ({ page }) => {
    const own = words(code);
    const sheet = await open(page, own);
    const list = sheet.getByRole('combobox', { name: own['howto-game'] });
    const told = new Set();
    for (const key of KEYS) {
      await list.selectOption(own[`game-${key}`]);
      const steps = await sheet.locator('.steps').first().innerText();
      told.add(steps);
      // Every card in a picture has a name, and the pictures come before the ranking.
      const cards = await sheet.locator('figure').getByRole('img').evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
      assert.ok(cards.length >= 4 && cards.every(Boolean), `${key} has pictures`);
      await sheet.getByRole('heading', { name: own['what-beats-what'] }).waitFor();
      await unfold(sheet);
      await fits(sheet, key);
      // The sheet has the same elements in each language: it is looked at once in each light, and once on a phone.
      if (['en', 'de'].includes(code) || (code === 'ru' && key === KEYS[0])) await isAccessible(page, `${code}: ${key}`);
      await picture(page, `howto-${code}-${key}`);
    }
    assert.equal(told.size, KEYS.length, 'each game is told in its own way');
  }, { viewport, colorScheme, locale: code === 'en' ? 'en-GB' : `${code}-${code.toUpperCase()}` });
}

for (const code of ['en', 'de', 'fr', 'ru']) {
  visit(`${code}: the page of every game fits the smallest screen, and tells where it comes from`, async ({ page }) => {
    const own = words(code);
    const english = Object.values(words('en'));
    const histories = new Set();
    const sheet = await open(page, own);
    const list = sheet.getByRole('combobox', { name: own['howto-game'] });
    const games = await list.locator('option').allInnerTexts();
    assert.ok(games.length > KEYS.length, 'games of every kind');
    for (const game of games) {
      await list.selectOption(game);
      await sheet.locator('.steps').first().waitFor();
      await fits(sheet, game);
      await unfold(sheet);
      const history = sheet.getByRole('heading', { name: own['howto-history'], exact: true }).locator('xpath=../following-sibling::p');
      const told = await history.allInnerTexts();
      assert.match(told.join(' '), /\.com|Wikip|Википеди/, `${game}: a source is named`);
      if (code !== 'en') assert.ok(told.every((paragraph) => !english.includes(paragraph)), `${game} is told in ${code}`);
      histories.add(told.join(' '));
    }
    // The page of three cards says how one behaves at the table.
    await list.selectOption(own['game-three-card']);
    await sheet.getByRole('heading', { name: own['howto-at-the-table'], exact: true }).waitFor();
    await unfold(sheet);
    for (const says of ['howto-poker-ranks', 'howto-company', 'howto-unshuffled', 'howto-floaters', 'howto-one-eyed', 'howto-manners', 'howto-manners-look', 'howto-loans', 'howto-slips']) await sheet.getByText(own[says], { exact: true }).waitFor();
    assert.equal(histories.size, games.length, 'each game has a history of its own');
  }, { viewport: EMBED, locale: code === 'en' ? 'en-GB' : `${code}-${code.toUpperCase()}` });
}

for (const [code, typed, theirs, ours, some, none] of [
  ['en', 'KNAVE', 'knave', 'jack', '1 entry', 'No such word.'],
  ['de', 'lauf', 'Lauf', 'Straße', '1 Eintrag', 'Kein solches Wort.'],
  ['fr', "a l'aveuglette", 'à l’aveuglette', 'à l’aveugle', '1 mot', 'Aucun mot de ce genre.'],
  ['ru', 'зрячий', 'зрячий', 'кто посмотрел свои карты', '1 слово', 'Такого слова нет.'],
]) {
  visit(`${code}: a player finds a word of their own by keyboard, and hears how many there are`, async ({ page }) => {
    const own = words(code);
    const sheet = await open(page, own);
    const list = sheet.locator('details').filter({ hasText: own['howto-words'] });
    await list.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const field = sheet.getByRole('searchbox', { name: own['howto-words-find'], exact: true });
    await page.waitForFunction(() => document.activeElement?.type === 'search');
    const all = await list.getByRole('term').count();
    assert.ok(all > 12, `${all} words`);
    await page.keyboard.type(typed);
    const told = list.getByRole('status');
    await told.getByText(some, { exact: true }).waitFor();
    assert.ok((await list.getByRole('term').innerText()).includes(theirs));
    assert.equal(await list.getByRole('definition').innerText(), ours);
    await fits(sheet, 'the words');
    await isAccessible(page, `${code}: the words`);
    await page.keyboard.type(' zzz');
    await told.getByText(none, { exact: true }).waitFor();
    await field.fill('');
    await list.getByRole('term').nth(all - 1).waitFor();
  }, { viewport: PHONE, locale: code === 'en' ? 'en-GB' : `${code}-${code.toUpperCase()}` });
}

visit('how a deal goes and what beats what come first, and the rest is folded', async ({ page }) => {
  const own = words('en');
  const sheet = await open(page, own);
  const list = sheet.getByRole('combobox', { name: own['howto-game'] });
  const beats = sheet.getByRole('heading', { name: own['what-beats-what'] });
  for (const game of await list.locator('option').allInnerTexts()) {
    await list.selectOption(game);
    await sheet.locator('.steps').first().waitFor();
    // At most five steps before that, most of them with a picture.
    const drawn = await sheet.locator('.steps').first().locator('li').evaluateAll((all) => all.map((one) => Boolean(one.querySelector('.scene'))));
    assert.ok(drawn.length >= 4 && drawn.length <= 5 && drawn.filter(Boolean).length >= 4, `${game}: ${drawn}`);
    const [begins, whole] = await beats.evaluate((head) => {
      const body = head.closest('.body');
      return [head.getBoundingClientRect().top - body.getBoundingClientRect().top + body.scrollTop, body.scrollHeight];
    });
    assert.ok(begins < 1_600 && whole < 2_400, `${game}: ${begins} of ${whole} px`);
  }
  const history = sheet.locator('details').filter({ has: page.getByRole('heading', { name: own['howto-history'], exact: true }) });
  await history.locator('summary').focus();
  await page.keyboard.press('Enter');
  await history.getByText(/pagat/).first().waitFor();
  await picture(page, 'howto-folded');
}, { viewport: PHONE });

visit('a hand in a picture is named, and it is said which is the better', async ({ page }) => {
  const sheet = await open(page, words('en'));
  await sheet.getByRole('combobox', { name: 'Game' }).selectOption('Nine-card Brag');
  const hands = await sheet.locator('.laid > li').allInnerTexts();
  assert.deepEqual(hands.map((hand) => hand.trim()), ['Prial of nines', 'Running flush, queen high', 'Pair of eights']);
  const rows = await sheet.getByRole('table').getByRole('row').all();
  assert.equal(rows.length, 4, 'a head and three hands');
  const better = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').evaluateAll((cells) => cells.map((cell) => cell.innerText.includes('better')))));
  assert.deepEqual(better, [[true, false], [false, true], [true, false]]);
});

visit('the way back leads to the rules of the menu, and the focus goes along', async ({ page }) => {
  const sheet = await open(page, words('en'));
  await page.waitForFunction(() => document.activeElement?.id === 'sheet-title');
  assert.equal(await sheet.getByRole('combobox', { name: 'Game' }).evaluate((list) => list.value), 'Three-card Brag', 'the game in play comes first');
  await sheet.getByRole('button', { name: 'Back' }).click();
  const house = page.getByRole('dialog', { name: 'Menu' });
  await house.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'sheet-title');
  await house.getByRole('button', { name: 'How to play' }).click();
  await page.getByRole('dialog', { name: 'How to play' }).waitFor();
  // Escape leads where *Back* does, and from there to the table.
  await page.keyboard.press('Escape');
  await house.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog.sheet').waitFor({ state: 'detached' });
});
