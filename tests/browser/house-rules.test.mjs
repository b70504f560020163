// House rules: presets, a field for every rule, and the agreed rules in words.

import assert from 'node:assert/strict';
import { EMBED, visit } from './harness.mjs';
import { agreed, preset, unfold } from './rules.mjs';

visit('a preset fills in the rules, and a change makes them one’s own', async ({ table }) => {
  const sheet = await table.openNewGame();
  assert.ok(await preset(sheet, 'The usual rules').isChecked());
  assert.equal(await agreed(sheet).innerText(), 'No changes from the usual rules.');
  await preset(sheet, 'French school').check();
  const [least, most] = ['Smallest first bet', 'Largest first bet'].map((name) => sheet.getByRole('textbox', { name }));
  assert.deepEqual([await least.inputValue(), await most.inputValue()], ['2', '5']);
  assert.equal(
    await agreed(sheet).innerText(),
    'The first bet is 2 or more. The first bet is 5 at most. You may look at your cards at any time. '
      + 'The pack is shuffled after any hand is shown.',
  );
  assert.equal(await preset(sheet, 'Your own rules').count(), 0);
  await sheet.getByRole('textbox', { name: 'Ante' }).fill('3');
  assert.ok(await preset(sheet, 'Your own rules').isChecked());
  assert.match(await agreed(sheet).innerText(), /^Everyone antes 3 chips before a deal\. /);
  await preset(sheet, 'The usual rules').check();
  assert.equal(await sheet.getByRole('textbox', { name: 'Ante' }).inputValue(), '1');
  assert.equal(await agreed(sheet).innerText(), 'No changes from the usual rules.');
});

visit('a preset leaves the game that was chosen', async ({ page, table }) => {
  const sheet = await table.openNewGame('Four cards');
  const says = await agreed(sheet).innerText();
  assert.ok(await preset(sheet, 'The usual rules').isChecked());
  await preset(sheet, 'Quick and small').check();
  await preset(sheet, 'The usual rules').check();
  assert.equal(await agreed(sheet).innerText(), says);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelectorAll('.felt .card').length >= 16);
});

visit('there is a field for each kind of rule, and a sentence for each value', async ({ table }) => {
  const sheet = await table.openNewGame();
  const says = async (what) => assert.equal(await agreed(sheet).innerText(), what);
  await unfold(sheet, 'Betting limits');
  await sheet.getByRole('switch', { name: 'Pot limit' }).check();
  await sheet.getByRole('textbox', { name: 'Largest raise' }).fill('4');
  await says('Each later bet is at most 4 above the last. No bet is more than the pot.');
  await preset(sheet, 'The usual rules').check();
  await unfold(sheet, 'The see');
  await sheet.getByRole('radiogroup', { name: 'Seeing costs' }).getByRole('radio', { name: 'The bet', exact: true }).check();
  await unfold(sheet, 'Running out of money');
  await sheet.getByRole('combobox', { name: 'Can’t afford the bet' }).selectOption('The richest must lend');
  await says('Seeing costs the bet, or twice the bet to see a blind hand. If you can’t afford the minimum bet, you fold or the richest player still in lends you the rest.');
  assert.equal(await sheet.getByRole('switch', { name: 'Back after a lost cover' }).count(), 0, 'nobody covers');
  await preset(sheet, 'The usual rules').check();
  await unfold(sheet, 'Blind play');
  await sheet.getByRole('switch', { name: 'Blind play' }).uncheck();
  assert.equal(await sheet.getByRole('radiogroup', { name: 'When blind players may look' }).count(), 0);
  await says('Nobody plays blind.');
});

visit('wild cards are picked by kind, by rank and by card', async ({ table }) => {
  const sheet = await table.openNewGame();
  const group = await unfold(sheet, 'Wild cards');
  const pick = (name) => group.getByRole('checkbox', { name, exact: true });
  await pick('Twos').check();
  assert.ok(await pick('Black twos').isChecked(), 'which are among the twos');
  await unfold(sheet, 'Whole ranks');
  await pick('All four: 7').check();
  await unfold(sheet, 'Single cards');
  assert.ok(await pick('seven of hearts').isChecked());
  await pick('seven of hearts').uncheck();
  await pick('ace of diamonds').check();
  await group.getByRole('radiogroup', { name: 'Jokers' }).getByRole('radio', { name: '2', exact: true }).check();
  assert.equal(
    await agreed(sheet).innerText(),
    'Wild: all twos, 7♣, 7♦, 7♠ and A♦. Two wild jokers are in the pack.',
  );
  await pick('Twos').uncheck();
  assert.match(await agreed(sheet).innerText(), /^Wild: 7♣, 7♦, 7♠ and A♦\./);
}, { viewport: EMBED });

visit('an error in a rule appears beside its field once the field is left', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  const most = sheet.getByRole('textbox', { name: 'Largest first bet' });
  await sheet.getByRole('textbox', { name: 'Smallest first bet' }).fill('6');
  await most.fill('5');
  assert.equal(await most.getAttribute('aria-invalid'), null, 'not while it is typed');
  await most.press('Tab');
  await sheet.getByText('Must be at least 6, the smallest first bet.').waitFor();
  assert.equal(await most.getAttribute('aria-invalid'), 'true');
  const told = await most.getAttribute('aria-describedby');
  assert.match(await page.locator(`[id="${told}"]`).innerText(), /Must be at least 6/);
  await most.fill('7');
  assert.equal(await most.getAttribute('aria-invalid'), null, 'it goes as soon as it is put right');
});

visit('each rule shows its source on request', async ({ table }) => {
  const sheet = await table.openNewGame();
  const why = sheet.getByRole('button', { name: 'Where “Ante” comes from' });
  assert.equal(await why.getAttribute('aria-expanded'), 'false');
  await why.click();
  assert.equal(await why.getAttribute('aria-expanded'), 'true');
  await sheet.getByText('pagat: “the initial stake or ante”.').waitFor();
  await why.click();
  assert.equal(await sheet.getByText('pagat: “the initial stake').count(), 0);
});

visit('the agreed rules can be read during a sitting', async ({ table }) => {
  const sheet = await table.openNewGame();
  await preset(sheet, 'Quick and small').check();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await table.settle();
  const house = await table.openHouse('Rules');
  const lines = await house.getByRole('listitem').allInnerTexts();
  for (const line of ['No bet is more than 4.', 'Seeing costs the bet, or twice the bet to see a blind hand.', 'The last one in wins the pot, blind or not.']) {
    assert.ok(lines.some((said) => said.includes(line)), `${line} in ${lines}`);
  }
  assert.equal(await house.getByRole('button', { name: 'Copy the link' }).count(), 1);
});
