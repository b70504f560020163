// A replayed deal of set hands reveals no more than the deal did.

import assert from 'node:assert/strict';
import { desk, layInTurn } from './set-hands.mjs';
import { givenAway } from './given-away.mjs';
import { EMBED, picture, spacePresses, visit } from './harness.mjs';
import { RecordsSheet } from './records-sheet.mjs';

spacePresses();

visit('a deal of nine cards is shown again from the records, hand by hand', async ({ page, table }) => {
  const sheet = await table.openNewGame('Nine cards');
  await table.seat(sheet, [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Nell', is: 'Straight bot' }]);
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  const at = desk(page);
  await layInTurn(at, table);
  const won = (await at.felt.innerText()).match(/\w+ wins \d+/)?.[0];
  // The next deal is behind it. Nobody has seen any of its cards.
  await at.next.click();
  await table.lift.or(at.looks).first().waitFor();
  if (await table.lift.isVisible()) await table.lift.click();
  await at.looks.waitFor();

  const past = new RecordsSheet(page, table);
  const list = await past.open();
  assert.match((await past.lines(list))[0], /deal 1/i);
  await past.close(list);
  const replay = await past.replay('deal 1');
  await replay.fits();
  const [first, count] = await replay.at();
  assert.equal(first, 1);
  const captions = [];
  let up = 0;
  for (let step = 2; step <= count; step++) {
    await replay.button('Forward').click();
    await page.waitForFunction((step) => document.querySelector('[role="group"] .count')?.textContent.startsWith(`${step} `) || document.body.textContent.includes(`${step} of `), step);
    captions.push(await replay.caption());
    const now = (await givenAway(page)).cards.length;
    assert.ok(now >= up && now <= 27, `cards are turned up one after the other: ${up}, ${now}`);
    const isShown = captions.some((caption) => / shows /.test(caption));
    assert.equal(now > 0, isShown, `nothing lies open while hands are set: ${captions.at(-1)}`);
    up = now;
  }
  assert.equal(up, 27, 'three hands of each of three');
  const all = captions.join('\n');
  for (const name of ['Ann', 'Bob', 'Nell']) assert.match(all, new RegExp(`${name} has set their hands`));
  for (const nth of [1, 2, 3]) {
    assert.match(all, new RegExp(`shows? hand ${nth}: an? `));
    assert.match(all, new RegExp(`(wins?|Nobody wins) hand ${nth}\\.`));
  }
  if (won) assert.ok((await page.getByRole('region', { name: 'The table' }).last().innerText()).includes(won));
  await picture(page, 'sets-replay-smallest');
  await past.leave(replay);
}, { viewport: EMBED, timeout: 120_000 });
