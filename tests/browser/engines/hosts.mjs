// Hosts for a single test: the app at a new origin without stored data, which can go away, and a page of another site.

import { createServer, get } from 'node:http';
import { pipeline } from 'node:stream';

/** The app at an origin of its own: `{ url, close }`. After `close` it cannot be reached. */
export async function app() {
  const behind = new URL(process.env.BRAG_URL ?? missing());
  const host = await listen((request, response) => {
    const { headers } = request;
    get(new URL(request.url, behind), { headers: { ...headers, host: behind.host } }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      // If the page is left before it has loaded, both ends are closed. An open connection would keep the tests from ending.
      pipeline(answer, response, () => {});
    }).on('error', () => response.destroy());
  });
  return { ...host, url: new URL(behind.pathname, `http://localhost:${host.port}`).href };
}

/** A page of another site with this content. */
export async function page(body) {
  const host = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>A page of another site</title><body>${body}`);
  });
  // Another host name is another site to the browser, with storage of its own.
  return { ...host, url: `http://127.0.0.1:${host.port}/` };
}

function listen(answer) {
  const server = createServer(answer);
  return new Promise((done, fail) => {
    server.on('error', fail);
    server.listen(0, () => done({ port: server.address().port, close: () => closed(server) }));
  });
}

function closed(server) {
  return new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });
}

function missing() {
  throw new Error('BRAG_URL is not set: run these tests with `cargo xtask test browser`.');
}
