// Classic Brag: by touch, by keys, on a shared screen, and in another language.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { CARD_NAME, code } from './cards.mjs';
import { Classic, fits } from './classic.mjs';
import { givesAwayOnly, noteEverything, noted } from './given-away.mjs';

spacePresses();

const START = (more = '') => ({ path: `?embed&variant=three_stake&start${more}` });
const RULES = (rules, more = '') => ({ path: `?embed&rules=v1.game-three_stake.${rules}&start${more}` });

for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
  visit(`classic Brag is played by touch on the ${size} screen`, async ({ page }) => {
    const table = new Classic(page);
    await table.toBrag('pass', 'takes');
    assert.equal(await table.pots.count(), 3);
    assert.match(await table.pots.nth(0).innerText(), /Upcard\s+(You|Nell|Bill|Charlie) 4/, 'the best upcard has its pot already');
    assert.match(await table.pots.nth(1).getAttribute('class'), /is-now/);
    assert.equal(await table.felt.locator('.card.at-seat.up').count(), 3, 'each of the others has a card that all see');
    await fits(page, 'in the brag');
    await isAccessible(page, 'the brag');
    await picture(page, `three-stake-brag-${size}`);

    let drew = false;
    const stop = await table.deal(22, async (at) => {
      if (at !== 'stand' || drew) return;
      drew = true;
      assert.equal(await table.felt.locator('.card.at-seat:not(.up)').count(), 0, 'all cards lie open');
      await table.controls.getByText(/^You have \d+/).waitFor();
      assert.equal(Number(await table.tally.innerText()), await table.sum(), 'the number lies in the middle');
      await fits(page, 'while cards are drawn');
      await isAccessible(page, 'drawing');
      await picture(page, `three-stake-draw-${size}`);
    });
    assert.equal(stop, 'next');
    const lines = await table.felt.locator('.verdict p').allInnerTexts();
    for (const pot of ['Upcard', 'Brag', 'Thirty-one']) assert.ok(lines.some((line) => line.startsWith(`${pot}: `)), `${pot} is told of`);
    await fits(page, 'at the end');
    await isAccessible(page, 'the end of a deal');
    await picture(page, `three-stake-end-${size}`);
  }, { ...START('&seats=4'), viewport });
}

visit('a deal of classic Brag is played by keys alone', async ({ page }) => {
  const table = new Classic(page);
  const key = (name) => page.keyboard.press(name);
  await table.toBrag('pass', 'takes');
  await table.status.filter({ hasText: /You hold .*Your turn\. / }).waitFor();
  for (let turns = 0; turns < 60; turns++) {
    const stop = await table.until('next', 'again', 'stand', 'takes', 'sees', 'pass', 'on');
    if (stop === 'next' || stop === 'again') break;
    if (stop === 'takes' || stop === 'sees') await key('s');
    else if (stop === 'pass') await key('p');
    else if (stop === 'on') await table.next.waitFor({ timeout: 45_000 });
    else {
      const sum = await table.sum();
      await key(sum < 20 ? 'd' : 's');
    }
    // The table moves on before it asks again.
    await page.waitForFunction(() => !document.querySelector('.acts .act:not([aria-disabled="true"])'), null, { timeout: 1500 }).catch(() => {});
  }
  await table.next.waitFor();
  await key('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.getByText('draw a card').waitFor();
}, { ...START('&seats=3'), viewport: DESKTOP });

visit('from New game to the records: classic Brag is kept, and shown again', async ({ page, table }) => {
  const classic = new Classic(page);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  const sheet = await table.openNewGame('Classic Brag');
  await table.seat(sheet, [{ name: 'You', is: 'Person' }, { name: 'Nell', is: 'Straight bot' }, { name: 'Bill', is: 'Careful bot' }]);
  await sheet.getByRole('combobox', { name: 'An ace counts' }).selectOption('1 or 11');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Classic Brag · 3 × 1').first().waitFor();
  await classic.deal(21);
  const house = await table.openHouse('Rules');
  await house.getByText('At thirty-one an ace counts one or eleven.').waitFor();
  await house.getByRole('tab', { name: 'Odds' }).click();
  await house.getByRole('tab', { name: 'Records' }).click();
  await house.getByRole('button', { name: 'Replay deal 1' }).click();
  const replay = page.getByRole('group', { name: 'Replay' });
  await replay.locator('.felt[data-classic]').waitFor();
  await replay.getByRole('button', { name: 'To the end' }).click();
  await replay.locator('.felt[data-classic="draw"]').waitFor();
  assert.equal(await replay.locator('.stakepot.is-won').count(), 3, 'each pot is won');
  await picture(page, 'three-stake-replay');
}, { timeout: 90_000 });

visit('two people at one screen: upcards are seen, all else is hidden until hands lie open', async ({ page }) => {
  const table = new Classic(page);
  await table.lift.waitFor();
  const up = async () => {
    const labels = await table.felt.locator('.card[aria-label*=" of "]').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    return labels.map(code).sort();
  };
  const dealt = await up();
  assert.equal(dealt.length, 2, 'two upcards');
  await givesAwayOnly(page, dealt, [], 'behind the curtain');
  await table.lift.click();
  await givesAwayOnly(page, dealt, [], 'before one looks');
  const strange = (await noted(page)).filter((card) => !dealt.includes(card));
  assert.deepEqual(strange, [], 'no other card has been in the page for a moment');
  await table.peek.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.card.at-me.up').length === 3);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.card.at-me.up').length === 1);
  await givesAwayOnly(page, dealt, [], 'once they are hidden');
  // Both pass. All show, and the hands stay open for the draw to 31.
  await table.pass.click();
  await table.lift.click();
  await table.pass.click();
  // Nobody has a secret any more.
  await table.stand.waitFor();
  assert.equal((await up()).length, 6, 'all cards lie open');
}, { ...RULES('ante-1', '&seats=2&bots=0'), prepare: noteEverything });

visit('classic Brag in German on the smallest screen', async ({ page }) => {
  const controls = page.getByRole('region', { name: 'Was du tun kannst' });
  const waits = controls.getByRole('button', { name: /^(Passen|Annehmen|Aufgeben|Bei \d+ bleiben|Nächste Runde)/, disabled: false });
  await waits.first().waitFor({ timeout: 45_000 });
  await fits(page, 'in German');
  await isAccessible(page, 'German');
  await picture(page, 'three-stake-german');
  const felt = page.locator('.felt');
  assert.match(await felt.innerText(), /Offene|Bieten/);
}, { ...START('&seats=5&lang=de'), viewport: EMBED });

/** The part of an address that brings two people, dealt 22 each and equally near to 31 if the second stands too. */
function tied() {
  const record = {
    format: 'brag-record/1',
    rules: { game: 'three_stake' },
    seats: [{ name: 'Ann', chips: 50 }, { name: 'Bob', chips: 50 }],
    dealer: 1,
    // The cards follow from the seed.
    seed: '02'.repeat(32),
    actions: ['0 pass', '1 pass', '0 stand'],
  };
  const save = { brag_save: 2, deals: 1, minds: ['person', 'person'], record };
  return `#sitting=${Buffer.from(JSON.stringify(save)).toString('base64url')}`;
}

visit('who are equally near draw again on the felt, and the higher card takes the pot', async ({ page, table }) => {
  const classic = new Classic(page);
  if ((await classic.until('lift', 'stand')) === 'lift') await classic.lift.click();
  await classic.stand.waitFor();
  assert.equal(await classic.felt.locator('.card.is-again').count(), 0);
  // Notes the moment, which is gone when the deal is over.
  await page.evaluate(() => {
    window.moments = new Set();
    const note = () => {
      const moment = document.querySelector('.felt:not([data-end]) .moment');
      if (moment) window.moments.add(moment.textContent);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await classic.stand.click();
  await classic.next.waitFor();
  assert.deepEqual(await page.evaluate(() => [...window.moments]), ['Draw again']);
  const again = await classic.felt.locator('.card.is-again').evaluateAll((cards) => cards.map((card) => [card.getAttribute('aria-label').split(',')[0].toLowerCase(), card.classList.contains('is-lower')]));
  assert.deepEqual(again, [['three of clubs', true], ['nine of spades', false]], 'the lower card steps back');
  const lines = await classic.felt.locator('.verdict p').allInnerTexts();
  assert.ok(lines.some((line) => /^Thirty-one: .*Bob/.test(line)), lines.join(' '));
  await picture(page, 'three-stake-again');
  const house = await table.openHouse('Log');
  await house.getByText('Ann draws again: the three of clubs.').waitFor();
  await house.getByText('Bob draws again: the nine of spades.').waitFor();
}, { path: tied(), reducedMotion: 'no-preference' });
