// A page of another site with tables on it, served from an origin of its own.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { after } from 'node:test';
import { URL_OF_PAGE, visit } from './harness.mjs';
import { Table } from './table.mjs';

const TEMPLATE = await readFile(new URL('host/index.html', import.meta.url), 'utf8');
/** The answers by path. */
const pages = new Map();

const server = createServer((request, response) => {
  const { body = '', headers } = pages.get(new URL(request.url, 'http://host').pathname) ?? {};
  response.writeHead(headers ? 200 : 404, headers).end(body);
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
after(() => server.close());

/** Another site than the app's, not only another port. */
const name = new URL(URL_OF_PAGE).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
export const HOST = `http://${name}:${server.address().port}`;
/** Another origin on the app's own site. There, browsers let a frame store data. */
export const NEIGHBOUR = `http://${new URL(URL_OF_PAGE).hostname}:${server.address().port}`;

/** Makes the host answer at a path of its own, which it returns. `app` is where the app is. */
export function answerWith(body, { ending = '', headers, app = URL_OF_PAGE } = {}) {
  const path = `/${pages.size}${ending}`;
  const type = { '.js': 'text/javascript' }[ending] ?? 'text/html; charset=utf-8';
  pages.set(path, { body: body.replaceAll('{app}', app), headers: { 'Content-Type': type, ...headers } });
  return path;
}

/**
 * A test with the host's page open. `html` is its content, or with `isWhole` all of it. `body` gets what `visit` gives, and
 * `frames`: the tables' frames in order, each with its `table`. `origin` is the host's origin, `headers` are those of its page,
 * and `app` is where the app is.
 */
export function host(title, html, body, { origin = HOST, isWhole, headers, app, ...options } = {}) {
  const path = answerWith(isWhole ? html : TEMPLATE.replace('{table}', () => html), { headers, app });
  visit(title, async (given) => {
    const { page } = given;
    // An element of a script that is still on its way has no frame yet.
    await page.waitForFunction(() => {
      const tables = [...document.querySelectorAll('brag-table')];
      return document.querySelector('iframe') ?? (tables.length > 0 && tables.every((table) => table.matches(':defined')));
    });
    const frames = await tables(page);
    await body({ ...given, frames });
  }, { at: origin + path, origins: [origin, new URL(app ?? URL_OF_PAGE).origin], viewport: { width: 800, height: 900 }, ...options });
}

/** The frames of the tables on a page, in order, when each shows its table. */
async function tables(page) {
  const elements = await page.locator('iframe:not([data-other])').elementHandles();
  const frames = [];
  for (const element of elements) {
    await element.scrollIntoViewIfNeeded();
    const frame = await element.contentFrame();
    assert.ok(frame);
    // It is found by its class and not by its name, because it may be in another language.
    await frame.locator('main section.controls:visible').first().waitFor();
    await frame.locator('#shell').waitFor({ state: 'detached' });
    frames.push(Object.assign(frame, { table: new Table(frame) }));
  }
  return frames;
}

/** The messages of this type from the tables, when there are any. */
export async function heard(page, type, count = 1) {
  await page.waitForFunction(([type, count]) => heard.filter((one) => one.type === type).length >= count, [type, count]);
  return page.evaluate((type) => heard.filter((one) => one.type === type), type);
}

/** What the app in a frame has stored. A browser may refuse to store anything there. */
export async function kept(frame) {
  return frame.evaluate(async () => {
    const [keys, workers] = [() => Object.keys(localStorage), () => navigator.serviceWorker.getRegistrations()];
    const left = async (ask) => { try { return (await ask()).length; } catch { return 0; } };
    return [await left(keys), await left(workers)].filter((many) => many > 0);
  });
}
