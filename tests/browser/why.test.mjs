// Where the program does not start, the page says the true reason, and what to do: in the visitor's language, in a frame, and in
// browsers of any age.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { URL_OF_PAGE, isAccessible, launch, picture } from './harness.mjs';
import { HOST, answerWith } from './host.mjs';
import { oddHost } from './odd-host.mjs';

const odd = await oddHost();
let browser;
after(() => browser?.close());

/** A test with a page that does not start. `body` gets the page and its errors. */
function broken(name, body, { prepare, ...options } = {}) {
  test(name, { timeout: 60_000 }, async () => {
    browser ??= await launch();
    const context = await browser.newContext({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(15_000);
    const thrown = [];
    context.on('weberror', (error) => thrown.push(error.error().message));
    await prepare?.(context);
    const page = await context.newPage();
    odd.elsewhere.prepare();
    try {
      await body({ page, context, thrown });
    } finally {
      await context.close();
    }
  });
}

/** The reason. All of it can be read. */
const told = async (where) => {
  const alert = where.getByRole('alert');
  await alert.waitFor();
  const cut = await alert.evaluate((line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    return line.scrollHeight > line.clientHeight + 1 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  });
  assert.equal(cut, false, 'nothing is cut off');
  return alert.innerText();
};
const noWasm = (context) => context.addInitScript(() => { delete globalThis.WebAssembly; });
const old = (context) => context.addInitScript(() => { CSS.supports = () => false; });
const asFile = (path, type) => {
  odd.answer = async (asked) => {
    if (!path.test(asked)) return undefined;
    const file = await fetch(new URL(`.${asked}`, URL_OF_PAGE));
    return { headers: { 'Content-Type': type }, body: Buffer.from(await file.arrayBuffer()) };
  };
};
const SCRIPT = /\/brag-web-[0-9a-f]{16}\.js(\?|$)/;
const PROGRAM = /_bg\.wasm(\?|$)/;

const WITHOUT = { en: /WebAssembly.*Lockdown/, de: /WebAssembly.*Blockierungsmodus/, fr: /WebAssembly.*Isolement/, ru: /WebAssembly.*блокировки/ };
for (const [locale, says] of Object.entries(WITHOUT)) {
  broken(`without WebAssembly the page says so (${locale})`, async ({ page, thrown }) => {
    await page.goto(URL_OF_PAGE);
    assert.match(await told(page), says);
    assert.equal(await page.locator('#shell .go').isVisible(), false, 'nothing that cannot be pressed');
    await isAccessible(page, 'no WebAssembly');
    await picture(page, `why-no-wasm-${locale}`);
    const before = thrown.length;
    await page.evaluate(() => new Promise((done) => {
      addEventListener('error', () => setTimeout(done), { once: true });
      setTimeout(() => { throw new Error('another’s'); });
    }));
    assert.deepEqual(thrown.slice(before), ['another’s'], 'the page adds no error of its own');
  }, { locale, prepare: noWasm });
}

broken('in a frame too, and the page around it is told, once', async ({ page }) => {
  const path = answerWith(`<!doctype html><title>Host</title><link rel="icon" href="data:,"><script src="{app}embed.js"></script>
    <script>globalThis.errors = []; addEventListener("brag-error", ({ detail }) => errors.push(detail))</script><brag-table lang="de" style="width:320px;--brag-height:480px"></brag-table>`);
  await page.goto(HOST + path);
  await page.waitForFunction(() => errors.length > 0);
  const frame = page.frames().find((one) => one.url().startsWith(URL_OF_PAGE));
  assert.match(await told(frame), WITHOUT.de);
  const errors = await page.evaluate(() => errors);
  assert.equal(errors.length, 1);
  assert.equal(errors[0].option, 'table');
  assert.match(errors[0].says, WITHOUT.en);
  await picture(page, 'why-in-a-frame');
}, { prepare: noWasm });

broken('a program that the browser cannot compile means an old browser', async ({ page }) => {
  await page.goto(URL_OF_PAGE);
  assert.match(await told(page), /too old.*Chrome or Edge 123, Firefox 128, Safari 17\.5/);
  await picture(page, 'why-compile');
}, { prepare: (context) => context.addInitScript(() => {
  const refuse = () => Promise.reject(new WebAssembly.CompileError('unknown opcode'));
  WebAssembly.instantiateStreaming = refuse;
  WebAssembly.instantiate = refuse;
}) });

broken('a browser without the colours of the page says that it is too old', async ({ page }) => {
  await page.goto(URL_OF_PAGE);
  assert.match(await told(page), /zu alt/);
  await picture(page, 'why-old-style');
}, { locale: 'de-AT', prepare: old });

broken('a browser that cannot read the scripts of the page says that it is too old', async ({ page }) => {
  // A browser passes over a script that it cannot read, and over style that it does not know.
  const whole = await (await fetch(URL_OF_PAGE)).text();
  const body = whole.replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/i, '').replaceAll('light-dark(', 'x-light-dark(')
    .replace(/<script>(?=try)/, '<script>@').replace(/<script>(?=\(\(\)=>)/, '<script>@');
  assert.equal(body.match(/<script>@/g)?.length, 2);
  odd.answer = (path) => (path.split('?')[0] === '/' ? { headers: { 'Content-Type': 'text/html' }, body } : undefined);
  await page.goto(`${odd.url}/?lang=fr`);
  assert.match(await told(page), /trop ancien/);
  await picture(page, 'why-old-scripts');
});

broken('a folder that is opened as files says that it needs an address', async ({ page }) => {
  await page.goto(new URL('../../dist/index.html', import.meta.url).href);
  assert.match(await told(page), /can’t run from a file/);
});

broken('a script of a wrong type says so', async ({ page }) => {
  asFile(SCRIPT, 'text/plain');
  odd.headers = { 'X-Content-Type-Options': 'nosniff' };
  await page.goto(odd.url);
  assert.match(await told(page), /wrong type of file/);
});

broken('a program of a wrong type plays all the same', async ({ page }) => {
  asFile(/\.wasm(\?|$)/, 'application/octet-stream');
  await page.goto(odd.url);
  await page.locator('#shell').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deal me in' }).click();
  await page.getByRole('button', { name: 'Fold' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('tab', { name: 'Settings' }).waitFor();
});

broken('a file that is missing, or was changed, is told apart from a line that is cut', async ({ page, context }) => {
  odd.answer = (path) => (PROGRAM.test(path) ? { status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'No' } : undefined);
  await page.goto(odd.url);
  assert.match(await told(page), /is missing on this site/);
  odd.answer = (path) => (PROGRAM.test(path) ? { headers: { 'Content-Type': 'application/wasm' }, body: 'No' } : undefined);
  await page.goto(odd.url);
  assert.match(await told(page), /has been changed on its way/);
  await context.route(PROGRAM, (route) => route.abort());
  await page.goto(odd.url);
  assert.match(await told(page), /Reload the page when you’re online/);
});

/** The app below `/brag/`; for all other addresses the host answers as `other` says. */
const below = (other) => {
  odd.answer = async (path) => {
    const inside = path.startsWith('/brag/') ? path.slice('/brag'.length) : undefined;
    const file = inside && await fetch(new URL(`.${inside}`, URL_OF_PAGE));
    if (file?.ok) return { headers: { 'Content-Type': file.headers.get('Content-Type') }, body: Buffer.from(await file.arrayBuffer()) };
    return other(path) ? { headers: { 'Content-Type': 'text/html' }, body: await (await fetch(URL_OF_PAGE)).text() } : { status: 404 };
  };
};

broken('a folder without its slash leads into the folder', async ({ page }) => {
  below((path) => /^\/brag(\?|$)/.test(path));
  await page.goto(`${odd.url}/brag?embed&seats=2#rules=v1.ante-2`);
  await page.locator('#shell').waitFor({ state: 'detached' });
  assert.equal(page.url(), `${odd.url}/brag/?embed&seats=2#rules=v1.ante-2`);
});

for (const [deep, brings] of [['/brag/a/b', ''], ['/brag/a/b/', ''], ['/brag/a/b#ten=1.x.n3', '#ten=1.x.n3'], ['/brag/a/%23ten=1.x.n3', '#ten=1.x.n3']]) {
  broken(`under a rule that answers every address with the page, ${deep} leads to the table`, async ({ page }) => {
    below(() => true);
    await page.goto(odd.url + deep);
    assert.match(await told(page), /There’s nothing at this address\./);
    await picture(page, `why-deep-${deep.length}`);
    const link = page.getByRole('link', { name: 'To the table' });
    assert.equal(await link.evaluate(({ href }) => href), `${odd.url}/brag/${brings}`);
    await link.click();
    await page.locator('#shell').waitFor({ state: 'detached' });
    assert.equal(page.url().split('#')[0], `${odd.url}/brag/`);
  });
}

broken('in a sandbox without its origin a table says why it does not start', async ({ page }) => {
  const path = answerWith('<!doctype html><title>Sandbox</title><link rel="icon" href="data:,"><iframe src="{app}?embed&lang=fr" sandbox="allow-scripts" width="360" height="540"></iframe>');
  await page.goto(HOST + path);
  assert.match(await told(page.frameLocator('iframe')), /allow-same-origin/);
  await picture(page, 'why-sandboxed');
});
