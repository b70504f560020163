// The players: portraits, remarks of bots, the players of a sitting that waits, and the statistics.

import assert from 'node:assert/strict';
import { START, desk, layAsSuggested } from './set-hands.mjs';
import { DESKTOP, EMBED, PHONE, isAccessible, picture, spacePresses, visit } from './harness.mjs';
import { RecordsSheet } from './records-sheet.mjs';
import { isKept } from './store.mjs';

spacePresses();

const faces = (table) => table.felt.locator('.face use');
const words = (table) => table.felt.locator('.talk');

visit('bots have a face from the first screen on, and nothing moves when the program is here', async ({ page, table }) => {
  const shell = await (await fetch(page.url())).text();
  for (const name of ['Nell', 'Bill', 'Charlie']) assert.match(shell, new RegExp(`href=["']?faces\\.svg#${name}`), `${name} is painted first`);
  await table.signs.ready.waitFor();
  const seen = await faces(table).evaluateAll((all) => all.map((one) => one.getAttribute('href')).sort());
  assert.deepEqual(seen, ['faces.svg#Bill', 'faces.svg#Charlie', 'faces.svg#Nell']);
  const places = () => table.felt.locator('.seat:not(.is-me) :is(.plate, .face)').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await places();
  const all = await table.felt.locator('.face').elementHandles();
  await page.mouse.move(5, 5);
  await page.waitForResponse(/-games\.wasm$/);
  await page.evaluate(() => document.fonts.ready);
  assert.deepEqual(await places(), before);
  assert.equal(await table.felt.locator('.face:not([aria-hidden=true])').count(), 0, 'they are for the eye alone');
  await isAccessible(page, 'a table with faces');
  await table.deal();
  for (const face of all) assert.ok(await face.evaluate((own) => own.isConnected), 'a portrait is never drawn anew, so it does not blink');
});

/** The mood that each portrait shows, by name. */
const moods = (table) => table.felt.locator('.seat:has(.face)').evaluateAll((all) => Object.fromEntries(all.map((seat) => {
  const style = getComputedStyle(seat.querySelector('.face'));
  const shown = ['--mw', '--mt', '--mp', '--ms', '--mf'].filter((name) => style.getPropertyValue(name).trim() === '1');
  return [seat.querySelector('.name').textContent, { class: seat.className, mood: shown.join() || '--mw', gains: !!seat.querySelector('.change.gain') }];
})));

visit('a portrait shows what everybody sees: who thinks, who has folded, who has won', async ({ table }) => {
  const seen = new Set();
  for (let deal = 0; deal < 3; deal++) {
    await (deal ? table.deals.click() : table.deal());
    await table.playOut(async (stop) => {
      for (const { class: name, mood } of Object.values(await moods(table))) {
        seen.add(mood);
        const is = (part) => name.split(' ').includes(part);
        if (is('is-glad')) assert.equal(mood, '--mp', name);
        else if (is('is-stung')) assert.equal(mood, '--ms', name);
        else if (is('is-out')) assert.equal(mood, '--mf', name);
        else if (is('is-turn')) assert.equal(mood, '--mt', name);
        else assert.equal(mood, '--mw', name);
      }
      return stop === 'turn' ? table.fold.click() : table.plainly(stop);
    });
    // A pot that is carried makes nobody glad.
    for (const { mood, gains } of Object.values(await moods(table))) assert.equal(mood === '--mp', gains, 'who gains is glad, and nobody else');
  }
  assert.ok(seen.size > 1, [...seen].join());
});

/** Plays deals and folds. Collects the remarks of bots, and whether they cover anything that must stay visible. */
async function listen(page, table, deals) {
  const heard = [];
  for (let deal = 0; deal < deals; deal++) {
    await table.deals.click();
    await table.playOut(async (stop) => {
      heard.push(...await said(page));
      return stop === 'turn' ? table.fold.click() : table.plainly(stop);
    });
    heard.push(...await said(page));
  }
  return heard;
}

const said = (page) => page.evaluate(() => {
  const cut = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const shown = (selector) => [...document.querySelectorAll(`.felt ${selector}`)].filter((own) => own.checkVisibility({ opacityProperty: true }));
  return shown('.talk').map((own) => {
    const place = own.getBoundingClientRect();
    const beneath = shown(':is(.name, .purse, .stake, .total, .said, .verdict, .front)').filter((other) => cut(place, other.getBoundingClientRect()));
    return {
      text: own.textContent,
      isHidden: own.getAttribute('aria-hidden') === 'true',
      lies: beneath.map((other) => other.className),
      isOn: place.left >= 0 && place.right <= innerWidth,
    };
  });
});

for (const [name, viewport] of [['a phone', undefined], ['the smallest screen', EMBED]]) {
  visit(`bots say two words now and then, beside everything that counts, on ${name}`, async ({ page, table }) => {
    const heard = await listen(page, table, 24);
    assert.ok(heard.length > 0, 'somebody has said something');
    for (const { text, isHidden, lies, isOn } of heard) {
      assert.ok(isHidden, 'the status line tells what happens');
      assert.deepEqual(lies, [], `“${text}” covers nothing`);
      assert.ok(isOn, `“${text}” is on the screen`);
    }
  }, { timeout: 120_000, ...(viewport && { viewport }) });
}

for (const [name, viewport] of Object.entries({ PHONE, DESKTOP, EMBED })) {
  visit(`where hands are set portraits and talk leave all names and cards readable (${name})`, async ({ page }) => {
    const at = desk(page);
    await at.suggest.waitFor();
    assert.deepEqual(await covered(page), [], 'while hands are set');
    await layAsSuggested(at, 9);
    await at.over.waitFor();
    assert.deepEqual(await covered(page), [], 'at the end');
  }, { ...START('nine_card'), viewport });
}

/** What lies beneath a portrait or what a bot says, or beyond the edge of the screen. A portrait may lie behind its plate. */
const covered = (page) => page.evaluate(() => {
  const clicks = new CSSStyleSheet();
  clicks.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, clicks];
  const shown = (selector) => [...document.querySelectorAll(`.felt ${selector}`)].filter((own) => own.checkVisibility({ opacityProperty: true }));
  const place = (own) => {
    const text = document.createRange();
    text.selectNodeContents(own);
    return text.getBoundingClientRect();
  };
  const covers = (own, lies, other) => {
    const [left, right] = [Math.max(lies.left, other.left), Math.min(lies.right, other.right)];
    const [top, bottom] = [Math.max(lies.top, other.top), Math.min(lies.bottom, other.bottom)];
    return right - left > 1 && bottom - top > 1 && own.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const found = shown(':is(.face, .talk)').flatMap((own) => {
    const lies = own.getBoundingClientRect();
    const beneath = shown(':is(.name, .purse b, .card.up)').filter((other) => covers(own, lies, other.matches('.card') ? other.getBoundingClientRect() : place(other)));
    const beyond = lies.left < 0 || lies.right > innerWidth ? ['the edge'] : [];
    return [...beneath.map((other) => other.textContent), ...beyond];
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== clicks);
  return found;
});

visit('bots are silent where that is set', async ({ page, table }) => {
  await table.settings({ 'Bots talk': false });
  assert.deepEqual(await listen(page, table, 8), []);
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  assert.deepEqual(await listen(page, table, 2), [], 'it is kept');
});

visit('a sitting that waits is shown with its company and its chips', async ({ page, table }) => {
  const sheet = await table.openNewGame();
  await sheet.getByRole('textbox', { name: 'Name' }).nth(1).fill('Grace');
  await sheet.getByRole('textbox', { name: 'Chips of Grace' }).fill('250');
  await sheet.getByRole('textbox', { name: 'Largest first bet' }).fill('5');
  await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
  await table.playOut(() => table.fold.click());
  await isKept(page);
  const plates = () => table.felt.locator('.plate').evaluateAll((all) => all.map((own) => {
    const [name, chips] = [own.querySelector('.name'), own.querySelector('.purse b')];
    return `${name.textContent} ${chips.textContent}`;
  }));
  const left = await plates();
  assert.ok(left.some((one) => /^Grace 2\d\d$/.test(one)), left.join());
  await page.reload();
  await table.controls.getByRole('button', { name: 'Go on' }).waitFor();
  await table.felt.getByText('Grace').waitFor();
  assert.deepEqual(await plates(), left);
  await page.getByText('3 cards · opens 1–5').waitFor();
});

visit('all sittings are counted, in all and by table', async ({ page, table }) => {
  const past = new RecordsSheet(page, table);
  await past.deals(2);
  let sheet = await past.statistics();
  const number = (says) => sheet.locator('.stats div').filter({ has: page.getByText(says, { exact: true }) }).locator('dd');
  await sheet.getByRole('heading', { name: 'Statistics' }).waitFor();
  assert.equal(await number('Deals').innerText(), '2', 'the sitting in hand counts as far as it is over');
  assert.equal(await number('Won').innerText(), '0');
  await sheet.getByRole('img', { name: 'Chips after 2 deals: −2. The lowest was −2, the highest 0.' }).waitFor();
  await sheet.getByRole('tab', { name: 'Records' }).click();
  await past.endSitting(sheet);
  const newGame = await table.openNewGame();
  await newGame.getByRole('radio', { name: /^French school/ }).check();
  await newGame.getByRole('button', { name: 'Deal', exact: true }).click();
  await table.playOut(() => table.fold.click());
  sheet = await past.statistics();
  await sheet.getByRole('img', { name: /^Chips after 3 deals: −3\./ }).waitFor();
  const tables = sheet.getByRole('combobox', { name: 'Table' });
  await tables.selectOption('Three cards · French school');
  assert.equal(await number('Deals').innerText(), '1');
  await tables.selectOption('Three cards');
  assert.equal(await number('Deals').innerText(), '2');
  await tables.selectOption('All tables');
  assert.equal(await number('Deals').innerText(), '3');
  await isAccessible(page, 'the statistics');
  await sheet.getByRole('heading', { name: 'Statistics' }).scrollIntoViewIfNeeded();
  await picture(page, 'statistics');
  const over = await sheet.evaluate((own) => {
    const body = own.querySelector('.body');
    return body.scrollWidth - body.clientWidth;
  });
  assert.equal(over, 0);
}, { viewport: EMBED });
