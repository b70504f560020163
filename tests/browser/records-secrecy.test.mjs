// A replayed deal reveals only what all at the table saw, until the sitting is over.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { givenAway, noteEverything, noted } from './given-away.mjs';
import { RecordsSheet } from './records-sheet.mjs';

spacePresses();

visit('while the sitting goes on a replay shows only what was turned up, and what I have seen myself', async ({ page, table }) => {
  await table.settings({ Speed: 'Instant', 'Bots take their time': false });
  const past = new RecordsSheet(page, table);
  const shown = [];
  const own = [];
  // A card that I look at is mine alone. I fold it, so it is never shown to others.
  for (let deal = 1; deal <= 12 && (deal <= 3 || shown.flat().length === 0); deal++) {
    await table.deals.click();
    own.push([]);
    const stop = await table.playOut(async (now) => {
      // In the second deal I fold unseen.
      if (now === 'turn' && deal !== 2 && (await table.may(table.look))) {
        await table.takeLook();
        own[deal - 1] = await table.up();
      }
      await (now === 'turn' ? table.fold.click() : table.plainly(now));
    });
    assert.equal(stop, 'deal over');
    const { You: _, ...others } = await table.upByPlayer();
    shown.push(Object.values(others).flat());
  }
  // The current deal, of which I know nothing, is behind it.
  await table.deals.click();
  await table.settle();
  for (const [nth, cards] of shown.entries()) {
    await noted(page);
    const replay = await past.replay(`deal ${nth + 1}`);
    assert.equal(await replay.whose.count(), 0, 'there is no way to turn the cards up');
    const [, count] = await replay.at();
    const mine = own[nth];
    let seen = [];
    for (let step = 1; step < count; step++) {
      await replay.button('Forward').click();
      const found = (await givenAway(page)).cards;
      const hidden = found.filter((card) => !cards.includes(card) && !mine.includes(card));
      assert.deepEqual(hidden, [], `cards in the page at step ${step} of deal ${nth + 1}`);
      seen = seen.concat(found.filter((card) => mine.includes(card)));
    }
    assert.deepEqual([...new Set(seen)].sort(), mine, `what I looked at in deal ${nth + 1} is turned up to me`);
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await past.leave(replay);
    assert.deepEqual((await noted(page)).filter((card) => !cards.includes(card) && !mine.includes(card)), [], `cards of deal ${nth + 1}`);
  }
}, { prepare: noteEverything, timeout: 180_000 });

visit('once the sitting is over all cards can be turned up, and are not at first', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await past.deals(1);
  await past.endSitting(await past.open());
  const replay = await past.replay('deal 1');
  await replay.button('Forward').click();
  assert.deepEqual(await table.up(), []);
  await replay.whose.selectOption('All cards');
  assert.equal(new Set(await table.up()).size, 12, 'three cards of each of four');
  await replay.whose.selectOption('You');
  assert.deepEqual(await table.up(), []);
  // Nell sees what she has looked at, and nobody else’s.
  await replay.whose.selectOption('Nell');
  await replay.button('To the end').click();
  const nells = await table.up();
  assert.ok([0, 3].includes(nells.length), `${nells}`);
});

visit('on a shared screen a replay shows no card that only one player has seen', async ({ page, table }) => {
  await table.newGame([{ name: 'Ann' }, { name: 'Bob' }]);
  await table.takeScreen();
  const looked = await table.readOwn();
  assert.equal(looked.length, 3);
  await table.fold.click();
  await table.settle();
  const past = new RecordsSheet(page, table);
  const replay = await past.replay('deal 1');
  const [, count] = await replay.at();
  for (let step = 1; step < count; step++) {
    await replay.button('Forward').click();
    assert.deepEqual((await givenAway(page)).cards, [], `step ${step}`);
  }
});
