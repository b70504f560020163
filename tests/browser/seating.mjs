// The players of the *New game* sheet, and how it tells their names.

/** Runs in the page: fills in the players in the open sheet. Returns the names of each one's two other fields. */
export async function fillSeats(sheet, players) {
  const rows = [...sheet.querySelectorAll('.player:not(.head)')];
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const write = (field, value) => {
    field.value = value;
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  const names = rows.map((row) => row.querySelector('[aria-label="Name"]'));
  // Names differ from the present ones, and two are never alike.
  for (const [i] of players.entries()) write(names[i], `Guest ${i}`);
  for (const [i, { name }] of players.entries()) write(names[i], name);
  for (const [i, { is }] of players.entries()) {
    const list = rows[i].querySelector('select');
    const option = [...list.options].find((option) => option.label === is && !option.disabled);
    if (!option) throw new Error(`nobody is played by “${is}”`);
    write(list, option.value);
  }
  await drawn();
  for (const [i, { chips }] of players.entries()) if (chips !== undefined) write(rows[i].querySelector('.chips'), String(chips));
  await drawn();
  return rows.map((row) => ['select', '.chips'].map((part) => row.querySelector(part)?.getAttribute('aria-label')));
}

/** A name as the page tells it: without what turns a line, and isolated where its own letters may run from right to left. */
export function told(name) {
  const shown = name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return /[\u0580-\uffff]/.test(shown) ? `\u2068${shown}\u2069` : shown;
}
