//! What the page around an embedded table asks for, and what of it is refused.

use leptos::prelude::*;

use super::options::Options;
use super::refused_option::{Reason, RefusedOption};
use super::replayed::Replayed;
use crate::app::platform::frame::query;
use crate::sitting::save::SaveError;

/// The options of this page. Copies share one state.
#[derive(Clone, Copy)]
pub struct EmbedRequest {
    options: StoredValue<Options>,
    /// The refused options that the visitor has not put away.
    pub(super) wrong: RwSignal<Vec<RefusedOption>>,
    /// Whether what they ask for in place of the usual table is still to come.
    waits: RwSignal<bool>,
}

impl EmbedRequest {
    /// Reads the address of this page.
    #[must_use]
    pub fn read() -> EmbedRequest {
        let (options, wrong) = Options::read(&query());
        EmbedRequest {
            waits: RwSignal::new(options.is_in_place() || options.sitting.is_some()),
            options: StoredValue::new(options),
            wrong: RwSignal::new(wrong),
        }
    }

    pub fn with<T>(self, read: impl FnOnce(&Options) -> T) -> T {
        self.options.with_value(read)
    }

    /// The deal that is asked for. `None`: none is, or it has come.
    #[must_use]
    pub fn replay(self) -> Option<Replayed> {
        let waits = self.waits.get_untracked();
        self.with(|options| options.replay.clone().filter(|_| waits))
    }

    /// The lesson that is asked for, as text or as the word of a link. `None`: none is.
    #[must_use]
    pub fn lesson(self) -> Option<String> {
        self.with(|options| options.lesson.clone().filter(|_| options.replay.is_none()))
    }

    /// What sittings are dealt by: that in place of the usual table, and again each that is asked for at its end. `None`:
    /// nothing.
    #[must_use]
    pub fn number(self) -> Option<String> {
        self.with(|options| options.number.clone().filter(|_| options.replay.is_none()))
    }

    /// The sitting to go on with. `None`: none is asked for, or it has come.
    #[must_use]
    pub fn sitting(self) -> Option<String> {
        let waits = self.waits.get_untracked() && !self.is_replay();
        self.with(|options| options.sitting.clone().filter(|_| waits))
    }

    /// Whether a sitting goes on here that was played elsewhere.
    #[must_use]
    pub fn goes_on(self) -> bool {
        self.with(|options| options.sitting.is_some())
    }

    /// The sitting cannot go on.
    pub fn refuse_sitting(self, why: SaveError) {
        self.options.update_value(|options| options.sitting = None);
        self.refuse("kept", Reason::Sitting(why));
    }

    /// Another table is asked for.
    pub(super) fn take_table(self, other: Options) {
        self.options
            .update_value(|options| options.take_table(other));
    }

    /// Whether a deal is asked for in place of the table.
    #[must_use]
    pub fn is_replay(self) -> bool {
        self.with(|options| options.replay.is_some())
    }

    /// Whether anything is asked for in place of the usual table.
    #[must_use]
    pub fn is_in_place(self) -> bool {
        self.with(Options::is_in_place)
    }

    /// What was asked for is here, or has been refused.
    pub fn done(self) {
        self.waits.set(false);
    }

    /// Whether it is still to come.
    #[must_use]
    pub fn waits(self) -> bool {
        self.waits.get()
    }

    /// Whether it is still to come, without following that.
    #[must_use]
    pub fn waits_untracked(self) -> bool {
        self.waits.get_untracked()
    }

    /// Refuses an option, and tells the visitor and the page around this one.
    pub fn refuse(self, option: &'static str, why: Reason) {
        self.wrong
            .update(|wrong| wrong.push(RefusedOption { option, why }));
    }
}
