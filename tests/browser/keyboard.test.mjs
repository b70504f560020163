// The keyboard alone: every deal can be played with it, and the focus is never lost in the player's turn.

import assert from 'node:assert/strict';
import { OWN, spacePresses, visit } from './harness.mjs';

spacePresses();

visit('a whole deal is played by keys, and then the next', async ({ page, table }) => {
  await reach(page, 'Deal me in');
  await page.keyboard.press('Enter');
  for (let deal = 0; deal < 3; deal++) {
    let looked = false;
    const stop = await table.playOut(async (now) => {
      await hasFocus(page);
      if (now === 'answer') return page.keyboard.press('r');
      if (deal === 1) return page.keyboard.press('f');
      if (!looked && (await table.may(table.look))) {
        looked = true;
        await page.keyboard.press('l');
        await table.settle();
        await table.turned(3);
        return undefined;
      }
      return (await table.may(table.see)) ? page.keyboard.press('s') : page.keyboard.press('b');
    });
    assert.equal(stop, 'deal over');
    await hasFocus(page);
    await page.keyboard.press('Enter');
  }
});

visit('arrows set the amount, wherever the focus is, and Enter bets it', async ({ page, table }) => {
  await reach(page, 'Deal me in');
  await page.keyboard.press('Enter');
  await table.settle();
  await page.keyboard.press('l');
  await table.settle();
  const least = Number(await table.amount.inputValue());
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  assert.equal(await table.amount.inputValue(), String(least + 1));
  assert.match(await table.bet.innerText(), new RegExp(`^Bet ${least + 1}`));
  const before = (await table.seats()).You.chips;
  await reach(page, /^Bet /);
  await page.keyboard.press('Enter');
  await table.settle();
  const paid = before - (await table.seats()).You.chips;
  assert.ok(paid === least + 1 || (await table.verdict.count()) > 0, `paid ${paid}`);
});

visit('the curtain is lifted and the cards are peeked at by keys', async ({ page, table }) => {
  await table.newGame([{ name: 'Ann', chips: 20 }, { name: 'Bob', chips: 20 }]);
  for (let turns = 0; turns < 4; turns++) {
    // Who is blind needs no curtain.
    assert.equal(await table.settle(), turns < 2 ? 'turn' : 'curtain');
    if (turns < 2) {
      await page.keyboard.press('l');
    } else {
      await focusOn(page, /^I am /);
      await page.keyboard.press('Enter');
      await table.settle();
      await hasFocus(page);
    }
    await table.settle();
    // It lies before the controls. Behind them the focus leaves the window, and then the curtain falls.
    await reach(page, 'Hold to look', 'Shift+Tab');
    await page.keyboard.press('Space');
    await table.turned(3);
    await page.keyboard.press('Space');
    await table.turned(0);
    await page.keyboard.press('b');
  }
});

visit('a button is pressed with the focus on it, and the sheets give it back', async ({ page, table }) => {
  await reach(page, 'Menu');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.waitFor();
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await focusOn(page, 'Menu');
  await reach(page, 'Deal me in');
  await page.keyboard.press('Space');
  assert.equal(await table.settle(), 'turn');
  await reach(page, 'Fold');
  await page.keyboard.press('Space');
  assert.equal(await table.settle(), 'deal over');
  await hasFocus(page);
});

visit('after a look the focus stays, and after a bet it is on the next button', async ({ page, table }) => {
  await table.dealToTurn();
  await focusOn(page, /^Bet/);
  await reach(page, 'Look');
  await page.keyboard.press('Space');
  assert.equal(await table.settle(), 'turn');
  await focusOn(page, 'Look');
  await page.keyboard.press('b');
  const next = { turn: /^(Bet|Cover)/, 'deal over': 'Next deal', answer: 'Agree to show' };
  await focusOn(page, next[await table.settle()]);
});

visit('what stays keeps the focus when a key plays', async ({ page, table }) => {
  // All are blind, so that no curtain falls between them.
  await table.newGame([{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cy' }]);
  await page.getByRole('button', { name: 'Menu' }).focus();
  const before = await table.nextPerson();
  await page.keyboard.press('b');
  await page.waitForFunction((before) => ![...document.querySelectorAll('.seat.is-turn .name')].some((one) => one.textContent === before), before);
  assert.equal(await table.settle(), 'turn');
  await focusOn(page, 'Menu');
  // What goes loses it, and the turn gets it.
  await table.bet.focus();
  await page.keyboard.press('f');
  assert.equal(await table.settle(), 'turn');
  await focusOn(page, /^Bet/);
});

/** Presses Tab, or another key, until that button has the focus. */
async function reach(page, name, key = 'Tab') {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press(key);
    const button = page.locator(':focus');
    if ((await button.count()) > 0 && (await page.getByRole('button', { name }).and(button).count()) > 0) return;
  }
  assert.fail(`${key} never comes to ${name}`);
}

/** Waits until a control has the focus. It may follow with the next frame. */
async function hasFocus(page) {
  await page.waitForFunction(() => document.activeElement?.matches('button, input'));
}

async function focusOn(page, name) {
  await page.getByRole('button', { name }).and(page.locator(':focus')).waitFor();
}

/** A key of each kind of game that no other kind has in these words. */
const KEYS = {
  three_card: 'fold', five_card: 'fold', best_of_seven: 'fold', nine_card: 'sort', stop_the_bus: 'one on the board', teen_patti: 'Pack',
  american: 'go it, or call a sight', braggers: 'check or match', draw_brag: 'check or match', three_stake: 'draw a card', post_and_pair: 'draw a card', three_card_poker: 'Sit out',
};
for (const [game, does] of Object.entries(KEYS)) {
  visit(`the sheet of keys lists those of the game at hand: ${game}`, async ({ page }) => {
    const controls = page.getByRole('region', { name: 'What you can do' });
    const offered = () => controls.locator('button[aria-keyshortcuts]:not([aria-disabled=true])').evaluateAll((buttons) => buttons.flatMap((button) => button.getAttribute('aria-keyshortcuts').split(' ')).map((key) => (key.length === 1 ? key.toUpperCase() : key)));
    await controls.locator('button[aria-keyshortcuts]:not([aria-disabled=true])').first().waitFor();
    const keys = await offered();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await sheet.getByText(does, { exact: true }).waitFor();
    const listed = (await sheet.locator('dl').first().locator('kbd').allInnerTexts()).join(' ').split(/[ ,]+/);
    const missing = keys.filter((key) => !listed.includes(key));
    assert.deepEqual(missing, [], `${listed}`);
    if (game !== 'three_card') return;
    // Elsewhere, those of the game that is shown there.
    assert.equal(await sheet.getByText('Pack', { exact: true }).count(), 0);
  }, { path: `?embed&variant=${game}&start&seats=${game === 'three_card_poker' ? 1 : 3}`, prepare: (context) => context.addInitScript(() => localStorage.setItem(`${OWN}settings`, 'bots_pause=false')) });
}

/** Presses a key as a keyboard with other letters does: `key` is what it types, `code` its place. */
const type = (page, key, code) => page.evaluate((init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })), { key, code });

/** An embedded table of a game, without waiting. */
const dealt = (game, seats = 3) => ({ path: `?embed&variant=${game}&start&seats=${seats}`, prepare: (context) => context.addInitScript(() => localStorage.setItem(`${OWN}settings`, 'bots_pause=false')) });

visit('letters count by their place where a keyboard has no Latin ones', async ({ page, table }) => {
  await table.dealToTurn();
  await type(page, 'д', 'KeyL');
  await table.controls.getByRole('button', { name: /^Bet [1-9]/ }).waitFor();
  await table.turned(3);
  const purse = page.locator('.seat.is-me .purse');
  const before = await purse.innerText();
  await type(page, 'β', 'KeyB');
  // Greek: bet. Until it is done the buttons of this turn may still be there.
  await page.waitForFunction((before) => document.querySelector('.seat.is-me .purse').innerText !== before, before);
  if ((await table.settle()) === 'turn') await type(page, 'а', 'KeyF');
  assert.equal(await table.settle(), 'deal over', 'Russian: fold');
});

visit('Latin letters count as they are typed, wherever they are', async ({ page, table }) => {
  await table.dealToTurn();
  // On a Dvorak keyboard L lies where P is, and N where L is.
  await type(page, 'n', 'KeyL');
  await type(page, 'l', 'KeyP');
  await table.controls.getByRole('button', { name: 'Look', disabled: true }).waitFor();
  await table.turned(3);
});

visit('digits count without Shift on AZERTY', async ({ page, table }) => {
  await table.controls.getByRole('button', { name: /^(Swap|Tap)|All three/ }).first().waitFor();
  await table.controls.locator('button[aria-keyshortcuts]:not([aria-disabled=true])').first().waitFor();
  await type(page, 'é', 'Digit2');
  await page.locator('.card[aria-pressed=true]').waitFor();
  await type(page, "'", 'KeyW');
  await page.locator('.card[aria-pressed=true]').nth(1).waitFor();
}, dealt('stop_the_bus'));

visit('a guided deal goes by the place of a letter too', async ({ page }) => {
  await page.getByRole('button', { name: 'New to Brag? Play a first deal' }).click();
  const room = page.getByRole('group', { name: 'A first deal', exact: true });
  const asked = room.locator('[data-asked][aria-keyshortcuts=L]');
  for (let steps = 0; steps < 12 && (await asked.count()) === 0; steps++) {
    await room.locator('#lesson-next').or(room.locator('[data-asked]')).first().waitFor();
    if ((await asked.count()) === 0) await page.keyboard.press('Enter');
  }
  await type(page, 'д', 'KeyL');
  await asked.waitFor({ state: 'detached' });
});

/** Runs in the page: a keyboard on which only Russian is set up. */
function russian() {
  const typed = [...'фисвуапршолдьтщзйкыегмцчня'];
  const map = new Map(typed.map((letter, nth) => [`Key${String.fromCharCode(65 + nth)}`, letter]));
  Object.defineProperty(navigator, 'keyboard', { value: { getLayoutMap: async () => map } });
}

visit('the sheet of keys shows the letters of the keyboard at hand', async ({ page, table }) => {
  await table.dealToTurn();
  await type(page, '?', 'Digit7');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.locator('div', { hasText: /^Дlook$/ }).waitFor();
  await sheet.locator('div', { hasText: /^Аfold$/ }).waitFor();
}, { prepare: (context) => context.addInitScript(russian) });

visit('where the browser tells no letters, the sheet of keys learns them from what is pressed', async ({ page, table }) => {
  await table.dealToTurn();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.locator('div', { hasText: /^Llook$/ }).waitFor();
  await type(page, 'λ', 'KeyL');
  await sheet.locator('div', { hasText: /^Λlook$/ }).waitFor();
  await sheet.locator('div', { hasText: /^Ffold$/ }).waitFor();
}, { prepare: (context) => context.addInitScript(() => Object.defineProperty(navigator, 'keyboard', { value: undefined })) });

visit('before the turn a hand is looked at by key as by its button', async ({ page, table }) => {
  await table.deals.click();
  // The bots think, long enough for a test, and the button can be pressed.
  await table.controls.getByRole('button', { name: 'Look', disabled: false }).and(page.locator('.controls:has(.go[aria-disabled=true]) button')).waitFor();
  await page.keyboard.press('l');
  await table.felt.locator('.card.at-me.up').nth(2).waitFor();
}, { prepare: (context) => context.addInitScript(() => localStorage.setItem(`${OWN}settings`, 'speed=slow bots_pause=true')), reducedMotion: 'no-preference' });
