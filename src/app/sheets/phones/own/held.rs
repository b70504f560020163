//! What a phone holds, and what a code changes about it. Addresses and scanned pictures come through one door, [`receive`].

use super::note::Note;
use crate::app::i18n::Name;
use crate::app::storage::phone;
use crate::app::words;
use crate::engine::Rules;
use crate::notation::{FragmentKind, clean_name, fragment, read_link};
use crate::phones::{HandCode, Join, NotAJoin, lengthen, open};
use crate::sitting::setup::LONGEST_NAME;

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

/// What is shown: the seat, a sentence about the code that was read, and a question.
#[derive(Clone, Default)]
pub struct Read {
    /// The seat. `None`: the phone holds none.
    pub held: Option<Held>,
    /// The sentence.
    pub note: Option<Note>,
    /// What is asked before it is done.
    pub asked: Option<Asked>,
}

/// What a code would do, if the player says so.
#[derive(Clone)]
pub enum Asked {
    /// The phone gives up its seat, and joins by this code.
    Join(Box<Join>),
    /// The phone shows this hand, which is of an earlier moment than its last one. Its code.
    Earlier(Box<HandCode>, String),
    /// The page leaves the screen of a phone for what its address brings.
    Leave,
}

/// Receives what an address or a scanned picture says. A phone that holds a seat keeps it, with its hand, whatever cannot be
/// read, and is asked before another takes its place. `own`: what the page holds, where the browser stores nothing.
pub fn receive(text: &str, own: Option<Held>) -> Read {
    let held = stored().or(own);
    let refused = |note| Read {
        held: held.clone(),
        note: Some(note),
        asked: None,
    };
    if let Some(code) = lengthen(text) {
        return receive_hand(&code, held);
    }
    let Some(found) = fragment(text) else {
        return refused(Note::Foreign);
    };
    match found.kind {
        FragmentKind::Phone => match read_join(&found.text) {
            Ok(join) => receive_join(join, held),
            Err(note) => refused(note),
        },
        FragmentKind::Hand => receive_hand(&found.text, held),
        FragmentKind::Rules | FragmentKind::Ten | FragmentKind::Sitting | FragmentKind::Lesson => {
            refused(Note::Foreign)
        }
    }
}

/// Whether a text is a code for a phone, as far as its beginning tells.
pub fn is_for_a_phone(text: &str) -> bool {
    let is_for = |kind| matches!(kind, FragmentKind::Phone | FragmentKind::Hand);
    lengthen(text).is_some() || fragment(text).is_some_and(|found| is_for(found.kind))
}

/// What is stored, without a code. `own`: as for [`receive`].
pub fn look(own: Option<Held>) -> Read {
    let held = stored().or(own);
    Read {
        note: held.is_none().then_some(Note::NoSeat),
        held,
        asked: None,
    }
}

/// Does what was asked. `held`: what the phone holds.
pub fn accept(asked: Asked, held: Option<Held>) -> Read {
    match asked {
        Asked::Join(join) => take_seat(*join),
        Asked::Earlier(hand, code) => match held {
            Some(held) => show(held, *hand, &code),
            None => look(None),
        },
        Asked::Leave => look(held),
    }
}

fn receive_join(join: Join, held: Option<Held>) -> Read {
    match held {
        None => take_seat(join),
        // The same code once more keeps the hand.
        Some(held) if held.join == join => Read {
            held: Some(held),
            ..Read::default()
        },
        Some(held) => Read {
            held: Some(held),
            note: None,
            asked: Some(Asked::Join(join.into())),
        },
    }
}

/// Joins by this code.
fn take_seat(join: Join) -> Read {
    let is_stored = phone::hold(&join.to_string(), "");
    Read {
        held: Some(with_hand(join, None)),
        note: (!is_stored).then_some(Note::NotStored),
        asked: None,
    }
}

/// Opens the code of a hand.
fn receive_hand(code: &str, held: Option<Held>) -> Read {
    let Some(held) = held else {
        return look(None);
    };
    let hand = match open(&held.join, code) {
        Ok(hand) => hand,
        Err(error) => {
            return Read {
                held: Some(held),
                note: Some(Note::Refused(error)),
                asked: None,
            };
        }
    };
    let last = held.hand.as_ref();
    if last.is_some_and(|last| hand.is_before(last.deal, last.moment)) {
        return Read {
            held: Some(held),
            note: None,
            asked: Some(Asked::Earlier(hand.into(), code.into())),
        };
    }
    show(held, hand, code)
}

/// Holds this hand from now on.
fn show(held: Held, hand: HandCode, code: &str) -> Read {
    // A code that is there already is not stored again: another tab would take it for a later one.
    if held.hand.as_ref() != Some(&hand) {
        let _ = phone::hold(&held.join.to_string(), code);
    }
    Read {
        held: Some(with_hand(held.join, Some(hand))),
        ..Read::default()
    }
}

/// What is stored. `None`: the phone holds no seat.
fn stored() -> Option<Held> {
    let (join, hand) = phone::held()?;
    let join = read_join(&join).ok()?;
    let hand = open(&join, &hand).ok();
    Some(with_hand(join, hand))
}

/// The seat of a code. Its name is treated as any other that comes from outside.
fn read_join(code: &str) -> Result<Join, Note> {
    let mut join: Join = code.parse().map_err(|error| match error {
        NotAJoin::Broken => Note::Unreadable,
        NotAJoin::OtherVersion => Note::OtherVersion,
    })?;
    join.name = clean_name(&join.name, LONGEST_NAME);
    Ok(join)
}

fn with_hand(join: Join, hand: Option<HandCode>) -> Held {
    let of_hand = hand.as_ref().and_then(|hand| hand.rules.as_deref());
    Held {
        rules: read_link(of_hand.unwrap_or(&join.rules)).ok(),
        hand,
        join,
    }
}

/// Whose seat a code is for. The only person is spoken to.
pub fn whose(join: &Join) -> Name {
    Name {
        name: words::isolated(&join.name),
        is_you: join.name.is_empty(),
    }
}
