// Phones that scan in the page: their own camera reads the codes of the table, and nothing of them gets into an address.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filmOf, holdAside, holdOver, holdOverMenu, standIn } from './camera.mjs';
import { givesAwayOnly } from './given-away.mjs';
import { FLAGS, isAccessible, launch, spacePresses } from './harness.mjs';
import { PAGE, Phone, STORED, atTable } from './phones.mjs';
import { byRules } from './rules.mjs';

spacePresses();

const TWO = [{ name: 'Ann', chips: 60 }, { name: 'Bob', chips: 60 }];

/** A phone that opens the page and no code, with a camera that sees what the test shows it. */
async function phoneOf(sitting, prepare) {
  const context = await sitting.another({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await context.addInitScript(standIn);
  if (prepare) await context.addInitScript(prepare);
  const phone = new Phone(context);
  await phone.open(`${PAGE.href}#phone`);
  return phone;
}

const scan = ({ page }) => page.getByRole('button', { name: 'Scan', exact: true });
const stop = ({ page }) => page.getByRole('button', { name: 'Stop the camera' });
const isOn = ({ page }) => page.evaluate(() => camera.isOn());

/** Scans what the table shows now. */
async function scansTable(sitting, phone) {
  await scan(phone).click();
  await stop(phone).waitFor();
  await holdOver(phone.page, sitting.page.locator('svg.qr'));
}

/** Joins by scanning. */
async function joins(sitting, phone, name) {
  await sitting.whileCodeIsShown(async () => {
    await scansTable(sitting, phone);
    await phone.page.getByRole('heading', { name: `You hold ${name}’s cards` }).waitFor();
  });
  await holdAside(phone.page);
  sitting.phones.set(name, phone);
}

/** Scans the code of a hand, and looks at it. Returns the cards. */
async function looks(sitting, name) {
  const phone = sitting.phones.get(name);
  await sitting.codes.waitFor();
  await scansTable(sitting, phone);
  await stop(phone).waitFor({ state: 'detached' });
  await holdAside(phone.page);
  assert.equal(await isOn(phone), false, 'the camera is off as soon as the code is read');
  return phone.shows();
}

/** Sits down with phones that join by scanning. */
const sit = (sitting, players = TWO, phones = new Map()) =>
  sitting.sit(players, undefined, async () => {}, async (name) => joins(sitting, phones.get(name) ?? await phoneOf(sitting), name));

atTable('a phone that scans holds its seat and its hand, and no address has had them', async (sitting) => {
  const { table } = sitting;
  await sit(sitting);
  const found = [];
  for (const _ of TWO) {
    const name = await sitting.turn();
    await table.look.click();
    const { page } = sitting.phones.get(name);
    const hands = await looks(sitting, name);
    assert.equal(hands.flat().length, 3);
    found.push(...hands.flat());
    assert.equal(await page.evaluate(() => document.activeElement.id), 'phone-show', 'the button is at hand that shows them');
    await isAccessible(page, 'a phone that has scanned');
    const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url));
    assert.deepEqual(visited, [`${PAGE.href}#phone`], 'the history has no code');
    await sitting.putAway();
    await table.bet.click();
  }
  assert.equal(new Set(found).size, 6);
  await givesAwayOnly(sitting.page, [], [], 'when both have looked');
});

atTable('what cannot be used is said above, and the camera looks on beside the seat and its hand', async (sitting) => {
  const { page, table } = sitting;
  await sit(sitting);
  const first = await sitting.turn();
  const [phone, other] = [first, first === 'Ann' ? 'Bob' : 'Ann'].map((name) => sitting.phones.get(name));
  await table.look.click();
  const [hand] = await looks(sitting, first);
  // The code of another player's hand.
  await scansTable(sitting, other);
  await other.page.getByText('This code is for another player.').waitFor();
  assert.equal(await isOn(other), true, 'it looks on');
  await isAccessible(other.page, 'a phone that looks on');
  await stop(other).click();
  await other.page.getByRole('heading', { name: 'You hold' }).waitFor();
  assert.equal(await isOn(other), false);
  // A menu on the table.
  await scan(phone).click();
  await holdOverMenu(phone.page);
  await phone.page.getByText('That isn’t a code from a Brag table.').waitFor();
  // The right code comes after it.
  await holdOver(phone.page, page.locator('svg.qr'));
  await stop(phone).waitFor({ state: 'detached' });
  await holdAside(phone.page);
  assert.deepEqual(await phone.shows(), [hand]);
  await sitting.putAway();
});

atTable('the code of another seat asks before the phone gives up its own', async (sitting) => {
  const phone = await phoneOf(sitting);
  await sitting.sit(TWO, undefined, async () => {}, async (name) => {
    if (name === 'Ann') return joins(sitting, phone, name);
    return sitting.whileCodeIsShown(async () => {
      await scansTable(sitting, phone);
      await phone.page.getByText('This code is for Bob’s seat.').waitFor();
      assert.equal(await isOn(phone), false, 'the camera is off while it asks');
      await phone.page.getByRole('button', { name: 'Change nothing' }).click();
      await phone.page.getByRole('heading', { name: 'You hold Ann’s cards' }).waitFor();
      await scansTable(sitting, phone);
      await phone.page.getByRole('button', { name: 'Join', exact: true }).click();
      await phone.page.getByRole('heading', { name: 'You hold Bob’s cards' }).waitFor();
    });
  });
});

const WHY = {
  NotAllowedError: 'This page may not use the camera.',
  NotFoundError: 'No camera was found on this device.',
  NotReadableError: 'The camera has stopped or isn’t free.',
};

atTable('without a camera the phone says why, and its camera app reads the same code as an address', async (sitting) => {
  const { table } = sitting;
  await sit(sitting);
  const name = await sitting.turn();
  const phone = sitting.phones.get(name);
  await table.look.click();
  for (const [error, says] of Object.entries(WHY)) {
    await phone.page.evaluate((error) => { camera.refuses = error; }, error);
    await scan(phone).click();
    const said = phone.page.getByRole('status').filter({ hasText: says });
    await said.waitFor();
    assert.match(await said.innerText(), /at the table, press “For the camera app” under the code/);
    await phone.page.getByRole('heading', { name: `You hold ${name}’s cards` }).waitFor();
    await isAccessible(phone.page, `a phone without a camera: ${error}`);
  }
  const { hands, address } = await sitting.scan(name);
  assert.ok(address.startsWith(`${PAGE.href}#hand=`));
  assert.equal(hands.flat().length, 3);
  await sitting.putAway();
});

atTable('the camera is off when the page is hidden, stopped, or the camera is taken away', async (sitting) => {
  await sit(sitting);
  const phone = sitting.phones.get('Ann');
  const looking = async () => {
    await scan(phone).click();
    await phone.page.getByText('Hold the phone over the code').waitFor();
    assert.equal(await isOn(phone), true);
  };
  await looking();
  await phone.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    dispatchEvent(new Event('visibilitychange'));
  });
  await scan(phone).waitFor();
  assert.equal(await isOn(phone), false, 'when the page is hidden');
  await phone.page.evaluate(() => delete document.hidden);
  await looking();
  await stop(phone).click();
  await scan(phone).waitFor();
  assert.equal(await isOn(phone), false, 'when it is stopped');
  await looking();
  await phone.page.evaluate(() => camera.tracks.forEach((track) => track.stop()));
  await phone.page.getByText('The camera has stopped or isn’t free.').waitFor();
  await looking();
});

atTable('a browser that reads codes itself is asked first, and ours takes its place when it fails', async (sitting) => {
  const { page } = sitting;
  const phone = await phoneOf(sitting, () => {
    globalThis.detected = { asked: 0, text: null };
    globalThis.BarcodeDetector = class {
      static async getSupportedFormats() { return ['aztec', 'qr_code']; }
      constructor({ formats }) {
        if (formats.join() !== 'qr_code') throw new TypeError(formats);
      }
      async detect(picture) {
        detected.asked += 1;
        if (!(picture instanceof HTMLCanvasElement)) throw new TypeError('no picture');
        if (detected.text === 'fails') throw new DOMException('no service', 'NotSupportedError');
        return detected.text ? [{ rawValue: detected.text }] : [];
      }
    };
  });
  await sitting.sit(TWO, undefined, async () => {}, async (name) => {
    await phone.page.evaluate(() => Object.assign(detected, { asked: 0, text: null }));
    await scan(phone).click();
    await stop(phone).waitFor();
    await phone.page.waitForFunction(() => detected.asked > 1);
    if (name === 'Ann') {
      const address = await sitting.joinCode();
      await phone.page.evaluate((text) => { detected.text = text; }, address);
      await phone.page.getByRole('heading', { name: 'You hold Ann’s cards' }).waitFor();
      return;
    }
    await phone.page.evaluate(() => { detected.text = 'fails'; });
    await sitting.whileCodeIsShown(async () => {
      await holdOver(phone.page, page.locator('svg.qr'));
      await phone.page.getByText('This code is for Bob’s seat.').waitFor();
    });
  });
});

atTable('the screens stay awake: the table while it shows codes, also before the first deal, and the phone', async (sitting) => {
  const { page } = sitting;
  const locks = () => {
    globalThis.held = 0;
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: async () => { held += 1; return { release: async () => { held -= 1; } }; } },
    });
  };
  const phone = await phoneOf(sitting, locks);
  await phone.page.waitForFunction(() => held === 1);
  await page.evaluate(locks);
  await sitting.sit(TWO, undefined, async () => {}, async (name) => {
    if (name === 'Ann') await page.waitForFunction(() => held === 1);
  });
});

atTable('the table is left for the screen of a phone by the menu, and the phone leads back', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Hold your cards on this device' }).click();
  await page.getByText('This browser holds no seat.').waitFor();
  await isAccessible(page, 'a phone without a seat');
  await page.getByRole('link', { name: 'Play on this device' }).click();
  await page.locator('main.table').waitFor();
});

atTable('the camera of a device joins a phone, by the policy of the page', async (sitting) => {
  const { page } = sitting;
  await sitting.sit(TWO, undefined, async () => {}, async (name) => {
    if (name === 'Bob') return sitting.join(name, await sitting.joinCode());
    const film = join(sitting.photos, 'film.y4m');
    writeFileSync(film, await sitting.whileCodeIsShown(() => filmOf(page, page.locator('svg.qr'))));
    const browser = await launch({ args: [...FLAGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`] });
    try {
      const phone = await (await browser.newContext()).newPage();
      await phone.goto(`${PAGE.href}#phone`);
      await phone.getByRole('button', { name: 'Scan', exact: true }).click();
      await phone.getByRole('heading', { name: 'You hold Ann’s cards' }).waitFor({ timeout: 60_000 });
    } finally {
      await browser.close();
    }
  });
});

atTable('a worker that ends is started again, and where there is none the camera app is left', async (sitting) => {
  const phone = await phoneOf(sitting, () => {
    const Own = Worker;
    globalThis.readers = 0;
    globalThis.Worker = class extends Own {
      constructor(script, options) {
        super(script, options);
        if (!options.name.endsWith(' reader')) return;
        readers += 1;
        // It ends over the first picture.
        if (readers === 1) this.postMessage = () => this.dispatchEvent(new ErrorEvent('error'));
      }
    };
  });
  await sitting.sit(TWO, undefined, async () => {}, async (name) => {
    if (name === 'Ann') {
      await joins(sitting, phone, name);
      assert.equal(await phone.page.evaluate(() => readers), 2);
      return;
    }
    await phone.page.evaluate(() => { globalThis.Worker = undefined; });
    await scan(phone).click();
    await phone.page.getByText('This browser can’t read codes. Or use the phone’s camera app').waitFor();
    assert.equal(await isOn(phone), false);
  });
});

atTable('whoever joined by an address is told that the history of the browser has the key', async (sitting) => {
  await sitting.sit(TWO, undefined, async () => {}, async (name) => {
    if (name === 'Bob') return joins(sitting, await phoneOf(sitting), name);
    return sitting.join(name, await sitting.joinCode());
  });
  const told = ({ page }) => page.getByText('Your browser’s history now holds your join code').count();
  assert.deepEqual([await told(sitting.phones.get('Ann')), await told(sitting.phones.get('Bob'))], [1, 0]);
});

const FOUR = ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => ({ name, chips: 60 }));

atTable('an evening on four phones that scan: one loses its storage, and one its camera', async (sitting) => {
  const { page, table, phones } = sitting;
  await sit(sitting, FOUR);
  await sitting.cutLines();
  let looked = 0;
  for (let deal = 1; deal <= 2; deal++) {
    if (deal > 1) await table.deals.click();
    if (deal === 2) {
      // Bob's browser forgets everything. His seat waits for him at the table.
      const { page: own } = phones.get('Bob');
      await own.evaluate(() => localStorage.clear());
      await own.reload();
      await own.getByText('This browser holds no seat.').waitFor();
      await rejoins(sitting, 'Bob');
    }
    if (deal === 2) await phones.get('Cat').page.evaluate(() => { camera.refuses = 'NotReadableError'; });
    const dealt = [];
    for (let nth = 0; nth < FOUR.length; nth++) {
      const name = await sitting.turn();
      await table.look.click();
      let hands;
      if (deal === 2 && name === 'Cat') {
        await scan(phones.get('Cat')).click();
        await phones.get('Cat').page.getByText('The camera has stopped or isn’t free.').waitFor();
        ({ hands } = await sitting.scan('Cat'));
      } else {
        hands = await looks(sitting, name);
      }
      dealt.push(...hands.flat());
      looked += 1;
      await sitting.putAway();
      if (nth + 1 < FOUR.length) await table.bet.click();
    }
    assert.equal(new Set(dealt).size, 12, 'each has a hand of his own');
    for (let stop = 'turn'; !['deal over', 'sitting over'].includes(stop);) {
      const last = Object.values(await table.seats()).filter(({ held }) => ['blind', 'open'].includes(held)).length === 2;
      await (last && await table.may(table.see) ? table.see : table.fold).click();
      stop = await table.settle();
    }
    const shown = await table.up();
    assert.ok(shown.every((card) => dealt.includes(card)), `${shown} were on the phones`);
  }
  assert.equal(looked, 8);
  assert.equal(await table.chips(), 240);
}, { ...STORED, rules: byRules({ rounds: 1 }), timeout: 480_000 });

/** Joins again at a seat, by the menu of the table. */
async function rejoins(sitting, name) {
  const { page } = sitting;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Phones' }).click();
  const codes = page.getByRole('dialog', { name: 'Phones' });
  await codes.waitFor();
  while (!(await codes.getByText(`${name}: `).isVisible())) await codes.getByRole('button', { name: 'Next player' }).click();
  await joins(sitting, sitting.phones.get(name), name);
  await page.keyboard.press('Escape');
  await codes.waitFor({ state: 'detached' });
}
