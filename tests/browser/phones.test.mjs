// Cards on phones of one's own: the table shows codes, each is read by one phone, and no card is on the table before a show.

import assert from 'node:assert/strict';
import { isAccessible, kept, spacePresses, visit } from './harness.mjs';
import { givesAwayOnly } from './given-away.mjs';
import { Phone, STORED, atTable } from './phones.mjs';
import { byRules } from './rules.mjs';

spacePresses();

const TWO = [{ name: 'Ann', chips: 60 }, { name: 'Bob', chips: 60 }];

atTable('a look is a scan: one phone finds exactly that hand, and no other', async (sitting) => {
  const { page, table } = sitting;
  await sitting.sit(TWO);
  const found = new Map();
  for (const _ of TWO) {
    const name = await sitting.turn();
    assert.equal(await table.curtain.count(), 0, 'there is no curtain');
    await table.look.click();
    const { address, hands } = await sitting.scan(name);
    assert.equal(hands.length, 1);
    assert.equal(hands[0].length, 3);
    found.set(name, hands[0]);
    await givesAwayOnly(page, [], [], `while the code of ${name}’s hand is shown`);
    // The other phone, and one that has not joined.
    const other = sitting.phones.get(name === 'Ann' ? 'Bob' : 'Ann');
    await other.open(address);
    assert.equal(await other.told(), 'This code is for another player.');
    const none = new Phone(await sitting.another({}));
    await none.open(address);
    assert.match(await none.told(), /^This browser holds no seat/);
    assert.deepEqual([...(await other.cards()), ...(await none.cards())], []);
    await none.context.close();
    await sitting.putAway();
    await givesAwayOnly(page, [], [], 'after the code');
    await table.bet.click();
  }
  assert.equal(new Set([...found.values()].flat()).size, 6);
  await sitting.turn();
  await table.see.click();
  await table.settle();
  const shown = await table.up();
  const whole = [...found.values()].filter((hand) => hand.every((card) => shown.includes(card)));
  assert.ok(whole.length > 0, `${shown} has a whole hand of ${JSON.stringify([...found])}`);
  assert.ok(shown.every((card) => [...found.values()].flat().includes(card)));
});

for (const [name, options, change] of [
  ['in the dark theme', { colorScheme: 'dark' }, ''],
  ['on a small screen, scaled', { viewport: { width: 320, height: 480 }, deviceScaleFactor: 2 }, ''],
  ['turned', {}, 'rotate: 17deg; scale: .8'],
  ['upside down', {}, 'rotate: 183deg'],
]) {
  atTable(`a code is photographed ${name}`, async (sitting) => {
    // Each code that is shown from now on.
    await sitting.page.evaluate((change) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`svg.qr { ${change} }`);
      document.adoptedStyleSheets.push(sheet);
    }, change);
    await sitting.sit(TWO);
    const who = await sitting.turn();
    await sitting.table.look.click();
    const { hands } = await sitting.scan(who);
    assert.equal(hands[0].length, 3);
  }, options);
}

atTable('another phone takes a seat, and the one before reads nothing more', async (sitting) => {
  const { page, table } = sitting;
  await sitting.sit(TWO);
  const name = await sitting.turn();
  const before = sitting.phones.get(name);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Phones' }).click();
  const joins = page.getByRole('dialog', { name: 'Phones' });
  await joins.waitFor();
  if (name === 'Bob') await joins.getByRole('button', { name: 'Next player' }).click();
  await joins.getByText(`${name}: this makes a new code.`).waitFor();
  await sitting.join(name, await sitting.joinCode());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText(`${name}’s phone was joined again.`).waitFor();
  await page.keyboard.press('Escape');
  await table.look.click();
  const { address, hands } = await sitting.scan(name);
  assert.equal(hands[0].length, 3);
  await before.open(address);
  assert.match(await before.told(), /^Another phone has joined at your seat, so this one is locked out/);
});

atTable('a phone works without a network, and tells an old code and one of another game', async (sitting) => {
  const { table } = sitting;
  await sitting.sit(TWO);
  const phones = [...sitting.phones.values()];
  for (const phone of phones) {
    await kept(phone.page);
    await phone.context.setOffline(true);
  }
  const name = await sitting.turn();
  const phone = sitting.phones.get(name);
  await table.look.click();
  const first = await sitting.scan(name);
  await sitting.putAway();
  await table.bet.click();
  await sitting.turn();
  await table.bet.click();
  await sitting.turn();
  await sitting.page.getByRole('button', { name: 'Show the code' }).first().click();
  const later = await sitting.scan(name);
  assert.deepEqual(later.hands, first.hands, 'the same hand later');
  await phone.open(first.address);
  assert.match(await phone.page.locator('.asked').innerText(), /^This code is older/);
  assert.deepEqual(await phone.cards(), []);
  await sitting.putAway();
  await sitting.sit(TWO);
  await sitting.turn();
  await table.look.click();
  await sitting.codes.waitFor();
  await phone.open(await sitting.photographForApp());
  assert.match(await phone.told(), /^This code is from another game/);
}, STORED);

atTable('a phone hides its cards when it is put down, and gives up its seat', async (sitting) => {
  await sitting.sit(TWO);
  const name = await sitting.turn();
  await sitting.table.look.click();
  await sitting.scan(name);
  const phone = sitting.phones.get(name);
  assert.equal((await phone.cards()).length, 3);
  await isAccessible(phone.page, 'a phone with its cards open');
  await phone.page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await phone.page.getByRole('button', { name: 'Hold to look' }).waitFor();
  assert.deepEqual(await phone.cards(), []);
  await phone.page.getByRole('button', { name: 'Give up this seat' }).click();
  assert.match(await phone.told(), /^This browser holds no seat/);
});

atTable('hands of nine cards are set on the phone, and a word sets them at the table', async (sitting) => {
  const { page, table } = sitting;
  await sitting.sit(TWO, 'Nine');
  let before = '';
  for (const _ of TWO) {
    const name = await sitting.turnByPlate(before);
    before = name;
    await page.getByRole('button', { name: 'Show the code' }).first().click();
    await sitting.scan(name);
    const phone = sitting.phones.get(name).page;
    await phone.getByRole('button', { name: 'Suggest' }).click();
    const word = await phone.locator('.word b').innerText();
    assert.match(word, /^[A-Z]{3,7}$/);
    const field = sitting.codes.getByRole('textbox', { name: /^The word your phone tells you/ });
    const wrong = (word[0] === 'A' ? 'B' : 'A') + word.slice(1);
    await field.fill(wrong);
    await field.press('Enter');
    await sitting.codes.getByText('That isn’t the word for these cards').waitFor();
    await isAccessible(page, 'a wrong word');
    await isAccessible(phone, 'a phone with its word');
    await givesAwayOnly(page, [], [], 'before the hands are laid');
    await field.fill(word.toLowerCase());
    await field.press('Enter');
    await sitting.codes.waitFor({ state: 'detached' });
  }
  await page.getByText(/Next deal|Same again/).first().waitFor();
});

atTable('a sideshow shows both phones both hands before the next player is asked', async (sitting) => {
  const { page, table, codes, phones } = sitting;
  await sitting.sit([...TWO, { name: 'Cat', chips: 60 }]);
  const held = new Map();
  for (const act of [/^Chaal/, /^Sideshow/]) {
    const name = await sitting.turnByPlate([...held.keys()].at(-1));
    await table.look.click();
    const { hands: [hand] } = await sitting.scan(name);
    held.set(name, hand);
    await sitting.putAway();
    await table.controls.getByRole('button', { name: act }).click();
  }
  await table.controls.getByRole('button', { name: 'Compare' }).click();
  const both = TWO.concat({ name: 'Cat' }).map(({ name }) => name).filter((name) => held.has(name));
  for (const name of both) {
    await codes.getByText(new RegExp(`^${name}: `)).waitFor();
    await isAccessible(page, `the code of a sideshow for ${name}`);
    const { address, hands } = await sitting.scan(name);
    const other = both.find((other) => other !== name);
    assert.deepEqual(hands, [held.get(name), held.get(other)], `${name} sees both`);
    assert.deepEqual(await phones.get(name).headings(), ['Shown to you']);
    for (const [nobody, phone] of phones) {
      if (nobody === name) continue;
      await phone.open(address);
      assert.equal(await phone.told(), 'This code is for another player.');
    }
    await givesAwayOnly(page, [], [], 'while the two compare');
    assert.equal(await table.felt.getByText('packed').count(), 0, 'the worse hand is still in');
    if (name === both[0]) await codes.getByRole('button', { name: 'Next player' }).click();
  }
  await sitting.putAway();
  await table.felt.getByText('packed').waitFor();
  const third = await sitting.turnByPlate(both[1]);
  assert.ok(!held.has(third), `${third} is asked now`);
  await givesAwayOnly(page, [], [], 'after the sideshow');
}, { rules: byRules({ game: 'teen_patti' }) });

visit('where phones cannot reach the page the choice is dimmed and says why', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  const option = sheet.locator('option', { hasText: 'Own phone' }).first();
  assert.equal(await option.textContent(), 'Own phone (needs an https address)');
  assert.ok(await option.isDisabled());
  await page.keyboard.press('Escape');
});
