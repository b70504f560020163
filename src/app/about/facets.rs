//! What the page says and shows of a game, in facets: each program that needs one has the list of it alone.

use crate::app::i18n::{Text, say};
use crate::engine::Rules;

/// What a game is called.
pub struct Names {
    /// Its full name, such as `Nine-card Brag`.
    pub full: Text,
    /// Its short name, such as `Nine cards`.
    pub short: Text,
    /// Its name on a row of buttons. `None`: it is chosen from a list.
    pub button: Option<Text>,
    /// A sentence about it.
    pub line: Text,
}

/// Its rules in sentences.
pub struct Sentences {
    /// How many cards are dealt, and what is done with them.
    pub opening: Text,
    /// The sentences of each option by its key, in the order of the summary. Options that the game does not have are
    /// skipped.
    pub options: &'static [(&'static str, OptionSentences)],
}

/// The sentences of an option, by its value. No two values have the same sentence.
#[derive(Clone, Copy)]
pub enum OptionSentences {
    /// A sentence for each value. `None`: the sentences before say enough.
    Each(&'static [Option<Text>]),
    /// A sentence for none or 0, if it deserves one, and a sentence for any other amount.
    Amount(Option<Text>, fn(u64) -> String),
    /// A sentence for no card, and a sentence that names cards.
    Cards(Text, fn(&str) -> String),
    /// A sentence that contains one of these words.
    Ranks(&'static [Text], fn(&str) -> String),
    /// The sentences under such rules, and those under others.
    Where(
        fn(&Rules) -> bool,
        &'static OptionSentences,
        &'static OptionSentences,
    ),
}

/// What the *New game* sheet shows of it.
pub struct NewGame {
    /// The section of the list in which it stands.
    pub section: Section,
    /// A picture: the cards of each hand.
    pub hands: &'static [&'static [&'static str]],
    /// Its duration.
    pub takes: Takes,
    /// The options, in groups, in the order in which players settle them. Options that the game does not have are
    /// skipped.
    pub groups: &'static [Group],
}

/// A section of the list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Players bet on one hand until two are left and one of them sees.
    Betting,
    /// Players set several hands.
    Hands,
    /// Brag as it was, and games that players of today have made of it.
    Old,
    /// Nobody bets against another player.
    Light,
}

impl Section {
    /// All of them, in their order.
    pub const ALL: [Section; 4] = [
        Section::Betting,
        Section::Hands,
        Section::Old,
        Section::Light,
    ];

    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Section::Betting => say::SECTION_BETTING,
            Section::Hands => say::SECTION_SETTING,
            Section::Old => say::SECTION_OLD,
            Section::Light => say::SECTION_LIGHT,
        }
        .get()
    }
}

/// The duration of a game, in minutes.
#[derive(Clone, Copy)]
pub enum Takes {
    /// From the first deal to the end.
    InAll(u64),
    /// One deal. The game ends when the players want.
    ADeal(u64),
}

/// A group of house rules.
pub struct Group {
    pub title: Text,
    /// Whether it is unfolded at first.
    pub open: bool,
    pub rules: &'static [RuleText],
}

/// The texts of a house rule.
pub struct RuleText {
    /// The key of the rule (RULES 9.1).
    pub key: &'static str,
    pub label: Text,
    /// A sentence of explanation.
    pub hint: Text,
    /// The labels of the choices, in the order of the rule's words. For a count, the label of 0.
    pub says: &'static [Text],
    /// Its source.
    pub why: Text,
}
