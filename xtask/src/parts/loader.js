// Loads the programs that follow the first. That one calls it.
import { initSync } from "./brag-web.js";
const loaded = {};
// Loads a program once. After a failure the next call tries again. The programs that it needs are fetched at the same time.
const load = (name) => loaded[name] ??= make(...PARTS[name]).catch((error) => {
  delete loaded[name];
  throw error;
});
const make = async (file, hasStyle, ...needs) => {
  const fetched = hasStyle ? withStyle(part(file)) : part(file);
  // A failure before the `await` below would count as unhandled.
  fetched.catch(() => {});
  await Promise.all(needs.map(load));
  await WebAssembly.instantiateStreaming(fetched, { __wasm_split: { ...initSync(), MARK } });
};
// Makes a function that loads a program, and then calls the first through its table with the result: 1 or 0. A failure is no error
// of the page: what is fetched ahead may fail unnoticed, and the page informs whoever waits for a program. The reason is found out
// by a script that is fetched only then (lacks.js).
const failed = async (name, error) => {
  console.warn(error);
  if (self.document) delete document.documentElement.dataset.lacks;
  await import("./lacks.js").then((lacks) => lacks.default(name, error)).catch(() => {});
  return 0;
};
const loader = (name) => async (place, data) => {
  const result = await load(name).then(() => 1, (error) => failed(name, error));
  initSync().__indirect_function_table.get(place)(data, result);
};
