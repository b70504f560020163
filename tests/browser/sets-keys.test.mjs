// The sheet of keys lists those of the game at the table.

import assert from 'node:assert/strict';
import { START } from './set-hands.mjs';
import { EMBED, isAccessible, picture, visit } from './harness.mjs';

const KEYS = { en: ['from card to card', 'take the spare hand', 'put the best hand first'], de: ['von Karte zu Karte', 'das Ersatzblatt nehmen', 'das beste Blatt zuerst'], fr: ['de carte en carte', 'prendre la main de réserve', 'mettre les mains en ordre'], ru: ['от карты к карте', 'взять запасную руку', 'разложить руки по силе'] };

for (const [locale, says] of Object.entries(KEYS)) {
  visit(`the keys for setting are listed (${locale})`, async ({ page }) => {
    await page.locator('.card.at-rest[role="button"]').nth(12).waitFor();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog');
    for (const key of says) await sheet.getByText(key, { exact: true }).waitFor();
    assert.equal(await sheet.getByText('1 – 5').count(), 1);
    assert.equal(await sheet.locator('kbd').filter({ hasText: /^F$/ }).count(), 0, 'nobody folds here');
    await isAccessible(page, 'the keys');
    await picture(page, `sets-keys-${locale}`);
  }, { ...START('thirteen_card', '&seats=2'), viewport: EMBED, locale });
}
