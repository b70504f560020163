// Set up a table: the ways that lead there, its players, and what can be done with it.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, hasTargets, isAccessible, picture, spacePresses, speak, visit } from './harness.mjs';
import { RecordsSheet } from './records-sheet.mjs';
import { foldOnce, read } from './review-sheet.mjs';

spacePresses();

/** The room. */
const workshop = (page) => page.getByRole('group', { name: 'Set up a table', exact: true });
const press = (inside, name) => inside.getByRole('button', { name, exact: true, disabled: false }).click();

/** Opens a dialog of the room. */
async function opens(page, name) {
  await press(workshop(page), name);
  return page.getByRole('dialog', { name, exact: true });
}

/** The text of what is set up. */
async function textOf(page) {
  const dialog = await opens(page, 'Text');
  const text = await dialog.getByRole('textbox', { name: 'Text' }).inputValue();
  await press(dialog, 'Back');
  return text;
}

/** Asserts that nothing lies beside the screen. */
const fitsAcross = async (page, where) => assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth), where);

/** Asserts that each button of the bar of a room is on the screen, and hides no other. */
async function hasBar(page, where) {
  const hidden = await page.locator('.room > .bar').last().evaluate((bar) => [...bar.querySelectorAll('button, select')].filter((one) => {
    const { left, right, top, height } = one.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, top + height / 2);
    return left < 0 || right > innerWidth || !(one === at || one.contains(at) || at?.contains(one));
  }).map((one) => one.innerText || one.ariaLabel));
  assert.deepEqual(hidden, [], where);
}

visit('a decision of a review is set up, and the workshop leads back to it', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await foldOnce(table);
  await table.controls.getByRole('button', { name: 'Review this deal' }).click();
  const { decisions } = await read(page);
  const last = decisions.at(-1);
  await page.getByRole('button', { name: `Set up a table: decision ${decisions.length}, ${last.taken}` }).click();
  await workshop(page).waitFor();
  const text = await textOf(page);
  assert.match(text, /\ncards 0 (\w\w ?){3}\n/, 'the cards that he saw');
  assert.doesNotMatch(text, /cards [123] /, 'no card that he did not see');
  assert.match(text, /\n0 look\n(\d [a-z]+.*\n)*$/);
  assert.doesNotMatch(text, /\n0 fold/, 'it stands where he decided');
  await press(workshop(page), 'Leave');
  assert.equal((await read(page)).decisions.length, decisions.length);
}, { viewport: PHONE, timeout: 120_000 });

visit('the table of a chart over the felt is set up, and the game waits', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false, Hints: true });
  await table.dealToTurn();
  await table.takeLook();
  await table.felt.getByRole('button', { name: 'Hint', exact: true }).click();
  await table.felt.getByRole('button', { name: 'Every hand here' }).click();
  const chart = page.getByRole('dialog', { name: 'Every hand here' });
  await press(chart, 'Set up a table');
  await workshop(page).waitFor();
  assert.equal(await chart.count(), 0);
  assert.match(await textOf(page), /\ncards 0 (\w\w ?){3}\n/);
  await page.keyboard.press('Escape');
  await workshop(page).waitFor({ state: 'detached' });
  await table.fold.waitFor();
}, { viewport: EMBED, timeout: 120_000 });

visit('a drill goes on after a visit to the workshop', async ({ page }) => {
  await page.getByRole('dialog', { name: 'School' }).getByRole('button', { name: /^Bet or fold/ }).click();
  const drill = page.locator('.room.drill');
  await drill.getByText('1 of 10').waitFor();
  await drill.locator('.controls').getByRole('button', { name: 'Fold', disabled: false }).click();
  await drill.locator('#drill-next').waitFor({ timeout: 60_000 });
  await drill.locator('.says').getByRole('button', { name: 'Set up a table' }).click();
  assert.match(await textOf(page), /\ncards 0 /);
  await press(workshop(page), 'Leave');
  await drill.getByText('2 of 10').waitFor({ timeout: 60_000 });
}, { path: '#ten=1.x.n3', viewport: PHONE, timeout: 180_000 });

visit('on the narrowest screen a replay leads to the workshop, whose bar has room for every language', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await past.deals(1);
  const replay = await past.replay('deal 1');
  const setsUp = page.locator('.room.replay').getByRole('button', { name: 'Set up a table' });
  assert.equal(await setsUp.getAttribute('aria-disabled'), 'true', 'nobody is to act');
  for (let steps = 0; steps < 4 && await setsUp.getAttribute('aria-disabled'); steps++) await replay.button('Forward').click();
  await fitsAcross(page, 'a replay');
  await hasBar(page, 'a replay');
  await picture(page, 'replay-narrow');
  await setsUp.click();
  await workshop(page).waitFor();
  for (const lang of ['de', 'fr', 'ru', 'en']) {
    await speak(page, lang);
    await hasBar(page, `the workshop, ${lang}`);
    await picture(page, `workshop-bar-${lang}`);
  }
}, { viewport: EMBED, timeout: 120_000 });

for (const [screen, viewport] of Object.entries({ phone: PHONE, embed: EMBED, desktop: DESKTOP })) {
  visit(`players are set by touch, on the screen of a ${screen}`, async ({ page }) => {
    await page.getByRole('button', { name: 'Set up a table' }).click();
    await hasBar(page, 'the workshop');
    // A seat that is touched opens its choices.
    await workshop(page).locator('.felt .seat').nth(1).click();
    const players = page.getByRole('dialog', { name: 'Players', exact: true });
    const name = players.getByRole('textbox', { name: 'Name' }).nth(1);
    await players.waitFor();
    assert.ok(await name.evaluate((field) => field === document.activeElement), 'the seat that was touched');
    await name.fill('Ada');
    await name.press('Tab');
    const chips = players.getByRole('textbox', { name: 'Chips of Ada' });
    await chips.fill('77');
    await chips.press('Tab');
    await players.getByRole('combobox', { name: /Ada/ }).selectOption('Expert bot');
    await press(players, 'Add a player');
    await players.getByRole('textbox', { name: 'Name' }).last().fill('Zoe');
    await players.getByRole('textbox', { name: 'Name' }).last().press('Tab');
    await players.getByRole('radio', { name: 'deals' }).last().check();
    await isAccessible(page, 'players');
    await hasTargets(page, 'players');
    await fitsAcross(page, 'players');
    await picture(page, `workshop-players-${screen}`);
    await press(players, 'Back');
    const text = await textOf(page);
    assert.match(text, /\nseat 77 Ada\n[^]*seat \d+ Zoe\n/);
    assert.match(text, /\nbot 1 expert\n/);
    assert.match(text, /\ndealer 4\n/);
  }, { path: '#ten=1.x.n3', viewport, timeout: 60_000 });
}

visit('a change that what was done forbids is refused, and can begin a new deal', async ({ page }) => {
  await page.getByRole('button', { name: 'Set up a table' }).click();
  const table = workshop(page).getByRole('region', { name: 'What you can do' });
  await table.getByRole('button', { name: /^Fold/, disabled: false }).click();
  await workshop(page).getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  const players = await opens(page, 'Players');
  await players.getByRole('radio', { name: 'deals' }).first().check();
  await players.getByRole('alert').getByText(/^Line \d+: /).waitFor();
  await isAccessible(page, 'a change that is refused');
  await press(players, 'Change it, and begin a new deal');
  await players.getByRole('alert').waitFor({ state: 'detached' });
  await press(players, 'Back');
  const text = await textOf(page);
  assert.match(text, /\ndealer 0\n/);
  assert.doesNotMatch(text, /fold/);
  await press(workshop(page), 'Undo');
  assert.match(await textOf(page), /fold/);
}, { path: '#ten=1.x.n3', viewport: PHONE, timeout: 60_000 });

visit('how the betting stands is set, and what cannot be is refused', async ({ page }) => {
  await page.getByRole('button', { name: 'Set up a table' }).click();
  const players = await opens(page, 'Players');
  await players.getByText('How the betting stands').click();
  const field = async (name, text) => {
    await players.getByRole('textbox', { name, exact: true }).fill(text);
    await players.getByRole('textbox', { name, exact: true }).press('Tab');
  };
  await field('Pot', '3');
  await press(players, 'Set it so');
  await players.getByRole('alert').getByText('no way of playing was found that leads to this').waitFor();
  await field('Pot', '16');
  await field('Last bet, open', '2');
  await players.getByRole('combobox', { name: 'How Nell stands' }).selectOption('open');
  await players.getByRole('combobox', { name: 'How Charlie stands' }).selectOption('folded');
  await players.getByRole('radio', { name: 'to act' }).nth(1).check();
  await isAccessible(page, 'how the betting stands');
  await hasTargets(page, 'how the betting stands');
  await fitsAcross(page, 'how the betting stands');
  await picture(page, 'workshop-standing');
  await press(players, 'Set it so');
  await players.getByRole('alert').waitFor({ state: 'detached' });
  await press(players, 'Back');
  const felt = workshop(page).locator('.felt');
  await felt.locator('.seat.is-turn', { hasText: 'Nell' }).waitFor();
  await felt.locator('.seat', { hasText: 'Charlie' }).getByText('folded').waitFor();
  await felt.getByText('16', { exact: true }).first().waitFor();
  assert.match(await textOf(page), /\n1 look\n/);
}, { path: '#ten=1.x.n3', viewport: EMBED, timeout: 60_000 });

visit('what is set up is charted, embedded, and played on from its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Set up a table' }).click();
  const table = workshop(page).getByRole('region', { name: 'What you can do' });
  await table.getByRole('button', { name: /^Look/, disabled: false }).click();
  await workshop(page).getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  const uses = await opens(page, 'Use it');
  await press(uses, 'Every hand here');
  const chart = page.getByRole('dialog', { name: 'Every hand here' });
  await chart.getByRole('table').first().waitFor({ timeout: 60_000 });
  await chart.locator('.count:not([aria-busy])').waitFor({ timeout: 90_000 });
  await press(chart, 'Back');
  await press(uses, 'Copy the link');
  const link = await (await page.waitForFunction(() => navigator.clipboard.readText())).jsonValue();
  await press(uses, 'Embed this lesson');
  const embed = page.getByRole('dialog', { name: 'Embed this lesson' });
  const word = new URL(link).hash.replace('#lesson=', '');
  assert.match(await embed.locator('#embed-tag').inputValue(), new RegExp(`<brag-table lesson="${word}"></brag-table>$`));
  await isAccessible(page, 'embed a lesson');
  const preview = page.frameLocator('iframe.preview');
  await preview.locator('.room.lesson').waitFor({ timeout: 30_000 });
  await press(embed, 'Back');
  await workshop(page).waitFor();
  await page.goto('about:blank');
  await page.goto(link);
  const lesson = page.locator('.room.lesson');
  await lesson.getByText('This is how it stands. Play on from here.').waitFor({ timeout: 30_000 });
  await press(lesson, 'Play on from here');
  await page.locator('.room.trial .felt').waitFor();
  await page.locator('.room.trial .bar .leave').last().click();
  await lesson.waitFor();
}, { path: '#ten=1.x.n3', viewport: DESKTOP, timeout: 240_000 });
