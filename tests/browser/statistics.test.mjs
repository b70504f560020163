// Statistics: pictures that keys and fingers read, what reviews have found, and a table to save.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { EMBED, OWN, hasTargets, isAccessible, visit } from './harness.mjs';

/** A result that every version can read: two deals, in which you folded at once. */
const RESULT = await readFile(new URL('../results/2.json', import.meta.url), 'utf8');
const ID = JSON.parse(RESULT).record.seed.slice(0, 16);
/** What a review may have found there: the second fold was a blunder. */
const FOUND = 'brag_review 1\n1 -1500 0 1 0\n2 1250 -2400 2 600 7:2400:600:chips';

/** Stores these texts before the page opens. */
const storing = (texts) => ({
  prepare: (context) => context.addInitScript((texts) => {
    if (localStorage.length > 0) return;
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, texts),
});
const RESULTS = { [`${OWN}result.${ID}`]: RESULT };
const REVIEWED = { ...RESULTS, [`${OWN}review.${ID}`]: FOUND };

/** The statistics, once they are counted. */
async function statistics(page, { menu = 'Menu', tab = 'Statistics', name = 'Statistics' } = {}) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
  const all = page.getByRole('region', { name });
  await all.locator('.stats, .rules').first().waitFor();
  return all;
}

/** Asserts that nothing in the sheet is wider than its place. */
async function fits(page) {
  const wide = await page.getByRole('dialog').evaluate((sheet) => [...sheet.querySelectorAll('.body, .statistics *')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && !one.matches('.sr, .plot *'))
    .map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} > ${one.clientWidth}`));
  assert.deepEqual(wide, [], 'nothing is cut off or scrolls sideways');
}

visit('a line is read point by point with keys, and as a table', async ({ page }) => {
  const all = await statistics(page);
  await all.getByRole('img', { name: 'Chips after 2 deals: −2. The lowest was −2, the highest 0.' }).waitFor();
  const slider = all.getByRole('slider', { name: 'Chips, deal by deal' });
  const says = () => slider.getAttribute('aria-valuetext');
  await slider.focus();
  assert.equal(await says(), 'Deal 2: −2. Decisions and opponents: −1.8');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await says(), 'Deal 1: −1. Decisions and opponents: +0.5');
  await page.keyboard.press('End');
  assert.match(await says(), /^Deal 2/);
  await page.keyboard.press('Home');
  assert.match(await says(), /^Deal 1/);
  const button = all.getByRole('button', { name: 'As a table' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const table = all.getByRole('table', { name: 'Chips, deal by deal' });
  const cells = await table.getByRole('row').allInnerTexts();
  assert.deepEqual(cells.map((row) => row.split(/\s*\t\s*/)), [['Deals', 'Chips', 'Decisions and opponents'], ['Deal 1', '−1', '+0.5'], ['Deal 2', '−2', '−1.8']]);
  await isAccessible(page, 'the statistics with a table');
  await page.keyboard.press('Enter');
  await table.waitFor({ state: 'detached' });
  await all.getByRole('img', { name: /^A decision cost 20\.0% of what was at stake on average\. Decisions: 3\.$/ }).waitFor();
}, storing(REVIEWED));

visit('a costly decision leads into its deal by keys, where it is tried again, and back', async ({ page }) => {
  const all = await statistics(page);
  const row = all.locator('.decisions > li');
  await row.getByText('Fold').waitFor();
  assert.match(await row.innerText(), /Blunder\s+Fold · −2\.4, 60% of the pot\s+Deal 2 · Three cards · /);
  const way = row.getByRole('button', { name: /^Review: Deal 2 · Three cards/ });
  await way.focus();
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Review' });
  await review.locator('.ledger').waitFor({ timeout: 45_000 });
  assert.equal(await review.locator('.ledger li').first().innerText().then((text) => text.replace(/\s+/g, ' ')), 'Result −1.0');
  const again = review.getByRole('button', { name: 'Try again' }).last();
  await again.focus();
  await page.keyboard.press('Enter');
  const room = page.getByRole('group', { name: 'What if' });
  await room.getByRole('button', { name: /^Fold/, disabled: false }).waitFor();
  await page.keyboard.press('Escape');
  await review.locator('.ledger').waitFor({ timeout: 45_000 });
  await review.getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /^(costly-\d|statistics)$/.test(document.activeElement.id));
}, storing(REVIEWED));

visit('in German, by touch, on the smallest screen in the dark, a sitting is reviewed from the statistics', async ({ page }) => {
  const german = { menu: 'Menü', tab: 'Statistik', name: 'Statistik' };
  let all = await statistics(page, german);
  await all.getByText(/^Analysierte Runden: 0 von 2\./).waitFor();
  assert.equal(await all.getByText('Entscheidungen und Gegner').count(), 0);
  const plot = all.locator('.plot').first();
  await plot.scrollIntoViewIfNeeded();
  const place = await plot.boundingBox();
  await page.touchscreen.tap(place.x + 8, place.y + place.height / 2);
  await all.getByText('Runde 1: −1').waitFor();
  const stored = () => page.evaluate((id) => localStorage.getItem(`${OWN}review.${id}`), ID);
  assert.equal(await stored(), null, 'nothing is reviewed unless it is asked for');
  await all.getByRole('button', { name: /^Analysieren: / }).tap();
  const review = page.getByRole('dialog', { name: 'Analyse' });
  await review.locator('.ledger').waitFor({ timeout: 50_000 });
  assert.match(await stored(), /^brag_review 2\n1 -?\d+ -?\d+ \d+ \d+.*\n2 /);
  await review.getByRole('button', { name: 'Zurück' }).tap();
  all = page.getByRole('region', { name: 'Statistik' });
  await all.getByRole('slider', { name: 'Chips, Runde für Runde' }).waitFor();
  await all.getByText('Entscheidungen und Gegner', { exact: true }).first().waitFor();
  assert.equal(await all.getByText(/^Analysierte Runden: \d/).count(), 0, 'all of it is');
  await all.getByRole('img', { name: /^Eine Entscheidung kostete im Schnitt \d/ }).waitFor();
  for (const button of await all.getByRole('button', { name: 'Als Tabelle' }).all()) await button.tap();
  await isAccessible(page, 'the statistics');
  await hasTargets(page, 'the statistics');
  await fits(page);
}, { ...storing(RESULTS), locale: 'de-DE', viewport: EMBED, hasTouch: true, colorScheme: 'dark', timeout: 120_000 });

visit('all deals are saved as a table', async ({ page }) => {
  const all = await statistics(page);
  const download = page.waitForEvent('download');
  await all.getByRole('button', { name: 'Save all deals as CSV' }).click();
  const file = await download;
  assert.equal(file.suggestedFilename(), 'brag-statistics.csv');
  const date = new Date(JSON.parse(RESULT).at).toISOString();
  assert.deepEqual((await readFile(await file.path(), 'utf8')).split('\r\n'), [
    'date,game,players,deal,net,won,blind,hand,cost',
    `${date},three_card,4,1,-1,no,yes,,0`,
    `${date},three_card,4,2,-1,no,yes,,2.4`,
    '',
  ]);
}, storing(REVIEWED));

visit('what was found goes with its sitting, comes back with it, and is saved with everything', async ({ page }) => {
  await statistics(page);
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  const stored = () => page.evaluate((id) => localStorage.getItem(`${OWN}review.${id}`), ID);
  const show = (tab) => sheet.getByRole('tab', { name: tab }).click();
  await show('Records');
  await sheet.getByRole('button', { name: /^Delete the game/ }).click();
  await sheet.getByText('Game deleted.').waitFor();
  assert.equal(await stored(), null);
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await sheet.getByRole('button', { name: /^Delete the game/ }).waitFor();
  assert.equal(await stored(), FOUND);
  await sheet.getByRole('tab', { name: 'Settings' }).click();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save everything to a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  assert.deepEqual(JSON.parse(text).reviews, [{ key: ID, text: FOUND }]);
  await show('Records');
  await sheet.getByRole('button', { name: /^Delete the game/ }).click();
  await sheet.getByText('Game deleted.').waitFor();
  await show('Statistics');
  await sheet.getByRole('region', { name: 'Statistics' }).getByText(/^Nothing to count yet\./).waitFor();
}, storing(REVIEWED));

visit('a stored review that cannot be read is as good as none', async ({ page }) => {
  const all = await statistics(page);
  await all.getByText(/^Deals reviewed: 0 of 2\./).waitFor();
  assert.equal(await all.locator('.decisions').count(), 0);
}, storing({ ...RESULTS, [`${OWN}review.${ID}`]: '{"brag_review":9}' }));

visit('before the first deal the statistics say that there is nothing yet', async ({ page }) => {
  const all = await statistics(page);
  await all.getByText(/^Nothing to count yet\./).waitFor();
  assert.equal(await all.getByRole('img').count(), 0);
  await isAccessible(page, 'empty statistics');
});

visit('mistakes are told by kind, and practice begins with the own decision', async ({ page }) => {
  const all = await statistics(page);
  await all.getByText('Shown once you have 20 reviewed deals of three-card Brag. So far: 2.').waitFor();
  const mistake = all.locator('.mistakes > li');
  assert.equal(await mistake.count(), 1);
  assert.match(await mistake.innerText(), /^Folded a hand worth playing\s+1×, 60% of the stake each · no clear trend/);
  await isAccessible(page, 'mistakes by kind');
  await fits(page);
  await mistake.getByRole('button', { name: 'Practise: Folded a hand worth playing' }).click();
  const room = page.locator('.room.drill');
  await room.getByRole('button', { name: 'Fold' }).waitFor({ timeout: 20_000 });
}, { ...storing({ ...RESULTS, [`${OWN}review.${ID}`]: `${FOUND.replace('brag_review 1', 'brag_review 2')}:folded` }), viewport: EMBED });
