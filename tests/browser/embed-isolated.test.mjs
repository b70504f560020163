// Tables on pages that isolate themselves.

import assert from 'node:assert/strict';
import { URL_OF_PAGE, spacePresses } from './harness.mjs';
import { heard, host } from './host.mjs';
import { oddHost } from './odd-host.mjs';

spacePresses();

/** The headers for all files, as the build writes them for Netlify and Cloudflare Pages. */
const HEADERS = await (async () => {
  const [all] = (await (await fetch(new URL('_headers', URL_OF_PAGE))).text()).split(/^\/(?!\*)/m);
  return Object.fromEntries(all.split('\n').slice(1).filter(Boolean).map((line) => line.trim().split(/: (.*)/).slice(0, 2)));
})();

/** A host that sends these headers. */
const sends = async (headers) => Object.assign(await oddHost(), { asked: [], version: '', answer: () => undefined, headers });
const headed = await sends(HEADERS);
const open = await sends({ 'Access-Control-Allow-Origin': '*' });

const ISOLATES = { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Opener-Policy': 'same-origin' };
const embeds = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
const HEARS = '<script>globalThis.heard = []; addEventListener("brag-ready", () => heard.push({ type: "ready" }))</script>';
const page = (crossorigin, attributes = '') => `<!doctype html><title>Isolated</title><link rel="icon" href="data:,">${HEARS}
  <script async ${crossorigin} src="{app}embed.js"></script><brag-table seats="2" bots="1" ${attributes}></brag-table>`;

const plays = async ({ page, frames: [frame] }) => {
  await heard(page, 'ready');
  await frame.table.dealToTurn();
  await frame.table.fold.click();
  assert.equal(await frame.table.settle(), 'deal over');
};

host('a page that embeds only what allows it shows a table, by the headers of the build', page(''), plays, { isWhole: true, headers: embeds, app: `${headed.url}/` });
host('a page that is isolated shows a table of a host that sends no headers', page('crossorigin'), async (given) => {
  assert.equal(await given.page.evaluate(() => crossOriginIsolated), true);
  await plays(given);
}, { isWhole: true, headers: ISOLATES, app: `${open.url}/` });
host('a page that embeds only what allows it shows one that is credentialless', page('crossorigin', 'credentialless'), plays, { isWhole: true, headers: embeds, app: `${open.url}/` });
