// The sheet *Review* as it is read, and the deals that lead to it.

import assert from 'node:assert/strict';

export const VERDICT = /^(Best|As good as any|Good|Too close to call|Slip|Mistake|Blunder)$/;

/** The open review, when all is found: the figures of its ledger, and its decisions. `says` is what is read before the figures are unfolded. */
export async function read(page, title = 'Review') {
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.locator('.decisions').waitFor({ state: 'attached', timeout: 45_000 });
  // The same sheet may have been read before.
  const folded = await sheet.locator('.decisions > li').evaluateAll((all) => all.map((one) => {
    for (const figures of one.querySelectorAll('details')) figures.open = false;
    return one.innerText;
  }));
  for (const says of folded) assert.doesNotMatch(says, /±|%/, 'figures are folded');
  await sheet.evaluate((dialog) => {
    for (const one of dialog.querySelectorAll('.decisions details')) one.open = true;
  });
  return sheet.evaluate((dialog) => ({
    ledger: [...dialog.querySelectorAll('.ledger li')].map((line) => [line.querySelector('span').innerText, line.querySelector('b').innerText]),
    counts: dialog.querySelector('.counts')?.innerText ?? '',
    decisions: [...dialog.querySelectorAll('.decisions > li')].map((one) => ({
      verdict: one.querySelector('.mark').innerText,
      says: one.querySelector('p').innerText,
      cards: [...one.querySelectorAll('svg')].map((card) => card.getAttribute('aria-label')),
      taken: one.querySelector('details .taken b')?.innerText,
      choices: [...one.querySelectorAll('details ul li')].map((choice) => choice.innerText),
      hands: [...one.querySelectorAll('details ul li')].map((choice) => [...choice.querySelectorAll('.three')].map((hand) => hand.querySelectorAll('svg').length)),
      why: one.querySelector('ul + .rules')?.innerText ?? '',
    })),
  }));
}

/** A figure such as `+1.3 ± 0.2` in tenths. */
export const tenths = (figure) => Math.round(10 * Number(figure.split('±')[0].replace('%', '').trim().replace('−', '-').replace(/[  ,](?=\d{3})/g, '').replace(',', '.')));

/** Folds in the next deal, and waits for its end. */
export async function foldOnce(table) {
  await table.dealToTurn();
  await table.takeLook();
  await table.fold.click();
  if (await table.fold.filter({ hasText: /again/i }).isVisible()) await table.fold.click();
  for (let stops = 0; stops < 20; stops++) {
    const stop = await table.settle();
    if (stop === 'deal over' || stop === 'sitting over') return;
    if (stop === 'turn') await table.fold.click();
  }
}

/** Presses what is usual until the deal of a trial is over. */
export async function playTrial(page) {
  const room = page.locator('.trial');
  for (let presses = 0; presses < 60; presses++) {
    const button = room.getByRole('region', { name: 'What you can do' }).getByRole('button', { name: /^(Next deal|Keep watching|See|Cover|Fold|Refuse|Keep|Play on|Skip to the end)/, disabled: false }).first();
    await button.waitFor({ timeout: 45_000 });
    if (/^(Next deal|Keep watching)/.test(await button.innerText())) return;
    await button.click();
  }
  assert.fail('the trial has no end');
}

/** Whether something within the open sheet scrolls sideways. */
export const scrollsAcross = (page) => page.getByRole('dialog').evaluate((sheet) => [...sheet.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible' && !one.matches('.sr')));
