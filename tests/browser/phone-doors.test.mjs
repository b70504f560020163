// What a phone and a table do with codes and links: changed ones, those of another seat, those of an older save, and those that
// come to a page that is open.

import assert from 'node:assert/strict';
import { URL_OF_PAGE, spacePresses, visit } from './harness.mjs';
import { PAGE, Phone, atTable } from './phones.mjs';

spacePresses();

const TWO = [{ name: 'Ann', chips: 60 }, { name: 'Bob', chips: 60 }];

/** What programs put behind an address, or make of it. */
const CHANGED = [
  (address) => `${address}.`,
  (address) => `${address})`,
  (address) => `${address}"`,
  (address) => `${address}%20`,
  (address) => `${address}&fbclid=IwAR0x`,
  (address) => `${address}?utm_source=mail`,
  (address) => address.replace('=', '%3D'),
  (address) => address.replace('#', '%23'),
];

atTable('a code is read whatever was done to its address on the way', async (sitting) => {
  const { page, table } = sitting;
  await sitting.sit(TWO);
  const join = sitting.phones.get('Ann').joined;
  const name = await sitting.turn();
  await table.look.click();
  const { address } = await sitting.scan(name);
  const phone = sitting.phones.get(name);
  for (const change of CHANGED) {
    await phone.open(change(address));
    await phone.page.getByRole('heading', { name: `You hold ${name}’s cards` }).waitFor();
    assert.doesNotMatch(await phone.page.locator('main').innerText(), /missing or changed|can’t be read/, `${change}`);
    const other = new Phone(await sitting.another({}));
    await other.open(change(join));
    await other.page.getByRole('heading', { name: 'You hold Ann’s cards' }).waitFor();
    await other.context.close();
  }
  // What is torn within is refused with its reason, and the hand stays.
  await phone.open(address.slice(0, -9));
  assert.match(await phone.told(), /^Part of this code is missing or changed/);
  await phone.page.getByRole('heading', { name: `You hold ${name}’s cards` }).waitFor();
  await phone.open(`${PAGE.href}#phone=${join.split('=')[1].slice(0, -9)}`);
  assert.match(await phone.told(), /^Part of this code is missing or changed/);
  assert.equal(new URL(phone.page.url()).hash, '#phone', 'no key stays in the address');
  await page.keyboard.press('Escape');
});

atTable('a phone is asked before another seat takes the place of its own', async (sitting) => {
  await sitting.sit(TWO);
  const ann = sitting.phones.get('Ann');
  await ann.page.evaluate((hash) => { location.hash = hash; }, new URL(sitting.phones.get('Bob').joined).hash);
  let asked = ann.page.getByRole('alert');
  await asked.getByText('This code is for Bob’s seat.').waitFor();
  assert.equal(new URL(ann.page.url()).hash, '#phone', 'the key has left the address');
  await asked.getByRole('button', { name: 'Change nothing' }).click();
  await asked.waitFor({ state: 'detached' });
  await ann.page.reload();
  await ann.page.getByRole('heading', { name: 'You hold Ann’s cards' }).waitFor();
  await ann.open(sitting.phones.get('Bob').joined);
  await ann.page.getByRole('button', { name: 'Join', exact: true }).click();
  await ann.page.getByRole('heading', { name: 'You hold Bob’s cards' }).waitFor();
  // A link to a table asks too, and the seat is kept.
  asked = ann.page.getByRole('alert');
  await ann.page.evaluate(() => { location.hash = '#rules=v1.ante-2'; });
  await asked.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByRole('dialog', { name: 'New game' }).waitFor();
  await ann.page.goto(`${PAGE.href}#phone`);
  await ann.page.getByRole('heading', { name: 'You hold Bob’s cards' }).waitFor();
});

atTable('a join code is on the page only while it is shown, and never twice the same', async (sitting) => {
  const { page } = sitting;
  await sitting.sit(TWO, undefined, async () => {
    const joins = page.getByRole('dialog', { name: 'Phones' });
    const shows = joins.getByRole('button', { name: /^(Hold to show|Hide) the code$/ });
    const first = new URL(sitting.phones.get('Bob').joined).hash;
    const box = await shows.boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await joins.locator('svg.qr').waitFor();
    const now = await shows.boundingBox();
    assert.ok(Math.abs(now.y + now.height / 2 - box.y - box.height / 2) < 2, 'the button stays beneath the finger');
    const second = new URL(await sitting.photograph()).hash;
    await page.mouse.up();
    await joins.locator('svg.qr').waitFor({ state: 'detached' });
    assert.notEqual(second, first);
    await joins.getByText('Codes for this seat have been shown 2 times.').waitFor();
    // For those who cannot hold.
    await joins.getByRole('button', { name: 'Show by one press instead' }).click();
    await joins.getByRole('button', { name: 'Show the code' }).click();
    await joins.locator('svg.qr').waitFor();
    await joins.getByRole('button', { name: 'Back', exact: true }).click();
    assert.equal(await joins.locator('svg.qr').count(), 0, 'the next player’s code is not shown');
    await joins.getByRole('button', { name: 'Next player' }).click();
  });
});

atTable('a phone tells that the table has gone back to an older save, and goes on from there', async (sitting) => {
  const { page, table } = sitting;
  await sitting.sit(TWO);
  const stored = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => / sitting$/.test(key)));
  const hasSaved = () => page.waitForFunction(() => Object.keys(localStorage).some((key) => / sitting$/.test(key)));
  const name = await sitting.turn();
  await table.look.click();
  const early = await sitting.scan(name);
  await sitting.putAway();
  await hasSaved();
  const older = await stored();
  await table.bet.click();
  await sitting.turn();
  await table.bet.click();
  await sitting.turn();
  await page.getByRole('button', { name: 'Show the code' }).first().click();
  await sitting.scan(name);
  // The table is resumed from the older save: its code is of an earlier moment.
  await page.goto(new URL('oembed.json', PAGE.href).href);
  await page.evaluate((older) => older.forEach(([key, text]) => localStorage.setItem(key, text)), older);
  await page.goto(PAGE.href);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Show the code' }).first().click();
  await sitting.codes.waitFor();
  const phone = sitting.phones.get(name);
  await phone.open(await sitting.photographForApp());
  const asked = phone.page.getByRole('alert');
  await asked.getByText('the table has gone back to an earlier save').waitFor();
  await asked.getByRole('button', { name: 'Start again from this code' }).click();
  await asked.waitFor({ state: 'detached' });
  await phone.page.getByRole('button', { name: /^(Hold to look|Look at your cards)$/ }).focus();
  await phone.page.keyboard.press('Enter');
  assert.deepEqual(await phone.cards(), early.hands[0]);
});

visit('a link that comes to an open table does what it does in a new tab, and asks if a game is in play', async ({ page, table }) => {
  const goTo = (hash) => page.evaluate((hash) => { location.hash = hash; }, hash);
  await goTo('#new-game');
  await page.getByRole('dialog', { name: 'New game' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'New game' }).waitFor({ state: 'detached' });
  await goTo('#phone');
  await page.locator('main.phone').waitFor();
  await page.goto(URL_OF_PAGE);
  await page.locator('#shell').waitFor({ state: 'detached' });
  await goTo('#deal');
  await page.locator('.felt .card').first().waitFor();
  for (const hash of ['#phone', '#hand=AQ', '#sitting=e30']) {
    await goTo(hash);
    const notice = page.getByRole('alert').filter({ hasText: 'This link opens in place of this game' });
    await notice.getByRole('button', { name: 'Stay here' }).click();
    await notice.waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).hash, '');
  }
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => / sitting$/.test(key)));
  await goTo('#phone');
  await page.getByRole('button', { name: 'Open the link' }).click();
  await page.locator('main.phone').waitFor();
  await page.goto(URL_OF_PAGE);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
});

visit('the installed app follows a shortcut in the window that is open', async ({ page }) => {
  await page.addInitScript(() => { Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take) => { window.launched = take; } } }); });
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await page.evaluate(() => window.launched({ targetURL: new URL('./#new-game', location).href }));
  await page.getByRole('dialog', { name: 'New game' }).waitFor();
});

for (const [text, adds] of [['v1.ante-2', ''], ['v1.ante-2', '.'], ['v1.ante-2', ')'], ['v1.ante-2', '&fbclid=x'], ['v1.ante-2', '?utm_source=x'], ['v1.ante-2', '%20']]) {
  visit(`rules in a link are read with “${adds}” behind them`, async ({ page }) => {
    await page.goto('about:blank');
    await page.goto(`${URL_OF_PAGE}#rules%3D${text}${adds}`);
    const sheet = page.getByRole('dialog', { name: 'New game' });
    await sheet.waitFor();
    assert.equal(await sheet.getByRole('alert').count(), 0, await sheet.innerText());
  });
}

visit('the page for missing files leads to the table from any path, with what the address brings', async ({ page, problems }) => {
  for (const path of ['nowhere', 'no/where', 'no/where/at/all/', 'nowhere?x=1']) {
    await page.goto('about:blank');
    await page.goto(new URL(`${path}#rules=v1.ante-2`, URL_OF_PAGE).href);
    await page.waitForFunction((table) => [...document.links].every(({ href }) => href === table), `${URL_OF_PAGE}#rules=v1.ante-2`);
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.getByRole('dialog', { name: 'New game' }).waitFor();
    assert.equal(page.url().split('#')[0], URL_OF_PAGE);
  }
  for (const path of ['%23rules=v1.ante-2', 'no/where/%23rules%3Dv1.ante-2', '%2523rules%253Dv1.ante-2']) {
    await page.goto('about:blank');
    await page.goto(new URL(path, URL_OF_PAGE).href);
    await page.getByRole('dialog', { name: 'New game' }).waitFor();
    assert.equal(page.url().split('#')[0], URL_OF_PAGE);
  }
  problems.length = 0;
});
