// A sitting so long that reading it takes a while, and a page that stops while it is read.

import { SITTING } from './store.mjs';

/** A saved sitting of Teen Patti in which two people have bet one chip each so often, blind. */
export function longSave(bets, more = []) {
  const actions = [...Array.from({ length: bets }, (_, nth) => `${(nth + 1) % 2} bet 1`), ...more];
  const record = {
    format: 'brag-record/1',
    rules: { game: 'teen_patti', blind_turns: 4294967295 },
    seats: [{ name: 'Ann', chips: 1_000_000 }, { name: 'Bob', chips: 1_000_000 }],
    dealer: 1,
    // The dealer follows from the seed.
    seed: '01'.repeat(32),
    actions,
  };
  return JSON.stringify({ brag_save: 1, deals: 1, minds: ['person', 'person'], record });
}

/** Prepares pages on which this text is stored from the first visit on. */
export const storing = (text) => (context) => context.addInitScript(([key, text]) => {
  // An empty page has no storage.
  try {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', '1');
    localStorage.setItem(key, text);
  } catch { }
}, [SITTING, text]);

/** Prepares pages on which no timer of the program ends while a bar of progress is shown, until `readOn`. */
export const holdReading = (context) => context.addInitScript(() => {
  const timer = self.setTimeout;
  const waiting = [];
  let holds = true;
  // Each slice comes late, so that what shows the bar is there before all is read. What a test runs in the page has its own timers.
  self.setTimeout = (run, after = 0) => {
    const isHeld = () => holds && document.querySelector('progress');
    return /wasm/.test(new Error().stack)
      ? timer(() => (isHeld() ? waiting.push(run) : run()), holds ? after + 100 : after)
      : timer(run, after);
  };
  globalThis.readOn = () => {
    holds = false;
    waiting.splice(0).forEach((run) => run());
  };
});

export const readOn = (page) => page.evaluate(() => globalThis.readOn());
