//! What a phone holds, and what an address brings it.

use crate::app::i18n::say;
use crate::app::storage::phone;
use crate::app::table::link::{self, ForPhone};
use crate::engine::Rules;
use crate::notation::read_link;
use crate::phones::{HandCode, Join, Unopened, open};

/// The seat of this phone.
#[derive(Clone)]
pub struct Held {
    /// How it joined.
    pub join: Join,
    /// Its last hand. `None`: it has none yet.
    pub hand: Option<HandCode>,
    /// The rules of that hand, or of the table. `None`: this version of the page cannot read them.
    pub rules: Option<Rules>,
}

/// What is shown: the seat, and a sentence about the code that was read.
#[derive(Clone)]
pub struct Read {
    /// The seat. `None`: the phone holds none.
    pub held: Option<Held>,
    /// The sentence.
    pub note: Option<Note>,
}

/// Why a code shows no hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The phone has not joined.
    NoSeat,
    /// The code is no code, or was changed.
    Unreadable,
    /// It is of an earlier moment than the one before.
    Old,
    /// It is for another phone, or another version of the page wrote it.
    Refused(Unopened),
    /// The browser stores nothing, so the seat cannot be kept.
    NotStored,
    /// Another tab shows a later hand.
    OtherTab,
}

impl Note {
    /// The sentence.
    pub fn says(self) -> &'static str {
        match self {
            Note::NoSeat => say::PHONE_NO_SEAT,
            Note::Unreadable | Note::Refused(Unopened::Unreadable) => say::PHONE_UNREADABLE,
            Note::Old => say::PHONE_OLD_CODE,
            Note::Refused(Unopened::OtherVersion) => say::PHONE_OTHER_VERSION,
            Note::Refused(Unopened::OtherSitting) => say::PHONE_OTHER_SITTING,
            Note::Refused(Unopened::OtherSeat) => say::PHONE_OTHER_SEAT,
            Note::Refused(Unopened::OtherJoin) => say::PHONE_OTHER_JOIN,
            Note::NotStored => say::PHONE_NOT_STORED,
            Note::OtherTab => say::PHONE_OTHER_TAB,
        }
        .get()
    }
}

/// Reads what the address brings, and stores it.
pub fn read(brought: Option<ForPhone>) -> Read {
    match brought {
        Some(ForPhone::Join(code)) => join(&code),
        Some(ForPhone::Hand(code)) => hand(&code),
        None => {
            let held = held();
            let note = held.is_none().then_some(Note::NoSeat);
            Read { held, note }
        }
    }
}

/// Joins by this code. The key leaves the address, which others may see.
fn join(code: &str) -> Read {
    link::forget_code();
    let Ok(join) = code.parse::<Join>() else {
        return Read {
            held: held(),
            note: Some(Note::Unreadable),
        };
    };
    // The same code once more keeps the hand.
    let same = held().filter(|held| held.join == join);
    let is_stored = same.is_some() || phone::hold(code, "");
    Read {
        held: Some(same.unwrap_or_else(|| Held {
            rules: read_link(&join.rules).ok(),
            hand: None,
            join,
        })),
        note: (!is_stored).then_some(Note::NotStored),
    }
}

/// Opens the code of a hand.
fn hand(code: &str) -> Read {
    let Some(held) = held() else {
        return Read {
            held: None,
            note: Some(Note::NoSeat),
        };
    };
    let hand = match open(&held.join, code) {
        Ok(hand) => hand,
        Err(error) => {
            return Read {
                held: None,
                note: Some(Note::Refused(error)),
            };
        }
    };
    let last = held.hand.as_ref();
    if last.is_some_and(|last| hand.is_before(last.deal, last.moment)) {
        return Read {
            held: None,
            note: Some(Note::Old),
        };
    }
    // A code that is there already is not stored again: another tab would take it for a later one.
    if last != Some(&hand) {
        let _ = phone::hold(&held.join.to_string(), code);
    }
    Read {
        held: Some(with_hand(held.join, Some(hand))),
        note: None,
    }
}

/// What is stored. `None`: the phone holds no seat.
fn held() -> Option<Held> {
    let (join, hand) = phone::held()?;
    let join: Join = join.parse().ok()?;
    let hand = open(&join, &hand).ok();
    Some(with_hand(join, hand))
}

fn with_hand(join: Join, hand: Option<HandCode>) -> Held {
    let of_hand = hand.as_ref().and_then(|hand| hand.rules.as_deref());
    Held {
        rules: read_link(of_hand.unwrap_or(&join.rules)).ok(),
        hand,
        join,
    }
}
