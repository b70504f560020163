// On another site's page: a deal to replay, a position to play on from, and a sitting by its number.

import assert from 'node:assert/strict';
import { heard, host, kept } from './host.mjs';
import { EMBED, OWN, hasTargets, isAccessible, spacePresses, visit } from './harness.mjs';
import { RecordsSheet } from './records-sheet.mjs';
import { DEAL, letters } from './short-deal.mjs';

spacePresses();

const REPLAY = `replay="${letters(DEAL)}"`;

/** The replay in a frame, with what tests read of it. */
const replayOf = (frame) => {
  const room = frame.locator('.room.replay');
  return {
    room,
    at: async () => (await room.locator('.caption-of .count').innerText()).split(/\D+/).map(Number),
    button: (name) => room.getByRole('button', { name, exact: true }),
    shows: (step) => room.locator('.caption-of .count', { hasText: new RegExp(`^${step} `) }).waitFor(),
  };
};

host('a replay is shown, gone through, and left for a table', `<brag-table id="a" variant="three_card" seats="3" ${REPLAY}></brag-table>`, async ({ page, frames: [frame] }) => {
  const replay = replayOf(frame);
  await replay.shows(1);
  await heard(page, 'ready');
  const [, count] = await replay.at();
  assert.ok(count > 5, `${count} steps`);
  await replay.button('Forward').click();
  await replay.shows(2);
  assert.deepEqual(await frame.table.up(), [], 'no card is seen that was not shown');
  await isAccessible(frame, 'a replay in a frame');
  await hasTargets(frame, 'a replay in a frame');
  await replay.room.getByRole('combobox', { name: 'Whose cards' }).selectOption('All cards');
  await frame.waitForFunction(() => document.querySelectorAll('.replay .card.up').length >= 9);
  await replay.button('To the end').click();
  await replay.shows(count);
  const over = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, 'nothing stands out');
  assert.equal(await replay.room.getByRole('button', { name: 'Embed this deal' }).count(), 0, 'a frame does not embed itself');
  assert.deepEqual(await kept(frame), []);
  await replay.button('To the table').click();
  await replay.room.waitFor({ state: 'detached' });
  await frame.table.dealToTurn();
}, { viewport: { ...EMBED, height: 620 } });

host('a replay opens at its step, and a step that there is not is told', `<brag-table id="a" ${REPLAY} step="4"></brag-table><brag-table id="b" ${REPLAY} step="400"></brag-table>`, async ({ page, frames: [first, second] }) => {
  await replayOf(first).shows(4);
  await replayOf(second).shows(1);
  const [{ option, of, says }] = await heard(page, 'error');
  assert.deepEqual([option, of], ['step', 'b']);
  assert.match(says, /“400”.*number of a step/);
});

host('the page or the visitor chooses the seat whose cards are seen, and a seat that there is not is told', `<brag-table id="a" ${REPLAY} step="5" seat="1"></brag-table><brag-table id="b" ${REPLAY} step="5" seat="3"></brag-table>`, async ({ page, frames: [first, second] }) => {
  await Promise.all([first, second].map((frame) => replayOf(frame).shows(5)));
  const whose = (frame) => replayOf(frame).room.getByRole('combobox', { name: 'Whose cards' });
  const chosen = (frame) => whose(frame).evaluate((list) => list.selectedOptions[0].innerText);
  const [{ option, of, says }] = await heard(page, 'error');
  assert.deepEqual([option, of], ['seat', 'b']);
  assert.match(says, /“3”.*number of a seat/);
  assert.deepEqual([await chosen(first), await chosen(second)], ['Nell', 'Shown cards']);
  // By then Nell has looked, and so have you. What is shown to all is nothing.
  const nells = await first.table.up();
  assert.equal(nells.length, 3);
  assert.deepEqual(await second.table.up(), []);
  await whose(second).selectOption('You');
  const yours = await second.table.up();
  assert.equal(yours.length, 3);
  assert.notDeepEqual(yours, nells);
  // The arrows of the list step through its names, and not through the deal.
  await whose(second).focus();
  await second.page().keyboard.press('ArrowDown');
  assert.equal(await chosen(second), 'Nell');
  assert.deepEqual(await second.table.up(), nells);
  assert.deepEqual(await replayOf(second).at(), await replayOf(first).at());
  await isAccessible(second, 'a replay as a player sees it');
});

host('a visitor plays on in the seat that the page names', `<brag-table id="a" ${REPLAY} step="5" seat="2" play></brag-table>`, async ({ page, frames: [frame] }) => {
  const trial = frame.locator('.room.trial');
  await trial.getByRole('button', { name: 'Again' }).waitFor();
  await heard(page, 'ready');
  // The third seat has the place at the bottom.
  await frame.locator('.seat.is-me .name', { hasText: 'Bill' }).waitFor();
});

host('a position is played on to its end, and leads back to the replay', `<brag-table id="a" ${REPLAY} step="2" play lang="en"></brag-table>`, async ({ page, frames: [frame] }) => {
  const trial = frame.locator('.room.trial');
  await trial.getByRole('button', { name: 'Again' }).waitFor();
  await heard(page, 'ready');
  await isAccessible(frame, 'a position in a frame');
  // The position is one before a look.
  const hand = async () => {
    await trial.getByRole('button', { name: /^Look/ }).click();
    await frame.waitForFunction(() => document.querySelectorAll('.trial .card.at-me.up').length === 3);
    return frame.table.up();
  };
  const cards = await hand();
  await trial.getByRole('button', { name: 'Again' }).click();
  assert.deepEqual(await hand(), cards, 'they are the same cards');
  await trial.getByRole('button', { name: /^Fold/ }).click();
  await trial.getByText(/wins|carried/).first().waitFor({ timeout: 45_000 });
  assert.deepEqual(await kept(frame), []);
  assert.equal((await page.evaluate(() => globalThis.heard)).filter(({ type }) => type === 'deal-ended').length, 0);
  await trial.getByRole('button', { name: 'Back' }).click();
  await replayOf(frame).shows(2);
});

host('a number gives everybody the same cards', '<brag-table id="a" number="327" variant="four_card" seats="3"></brag-table><brag-table id="b" number="327" variant="four_card" seats="3" start></brag-table>', async ({ page, frames }) => {
  await heard(page, 'ready', 2);
  const seen = [];
  for (const frame of frames) {
    await frame.locator('.room.trial').waitFor({ state: 'detached' });
    await frame.getByText('Four cards, a little money').or(frame.locator('.felt .card')).first().waitFor();
    const stop = await frame.table.settle();
    if (stop === 'ready') await frame.table.deals.click();
    assert.equal(await frame.table.settle(), 'turn');
    await frame.table.look.click();
    await frame.waitForFunction(() => document.querySelectorAll('.card.at-me.up').length === 4);
    seen.push((await frame.table.up()).join(' '));
    assert.deepEqual(await kept(frame), []);
  }
  assert.equal(seen[0], seen[1]);
});

host('a sitting by number that is over is dealt again with the same cards', '<brag-table id="a" number="5" variant="three_card" seats="2" chips="2" speed="instant"></brag-table>', async ({ page, frames: [frame] }) => {
  await heard(page, 'ready');
  const { table } = frame;
  const first = async () => {
    await table.toTurn();
    if (await table.may(table.look)) await table.takeLook();
    return table.up();
  };
  await table.deals.click();
  const cards = await first();
  assert.equal(cards.length, 3);
  for (let deals = 0; deals < 60; deals++) {
    if ((await table.playOut((stop) => table.plainly(stop))) === 'sitting over') break;
    await table.deals.click();
  }
  await frame.getByRole('button', { name: 'Same again' }).click();
  assert.deepEqual(await first(), cards, 'the same cards');
  // The page around it asks for the same.
  for (let deals = 0; deals < 60; deals++) {
    if ((await table.playOut((stop) => table.plainly(stop))) === 'sitting over') break;
    await table.deals.click();
  }
  await page.evaluate(() => document.querySelector('#a').start());
  assert.deepEqual(await first(), cards, 'the same cards once more');
  assert.deepEqual(await kept(frame), []);
}, { timeout: 150_000 });

host('a link to ten deals has a table of its own', '<brag-table id="a" number="1.x.n7.cs.60.v1.blind_last-win.shuffle-always"></brag-table>', async ({ page }) => {
  const [{ seats }] = await heard(page, 'ready');
  assert.deepEqual(seats.map(({ name, chips }) => `${name} ${chips}`), ['You 60', 'Nell 60', 'Bill 60']);
});

const broken = { ...DEAL, actions: ['0 look', '0 bet 4000'] };
host('what cannot be played is told in the frame and to the page, and a table stands there', `
  <brag-table id="a" replay="no-record"></brag-table><brag-table id="b" replay="${letters(broken)}" lang="de"></brag-table>
  <brag-table id="c" number="0"></brag-table><brag-table id="d" number="5" variant="stop_the_bus"></brag-table>`, async ({ page, frames }) => {
  const errors = Object.fromEntries((await heard(page, 'error', 4)).map(({ of, option, says }) => [of, `${option}: ${says}`]));
  assert.match(errors.a, /^replay: .*record/);
  assert.match(errors.b, /^replay: The record in the option .* Line 1: action 1, `0 bet 4000`/);
  assert.match(errors.c, /^number: .*“0”/);
  assert.match(errors.d, /^number: .*“5”/);
  await frames[1].getByRole('alert').filter({ hasText: 'Zeile 1' }).waitFor();
  for (const frame of frames) {
    await frame.locator('.room.replay, .room.trial').waitFor({ state: 'detached' });
    assert.equal(await frame.table.deals.count(), frame === frames[1] ? 0 : 1);
    assert.deepEqual(await kept(frame), []);
  }
});

host('names and the title are in the language of the frame', '<brag-table id="a" lang="de-AT"></brag-table><brag-table id="b" title="Our table" lang="fr"></brag-table>', async ({ page }) => {
  const told = await heard(page, 'ready', 2);
  const names = Object.fromEntries(told.map(({ of, seats }) => [of, seats[0].name]));
  assert.deepEqual(names, { a: 'Du', b: 'Toi' });
  const titles = () => page.evaluate(() => [...document.querySelectorAll('brag-table')].map((one) => one.shadowRoot.querySelector('iframe').title));
  assert.deepEqual(await titles(), ['Brag, ein Kartenspiel', 'Our table']);
  await page.evaluate(() => document.querySelector('#a').setAttribute('lang', 'ru'));
  assert.deepEqual(await titles(), ['Брэг, карточная игра', 'Our table']);
});

host('the page sets the speed, hints and the shape of the frame', `<style>#a { --brag-radius: 12px; --brag-height: 500px } #a::part(frame) { outline: 3px solid red }</style>
  <brag-table id="a" speed="quick" hints></brag-table>`, async ({ page, frames: [frame] }) => {
  await heard(page, 'ready');
  assert.equal(await frame.evaluate(() => document.documentElement.dataset.speed), 'quick');
  await frame.table.dealToTurn();
  await frame.getByRole('button', { name: 'Hint' }).waitFor();
  const shape = await page.evaluate(() => {
    const style = getComputedStyle(document.querySelector('#a').shadowRoot.querySelector('iframe'));
    return [style.borderRadius, style.height, style.outlineWidth];
  });
  assert.deepEqual(shape, ['12px', '500px', '3px']);
}, { reducedMotion: 'no-preference' });

host('a device that asks for no motion has none, whatever the page sets', '<brag-table id="a" speed="slow"></brag-table>', async ({ page, frames: [frame] }) => {
  await heard(page, 'ready');
  assert.equal(await frame.evaluate(() => document.documentElement.dataset.speed), 'instant');
});

host('a table that does not come says so, and comes when it is asked for again', '<iframe data-other srcdoc="" title="None"></iframe>', async ({ page, context, problems }) => {
  const away = (route) => route.abort();
  await context.route(/\?embed/, away);
  await page.evaluate(() => {
    // The script is patient for 15 seconds, and this test is not.
    const wait = setTimeout;
    globalThis.setTimeout = (run, after, ...rest) => wait(run, after === 15_000 ? 50 : after, ...rest);
    document.querySelector('main').insertAdjacentHTML('beforeend', '<brag-table id="a" lang="en"></brag-table>');
  });
  const notice = page.getByRole('alert').filter({ hasText: 'The table hasn’t loaded yet.' });
  await notice.waitFor();
  await isAccessible(page, 'a table that does not come');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await notice.waitFor({ state: 'detached' });
  await notice.waitFor();
  await context.unroute(/\?embed/, away);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await heard(page, 'ready');
  await notice.waitFor({ state: 'detached' });
  problems.length = 0;
});

visit('the line that is copied from a replay shows that deal on another page', async ({ page, table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const records = new RecordsSheet(page, table);
  await records.deals(1);
  await records.endSitting(await records.open());
  const replay = await records.replay('deal 1');
  await replay.button('Forward').click();
  const [step] = await replay.at();
  await replay.fits();
  await replay.button('Embed this deal').click();
  const sheet = page.getByRole('dialog', { name: 'Embed this deal' });
  await sheet.getByText(`opens it at step ${step}.`).waitFor();
  await isAccessible(page, 'a deal to embed');
  const tag = { name: 'One tag' };
  const line = sheet.getByRole('textbox', tag);
  await sheet.locator('.paste').filter({ has: page.getByRole('textbox', tag) }).getByRole('button', { name: 'Copy' }).click();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(pasted, await line.inputValue());
  assert.match(pasted, /^<script async src="[^"]+embed\.js"><\/script><brag-table [^\n]*replay="[\w-]+"><\/brag-table>$/);
  await sheet.getByRole('switch', { name: /^Play on from this step/ }).check();
  assert.match(await line.inputValue(), / step="\d+" seat="0" play replay=/);
  await sheet.getByRole('button', { name: 'Back', exact: true }).click();
  assert.equal((await replay.at())[0], step, 'the replay is where it was');
  const blog = await context.newPage();
  await blog.route('**/blog.html', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><title>Blog</title><link rel="icon" href="data:,">${pasted}` }));
  await blog.goto(new URL('blog.html', page.url()).href);
  const frame = blog.frameLocator('iframe');
  await frame.locator('.room.replay .caption-of .count', { hasText: new RegExp(`^${step} of`) }).waitFor();
});

visit('the line that is copied from a sitting by number deals it', async ({ page }) => {
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).click();
  const school = page.getByRole('dialog', { name: 'School', exact: true });
  await school.getByRole('textbox', { name: 'Number' }).fill('42');
  await school.getByRole('button', { name: 'Play ten deals' }).last().click();
  await page.locator('.room.ten .controls button').first().waitFor();
  await page.keyboard.press('Escape');
  await school.getByRole('button', { name: 'Embed this game' }).click();
  const sheet = page.getByRole('dialog', { name: 'Embed this game' });
  const line = await sheet.getByRole('textbox', { name: 'One tag' }).inputValue();
  assert.match(line, /<brag-table number="1\.x\.n42\.[^"]+"><\/brag-table>$/);
  await sheet.frameLocator('iframe.preview').getByRole('button', { name: 'Deal me in' }).waitFor();
}, { prepare: (context) => context.addInitScript(() => localStorage.setItem(`${OWN}owner`, 'before')) });
