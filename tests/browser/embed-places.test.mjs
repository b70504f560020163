// A table in every kind of place on a page: it is as wide as the place, and its height and the page's scrollbar come to rest.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { HOST, answerWith, host } from './host.mjs';
import { launch } from './harness.mjs';

const PLACES = {
  flex: '<div style="display:flex"><brag-table></brag-table></div>',
  'flex, centred': '<div style="display:flex;flex-direction:column;align-items:center"><brag-table></brag-table></div>',
  'a part of a flex row': '<div style="display:flex"><div><brag-table></brag-table></div></div>',
  grid: '<div style="display:grid;justify-items:center"><brag-table></brag-table></div>',
  'a column of a grid': '<div style="display:grid;grid-template-columns:auto"><div><brag-table></brag-table></div></div>',
  float: '<brag-table style="float:left"></brag-table>',
  'in a float': '<div style="float:left"><brag-table></brag-table></div>',
  absolute: '<brag-table style="position:absolute;top:0"></brag-table>',
  'in an absolute box': '<div style="position:absolute;top:0"><brag-table></brag-table></div>',
  'inline block': '<div style="display:inline-block"><brag-table></brag-table></div>',
  block: '<brag-table></brag-table>',
};

for (const [place, html] of Object.entries(PLACES)) {
  host(`a table is as wide as its place: ${place}`, `<div id="place" style="position:relative">${html}</div>`, async ({ page }) => {
    for (const width of [1400, 704, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const widths = () => page.evaluate(() => {
        const table = document.querySelector('brag-table');
        return [document.querySelector('#place'), table, table.shadowRoot.querySelector('iframe')].map((one) => one.getBoundingClientRect().width);
      });
      const [wide, ...found] = await widths();
      assert.deepEqual(found, [wide, wide], `at ${width}`);
    }
  });
}

host('what a page says of the width holds, and margins and edges are kept', `<style>main{max-width:none}</style>
  <brag-table id="a" style="width:400px"></brag-table><brag-table id="b" style="margin:0 20px"></brag-table>
  <div style="position:relative;height:800px"><brag-table id="c" style="position:absolute;left:30px;right:50px"></brag-table></div>
  <div style="display:flex;gap:10px"><brag-table id="d" style="flex:1"></brag-table><p style="width:200px;flex:none;margin:0">Beside it.</p></div>`, async ({ page }) => {
  const widths = await page.evaluate(() => ['a', 'b', 'c', 'd'].map((id) => document.getElementById(id).getBoundingClientRect().width));
  assert.deepEqual(widths, [400, 760, 720, 590]);
});

let browser;
after(() => browser?.close());

/** Pages whose scrollbar comes by the height of their table, and goes by it: the space above, and the window. */
const UNLUCKY = [
  ...[653, 657, 661].map((height) => ['landscape', 100, { width: 900, height }]),
  ...[708, 720, 729].map((height) => ['portrait', 100, { width: 420, height }]),
];

for (const [how, above, viewport] of UNLUCKY) {
  test(`height and scrollbar come to rest: ${how}, ${viewport.height} high`, { timeout: 60_000 }, async () => {
    // Other tests hide scrollbars.
    browser ??= await launch({ ignoreDefaultArgs: ['--hide-scrollbars'] });
    const path = answerWith(`<!doctype html><link rel="icon" href="data:,"><body style="margin:0"><div style="height:${above}px"></div><brag-table></brag-table>
      <script>globalThis.told = 0; addEventListener("brag-resize", () => told++)</script><script src="{app}embed.js"></script>`);
    const page = await browser.newPage({ viewport });
    await page.goto(HOST + path);
    await page.waitForFunction(() => told > 0);
    assert.ok(await page.evaluate(() => { document.body.style.height = '5000px'; const { clientWidth } = document.documentElement; document.body.style.height = ''; return innerWidth - clientWidth; }) > 5, 'this browser has scrollbars');
    // Nothing should happen from the second height on, so there is no event to wait for.
    await page.waitForTimeout(1500);
    const heights = await page.evaluate(() => told);
    await page.close();
    assert.ok(heights <= 2, `${heights} heights`);
  });
}
