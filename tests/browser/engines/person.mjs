// A person at the page: finds elements by the role and name that the engine gives to assistive technology.

import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { pressCalmly } from '../calm.mjs';

/** The longest wait for anything on the page, in milliseconds. */
const PATIENCE = 20_000;

/** Selectors for candidates of each role. The engine decides whether they have it. */
const PLACES = {
  button: 'button',
  combobox: 'select',
  dialog: 'dialog, [role=dialog]',
  img: '[role=img]',
  radio: 'input[type=radio]',
  switch: '[role=switch]',
  tab: '[role=tab]',
  textbox: 'input:not([type]), input[type=text], input[inputmode]',
};
/** Some engines name roles differently: in WebKit a closed list is a pop-up button. */
const ALIKE = { img: ['image', 'img'], combobox: ['combobox', 'button'] };

/** What the table can wait for, by the button that shows it, the most specific first, and the simplest answer to it. */
const STOPS = [
  ['curtain', /^I am /],
  ['no chips', /^Not now$/],
  ['deal over', /^(Next deal|Keep watching)$/],
  ['sitting over', /^Same again$/],
  ['ready', /^Deal me in$/],
  ['answer', /^Refuse$/],
  ['decide', /^Keep (old|new), /],
  ['name', /^Play new$/],
  ['retain', /^Keep new$/],
  ['see', /^See/],
  ['turn', /^(Bet|Cover)/],
];

export class Person {
  constructor(driver) {
    this.driver = driver;
  }

  /** Opens an address and waits until the app has replaced the first screen. */
  async open(url) {
    await this.driver.go(url);
    await this.arrive();
  }

  async reload() {
    await this.driver.send('reload');
    await this.arrive();
  }

  async arrive() {
    await until(() => this.driver.run(() => !document.getElementById('shell') && !!document.querySelector('main')), 'the app is there');
    await this.driver.run(pressCalmly);
  }

  /**
   * The visible elements of a role: `[{ id, name, disabled }]`. On request only those that can be pressed. An element may
   * go before its name is told; then all are listed again.
   */
  all(role, { enabled = false } = {}) {
    return until(() => this.listed(role, enabled), `each ${role} has a name`);
  }

  async listed(role, enabled) {
    const found = await this.driver.run((places) => {
      // An open sheet makes everything else inert.
      const from = [...document.querySelectorAll('dialog:modal')].at(-1)?.parentNode ?? document;
      return [...from.querySelectorAll(places)]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]'))
        .map((part) => [part, part.disabled === true || part.ariaDisabled === 'true']);
    }, PLACES[role]);
    const things = [];
    for (const [id, disabled] of found) {
      if (!(enabled && disabled)) things.push({ id, disabled, name: await this.driver.send('label', { id }) });
    }
    return things;
  }

  /** The only element with this role and name, as soon as it is there. */
  async find(role, name) {
    return until(async () => {
      const thing = (await this.all(role)).find((thing) => called(thing, name));
      if (!thing) return undefined;
      const told = await this.driver.send('role', { id: thing.id });
      assert.ok((ALIKE[role] ?? [role]).includes(told), `${thing.name} is a ${role}, and told as a ${told}`);
      return thing;
    }, `the ${role} ${name}`);
  }

  async press(role, name) {
    await until(async () => {
      const { id, disabled } = await this.find(role, name);
      return disabled ? undefined : this.driver.send('click', { id }).then(() => true);
    }, `the ${role} ${name} can be pressed`);
  }

  async write(name, text) {
    const { id } = await this.find('textbox', name);
    await this.fill(id, text);
  }

  /** Types into a field, as soon as it is enabled. */
  fill(id, text) {
    return until(() => this.driver.type(id, String(text)).then(() => true), `a field takes “${text}”`);
  }

  /** Chooses from a list. */
  async choose(name, wanted) {
    const { id } = await this.find('combobox', name);
    await this.driver.show(id);
    const lists = await this.driver.run(() => [...document.querySelectorAll('select')].map((list) => {
      return [list, [...list.options].map((option) => [option, option.label])];
    }));
    const [, options] = lists.find(([list]) => list === id);
    const [option] = options.find(([, label]) => label === wanted) ?? assert.fail(`${name} offers ${wanted}`);
    await this.driver.send('click', { id: option });
  }

  /**
   * Seats players by the *New game* sheet and deals: `{ name, is, chips }`. `house` are values for fields of the house
   * rules: `{ Ante: 2 }`.
   */
  async newGame(players, house = {}) {
    await this.openSheet('New game');
    await this.press('button', 'Players and rules');
    await this.find('button', 'Deal');
    const names = async () => (await this.all('textbox')).filter(({ name }) => name === 'Name');
    while ((await names()).length > players.length) {
      await this.press('button', 'Remove a player');
    }
    // Names come first, and differ from the present ones, because the other fields are named after their player.
    const fields = await names();
    for (const [i, { id }] of fields.entries()) await this.fill(id, `Guest ${i}`);
    for (const [i, { name, is = 'Person', chips }] of players.entries()) {
      await this.fill(fields[i].id, name);
      await this.choose(name === 'You' ? 'You are played by' : `${name} is played by`, is);
      await this.write(`Chips of ${name}`, chips);
    }
    for (const [field, value] of Object.entries(house)) await this.write(new RegExp(`^${field}`), value);
    await this.press('button', 'Deal');
  }

  /** Presses the button of a sheet, and waits until that is open. */
  async openSheet(name) {
    await this.press('button', name);
    await this.find('dialog', name);
  }

  /** Sets the speed in the *House* menu, and makes bots answer at once. */
  async hurry() {
    await this.press('button', 'Menu');
    await this.press('tab', 'Settings');
    await this.press('radio', 'Instant');
    await this.press('switch', /^Bots take their time/);
    await this.press('button', 'Close');
  }

  /** Waits until the table waits for a person, and returns for what. */
  async settle() {
    const { name } = await this.stop();
    return name;
  }

  async stop() {
    return until(async () => {
      const buttons = await this.all('button', { enabled: true });
      for (const [name, sign] of STOPS) {
        const button = buttons.find((button) => called(button, sign));
        if (button) return { name, button };
      }
      return undefined;
    }, 'the table waits for somebody');
  }

  /** Folds, and returns what the table waits for then. With a good hand a second press is asked for. */
  async fold() {
    return until(async () => {
      const stop = await this.settle();
      if (!['turn', 'see'].includes(stop)) return stop;
      await this.press('button', /^Fold/);
      return undefined;
    }, 'the hand is folded');
  }

  /** Plays the simplest actions until the deal or the sitting is over, and returns which. */
  async playOut() {
    for (let stops = 0; stops < 400; stops++) {
      const done = await until(async () => {
        const { name, button } = await this.stop();
        if (name === 'deal over' || name === 'sitting over') return name;
        await this.driver.send('click', { id: button.id });
        return 'on';
      }, 'the deal goes on');
      if (done !== 'on') return done;
    }
    return assert.fail('the deal never ends');
  }

  /** All text on the page, in one line. */
  words() {
    return this.textOf('body');
  }

  /** All text on the cloth, in one line. The log beside it is none of it. */
  felt() {
    return this.textOf('.felt');
  }

  textOf(place) {
    return this.driver.run((place) => document.querySelector(place).innerText.replaceAll(/\s+/g, ' ').trim(), place);
  }
}

const called = ({ name }, wanted) => (wanted instanceof RegExp ? wanted.test(name) : name === wanted);

/** Retries if an element disappears between finding and pressing it. */
const GONE = ['stale element reference', 'element click intercepted', 'element not interactable', 'no such element'];

/** Repeats until there is an answer. */
export async function until(ask, what) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(15)) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      if (!GONE.includes(error.kind)) throw error;
    }
  }
  return assert.fail(`waited in vain: ${what}`);
}
