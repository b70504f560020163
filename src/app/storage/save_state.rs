//! What the page knows of the stored sitting, and the notices about it.

use crate::app::platform::entropy;
use crate::app::platform::frame;
use crate::app::platform::state::{State, Stored};
use crate::random::Seed;
use crate::sitting::session::{Session, Setup};

use super::{LastSitting, Reader, store};

/// What the page knows of the stored sitting: whether it can be resumed, whether this page may overwrite it, and the
/// notices for the player. Copies are the same state.
#[derive(Clone, Copy)]
pub struct SaveState {
    /// The unique name of this page.
    pub page: Stored<String>,
    /// Whether the stored sitting can be resumed, as far as is known. It may not have been read yet.
    pub can_resume: State<bool>,
    /// Whether the player has asked to resume it, and something that it needs is not here yet.
    pub resume_requested: State<bool>,
    /// The stored sitting, as far as it has been read.
    pub last: LastSitting,
    /// Whether the stored sitting waits for the sheets, which bring the curtain for several people.
    pub needs_sheets: State<bool>,
    /// Whether this page has played since it was opened.
    pub has_played: Stored<bool>,
    /// Whether another page plays.
    pub elsewhere: State<bool>,
    /// Whether to warn that nothing is saved, because the autosave could not be fetched.
    pub warns_unsaved: State<bool>,
    /// Whether that warning is still to be shown.
    pub is_warning_due: Stored<bool>,
    /// The notices, shown one after another.
    pub notices: State<Vec<Notice>>,
    /// Whether a change has not been stored yet.
    pub is_due: Stored<bool>,
    /// Whether the browser has been asked not to delete the storage.
    pub asked_to_persist: Stored<bool>,
    /// Whether saving has stopped, because the page is about to be reloaded.
    pub is_stopped: Stored<bool>,
    /// Counts the changes to the results of past sittings.
    pub results: State<u32>,
    /// The seed of the sitting that this page saved last.
    pub last_saved: Stored<Option<Seed>>,
    /// Whether a sitting in the address waits for the programs that read it.
    pub link_waits: State<bool>,
    /// Reads a sitting from the address.
    pub from_address: Reader,
    /// Reads the stored sitting, to resume it.
    pub to_resume: Reader,
    /// Reads the stored sitting, to make its result: another is to be stored.
    pub to_end: Reader,
    /// Whether that sitting waits for the player's choice, because another is stored.
    pub is_brought: State<bool>,
    /// The sitting that waits. It is stored when it is chosen.
    pub brought: Stored<Option<Session>>,
}

/// A notice.
#[derive(Clone)]
pub struct Notice {
    /// Its text.
    pub text: String,
    /// A file to save.
    pub file: Option<File>,
}

/// The content of a file.
#[derive(Clone)]
pub enum File {
    /// A text.
    Text(String),
    /// The sitting in play when the button is pressed.
    InPlay,
    /// The second text, which contains the stored sitting. The first is that sitting as it is stored. It is deleted
    /// when the player says that the file is there: a browser does not tell whether it was saved.
    Replacing(String, String),
    /// The same, and the file has been offered.
    Offered(String, String),
}

impl SaveState {
    /// The state before the stored sitting has been read.
    #[must_use]
    pub fn new() -> SaveState {
        let is_stored = store::sitting().is_some();
        SaveState {
            page: Stored::new(entropy::seed().to_string()),
            can_resume: State::new(is_stored),
            resume_requested: State::new(false),
            last: LastSitting::new(is_stored),
            needs_sheets: State::new(false),
            has_played: Stored::new(false),
            elsewhere: State::new(false),
            warns_unsaved: State::new(false),
            is_warning_due: Stored::new(true),
            notices: State::new(Vec::new()),
            is_due: Stored::new(false),
            asked_to_persist: Stored::new(false),
            is_stopped: Stored::new(false),
            results: State::new(0),
            last_saved: Stored::new(None),
            link_waits: State::new(false),
            from_address: Reader::new(),
            to_resume: Reader::new(),
            to_end: Reader::new(),
            is_brought: State::new(false),
            brought: Stored::new(None),
        }
    }

    /// Whether a sitting waits to be resumed.
    pub fn can_resume(self) -> bool {
        self.can_resume.get()
    }

    /// The players with their chips, and the number of the deal, in the sitting that waits. `None`: none waits.
    #[must_use]
    pub fn waiting(self) -> Option<(Setup, u32)> {
        self.can_resume().then(|| self.last.players()).flatten()
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

    /// Whether the stored sitting will be resumed as soon as the program of all games is here.
    pub fn is_resuming(self) -> bool {
        self.can_resume.get() && self.resume_requested.get()
    }

    /// Whether the player waits for a sitting: the stored one, or one that a link brings.
    pub fn is_anything_asked(self) -> bool {
        let is_linked = self.link_waits.get();
        self.resume_requested.get() || is_linked
    }

    /// Closes the warning that nothing is saved for now.
    pub fn dismiss_unsaved(self) {
        self.warns_unsaved.set(false);
    }

    /// Whether another page plays now.
    pub fn is_elsewhere(self) -> bool {
        self.elsewhere.get()
    }

    /// Makes this page the owner of the stored sitting, because it plays now.
    pub fn take_ownership(self) {
        self.has_played.set_value(true);
        if self.elsewhere.get_untracked() {
            self.elsewhere.set(false);
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
        let is_lost = is_owned && self.has_played.get_value();
        if is_lost {
            self.elsewhere.set(true);
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
