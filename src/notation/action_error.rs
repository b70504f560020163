//! Why a text is not an action.

use std::fmt::{self, Display};

/// Why a text is not an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    Empty,
    /// The first word is not a number.
    NotASeat(String),
    /// Nothing follows the seat.
    NoVerb,
    /// The second word is not a verb.
    NotAVerb(String),
    /// The arguments do not fit the verb.
    Arguments {
        verb: String,
        /// The arguments that it needs.
        needs: Needs,
    },
}

/// The arguments of a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    Nothing,
    HandOrNothing,
    HandOrNone,
    Card,
    Cards,
    Chips,
    ChipsOrNothing,
    SeatAndChips,
    SeatOrNothing,
    Game,
    Hands,
    Swap,
    CardsOrNothing,
    OneOrTwoAmounts,
    Winners,
    PutRight,
    FromPot,
}

impl Display for Needs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Needs::Nothing => "takes nothing",
            Needs::HandOrNothing => "takes nothing, or `new` or `old`",
            Needs::HandOrNone => "takes `new`, `old` or `none`",
            Needs::Card => "takes the card given, like `2h`",
            Needs::Cards => "takes the cards thrown away, like `2h 3c`, each once",
            Needs::Chips => "takes a whole number of chips",
            Needs::ChipsOrNothing => "takes nothing, or a whole number of chips",
            Needs::SeatAndChips => {
                "takes the number of a seat and a whole number of chips"
            }
            Needs::SeatOrNothing => "takes nothing, or the number of a seat",
            Needs::Hands => {
                "takes the hands, the best first, the cards of each without spaces, like \
                 `AhAsAd KsKhKd`"
            }
            Needs::Swap => {
                "takes `all`, or the card given and the card taken, like `Ks 2h`, or `Ks down` for \
                 the hidden one"
            }
            Needs::CardsOrNothing => {
                "takes nothing, or the cards thrown away, like `2h 3c`, each once, or the number of \
                 real cards"
            }
            Needs::Winners => {
                "takes the seats whose real cards are best, or `none`, like `0 2`, and `royal` after \
                 them for a pair-royal"
            }
            Needs::PutRight => {
                "takes a seat or `pot`, a whole number of chips, and `winner`, `bet`, `count` or \
                 `agreed`"
            }
            Needs::FromPot => {
                "takes a whole number of chips, and `winner`, `bet`, `count` or `agreed`"
            }
            Needs::OneOrTwoAmounts => {
                "takes the dealer's stake, or an ante and a Pair Plus bet, in whole chips"
            }
            Needs::Game => {
                "takes a game, its wild cards or `none`, a number of jokers, and `blind` or `open`, like \
                 `four_card twos,Ad 0 blind`"
            }
        })
    }
}

impl ActionError {
    /// The clause of the rules on how an action is written.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        match self {
            ActionError::NotAVerb(_) => "RULES 1.3, turn",
            _ => "RECORD, actions",
        }
    }
}

impl Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionError::Empty => f.write_str("an action is a seat and a verb, like `0 fold`"),
            ActionError::NotASeat(word) => write!(
                f,
                "an action begins with the number of a seat, and `{word}` isn't one"
            ),
            ActionError::NoVerb => {
                f.write_str("there must be a verb after the seat, as in `0 fold`")
            }
            ActionError::NotAVerb(verb) => write!(f, "`{verb}` is not a verb of this game"),
            ActionError::Arguments { verb, needs } => write!(f, "`{verb}` {needs}"),
        }
    }
}

impl std::error::Error for ActionError {}
