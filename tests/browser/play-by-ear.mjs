// What one hears of the page, by keys alone, kept as plays that can be read (tests/transcripts/by-ear) and compared.
// `BRAG_PLAYS=write` writes them anew.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heard, listen } from './heard.mjs';

const PLAYS = join(dirname(fileURLToPath(import.meta.url)), '../transcripts/by-ear');
/** All that is read by itself. */
const REGIONS = '[role=status], [role=alert], [aria-live]';

/** Writes down what is heard of the pages of a context that open from now on. */
export const listenIn = (context) => context.addInitScript(listen, REGIONS);

/** A play: what is pressed, what is heard, and where the keys are. */
export class Play {
  constructor(page, name) {
    Object.assign(this, { page, name, lines: [], at: '' });
  }

  /** Presses a key, waits for what is expected, and writes down what was heard and where the focus has gone. */
  async press(key, until) {
    this.lines.push(`(${key.length === 1 ? key.toUpperCase() : key})`);
    await this.page.keyboard.press(key);
    await this.until(until);
  }

  /** Waits until something is heard. */
  hears(says) {
    return this.page.waitForFunction((says) => globalThis.heard.new.join(' ').includes(says), says);
  }

  /** Waits for something, and writes down what was heard. */
  async until(until) {
    await until?.();
    // What is new is read, and the focus moved, with the next frames.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
    // A text comes before the focus that follows it, so the focus is looked at first: what moved it has then been heard.
    const focused = this.page.locator(':focus');
    const at = (await focused.count()) ? (await focused.first().ariaSnapshot()).split('\n')[0] : 'nowhere';
    this.lines.push(...(await heard(this.page)));
    if (at !== this.at) this.lines.push(`[${at.replace(/^- /, '').replace(/:$/, '')}]`);
    this.at = at;
  }

  /** Writes down how a part of the page is read, but for the addresses of links. */
  async reads(says, part) {
    const read = await part.ariaSnapshot();
    this.lines.push('', `${says}:`, read.replaceAll(/\n *- \/url: .*/g, ''));
  }

  /** Compares the play with the one that is kept. */
  keep() {
    const text = `${this.lines.join('\n')}\n`;
    const written = join(PLAYS, `${this.name}.txt`);
    if (process.env.BRAG_PLAYS === 'write') writeFileSync(written, text);
    else assert.equal(text, existsSync(written) ? readFileSync(written, 'utf8') : '', `tests/transcripts/by-ear/${this.name}.txt`);
  }
}
