// Starts Firefox and WebKit with an empty profile, in English, with reduced motion, and with the fonts of the tests alone.

import { spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PACKAGES, withFonts } from '../fonts.mjs';
import { Driver, overHttp, overMarionette } from './webdriver.mjs';

/** The longest that a browser may take to start, in milliseconds. */
const PATIENCE = 60_000;

const FIREFOX_PREFERENCES = {
  // Its sandbox lets pages use the fonts there.
  'security.sandbox.content.read_path_whitelist': `${PACKAGES}/`,
  // Any free port. Firefox writes it into the profile.
  'marionette.port': 0,
  'intl.accept_languages': 'en-GB, en',
  'ui.prefersReducedMotion': 1,
  // No questions to the user, and no requests but those of the page.
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** Firefox, without a window. */
export async function firefox() {
  const home = await mkdtemp(join(tmpdir(), 'brag-firefox-'));
  const preferences = Object.entries(FIREFOX_PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(home, 'user.js'), preferences.join('\n'));
  const program = start('FIREFOX', ['--headless', '--no-remote', '--marionette', '--profile', home], { HOME: home, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '1000' });
  const port = await soon(program, async () => Number(await readFile(join(home, 'MarionetteActivePort'), 'utf8')) || undefined);
  const driver = new Driver(await overMarionette(port));
  await driver.start();
  return { driver, close: () => close(driver, [program], home) };
}

/** WebKitGTK's MiniBrowser and its driver, in a virtual display, without which it hangs. */
export async function webkit() {
  const home = await mkdtemp(join(tmpdir(), 'brag-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const display = `:${20_000 + (process.pid % 10_000)}`;
  const screen = start('XVFB', [display, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {});
  await soon(screen, () => access(`/tmp/.X11-unix/X${display.slice(1)}`).then(() => true));
  const port = await freePort();
  const own = { DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB:en', GDK_BACKEND: 'x11' };
  const program = start('WEBKIT_DRIVER', [`--port=${port}`, '--host=127.0.0.1'], own);
  const address = `http://127.0.0.1:${port}`;
  await soon(program, async () => (await fetch(`${address}/status`)).ok || undefined);
  const driver = new Driver(overHttp(address));
  await driver.start();
  return { driver, close: () => close(driver, [program, screen], home) };
}

/** Starts the program that a variable names, with an environment of its own. */
function start(variable, args, environment) {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} is not set: run these tests with \`cargo xtask test browser\`.`);
  const program = spawn(path, args, { env: { ...process.env, ...withFonts(), ...environment }, stdio: ['ignore', 'ignore', 'pipe'] });
  // Its error output is needed if it does not start.
  program.said = '';
  program.stderr.setEncoding('utf8').on('data', (text) => { program.said = (program.said + text).slice(-4000); });
  program.on('error', (error) => { program.said += error.message; });
  return program;
}

/** Repeats until there is an answer. */
async function soon(program, ask) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(20)) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (program.exitCode !== null) break;
  }
  throw new Error(`${program.spawnfile} does not come up. ${program.said}`);
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

async function close(driver, programs, home) {
  // A broken browser is ended too.
  await driver.send('quit').catch(() => {});
  for (const program of programs) {
    const ended = new Promise((done) => { program.on('exit', done); });
    if (program.exitCode === null && program.kill()) await ended;
  }
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
}
