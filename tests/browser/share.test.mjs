// House rules as a link: shared, opened, and refused with a sentence.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { agreed, preset } from './rules.mjs';

spacePresses();

const SHARE = { name: 'Share these rules' };
const COPY = { name: 'Copy the link' };
const newGame = (page) => page.getByRole('dialog', { name: 'New game' });

visit('the rules are copied as a link, which brings them to others', async ({ page, table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sheet = await table.openNewGame();
  await sheet.getByRole('textbox', { name: 'Ante' }).fill('2');
  await sheet.getByRole('textbox', { name: 'Largest first bet' }).fill('5');
  await sheet.getByRole('button', COPY).click();
  const copied = await sheet.getByText('Link copied. Paste it wherever you like.').boundingBox();
  const pressed = await sheet.getByRole('button', COPY).boundingBox();
  const below = copied.y - pressed.y - pressed.height;
  assert.ok(below >= 0 && below < 12, 'it is said where one pressed');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, `${new URL(page.url()).origin}${new URL(page.url()).pathname}#rules=v1.ante-2.open_max-5`);
  const other = await context.newPage();
  await other.goto(link);
  const brought = newGame(other);
  await brought.getByText('These house rules came with the link.').waitFor();
  assert.equal(await agreed(brought).innerText(), 'Everyone antes 2 chips before a deal. The first bet is 5 at most.');
});

visit('rules with something wrong in them are not passed on', async ({ table }) => {
  const sheet = await table.openNewGame();
  await sheet.getByRole('textbox', { name: 'Ante' }).fill('a few');
  await sheet.getByRole('button', COPY).click();
  await sheet.getByText('Fix the errors in the rules first.').waitFor();
});

visit('the device shares the link where it can', async ({ page, table }) => {
  const house = await table.openHouse('Rules');
  await house.getByRole('button', SHARE).click();
  await house.getByText('Shared.', { exact: true }).waitFor();
  assert.match(await page.evaluate(() => globalThis.shared.url), /#rules=v1$/);
}, {
  prepare: (context) => context.addInitScript(() => {
    navigator.share = async (data) => { globalThis.shared = data; };
  }),
});

visit('where the device has a menu to share, the link can be copied beside it', async ({ page, table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sheet = await table.openNewGame();
  await sheet.getByRole('button', SHARE).click();
  await sheet.getByText('Not shared.').waitFor();
  await sheet.getByRole('button', COPY).click();
  await sheet.getByText('Link copied. Paste it wherever you like.').waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#rules=v1$/);
  const [share, copy] = await Promise.all([SHARE, COPY].map((one) => sheet.getByRole('button', one).boundingBox()));
  assert.equal(share.y, copy.y, 'side by side');
}, {
  prepare: (context) => context.addInitScript(() => {
    navigator.share = async () => { throw new DOMException('', 'AbortError'); };
  }),
});

visit('where nothing else is possible the link stands there to be copied', async ({ table }) => {
  const sheet = await table.openNewGame();
  await sheet.getByRole('button', COPY).click();
  await sheet.getByText('Copy this link and pass it on.').waitFor();
  const field = sheet.getByRole('textbox', { name: 'The link' });
  assert.match(await field.inputValue(), /#rules=v1$/);
  await field.focus();
  assert.equal(await field.evaluate((own) => own.selectionEnd - own.selectionStart === own.value.length), true);
}, {
  prepare: (context) => context.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  }),
});

visit('a link opens the sheet and changes nothing before the deal', async ({ page, table }) => {
  const sheet = newGame(page);
  await sheet.waitFor();
  assert.equal(await agreed(sheet).innerText(), 'Wild: all twos. Everyone antes 3 chips before a deal.');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await sheet.waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).hash, '', 'the page can be loaded again as it is');
  await page.getByText('Ante 1').first().waitFor();
  await table.openNewGame();
  assert.equal(await agreed(sheet).innerText(), 'No changes from the usual rules.');
}, { path: '#rules=v1.ante-3.wild-twos' });

for (const [path, says] of [
  ['#rules=v1.ante-three', 'the rule “ante” can’t be set like that.'],
  ['#rules=v7.ante-3', 'it’s from a later version of Brag.'],
  ['#rules=%00', 'it’s broken, or isn’t a link to house rules.'],
]) {
  visit(`a link that cannot be read says so: ${path}`, async ({ page }) => {
    const sheet = newGame(page);
    await sheet.getByText(`The rules in this link can’t be read: ${says} These are the usual rules.`).waitFor();
    assert.ok(await preset(sheet, 'The usual rules').isChecked());
  }, { path });
}

visit('a link opened in play leaves the game alone until the player agrees', async ({ page, table }) => {
  await table.deal();
  const chips = await table.chips();
  await page.evaluate(() => { location.hash = '#rules=v1.ante-9'; });
  const sheet = newGame(page);
  await sheet.getByText('The current game will end.').waitFor();
  assert.equal(await sheet.getByRole('textbox', { name: 'Ante' }).inputValue(), '9');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  assert.equal(await table.settle(), 'turn', 'the game goes on');
  assert.equal(await table.chips(), chips);
  await page.evaluate(() => { location.hash = '#rules=v1.ante-9'; });
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Ante 9').first().waitFor();
});
