// Drills: single decisions with the verdict at once, whose mistakes come back.

import assert from 'node:assert/strict';
import { TODAY, on } from './calendar.mjs';
import { EMBED, PHONE, hasTargets, isAccessible, visit } from './harness.mjs';
import { VERDICT } from './review-sheet.mjs';

/** The open sheet. */
const school = (page, name = 'School') => page.getByRole('dialog', { name, exact: true });
/** The room in which decisions are practised. */
const room = (page) => page.locator('.room.drill');
/** What is stored, a line for each kind. */
const stored = (page) => page.evaluate(() => localStorage.getItem('brag.drills')?.split('\n') ?? []);

async function open(page, says = 'Deal of the day') {
  await page.getByRole('button', { name: says, exact: true }).click();
  await page.locator('dialog .school').waitFor();
}

/** Opens the drills of a kind. */
async function practise(page, kind) {
  await school(page).getByRole('button', { name: new RegExp(`^${kind}`) }).click();
  await page.getByRole('group', { name: kind, exact: true }).waitFor();
}

/** Presses the last of these buttons until the decision is made. Some want a second press. */
async function decide(page, name) {
  const made = room(page).locator('.controls .says');
  const buttons = room(page).locator('.controls').getByRole('button', { name, disabled: false });
  for (let presses = 0; presses < 8; presses++) {
    await buttons.last().or(made).first().waitFor();
    if (await made.count()) return;
    await buttons.evaluateAll((found) => found.at(-1)?.click());
  }
  assert.fail('no decision is made');
}

/** The verdict, once it is found: its name, and each choice with its worth. */
async function verdict(page) {
  await room(page).locator('#drill-next').waitFor({ timeout: 60_000 });
  return {
    verdict: await room(page).locator('.mark').innerText(),
    choices: await room(page).locator('.says li').allInnerTexts(),
    taken: await room(page).locator('.says li.taken').count(),
    says: await room(page).locator('.says [role="status"]').innerText(),
  };
}

/** Whether something lies beside the screen. */
const isWide = (page) => page.evaluate(() => document.scrollingElement.scrollWidth > innerWidth);

visit('a decision is practised by touch, judged at once, and its score is there after a reload', async ({ page }) => {
  await open(page);
  const sheet = school(page);
  await sheet.getByRole('button', { name: /^Bet or fold\s*0 of 20$/ }).waitFor();
  await practise(page, 'Bet or fold');
  const controls = room(page).locator('.controls');
  await controls.getByRole('button', { name: 'Fold' }).waitFor();
  await isAccessible(page, 'a drill');
  const hidden = await room(page).locator('.felt').evaluate((felt) => felt.querySelectorAll('.card:not(.down) .front').length);
  await controls.getByRole('button', { name: 'Fold' }).tap();
  await decide(page, /^Fold/);
  const found = await verdict(page);
  assert.match(found.verdict, VERDICT);
  assert.ok(found.choices.length >= 2, `${found.choices}`);
  assert.equal(found.taken, 1, 'the choice taken is marked');
  const isGood = /^(Best|Good)$/.test(found.verdict);
  assert.equal(/comes back tomorrow/.test(found.says), !isGood, found.says);
  await isAccessible(page, 'a verdict');
  await hasTargets(page, 'a verdict');
  const after = await room(page).locator('.felt').evaluate((felt) => felt.querySelectorAll('.card:not(.down) .front').length);
  assert.equal(after, hidden, 'no other card is shown');
  const line = isGood ? 'fold 1 1 1 =+' : 'fold 1 0 0 =- 330:0';
  assert.deepEqual(await stored(page), ['brag_drills 1', line]);
  assert.equal(await room(page).locator('.at').innerText(), `${isGood ? 1 : 0} of 20`);
  // The next one is another.
  await room(page).locator('#drill-next').tap();
  await controls.getByRole('button', { name: 'Fold' }).waitFor();
  await room(page).getByRole('button', { name: 'Leave' }).tap();
  await sheet.waitFor();
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await open(page);
  await sheet.getByRole('button', { name: new RegExp(`^Bet or fold\\s*${isGood ? 1 : 0} of 20$`) }).waitFor();
  await isAccessible(page, 'the school with a score');
  await hasTargets(page, 'the school with a score');
  assert.equal(await page.evaluate(() => localStorage.getItem('brag.sitting')), null, 'no sitting is stored');
}, { viewport: PHONE, hasTouch: true, timezoneId: 'Europe/London', prepare: on(TODAY), timeout: 120_000 });

visit('what is due comes first, by keys alone, in German, on the smallest screen', async ({ page }) => {
  await page.getByRole('button', { name: 'Runden des Tages' }).focus();
  await page.keyboard.press('Enter');
  const sheet = school(page, 'Schule');
  await sheet.getByText('Heute zu wiederholen: 1.').waitFor();
  await sheet.getByRole('button', { name: 'Üben', exact: true }).focus();
  await page.keyboard.press('Enter');
  const drill = page.getByRole('group', { name: 'Ansehen oder blind bleiben' });
  await drill.locator('.controls button').first().waitFor();
  await isAccessible(page, 'a drill on a small screen');
  assert.ok(!(await isWide(page)));
  // To look at one's cards.
  await page.keyboard.press('l');
  await drill.locator('#drill-next').waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => document.activeElement?.id === 'drill-next');
  assert.ok(!(await isWide(page)));
  await isAccessible(page, 'a verdict on a small screen');
  const [, line] = await stored(page);
  const isGood = /^look 2 /.test(line) && line.endsWith(':1');
  assert.ok(isGood || /^look 2 0 0 =-- 330:0$/.test(line), line);
  await page.keyboard.press('Enter');
  await page.locator('.room.drill .controls button, .room.drill .waits').first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Üben', exact: true }).waitFor();
  assert.equal(await sheet.getByText('Heute zu wiederholen').count(), 0);
}, { viewport: EMBED, locale: 'de-DE', timezoneId: 'Europe/Berlin', prepare: on(TODAY, 'brag_drills 1\nlook 1 0 0 =- 329:0'), timeout: 120_000 });

visit('a score that cannot be read says so, and is put aside by the next answer', async ({ page }) => {
  await open(page);
  await school(page).getByRole('alert').filter({ hasText: 'cannot be read' }).waitFor();
  await practise(page, 'Swap or stick');
  await room(page).locator('.controls button').first().waitFor();
  await page.keyboard.press('a');
  await decide(page, /^(All three|Stick)/);
  await verdict(page);
  const [head, line] = await stored(page);
  assert.equal(head, 'brag_drills 1');
  assert.match(line, /^swap 1 /);
  const aside = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('brag.aside.')).map(([, text]) => text));
  assert.deepEqual(aside, ['what is this']);
}, { prepare: on(TODAY, 'what is this'), timeout: 120_000 });

for (const [kind, act] of [
  ['Look or stay blind', /^(Look|Look at your cards)/],
  ['See or bet on', /^See/],
  ['Which hand to keep', /^(Keep|Throw)/],
  ['Set nine cards', /^(Suggest|Lay)/],
  ['Which cards to draw', /^(Keep all|Stand|Draw)/],
]) {
  visit(`a drill is found and judged: ${kind}`, async ({ page }) => {
    await open(page);
    await practise(page, kind);
    await decide(page, act);
    const found = await verdict(page);
    assert.match(found.verdict, VERDICT);
    assert.ok(found.choices.length >= 2, `${found.choices}`);
    await isAccessible(page, kind);
    assert.ok(!(await isWide(page)));
  }, { viewport: PHONE, prepare: on(TODAY), timeout: 120_000 });
}
