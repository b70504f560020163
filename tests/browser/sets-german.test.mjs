// A whole deal of set hands in German: nothing in English, and nothing cut off.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { START } from './set-hands.mjs';
import { EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

const FILES = join(dirname(fileURLToPath(import.meta.url)), '../../src/app/i18n');
const says = (id) => new RegExp(`^${id} = (.+)$`, 'm').exec(readFileSync(join(FILES, 'de.ftl'), 'utf8'))[1];
const ENGLISH = /\b(hand \d|cards?|points?|wins?|tap|suggest|lay|sort|run|pair|high|deal)\b/i;

for (const [variant, [cards, seats]] of Object.entries({ nine_card: [9, 4], thirteen_card: [13, 4], fifteen_card: [15, 3] })) {
  for (const [size, viewport] of Object.entries({ phone: PHONE, smallest: EMBED })) {
    visit(`a deal of ${variant} in German on the ${size} screen`, async ({ page }) => {
      const felt = page.getByRole('region', { name: says('the-table') });
      const button = (id) => page.getByRole('button', { name: new RegExp(`^${says(id)}`) });
      const inHand = felt.getByRole('button', { name: new RegExp(`, ${says('in-hand')}$`) });
      await inHand.nth(cards - 1).waitFor();
      await isGerman(page, 'before anything is set');
      await inHand.first().click({ position: { x: 6, y: 12 } });
      await felt.locator('.place').nth(2).click();
      await button('suggest').click();
      await isGerman(page, 'all set');
      assert.deepEqual(await cutOff(felt), []);
      await picture(page, `german-${variant}-${size}`);
      await isAccessible(page, 'set in German');
      await button('lay').click();
      await button('next-deal').or(button('same-again')).waitFor();
      await isGerman(page, 'at the end');
      assert.deepEqual(await cutOff(felt), []);
      await picture(page, `german-${variant}-${size}-shown`);
    }, { ...START(variant, `&seats=${seats}`), viewport, locale: 'de-DE' });
  }
}

async function isGerman(page, when) {
  const said = await page.evaluate(() => [
    document.querySelector('main').innerText,
    ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
  ].join(' '));
  assert.doesNotMatch(said, ENGLISH, when);
}

/** The elements that overflow the felt or their place. */
async function cutOff(felt) {
  return felt.evaluate((felt) => {
    const cloth = felt.getBoundingClientRect();
    const is = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const out = [...felt.querySelectorAll('.plate, .what, .verdict')].filter((one) => {
      const place = one.closest('.place');
      return !is(one.getBoundingClientRect(), place ? place.getBoundingClientRect() : cloth);
    });
    return out.map((one) => one.textContent);
  });
}
