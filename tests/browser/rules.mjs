// A link to a game by other rules than the usual: the rules as a record lists them (docs/records.md).

/** What follows the page's address. The *New game* sheet begins with these rules, too. */
export const byRules = (rules) => `#rules=${encodeURIComponent(JSON.stringify(rules))}`;
