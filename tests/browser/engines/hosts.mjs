// Hosts that a test has to itself: the app at an origin where nothing is kept yet, which can go away, and another's page.

import { createServer, get } from 'node:http';

/** The app at an origin of its own: `{ url, close }`. Once it is closed there is no way to it. */
export async function app() {
  const behind = new URL(process.env.BRAG_URL ?? missing());
  const host = await listen((request, response) => {
    const { headers } = request;
    get(new URL(request.url, behind), { headers: { ...headers, host: behind.host } }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    }).on('error', () => response.destroy());
  });
  return { ...host, url: new URL(behind.pathname, `http://localhost:${host.port}`).href };
}

/** A page of another site, with what is to stand on it. */
export async function page(body) {
  const host = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>A page of another site</title><body>${body}`);
  });
  // Another name, and so another site to the browser, with storage of its own.
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
