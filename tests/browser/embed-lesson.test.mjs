// On another site's page: a lesson in a frame, whose page keeps the score. The course is the example of docs/embedding.md.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { heard, host, kept } from './host.mjs';
import { EMBED, isAccessible, spacePresses } from './harness.mjs';

spacePresses();

const MANUAL = await readFile(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
const [, COURSE] = /## A course\n[^]*?```html\n([^]*?)```/.exec(MANUAL);
/** The example with the address of this app. */
const page_of = COURSE.replace(/https:\/\/example\.org\/brag\//g, '{app}');

host('the course of the manual keeps the score of its lesson', page_of, async ({ page, frames: [frame] }) => {
  const says = frame.locator('.room.lesson .coach');
  const press = (name) => frame.locator('.room.lesson').getByRole('button', { name, exact: true, disabled: false }).click();
  await says.getByText('A pair of aces').waitFor();
  await isAccessible(frame, 'a lesson in a frame');
  await press('Fold');
  await says.getByText('Nobody has shown strength yet.').waitFor();
  await press('Try again');
  await press('Bet 2');
  await press('Next');
  await says.getByText('You answered 1 of 2 well.').waitFor();
  await page.getByText('1 of 2').waitFor();
  assert.deepEqual(await kept(frame), [], 'a frame stores nothing');
}, { isWhole: true, viewport: { ...EMBED, height: 700 } });

const BROKEN = 'brag-lesson 1\ntitle x\n\ngame three_card\nseat 100 You\nseat ten Nell\n\ndeal\n'.replaceAll('\n', '&#10;');
host('a lesson that cannot be read is told with its line', `<brag-table id="a" lesson="${BROKEN}"></brag-table>`, async ({ page, frames: [frame] }) => {
  await frame.getByRole('alert').waitFor();
  const [{ option, says }] = await heard(page, 'error');
  assert.equal(option, 'lesson');
  assert.match(says, /^Line 6: `seat` takes a whole number of chips and a name/);
}, { viewport: EMBED });
