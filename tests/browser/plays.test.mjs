// What one hears of a deal of each game, played by keys: kept as a play that can be read (tests/transcripts/by-ear), and
// compared. `BRAG_PLAYS=write` writes the plays anew.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OWN, spacePresses, visit } from './harness.mjs';
import { heard, listen } from './heard.mjs';

spacePresses();

const PLAYS = join(dirname(fileURLToPath(import.meta.url)), '../transcripts/by-ear');
/** How long bots may play among themselves, in milliseconds. */
const BOTS_PLAY = 45_000;
/** The keys that are pressed if they are offered, in this order. Cards are looked at once. */
const USUAL = ['U', 'K', 'R', 'L', 'S', 'M', 'B', 'Enter', 'D', 'P', 'F'];
const GAMES = {
  three_card: {},
  // After the deal the others vote on the limits, and on chips.
  three_card_votes: { chips: 100, rules: 'v1.agreed_limits-yes.table_stakes-agreed', after: [['Double the limits'], ['Buy in', /^Buy in for/]] },
  four_card: {},
  // What is thrown away goes under the pack.
  four_card_under: { rules: 'v1.game-four_card.discards-under' },
  five_card: {},
  best_of_seven: {},
  best_of_thirteen: {},
  six_card: {},
  seven_card: {},
  nine_card: {},
  // Each hand is bet on before it is shown.
  nine_card_bets: { rules: 'v1.game-nine_card.set_bets-yes' },
  ten_card: {},
  thirteen_card: {},
  fifteen_card: {},
  // A swap, and then a stick.
  stop_the_bus: { first: ['1', 'q', 'Enter'], then: ['S', 'A'] },
  teen_patti: {},
  american: {},
  braggers: {},
  draw_brag: {},
  three_stake: { then: ['D', 'S', 'M', 'B', 'P', 'F'] },
  post_and_pair: { then: ['M', 'S', 'D', 'B', 'P', 'F'] },
  three_card_poker: { then: ['Enter'] },
};

for (const [game, { first = [], then = USUAL, rules, chips = 20, after = [] }] of Object.entries(GAMES)) {
  visit(`${game} is a play that can be read`, async ({ page }) => {
    const play = [];
    let looked = false;
    let turns = 0;
    for (;;) {
      assert.ok(turns++ < 80, `the deal ends:\n${play.join('\n')}`);
      const stop = await (await page.waitForFunction(offered, null, { timeout: BOTS_PLAY })).jsonValue();
      play.push(...(await heard(page)));
      if (stop.isOver) break;
      // The focus follows with the next frame.
      if (turns > 1) await page.waitForFunction(() => document.activeElement !== document.body).catch(() => assert.fail(`the focus is kept:\n${play.join('\n')}`));
      const wanted = looked ? then.filter((key) => key !== 'L') : then;
      const key = stop.picks ?? (first.length > 0 ? first.shift() : wanted.find((key) => stop.keys.includes(key)) ?? assert.fail(`no key of ${stop.keys}:\n${play.join('\n')}`));
      looked ||= key === 'L';
      play.push(`(${key === 'Enter' ? key : key.toUpperCase()})`);
      const before = await page.evaluate(() => globalThis.heard.all);
      await page.keyboard.press(key.length === 1 ? key.toLowerCase() : key);
      // Every key is answered, if only by the card that it presses.
      if (!/\d/.test(key) || stop.keys.includes('Enter')) await page.waitForFunction((before) => globalThis.heard.all > before, before);
      else await page.locator('.card[aria-pressed=true]').nth(key - 1).waitFor();
    }
    for (const names of after) {
      const before = await page.evaluate(() => globalThis.heard.all);
      for (const name of names) {
        const button = page.getByRole('button', { name, exact: true });
        play.push(`(${(await button.getAttribute('aria-label')) ?? (await button.innerText()).replace('\n', ' ')})`);
        await button.click();
      }
      await page.waitForFunction((before) => globalThis.heard.all > before, before);
      play.push(...(await heard(page)));
    }
    play.push('', 'On the felt:', await page.locator('section.felt').ariaSnapshot());
    const written = join(PLAYS, `${game}.txt`);
    const text = `${play.join('\n')}\n`;
    if (process.env.BRAG_PLAYS === 'write') writeFileSync(written, text);
    else assert.equal(text, existsSync(written) ? readFileSync(written, 'utf8') : '', `tests/transcripts/by-ear/${game}.txt`);
  }, { path: `?embed&${rules ? `rules=${rules}` : `variant=${game}`}&start&seats=${game === 'three_card_poker' ? 2 : 3}&chips=${chips}`, prepare, timeout: 120_000 });
}

/** Without pauses. What happens in one moment is said at once. */
async function prepare(context) {
  await context.addInitScript(() => localStorage.setItem(`${OWN}settings`, 'speed=quick bots_pause=false bots_talk=false'));
  await context.addInitScript(listen);
}

/** Runs in the page: the keys that are offered. `null`: something moves, or a bot thinks. */
function offered() {
  const buttons = [...document.querySelectorAll('.controls button')].filter((one) => one.ariaDisabled !== 'true');
  const isOver = buttons.some((one) => /^(Next deal|Same again|Keep watching)/.test(one.textContent));
  const keys = buttons.flatMap((one) => (one.getAttribute('aria-keyshortcuts') ?? '').split(' ')).filter(Boolean).map((key) => (key.length === 1 ? key.toUpperCase() : key));
  // Cards are picked until they can be thrown, or played.
  const throws = [...document.querySelectorAll('.controls [aria-keyshortcuts=T]')].find((one) => one.ariaDisabled === 'true' && !keys.includes('K'));
  const picked = document.querySelectorAll('.card[role=button][aria-pressed=true]').length;
  const picks = throws && document.querySelector('.card[role=button]') ? `${picked + 1}` : keys.includes('T') && picked ? 'T' : undefined;
  // While cards are dealt, they can be sorted.
  if (keys.every((key) => key === 'O') && !isOver && !picks) return null;
  // While the others play, one may look already. What is heard then hangs on how fast they are.
  const waits = document.querySelector('.controls .go[aria-disabled="true"]');
  if (waits && keys.every((key) => key === 'O' || key === 'L') && !isOver && !picks) return null;
  return { isOver, keys, picks };
}
