// Records: past deals are listed, replayed, copied, saved and imported.

import assert from 'node:assert/strict';
import { DESKTOP, EMBED, isAccessible, spacePresses, visit } from './harness.mjs';
import { RecordsSheet, SPREAD, read } from './records-sheet.mjs';

spacePresses();

visit('deals that are over are listed, the newest first, each with who won what', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  let sheet = await past.open();
  await sheet.getByText('No deal of this game is over yet.').waitFor();
  await past.close(sheet);
  await past.deals(3);
  await table.deal();
  sheet = await past.open();
  const lines = await past.lines(sheet);
  assert.deepEqual(lines.map((line) => line.split(' ').slice(0, 2).join(' ')), ['Deal 3', 'Deal 2', 'Deal 1']);
  for (const line of lines) assert.match(line, /won \d+|The pot of \d+ stays/);
});

visit('the two ways to import a record stand side by side, equally high', async ({ page, table }) => {
  const sheet = await new RecordsSheet(page, table).open();
  const [file, text] = await sheet.locator('.bring > .add').evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect()));
  assert.deepEqual([text.top, text.height], [file.top, file.height]);
});

for (const viewport of [undefined, EMBED, DESKTOP]) {
  visit(`a deal is shown again by thumb (${viewport?.width ?? 'phone'})`, async ({ page, table }) => {
    const past = new RecordsSheet(page, table);
    await past.deals(1);
    const replay = await past.replay('deal 1');
    assert.match(await replay.caption(), / deals?\. Ante 1\.$/);
    const [at, count] = await replay.at();
    assert.equal(at, 1);
    assert.ok(await replay.button('Back').isDisabled());
    await replay.button('Forward').click();
    assert.deepEqual(await replay.at(), [2, count]);
    assert.equal(await replay.caption(), 'The cards are dealt.');
    await replay.button('To the end').click();
    assert.deepEqual(await replay.at(), [count, count]);
    await table.verdict.waitFor();
    assert.ok(await replay.button('Forward').isDisabled());
    await replay.button('Back').click();
    await table.verdict.waitFor({ state: 'detached' });
    assert.deepEqual(await replay.at(), [count - 1, count]);
    await replay.button('To the start').click();
    await replay.button('Play').click();
    await replay.button('Pause').click();
    const [paused] = await replay.at();
    await replay.fits();
    await isAccessible(page, 'a replay');
    assert.deepEqual(await replay.at(), [paused, count], 'it waits');
    await replay.button('Leave').click();
    await page.getByRole('button', { name: 'Replay deal 1' }).waitFor();
  }, viewport ? { viewport } : {});
}

visit('a deal is shown again by keys', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await past.deals(1);
  const replay = await past.replay('deal 1');
  const [, count] = await replay.at();
  const press = async (key, to) => {
    await page.keyboard.press(key);
    assert.deepEqual(await replay.at(), [to, count], key);
  };
  await press('ArrowRight', 2);
  await press('ArrowRight', 3);
  await press('ArrowLeft', 2);
  await press('End', count);
  await press('Home', 1);
  await page.keyboard.press('Space');
  await replay.button('Pause').waitFor();
  await page.keyboard.press('Space');
  await replay.button('Play').waitFor();
  await page.keyboard.press('Escape');
  // The button that opened it has the focus again.
  const button = page.getByRole('button', { name: 'Replay deal 1' });
  await button.waitFor();
  await page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label') === name, 'Replay deal 1');
  await page.keyboard.press('Escape');
  await table.deals.waitFor();
});

visit('it plays to its end by itself, with the motion of play', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  await past.deals(1);
  await table.settings({ Speed: 'Quick' });
  const replay = await past.replay('deal 1');
  const [, count] = await replay.at();
  await replay.button('Play').click();
  await replay.counter.getByText(`${count} of ${count}`).waitFor({ timeout: 60_000 });
  await table.verdict.waitFor();
  await replay.button('Play').click();
  await replay.counter.getByText(`2 of ${count}`).waitFor();
}, { reducedMotion: 'no-preference', timeout: 90_000 });

visit('my turn is as it was when I come back', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await past.deals(1);
  let stop = await table.deal();
  while (stop !== 'turn') stop = await table.deal();
  if (await table.may(table.look)) await table.takeLook();
  await table.settle();
  if (await table.may(table.more)) await table.more.click();
  const all = async () => [await table.words(), await table.up(), await table.controls.innerText(), await table.amount.inputValue()];
  const before = await all();
  const replay = await past.replay('deal 1');
  await replay.button('Forward').click();
  await replay.button('To the end').click();
  for (const key of ['f', 'l', 'b', 'Enter']) await page.keyboard.press(key);
  await past.leave(replay);
  assert.deepEqual(await all(), before);
});

visit('bots wait while a deal is shown again', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await past.deals(2);
  await table.settings({ Speed: 'Slow' });
  await table.deals.click();
  const replay = await past.replay('deal 1');
  const beneath = () => page.locator('.room[inert] .felt').textContent();
  const before = await beneath();
  await replay.button('Play').click();
  const [, count] = await replay.at();
  await replay.counter.getByText(`3 of ${count}`).waitFor();
  assert.equal(await beneath(), before);
  await past.leave(replay);
  // And then they go on.
  await table.settings({ Speed: 'Instant' });
  await table.settle();
});

visit('a deal is copied in words while the sitting goes on, and as its record afterwards', async ({ page, table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const past = new RecordsSheet(page, table);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await past.deals(3);
  let sheet = await past.open();
  const line = (await past.lines(sheet))[1];
  await sheet.getByRole('button', { name: 'Copy deal 2' }).click();
  const row = sheet.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Copy deal 2' }) });
  await row.getByText('Deal copied in words').waitFor();
  await sheet.getByRole('status').filter({ hasText: 'Deal copied in words' }).waitFor();
  const words = await copied();
  assert.match(words, /^Deal 2: [\s\S]+\nThe cards are dealt\.\n/);
  assert.doesNotMatch(words, /seed|pack"/);
  assert.equal(await sheet.getByRole('button', { name: 'Copy the record' }).count(), 0);
  await past.endSitting(sheet);

  sheet = await past.open();
  await sheet.getByRole('button', { name: 'Copy the record' }).click();
  await sheet.getByRole('status').filter({ hasText: 'Record of the game copied.' }).waitFor();
  assert.equal(JSON.parse(await copied()).format, 'brag-record/1');
  await sheet.getByRole('button', { name: 'Copy deal 2' }).click();
  await row.getByText('Record of the deal copied.').waitFor();
  const record = await copied();
  assert.equal(JSON.parse(record).deal, 2);
  await past.paste(sheet, record);
  await sheet.getByText('One deal imported.').waitFor();
  assert.deepEqual((await past.lines(sheet))[0], line);
});

visit('a saved record is brought in again as a file', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await past.deals(3);
  let sheet = await past.open();
  await past.endSitting(sheet);
  sheet = await past.open();
  const lines = await past.lines(sheet);
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save to a file' }).click();
  const buffer = Buffer.from(await read(await (await download).createReadStream()));
  await sheet.getByLabel('Open a file').setInputFiles({ name: 'brag-record.json', mimeType: 'application/json', buffer });
  await sheet.getByText('3 deals imported.').waitFor();
  assert.deepEqual(await past.lines(sheet), [...lines, ...lines]);
});

visit('a text that is not a record is refused with its line, and nothing else changes', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await past.deals(1);
  const sheet = await past.open();
  await past.paste(sheet, SPREAD);
  await sheet.getByText('One deal imported.').waitFor();
  const lines = await past.lines(sheet);
  for (const [good, bad, said] of [
    ['"dealer": 1', '"dealer": 1 1', /^Line 4: this isn’t the whole text of a record/],
    ['"dealer": 1', '"dealer": 9', /^Line 4: nobody sits|^Line 4: .*dealer/i],
    ['0 fold', '0 bet 4000', /^Line 8: action 1, `0 bet 4000`: (?!.*RULES)/],
    ['0 look', '0 peep', /^Line 7: action 0, `0 peep`: /],
  ]) {
    await past.paste(sheet, SPREAD.replace(good, bad));
    const alert = sheet.getByRole('alert');
    await alert.waitFor();
    assert.match((await alert.innerText()).replace('✕ ', ''), said);
    assert.deepEqual(await past.lines(sheet), lines);
  }
  await isAccessible(page, 'Records with an error');
  const buffer = Buffer.alloc(2_000_001, ' ');
  await sheet.getByLabel('Open a file').setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer });
  await sheet.getByText(/over two megabytes/).waitFor();
  assert.deepEqual(await past.lines(sheet), lines);
  const several = [SPREAD, SPREAD].map((record) => JSON.stringify(JSON.parse(record))).join('\n');
  await past.paste(sheet, several);
  await sheet.getByText('2 deals imported.').waitFor();
  assert.match((await past.lines(sheet))[0], /^Record 1, deal 1 /);
  assert.equal(await sheet.getByRole('alert').count(), 0);
});
