// A host that is not as the tests' own: it serves the same app, but as a test would have it.

import { createServer } from 'node:http';
import { after } from 'node:test';
import { URL_OF_PAGE } from './harness.mjs';

/**
 * Starts one. What it does is told by its properties, which each test finds as they were in the beginning: `version` is put
 * after what the service worker calls its version; `answer(path)` may give `{ status, headers, body }` to be sent for a path,
 * or a promise of it, and `headers` go with all else. `asked` lists what was asked for.
 */
export async function oddHost(answer = () => undefined) {
  const odd = {};
  const begin = () => Object.assign(odd, { version: '', answer, headers: {}, asked: [] });
  const server = createServer(async (request, response) => {
    const path = request.url;
    odd.asked.push(path);
    const own = await odd.answer(path);
    if (own) return response.writeHead(own.status ?? 200, own.headers).end(own.body);
    const answer = await fetch(new URL(`.${path}`, URL_OF_PAGE));
    let body = Buffer.from(await answer.arrayBuffer());
    if (path === '/sw.js') body = body.toString().replace(/(`?\$\{\w+\}|")([0-9a-f]{16})/, `$1$2${odd.version}`);
    const type = answer.headers.get('Content-Type') ?? '';
    return response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...odd.headers }).end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  odd.url = `http://127.0.0.1:${server.address().port}`;
  /** How `visit` opens the app there, with its worker. */
  odd.elsewhere = { at: `${odd.url}/`, origins: [odd.url], serviceWorkers: 'allow', prepare: begin };
  odd.open = async (page) => {
    await page.goto(`${odd.url}/`);
    await page.locator('#shell').waitFor({ state: 'detached' });
  };
  return odd;
}

/** Waits until the page answers yes to what it can only answer later: Playwright's own wait takes any promise for a yes. */
export async function until(page, ask, about) {
  const end = Date.now() + 15_000;
  while (!(await page.evaluate(ask, about))) {
    if (Date.now() > end) throw new Error(`It has not come to this: ${ask}`);
    await page.evaluate(() => new Promise((next) => { setTimeout(next, 20); }));
  }
}
