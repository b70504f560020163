//! What the page knows of the stored sitting, and the notices about it.

use crate::app::platform::entropy;
use crate::app::platform::frame;
use crate::app::platform::reactive::{Reactive, Stored};
use crate::random::Seed;
use crate::sitting::session::{Session, Setup};

use super::last_sitting::{LastSitting, Offer};
use super::reading::Reader;
use super::store;

/// What the page knows of the stored sitting: whether it can be resumed, whether this page may overwrite it, and the
/// notices for the player. Copies are the same state.
#[derive(Clone, Copy)]
pub struct SaveState {
    /// The unique name of this page.
    pub page: Stored<String>,
    /// The stored sitting, as far as it has been read.
    pub last: Reactive<LastSitting>,
    /// Whether it is to go on.
    pub offer: Reactive<Offer>,
    /// Which page plays.
    pub tab: Reactive<Tab>,
    /// What of the sitting in play is not stored.
    pub unsaved: Stored<Unsaved>,
    /// The seed of the sitting that this page saved last.
    pub last_saved: Stored<Option<Seed>>,
    /// The warning that nothing is saved.
    pub warning: Reactive<Warning>,
    /// The notices, shown one after another.
    pub notices: Reactive<Vec<Notice>>,
    /// Counts the changes to the results of past sittings.
    pub results: Reactive<u32>,
    /// The sitting that the address of the page brings.
    pub linked: Reactive<Linked>,
    /// Reads the sitting from the address.
    pub from_address: Reader,
    /// Reads the stored sitting.
    pub reader: Reader,
}

/// Which page plays, of those that share the storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// This page has not played since it was opened.
    New,
    /// This tab plays.
    Plays,
    /// This tab has played, and another plays now.
    Other,
}

/// What of the sitting in play is not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsaved {
    Nothing,
    /// A change, which is to be stored.
    Change,
    /// Whatever is played: the page is about to be reloaded, and stores nothing more.
    Stopped,
}

/// The warning that nothing is saved, because the autosave could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// It is shown when that fails.
    Due,
    Shown,
    /// The player has read it.
    Closed,
}

/// What the address of the page brings: a sitting, or a code for a phone.
pub enum Linked {
    /// There is none, or it is being read.
    None,
    /// It waits for the programs that read it.
    Unread,
    /// It waits for the player's choice, because another is stored. It is stored when it is chosen.
    Waiting(Box<Session>),
    /// It leads away from the game in play. The player is asked first.
    Away,
}

#[derive(Clone)]
pub struct Notice {
    pub text: String,
    /// A file to save.
    pub file: Option<File>,
}

/// The content of a file.
#[derive(Clone)]
pub enum File {
    Text(String),
    /// The sitting in play when the button is pressed.
    InPlay,
    /// The second text, which contains the stored sitting. The first is that sitting as it is stored. It is deleted
    /// when the player says that the file is there: a browser does not tell whether it was saved.
    Replacing(String, String),
    /// Like [`File::Replacing`], once the file has been offered.
    Offered(String, String),
}

impl SaveState {
    /// The state before the stored sitting has been read.
    #[must_use]
    pub fn new() -> SaveState {
        let is_stored = store::sitting().is_some();
        SaveState {
            page: Stored::new(entropy::seed().to_string()),
            last: Reactive::new(LastSitting::new(is_stored)),
            offer: Reactive::new(if is_stored { Offer::Open } else { Offer::None }),
            tab: Reactive::new(Tab::New),
            unsaved: Stored::new(Unsaved::Nothing),
            last_saved: Stored::new(None),
            warning: Reactive::new(Warning::Due),
            notices: Reactive::new(Vec::new()),
            results: Reactive::new(0),
            linked: Reactive::new(Linked::None),
            from_address: Reader::new(),
            reader: Reader::new(),
        }
    }

    /// Whether a sitting waits to be resumed.
    pub fn can_resume(self) -> bool {
        self.offer.get() != Offer::None
    }

    /// The players with their chips, and the number of the deal, in the sitting that waits. `None`: none waits.
    #[must_use]
    pub fn waiting(self) -> Option<(Setup, u32)> {
        self.can_resume()
            .then(|| self.last.with(LastSitting::players))
            .flatten()
    }

    /// Whether a sitting is stored, read or not.
    #[must_use]
    pub fn has_stored(self) -> bool {
        store::sitting().is_some()
    }

    /// Whether nothing has been dealt on this device. `false` in a frame, where that is not known.
    #[must_use]
    pub fn is_new_here(self) -> bool {
        !frame::is_embedded() && store::owner().is_none()
    }

    /// Whether the stored sitting will be resumed as soon as all that it needs is here.
    pub fn is_resuming(self) -> bool {
        self.offer.get() == Offer::Accepted
    }

    /// Whether a sitting from the address waits for the programs that read it.
    pub fn is_link_unread(self) -> bool {
        self.linked.with(|linked| matches!(linked, Linked::Unread))
    }

    /// Asks whether the page is left for what its address brings. A sitting that waits for a choice comes first.
    pub fn asks_to_leave(self) {
        self.linked.update(|linked| {
            if matches!(linked, Linked::None) {
                *linked = Linked::Away;
            }
        });
    }

    /// Whether the player waits for a sitting: the stored one, or one that a link brings.
    pub fn is_anything_asked(self) -> bool {
        let is_linked = self.is_link_unread();
        self.is_resuming() || is_linked
    }

    /// Whether that sitting needs the sheets, which bring the curtain for several people. It is not known of a link.
    pub fn needs_sheets(self) -> bool {
        let is_linked = self.is_link_unread();
        is_linked || self.is_resuming() && self.last.with(LastSitting::is_shared)
    }

    /// Asks for the stored sitting.
    pub fn accept(self) {
        if self.warning.get_untracked() == Warning::Closed {
            self.warning.set(Warning::Due);
        }
        self.offer.set(Offer::Accepted);
    }

    /// Offers the stored sitting, or does so no longer.
    pub fn make_offer(self, offer: Offer) {
        if self.offer.get_untracked() != offer {
            self.offer.set(offer);
        }
    }

    /// Whether the warning that nothing is saved is shown.
    pub fn warns_unsaved(self) -> bool {
        self.warning.get() == Warning::Shown
    }

    /// Closes the warning that nothing is saved for now.
    pub fn dismiss_unsaved(self) {
        self.warning.set(Warning::Closed);
    }

    /// Notes that the sitting in play has changed.
    pub fn note_change(self) {
        self.unsaved.update_value(|unsaved| {
            if *unsaved == Unsaved::Nothing {
                *unsaved = Unsaved::Change;
            }
        });
    }

    /// Takes the change that is to be stored. `false`: there is none.
    pub fn take_change(self) -> bool {
        let taken = self.unsaved.try_update_value(|unsaved| {
            let is_change = *unsaved == Unsaved::Change;
            if is_change {
                *unsaved = Unsaved::Nothing;
            }
            is_change
        });
        taken == Some(true)
    }

    /// Whether another page plays now.
    pub fn is_in_other_tab(self) -> bool {
        self.tab.get() == Tab::Other
    }

    /// Makes this page the owner of the stored sitting, because it plays now.
    pub fn take_ownership(self) {
        if self.tab.get_untracked() != Tab::Plays {
            self.tab.set(Tab::Plays);
        }
        if store::owner().is_none_or(|owner| self.page.with_value(|page| *page != owner)) {
            // Without storage there is nothing to own.
            let _ = self.page.with_value(|page| store::set_owner(page));
        }
    }

    /// Whether another page has become the owner since this one played. This page then says so, and saves nothing more.
    pub fn has_lost_ownership(self) -> bool {
        let is_owned =
            store::owner().is_some_and(|owner| self.page.with_value(|page| *page != owner));
        let is_lost = is_owned && self.tab.get_untracked() != Tab::New;
        if is_lost {
            self.tab.set(Tab::Other);
        }
        is_lost
    }

    /// Adds a notice, to be shown after the earlier ones.
    pub fn notify(self, text: String, file: Option<File>) {
        self.notices
            .update(|notices| notices.push(Notice { text, file }));
    }
}

impl Default for SaveState {
    fn default() -> SaveState {
        SaveState::new()
    }
}
