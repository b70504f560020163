// Every control of every sheet can be reached: one scrolls down to it, never sideways, and a press hits it.

import assert from 'node:assert/strict';
import { DESKTOP, PHONE, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

const SIZES = [PHONE, { width: 844, height: 390 }, { width: 1024, height: 768 }, DESKTOP, { width: 1366, height: 768 }];
const TABS = ['Settings', 'Rules', 'School', 'Odds', 'Log', 'Records', 'Statistics'];

/** Runs in the page: opens all that can be opened in the sheet, and lists the controls that cannot be reached. */
function outOfReach(sheet) {
  sheet.querySelectorAll('details').forEach((one) => { one.open = true; });
  const all = sheet.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]');
  const scrolls = (part) => part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY);
  const lost = [];
  for (const control of [...all].filter((one) => one.checkVisibility())) {
    // The choices of a seat show themselves when a key comes to them.
    if (control.closest('.player:not(.open)')) control.focus();
    // What is hidden beneath a label is hit by it.
    const target = control.labels?.[0]?.contains(control) ? control.labels[0] : control;
    // Somewhere in what scrolls it lies free: a head that stays may cover the middle of a low sheet.
    let at = [0, 0];
    const isHit = [0.5, 0.8].some((share) => {
      for (let part = target.parentElement; part && part !== sheet.parentElement; part = part.parentElement) {
        if (!scrolls(part)) continue;
        const [own, around] = [target.getBoundingClientRect(), part.getBoundingClientRect()];
        part.scrollTop += own.top + own.height / 2 - around.top - around.height * share;
      }
      const { left, top, width, height } = target.getBoundingClientRect();
      at = [left + width / 2, top + height / 2];
      return target.contains(document.elementFromPoint(...at));
    });
    const [x, y] = at;
    if (!isHit) lost.push(`${control.getAttribute('aria-label') ?? control.innerText ?? control.id} (${control.tagName} at ${x | 0}, ${y | 0})`);
  }
  for (const field of [...sheet.querySelectorAll('.field')].filter((one) => one.checkVisibility())) {
    if (field.scrollHeight > field.clientHeight + 1) lost.push(`“${field.innerText}” has no room`);
  }
  for (const part of sheet.querySelectorAll('*')) {
    const { overflowX } = getComputedStyle(part);
    if (part.scrollWidth > part.clientWidth + 1 && part.matches('.body') && !/visible|clip/.test(overflowX)) lost.push(`${part.className} scrolls sideways`);
  }
  return lost;
}

/** Asserts that all of a sheet can be reached on every screen. */
async function reaches(sheet, where) {
  for (const viewport of SIZES) {
    await sheet.page().setViewportSize(viewport);
    assert.deepEqual(await sheet.evaluate(outOfReach), [], `what cannot be reached in ${where} at ${viewport.width} × ${viewport.height}`);
  }
  await sheet.page().setViewportSize(PHONE);
}

async function close(sheet) {
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

const dialog = (page, name) => page.getByRole('dialog', { name, exact: true });

/** The tabs of the menu, and the sheets that it leads to. */
async function menu(page, table, when) {
  for (const tab of TABS) {
    const sheet = await table.openHouse(tab);
    if (tab === 'Statistics') await sheet.getByRole('heading', { name: 'Statistics' }).waitFor();
    await reaches(sheet, `${tab} ${when}`);
    if (tab === 'Settings') await picture(page, `reach-settings-${when.replaceAll(' ', '-')}`);
    await close(sheet);
  }
  const settings = await table.openHouse('Settings');
  await settings.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const keys = page.locator('dialog.sheet').filter({ hasNot: page.getByRole('tab') });
  await keys.waitFor();
  await reaches(keys, `the keys ${when}`);
  await close(keys);
  const rules = await table.openHouse('Rules');
  await rules.getByRole('button', { name: 'Embed this table' }).click();
  const embed = dialog(page, 'Embed this table');
  await embed.getByRole('textbox').first().waitFor();
  await reaches(embed, `Embed this table ${when}`);
  await close(embed);
  const records = await table.openHouse('Records');
  await records.getByRole('button', { name: 'Is the shuffle fair?' }).click();
  const fair = dialog(page, 'Is the shuffle fair?');
  await fair.locator('.body > *').first().waitFor();
  await reaches(fair, `Is the shuffle fair? ${when}`);
  await close(fair);
}

visit('before a sitting every control of every sheet can be reached on every screen', async ({ page, table }) => {
  await menu(page, table, 'before');
  await page.getByRole('button', { name: 'How to play' }).click();
  const howto = page.locator('dialog .howto');
  await howto.locator('> *').first().waitFor();
  await reaches(page.locator('dialog.sheet'), 'How to play');
  await close(page.locator('dialog.sheet'));
  await page.evaluate(() => localStorage.setItem(`${OWN}owner`, 'before'));
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).click();
  await page.locator('dialog .school .month').waitFor();
  await reaches(page.locator('dialog.sheet'), 'the school');
  await close(page.locator('dialog.sheet'));
  await table.controls.getByRole('button', { name: 'New game' }).click();
  const sheet = dialog(page, 'New game');
  await sheet.getByRole('radiogroup', { name: 'Which game?' }).or(sheet.getByRole('button', { name: 'Deal', exact: true })).first().waitFor();
  const another = sheet.getByRole('button', { name: 'Another game' });
  if (await another.isVisible()) await another.click();
  await reaches(sheet, 'the games');
  await sheet.getByRole('button', { name: 'Players and rules' }).click();
  await sheet.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  await reaches(sheet, 'players and rules');
}, { timeout: 120_000 });

visit('during a sitting every control of every sheet can be reached on every screen', async ({ page, table }) => {
  await table.dealToTurn();
  await table.fold.click();
  await table.settle();
  await menu(page, table, 'during a sitting');
}, { timeout: 120_000 });
