// The browsers find the fonts of the tests and no others, so that a text is as long on every machine.

import assert from 'node:assert/strict';
import { EVERY, familiesOf } from './fonts.mjs';
import { visit } from './harness.mjs';

/** The fonts that the first element with this selector is set in. */
async function fontsOf(page, selector) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const set of EVERY) {
  visit(`the page is set in the fonts of the test: ${set}`, async ({ page }) => {
    const { sans, serif } = familiesOf(set);
    assert.deepEqual(await fontsOf(page, '.acts .go'), [sans]);
    assert.deepEqual(await fontsOf(page, '.sign b'), [serif]);
    // Letters of other languages are there too, and whatever a family lacks comes from one that is always there.
    await page.locator('.sign b').evaluate((title) => { title.textContent = 'Ж'; });
    assert.deepEqual(await fontsOf(page, '.sign b'), [serif]);
    await page.locator('.sign b').evaluate((title) => { title.textContent = '⚂'; });
    assert.match((await fontsOf(page, '.sign b')).join(), /^DejaVu/);
  }, { fonts: [set] });
}
