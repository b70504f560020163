//! Why an action is refused in set hands (RULES 10.1).

use std::fmt::{self, Display};

/// Why such an action is not legal now. [`Illegal`](crate::engine::Illegal) has the reasons that several games share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingIllegal {
    MustSet { hands: u8 },
    WrongHands { hands: u8 },
    WrongCards { nth: u8 },
    OutOfOrder { nth: u8 },
    MustTakeOrLeave,
    MustShowOrPass,
    MustBetOnHand,
}

impl SettingIllegal {
    /// The clause of the rules that refuses the action.
    #[must_use]
    pub fn clause(self) -> &'static str {
        "RULES 10.1"
    }
}

impl Display for SettingIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match *self {
            SettingIllegal::MustSet { hands } => return write!(f, "set {hands} hands first"),
            SettingIllegal::WrongHands { hands } => return write!(f, "you need {hands} hands"),
            SettingIllegal::WrongCards { nth } => {
                return write!(f, "hand {nth} has the wrong number of cards");
            }
            SettingIllegal::OutOfOrder { nth } => {
                return write!(f, "hand {nth} is better than the one before it");
            }
            SettingIllegal::MustTakeOrLeave => "take or leave the spare hand first",
            SettingIllegal::MustShowOrPass => "show the hand or pass first",
            SettingIllegal::MustBetOnHand => "this hand is bet on: check, match, bet or fold",
        };
        f.write_str(sentence)
    }
}
