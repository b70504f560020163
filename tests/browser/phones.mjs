// A table and phones that share nothing but pictures: each is a browser context of its own.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLAGS, URL_OF_PAGE, launch } from './harness.mjs';
import { pressCalmly } from './calm.mjs';
import { code } from './cards.mjs';
import { Table } from './table.mjs';

/** The page under a name of the web: phones cannot reach the address of a device itself. */
export const PAGE = Object.assign(new URL(URL_OF_PAGE), { hostname: 'brag.test' });

const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 640 };

/** Starts a browser that finds the page by that name, and takes its address for a secure one. The headless shell does not. */
export const start = () =>
  launch({ executablePath: process.env.WHOLE_CHROMIUM, args: [...FLAGS, '--host-resolver-rules=MAP brag.test 127.0.0.1', `--unsafely-treat-insecure-origin-as-secure=${PAGE.origin}`] });

/** A table, and the phones of those who play there. */
export class Sitting {
  constructor(browser) {
    this.browser = browser;
    this.problems = [];
    this.phones = new Map();
    this.photos = mkdtempSync(join(tmpdir(), 'photos-'));
  }

  /** Opens the table. `options` are those of its context. */
  async open(options = {}) {
    this.context = await this.another({ viewport: TABLET, ...options });
    this.page = await this.context.newPage();
    await this.page.goto(PAGE.href);
    await this.page.locator('#shell').waitFor({ state: 'detached' });
    this.table = new Table(this.page);
  }

  /** A context that shares nothing with the others. */
  async another(options) {
    const context = await this.browser.newContext({ reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(15_000);
    await context.addInitScript(pressCalmly);
    context.on('weberror', (error) => this.problems.push(`thrown: ${error.error().message}`));
    context.on('request', (request) => {
      if (new URL(request.url()).origin !== PAGE.origin) this.problems.push(`request to ${request.url()}`);
    });
    return context;
  }

  /** Sits down at a game, by its short name, and lets each phone join by its code. */
  async sit(players, game) {
    const { page, table } = this;
    const sheet = await this.newGame(game);
    await table.seat(sheet, players.map((player) => ({ is: 'Own phone', ...player })));
    await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
    const joins = page.getByRole('dialog', { name: 'Phones' });
    await joins.waitFor();
    const own = players.filter(({ is }) => is === undefined);
    for (const [nth, { name }] of own.entries()) {
      await joins.getByText(`${name}: point your phone’s camera`).waitFor();
      await this.join(name, await this.photograph());
      if (nth + 1 < own.length) await joins.getByRole('button', { name: 'Next player' }).click();
    }
    await joins.getByRole('button', { name: 'Deal', exact: true }).click();
    await joins.waitFor({ state: 'detached' });
    table.names = players.map(({ name }) => name);
  }

  /** Opens *New game* at its players, also from the menu during a deal. */
  async newGame(game) {
    const { page, table } = this;
    if (await table.controls.getByRole('button', { name: 'New game' }).isVisible()) return table.openNewGame(game);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'New game' }).click();
    const sheet = page.getByRole('dialog', { name: 'New game' });
    await sheet.getByRole('button', { name: 'Players and rules' }).click();
    return sheet;
  }

  /** Opens the address of a code on a new phone. */
  async join(name, address) {
    assert.ok(address.startsWith(`${PAGE.href}#phone=`), address);
    const phone = new Phone(await this.another({ viewport: PHONE, hasTouch: true }));
    await phone.open(address);
    await phone.page.getByRole('heading', { name: `You hold ${name}’s cards` }).waitFor();
    this.phones.set(name, phone);
    return phone;
  }

  /** What a camera reads in the picture on the table. */
  async photograph() {
    const path = join(this.photos, 'photo.png');
    await this.page.locator('svg.qr').waitFor();
    await this.page.screenshot({ path });
    return execFileSync(process.env.BRAG_XTASK, ['camera', path], { encoding: 'utf8' }).trim();
  }

  /** The open sheet with the code of a hand. */
  get codes() {
    return this.page.getByRole('dialog', { name: 'Cards for your phone' });
  }

  /** Whose turn it is. */
  async turn() {
    await this.table.settle();
    return this.table.nextPerson();
  }

  /** The player in turn reads the code that the table shows. Returns the cards of his hands. */
  async scan(name) {
    await this.codes.waitFor();
    const address = await this.photograph();
    return { address, hands: await this.phones.get(name).reads(address) };
  }

  async close() {
    rmSync(this.photos, { recursive: true });
    await this.browser.close();
    assert.deepEqual(this.problems, []);
  }
}

/** A phone. */
export class Phone {
  constructor(context) {
    this.context = context;
  }

  /** Opens an address, as its camera does: in a tab of its own. */
  async open(address) {
    await this.page?.close();
    this.page = await this.context.newPage();
    await this.page.goto(address);
    await this.page.locator('main.phone').waitFor();
  }

  /** Opens an address, and shows the hands: the cards of each. */
  async reads(address) {
    await this.open(address);
    assert.deepEqual(await this.cards(), [], 'they are covered at first');
    const shows = this.page.getByRole('button', { name: /^(Hold to look|Look at your cards)$/ });
    await shows.focus();
    await this.page.keyboard.press('Enter');
    const hands = this.page.locator('.held ol:not(.places)');
    const read = [];
    for (const hand of await hands.all()) read.push(await labels(hand.locator('svg')));
    return read.length > 0 ? read : [await this.cards()];
  }

  /** All cards on the page. */
  cards() {
    return labels(this.page.locator('.held svg'));
  }

  /** The sentence about the last code. */
  async told() {
    return this.page.getByRole('status').first().innerText();
  }
}

const labels = async (cards) => (await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).map(code);
