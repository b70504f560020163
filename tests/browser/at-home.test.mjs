// Round one screen: how often a betting round asks for a press, and what is told to whoever takes the screen.

import assert from 'node:assert/strict';
import { EMBED, OWN, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { givesAwayOnly } from './given-away.mjs';
import { kind } from './cards.mjs';

spacePresses();

const THREE = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cy' }, { name: 'Nell', is: 'Careful bot' }];

/** Presses a button, and counts. */
class Presses {
  count = 0;

  async on(button) {
    await button.click();
    this.count += 1;
  }
}

/** The name of the person in turn. */
const inTurn = async (page) => /(\w+)’s turn/.exec(await page.locator('.controls .line').innerText())[1];

visit('at home a betting round of three people and a bot costs at most 14 presses', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  assert.equal(await sheet.getByRole('switch', { name: /^At home/ }).count(), 0, 'nothing is asked of one person');
  await table.seat(sheet, THREE);
  await sheet.getByRole('switch', { name: /^At home/ }).check();
  await picture(page, 'at-home-setting');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  table.names = THREE.map(({ name }) => name);
  const presses = new Presses();
  const hands = new Map();
  // Everybody looks and bets, and bets once more with the hand before him.
  for (let turns = 0; turns < 6; turns++) {
    const stop = await table.settle();
    if (stop === 'curtain') {
      await givesAwayOnly(page, [], [], 'behind the curtain');
      await presses.on(table.lift);
    }
    const who = await inTurn(page);
    if (turns < 3) {
      assert.equal(stop, 'turn', `${who} is blind, and needs no curtain`);
      await presses.on(table.look);
    }
    await page.waitForFunction(() => document.querySelectorAll('.card.up').length === 3);
    const up = await table.up();
    await givesAwayOnly(page, up, [kind(up)], `while ${who} has the screen`);
    if (hands.has(who)) assert.deepEqual(up, hands.get(who), `${who} sees the same hand`);
    hands.set(who, up);
    await presses.on(table.bet);
  }
  assert.equal(hands.size, 3);
  assert.ok(presses.count <= 14, `${presses.count} presses`);
  // It is stored with the sitting.
  const at_home = await page.evaluate((own) => JSON.parse(localStorage.getItem(`${own}sitting`)).at_home, OWN);
  assert.equal(at_home, true);
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  assert.equal(await table.settle(), 'curtain');
  await givesAwayOnly(page, [], [], 'behind the curtain after a reload');
  await table.lift.click();
  await page.waitForFunction(() => document.querySelectorAll('.card.up').length === 3);
  // The pointer that passes over them hides nothing. A press does.
  const { x, y, width, height } = await table.peeks.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.move(x + width / 2, y - 60);
  assert.equal((await table.up()).length, 3);
  await table.peeks.click();
  await page.waitForFunction(() => document.querySelectorAll('.card.up').length === 0);
  await givesAwayOnly(page, [], [], 'once they are hidden');
});

visit('whoever is blind acts with one press, and nothing is asked of others', async ({ page, table }) => {
  await table.newGame(THREE);
  const presses = new Presses();
  const seen = new Set();
  for (let turns = 0; turns < 6; turns++) {
    assert.equal(await table.settle(), 'turn');
    seen.add(await inTurn(page));
    await givesAwayOnly(page, [], [], 'while all are blind');
    await presses.on(table.bet);
  }
  assert.equal(seen.size, 3);
  assert.equal(presses.count, 6);
});

for (const [size, viewport] of Object.entries({ phone: PHONE, embed: EMBED })) {
  visit(`the curtain tells all that has happened since one’s last turn (${size})`, async ({ page, table }) => {
    await table.newGame(THREE);
    await table.settle();
    const first = await inTurn(page);
    await table.takeLook();
    await table.bet.click();
    const did = [];
    for (let turns = 0; turns < 2; turns++) {
      await table.settle();
      did.push(`${await inTurn(page)} bets`);
      await table.bet.click();
    }
    assert.equal(await table.settle(), 'curtain');
    assert.equal(await table.nextPerson(), first);
    const told = await table.curtain.locator('.told').innerText();
    for (const says of [...did, 'Nell ']) assert.ok(told.includes(says), `${says}: ${told}`);
    assert.ok(!told.includes(`${first} bets`), `not what ${first} did: ${told}`);
    await isAccessible(page, 'the curtain');
    await picture(page, `curtain-told-${size}`);
    const [{ y, height }, { height: screen }] = [await table.lift.boundingBox(), page.viewportSize()];
    assert.ok(y >= 0 && y + height <= screen, 'its button is on the screen');
  }, { viewport });
}
