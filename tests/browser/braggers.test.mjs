// Single-stake Brag: the dealer's stake, bets that everybody matches, three braggers, and a short pack.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { givesAwayOnly, noteEverything, noted } from './given-away.mjs';
import { Rounds, fits, replays } from './rounds.mjs';

spacePresses();

const START = (more = '') => ({ path: `?embed&variant=braggers&start${more}` });

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`a deal is played by touch on the ${size} screen`, async ({ page }) => {
    const rounds = new Rounds(page);
    await rounds.toTurn();
    await isAccessible(page, 'one’s turn');
    await fits(page, 'on one’s turn');
    await picture(page, `braggers-turn-${size}`);
    assert.equal((await rounds.own()).length, 3, 'one knows one’s cards');
    // The button says what is owed, the middle of the table what everybody must have put in.
    const owed = Number.parseInt(/Match (\d+)/.exec(await rounds.controls.innerText())[1], 10);
    const each = await rounds.felt.locator('.stake').innerText();
    assert.match(each, new RegExp(`Each in for\\s+${owed}`), 'one has nothing in yet');
    await rounds.level.click();
    await rounds.deal();
    await fits(page, 'at the end of a deal');
    await isAccessible(page, 'the end of a deal');
    await picture(page, `braggers-end-${size}`);
    await rounds.felt.getByRole('heading', { level: 2, name: /wins? \d+/ }).waitFor();
  }, { ...START('&seats=4'), viewport });
}

visit('the dealer stakes before the cards, and takes his stake back where nobody meets it', async ({ page }) => {
  const rounds = new Rounds(page);
  const stake = rounds.controls.getByRole('button', { name: /^Stake \d+/, disabled: false });
  for (let deals = 0; deals < 6 && !(await stake.isVisible()); deals++) {
    if ((await rounds.until('next', 'turn', 'lift')) === 'lift') await rounds.lift.click();
    else if (await rounds.next.isVisible()) await rounds.next.click();
    else if (!(await stake.isVisible())) await rounds.out.click();
  }
  await stake.waitFor();
  assert.equal(await rounds.felt.locator('.card.at-me').count(), 0, 'no card is dealt yet');
  await isAccessible(page, 'the dealer’s stake');
  await picture(page, 'braggers-stake');
  await rounds.controls.getByRole('button', { name: 'More' }).click();
  await rounds.controls.getByRole('button', { name: 'Stake 2' }).click();
  await rounds.lift.click();
  assert.match(await rounds.felt.innerText(), /stakes 2/);
  await rounds.out.click();
  await rounds.next.waitFor();
  await rounds.felt.getByText(/Nobody meets (the|your) stake/).waitFor();
  // He wins the chip that the other pays, and not his own stake of two.
  await rounds.felt.getByRole('heading', { level: 2, name: /wins? 1$/ }).waitFor();
  await picture(page, 'braggers-unmet');
}, START('&seats=2&bots=0'));

visit('a deal is played by keys alone', async ({ page }) => {
  const rounds = new Rounds(page);
  await rounds.toTurn();
  const key = (name) => page.keyboard.press(name);
  await rounds.status.filter({ hasText: /You hold .*\. Your turn\. \d+ to stay in\./ }).waitFor();
  const bet = await rounds.pays.innerText();
  await key('ArrowRight');
  assert.notEqual(await rounds.pays.innerText(), bet, 'an arrow makes the bet larger');
  await key('m');
  for (let turns = 0; turns < 20 && (await rounds.until('next', 'turn')) === 'turn'; turns++) await key('m');
  await rounds.next.waitFor();
  await key('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.getByText('check or match').waitFor();
}, { ...START('&seats=3'), viewport: DESKTOP });

visit('two people: nobody finds in the page what he may not see', async ({ page }) => {
  const rounds = new Rounds(page);
  const stake = rounds.controls.getByRole('button', { name: /^Stake \d+/, disabled: false });
  // Before the cards nobody has a secret.
  await stake.click();
  await rounds.lift.waitFor();
  await givesAwayOnly(page, [], [], 'behind the curtain');
  assert.deepEqual(await noted(page), [], 'no card was in the page for a moment');
  await rounds.lift.click();
  await givesAwayOnly(page, [], [], 'before one looks at one’s cards');
  await rounds.level.click();
  await rounds.lift.click();
  assert.deepEqual(await noted(page), []);
  await rounds.level.click();
  await rounds.next.waitFor();
  assert.equal((await noted(page)).length, 6, 'both hands are shown');
}, { ...START('&seats=2&bots=0'), prepare: noteEverything });

visit('in German on the smallest screen nothing hangs over, and all of it is German', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'Was du tun kannst' });
  const match = controls.getByRole('button', { name: /^\d+ mitgehen/, disabled: false });
  const stake = controls.getByRole('button', { name: /^1 setzen/, disabled: false });
  await match.or(stake).first().waitFor({ timeout: 45_000 });
  if (!(await match.isVisible())) {
    await fits(page, 'vor den Karten');
    await stake.click();
    const next = controls.getByRole('button', { name: /^Nächste Runde/ });
    await match.or(controls.getByRole('button', { name: /^Schieben/, disabled: false })).or(next).first().waitFor({ timeout: 45_000 });
  }
  await fits(page, 'auf Deutsch');
  await picture(page, 'braggers-german');
  const words = await page.locator('.felt, .controls, .rail').allInnerTexts();
  assert.doesNotMatch(words.join(' '), /\b(Fold|Match|Bet|stakes|Each in|limit\b.*none)\b/, 'no English is left');
}, { ...START('&seats=4'), viewport: EMBED, locale: 'de-DE' });

visit('a short pack is set on the sheet; the records list the deal, and What beats what fits it', async ({ page, table }) => {
  const rounds = new Rounds(page);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  const sheet = await table.openNewGame('Single stake');
  await sheet.getByRole('textbox', { name: 'Lowest card' }).fill('9');
  await picture(page, 'braggers-sheet');
  await isAccessible(page, 'the options');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Single stake · no limit').first().waitFor();
  await rounds.toTurn();
  const count = await rounds.felt.locator('.pack .count').innerText();
  assert.match(count, /^(12|24)\b/, '24 cards less three for each of four');
  await rounds.deal();
  await page.getByRole('button', { name: 'What beats what' }).click();
  const beats = page.getByRole('dialog', { name: 'What beats what' });
  await beats.getByText('Braggers: 9♦, J♣ and A♦.').or(beats.getByText(/^Braggers: /)).first().waitFor();
  assert.equal(await beats.locator('.kinds li').count(), 3, 'no runs, no flushes');
  await picture(page, 'braggers-beats');
  await beats.getByRole('button', { name: 'Back' }).click();
  await replays(page, table, rounds, /w(in|on)s? \d+/);
}, { timeout: 120_000 });

visit('the last to bet names his hand: who concedes shows nothing, and who contests it shows', async ({ page, table }) => {
  const rounds = new Rounds(page);
  const stake = rounds.controls.getByRole('button', { name: /^Stake \d+/, disabled: false });
  const contest = rounds.controls.getByRole('button', { name: /^Contest/, disabled: false });
  const concede = rounds.controls.getByRole('button', { name: /^Concede/, disabled: false });
  const says = async (...buttons) => {
    for (const button of buttons) {
      // Before the cards nobody has a secret.
      if (button !== stake) await rounds.lift.click();
      await button.click();
    }
  };
  // The dealer stakes, both others match, and the dealer checks: so it is he who names his hand.
  await says(stake, rounds.level, rounds.level, rounds.level);
  await rounds.lift.click();
  await rounds.controls.getByText(/ names .*: contest it, or concede/).waitFor();
  await contest.waitFor();
  await isAccessible(page, 'a named hand');
  await picture(page, 'braggers-contest');
  await concede.click();
  await says(contest);
  await rounds.next.waitFor();
  assert.equal(await rounds.felt.locator('.card.up').count(), 6, 'two hands lie open, and the one that conceded does not');
  await rounds.next.click();
  await says(stake, rounds.level, rounds.level, rounds.level, concede, concede);
  await rounds.next.waitFor();
  assert.equal(await rounds.felt.locator('.card.up').count(), 0, 'nothing is shown');
  await page.getByText(/Everyone concedes to .*: nothing is shown\./).first().waitFor();
  const house = await table.openHouse('Log');
  await house.getByText(/ contests it\./).first().waitFor();
}, { path: '?embed&rules=v1.game-braggers.concede-yes&start&seats=3&bots=0' });
