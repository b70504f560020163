//! A sitting that an embedded table has sent here in the address. It replaces a stored sitting only if the player
//! chooses it, and that one is then put aside.

use leptos::prelude::*;

use super::resume;
use crate::app::i18n::say;
use crate::app::platform::entropy;
use crate::app::storage::{File, SaveState, backup, store};
use crate::app::table::family;
use crate::app::table::game::Game;
use crate::app::words::refused;
use crate::sitting::{address, save};

/// Takes a sitting from the text of an address. It is resumed at once if none is stored, otherwise when the player
/// chooses it.
pub fn take_from_address(save_state: SaveState, game: Game, letters: &str) {
    let text = address::decoded(letters).unwrap_or_default();
    family::with_games(
        &text.clone(),
        Box::new(move || save_state.receive(game, text)),
    );
}

impl SaveState {
    fn receive(self, game: Game, text: String) {
        match save::read(&text, entropy::seed()) {
            Err(error) => self.notify(say::carried_cannot_go_on(&refused::saved(&error)), None),
            Ok(session) if resume::is_over(&session) => {
                self.notify(
                    say::SITTING_IS_OVER.get().into(),
                    Some(File::Text(backup::of_sitting(text))),
                );
            }
            // A deal may have begun on this page while the resume part was being fetched.
            Ok(_) if self.has_stored() || untrack(|| game.in_play.changes()) > 0 => {
                self.from_address.set(Some(text));
            }
            Ok(_) => self.resume_text(game, &text),
        }
    }

    /// Resumes the sitting, and stores it.
    fn resume_text(self, game: Game, text: &str) {
        let Ok(session) = save::read(text, entropy::seed()) else {
            return;
        };
        let is_begun = session.deals() > 0;
        self.can_resume.set(false);
        self.take_ownership();
        game.resume(session);
        // A failure is told when the next action is saved.
        if is_begun {
            let _ = store::put_sitting(text);
        }
    }

    /// Resumes the sitting, and puts the stored one aside.
    pub(super) fn replace_stored(self, game: Game, text: &str) {
        let stored = store::sitting();
        if let Some(stored) = &stored
            && store::put_aside(stored).is_err()
        {
            self.notify(
                say::NO_ROOM_FOR_BOTH.get().into(),
                Some(File::Text(stored.clone())),
            );
            return;
        }
        self.resume_text(game, text);
        if stored.is_some() {
            self.notify(say::KEPT_IS_PUT_ASIDE.get().into(), stored.map(File::Text));
        }
    }
}
