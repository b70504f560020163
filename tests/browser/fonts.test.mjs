// The browsers find the fonts of the tests and no others, so that a text is as long on every machine. The page's own serif and
// figures take their place after the first move, and nothing moves.

import assert from 'node:assert/strict';
import { EVERY, familiesOf } from './fonts.mjs';
import { inAllFonts, inEach, visit } from './harness.mjs';

/** The fonts that the first element with this selector is set in. */
async function fontsOf(page, selector) {
  // What has not been painted yet has no fonts.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
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
      // Its letters are as large as the cards allow, which lie in the page.
      for (const size of ['--cw', '--sill']) sign.style.setProperty(size, '60px');
      sign.querySelector('b').textContent = letter;
      document.body.append(sign);
    }, [id, letter]);
    await other('cyrillic', 'Ж');
    assert.deepEqual(await fontsOf(page, '#cyrillic b'), [serif]);
    await other('die', '⚂');
    assert.match((await fontsOf(page, '#die b')).join(), /^DejaVu/);
  }, { fonts: [set] });
}

inAllFonts('an open page is set in each set of fonts', async ({ page }) => {
  await inEach(page, async (set) => {
    const { sans, serif } = familiesOf(set);
    assert.deepEqual(await fontsOf(page, '.acts .go'), [sans]);
    assert.deepEqual(await fontsOf(page, '.sign b'), [serif]);
  });
  assert.deepEqual(await fontsOf(page, '.acts .go'), [familiesOf(EVERY[0]).sans]);
});

/** Names and headlines, chips, and what is in italics. */
const OWN = { '.sign b': 'Piazzolla', '.sign p': 'Piazzolla', '.seat .name': 'Piazzolla', '.purse b': 'Fira Sans' };

for (const set of EVERY) {
  visit(`the page's own fonts come after the first move, and nothing moves: ${set}`, async ({ page, table }) => {
    await table.signs.ready.waitFor();
    const places = () => page.locator('.sign, .plate, .mark, .rail-line, .acts button').evaluateAll((all) => all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { name: one.className, left, top, width, height };
    }));
    const fetched = [];
    page.on('request', (request) => /\.woff2$/.test(request.url()) && fetched.push(request.url()));
    await page.waitForLoadState('networkidle');
    assert.deepEqual(fetched, [], 'before the first move');
    const before = await places();
    await page.mouse.move(100, 100);
    await page.waitForFunction(() => [...document.fonts].filter(({ family, status }) => /Serif|Figures/.test(family) && status === 'loaded').length >= 3);
    for (const [selector, family] of Object.entries(OWN)) {
      assert.match((await fontsOf(page, selector)).join(), new RegExp(`^${family}`), selector);
    }
    for (const [nth, now] of (await places()).entries()) {
      for (const side of ['top', 'height']) assert.ok(Math.abs(now[side] - before[nth][side]) < 1, `${now.name}: ${side}`);
      for (const side of ['left', 'width']) assert.ok(Math.abs(now[side] - before[nth][side]) < 5, `${now.name}: ${side} ${before[nth][side]} ${now[side]}`);
    }
    const spaces = await page.evaluate(() => {
      const text = document.createElement('canvas').getContext('2d');
      return ['', 'italic '].map((style) => {
        text.font = `${style}100px "Brag Serif"`;
        return text.measureText(' ').width;
      });
    });
    for (const space of spaces) assert.ok(space > 20, `words stand apart by ${space} hundredths of their size`);
    assert.ok(fetched.every((url) => /\/brag-web-[0-9a-f]{16}\.woff2$/.test(url)), fetched.join());
    assert.equal(fetched.length, 3, 'and no Cyrillic letters, which are not on the page');
  }, { fonts: [set] });
}
