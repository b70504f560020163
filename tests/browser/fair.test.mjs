// The shuffle can be checked: it is sealed before the first card, and the seal is stored to the end.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { isAccessible, spacePresses, visit } from './harness.mjs';
import { RecordsSheet, SPREAD } from './records-sheet.mjs';

spacePresses();

const SEAL = /[0-9a-f]{64}/;
const QUESTION = 'Is the shuffle fair?';
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** The 64 digits in a text. */
async function digits(locator) {
  const [found] = SEAL.exec((await locator.innerText()).replaceAll(/\s+/g, '')) ?? [];
  assert.ok(found, 'a seal is shown');
  return found;
}

const fair = (page) => page.getByRole('dialog', { name: QUESTION });

/** The seal of the next sitting, as the menu shows it before the first card. */
async function sealed(page, table) {
  const menu = await table.openHouse('Log');
  await menu.getByRole('button', { name: QUESTION }).click();
  const seal = await digits(fair(page).getByLabel('The next game'));
  assert.equal(await fair(page).getByLabel('The seed').count(), 0, 'nobody is told the seed before the first card');
  await fair(page).getByRole('button', { name: 'Close' }).click();
  await fair(page).waitFor({ state: 'detached' });
  return seal;
}

/** The first digits of the next sitting's seal, where the page shows them. */
async function inBrief(place) {
  const [, found] = /([0-9a-f]{8})…/.exec(await place.getByText(/sealed:/).innerText()) ?? [];
  assert.ok(found, 'it is shown that there is a seal');
  return found;
}

/** The seal of the sitting and, once it is over, its seed, from the sheet. */
async function asked(page, table) {
  await table.felt.getByRole('button', { name: QUESTION }).click();
  const sheet = fair(page);
  await sheet.getByText(/dealt again from the seed/).waitFor();
  return { sheet, seal: await digits(sheet.getByLabel('The seal')), seed: await digits(sheet.getByLabel('The seed')) };
}

visit('the seed that is shown after the last card fits the seal that is shown before the first', async ({ page, table }) => {
  const before = await sealed(page, table);
  const past = new RecordsSheet(page, table);
  await past.deals(2);
  let sheet = await table.openHouse('Log');
  assert.equal(await digits(sheet.getByText('This game’s shuffle is sealed')), before, 'it is found in the log');
  await sheet.getByRole('button', { name: QUESTION }).click();
  sheet = fair(page);
  assert.equal(await digits(sheet.getByLabel('The seal')), before);
  assert.equal(await sheet.getByLabel('The seed').count(), 0, 'the seed is not told during the sitting');
  await isAccessible(page, 'the sheet during a sitting');
  await sheet.getByRole('button', { name: 'Back' }).click();
  const house = page.getByRole('dialog', { name: 'Menu' });
  await house.getByRole('tab', { name: 'Records' }).click();
  await past.endSitting(house);

  const over = await asked(page, table);
  assert.equal(over.seal, before);
  assert.equal(sha256(over.seed), before, 'the SHA-256 of the seed');
  await over.sheet.getByText('The seed is the one that was sealed').waitFor();
  await over.sheet.getByText('2 deals were dealt again from the seed: every card').waitFor();
  await isAccessible(page, 'the sheet after a sitting');
});

visit('anybody cuts before the first card, and the check tells with what', async ({ page, table }) => {
  const before = await sealed(page, table);
  const menu = await table.openHouse('Log');
  await menu.getByRole('button', { name: QUESTION }).click();
  let sheet = fair(page);
  await sheet.getByRole('button', { name: 'Cut', exact: true }).click();
  await sheet.getByRole('alert').getByText('Type a word or a number first.').waitFor();
  await sheet.getByLabel('A word or a number of your own').fill('herring');
  await page.keyboard.press('Enter');
  await sheet.getByText('Cut with “herring”.').waitFor();
  await sheet.getByLabel('Or lift part of the pack').fill('23');
  await sheet.getByRole('button', { name: 'Cut here' }).click();
  await sheet.getByText('Cut with “herring”, “23”.').waitFor();
  assert.equal(await digits(sheet.getByLabel('The next game')), before, 'the seal stays');
  await isAccessible(page, 'the sheet with cuts');
  await sheet.getByRole('button', { name: 'Close' }).click();
  const past = new RecordsSheet(page, table);
  await past.deals(2);
  let house = await table.openHouse('Log');
  await house.getByRole('button', { name: QUESTION }).click();
  assert.equal(await digits(fair(page).getByLabel('The seal')), before);
  await fair(page).getByRole('button', { name: 'Back' }).click();
  house = page.getByRole('dialog', { name: 'Menu' });
  await house.getByRole('tab', { name: 'Records' }).click();
  await past.endSitting(house);
  await table.felt.getByRole('button', { name: QUESTION }).click();
  sheet = fair(page);
  await sheet.getByText('Before the first card the pack was cut with “herring”, “23”').waitFor();
  await sheet.getByText('2 deals were dealt again from the seed: every card').waitFor();
  const [seed, shuffled] = [await digits(sheet.getByLabel('The seed').nth(0)), await digits(sheet.getByLabel('The seed').nth(1))];
  assert.equal(sha256(seed), before, 'the SHA-256 of the sealed seed');
  assert.equal(sha256(`${seed}\nherring\n23`), shuffled, 'that of the seed and each word on a line');
});

visit('a reload changes no seal', async ({ page, table }) => {
  const before = await sealed(page, table);
  await table.deal();
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Go on' }).click();
  await table.fold.click();
  await table.settle();
  await new RecordsSheet(page, table).endSitting(await table.openHouse('Records'));
  const { seal, seed } = await asked(page, table);
  assert.equal(seal, before);
  assert.equal(sha256(seed), before);
});

visit('the next sitting is sealed before it is dealt, from the sheet and from the menu', async ({ page, table }) => {
  const first = await sealed(page, table);
  let sheet = await table.openNewGame();
  assert.equal(await inBrief(sheet), first.slice(0, 8), 'nothing has been dealt yet');
  await sheet.getByRole('button', { name: QUESTION }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Is the shuffle fair?');
  const head = await fair(page).getByRole('heading', { name: 'The next game' }).boundingBox();
  assert.ok(head.y > 0 && head.y < 400, 'it is read from its head');
  await fair(page).getByRole('button', { name: 'Back' }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === 'New game');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await table.playOut(() => table.fold.click());
  sheet = await table.openNewGame();
  const brief = await inBrief(sheet);
  await sheet.getByRole('button', { name: QUESTION }).click();
  const second = await digits(fair(page).getByLabel('The next game'));
  await fair(page).getByRole('button', { name: 'Back' }).click();
  assert.notEqual(second, first);
  assert.equal(second.slice(0, 8), brief);
  await sheet.getByRole('button', { name: 'Cancel' }).click();

  const past = new RecordsSheet(page, table);
  await past.endSitting(await table.openHouse('Records'));
  assert.equal((await asked(page, table)).seal, first);
  await fair(page).getByRole('button', { name: 'Back' }).click();
  assert.equal(await inBrief(table.felt), second.slice(0, 8));
  await table.deal();
  await table.playOut(() => table.fold.click());
  await past.endSitting(await table.openHouse('Records'));
  const { seal, seed } = await asked(page, table);
  assert.equal(seal, second);
  assert.equal(sha256(seed), second);
});

visit('an imported record is checked, and the change in a changed one is named', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await past.deals(2);
  await past.endSitting(await table.openHouse('Records'));
  const sheet = await table.openHouse('Records');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save to a file' }).click();
  const record = await (await download).createReadStream().then((stream) => stream.toArray()).then((parts) => Buffer.concat(parts).toString());
  const check = async (text, says) => {
    await past.paste(sheet, text);
    await sheet.getByText(/imported\.$/).waitFor();
    await sheet.getByRole('button', { name: 'Check the shuffle' }).click();
    const found = fair(page).getByRole('status').filter({ hasText: says });
    await found.waitFor();
    await fair(page).getByRole('button', { name: 'Back' }).click();
    await sheet.waitFor();
  };
  await check(record, 'The seed is the one that was sealed');
  const { seal, dealt } = JSON.parse(record);
  await check(record.replace(seal, sha256('another')), 'The seed isn’t the one that was sealed');
  const [deal] = dealt;
  await check(record.replace(deal, deal.split(' ').reverse().join(' ')), 'Deal 1 doesn’t match the seed');
  await check(SPREAD, `Its seed gives ${sha256(JSON.parse(SPREAD).seed)}`);
  await check([record, record].map((text) => JSON.stringify(JSON.parse(text))).join('\n'), '2 of 2 records');
});
