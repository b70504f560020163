//! Why a code shows no hand, in a sentence.

use crate::app::i18n::say;
use crate::phones::Unopened;

/// Why a code shows no hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The phone has not joined.
    NoSeat,
    /// The text is no code for a phone.
    Foreign,
    /// The code was cut off, or changed.
    Unreadable,
    /// Another version of the page wrote it.
    OtherVersion,
    /// It is for another phone.
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
            Note::Foreign => say::PHONE_FOREIGN_CODE,
            Note::Unreadable | Note::Refused(Unopened::Unreadable) => say::PHONE_UNREADABLE,
            Note::OtherVersion | Note::Refused(Unopened::OtherVersion) => say::PHONE_OTHER_VERSION,
            Note::Refused(Unopened::OtherSitting) => say::PHONE_OTHER_SITTING,
            Note::Refused(Unopened::OtherSeat) => say::PHONE_OTHER_SEAT,
            Note::Refused(Unopened::LaterJoin) => say::PHONE_LOCKED_OUT,
            Note::Refused(Unopened::EarlierJoin) => say::PHONE_EARLIER_JOIN,
            Note::NotStored => say::PHONE_NOT_STORED,
            Note::OtherTab => say::PHONE_OTHER_TAB,
        }
        .get()
    }
}
