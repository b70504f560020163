// A host that sends its page, cacheable for a year, in place of a missing file. The page stores none of that, and works as soon
// as the file is there.

import assert from 'node:assert/strict';
import { URL_OF_PAGE, kept, openWithoutLine, spacePresses, visit } from './harness.mjs';
import { oddHost, until } from './odd-host.mjs';

spacePresses();

const odd = await oddHost();
const PAGE = await (await fetch(URL_OF_PAGE)).text();
const YEAR = 'public, max-age=31536000, immutable';

/** From now on the host lacks the files with this ending. Without an argument it lacks none. */
const lack = (ends) => {
  const page = { headers: { 'Content-Type': 'text/html', 'Cache-Control': YEAR }, body: PAGE };
  odd.answer = (path) => (ends?.test(path) ? page : undefined);
};

const PROGRAM = /_bg\.wasm(\?|$)/;
const SCRIPT = /\/brag-web-[0-9a-f]{16}\.js(\?|$)/;
const SHEETS = /-sheets\.wasm$/;
const STYLE = /\.css$/;

/** Makes the app store itself, and waits for the result. */
const end = (page) => page.evaluate(async () => {
  const { installing } = await navigator.serviceWorker.register('sw.js');
  await new Promise((done) => { installing.onstatechange = () => /activated|redundant/.test(installing.state) && done(); });
  return installing.state;
});

for (const [what, ends] of Object.entries({ program: PROGRAM, script: SCRIPT, sheets: SHEETS, style: STYLE, pack: /\/cards\.svg$/, list: /-files\.json$/ })) {
  visit(`a page that is sent in place of a file is not stored (${what})`, async ({ page, context, problems }) => {
    lack(ends);
    assert.equal(await end(page), 'redundant');
    const wrong = await page.evaluate(async () => {
      const found = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const type = (await cache.match(request)).headers.get('Content-Type');
          if (/html/.test(type) && !/index\.html$/.test(request.url)) found.push(request.url);
        }
      }
      return found;
    });
    assert.deepEqual(wrong, []);

    lack();
    await odd.open(page);
    await kept(page);
    await openWithoutLine(page, context);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Players and rules' }).waitFor();
    problems.length = 0;
  }, odd.elsewhere);
}

/** A service worker that stores whatever the host sends, as earlier versions did. */
const CREDULOUS = `
const FILES = ['index.html', NAMES];
addEventListener('install', (event) => event.waitUntil((async () => {
  const kept = await caches.open('brag / 0123456789abcdef');
  await Promise.all(FILES.map(async (file) => kept.put(file, await fetch(file, { cache: 'no-cache' }))));
})()));
addEventListener('fetch', (event) => {
  const asked = new URL(event.request.url).pathname === '/' ? 'index.html' : event.request;
  event.respondWith((async () => (await caches.match(asked)) ?? fetch(event.request))());
});`;

visit('a page that an older worker has kept in place of the program is put right', async ({ page, problems }) => {
  const names = [...new Set(PAGE.match(/brag-web-[0-9a-f]{16}(_bg\.wasm|\.js)/g))].map((name) => `'${name}'`);
  const body = CREDULOUS.replace('NAMES', names.join());
  lack(PROGRAM);
  const { answer } = odd;
  odd.answer = (path) => (path === '/sw.js' ? { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }, body } : answer(path));
  assert.equal(await end(page), 'activated');
  await page.reload();
  await page.locator('#shell').getByRole('alert').waitFor();

  lack();
  await page.reload();
  await page.locator('#shell').getByRole('alert').waitFor();
  await until(page, async () => !(await caches.keys()).includes('brag / 0123456789abcdef'));
  await page.reload();
  await page.locator('#shell').waitFor({ state: 'detached' });
  problems.length = 0;
}, odd.elsewhere);

for (const [what, ends] of Object.entries({ program: PROGRAM, script: SCRIPT })) {
  visit(`a page in place of what the table needs is told, and a reload helps (${what})`, async ({ page, problems }) => {
    lack(ends);
    await page.reload();
    const told = page.locator('#shell').getByRole('alert');
    await told.waitFor();
    assert.match(await told.innerText(), /is missing on this site/);
    assert.ok(problems.length > 0, 'the browser tells of it too');
    lack();
    await page.reload();
    await page.locator('#shell').waitFor({ state: 'detached' });
    problems.length = 0;
  }, { ...odd.elsewhere, serviceWorkers: 'block' });
}

for (const [what, ends] of Object.entries({ sheets: SHEETS, style: STYLE })) {
  visit(`a page in place of what the sheets need is told, and another try helps (${what})`, async ({ page, problems }) => {
    lack(ends);
    await page.getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog', { name: 'New game' });
    await sheet.getByRole('alert').waitFor();
    assert.match(await sheet.getByRole('alert').innerText(), /is missing on this site/);
    await sheet.getByRole('button', { name: 'Close' }).click();
    lack();
    await page.getByRole('button', { name: 'New game' }).click();
    await sheet.getByRole('button', { name: 'Players and rules' }).waitFor();
    problems.length = 0;
  }, { ...odd.elsewhere, serviceWorkers: 'block' });
}

visit('what the sheets need and was changed is told apart from a line that is cut', async ({ page, context, problems }) => {
  const open = async () => {
    await page.getByRole('button', { name: 'New game' }).click();
    const alert = page.getByRole('dialog', { name: 'New game' }).getByRole('alert');
    await alert.waitFor();
    return alert.innerText();
  };
  odd.answer = (path) => (SHEETS.test(path) ? { headers: { 'Content-Type': 'application/wasm' }, body: 'No' } : undefined);
  assert.match(await open(), /has been changed on its way/);
  await page.getByRole('button', { name: 'Close' }).click();
  await context.route(SHEETS, (route) => route.abort());
  assert.match(await open(), /Try again when you’re online/);
  problems.length = 0;
}, { ...odd.elsewhere, serviceWorkers: 'block' });

for (const [what, answer, says] of [
  ['is missing', { status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'No' }, /Diese Sprache konnte nicht geladen werden: Ihre Datei fehlt/],
  ['cannot be fetched', undefined, /This language couldn’t be loaded\. Try again when you’re online/],
]) {
  visit(`a language that ${what} is told at the table, and comes when it can be had`, async ({ page, context, table, problems }) => {
    await page.getByRole('button', { name: 'Deal me in' }).click();
    const told = page.getByRole('alert').filter({ hasText: says });
    await told.waitFor();
    assert.equal(await table.settle(), 'turn', 'and the page plays in English');
    await context.unroute(/-de\.wasm/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('html[lang=de]').waitFor();
    problems.length = 0;
  }, {
    locale: 'de-DE',
    prepare: (context) => context.route(/-de\.wasm/, (route) => (answer ? route.fulfill(answer) : route.abort())),
  });
}

visit('for a missing file the host sends a small page, which only asks where the table is', async ({ page, problems }) => {
  const asked = [];
  // The page may fetch programs meanwhile.
  await page.goto('about:blank');
  page.on('request', (request) => asked.push(request.url()));
  const missing = new URL('nowhere', URL_OF_PAGE).href;
  const answer = await page.goto(missing);
  assert.equal(answer.status(), 404);
  for (const [language, words] of Object.entries({ en: 'There’s nothing', de: 'Unter dieser', fr: 'Il n’y a rien', ru: 'По этому адресу' })) {
    assert.match(await page.locator(`p[lang=${language}]`).innerText(), new RegExp(`^${words}`));
  }
  await page.waitForFunction((table) => document.links[0].href === table, URL_OF_PAGE);
  assert.deepEqual(asked, [missing, new URL('manifest.webmanifest', URL_OF_PAGE).href]);
  problems.length = 0;
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.locator('#shell').waitFor({ state: 'detached' });
  assert.equal(page.url(), URL_OF_PAGE);
});
