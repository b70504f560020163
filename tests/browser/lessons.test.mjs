// Guided deals: by touch and by keys, left at any time, without an effect on the sitting.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EMBED, OWN, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

const BEGIN = 'New to Brag? Play a first deal';

/** A lesson for the person who takes it. */
class Lesson {
  constructor(page, title, { leave = 'Leave' } = {}) {
    this.page = page;
    this.room = page.getByRole('group', { name: title, exact: true });
    this.coach = this.room.getByRole('status');
    this.leave = this.room.getByRole('button', { name: leave, exact: true });
    this.asked = this.room.locator('[data-asked]');
    this.reads = this.room.locator('#lesson-next');
    this.steps = this.room.locator('.dots');
  }

  /** Waits for the text of that step, and returns the control to press. */
  async at(step) {
    await this.steps.and(this.page.getByRole('img', { name: new RegExp(`^${step} \\D+ \\d+$`) })).waitFor();
    const go = this.asked.or(this.reads);
    await go.waitFor({ timeout: 30_000 });
    return go;
  }

  /** Asserts that the text covers nothing that it mentions, and is readable as a whole. */
  async isInSight(step) {
    const { coach, spoken, over, wide } = await this.room.evaluate((room) => {
      const box = (part) => part && (({ left, top, right, bottom }) => ({ left, top, right, bottom }))(part.getBoundingClientRect());
      const words = room.querySelector('.coach p');
      return {
        coach: box(room.querySelector('.coach')),
        spoken: box(room.querySelector('[data-asked], .pot[data-spoken-of], [data-spoken-of] .plate, #lesson-next')),
        over: words.scrollHeight - words.clientHeight,
        wide: document.scrollingElement.scrollWidth > innerWidth,
      };
    });
    assert.ok(!wide, `nothing lies beside the screen at step ${step}`);
    assert.ok(over <= 0, `what is said at step ${step} is ${over} pixels too long`);
    // A plate may overlap the edge of the cloth a little.
    const covered = Math.min(coach.bottom, spoken.bottom) - Math.max(coach.top, spoken.top) > 1 && coach.left < spoken.right && spoken.left < coach.right;
    assert.ok(!covered, `what is spoken of at step ${step} is covered: ${JSON.stringify({ coach, spoken })}`);
  }

  /** The number of open cards in the page, by owner. */
  faces() {
    return this.room.locator('.felt .card').evaluateAll((cards) => {
      const up = cards.filter((card) => card.querySelector('use[href*="#"]:not([href^="back"])'));
      return { own: up.filter((card) => card.classList.contains('at-me')).length, all: up.length };
    });
  }
}

visit('the first lesson is played to its end by touch, and the next begins', async ({ page, table }) => {
  await page.getByRole('button', { name: BEGIN }).tap();
  const lesson = new Lesson(page, 'A first deal');
  await lesson.room.waitFor();
  for (let step = 1; step < 9; step++) {
    const go = await lesson.at(step);
    await lesson.isInSight(step);
    const { own, all } = await lesson.faces();
    assert.deepEqual([own, all], step > 5 ? [3, 3] : [0, 0], `cards in the page at step ${step}`);
    if (step === 3) {
      await isAccessible(page, 'a coach mark');
      await picture(page, 'lesson');
      // Controls that are not asked for are dimmed and do nothing.
      const others = lesson.room.getByRole('button', { name: /^(Look|Fold|See)/ });
      assert.equal(await others.count(), 3);
      for (const other of await others.all()) {
        assert.equal(await other.getAttribute('aria-disabled'), 'true');
        await other.tap({ force: true });
      }
      await lesson.at(3);
    }
    await go.tap();
  }
  await lesson.at(9);
  await lesson.isInSight(9);
  assert.match(await lesson.room.getByRole('heading', { level: 2 }).innerText(), /^You win 33 \(\+15\)$/);
  await isAccessible(page, 'the end of a lesson');
  await lesson.room.getByRole('button', { name: 'Next lesson' }).tap();
  const next = new Lesson(page, 'The kept hand');
  await next.at(1);
  await next.leave.tap();
  await next.room.waitFor({ state: 'detached' });
  // No deal has begun in the sitting.
  assert.match(await table.words(), /Brag .* Nell 100/);
  assert.deepEqual(await kept(page), []);
  const goOn = page.getByRole('button', { name: 'Go on: guided deals', exact: true });
  await goOn.waitFor();
  await table.deal();
  assert.equal(await goOn.count(), 0);
}, { viewport: PHONE, hasTouch: true });

visit('the first lesson is played by keys alone, in German', async ({ page }) => {
  await page.getByRole('button', { name: /^Neu hier\?/ }).focus();
  await page.keyboard.press('Enter');
  const lesson = new Lesson(page, 'Die erste Runde', { leave: 'Verlassen' });
  for (let step = 1; step < 9; step++) {
    const go = await lesson.at(step);
    await lesson.isInSight(step);
    // The focus is on the control that goes on.
    await page.waitForFunction((wanted) => document.activeElement === wanted, await go.elementHandle());
    const key = await go.getAttribute('aria-keyshortcuts');
    if (key) await page.keyboard.press(key === 'F' ? 'L' : 'F');
    await page.keyboard.press(key ?? 'Enter');
  }
  await lesson.at(9);
  assert.equal(await lesson.room.getByRole('heading', { level: 2 }).innerText(), 'Du gewinnst 33 (+15)');
  await page.keyboard.press('Escape');
  await lesson.room.waitFor({ state: 'detached' });
}, { viewport: EMBED, locale: 'de-DE' });

visit('the kept hand and the covered pot are played to their ends', async ({ page, table }) => {
  await quick(page);
  await page.getByRole('button', { name: BEGIN }).click();
  for (const [title, steps, won] of [['A first deal', 9, 'You win 33 (+15)'], ['The kept hand', 8, 'You win 14 (+10)'], ['Covering the pot', 5, 'You win 27 (+22)']]) {
    const lesson = new Lesson(page, title);
    for (let step = 1; step < steps; step++) {
      const go = await lesson.at(step);
      await lesson.isInSight(step);
      await go.click();
    }
    const go = await lesson.at(steps);
    assert.equal(await lesson.room.getByRole('heading', { level: 2 }).innerText(), won);
    await go.click();
  }
  // The last button deals at the real table.
  await table.settle();
  assert.match(await table.words(), /Charlie/);
});

for (const [how, leave] of Object.entries({
  'its button': (lesson) => lesson.leave.click(),
  Escape: (lesson) => lesson.page.keyboard.press('Escape'),
  'the way back': (lesson) => lesson.page.goBack(),
})) {
  visit(`who leaves a lesson by ${how} finds his sitting as it was`, async ({ page, table }) => {
    await table.dealToTurn();
    await table.takeLook();
    const now = async () => ({ words: await table.words(), cards: await table.up(), kept: await kept(page) });
    await page.waitForFunction(() => localStorage.getItem(`${OWN}sitting`)?.includes(' look'));
    const before = await now();
    assert.equal(before.cards.length, 3);
    const house = await table.openHouse('Rules');
    await house.getByRole('button', { name: BEGIN }).click();
    const lesson = new Lesson(page, 'A first deal');
    for (let step = 1; step < 4; step++) await (await lesson.at(step)).click();
    await lesson.at(4);
    await leave(lesson);
    await lesson.room.waitFor({ state: 'detached' });
    assert.deepEqual(await now(), before);
    assert.ok(await table.may(table.bet), 'it is one’s turn as before');
    await table.bet.click();
    await table.settle();
  });
}

const TEXTS = ['en', 'de', 'fr', 'ru'].map((code) => {
  const file = readFileSync(fileURLToPath(new URL(`../../src/app/i18n/${code}.ftl`, import.meta.url)), 'utf8');
  const said = [...file.matchAll(/^(lesson-(?:first|kept|cover)-[a-z-]+) = (.+)$/gm)];
  return [code, said.map(([, id, text]) => [id, text])];
});

for (const [name, viewport] of Object.entries({ phone: PHONE, embed: EMBED, lying: { width: 800, height: 360 }, desktop: { width: 1280, height: 800 } })) {
  visit(`all that the coach says has room (${name})`, async ({ page }) => {
    await page.getByRole('button', { name: BEGIN }).click();
    const lesson = new Lesson(page, 'A first deal');
    await lesson.at(1);
    for (const [code, said] of TEXTS) {
      assert.equal(said.length, 22, code);
      for (const [id, text] of said) {
        const over = await lesson.coach.evaluate((words, text) => {
          words.textContent = text;
          return words.scrollHeight - words.clientHeight;
        }, text);
        assert.ok(over <= 0, `${code}: ${id} is ${over} pixels too long`);
      }
    }
  }, { viewport });
}

/** Turns motion off, and makes bots act at once. */
async function quick(page) {
  await page.evaluate(() => localStorage.setItem(`${OWN}settings`, 'speed=instant bots_pause=false'));
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
}

/** What the page has stored of the game. */
function kept(page) {
  return page.evaluate(() => Object.entries({ ...localStorage }).filter(([key]) => /^(sitting|owner|result|game)/.test(key.replace(OWN, ''))).sort());
}
