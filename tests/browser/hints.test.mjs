// Hints: off by default, computed from what the player sees, and counted. Also how well bots play, and *What beats what*.

import assert from 'node:assert/strict';
import { EMBED, PHONE, isAccessible, spacePresses, visit } from './harness.mjs';
import { RecordsSheet } from './records-sheet.mjs';
import { kind } from './cards.mjs';

spacePresses();

const hint = (table) => table.felt.getByRole('button', { name: 'Hint', exact: true });
const told = (table) => table.felt.locator('.hints .says');

/**
 * The hint once it is no longer refined: its sentence, and what is unfolded: what stands before the choices, the choices as
 * `[button, figure]`, and why.
 */
async function read(felt) {
  await felt.locator('.hints [role=status]:not([aria-busy]) .says').waitFor();
  assert.doesNotMatch(await felt.locator('.hints .says').innerText(), /±/, 'figures are folded');
  return felt.locator('.hints .says').evaluate((says) => {
    const details = says.querySelector('details');
    if (details) details.open = true;
    const read = {
      lead: says.querySelector('p').innerText,
      head: says.querySelector('details > p')?.innerText ?? '',
      choices: [...says.querySelectorAll('li')].map((one) => {
        const button = one.querySelector('b').innerText;
        return [button, one.innerText.slice(button.length).trim()];
      }),
      why: says.querySelector('ul + p')?.innerText ?? '',
    };
    if (details) details.open = false;
    return read;
  });
}

/** A figure such as `+1.3 ± 0.2` as a number. */
const value = (figure) => Number(figure.split('±')[0].trim().replace('−', '-').replace(',', '.'));

/** The figures fall, so the first choice is the best, and some are told with their error. */
function worthsFall(choices) {
  const worths = choices.map(([, figure]) => value(figure));
  assert.ok(worths.length > 1 && worths.every(Number.isFinite), `${choices}`);
  assert.deepEqual(worths, worths.toSorted((a, b) => b - a));
  assert.ok(choices.some(([, figure]) => /^[+−]?\d+([.,]\d)?\u00a0±\u00a0\d+([.,]\d)?$/.test(figure)), `${choices}`);
}

visit('a hint is asked for, read, and counted, also after the page was loaded anew', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await table.deals.click();
  assert.equal(await table.settle(), 'turn');
  assert.equal(await hint(table).count(), 0, 'they are off at first');
  await table.settings({ Hints: true });
  await hint(table).click();
  const blind = await read(table.felt);
  assert.equal(blind.head, 'Worth in chips, the best first:');
  const [[first], [second]] = blind.choices;
  assert.ok([`${first}: `, `${first} or ${second}: `].some((begins) => blind.lead.startsWith(begins)), blind.lead);
  // The figures are unfolded by a touch, which does not take the hint away.
  await told(table).locator('summary').click();
  await told(table).getByText('Worth in chips').waitFor();
  await told(table).locator('summary').click();
  assert.ok(blind.choices.some(([button]) => button === 'Look'), `${blind.choices}`);
  assert.ok(blind.choices.some(([button]) => /^Bet blind \d+$/.test(button)), `${blind.choices}`);
  worthsFall(blind.choices);
  await isAccessible(page, 'the table with a hint');

  await table.takeLook();
  await told(table).waitFor({ state: 'detached' });
  await hint(table).click();
  const seen = await read(table.felt);
  worthsFall(seen.choices);
  assert.ok(seen.choices.some(([button]) => button === 'Fold'), `${seen.choices}`);
  assert.ok(seen.choices.some(([button]) => /^Bet \d+$/.test(button)), `${seen.choices}`);
  const plays = seen.choices.find(([button]) => button !== 'Fold')[0];
  assert.ok(seen.why.startsWith(`“${plays}” wins `), seen.why);
  assert.match(seen.why, / Price \d+, pot \d+\./);
  await told(table).locator('p').first().click();
  await told(table).waitFor({ state: 'detached' });

  await page.reload();
  await table.controls.getByRole('button', { name: 'Go on' }).click();
  await table.settle();
  await hint(table).click();
  assert.deepEqual(await read(table.felt), seen, 'the same view gets the same hint');
  await table.fold.click();
  await table.playOut((now) => table.plainly(now));
  const past = new RecordsSheet(page, table);
  await past.endSitting(await past.open());
  await table.newGame([{ name: 'You' }, { name: 'Bill', is: 'Straight bot' }]);
  const sheet = await past.open();
  await sheet.getByText(/Hints taken: 3\./).waitFor();
});

visit('a hint is given and hidden by a key, and goes with the turn', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await table.dealToTurn();
  await page.keyboard.press('h');
  assert.equal(await told(table).count(), 0, 'hints are off');
  await table.settings({ Hints: true });
  await page.keyboard.press('h');
  worthsFall((await read(table.felt)).choices);
  await page.keyboard.press('h');
  await told(table).waitFor({ state: 'detached' });
  // It may still be thought about when the player acts.
  await page.keyboard.press('h');
  await told(table).waitFor();
  await page.keyboard.press('f');
  await told(table).waitFor({ state: 'detached' });
  await table.playOut((now) => table.plainly(now));
  assert.equal(await told(table).count(), 0);
});

visit('at Stop the Bus each swap has its risk', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false, Hints: true });
  const sheet = await table.openNewGame('Stop the Bus');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await table.controls.getByRole('button', { name: 'All three', disabled: false }).waitFor({ timeout: 45_000 });
  await hint(table).click();
  const { lead, head, choices } = await read(table.felt);
  assert.equal(lead, `${choices[0][0]}: nothing else is safer.`);
  assert.equal(head, 'Chance of losing a life, the safest first:');
  const risks = choices.map(([, figure]) => Number(/^[<>]?(\d+)%/.exec(figure)[1]));
  assert.ok(risks.length >= 4);
  assert.deepEqual(risks, risks.toSorted((a, b) => a - b));
  assert.ok(choices.some(([button]) => / of \w+ for \w+ of /.test(button)), `${choices}`);
  await isAccessible(page, 'Stop the Bus with a hint');
});

for (const [variant, lead, figure, viewport] of [
  ['nine_card', 'Worth in chips, the best first:', /^[+−]?\d+(\.\d)?\u00a0±\u00a0\d+(\.\d)?$/, EMBED],
  ['fifteen_card', 'Chance of winning the game, the best first:', /^\d+%$/, EMBED],
  ['thirteen_card', 'Chance of winning the game, the best first:', /^\d+%$/, PHONE],
]) {
  visit(`ways to set hands are told by their worth (${variant})`, async ({ page, table }) => {
    // A spare hand may be offered first.
    const keep = page.getByRole('button', { name: 'Keep mine', exact: true });
    const set = page.getByRole('button', { name: 'Suggest', exact: true });
    await keep.or(set).first().waitFor();
    if (await keep.isVisible()) await keep.click();
    await set.waitFor();
    await hint(table).click();
    const says = await read(table.felt);
    assert.equal(says.head, lead);
    assert.ok(says.choices.length > 1 && says.choices.length <= 3, `${says.choices}`);
    for (const [hands, worth] of says.choices) {
      assert.ok(hands.split(' · ').length >= 3, hands);
      assert.match(worth, figure);
    }
    await isAccessible(page, `a hint at ${variant}`);
    await told(table).locator('summary').click();
    const words = await page.locator('.hints .says li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const button = await hint(table).boundingBox();
    for (const { left, right, top, bottom } of words) {
      assert.ok(left >= 0 && top >= 0 && right <= viewport.width && bottom <= viewport.height, 'it fits the screen');
      assert.ok(right <= button.x || bottom <= button.y || top >= button.y + button.height, 'its button lies over no word');
    }
    await told(table).locator('p').first().click();
    await told(table).waitFor({ state: 'detached' });
  }, { path: `?embed&variant=${variant}&start&seats=3&hints&speed=quick`, viewport });
}

visit('a hint speaks the language of the page, and fits the smallest screen', async ({ page }) => {
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  await press('Menü');
  await page.getByRole('tab', { name: 'Einstellungen' }).click();
  await page.getByRole('switch', { name: 'Tipps' }).check();
  await page.keyboard.press('Escape');
  await page.locator('dialog.sheet').waitFor({ state: 'detached' });
  await press('Ich bin dabei');
  await press('Tipp');
  const { lead, head, choices, why } = await read(page.locator('.felt'));
  assert.match(lead, /^[^±%]+: [^±%]+\.$/);
  assert.equal(head, 'Wert in Chips, das Beste zuerst:');
  worthsFall(choices);
  assert.match(why, /^„[^“]+“ gewinnt in .+ der Fälle\. .*Preis \d+, Pot \d+\./);
  const { left, right, top } = await page.locator('.hints .says').evaluate((says) => says.getBoundingClientRect().toJSON());
  assert.ok(left >= 0 && right <= EMBED.width && top >= 0, `${left} ${right} ${top}`);
}, { locale: 'de-DE', viewport: EMBED });

visit('where the code for it cannot be fetched, a hint has the odds alone', async ({ table, problems }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false, Hints: true });
  await table.dealToTurn();
  await table.takeLook();
  const cards = await table.up();
  await hint(table).click();
  const { lead, choices } = await read(table.felt);
  assert.ok(lead.startsWith(`Your hand (${kind(cards)}) is the best of `), lead);
  assert.match(lead, / in [<>]?\d+% of deals\.$/);
  assert.deepEqual(choices, []);
  problems.length = 0;
}, { prepare: (context) => context.route(/expert[^/]*\.wasm/, (route) => route.abort()) });

visit('on a shared screen only a player who looks at his cards gets a hint', async ({ table }) => {
  await table.settings({ Hints: true });
  await table.newGame([{ name: 'Ann' }, { name: 'Bob' }]);
  assert.equal(await hint(table).count(), 0);
});

// The figures are those of docs/measured.md by a native test.
visit('beside a bot stands how well it plays', async ({ table }) => {
  const sheet = await table.openNewGame();
  const row = (name) => sheet.getByRole('listitem').filter({ has: sheet.page().getByRole('combobox', { name: `${name} is played by` }) });
  await sheet.getByRole('combobox', { name: 'Nell is played by' }).selectOption('Expert bot');
  await row('Nell').getByText(/^wins about [\d,]+ chips in 100 deals from 3 straight bots$/).waitFor();
  await sheet.getByRole('combobox', { name: 'Nell is played by' }).selectOption('Straight bot');
  await row('Nell').getByText(/in 100 deals/).waitFor({ state: 'detached' });
  await row('Charlie').getByText(/^loses about \d+ chips in 100 deals to 3 straight bots$/).waitFor();
  // Of an expert other games were measured too, by their usual rules.
  const other = async (game) => {
    await table.chooseGame(sheet, game);
    await sheet.getByRole('button', { name: 'Players and rules' }).click();
  };
  await other('Four cards');
  await row('Charlie').getByText(/in 100 deals/).waitFor({ state: 'detached' });
  await sheet.getByRole('combobox', { name: 'Nell is played by' }).selectOption('Expert bot');
  await row('Nell').getByText(/^wins about [\d,]+ chips in 100 deals from 3 straight bots$/).waitFor();
  await other('Three cards');
  await row('Charlie').getByText(/^loses about/).waitFor();
  // Only the usual rules were measured.
  await sheet.getByRole('textbox', { name: 'Ante' }).fill('2');
  await row('Charlie').getByText(/in 100 deals/).waitFor({ state: 'detached' });
});

for (const [where, viewport] of [['phone', undefined], ['320', EMBED]]) {
  visit(`what beats what is one tap away in a turn, and one tap ends it (${where})`, async ({ page, table }) => {
    await table.deals.click();
    assert.equal(await table.settle(), 'turn');
    const ask = page.getByRole('button', { name: 'What beats what' });
    const sheet = page.getByRole('dialog', { name: 'What beats what' });
    await ask.click();
    assert.equal(await sheet.getByRole('listitem').count(), 6);
    assert.equal(await sheet.getByText('Your hand').count(), 0, 'of an unseen hand nothing is said');
    await sheet.getByText('Flush', { exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await table.takeLook();
    const cards = await table.up();
    await ask.click();
    const own = await sheet.locator('[aria-current]').innerText();
    const name = kind(cards).split(/,| of/)[0].replace(/.* high$/, 'high card');
    assert.ok(own.toLowerCase().startsWith(name), `${own} is ${name}`);
    await isAccessible(page, 'what beats what');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await table.fold.click();
  }, viewport ? { viewport } : {});
}

visit('how to play is on the first screen', async ({ page, table }) => {
  await table.controls.getByRole('button', { name: 'How to play' }).click();
  const sheet = page.getByRole('dialog', { name: 'How to play' });
  await sheet.getByRole('combobox', { name: 'Game' }).waitFor();
  await sheet.getByRole('button', { name: 'Back' }).click();
  await table.deals.click();
  assert.equal(await table.controls.getByRole('button', { name: 'How to play' }).count(), 0);
});

visit('my cards lie by rank, and as they were dealt where that is set', async ({ table }) => {
  const ranks = async () => (await table.felt.locator('.card.at-me').evaluateAll((cards) => {
    const at = (card) => Number(/--k:calc\((-?\d+)/.exec(card.style.cssText.replaceAll(' ', ''))[1]);
    return cards.toSorted((one, other) => at(one) - at(other)).map((card) => card.getAttribute('aria-label'));
  })).map((name) => ORDER.indexOf(name.split(' ')[0]));
  await table.deals.click();
  await table.settle();
  await table.takeLook();
  const sorted = await ranks();
  assert.deepEqual(sorted, sorted.toSorted((a, b) => b - a));
  await table.settings({ 'Sort the cards': false });
  assert.deepEqual((await ranks()).toSorted(), sorted.toSorted());
});
const ORDER = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];
