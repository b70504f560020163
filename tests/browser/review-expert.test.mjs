// A deal as an expert plays it, and reviews from other seats.

import assert from 'node:assert/strict';
import { EMBED, hasTargets, isAccessible, spacePresses, visit } from './harness.mjs';
import { RecordsSheet, SPREAD } from './records-sheet.mjs';
import { foldOnce, playTrial, read, scrollsAcross, tenths } from './review-sheet.mjs';

spacePresses();

visit('an expert plays the deal, and it can be watched', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await foldOnce(table);
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await table.controls.getByRole('button', { name: 'Review this deal' }).click();
  const { ledger } = await read(page);
  // What the review has found is stored for the statistics.
  const before = await stored();
  const sheet = page.getByRole('dialog', { name: 'Review' });
  await sheet.getByRole('button', { name: 'How an expert would play it' }).click();
  const watch = sheet.getByRole('button', { name: 'Watch it' });
  await watch.waitFor({ timeout: 45_000 });
  const line = await sheet.locator('.expert b').innerText();
  const [, mean, own] = line.match(/^The expert with your cards: (\S+\s±\s\S+) on average\. You: (\S+)\.$/) ?? assert.fail(line);
  assert.equal(tenths(own), tenths(ledger[0][1]), 'the result of the deal');
  assert.ok(Number.isFinite(tenths(mean)), mean);
  await isAccessible(page, 'a review with an expert');
  await hasTargets(page, 'a review with an expert');
  await watch.click();
  const room = page.getByRole('group', { name: 'Replay' });
  await room.getByRole('heading', { name: 'The expert plays' }).waitFor();
  for (let steps = 0; steps < 60; steps++) {
    const forward = room.getByRole('button', { name: 'Forward' });
    if ((await forward.getAttribute('aria-disabled')) === 'true') break;
    await forward.click();
  }
  await isAccessible(page, 'a deal that an expert plays');
  await page.keyboard.press('Escape');
  await sheet.locator('.ledger').waitFor();
  assert.equal(await sheet.locator('.expert b').innerText(), line, 'it is still told');
  assert.equal(await stored(), before);
});

visit('an imported record is reviewed from any seat', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  const menu = await past.open();
  await past.paste(menu, SPREAD);
  await menu.getByRole('button', { name: 'Review deal 1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Review' });
  const whose = sheet.getByRole('combobox', { name: 'Whose decisions' });
  const own = async () => (await read(page)).ledger[3][0];
  assert.equal(await own(), 'Decisions of Andy');
  assert.deepEqual(await whose.locator('option').allInnerTexts(), ['Andy', 'Bill']);
  const andy = await read(page);
  assert.equal(andy.decisions.length, 2, 'a look and a fold');
  assert.equal(await sheet.getByRole('button', { name: /^Try again/ }).count(), 0);
  await whose.selectOption('Bill');
  await sheet.getByText('Decisions of Bill').waitFor();
  const bill = await read(page);
  assert.equal(bill.decisions.length, 0, 'he had nothing to do');
  assert.equal(tenths(bill.ledger[0][1]), -tenths(andy.ledger[0][1]), 'what one loses the other wins');
  await isAccessible(page, 'a review of an imported record');
  assert.equal(await scrollsAcross(page), false);
}, { viewport: EMBED });

/** Bets blind against one bot until it folds, so that the hand is kept, and goes on to the turn with two hands. */
async function keepsAHand(table) {
  await table.newGame([{ name: 'You', is: 'Person', chips: 500 }, { name: 'Bill', is: 'Careful bot', chips: 500 }]);
  for (let deals = 0; deals < 40; deals++) {
    for (let stops = 0; stops < 30; stops++) {
      const stop = await table.settle();
      if (stop === 'deal over' || stop === 'sitting over') break;
      if (await table.packet('Look at', 'old').isVisible()) return;
      if (stop !== 'turn') await table.plainly(stop);
      else await (stops < 8 ? table.bet : table.fold).click();
    }
    await table.deals.click();
  }
  assert.fail('the bot never folded');
}

visit('a choice between a kept hand and a new one is tried again', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await keepsAHand(table);
  await table.packet('Look at', 'old').click();
  assert.equal(await table.settle(), 'decide');
  await table.keepIt.click();
  assert.equal(await table.settle(), 'turn');
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  await table.controls.getByRole('button', { name: 'Review this deal' }).click();
  const { decisions } = await read(page);
  const nth = decisions.findIndex(({ says }) => /Keep old, drop new/.test(says));
  assert.ok(nth >= 0, JSON.stringify(decisions.map(({ says }) => says)));
  assert.equal(decisions[nth].cards.length, 3, 'the old hand is known, the new one not');
  await page.getByRole('button', { name: new RegExp(`^Try again: decision ${nth + 1},`) }).click();
  const room = page.getByRole('group', { name: 'What if' });
  await room.getByRole('button', { name: /^Keep old/, disabled: false }).waitFor();
  const up = await room.locator('.card.up').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')).sort());
  assert.deepEqual(up, decisions[nth].cards.toSorted(), 'no other card is seen');
  await playTrial(page);
  await room.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('dialog', { name: 'Review' }).locator('.ledger').waitFor();
}, { timeout: 120_000 });

visit('people at one screen review their own seats when the sitting is over', async ({ page, table }) => {
  await table.newGame([{ name: 'Ann', chips: 3 }, { name: 'Bob', chips: 3 }]);
  for (let stops = 0; stops < 60; stops++) {
    const stop = await table.settle();
    if (stop === 'sitting over') break;
    if (stop === 'curtain') await table.lift.click();
    else if (stop === 'deal over') await table.deals.click();
    else if (stop === 'turn') await table.bet.click();
    else await table.plainly(stop);
  }
  await table.felt.getByRole('button', { name: 'Review the game' }).click();
  const sheet = page.getByRole('dialog', { name: 'Review' });
  const whose = sheet.getByRole('combobox', { name: 'Whose decisions' });
  await read(page);
  assert.deepEqual(await whose.locator('option').allInnerTexts(), ['Ann', 'Bob']);
  const of = async () => (await read(page)).ledger;
  const ann = await of();
  await whose.focus();
  await page.keyboard.press('ArrowDown');
  await sheet.getByText('Decisions of Bob').waitFor();
  const bob = await of();
  assert.equal(tenths(ann[0][1]), -tenths(bob[0][1]), 'what one loses the other wins');
});

visit('the expert plays in German too, on the smallest screen', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'Was du tun kannst' });
  const button = (name) => controls.getByRole('button', { name, disabled: false });
  for (let turns = 0; turns < 40; turns++) {
    const any = button(/^(Nächste Runde|Noch einmal|Raus|Aussteigen|Zum Ergebnis|Bis zum Ende)/).first();
    await any.waitFor({ timeout: 45_000 });
    if (/^(Nächste|Noch)/.test(await any.innerText())) break;
    await any.click();
  }
  await button('Runde analysieren').click();
  await read(page, 'Analyse');
  const sheet = page.getByRole('dialog', { name: 'Analyse' });
  await sheet.getByRole('button', { name: 'So spielt es ein Könner' }).click();
  await sheet.getByText(/^Der Könner mit deinen Karten: im Schnitt .* Du: /).first().waitFor({ timeout: 45_000 });
  await sheet.getByRole('button', { name: 'Abbrechen' }).or(sheet.getByRole('button', { name: 'Zusehen' })).first().click();
}, { path: '?embed&lang=de&start', viewport: EMBED });
