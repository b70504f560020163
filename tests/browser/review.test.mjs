// Reviews: what each decision was worth, where the result came from, and what is not told.

import assert from 'node:assert/strict';
import { EMBED, hasTargets, isAccessible, spacePresses, visit } from './harness.mjs';
import { VERDICT, foldOnce, playTrial, read, scrollsAcross, tenths } from './review-sheet.mjs';

spacePresses();

visit('the review of a deal adds up to its result and names a verdict for each decision', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await foldOnce(table);
  const button = table.controls.getByRole('button', { name: 'Review this deal' });
  await button.click();
  const { ledger, decisions, counts } = await read(page);
  assert.deepEqual(ledger.map(([name]) => name), ['Result', 'The cards', 'Opponents and later cards', 'Your decisions']);
  const [result, cards, others, own] = ledger.map(([, figure]) => tenths(figure));
  assert.equal(result, cards + others + own);
  assert.ok(own <= 0, `${own}`);
  assert.ok(decisions.length >= 2, 'a look and a fold');
  for (const { verdict, taken, choices } of decisions) {
    assert.match(verdict, VERDICT);
    assert.ok(taken && choices.length > 1, `${taken}: ${choices}`);
    const worths = choices.map((choice) => tenths(choice.match(/[+−]?\d[\d.,]*(?=(\s±.*)?$)/)[0]));
    assert.deepEqual(worths, worths.toSorted((a, b) => b - a), 'the best first');
  }
  assert.equal(decisions.at(-1).taken, 'Fold');
  // One sentence, which names what was best.
  for (const { says, choices } of decisions) {
    const best = choices[0].replace(/ [+−]?\d[\d.,]*(\s±.*)?$/, '');
    assert.ok(says.includes(`${best}: `) || says.includes(`${best} or `) || says.includes(` or ${best}: `), `${says} tells of ${best}`);
    assert.match(says, /\.$/);
  }
  assert.match(decisions.at(-1).why, / wins .*Price \d+, pot \d+\./, 'why, in numbers');
  const again = await page.getByRole('button', { name: /^Try again/ }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  assert.equal(new Set(again).size, decisions.length, `${again}`);
  assert.equal(decisions.at(-1).cards.length, 3, 'the cards that were seen');
  assert.equal(decisions[0].cards.length, 0, 'nothing was seen before the look');
  assert.ok(counts.length > 3);
  await isAccessible(page, 'a review');
  await hasTargets(page, 'a review');
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button.waitFor();
});

visit('a deal in Records and the whole sitting are reviewed, by keys', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await foldOnce(table);
  await foldOnce(table);
  const { chips } = (await table.seats()).You;
  const sheet = await table.openHouse('Records');
  await sheet.getByRole('button', { name: 'Review deal 1' }).focus();
  await page.keyboard.press('Enter');
  const first = await read(page);
  assert.ok(first.decisions.length >= 2);
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Review the game' }).focus();
  await page.keyboard.press('Enter');
  const all = await read(page);
  assert.equal(tenths(all.ledger[0][1]), 10 * (chips - 100), 'both deals together');
  for (const { verdict, says } of all.decisions) {
    assert.match(verdict, /^(Slip|Mistake|Blunder)$/, 'only faults are listed');
    assert.match(says, /Deal \d/);
  }
});

visit('a review can be cancelled, and the page answers meanwhile', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  for (let deals = 0; deals < 4; deals++) await foldOnce(table);
  const sheet = await table.openHouse('Records');
  await sheet.getByRole('button', { name: 'Review the game' }).click();
  const open = page.getByRole('dialog', { name: 'Review' });
  await open.getByRole('progressbar').waitFor();
  await open.getByRole('button', { name: 'Cancel' }).click();
  await open.getByText('Review cancelled.').waitFor();
});

visit('a decision is tried again, with the same cards or others, and nothing of it is stored', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await foldOnce(table);
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await table.controls.getByRole('button', { name: 'Review this deal' }).click();
  const { decisions } = await read(page);
  // What the review has found is stored for the statistics.
  const before = await stored();
  await page.getByRole('dialog').getByRole('button', { name: /^Try again: decision / }).last().click();
  const room = page.getByRole('group', { name: 'What if' });
  const own = () => room.locator('.card.up').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')).sort());
  await room.getByRole('button', { name: /^Fold/, disabled: false }).waitFor();
  assert.deepEqual(await own(), decisions.at(-1).cards.toSorted(), 'the same cards, and no other is seen');
  await isAccessible(page, 'a trial');
  await playTrial(page);
  await room.getByRole('button', { name: 'Again' }).click();
  await room.getByRole('button', { name: /^Fold/, disabled: false }).waitFor();
  assert.deepEqual(await own(), decisions.at(-1).cards.toSorted());
  await room.getByRole('button', { name: 'Other cards' }).click();
  await room.getByRole('button', { name: /^Fold/, disabled: false }).waitFor();
  assert.deepEqual(await own(), decisions.at(-1).cards.toSorted(), 'what was seen stays');
  await playTrial(page);
  assert.equal(await room.getByRole('button', { name: 'New game' }).count(), 0, 'no other game begins here');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Review' }).locator('.ledger').waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0, 'the review is still at hand');
  assert.equal(await stored(), before);
});

visit('a replay is played on from any step', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await foldOnce(table);
  const sheet = await table.openHouse('Records');
  await sheet.getByRole('button', { name: 'Replay deal 1' }).click();
  const on = page.getByRole('button', { name: 'Play on from here' });
  for (let steps = 0; steps < 30 && (await on.getAttribute('aria-disabled')) === 'true'; steps++) {
    await page.getByRole('button', { name: 'Forward' }).click();
  }
  await on.click();
  const room = page.getByRole('group', { name: 'What if' });
  await room.waitFor();
  await playTrial(page);
  await room.getByRole('button', { name: 'Back' }).click();
  await on.waitFor();
});

visit('in Stop the Bus a review tells the risk of a life, on the smallest screen', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'What you can do' });
  const over = controls.getByRole('button', { name: /^(Next deal|Same again)$/ });
  const mine = controls.getByRole('button', { name: /^(All three|Stick)/, disabled: false });
  const on = controls.getByRole('button', { name: /^(Play on|Skip to the end)/ });
  for (let turns = 0; turns < 40; turns++) {
    await over.or(mine).or(on).first().waitFor({ timeout: 45_000 });
    if (await over.isVisible()) break;
    if (await on.isVisible()) await on.click();
    else await mine.first().click();
  }
  await controls.getByRole('button', { name: 'Review this deal' }).click();
  const { decisions } = await read(page);
  assert.ok(decisions.length > 0);
  for (const { choices } of decisions) assert.ok(choices.every((choice) => /%$/.test(choice)), `${choices}`);
  await isAccessible(page, 'a review of Stop the Bus');
  assert.equal(await scrollsAcross(page), false, 'nothing scrolls sideways');
}, { viewport: EMBED, path: '?embed&variant=stop_the_bus&seats=3&start' });

visit('in German too', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'Was du tun kannst' });
  const button = (name) => controls.getByRole('button', { name, disabled: false });
  for (let turns = 0; turns < 40; turns++) {
    const any = button(/^(Nächste Runde|Noch einmal|Raus|Zum Ergebnis|Bis zum Ende)/).first();
    await any.waitFor({ timeout: 45_000 });
    if (/^(Nächste|Noch)/.test(await any.innerText())) break;
    await any.click();
  }
  await button('Runde analysieren').click();
  const { ledger, decisions } = await read(page, 'Analyse');
  assert.equal(ledger[0][0], 'Ergebnis');
  assert.ok(decisions.length > 0);
  assert.match(decisions[0].verdict, /^(Am besten|Ebenso gut|Gut|Zu knapp|Ungenau|Fehler|Grober Fehler)$/);
}, { path: '?embed&lang=de&start' });
