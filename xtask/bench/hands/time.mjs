// Times each piece of work of a module in this engine, as rows of a Markdown table: `node time.mjs bench_hands.wasm`.

import { readFile } from 'node:fs/promises';

const ROUNDS = 5;
const ROUND = 500;

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
const { choose, memory, name, name_length, pieces, run } = instance.exports;

for (let piece = 0; piece < pieces(); piece += 1) {
  const units = choose(piece);
  const what = new TextDecoder().decode(new Uint8Array(memory.buffer, name(), name_length()));
  // Warms up: the engine optimises code that runs often.
  rate(units);
  const median = Array.from({ length: ROUNDS }, () => rate(units)).sort((a, b) => a - b)[ROUNDS >> 1];
  const each = `${(1e9 / median).toFixed(1)} ns`;
  console.log(`| ${`brag in wasm: ${what}`.padEnd(66)} | ${Math.round(median).toLocaleString('en').padStart(13)} | ${each.padStart(16)} |`);
}

/** Things done in a second. */
function rate(units) {
  const start = performance.now();
  let done = 0;
  do {
    run();
    done += units;
  } while (performance.now() - start < ROUND);
  return (done * 1000) / (performance.now() - start);
}
