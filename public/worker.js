// Runs the program of the page in a worker, which does long counts. The worker's name holds the addresses of the script and of
// the program.
const [script, wasm] = name.split(" ");
import(script)
  .then(({ default: run }) => run({ module_or_path: fetch(wasm) }))
  // An empty message tells the page that the worker has failed.
  .catch(() => postMessage(""));
