// The page in every language: the device's, the chosen one, complete, and changed at once.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EMBED, isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

const FILES = join(dirname(fileURLToPath(import.meta.url)), '../../src/app/i18n');
const LANGUAGES = { de: 'Deutsch', fr: 'Français', ru: 'Русский' };
const EN = plain('en');

for (const code of Object.keys(LANGUAGES)) {
  const own = plain(code);

  visit(`${code}: a device that speaks it is spoken to in it, from the first screen on`, async ({ page }) => {
    assert.equal(await page.getAttribute('html', 'lang'), code);
    await press(page, own['deal-me-in']);
    await page.getByRole('button', { name: own.fold }).and(page.locator(':not([aria-disabled])')).waitFor();
    await press(page, own.fold);
    await page.getByRole('heading', { level: 2 }).waitFor();
    await saysNoEnglish(page, own, 'the end of a deal');
    await isAccessible(page, 'the end of a deal');
    await picture(page, `${code}-deal`);
  }, { locale: `${code}-${code.toUpperCase()}` });

  visit(`${code}: every sheet is whole, and fits the smallest screen`, async ({ page }) => {
    await press(page, own['new-game']);
    await page.getByRole('radiogroup', { name: own['which-game'] }).waitFor();
    await fits(page, own, 'family', code);
    await press(page, own['players-and-rules']);
    await page.getByRole('button', { name: own['deal-it'], exact: true }).waitFor();
    for (const more of await page.locator('dialog summary').all()) await more.click();
    await fits(page, own, 'new-game', code);
    await page.keyboard.press('Escape');
    await page.locator('dialog.sheet').waitFor({ state: 'detached' });
    await press(page, own.menu);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await page.locator('#tab-panel > *').first().waitFor();
      await fits(page, own, await tab.getAttribute('id'), code);
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog.sheet').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: own.keys }).waitFor();
    await fits(page, own, 'keys', code);
  }, { locale: code, viewport: { width: 320, height: 568 } });
}

for (const code of ['en', ...Object.keys(LANGUAGES)]) {
  visit(`${code}: the rail of the smallest screen names every game whole, and cuts what happened rather than whose turn it is`, async ({ page }) => {
    const own = plain(code);
    await press(page, own['deal-me-in']);
    await page.getByRole('button', { name: own.fold }).and(page.locator(':not([aria-disabled])')).waitFor();
    const names = Object.entries(own).filter(([id]) => /^family-/.test(id) && !id.endsWith('-says')).map(([, name]) => name);
    assert.ok(names.length > 15);
    const cut = await page.evaluate((all) => {
      const [first, rest] = document.querySelector('.rail-line').children;
      rest.textContent = ' · 1000000';
      const box = first.parentElement.getBoundingClientRect();
      return all.filter((name) => {
        first.textContent = name;
        const { top, bottom } = first.getBoundingClientRect();
        const halved = rest.getBoundingClientRect();
        const isWhole = halved.top >= box.bottom - 1 || halved.right <= box.right;
        return first.scrollWidth > first.clientWidth + 1 || top < box.top - 1 || bottom > box.bottom + 1 || !isWhole;
      });
    }, names);
    assert.deepEqual(cut, []);
    const turn = await page.locator('.line').evaluate((line) => {
      line.querySelector('span').firstChild.data = 'Somebody has done something that takes very many words to tell. '.repeat(2);
      const words = document.createRange();
      words.selectNodeContents(line.lastChild);
      const [box, around] = [words.getBoundingClientRect(), line.getBoundingClientRect()];
      return box.left >= around.left && box.right <= around.right + 0.5 && box.width > 40;
    });
    assert.ok(turn, 'whose turn it is can be read');
  }, { locale: code === 'en' ? 'en-GB' : code, viewport: EMBED });
}

visit('the language is changed at once, in the middle of a deal, and kept', async ({ page, table }) => {
  await table.deal();
  const before = await table.seats();
  const sheet = await table.openHouse();
  await sheet.getByRole('combobox', { name: 'Language' }).focus();
  await sheet.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  const own = plain('fr');
  const list = page.getByRole('combobox', { name: own.language });
  await list.waitFor();
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
  await page.locator('#language:focus').waitFor();
  await page.keyboard.press('Escape');
  const words = await page.locator('section.felt').innerText();
  for (const [name, { chips }] of Object.entries(before)) {
    if (name !== 'You') assert.match(words.replaceAll(/\s+/g, ' '), new RegExp(`${name} ${chips}`), 'the deal goes on');
  }
  await page.getByRole('button', { name: own.fold }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: own['go-on'] }).waitFor();
  await page.getByRole('button', { name: own.menu }).click();
  await page.getByRole('combobox', { name: own.language }).selectOption('English');
  await page.getByRole('combobox', { name: 'Language' }).waitFor();
});

visit('if a language cannot be fetched, the page says so and keeps its language', async ({ page, table, context, problems }) => {
  const sheet = await table.openHouse();
  await context.route(/-ru\.wasm$/, (route) => route.abort());
  await sheet.getByRole('combobox', { name: 'Language' }).selectOption('Русский');
  await sheet.getByRole('alert').getByText('This language couldn’t be loaded.').waitFor();
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  problems.splice(0);
});

visit('a language that arrives after another was chosen is not used', async ({ page, table, context }) => {
  await table.openHouse();
  const choose = (name) => page.locator('#language').selectOption(name);
  await page.evaluate(() => {
    globalThis.spoken = [];
    new MutationObserver(() => globalThis.spoken.push(document.documentElement.lang)).observe(document.documentElement, { attributeFilter: ['lang'] });
  });
  let send;
  const sent = new Promise((done) => { send = done; });
  await context.route(/-de\.wasm$/, async (route) => {
    await sent;
    await route.continue();
  });
  await choose('Deutsch');
  await choose('English');
  const came = page.waitForResponse(/-de\.wasm$/);
  send();
  await came;
  // The next announcement follows it.
  await choose('Français');
  await page.locator('html[lang=fr]').waitFor();
  await choose('English');
  await page.locator('html[lang=en]').waitFor();
  assert.deepEqual(await page.evaluate(() => globalThis.spoken), ['fr', 'en']);
});

/** Every message of a language without variables or markup. */
function plain(code) {
  const text = readFileSync(join(FILES, `${code}.ftl`), 'utf8');
  return Object.fromEntries([...text.matchAll(/^([a-z][a-z0-9-]*) = ([^{\n]+)$/gm)].map(([, id, says]) => [id, says.trim()]));
}

async function press(page, name) {
  await page.getByRole('button', { name, exact: true }).first().click();
}

/** Asserts that nothing overflows sideways and nothing is in English. */
async function fits(page, own, where, code) {
  const over = await page.evaluate(() => {
    const body = document.querySelector('dialog .body');
    return Math.max(body.scrollWidth - body.clientWidth, document.documentElement.scrollWidth - innerWidth);
  });
  assert.ok(over <= 0, `${where} hangs ${over} pixels over the side`);
  await saysNoEnglish(page, own, where);
  await picture(page, `${code}-${where}`);
}

/** Asserts that no text or label is an English message that this language translates otherwise. */
async function saysNoEnglish(page, own, where) {
  const said = await page.evaluate(() => {
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent.trim());
      else texts.push(...['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name)?.trim()));
    }
    return texts.filter(Boolean);
  });
  const foreign = new Set(Object.values(own));
  const english = new Set(Object.entries(EN).filter(([id, says]) => own[id] !== says && !foreign.has(says)).map(([, says]) => says));
  assert.deepEqual(said.filter((text) => english.has(text)), [], `no English in ${where}`);
}
