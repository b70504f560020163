// The way of somebody who is new to Brag: hands to sort, guided deals, drills, ten deals against straightforward bots.

import assert from 'node:assert/strict';
import { TODAY, on } from './calendar.mjs';
import { EMBED, OWN, PHONE, hasTargets, isAccessible, picture, spacePresses, visit } from './harness.mjs';

spacePresses();

const NINE = 'brag_drills 1\nlook 9 9 9 =+++++++++';
const SORT = 'What beats what: sort seven hands';
const steps = (page) => page.locator('.school ol button');

visit('the last guided deal leads to the school, whose next step is then to practise', async ({ page }) => {
  await page.getByRole('button', { name: /^New to Brag\?/ }).tap();
  for (let presses = 0; presses < 80; presses++) {
    const asked = page.locator('.lesson [data-asked], #lesson-next');
    await asked.first().waitFor({ timeout: 30_000 });
    const says = await asked.first().innerText();
    await asked.first().tap({ timeout: 2_000 }).catch(() => {});
    if (says === 'Next: Drills') break;
  }
  await page.getByRole('dialog', { name: 'School' }).waitFor();
  await isAccessible(page, 'the school of somebody new');
  await hasTargets(page, 'the school of somebody new');
  assert.deepEqual(await steps(page).allInnerTexts(), [SORT, '✓ Guided deals', 'Next: Ten drills: 0 of 10', 'Ten deals against three straightforward bots']);
  // Whoever has come so far is not new any more, in the next visit either.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).tap();
  await page.locator('dialog .school').waitFor();
  await steps(page).nth(2).tap();
  await page.getByRole('group', { name: 'Look or stay blind' }).locator('.controls button').first().waitFor();
}, { viewport: PHONE, hasTouch: true, timeout: 120_000 });

/** The hands that are sorted, the best first. */
const HANDS = ['3s', 'Qs', '9h', 'Tc', 'Kc', 'Jh'];
/** The button of a hand, by its first card. */
const hand = (page, card) => page.locator('.heap button', { has: page.locator(`use[href$="#${card}"]`) });

async function toSorting(page) {
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).click();
  await page.getByRole('button', { name: `Next: ${SORT}` }).click();
  await page.getByRole('group', { name: 'What beats what' }).waitFor();
}

for (const [viewport, how, hasTouch] of [[PHONE, 'touch', true], [EMBED, 'keys', false], [{ width: 1280, height: 800 }, 'a mouse', false]]) {
  visit(`seven hands are sorted with ${how}, and what is wrong is said`, async ({ page }) => {
    await toSorting(page);
    const room = page.locator('.room.sort');
    const says = room.getByRole('status');
    await isAccessible(page, 'hands to sort');
    await hasTargets(page, 'hands to sort');
    const press = async (card) => {
      if (hasTouch) return hand(page, card).tap();
      if (how === 'a mouse') return hand(page, card).click();
      await hand(page, card).focus();
      await page.keyboard.press('Enter');
    };
    await press('Jh');
    await page.waitForFunction(() => /Not yet.*pair of jacks/.test(document.querySelector('.sort .says').innerText));
    await press('Kc');
    // After two mistakes the right one is shown.
    await hand(page, '3s').and(page.locator('.shown')).waitFor();
    const places = () => room.locator('.heap button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    const before = await places();
    for (const [nth, card] of HANDS.entries()) {
      await press(card);
      await room.locator('.ladder .laid').nth(nth === 5 ? 6 : nth).waitFor();
      if (nth === 0) {
        assert.match(await says.innerText(), /prial of threes/i);
        assert.deepEqual(await places(), before, 'no hand moves');
      }
    }
    assert.match(await says.innerText(), /That’s the order/);
    assert.match(await room.locator('.ladder').innerText(), /prial of threes[^]*prial of queens[^]*running flush[^]*run[^]*flush[^]*pair of jacks[^]*ace high/i);
    await page.waitForFunction(() => document.activeElement?.id === 'sort-next');
    assert.ok(await page.evaluate(() => document.querySelector('.sorting').scrollHeight <= document.querySelector('.sorting').clientHeight + 1), 'it fits');
    await isAccessible(page, 'sorted hands');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `✓ ${SORT}` }).waitFor();
    assert.equal(await steps(page).nth(1).getAttribute('aria-current'), 'step');
  }, { viewport, hasTouch, timezoneId: 'Europe/London', prepare: on(TODAY, 'brag_drills 1'), timeout: 60_000 });
}

visit('after ten decisions come ten deals against three straightforward bots, by keys', async ({ page }) => {
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).click();
  await page.locator('dialog .school').waitFor();
  assert.deepEqual(await steps(page).allInnerTexts(), [SORT, 'Guided deals', 'Next: Ten drills: 9 of 10', 'Ten deals against three straightforward bots']);
  assert.equal(await steps(page).nth(2).getAttribute('aria-current'), 'step');
  await steps(page).nth(2).focus();
  await page.keyboard.press('Enter');
  const room = page.locator('.room.drill');
  await room.getByRole('button', { name: 'Fold' }).waitFor();
  for (let presses = 0; presses < 3 && !(await room.locator('.controls .says').count()); presses++) {
    const fold = room.getByRole('button', { name: /^Fold/ });
    await fold.or(room.locator('.controls .says')).first().waitFor();
    await fold.evaluateAll((found) => found.at(-1)?.click());
  }
  await room.locator('#drill-next').waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next: Ten deals against three straightforward bots' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Number 1' }).locator('.controls button').first().waitFor();
  const ten = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith(`${OWN}ten.`)).map(([, text]) => JSON.parse(text).ten));
  assert.deepEqual(ten, ['n1.sss.200.v1.blind_last-win.shuffle-always']);
}, { viewport: EMBED, timezoneId: 'Europe/London', prepare: on(TODAY, NINE), timeout: 120_000 });

visit('a guided deal that was begun can be gone on with after a reload, and the next one when it is over', async ({ page }) => {
  const lesson = (name) => page.getByRole('group', { name, exact: true });
  const reopen = async () => {
    await page.goto(page.url());
    await page.locator('#shell').waitFor({ state: 'detached' });
  };
  const goOn = page.getByRole('button', { name: 'Go on: guided deals', exact: true });
  await page.getByRole('button', { name: /^New to Brag\?/ }).tap();
  await lesson('A first deal').waitFor();
  await reopen();
  await isAccessible(page, 'the first screen');
  await picture(page, 'go-on-guided');
  await goOn.tap();
  await lesson('A first deal').waitFor();
  for (let presses = 0; presses < 60; presses++) {
    const asked = page.locator('.lesson [data-asked], #lesson-next');
    await asked.first().waitFor({ timeout: 30_000 });
    if ((await asked.first().innerText()) === 'Next lesson') break;
    await asked.first().tap({ timeout: 2_000 }).catch(() => {});
  }
  await reopen();
  await goOn.tap();
  await lesson('The kept hand').waitFor();
}, { viewport: PHONE, hasTouch: true, timeout: 120_000 });

visit('whoever has played ten deals to their end is not new', async ({ page }) => {
  await page.getByRole('button', { name: 'Deal of the day', exact: true }).click();
  await page.locator('dialog .school').waitFor();
  assert.equal(await steps(page).count(), 0);
}, {
  timezoneId: 'Europe/London',
  prepare: async (context) => {
    await on(TODAY, NINE)(context);
    await context.addInitScript(() => localStorage.setItem(`${OWN}ten.2026-11-24`, JSON.stringify({ brag_ten: 1, ten: 'd2026-11-24', at: 0, counts: true, deals: 10, gains: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] })));
  },
});
