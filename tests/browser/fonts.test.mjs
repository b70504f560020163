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
    await page.locator('#shell').waitFor({ state: 'detached' });
    const { sans, serif } = familiesOf(set);
    assert.deepEqual(await fontsOf(page, '.acts .go'), [sans]);
    assert.deepEqual(await fontsOf(page, '.sign b'), [serif]);
    // Letters of other languages are there too, and whatever a family lacks comes from one that is always there.
    // They stand beside the page, which draws its own letters again.
    const other = (id, letter) => page.evaluate(([id, letter]) => {
      const sign = document.querySelector('.sign').cloneNode(true);
      sign.id = id;
      sign.querySelector('b').textContent = letter;
      document.body.append(sign);
    }, [id, letter]);
    await other('cyrillic', 'Ж');
    assert.deepEqual(await fontsOf(page, '#cyrillic b'), [serif]);
    await other('die', '⚂');
    assert.match((await fontsOf(page, '#die b')).join(), /^DejaVu/);
  }, { fonts: [set] });
}
