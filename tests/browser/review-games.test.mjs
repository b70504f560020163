// Reviews of games of each kind: set hands by touch, Teen Patti and Three Card Poker by keys.

import assert from 'node:assert/strict';
import { EMBED, hasTargets, isAccessible, spacePresses, visit } from './harness.mjs';
import { VERDICT, playTrial, read, scrollsAcross, tenths } from './review-sheet.mjs';
import { START, desk, layAsSuggested } from './set-hands.mjs';

spacePresses();

/** Presses the first of these buttons that can be pressed, until the deal is over. */
async function playOn(page, usual, press = (button) => button.click()) {
  const controls = page.getByRole('region', { name: 'What you can do' });
  for (let presses = 0; presses < 60; presses++) {
    const over = controls.getByRole('button', { name: /^(Next deal|Same again)/ });
    const next = controls.getByRole('button', { name: usual, disabled: false });
    await over.or(next).first().waitFor({ timeout: 45_000 });
    if (await over.isVisible()) return controls.getByRole('button', { name: 'Review this deal' });
    await press(next.first());
  }
  return assert.fail('the deal has no end');
}

for (const [variant, cards, hands] of [['nine_card', 9, 3], ['thirteen_card', 13, 4], ['fifteen_card', 15, 5]]) {
  visit(`set hands are told by their cards (${variant})`, async ({ page }) => {
    const at = desk(page);
    if (variant === 'thirteen_card') await at.keepMine.click();
    await layAsSuggested(at, cards);
    const button = await playOn(page, /^(Show|Pass|Play on|Skip to the end|Faster)/);
    await button.click();
    const { decisions, ledger } = await read(page);
    const set = decisions.at(-1);
    assert.match(set.says, /Hands set/);
    assert.match(set.verdict, VERDICT);
    assert.ok(set.choices.length > 1, `${set.choices}`);
    assert.equal(set.taken, 'Set');
    for (const threes of set.hands) assert.ok(threes.length === hands && threes.every((held) => held >= 3), `${threes}`);
    const isForPoints = variant !== 'nine_card';
    assert.equal(set.choices.every((choice) => /%$/.test(choice)), isForPoints, `${set.choices}`);
    sumsUp(ledger, isForPoints ? /^[+−]?\d+%$/ : /^[+−]?\d+(\.\d)?$/);
    await isAccessible(page, `a review of ${variant}`);
    await hasTargets(page, `a review of ${variant}`);
    assert.equal(await scrollsAcross(page), false, 'nothing scrolls sideways');
  }, { viewport: EMBED, ...START(variant, '&seats=3') });
}

for (const [variant, unit, usual] of [['ten_card', 'In points', /^(Show|Pass|Play on|Skip to the end|Faster)/], ['stop_the_bus', 'In lives', /^(Stick|All three|Play on|Skip to the end)/]]) {
  visit(`an expert plays a deal again, told ${unit.toLowerCase()} (${variant})`, async ({ page }) => {
    if (variant === 'ten_card') await layAsSuggested(desk(page), 10);
    await (await playOn(page, usual)).click();
    const { ledger } = await read(page);
    sumsUp(ledger, unit === 'In points' ? /^[+−]?\d+%$/ : /^(0|[+−]\d+\.\d)$/);
    const sheet = page.getByRole('dialog', { name: 'Review' });
    await sheet.getByRole('button', { name: 'How an expert would play it' }).click();
    await sheet.getByRole('button', { name: 'Watch it' }).waitFor({ timeout: 60_000 });
    const says = await sheet.locator('.expert').innerText();
    assert.match(says, /^The expert with your cards: \S+\s±\s\S+ on average\. You: \S+\./);
    assert.ok(says.includes(`${unit}, over `), says);
  }, { ...START(variant, '&seats=3'), timeout: 120_000 });
}

/** Asserts that the three parts of a result sum to it, in figures like this. */
function sumsUp(ledger, figures) {
  for (const [, figure] of ledger) assert.match(figure, figures);
  const [result, dealt, others, own] = ledger.map(([, figure]) => tenths(figure));
  assert.equal(result, dealt + others + own);
}

visit('a setting is tried again', async ({ page }) => {
  const at = desk(page);
  await layAsSuggested(at, 9);
  const button = await playOn(page, /^(Show|Pass|Play on|Skip to the end|Faster)/);
  await button.click();
  await read(page);
  await page.getByRole('button', { name: /^Try again: decision 1/ }).click();
  const room = page.getByRole('group', { name: 'What if' });
  await room.getByRole('button', { name: 'Suggest' }).click();
  await room.getByRole('button', { name: /^Lay/, disabled: false }).click();
  await playTrial(page);
  await room.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('dialog', { name: 'Review' }).locator('.ledger').waitFor();
}, START('nine_card', '&seats=3'));

for (const [variant, usual] of [['teen_patti', /^(Pack|Play on|Skip to the end|Compare|Refuse)/], ['three_card_poker', /^(Stake|Play for|Skip to the end)/]]) {
  visit(`${variant} is reviewed by keys`, async ({ page }) => {
    const press = async (button) => {
      await button.focus();
      await page.keyboard.press('Enter');
    };
    const button = await playOn(page, usual, press);
    await press(button);
    const { decisions, ledger } = await read(page);
    assert.equal(ledger.length, 4);
    assert.ok(decisions.length > 0);
    for (const { verdict, choices } of decisions) {
      assert.match(verdict, VERDICT);
      assert.ok(choices.length > 1, `${choices}`);
    }
    await isAccessible(page, `a review of ${variant}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }, START(variant));
}
