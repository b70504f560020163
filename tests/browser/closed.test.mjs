// A page that is closed at any moment has stored all actions.

import assert from 'node:assert/strict';
import { spacePresses, visit } from './harness.mjs';
import { isKept, keptSitting } from './store.mjs';
import { Table } from './table.mjs';

spacePresses();

visit('a page that is closed after any of thirty actions finds every action there', async ({ page, context, table }) => {
  await table.dealToTurn();
  await isKept(page);
  const address = page.url();
  const told = async (opened) => {
    const { deals, record } = await keptSitting(opened);
    return { deals, own: record.actions.filter((action) => action.startsWith('0 ')) };
  };
  let before = await told(page);
  let now = page;
  for (let actions = 0; actions < 30; actions++) {
    const at = new Table(now);
    const stop = await at.settle();
    // The page is closed directly after the press.
    let [deals, own] = [before.deals, before.own];
    if (stop === 'deal over' || stop === 'ready') {
      await at.deals.click();
      deals += 1;
    } else if (actions % 3 === 0 && (await at.may(at.look))) {
      await at.look.click();
      own = [...own, '0 look'];
    } else if (actions % 3 === 1 && (await at.may(at.see))) {
      await at.see.click();
      own = [...own, '0 see'];
    } else {
      await at.fold.click();
      // A good hand is folded by a second press.
      if (await at.fold.getByText('press again').isVisible()) await at.fold.click();
      own = [...own, '0 fold'];
    }
    await now.close({ runBeforeUnload: false });
    now = await context.newPage();
    await now.goto(address);
    await now.locator('#shell').waitFor({ state: 'detached' });
    before = await told(now);
    assert.deepEqual(before, { deals, own }, `after action ${actions + 1}`);
    await now.getByRole('button', { name: 'Go on' }).click();
  }
}, { timeout: 180_000 });
