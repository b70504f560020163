import assert from 'node:assert/strict';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, visit } from './harness.mjs';

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP, embed: EMBED })) {
  visit(`the page loads and can be read by everyone (${name})`, async ({ page }) => {
    await page.getByRole('button', { name: 'Deal me in' }).waitFor();
    assert.match(await page.title(), /Brag/);
    await isAccessible(page);
    await picture(page, `smoke-${name}`);
  }, { viewport });
}
