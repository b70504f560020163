// A table and phones that share nothing but pictures: each is a browser context of its own.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { test } from 'node:test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { URL_OF_PAGE, browserWith, drawFrom, kept } from './harness.mjs';
import { drawAfterPresses } from './after-press.mjs';
import { pressCalmly } from './calm.mjs';
import { code } from './cards.mjs';
import { Table } from './table.mjs';

/**
 * The page under a name that it takes for one of the web: phones cannot reach the address of a device itself. The browser takes what
 * ends so for the device, so the address is a secure one without a certificate, in the headless shell too.
 */
export const PAGE = Object.assign(new URL(URL_OF_PAGE), { hostname: 'brag.localhost.' });

const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 640 };

/** For a table whose lines are cut: it and its phones store the app. The others do not, since that fetches every file of it. */
export const STORED = { serviceWorkers: 'allow' };

/** A test with a table open. `options` are those of its context, and `rules`: the end of its address (`byRules`); `timeout`. */
export function atTable(name, body, { timeout = 240_000, ...options } = {}) {
  test(name, { timeout }, async () => {
    const sitting = new Sitting(await browserWith(), name);
    try {
      await sitting.open(options);
      await body(sitting);
    } finally {
      await sitting.close();
    }
  });
}

/** A table, and the phones of those who play there. */
class Sitting {
  /** `name` is that of the test: it is dealt the same cards in every run. */
  constructor(browser, name) {
    this.browser = browser;
    this.name = name;
    this.problems = [];
    this.contexts = [];
    this.phones = new Map();
    this.photos = mkdtempSync(join(tmpdir(), 'photos-'));
  }

  /** Opens the table. */
  async open({ rules = '', serviceWorkers = 'block', ...options } = {}) {
    this.serviceWorkers = serviceWorkers;
    this.context = await this.another({ viewport: TABLET, ...options });
    await this.context.addInitScript(drawFrom, `${process.env.BRAG_CHANCE ?? ''}/${this.name}`);
    this.page = await this.context.newPage();
    await this.page.goto(PAGE.href + rules);
    await this.page.locator('#shell').waitFor({ state: 'detached' });
    this.table = new Table(this.page);
  }

  /** A context that shares nothing with the others. */
  async another(options) {
    const context = await this.browser.newContext({ reducedMotion: 'reduce', serviceWorkers: this.serviceWorkers, ...options });
    this.contexts.push(context);
    context.setDefaultTimeout(15_000);
    await context.addInitScript(pressCalmly);
    await drawAfterPresses(context);
    context.on('weberror', (error) => this.problems.push(`thrown: ${error.error().message}`));
    context.on('request', (request) => {
      if (new URL(request.url()).origin !== PAGE.origin) this.problems.push(`request to ${request.url()}`);
    });
    return context;
  }

  /**
   * Sits down at a game, by its short name, and lets each phone join by its code. `before` is called before the first deal.
   * `byCode` lets the phone of this name join; if it is left out, the phone has a camera app.
   */
  async sit(players, game, before = async () => {}, byCode = async (name) => this.join(name, await this.joinCode())) {
    const { page, table } = this;
    const sheet = await this.newGame(game);
    await table.seat(sheet, players.map((player) => ({ is: 'Own phone', ...player })));
    await sheet.getByRole('button', { name: 'Deal', exact: true }).click();
    const joins = page.getByRole('dialog', { name: 'Phones' });
    await joins.waitFor();
    const own = players.filter(({ is }) => is === undefined);
    for (const [nth, { name }] of own.entries()) {
      await joins.getByText(new RegExp(`^${name}: .* The others look away\\.$`)).waitFor();
      await byCode(name);
      if (nth + 1 < own.length) await joins.getByRole('button', { name: 'Next player' }).click();
    }
    await before();
    await joins.getByRole('button', { name: 'Deal', exact: true }).click();
    await joins.waitFor({ state: 'detached' });
    table.names = players.map(({ name }) => name);
  }

  /** Opens *New game* at its players, also from the menu during a deal. */
  async newGame(game) {
    const { page, table } = this;
    const isLinked = new URL(page.url()).hash.startsWith('#rules=');
    if (isLinked || await table.controls.getByRole('button', { name: 'New game' }).isVisible()) return table.openNewGame(game);
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
    phone.joined = address;
    await phone.open(address);
    await phone.page.getByRole('heading', { name: `You hold ${name}’s cards` }).waitFor();
    this.phones.set(name, phone);
    return phone;
  }

  /** What a camera reads while the button of the sheet *Phones* shows a code, which is hidden afterwards. */
  joinCode() {
    return this.whileCodeIsShown(() => this.photograph());
  }

  /** Calls this while the button of the sheet *Phones* shows a code. */
  async whileCodeIsShown(run) {
    const joins = this.page.getByRole('dialog', { name: 'Phones' });
    assert.equal(await joins.locator('svg.qr').count(), 0, 'no code is shown before the button is pressed');
    await joins.getByRole('button', { name: 'Hold to show the code' }).focus();
    await this.page.keyboard.press('Enter');
    await joins.locator('svg.qr').waitFor();
    const result = await run();
    await this.page.keyboard.press('Enter');
    await joins.locator('svg.qr').waitFor({ state: 'detached' });
    return result;
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

  /** Cuts the lines of all phones, and of the table. What they need from then on they have. */
  async cutLines() {
    for (const { page } of this.phones.values()) await kept(page);
    // A press beside the sheet at the table would close it. There have been presses.
    await this.page.evaluate(() => navigator.serviceWorker.ready);
    for (const { context } of [...this.phones.values(), this]) await context.setOffline(true);
  }

  /** Whose turn it is. */
  async turn() {
    await this.table.settle();
    return this.table.nextPerson();
  }

  /** Whose plate is marked, once it is not that of the player before: where nobody has a button of his own but that for the code. */
  async turnByPlate(before = '') {
    const inTurn = await this.page.waitForFunction((before) => {
      const name = document.querySelector('.felt .seat.is-turn .name')?.innerText;
      return name !== before && name;
    }, before, { timeout: 45_000 });
    return inTurn.jsonValue();
  }

  /** Presses the button that ends the sheet with a code. */
  async putAway() {
    await this.codes.getByRole('button', { name: 'I’ve seen them' }).click();
    await this.codes.waitFor({ state: 'detached' });
  }

  /** The player in turn reads the code that the table shows, with a camera app. Returns the cards of his hands. */
  async scan(name) {
    const address = await this.photographForApp();
    return { address, hands: await this.phones.get(name).reads(address) };
  }

  /** The address in the code of a hand that the table shows for a camera app. */
  async photographForApp() {
    await this.codes.waitFor();
    // It is remembered for each seat.
    const other = this.codes.getByRole('button', { name: /^For (the camera app|Scan on the phone)$/ });
    if ((await other.innerText()) === 'For the camera app') await other.click();
    return this.photograph();
  }

  async close() {
    rmSync(this.photos, { recursive: true });
    await Promise.all(this.contexts.map((context) => context.close()));
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
    return this.shows();
  }

  /** Shows the hands, which are covered: the cards of each. */
  async shows() {
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

  /** What is told above each hand that is shown. */
  headings() {
    return this.page.locator('.held h3').allInnerTexts();
  }

  /** The numbers beneath the cards that are shown. */
  numbers() {
    return this.page.locator('.held .dealt b').allInnerTexts();
  }

  /** The sentence about the last code. */
  async told() {
    return this.page.locator('.told').first().innerText();
  }
}

const labels = async (cards) => (await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).map(code);
