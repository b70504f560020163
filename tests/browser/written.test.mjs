// Lessons that somebody has written: opened, played, made in the workshop, and passed on.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

/** A lesson of five steps. Seat 0 learns. */
const LESSON = `brag-lesson 1
title Three kings
author Jane Roe

game three_card
seat 100 You
seat 100 Nell
dealer 1
learner 0

deal
cards 0 Ks Kh Kd
cards 1 Qs 9h 4d

say Nell is blind. She pays half of what you pay.
mark 1

ask Now look at your cards.
right 0 look
0 look

ask Three kings. What now?
hint Nothing is likely to beat them.
right 0 bet 2: Let her pay.
good 0 bet 1: Slow, but fine.
wrong 0 fold: You threw the best hand away.
0 bet 2
1 look
1 fold

say She had nothing, and the pot is yours.
`;

/** Asserts that nothing lies beside the screen. */
const fitsAcross = async (page) => assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth));

/** Opens a text as a file that is dropped on the page. */
async function drop(page, text, name = 'kings.txt') {
  await page.evaluate(([text, name]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: 'text/plain' }));
    for (const type of ['dragenter', 'dragover', 'drop']) document.documentElement.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [text, name]);
}

const room = (page, name = 'Three kings, by Jane Roe') => page.getByRole('group', { name, exact: true });
const press = (inside, name) => inside.getByRole('button', { name, exact: true, disabled: false }).click();

visit('a lesson in a file is played to its end: a wrong answer is told and can be put right', async ({ page }) => {
  await drop(page, LESSON);
  const lesson = room(page);
  const says = lesson.locator('.coach');
  await says.getByText('Nell is blind. She pays half of what you pay.').waitFor();
  await isAccessible(page, 'a written lesson');
  await press(lesson, 'Next');
  await says.getByText('Now look at your cards.').waitFor();
  await lesson.locator('[data-asked]').click();
  await says.getByText('Three kings. What now?').waitFor();
  await picture(page, 'written-question');
  await press(lesson, 'Hint');
  await says.getByText('Nothing is likely to beat them.').waitFor();
  await press(lesson, 'Fold');
  await says.getByText('You threw the best hand away.').waitFor();
  assert.doesNotMatch(await says.innerText(), /Bet 2/, 'what is right is not told to whoever may try again');
  await isAccessible(page, 'an answer');
  await press(lesson, 'Try again');
  await press(lesson, 'Bet 2');
  await says.getByText('Let her pay.').waitFor();
  await press(lesson, 'Next');
  await says.getByText('She had nothing, and the pot is yours.').waitFor();
  await press(lesson, 'Back');
  const entry = page.getByRole('button', { name: /^Three kings, by Jane Roe/ });
  await entry.waitFor();
  assert.match(await entry.innerText(), /1\/2$/);
}, { viewport: PHONE });

visit('what is no lesson says on which line it fails, and nothing is lost', async ({ page, table }) => {
  await table.deal();
  await drop(page, LESSON.replace('right 0 look\n', 'right 0 jump\n'));
  const alert = page.getByRole('alert');
  await alert.waitFor();
  assert.match(await alert.innerText(), /^Line 19: /);
  await page.keyboard.press('Escape');
  await drop(page, `${LESSON}1 bet 5\n`);
  await alert.waitFor();
  assert.match(await alert.innerText(), /^Line 32: /);
}, { viewport: EMBED });

visit('a table is set up by touch, its text is read again, and its link opens it elsewhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Set up a table' }).click();
  const shop = page.getByRole('group', { name: 'Set up a table' });
  await shop.getByRole('button', { name: 'Cards' }).click();
  const cards = page.getByRole('dialog', { name: 'Cards' });
  for (const card of ['ace of spades', 'ace of hearts', 'nine of clubs']) await cards.locator('.give', { has: page.getByRole('img', { name: card, exact: true }) }).click();
  await cards.getByRole('button', { name: /^\W*You\W*, card 3: nine of clubs$/ }).waitFor();
  // The next card is the next seat's, and a card that lies elsewhere moves there.
  assert.match(await cards.locator('.slot[aria-pressed=true]').getAttribute('aria-label'), /Nell\W*, card 1: by chance$/);
  await isAccessible(page, 'cards of a table');
  await fitsAcross(page);
  await picture(page, 'workshop-cards');
  await press(cards, 'Back');
  await isAccessible(page, 'the workshop');
  await picture(page, 'workshop');
  const seats = () => shop.locator('.felt .seat.is-turn .name').innerText();
  const first = await seats();
  await shop.getByRole('region', { name: 'What you can do' }).getByRole('button', { name: /^Look/, disabled: false }).click();
  await shop.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  await shop.getByRole('region', { name: 'What you can do' }).getByRole('button', { name: /^Bet 1/, disabled: false }).click();
  await page.waitForFunction((first) => document.querySelector('.workshop .felt .seat.is-turn .name')?.innerText !== first, first);
  await shop.getByRole('button', { name: 'Text' }).click();
  const text = page.getByRole('dialog', { name: 'Text' }).getByRole('textbox', { name: 'Text' });
  assert.match(await text.inputValue(), /cards 0 As Ah 9c\n[^]*\d look\n\d bet 1\n/);
  await press(page.getByRole('dialog', { name: 'Text' }), 'Back');
  await shop.getByRole('button', { name: 'Use it' }).click();
  const uses = page.getByRole('dialog', { name: 'Use it' });
  await press(uses, 'What each choice is worth');
  await uses.locator('.choices li').first().waitFor({ timeout: 60_000 });
  await isAccessible(page, 'what can be done with a table');
  await picture(page, 'workshop-uses');
  await press(uses, 'Copy the link');
  const link = await page.waitForFunction(() => navigator.clipboard.readText());
  assert.match(await link.jsonValue(), /#lesson=/);
}, { path: '#ten=1.x.n3', viewport: PHONE, timeout: 120_000 });

visit('a lesson goes on where it was left, and can be begun anew', async ({ page }) => {
  await drop(page, LESSON);
  const lesson = room(page);
  const says = lesson.locator('.coach');
  await says.getByText('Nell is blind. She pays half of what you pay.').waitFor();
  await press(lesson, 'Next');
  await says.getByText('Now look at your cards.').waitFor();
  await lesson.locator('[data-asked]').click();
  await says.getByText('Three kings. What now?').waitFor();
  await press(lesson, 'Fold');
  await says.getByText('You threw the best hand away.').waitFor();
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('tab', { name: 'School' }).click();
  const entry = page.getByRole('button', { name: /^Three kings, by Jane Roe/ });
  assert.match(await entry.innerText(), /3 of 4$/);
  await entry.click();
  await says.getByText('Three kings. What now?').waitFor();
  assert.equal(await lesson.locator('.felt .card:not(.down) .front').count(), 3, 'the cards were looked at');
  await isAccessible(page, 'a lesson that goes on');
  await picture(page, 'written-goes-on');
  await press(lesson, 'From the start');
  await says.getByText('Nell is blind. She pays half of what you pay.').waitFor();
  assert.equal(await lesson.getByRole('button', { name: 'From the start' }).count(), 0);
}, { viewport: EMBED });

visit('where a lesson was left goes along in a file of everything', async ({ page, table }) => {
  await drop(page, LESSON);
  const lesson = room(page);
  await press(lesson, 'Next');
  await lesson.locator('.coach').getByText('Now look at your cards.').waitFor();
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  const saved = page.waitForEvent('download');
  await (await table.openHouse()).getByRole('button', { name: 'Save everything to a file' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(address);
  const menu = await table.openHouse();
  await menu.getByLabel('Load from a file').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const loaded = page.waitForEvent('load');
  await menu.getByRole('button', { name: 'Load it' }).click();
  await loaded;
  const school = await table.openHouse('School');
  assert.match(await school.getByRole('button', { name: /^Three kings, by Jane Roe/ }).innerText(), /2 of 4$/);
});

visit('words of the game are explained where they are touched, and a key opens them, too', async ({ page }) => {
  await drop(page, LESSON.replace('Nell is blind.', 'Nell is [blind](blind). [Kings](beats) are good.'));
  const lesson = room(page);
  await lesson.locator('.coach').getByText('are good. She pays half of what you pay.').waitFor();
  await isAccessible(page, 'a text that explains a word');
  await picture(page, 'written-term');
  await lesson.getByRole('button', { name: 'blind', exact: true }).click();
  const word = page.getByRole('dialog', { name: 'A word of the game' });
  await word.getByText('plays blind, and pays half').waitFor();
  await isAccessible(page, 'a word that is explained');
  await page.keyboard.press('Escape');
  await word.waitFor({ state: 'detached' });
  await lesson.getByRole('button', { name: 'Kings', exact: true }).focus();
  await page.keyboard.press('Enter');
  const beats = page.getByRole('dialog', { name: 'What beats what' });
  await beats.getByText('Prial').first().waitFor();
  await press(beats, 'Back');
  await beats.waitFor({ state: 'detached' });
  // The lesson has not gone on.
  await lesson.locator('.coach').getByText('are good. She pays half of what you pay.').waitFor();
  await press(lesson, 'Next');
}, { viewport: EMBED });
