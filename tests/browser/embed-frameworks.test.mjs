// A table in pages that frameworks draw, and from a script that is a module or lies in a bundle.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { URL_OF_PAGE, spacePresses, visit } from './harness.mjs';
import { HOST, answerWith, heard, host } from './host.mjs';

spacePresses();

const { resolve } = createRequire(import.meta.url);
const read = (file) => readFile(resolve(file), 'utf8');

/** React for a page. Its packages contain only CommonJS. */
const REACT = await (async () => {
  const files = {
    scheduler: 'scheduler/cjs/scheduler.production.js',
    react: 'react/cjs/react.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  };
  const folder = new URL('node_modules/', import.meta.url);
  const makes = Object.entries(files).map(async ([name, file]) => `${JSON.stringify(name)}(module, exports, require) {${await readFile(new URL(file, folder), 'utf8')}\n}`);
  return `const makes = {${(await Promise.all(makes)).join()}}, made = {};
    const require = (name) => {
      if (!made[name]) { const module = { exports: {} }; made[name] = module; makes[name](module, module.exports, require); }
      return made[name].exports;
    };`;
})();
const VUE = await read('vue/dist/vue.global.prod.js');

const react = answerWith(REACT, { ending: '.js' });
const vue = answerWith(VUE, { ending: '.js' });

/** A page that says nothing but draws a table by a script. `first` comes before that, `last` after it. */
const drawn = (framework, script, first, last) => `<!doctype html><title>Drawn</title><link rel="icon" href="data:,">
  <script>globalThis.heard = []; for (const type of ["ready", "deal-ended"]) addEventListener("brag-" + type, ({ target, detail }) => heard.push({ type, of: target.id, ...detail }))</script>
  ${first}<div id="root"></div><script src="${framework}"></script><script>${script}</script>${last}`;
const EMBED = '<script src="{app}embed.js"></script>';

const PAGES = {
  React: [react, `const { createElement } = require("react");
    const root = require("react-dom/client").createRoot(document.querySelector("#root"));
    root.render(createElement("brag-table", { id: "a", seats: 2, bots: 1, start: true, record: false, hints: true }));`],
  Vue: [vue, `Vue.createApp({ template: '<brag-table id="a" :seats="2" :bots="1" start :record="false" :hints="true"></brag-table>', compilerOptions: { isCustomElement: (tag) => tag === "brag-table" } }).mount("#root");`],
  'Vue with values': [vue, `Vue.createApp({ render: () => Vue.h("brag-table", { id: "a", seats: 2, bots: 1, start: true }) }).mount("#root");`],
};

for (const [name, [framework, script]] of Object.entries(PAGES)) {
  for (const [when, first, last] of [['before', EMBED, ''], ['after', '', EMBED]]) {
    host(`${name} draws a table, the script comes ${when} that: it deals at once, and start() deals again`, drawn(framework, script, first, last), async ({ page, frames: [frame] }) => {
      assert.notEqual(await frame.table.settle(), 'ready', 'the attribute deals');
      if (await frame.table.settle() === 'turn') await frame.table.fold.click();
      assert.equal(await frame.table.settle(), 'deal over');
      const [{ deal }] = await heard(page, 'deal-ended');
      await page.evaluate(() => document.querySelector('#a').start());
      await frame.table.toTurn();
      await frame.table.fold.click();
      assert.equal(await frame.table.settle(), 'deal over');
      await page.waitForFunction((deal) => heard.some((one) => one.type === 'deal-ended' && one.deal > deal), deal);
      await page.evaluate(() => document.querySelector('#a').pause());
      await frame.getByText('Table paused.').waitFor();
    }, { isWhole: true });
  }
}

host('what frameworks set as properties keeps the methods', '<brag-table id="a" seats="2" bots="1"></brag-table>', async ({ page, frames: [frame] }) => {
  const kinds = await page.evaluate(() => {
    const table = document.createElement('brag-table');
    const found = [];
    for (const value of [true, '', 'start', false, null, undefined]) {
      table.start = value;
      found.push(table.getAttribute('start'));
    }
    return [...found, typeof table.start, typeof table.pause];
  });
  assert.deepEqual(kinds, ['', '', 'start', null, null, null, 'function', 'function']);
  await page.evaluate(() => { document.querySelector('#a').pause = true; });
  await frame.getByText('Table paused.').waitFor();
  await page.evaluate(() => { document.querySelector('#a').pause = false; });
  await frame.getByText('Table paused.').waitFor({ state: 'detached' });
});

/** Another service's script of the same name. */
const OTHER = `${HOST}${answerWith('globalThis.other = true', { ending: '.js' })}?/embed.js`;
const SAME_NAME = answerWith('globalThis.other = true', { ending: '/embed.js', headers: { 'Content-Type': 'text/javascript' } });
const own = (frame) => assert.ok(frame.url().startsWith(URL_OF_PAGE), frame.url());
const page = (scripts, tag = '<brag-table></brag-table>') => `<!doctype html><title>Scripts</title><link rel="icon" href="data:,">${scripts}${tag}`;

host('as a module the script finds its own address beside another’s embed.js', page(`<script src="${SAME_NAME}"></script><script src="${OTHER}"></script><script type="module" crossorigin src="{app}embed.js"></script>`),
  async ({ frames: [frame] }) => own(frame), { isWhole: true, prepare: allowModules });
host('an import from a module finds it too', page(`<script src="${SAME_NAME}"></script><script type="module">import("{app}embed.js?v=2")</script>`),
  async ({ frames: [frame] }) => own(frame), { isWhole: true, prepare: allowModules });
host('a folder in src may lack its slash', page(`<script src="{app}embed.js"></script>`, `<brag-table src="${URL_OF_PAGE.slice(0, -1)}"></brag-table>`),
  async ({ frames: [frame] }) => own(frame), { isWhole: true });

const bundle = answerWith(await (await fetch(new URL('embed.js', URL_OF_PAGE))).text(), { ending: '.js' });
host('in a bundle src says where the app is', page(`<script src="${SAME_NAME}"></script><script src="${bundle}"></script>`, '<brag-table src="{app}"></brag-table>'),
  async ({ frames: [frame] }) => own(frame), { isWhole: true });

for (const [how, type] of [['a script', ''], ['a module', 'type="module"']]) {
  const path = answerWith(page(`<script src="${SAME_NAME}"></script><script ${type} src="${bundle}"></script>`));
  visit(`in a bundle without src nobody else’s page is shown, and the reason is told (${how})`, async ({ page, problems }) => {
    await page.goto(HOST + path);
    await page.locator('brag-table').getByRole('alert').waitFor();
    assert.equal(page.frames().length, 1, 'no frame');
    assert.equal(problems.length, 1);
    assert.match(problems[0], /`src` must say where the app is/);
    problems.length = 0;
  }, { origins: [HOST] });
}

/** The app's files as a host sends them that lets other pages load its script as a module. */
async function allowModules(context) {
  await context.route(/\/embed\.js(\?v=2)?$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'access-control-allow-origin': '*' } });
  });
}
