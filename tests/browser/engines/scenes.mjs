// What a visitor must be able to do in every engine.

import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { USUAL, familiesOf } from '../fonts.mjs';
import * as hosts from './hosts.mjs';
import { Person, until } from './person.mjs';

const SCREENS = fileURLToPath(new URL('../../../target/screens/', import.meta.url));
const CARD = /^\w+ of (clubs|diamonds|hearts|spades)$/;
// A player without chips watches the next deal.
const NEXT = /^(Next deal|Keep watching)$/;
const ENDS = /(You win|\w+ wins) \d+|The pot of \d+ stays/;
// Bets high enough that a few of them empty a stack, because the length of a sitting is random.
const ANTE = 2;
const COMPANY = [
  { name: 'You', is: 'Person', chips: 4 },
  { name: 'Nell', is: 'Careful bot', chips: 4 },
  { name: 'Bill', is: 'Straight bot', chips: 4 },
  { name: 'Charlie', is: 'Bragger bot', chips: 4 },
];
const TWO = [{ name: 'Ann', chips: 60 }, { name: 'Bob', chips: 60 }];

/** Plays every scene in a browser that `open` starts. */
export function scenes(engine, open) {
  let browser;
  after(() => browser?.close());

  for (const [name, scene] of Object.entries(SCENES)) {
    const play = async () => {
      browser ??= await open();
      const { driver } = browser;
      // A new origin, so that nothing is stored there yet.
      const app = await hosts.app();
      try {
        await scene({ driver, person: new Person(driver), app });
      } catch (error) {
        await keepPicture(driver, `failed-${engine}-${name}`);
        throw error;
      } finally {
        await app.close();
      }
      await driver.frame(null);
      await driver.go('about:blank');
    };
    test(`${engine}: ${name}`, { timeout: 240_000 }, async (context) => {
      try {
        await play();
      } catch (error) {
        if (await isThere(browser?.driver)) throw error;
        // The engine itself has ended. Whether the page ends it is seen in a new one.
        context.diagnostic(`${engine} has ended: ${error.message}`);
        await browser?.close().catch(() => {});
        browser = undefined;
        await play();
      }
    });
  }
}

/** Whether the browser still answers. */
async function isThere(driver) {
  try {
    return (await driver.run(() => 1)) === 1;
  } catch {
    return false;
  }
}

const SCENES = {
  async 'texts are set in the fonts of the tests'({ driver, app }) {
    await driver.go(app.url);
    const { sans, serif } = familiesOf(USUAL);
    const [usual, named] = await driver.run((...names) => names.map((families) => families.map((family) => {
      const canvas = document.createElement('canvas').getContext('2d');
      canvas.font = `40px ${family}`;
      return Math.round(canvas.measureText('Wilhelmina Вскрыть').width);
    })), ['sans-serif', 'system-ui', 'serif'], [`"${sans}"`, `"${sans}"`, `"${serif}"`]);
    assert.deepEqual(usual, named);
    assert.notEqual(named[0], named[2], 'each family is there');
  },

  async 'a sitting against three bots goes to its end'({ person, app }) {
    await person.open(app.url);
    await person.hurry();
    await person.newGame(COMPANY, { Ante: ANTE, 'Smallest first bet': ANTE });
    for (let deals = 1; (await person.playOut()) !== 'sitting over'; deals++) {
      assert.ok(deals <= 300, 'a sitting for sixteen chips ends');
      await tells(person, ENDS);
      assert.equal(await chips(person), 16, 'the chips on the screen');
      await person.press('button', NEXT);
    }
    await tells(person, /(You have|\w+ has) the most chips/);
    await person.press('button', 'Same again');
    await person.settle();
    assert.equal(await chips(person), 16, 'the same again has the same chips');
  },

  async 'two people pass the screen, and the curtain hides what it must'({ driver, person, app }) {
    await person.open(app.url);
    await person.newGame(TWO);
    // Who is blind needs no curtain.
    assert.equal(await person.settle(), 'turn');
    await person.press('button', /^Look/);
    assert.deepEqual(await cards(person), [], 'nothing lies open on a shared screen');
    const peek = await person.find('button', 'Hold to look');
    const hand = await driver.hold(peek.id, () => until(async () => {
      const up = await cards(person);
      return up.length === 3 && up;
    }, 'three cards are shown while they are held'));
    await until(async () => (await cards(person)).length === 0, 'the cards are hidden again');

    await person.press('button', /^Bet/);
    assert.match(await person.settle(), TURN);
    assert.deepEqual(await cards(person), [], 'before the second looks');
    await person.press('button', /^Bet/);
    assert.equal(await person.settle(), 'curtain');
    assert.deepEqual(await cards(person), [], 'behind the curtain');
    assert.ok(!(await driver.run(() => document.documentElement.outerHTML)).includes(hand[0]), 'not even in the page');
    const first = await nextPerson(person);
    await person.find('dialog', `Pass to ${first}`);
    assert.deepEqual((await person.all('button')).map(({ name }) => name), [`I am ${first}`], 'all that can be pressed');
    await person.press('button', /^I am /);
    assert.equal(await person.fold(), 'deal over');
    // The other is blind, so nobody wins the pot.
    await tells(person, new RegExp(`${TWO.find(({ name }) => name !== first).name} keeps their hand unseen`));
  },

  async 'a sitting goes on after a reload, in the middle of a turn'({ driver, person, app }) {
    await person.open(app.url);
    await person.press('button', 'Deal me in');
    await toTurn(person);
    await isKept(driver);
    await person.press('button', /^Look/);
    const hand = await dealt(person);
    const before = await plates(person);
    await person.reload();
    await person.press('button', 'Go on');
    assert.match(await person.settle(), TURN);
    assert.deepEqual(await dealt(person), hand, 'my cards');
    assert.deepEqual(await plates(person), before, 'everybody');
    assert.equal(await person.fold(), 'deal over');
  },

  async 'it opens and plays with its host gone'({ driver, person, app }) {
    await person.open(app.url);
    await person.press('button', 'Deal me in');
    await toTurn(person);
    // The service worker has stored everything.
    await until(() => driver.run(() => navigator.serviceWorker.getRegistration().then((kept) => !!kept?.active)), 'the app is kept');
    await isKept(driver);
    await app.close();
    // A new visit, because on a reload Firefox asks the host and not the service worker.
    await person.open(app.url);
    await person.press('button', 'Go on');
    assert.match(await person.settle(), TURN);
    await person.press('button', /^Look/);
    assert.equal((await dealt(person)).length, 3);
    await person.press('button', 'Menu');
    await person.press('tab', 'Rules');
    await person.press('button', 'Close');
    await person.playOut();
    await tells(person, ENDS);
  },

  async 'a long count is a worker’s'({ driver, person, app }) {
    await person.open(app.url);
    await driver.run(() => {
      // The page waits for its worker, however long that is silent: on a busy machine it may be.
      const timer = self.setTimeout;
      self.setTimeout = (run, after, ...rest) => (after === 5000 ? 0 : timer(run, after, ...rest));
      const { Worker } = self;
      self.heard = [];
      self.Worker = class extends Worker {
        constructor(...how) {
          super(...how);
          this.addEventListener('message', ({ data }) => self.heard.push(data));
          this.addEventListener('error', () => self.heard.push(''));
        }
      };
    });
    await person.press('button', 'Menu');
    await person.press('tab', 'Odds');
    await until(() => driver.run(() => !!document.getElementById('pick-Ks')), 'the pack lies there');
    await driver.run(() => ['Ks', 'Kd', '2h'].forEach((card) => document.getElementById(`pick-${card}`).click()));
    const counted = () => driver.run(() => document.querySelector('dl.against').innerText);
    await until(async () => !(await counted()).includes('…'), 'all is counted');
    assert.match(await driver.run(() => document.querySelector('dl.shares').innerText), /19,608/);
    const heard = await driver.run(() => self.heard);
    assert.ok(heard.length > 1, 'that it hears, and what it has counted');
    assert.ok(!heard.includes(''), 'it has not failed');
  },

  async 'a deal is played in a frame on a page of another site'({ driver, person, app }) {
    const other = await hosts.page(`<h1>Tonight</h1><iframe title="Brag" width="360" height="640" src="${app.url}?embed"></iframe>`);
    try {
      await driver.go(other.url);
      const [frame] = await driver.run(() => [...document.querySelectorAll('iframe')]);
      await driver.frame(frame);
      await person.arrive();
      await person.press('button', 'Deal me in');
      await person.playOut();
      await tells(person, ENDS);
    } finally {
      await other.close();
    }
  },

  async 'one pasted line shows a replay on a page of another site'({ driver, person, app }) {
    const seats = ['You', 'Nell'].map((name) => ({ name, chips: 50 }));
    const record = { format: 'brag-record/1', seats, dealer: 1, seed: '07'.repeat(32), actions: ['0 look', '0 bet 1', '1 fold'] };
    const replay = Buffer.from(JSON.stringify(record)).toString('base64url');
    const line = `<script async src="${app.url}embed.js"></script><brag-table step="2" replay="${replay}"></brag-table>`;
    const other = await hosts.page(`<h1>A bluff</h1>${line}`);
    try {
      await driver.go(other.url);
      await until(() => driver.run(() => !!document.querySelector('brag-table')?.shadowRoot), 'the element is there');
      const [frame] = await driver.run(() => [document.querySelector('brag-table').shadowRoot.querySelector('iframe')]);
      await driver.frame(frame);
      const count = () => driver.run(() => document.querySelector('.caption-of .count')?.innerText ?? '');
      await until(async () => /^2 of \d+$/.test(await count()), 'the replay is at its step');
      await person.press('button', 'Forward');
      await until(async () => /^3 of \d+$/.test(await count()), 'it goes on');
      await person.press('button', 'To the table');
      await person.settle();
    } finally {
      await other.close();
    }
  },
};

const TURN = /^(turn|see)$/;

/** The names of the face-up cards. */
async function cards(person) {
  const pictures = [...await person.all('img'), ...await person.all('button')];
  return pictures.map(({ name }) => name).filter((name) => CARD.test(name));
}

/** The player's own three cards, as soon as they are face up. */
async function dealt(person) {
  return until(async () => {
    const up = await cards(person);
    return up.length === 3 && up.sort();
  }, 'three cards lie face up');
}

/** Deals until the player has the turn. Sometimes all others fold before. */
async function toTurn(person) {
  for (let stop = await person.settle(); !TURN.test(stop); stop = await person.settle()) {
    assert.equal(stop, 'deal over');
    await person.press('button', 'Next deal');
  }
}

/** Waits until the autosave has been fetched and has stored the sitting. */
async function isKept(driver) {
  await until(() => driver.run(() => localStorage.getItem(`${document.documentElement.dataset.keys}sitting`) !== null), 'the sitting is kept');
}

async function nextPerson(person) {
  return (await person.find('button', /^I am /)).name.replace('I am ', '');
}

/** Waits until the page says this. What tells how a deal ends may still be on its way. */
async function tells(person, wanted) {
  await until(async () => wanted.test(await person.words()), `the page tells ${wanted}`);
}

/** The chips on each plate. */
async function plates(person) {
  return platesIn(await person.felt());
}

/** Only what a name goes before: other sentences tell of chips too. */
const platesIn = (felt) => felt.match(/\b(You|Nell|Bill|Charlie) \d+ ?chips?/g);

/** All chips on the screen, the stacks and the pot at one moment: chips may be on their way. */
async function chips(person) {
  const felt = await until(async () => {
    const felt = await person.felt();
    return platesIn(felt) && felt;
  }, 'what each has lies on his plate');
  const pot = Number(/Pot (\d+)/.exec(felt)?.[1] ?? 0);
  return platesIn(felt).reduce((sum, seat) => sum + Number(/\d+/.exec(seat)[0]), pot);
}

async function keepPicture(driver, name) {
  // The test reports the failure. The screenshot is only an aid.
  const picture = await driver.send('picture', { full: false }).catch(() => undefined);
  if (!picture) return;
  await mkdir(SCREENS, { recursive: true });
  await writeFile(join(SCREENS, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`), picture, 'base64');
}
