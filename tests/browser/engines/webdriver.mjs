// The WebDriver commands that these tests need, over two connections: HTTP to WebKit's driver, and Marionette to Firefox, which
// needs no driver. The commands are the same.

import { connect } from 'node:net';

/** The longest time for one command, in milliseconds. Some drivers never answer when their browser is gone. */
const PATIENCE = 60_000;
/** The key of an element's id in the standard's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Each command with its names on both connections. `:id` stands for the element. */
const COMMANDS = {
  start: ['NewSession', 'POST'],
  quit: ['DeleteSession', 'DELETE'],
  go: ['Navigate', 'POST', 'url'],
  reload: ['Refresh', 'POST', 'refresh'],
  size: ['SetWindowRect', 'POST', 'window/rect'],
  run: ['ExecuteScript', 'POST', 'execute/sync'],
  click: ['ElementClick', 'POST', 'element/:id/click'],
  clear: ['ElementClear', 'POST', 'element/:id/clear'],
  type: ['ElementSendKeys', 'POST', 'element/:id/value'],
  label: ['GetComputedLabel', 'GET', 'element/:id/computedlabel'],
  role: ['GetComputedRole', 'GET', 'element/:id/computedrole'],
  act: ['PerformActions', 'POST', 'actions'],
  frame: ['SwitchToFrame', 'POST', 'frame'],
  picture: ['TakeScreenshot', 'GET', 'screenshot'],
};

/** A connection to a driver over HTTP, as in the standard. */
export function overHttp(address) {
  let session = `${address}/session`;
  return async (command, params) => {
    const [, method, path] = COMMANDS[command];
    const url = path ? `${session}/${path.replace(':id', params.id)}` : session;
    const body = method === 'POST' ? JSON.stringify(params) : undefined;
    const response = await fetch(url, { method, body, signal: AbortSignal.timeout(PATIENCE) });
    const { value } = await response.json();
    if (!response.ok) throw new DriverError(command, value);
    if (command === 'start') session += `/${value.sessionId}`;
    return value;
  };
}

/** A connection to Firefox. Requests are `length:[0,number,name,params]`, answers `length:[1,number,error,result]`. */
export async function overMarionette(port) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map();
  let [bytes, greeted] = [Buffer.alloc(0)];
  const greeting = new Promise((done, fail) => { greeted = done; socket.on('error', fail); });
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, more]);
    for (;;) {
      const colon = bytes.indexOf(':');
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (colon < 0 || bytes.length < end) return;
      const message = JSON.parse(bytes.subarray(colon + 1, end));
      bytes = bytes.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])(message);
      else greeted();
    }
  });
  // A request to a browser that is gone would never be answered otherwise.
  socket.on('close', () => waiting.forEach((answer) => answer([1, 0, { error: 'closed', message: 'Firefox has ended' }])));
  await greeting;

  let number = 0;
  return async (command, params) => {
    number += 1;
    const text = JSON.stringify([0, number, `WebDriver:${COMMANDS[command][0]}`, flat(command, params)]);
    const answered = new Promise((done) => { waiting.set(number, done); });
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, answers, error, result] = await answered;
    waiting.delete(answers);
    if (error) throw new DriverError(command, error);
    if (command === 'quit') socket.destroy();
    return result && 'value' in result ? result.value : result;
  };
}

/** Firefox takes capabilities and the element of a frame without the standard's wrapper. */
function flat(command, params) {
  if (command === 'start') return params.capabilities.alwaysMatch;
  if (command === 'frame') return { element: params.id?.[ELEMENT] ?? null };
  return params;
}

class DriverError extends Error {
  constructor(command, { error, message }) {
    super(`${command}: ${error}: ${message}`);
    this.kind = error;
  }
}

/** A browser behind a connection. Elements are the ids that the driver gives them. */
export class Driver {
  constructor(send) {
    this.send = (command, params = {}) => send(command, params);
  }

  start(capabilities = {}) {
    return this.send('start', { capabilities: { alwaysMatch: capabilities } });
  }

  /** Runs a function in the page. Elements in its result become ids. */
  async run(work, ...args) {
    const value = await this.send('run', { script: `return (${work}).apply(null, arguments)`, args });
    return plain(value);
  }

  go(url) {
    return this.send('go', { url });
  }

  /** Switches to a frame, or back to the page. */
  async frame(id) {
    await this.send('frame', { id: id === null ? null : { [ELEMENT]: id } });
  }

  /**
   * Scrolls to an element and gives it the focus, which shows the field of a seat that is closed. WebKit's driver scrolls only the
   * page, but a sheet scrolls within itself.
   */
  show(id) {
    return this.run((part) => { part.focus(); part.scrollIntoView({ block: 'center' }); }, { [ELEMENT]: id });
  }

  async type(id, text) {
    await this.show(id);
    await this.send('clear', { id });
    await this.send('type', { id, text, value: [...text] });
  }

  /** Holds the mouse button on an element, does something, and releases it. */
  async hold(id, during) {
    const mouse = (...actions) => this.send('act', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    const at = { type: 'pointerMove', x: 0, y: 0, duration: 0, origin: { [ELEMENT]: id } };
    await mouse(at, { type: 'pointerDown', button: 0 });
    try {
      return await during();
    } finally {
      await mouse({ type: 'pointerUp', button: 0 });
    }
  }
}

/** A value from a driver, with elements as ids. */
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return value[ELEMENT] ?? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
