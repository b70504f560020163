// At the usual speed there is always something to press: while others act and cards are turned up, a press hurries them.

import assert from 'node:assert/strict';
import { EMBED, PHONE, spacePresses, visit } from './harness.mjs';

spacePresses();

/** So many presses lead to the next question at most. */
const PRESSES = 12;
const HURRY = /^Faster$/;

const table = (page) => {
  const controls = page.getByRole('region', { name: 'What you can do' });
  return { controls, hurry: controls.getByRole('button', { name: HURRY }) };
};

/** Hurries until this is there. */
async function hurries(hurry, until) {
  for (let presses = 0; presses < PRESSES; presses++) {
    await hurry.or(until).first().waitFor();
    if (await until.isVisible()) return;
    await hurry.click({ timeout: 2_000 }).catch(() => {});
  }
  assert.ok(await until.isVisible(), 'hurrying leads to the next question');
}

visit('from the stake to the decision one can hurry the other boxes and the deal', async ({ page }) => {
  const { controls, hurry } = table(page);
  await controls.getByRole('button', { name: /^Stake /, disabled: false }).click();
  const play = controls.getByRole('button', { name: /^Play for /, disabled: false });
  await hurry.waitFor({ timeout: 2_500 });
  // It stands where neither of the buttons stands that come next.
  const { y, height } = await hurry.boundingBox();
  const dimmed = await controls.getByRole('button', { name: 'Fold' }).boundingBox();
  assert.ok(y + height <= dimmed.y + 1, 'nothing else takes its place');
  await hurries(hurry, play);
  assert.equal(await hurry.count(), 0);
}, { path: '?embed&variant=three_card_poker&start&seats=4&speed=usual', viewport: EMBED, reducedMotion: 'no-preference', timeout: 60_000 });

/** A game of each kind of controls. */
const GAMES = ['three_card', 'nine_card', 'stop_the_bus', 'teen_patti', 'draw_brag', 'three_stake', 'three_card_poker'];
/** The longest that there may be nothing to press, in milliseconds. */
const LONGEST = 3_000;

for (const game of GAMES) {
  visit(`whoever waits has something to press within three seconds (${game})`, async ({ page }) => {
    const { controls } = table(page);
    await page.evaluate(waits);
    const end = controls.getByRole('button', { name: /^(Next deal|Keep watching|Same again)$/ });
    // The usual action at each turn, or the first that can be pressed. Those who wait press nothing.
    const usual = controls.locator('.go:not([aria-disabled=true])').filter({ hasNotText: /^(Play on|To the end)/ });
    const any = controls.locator('.act:not([aria-disabled=true])').filter({ hasNotText: HURRY }).filter({ hasNotText: /^(Sort|Play on|To the end)/ });
    for (let turns = 0; ; turns++) {
      await end.or(usual).or(any).first().waitFor({ timeout: 45_000 });
      if (turns === 3 || await end.first().isVisible()) break;
      await ((await usual.count()) ? usual : any).first().click();
    }
    const longest = await page.evaluate(() => globalThis.longestWait);
    assert.ok(longest <= LONGEST, `${Math.round(longest)} ms without anything to press`);
  }, { path: `?embed&variant=${game}&start&seats=4&speed=usual`, viewport: PHONE, reducedMotion: 'no-preference', timeout: 120_000 });
}

/** Runs in the page: notes how long there is nothing to press among the controls, frame by frame. */
function waits() {
  globalThis.longestWait = 0;
  let since = performance.now();
  const look = () => {
    const now = performance.now();
    if (document.querySelector('.controls :is(button, input, select):not([aria-disabled=true])')) since = now;
    globalThis.longestWait = Math.max(globalThis.longestWait, now - since);
    requestAnimationFrame(look);
  };
  look();
}

visit('at Stop the Bus one can hurry the others and the show', async ({ page }) => {
  const { controls, hurry } = table(page);
  const all = controls.getByRole('button', { name: 'All three', disabled: false });
  const stick = controls.getByRole('button', { name: /^Stick/, disabled: false });
  const next = controls.getByRole('button', { name: /^(Next deal|Keep watching)$/ });
  const end = next.or(controls.getByRole('button', { name: 'Same again' }));
  for (let turns = 0; turns < 12 && !(await end.first().isVisible()); turns++) {
    await hurries(hurry, all.or(end).first());
    if (await end.first().isVisible()) break;
    if (await stick.isVisible()) await stick.click();
    else {
      // All three are swapped by a second press.
      await all.click();
      await all.click();
    }
    await page.waitForFunction(() => !document.querySelector('.acts.bus button[aria-keyshortcuts="A"]:not([aria-disabled="true"])'));
  }
  await end.first().waitFor();
}, { path: '?embed&variant=stop_the_bus&start&seats=4&speed=usual', viewport: PHONE, reducedMotion: 'no-preference', timeout: 120_000 });
