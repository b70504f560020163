// The rooms of first deals and of retold tables on a phone held across: nothing is cut off, and nothing is covered.

import assert from 'node:assert/strict';
import { TODAY, on } from './calendar.mjs';
import { visit } from './harness.mjs';
import { still } from './showdown.mjs';

const ACROSS = { viewport: { width: 844, height: 390 }, prepare: on(TODAY), timeout: 240_000 };
/** What a learner presses, the first that is offered. */
const PRESSES = ['Suggest', 'Lay', 'Best three', 'Throw', 'Keep', 'Stake', 'Play', 'Stick', 'All three', 'Look', 'See', 'Show', 'Match', 'Check', 'Bet', 'Brag', 'Chaal', 'Blind', 'Draw', 'Stand', 'Compare', 'Pass'];

/** Runs in the page: what of the room is cut off or covered. */
function wrong() {
  const room = document.querySelector('.room:is(.guide, .lesson)');
  const box = (part) => part.getBoundingClientRect();
  const name = (part) => `${part.getAttribute('class') ?? part.tagName} “${(part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 40)}”`;
  const isSeen = (part) => {
    let opacity = 1;
    for (let at = part; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity > 0.15 && box(part).width > 1 && box(part).height > 1 && getComputedStyle(part).visibility === 'visible';
  };
  const all = (names) => [...room.querySelectorAll(names)].filter(isSeen);
  const touch = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = [];
  if (document.scrollingElement.scrollWidth > innerWidth || document.scrollingElement.scrollHeight > innerHeight) found.push('the page scrolls');
  const inside = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  for (const button of all('button')) {
    const { left, top, width, height } = box(button);
    if (!inside(box(button))) found.push(`${name(button)} is not on the screen`);
    if (!button.closest('.felt') && !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))) found.push(`${name(button)} is covered`);
    if (height < 40 && !button.closest('.quick')) found.push(`${name(button)} is ${Math.round(height)} px high`);
    const words = document.createRange();
    words.selectNodeContents(button);
    // The chip lies on the edge of its button.
    const coin = button.querySelector('.coin');
    if (coin) words.setEndBefore(coin);
    const written = box(words);
    if (!button.closest('.felt') && (written.left < left - 1 || written.right > left + width + 1 || written.top < top - 1 || written.bottom > top + height + 1)) found.push(`the words of ${name(button)} are cut off`);
  }
  for (const says of all('.guide .says, .lesson .words')) {
    if (!inside(box(says))) found.push(`${name(says)} is not on the screen`);
    const scrolls = /auto|scroll/.test(getComputedStyle(says).overflowY);
    if (!scrolls && says.scrollHeight > says.clientHeight + 1) found.push(`${name(says)} is cut off`);
    for (const part of all('.plate, .controls button, .verdict')) if (!says.contains(part) && touch(box(says), box(part))) found.push(`${name(says)} lies over ${name(part)}`);
  }
  const over = all('.guide .says, .lesson .coach, .controls, .bar button, .bar h1, .verdict, .plate');
  for (const plate of all('.plate, .verdict')) for (const part of all('.bar button, .bar h1')) if (touch(box(plate), box(part))) found.push(`${name(part)} lies over ${name(plate)}`);
  for (const card of all('.card.up:is(.at-me, .at-show, .at-row, .at-box, .at-bank, .at-board)').filter((card) => !card.matches('.is-left, .thrown'))) {
    const { left, top, width, height } = box(card);
    const index = { left, top, right: left + width * 0.24, bottom: top + height * 0.3 };
    if (!inside(index)) found.push(`${name(card)} is not on the screen`);
    for (const part of over) if (touch(index, box(part))) found.push(`${name(part)} lies over ${name(card)}`);
  }
  return [...new Set(found)];
}

/** Goes through a room until its deal is over, and looks at each moment. */
async function goThrough(page, room) {
  const found = new Set();
  for (let steps = 0; steps < 60; steps++) {
    const next = room.locator('#guide-next, #lesson-next');
    // A sideshow is compared behind a curtain.
    const goesOn = room.locator('.curtain .go');
    const button = room.locator('.controls button:not([aria-disabled=true]), .says button, #guide-next, #lesson-next').or(goesOn);
    await button.first().waitFor({ timeout: 45_000 });
    if (await goesOn.isVisible()) {
      await goesOn.and(page.locator(':focus')).waitFor();
        await page.keyboard.press('Enter');
      await goesOn.waitFor({ state: 'detached' });
      continue;
    }
    await still(page);
    for (const one of await page.evaluate(wrong)) found.add(one);
    if (await room.locator('.felt[data-end]').count() && !(await next.isVisible())) break;
    if (await next.isVisible()) {
      const before = await room.innerText();
      await next.click();
      await page.waitForFunction((before) => document.querySelector('.room:is(.guide, .lesson)')?.innerText !== before, before, { timeout: 10_000 }).catch(() => {});
      if ((await room.count()) === 0) break;
      continue;
    }
    const pressed = await room.evaluate((room, presses) => {
      const buttons = [...room.querySelectorAll('.controls button:not([aria-disabled="true"])')];
      const button = presses.map((name) => buttons.find((button) => button.innerText.trim().startsWith(name))).find(Boolean);
      button?.click();
      return Boolean(button);
    }, PRESSES);
    if (!pressed) await page.waitForTimeout(50);
  }
  return [...found];
}

for (const game of ['Nine-card Brag', 'Thirteen-card Brag (Crash)', 'Stop the Bus', 'Teen Patti', 'American Brag', 'Three Card Poker']) {
  visit(`the first deal of ${game} fits a phone held across`, async ({ page }) => {
    await page.getByRole('button', { name: 'How to play', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'How to play' });
    await sheet.getByRole('combobox', { name: 'Game' }).selectOption(game);
    await sheet.getByRole('button', { name: 'Play a first deal of this game' }).click();
    const room = page.getByRole('group', { name: game, exact: true });
    await room.locator('.says').waitFor({ timeout: 30_000 });
    assert.deepEqual(await goThrough(page, room), []);
  }, ACROSS);
}

visit('a retold table fits a phone held across', async ({ page }) => {
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).click();
  const school = page.getByRole('dialog', { name: 'School', exact: true });
  await school.getByRole('button', { name: 'A French text: two play blind' }).click();
  const room = page.getByRole('group', { name: 'A French text: two play blind' });
  assert.deepEqual(await goThrough(page, room), []);
}, ACROSS);
