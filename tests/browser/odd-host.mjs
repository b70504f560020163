// A host that a test can configure. It serves the same app.

import { createServer } from 'node:http';
import { after } from 'node:test';
import { URL_OF_PAGE } from './harness.mjs';

/**
 * Starts one. Its properties control it, and each test finds them reset: `version` is appended to the service worker's
 * version, and `renewal` is the word for a forced renewal; `answer(path)` may return `{ status, headers, body }` for a path, or a promise of it; `headers` are added to
 * all other answers. `asked` lists the requests.
 */
export async function oddHost(answer = () => undefined) {
  const odd = {};
  const begin = () => Object.assign(odd, { version: '', renewal: '', answer, headers: {}, asked: [] });
  const server = createServer(async (request, response) => {
    const path = request.url;
    odd.asked.push(path);
    const own = await odd.answer(path);
    if (own) return response.writeHead(own.status ?? 200, own.headers).end(own.body);
    const answer = await fetch(new URL(`.${path}`, URL_OF_PAGE));
    let body = Buffer.from(await answer.arrayBuffer());
    if (path === '/sw.js') body = body.toString().replace('const RENEWAL = "";', `const RENEWAL = "${odd.renewal}";`).replace(/(`?\$\{\w+\}|")([0-9a-f]{16})/, `$1$2${odd.version}`);
    const type = answer.headers.get('Content-Type') ?? '';
    return response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...odd.headers }).end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  odd.url = `http://127.0.0.1:${server.address().port}`;
  /** How `visit` opens the app there, with its service worker. */
  odd.elsewhere = { at: `${odd.url}/`, origins: [odd.url], serviceWorkers: 'allow', prepare: begin };
  odd.open = async (page) => {
    await page.goto(`${odd.url}/`);
    await page.locator('#shell').waitFor({ state: 'detached' });
  };
  return odd;
}

/** Waits until an asynchronous function in the page returns true. Playwright's own wait takes any promise for true. */
export async function until(page, ask, about) {
  const end = Date.now() + 15_000;
  while (!(await page.evaluate(ask, about))) {
    if (Date.now() > end) throw new Error(`It has not come to this: ${ask}`);
    await page.evaluate(() => new Promise((next) => { setTimeout(next, 20); }));
  }
}
