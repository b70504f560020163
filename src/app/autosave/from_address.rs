//! A sitting that an embedded table has sent here in the address. It is stored once it has been read to its end. It
//! replaces a stored sitting only if the player chooses it, and that one is then put aside.

use super::resume;
use crate::app::i18n::say;
use crate::app::platform::entropy;
use crate::app::storage::{File, Linked, Offer, SaveState, backup, store};
use crate::app::table::game::{Game, Model};
use crate::app::table::link;
use crate::app::words::refused;
use crate::sitting::save::SaveError;
use crate::sitting::session::Session;
use crate::sitting::{address, save};

/// Takes the sitting from the address. It is resumed at once if none is stored, otherwise when the player chooses it. The
/// address keeps it until it has been read, so that a reload does not lose it.
pub fn take_from_address(save_state: SaveState, game: Game) {
    let Some(letters) = link::sitting() else {
        return;
    };
    let text = address::decoded(&letters).unwrap_or_default();
    let read = move |read| {
        link::clear_sitting(letters);
        save_state.receive(game, read);
    };
    save_state.from_address.read_save(&text, Box::new(read));
}

/// Stops reading the sitting from the address, and forgets it.
pub(super) fn stop_reading(save_state: SaveState) {
    save_state.from_address.cancel();
    link::sitting().into_iter().for_each(link::clear_sitting);
}

impl SaveState {
    fn receive(self, game: Game, read: Result<Session, SaveError>) {
        let session = match read {
            Err(error) => {
                return self.notify(say::carried_cannot_go_on(&refused::saved(&error)), None);
            }
            Ok(mut session) => {
                session.note_that_it_came();
                session.lock_phones_out(entropy::seed);
                session
            }
        };
        if resume::is_over(&session) {
            return self.notify(say::SITTING_IS_OVER.get().into(), Some(file(&session)));
        }
        if self.has_stored() || game.peek_at(Model::changes) > 0 {
            // A deal may have begun on this page while the sitting was being read.
            self.linked.set(Linked::Waiting(session.into()));
        } else {
            self.resume_linked(game, session);
        }
    }

    /// Resumes the sitting, and stores it.
    fn resume_linked(self, game: Game, session: Session) {
        let text = (session.deals() > 0).then(|| save::write(&session));
        self.make_offer(Offer::None);
        self.take_ownership();
        game.resume(session);
        // If this fails, the player is told when the next action is saved.
        if let Some(text) = text {
            let _ = store::put_sitting(&text);
        }
    }

    /// Resumes the sitting that waits, and puts the stored one aside.
    pub(super) fn replace_stored(self, game: Game) {
        let Some(session) = self.take_linked() else {
            return;
        };
        let stored = store::sitting();
        if let Some(stored) = &stored
            && store::put_aside(stored).is_err()
        {
            let (says, file) = if save::is_newer(stored) {
                let file = File::Replacing(stored.clone(), stored.clone());
                (say::LATER_VERSION_IN_THE_WAY, file)
            } else {
                (say::NO_ROOM_FOR_BOTH, File::Text(stored.clone()))
            };
            self.notify(says.get().into(), Some(file));
            return;
        }
        self.resume_linked(game, session);
        if stored.is_some() {
            self.notify(say::KEPT_IS_PUT_ASIDE.get().into(), stored.map(File::Text));
        }
    }

    /// Keeps the stored sitting. The one from the address goes.
    pub(super) fn keep_stored(self) {
        self.linked.set(Linked::None);
    }

    /// Leaves the game for what the address brings, which a page reads when it is loaded, or stays.
    pub(super) fn leave(self, leaves: bool) {
        self.linked.set(Linked::None);
        match leaves {
            true => link::reload(),
            false => link::stay(),
        }
    }

    /// Takes the sitting that waits for the player's choice.
    fn take_linked(self) -> Option<Session> {
        let mut taken = Linked::None;
        self.linked
            .update(|linked| std::mem::swap(linked, &mut taken));
        match taken {
            Linked::Waiting(session) => Some(*session),
            Linked::None | Linked::Unread | Linked::Away => None,
        }
    }
}

/// The sitting as a file.
fn file(session: &Session) -> File {
    File::Text(backup::of_sitting(save::write(session)))
}
