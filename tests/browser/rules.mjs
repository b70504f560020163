// The house rules on the *New game* sheet.

/** Opens a group of rules if it is closed. */
export async function unfold(sheet, title) {
  const group = sheet.locator('details').filter({ has: sheet.page().locator(':scope > summary', { hasText: title }) }).last();
  if (!(await group.evaluate((own) => own.open))) await group.locator('> summary').click();
  return group;
}

/** The agreed rules that differ from the usual ones, as sentences on the sheet. */
export function agreed(sheet) {
  return sheet.getByRole('group', { name: 'What’s agreed' }).locator('> p');
}

export function preset(sheet, name) {
  return sheet.getByRole('radiogroup', { name: 'Rules to begin with' }).getByRole('radio', { name: new RegExp(`^${name}`) });
}

/** The end of an address with house rules, by their keys. The *New game* sheet opens with them. */
export function byRules(rules) {
  const word = (setting) => (typeof setting === 'boolean' ? (setting ? 'yes' : 'no') : [setting].flat().join('~'));
  return `#rules=${['v1', ...Object.entries(rules).map(([key, setting]) => `${key}-${word(setting)}`)].join('.')}`;
}
