// Drills: single decisions with the verdict at once, whose mistakes come back.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { TODAY, on } from './calendar.mjs';
import { EMBED, OWN, PHONE, hasTargets, isAccessible, spacePresses, unfold, visit } from './harness.mjs';
import { VERDICT, read } from './review-sheet.mjs';

spacePresses();

/** The open sheet. */
const school = (page, name = 'School') => page.getByRole('dialog', { name, exact: true });
/** The room in which decisions are practised. */
const room = (page) => page.locator('.room.drill');
/** What is stored, a line for each kind. */
const stored = (page) => page.evaluate(() => localStorage.getItem(`${OWN}drills`)?.split('\n') ?? []);

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
  const says = await room(page).locator('.says [role="status"]').innerText();
  assert.match(says, /\.$/);
  assert.doesNotMatch(await room(page).locator('.controls .says').innerText(), /±|%/, 'figures are folded');
  await room(page).locator('.says summary').click();
  // Where the focus was.
  await room(page).locator('#drill-next').focus();
  return {
    says,
    all: await room(page).locator('.controls .says').innerText(),
    verdict: await room(page).locator('.mark').innerText(),
    choices: await room(page).locator('.says details li').allInnerTexts(),
    taken: await room(page).locator('.says details li.taken').count(),
  };
}

/** Whether something lies beside the screen. */
const isWide = (page) => page.evaluate(() => document.scrollingElement.scrollWidth > innerWidth);

visit('a decision is practised by touch, judged at once, and its score is there after a reload', async ({ page }) => {
  await open(page);
  const sheet = school(page);
  await sheet.getByRole('button', { name: /^Bet or fold\s*not tried yet$/ }).waitFor();
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
  const isGood = /^(Best|As good as any|Good|Too close to call)$/.test(found.verdict);
  assert.equal(/comes back tomorrow/.test(found.all), !isGood, found.all);
  await isAccessible(page, 'a verdict');
  await hasTargets(page, 'a verdict');
  const after = await room(page).locator('.felt').evaluate((felt) => felt.querySelectorAll('.card:not(.down) .front').length);
  assert.equal(after, hidden, 'no other card is shown');
  const line = isGood ? 'fold 1 1 1 =+' : 'fold 1 0 0 =- 330:0';
  assert.deepEqual(await stored(page), ['brag_drills 1', line]);
  assert.equal(await room(page).locator('.at').innerText(), '1 of 10');
  assert.ok(found.choices.every((one) => / chips$/.test(one)), `${found.choices}`);
  // The next one is another.
  await room(page).locator('#drill-next').tap();
  await controls.getByRole('button', { name: 'Fold' }).waitFor();
  assert.equal(await room(page).locator('.at').innerText(), '2 of 10');
  await room(page).getByRole('button', { name: 'Leave' }).tap();
  await sheet.waitFor();
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await open(page);
  await sheet.getByRole('button', { name: new RegExp(`^Bet or fold\\s*${isGood ? 1 : 0} good of the last 1$`) }).waitFor();
  await isAccessible(page, 'the school with a score');
  await hasTargets(page, 'the school with a score');
  assert.equal(await page.evaluate(() => localStorage.getItem(`${OWN}sitting`)), null, 'no sitting is stored');
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
  await school(page).getByRole('alert').filter({ hasText: 'can’t be read' }).waitFor();
  await practise(page, 'Swap or stick');
  await room(page).locator('.controls button').first().waitFor();
  await page.keyboard.press('a');
  await decide(page, /^(All three|Stick)/);
  await verdict(page);
  const [head, line] = await stored(page);
  assert.equal(head, 'brag_drills 1');
  assert.match(line, /^swap 1 /);
  const aside = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith(`${OWN}aside.`)).map(([, text]) => text));
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

visit('ten decisions end with what went well, the worst with another try, and what comes next', async ({ page }) => {
  await open(page);
  await practise(page, 'Bet or fold');
  const over = room(page).locator('.over');
  let good = 0;
  for (let nth = 1; nth <= 10; nth++) {
    await decide(page, /^Fold/);
    const found = await verdict(page);
    good += /^(Best|As good as any|Good|Too close to call)$/.test(found.verdict);
    assert.equal(await room(page).locator('.at').innerText(), `${nth} of 10`);
    assert.equal(await room(page).locator('#drill-next').innerText(), nth < 10 ? 'Next' : 'How it went');
    await room(page).locator('#drill-next').click();
    await room(page).locator('.controls button').or(over).first().waitFor();
    if (nth < 10) await room(page).locator('.says').waitFor({ state: 'detached' });
  }
  await over.getByRole('heading', { name: `${good} of 10 good` }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'drill-over');
  assert.equal(await over.locator('.marks .good').count(), good);
  assert.ok(good > 0 && good < 10, `${good}: to fold is right now and then`);
  await over.getByRole('heading', { name: /^Best · Bet or fold/ }).waitFor();
  await isAccessible(page, 'how ten decisions went');
  await hasTargets(page, 'how ten decisions went');
  assert.ok(!(await isWide(page)));
  // The worst is asked once more, which does not count.
  const before = await stored(page);
  await over.getByRole('button', { name: 'Try again' }).click();
  await decide(page, /^Bet/);
  await verdict(page);
  assert.deepEqual(await stored(page), before);
  await room(page).locator('#drill-next').click();
  await over.getByRole('heading', { name: `${good} of 10 good` }).waitFor();
  await over.getByRole('button', { name: 'Next: Ten deals against three straightforward bots' }).waitFor();
  await over.getByRole('button', { name: 'Ten more' }).click();
  await room(page).locator('.controls button').first().waitFor();
  assert.equal(await room(page).locator('.at').innerText(), '1 of 10');
}, { viewport: EMBED, prepare: on(TODAY), timeout: 240_000 });

visit('to see or to bet on is judged, and the size of the bet is told apart', async ({ page }) => {
  await open(page);
  await practise(page, 'See or bet on');
  await decide(page, /^Bet/);
  const found = await verdict(page);
  const bets = found.choices.filter((one) => /^Bet/.test(one));
  assert.equal(bets.length, 1, `${found.choices}: sizes are no answers`);
  assert.ok(found.choices.some((one) => /^See/.test(one)), `${found.choices}`);
  assert.match(await room(page).locator('.says').innerText(), /The size: “Bet \d+”/);
}, { viewport: PHONE, prepare: on(TODAY), timeout: 120_000 });

visit('a mistake that a review finds in a deal of one’s own comes back in the drills on the next day', async ({ page, table, context }) => {
  // All one's chips, blind, before anybody has bet.
  await table.dealToTurn();
  await table.amount.focus();
  await page.keyboard.press('End');
  await table.bet.click();
  const again = table.bet.filter({ hasText: /again/i });
  if (await again.isVisible()) await again.click();
  for (let stops = 0; stops < 20; stops++) {
    const stop = await table.settle();
    if (stop === 'deal over' || stop === 'sitting over' || stop === 'no chips') break;
    if (stop === 'turn') await table.fold.click();
  }
  const away = table.controls.getByRole('button', { name: 'Not now' });
  if (await away.isVisible()) await away.click();
  await table.controls.getByRole('button', { name: 'Review this deal' }).click();
  const { decisions } = await read(page);
  assert.match(decisions[0].verdict, /^(Mistake|Blunder)$/, `${decisions[0].taken}: ${decisions[0].choices}`);
  const [, line] = await stored(page);
  assert.match(line, /^look 0 0 0 = 330:0/, 'it is due tomorrow, and has not been answered yet');
  // On the same day nothing is due.
  const due = page.getByText(/^To repeat today: /);
  const toSchool = async () => {
    const menu = await table.openHouse('School');
    await menu.getByRole('button', { name: 'Practise', exact: true }).waitFor();
    return menu;
  };
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await toSchool();
  assert.equal(await due.count(), 0);
  await page.keyboard.press('Escape');
  await on(TODAY + 24 * 60 * 60 * 1000)(context);
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  const menu = await toSchool();
  await due.waitFor();
  await menu.getByRole('button', { name: 'Practise', exact: true }).click();
  await page.getByRole('group', { name: 'Look or stay blind' }).locator('.controls button').first().waitFor();
}, { timezoneId: 'Europe/London', prepare: on(TODAY), timeout: 120_000 });

visit('everything that is saved holds the score of the drills, and loading it brings it back', async ({ page, table }) => {
  const score = (await stored(page)).join('\n');
  const sheet = await table.openHouse('Settings');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save everything to a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  assert.equal(JSON.parse(text).drills, score);
  // As on another device, on which one kind has been practised more.
  await page.evaluate(() => localStorage.setItem(`${OWN}drills`, 'brag_drills 1\nsee 1 1 1 =+\nfold 9 9 9 =+++++++++'));
  await sheet.getByLabel('Load from a file').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const reloaded = page.waitForEvent('load');
  await sheet.getByRole('button', { name: 'Load it' }).click();
  await reloaded;
  assert.deepEqual(await stored(page), ['brag_drills 1', 'look 3 2 1 =+-+ 330:0', 'fold 9 9 9 =+++++++++', 'see 1 1 1 =+']);
}, { timezoneId: 'Europe/London', prepare: on(TODAY, 'brag_drills 1\nlook 3 2 1 =+-+ 330:0\nfold 2 2 2 =++'), timeout: 60_000 });

for (const [game, point, act, best] of [
  // To offer a showdown that nobody takes, and then to fold, costs as little.
  ['Three-card Brag', 0, /^Fold/, /^(Fold|Show all\?) 0 /],
  ['Three-card Brag', 1, /^Fold/, /^Bet /],
  ['Three-card Brag', 2, /^Look/, /^Look /],
  ['Three-card Brag', 3, /^Fold/, /^Bet 1 /],
  ['Three-card Brag', 4, /^See/, /^Fold /],
  ['Nine-card Brag', 5, /^(Suggest|Lay)/, /^Set/],
]) {
  visit(`advice is tried at the table, judged, and leads back to where it stands: ${game}, ${point}`, async ({ page }) => {
    await page.getByRole('button', { name: 'How to play', exact: true }).first().click();
    const sheet = page.getByRole('dialog', { name: 'How to play' });
    await sheet.getByRole('combobox', { name: 'Game' }).selectOption(game);
    await unfold(sheet);
    const button = sheet.locator(`#try-${point}`);
    const advice = await sheet.locator(`#advice-${point}`).innerText();
    await button.focus();
    await page.keyboard.press('Enter');
    await decide(page, act);
    const found = await verdict(page);
    assert.match(found.choices[0], best, `${found.choices}`);
    assert.ok((await room(page).locator('.says').innerText()).includes(advice), 'the advice stands beside the verdict');
    assert.doesNotMatch(found.all, /comes back/);
    await isAccessible(page, 'advice at the table');
    await hasTargets(page, 'advice at the table');
    for (const one of await room(page).locator('.controls button').all()) assert.ok((await one.boundingBox()).height >= 40);
    assert.ok(!(await isWide(page)));
    assert.deepEqual(await stored(page), [], 'it does not count');
    await page.keyboard.press('Enter');
    await sheet.waitFor();
    await page.waitForFunction((id) => document.activeElement?.id === id, `try-${point}`);
    assert.equal(await sheet.getByRole('combobox', { name: 'Game' }).evaluate((list) => list.selectedOptions[0].innerText), game);
  }, { viewport: point % 2 ? PHONE : EMBED, prepare: on(TODAY), timeout: 60_000 });
}
