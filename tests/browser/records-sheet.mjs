// RecordsSheet deals: their list in the menu, and the replay of one.

import assert from 'node:assert/strict';

/** A record of one deal, with every key on its own line. */
export const SPREAD = `{
  "format": "brag-record/1",
  "seats": [{ "name": "Andy", "chips": 100 }, { "name": "Bill", "chips": 100 }],
  "dealer": 1,
  "seed": "0000000000000000000000000000000000000000000000000000000000000001",
  "actions": [
    "0 look",
    "0 fold"
  ]
}`;

export class RecordsSheet {
  constructor(page, table) {
    this.page = page;
    this.table = table;
  }

  /** Plays this many deals, folding at once, and stays at the end of the last. */
  async deals(many) {
    for (let deal = 0; deal < many; deal++) {
      await this.table.deals.click();
      await this.table.playOut(async (stop) => {
        if (stop !== 'turn') return this.table.plainly(stop);
        return this.table.fold.click();
      });
    }
  }

  /** Opens the *Records* tab. */
  async open() {
    return this.table.openHouse('Records');
  }

  /** Opens the *Statistics* tab. */
  async statistics() {
    return this.table.openHouse('Statistics');
  }

  async close(sheet) {
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  }

  /** The entries of the list, each as one line. */
  async lines(sheet) {
    const rows = sheet.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: /^Replay/ }) });
    const lines = await rows.locator('p').allInnerTexts();
    return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
  }

  async paste(sheet, text) {
    const field = sheet.getByRole('textbox', { name: 'The text of a record' });
    if (!(await field.isVisible())) await sheet.getByRole('button', { name: 'Paste a record' }).click();
    await field.fill(text);
    await sheet.getByRole('button', { name: 'Import' }).click();
  }

  async endSitting(sheet) {
    const download = this.page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'End the game and save the record' }).click();
    await download;
    await this.table.standings.waitFor();
  }

  /** Replays a deal: `deal 2`. */
  async replay(deal) {
    const sheet = await this.open();
    await sheet.getByRole('button', { name: `Replay ${deal}`, exact: true }).click();
    const replay = new Replay(this.page);
    await replay.counter.waitFor();
    return replay;
  }

  /** Closes the replay and the sheet. */
  async leave(replay) {
    await replay.button('Leave').click();
    await this.close(this.page.getByRole('dialog', { name: 'Menu' }));
  }
}

class Replay {
  constructor(page) {
    this.page = page;
    this.room = page.getByRole('group', { name: 'Replay' });
    this.counter = this.room.locator('.count').last();
    this.whose = this.room.getByRole('combobox', { name: 'Whose cards' });
  }

  button(name) {
    return this.room.getByRole('button', { name, exact: true });
  }

  async caption() {
    return this.room.getByRole('status').innerText();
  }

  /** `[12, 48]` */
  async at() {
    return (await this.counter.innerText()).split(' of ').map(Number);
  }

  /** Asserts that every button can be pressed and nothing is cut off. */
  async fits() {
    const { width, height } = this.page.viewportSize();
    for (const button of await this.room.getByRole('button').all()) {
      const box = await button.boundingBox();
      const name = await button.getAttribute('aria-label');
      assert.ok(box.width >= 44 && box.height >= 44, `${name} is large enough: ${JSON.stringify(box)}`);
      assert.ok(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${name} is on the screen`);
    }
    const scrolls = await this.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.ok(!scrolls, 'the page does not scroll sideways');
  }
}

export async function read(stream) {
  let all = '';
  for await (const part of stream) all += part;
  return all;
}
