// Times pieces of work of a module in this engine, as rows of a Markdown table: `node time.mjs bench_hands.wasm hands`, or
// `playouts` in place of `hands`.

import { readFile } from 'node:fs/promises';

const ROUNDS = 5;
const ROUND = 500;

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
const { choose, hands, memory, name, name_length, pieces, run } = instance.exports;
const [first, end, where] = process.argv[3] === 'hands' ? [0, hands(), 'in wasm'] : [hands(), pieces(), 'in wasm for size'];

for (let piece = first; piece < end; piece += 1) {
  const units = choose(piece);
  const what = new TextDecoder().decode(new Uint8Array(memory.buffer, name(), name_length()));
  // Warms up: the engine optimises code that runs often.
  rate(units);
  const median = Array.from({ length: ROUNDS }, () => rate(units)).sort((a, b) => a - b)[ROUNDS >> 1];
  const each = `${(1e9 / median).toFixed(1)} ns`;
  console.log(`| ${`brag ${where}: ${what}`.padEnd(66)} | ${Math.round(median).toLocaleString('en').padStart(13)} | ${each.padStart(16)} |`);
}

/** Things done in a second that this program had a processor, so that a busy machine measures the same. */
function rate(units) {
  const [start, ran] = [performance.now(), process.cpuUsage()];
  let done = 0;
  do {
    run();
    done += units;
  } while (performance.now() - start < ROUND);
  const { system, user } = process.cpuUsage(ran);
  return (done * 1e6) / (system + user);
}
