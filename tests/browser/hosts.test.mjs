// The app on other kinds of hosts: it is stored for offline use there too, and updates from version to version.

import assert from 'node:assert/strict';
import { URL_OF_PAGE, kept, openWithoutLine, spacePresses, visit } from './harness.mjs';
import { oddHost, until } from './odd-host.mjs';

spacePresses();

/** Redirects from the page to its folder, as Cloudflare does. */
const onward = (path) => (path === '/index.html' ? { status: 308, headers: { Location: '/' } } : undefined);
const odd = await oddHost(onward);

const { open } = odd;
const versions = (page) => page.evaluate(async () => (await caches.keys()).length);
/** The number of stored files of each version, oldest version first. */
const counts = (page) => page.evaluate(async () => {
  const open = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length);
  return Promise.all(open);
});
const update = (page) => page.evaluate(async () => { await (await navigator.serviceWorker.getRegistration()).update(); });
const offered = (page) => page.getByRole('button', { name: 'New version: update now' });
const use = async (page) => {
  const reloaded = page.waitForEvent('load');
  await offered(page).click();
  await reloaded;
  await page.locator('#shell').waitFor({ state: 'detached' });
};

visit('a page that the host sends elsewhere opens without a network', async ({ page, context, table }) => {
  await kept(page);
  await openWithoutLine(page, context);
  await table.deal();
}, odd.elsewhere);

const says = async (page, text) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText(text).waitFor();
};

visit('the menu says that the app is kept for offline', async ({ page }) => {
  await kept(page);
  await until(page, async () => (await navigator.serviceWorker.getRegistration()).active !== null);
  await says(page, 'Works offline: yes.');
}, odd.elsewhere);

visit('a host that changes a file is told of, once, and the menu says so', async ({ page, table, problems }) => {
  const changes = { headers: { 'Content-Type': 'image/svg+xml' }, body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  odd.answer = (path) => (path === '/icon-mono.svg' ? changes : onward(path));
  const notice = page.getByText('the game can’t work offline');
  const toTheEnd = async () => {
    await table.dealToTurn();
    await table.fold.click();
    assert.equal(await table.settle(), 'deal over');
  };
  await table.deals.click();
  await until(page, async () => (await caches.match('unkept')) !== undefined);
  assert.equal(await page.evaluate(async () => (await caches.match('unkept')).text()), 'changed');
  assert.equal(await table.settle(), 'turn');
  await table.fold.click();
  assert.equal(await table.settle(), 'deal over');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await says(page, 'Works offline: no, because a file on this site has been altered or is missing.');
  await page.getByRole('button', { name: 'Close' }).click();
  await toTheEnd();
  assert.equal(await notice.count(), 0, 'once');
  // From the next version on that is as it was built, the app is kept.
  odd.answer = onward;
  await page.evaluate(() => navigator.serviceWorker.register('sw.js'));
  await until(page, async () => (await caches.keys()).length === 1 && (await navigator.serviceWorker.getRegistration()).active !== null);
  await says(page, 'Works offline: yes.');
  problems.length = 0;
}, odd.elsewhere);

for (const varies of ['*', 'Accept']) {
  visit(`without a network the app opens though its host's answers vary by ${varies}`, async ({ page, context, table }) => {
    odd.headers = { Vary: varies };
    await kept(page);
    odd.headers = {};
    await openWithoutLine(page, context);
    await table.openHouse();
  }, odd.elsewhere);
}

visit('a version whose page is not on the host yet is not kept', async ({ page }) => {
  await kept(page);
  const old = (await (await fetch(URL_OF_PAGE)).text()).replaceAll('_bg.wasm', '_old.wasm');
  odd.version = '1';
  odd.answer = (path) => onward(path) ?? (path === '/' ? { headers: { 'Content-Type': 'text/html' }, body: old } : undefined);
  const state = await page.evaluate(async () => {
    const { installing } = await (await navigator.serviceWorker.getRegistration()).update();
    await new Promise((done) => { installing.onstatechange = () => installing.state !== 'installing' && done(); });
    return installing.state;
  });
  assert.equal(state, 'redundant');
}, odd.elsewhere);

visit('what is kept of the last version stays for as long as a page of it is open', async ({ page, context }) => {
  await kept(page);
  await open(page);
  const second = await context.newPage();
  await open(second);
  odd.version = '2';
  await update(second);
  await use(second);
  assert.equal(await versions(second), 2);
  await page.close();
  await second.close();
  const third = await context.newPage();
  await open(third);
  await until(third, async () => (await caches.keys()).length === 1);
}, odd.elsewhere);

/** Makes the host delay one file of a new version until the promise resolves. All other files are sent. */
const coming = async (page, version) => {
  const [all] = await counts(page);
  let release;
  const held = new Promise((go) => { release = go; });
  Object.assign(odd, { version, asked: [], answer: (path) => (path === '/cards.svg' ? held : onward(path)) });
  await update(page);
  await until(page, async (most) => {
    const names = await caches.keys();
    return names.length === 2 && (await (await caches.open(names[1])).keys()).length === most;
  }, all - 1);
  return { all, release };
};

visit('a version is stored whole even if another page opens meanwhile', async ({ page, context, table }) => {
  await kept(page);
  await open(page);
  const { all, release } = await coming(page, '3');
  await page.close();
  const second = await context.newPage();
  await open(second);
  // Nothing should happen. Anything that would has been requested before this.
  assert.deepEqual(await counts(second), [all, all - 1]);
  release();
  await offered(second).waitFor();
  assert.deepEqual(await counts(second), [all, all]);
  assert.equal(odd.asked.filter((path) => path === '/mark.svg').length, 1, 'nothing is fetched twice');
  await use(second);
  await openWithoutLine(second, context);
  await second.getByRole('button', { name: 'New game' }).click();
  await second.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Players and rules' }).waitFor();
}, odd.elsewhere);

visit('files of a version that an older worker has deleted are stored again', async ({ page }) => {
  await kept(page);
  await open(page);
  const tidy = () => page.evaluate(async () => caches.delete((await caches.keys())[1]));
  const { all, release } = await coming(page, '5');
  await tidy();
  release();
  await offered(page).waitFor();
  assert.deepEqual(await counts(page), [all, all], 'while it came');
  await tidy();
  await use(page);
  await until(page, async (all) => {
    const names = await caches.keys();
    return names.length === 1 && (await (await caches.open(names[0])).keys()).length === all;
  }, all);
}, odd.elsewhere);

visit('a second page takes a version too that the first has taken, and plays on until it is asked to', async ({ page, context }) => {
  await kept(page);
  await open(page);
  const second = await context.newPage();
  await open(second);
  odd.version = '4';
  await update(page);
  await offered(page).waitFor();
  await offered(second).waitFor();
  await second.evaluate(() => { globalThis.same = true; });
  await use(page);
  assert.equal(await second.evaluate(() => globalThis.same), true, 'nobody has asked here');
  await use(second);
  assert.equal(await second.evaluate(() => globalThis.same), undefined);
  assert.equal(await offered(second).count(), 0);
}, odd.elsewhere);

/** Puts a foreign page in place of every stored file, as any script of the origin can. */
const poison = (page) => page.evaluate(async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const isScript = request.url.endsWith('.js');
      const body = isScript ? 'document.title = "Foreign"; export default () => {};' : '<!doctype html><title>Foreign</title>';
      await cache.put(request, new Response(body, { headers: { 'Content-Type': isScript ? 'text/javascript' : 'text/html', Refresh: '0;url=/elsewhere' } }));
    }
  }
});

visit('what another script of the origin has stored is never shown, and is stored anew', async ({ page, context, table }) => {
  await kept(page);
  await open(page);
  await poison(page);
  await open(page);
  assert.equal(await page.title(), 'Brag');
  await table.openHouse();
  await page.getByRole('button', { name: 'Close' }).click();
  // What was not asked for again is stored anew by now, or at the next update. The page and the program are.
  const text = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).match('index.html')).text();
  });
  assert.match(text, /id="?shell/);
  // Without a network a foreign page is not shown either.
  await poison(page);
  await page.goto('about:blank');
  await context.setOffline(true);
  await assert.rejects(page.goto(`${odd.url}/`));
  await context.setOffline(false);
  await open(page);
  assert.equal(await page.title(), 'Brag');
}, odd.elsewhere);

visit('a stored answer cannot lead elsewhere by its headers', async ({ page }) => {
  await kept(page);
  await open(page);
  await page.evaluate(async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    const body = await (await cache.match('index.html')).text();
    await cache.put('index.html', new Response(body, { headers: { 'Content-Type': 'text/html', Refresh: '0;url=/elsewhere' } }));
  });
  const visited = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await open(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Settings' }).waitFor();
  assert.ok(visited.every((path) => path === '/'), visited.join());
}, odd.elsewhere);

visit('the owner of a site can renew everything, and players keep their settings', async ({ page, table }) => {
  await kept(page);
  await open(page);
  await table.settings({ Hints: true });
  await poison(page);
  await page.evaluate(() => { globalThis.same = true; });
  odd.renewal = '2027-03-01';
  await page.evaluate(async () => { await (await navigator.serviceWorker.getRegistration()).update(); }).catch(() => {});
  await page.waitForFunction(() => globalThis.same === undefined && document.querySelector('main.table:not(#shell)') !== null);
  await until(page, async () => (await caches.keys()).length === 1);
  const [name] = await page.evaluate(() => caches.keys());
  assert.ok(name.endsWith(' 2027-03-01'), name);
  assert.equal(await offered(page).count(), 0, 'nobody is asked');
  const sheet = await table.openHouse();
  assert.ok(await sheet.getByRole('switch', { name: 'Hints' }).isChecked());
}, odd.elsewhere);
