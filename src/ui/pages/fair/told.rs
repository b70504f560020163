//! What the sheet tells.

/// Why no bot can see a card it should not.
pub const WHY_BOTS_ARE_BLIND: [&str; 4] = [
    "A bot never gets the table. It gets the view from its seat, in which a card it may not see has no face; yours is in it once you have turned it up for all.",
    "What happens reaches it in the same way: it is told that you looked, and not what you saw.",
    "What bots do by chance is drawn from another seed than the shuffle, so none can work out a card from its own luck.",
    "Bots are dealt to like everybody else, from packs that were settled before anybody had done anything.",
];

/// How to check it without this page.
pub const BY_HAND: [&str; 3] = [
    "The seal is the SHA-256 of the seed’s 64 digits: printf %s SEED | sha256sum prints it.",
    "Save the record of the sitting (Menu, Records). It has the seed, every action and the cards of every deal.",
    "The n-th shuffle is Fisher and Yates’s, with numbers from stream n of ChaCha20 under that seed. docs/fairness.md, beside the program’s source, says it to the letter.",
];

/// Where the check ends.
pub const WHAT_IT_CANNOT_SHOW: [&str; 2] = [
    "That nothing was changed after the seal was shown can be checked. That the seed itself was drawn by chance cannot: for that, read the program, which asks your browser for it.",
    "A record that somebody else gives you proves as much as the seal does that you saw before his sitting began.",
];
