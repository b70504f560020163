//! Reads the stored sitting, and resumes it.

use leptos::prelude::untrack;

use crate::app::i18n::{Text, say};
use crate::app::storage::results;
use crate::app::storage::{File, SaveState, store};
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::app::words::refused;
use crate::notation::Source;
use crate::random::Seed;
use crate::sitting::result;
use crate::sitting::save::{self, SaveError};
use crate::sitting::session::Session;

/// Reads the stored sitting if it has not been read, and resumes it if the player has asked for that. Another page may
/// have changed it, or stored another, since this page read it. What is missing is fetched, and this is called again;
/// until then the stored text stays as it is.
pub fn take_stored(page: Page) {
    let save_state = page.save_state;
    if !is_wanted(page) || save_state.to_resume.is_reading() {
        return;
    }
    let Some(text) = store::sitting() else {
        return take(page, None);
    };
    if let Some(session) = save_state.last.take(&text) {
        return take(page, checked(save_state, text, Ok(session)));
    }
    let read = text.clone();
    let then = move |read| {
        if store::sitting().as_ref() != Some(&text) {
            take_stored(page);
        } else if is_wanted(page) {
            take(page, checked(save_state, text, read));
        }
    };
    save_state.to_resume.read_save(&read, Box::new(then));
}

/// Whether the player waits for the stored sitting, or it has not been read and nothing has been played on this page.
fn is_wanted(page: Page) -> bool {
    let Page {
        game, save_state, ..
    } = page;
    save_state.resume_requested.get_untracked()
        || save_state.last.is_unread() && untrack(|| game.changes()) == 0
}

/// Takes the stored sitting as it has been read: resumes it, or keeps it until the player asks for it.
fn take(page: Page, read: Option<(String, Session)>) {
    let save_state = page.save_state;
    let is_asked_for = save_state.resume_requested.get_untracked();
    let session = read.as_ref().map(|(_, session)| session);
    if session.is_none_or(|session| has_all(page, session)) && is_asked_for {
        save_state.last.keep(None);
        return resume(page, read.map(|(_, session)| session));
    }
    let is_found = read.is_some();
    save_state.last.keep(read);
    if !is_asked_for {
        save_state.can_resume.set(is_found);
    }
}

/// Stops reading the stored sitting. It stays as it is, and the player may ask for it again.
pub(super) fn stop_reading(save_state: SaveState) {
    save_state.to_resume.cancel();
    if save_state.last.is_unread() {
        save_state.last.keep(None);
    }
    if save_state.resume_requested.get_untracked() {
        save_state.resume_requested.set(false);
    }
}

/// Whether all is here that a sitting needs to go on. What is missing is fetched.
fn has_all(page: Page, session: &Session) -> bool {
    // The sheets bring the curtain.
    if !has_several_people(session) || untrack(|| page.programs.sheets()).is_some() {
        return true;
    }
    need_sheets(page);
    false
}

/// Fetches the sheets. What waits for them goes on once they are here.
fn need_sheets(page: Page) {
    let Page {
        save_state,
        programs,
        ..
    } = page;
    // A player who has not asked for anything is not told that they cannot be fetched.
    if save_state.resume_requested.get_untracked() || save_state.is_due.get_value() {
        save_state.needs_sheets.set(true);
    }
    programs.fetch_sheets();
}

fn has_several_people(session: &Session) -> bool {
    let players = session.setup().players.iter();
    let people = players.filter(|player| player.kind.is_person());
    people.count() > 1
}

/// Resumes the stored sitting on this page. If it has ended, this page keeps what it has, unless it plays the same
/// sitting.
fn resume(page: Page, stored: Option<Session>) {
    let Page {
        game, save_state, ..
    } = page;
    save_state.resume_requested.set(false);
    save_state.can_resume.set(false);
    save_state.take_ownership();
    save_state
        .last_saved
        .set_value(stored.as_ref().and_then(seed));
    match stored {
        Some(session) => game.resume(session),
        None if has_ended(game.session(seed)) => reset_table(save_state, game),
        None => {}
    }
}

/// A stored sitting that can go on, with its text. `None`: it cannot be read, or has a result, and is put aside.
fn checked(
    save_state: SaveState,
    text: String,
    read: Result<Session, SaveError>,
) -> Option<(String, Session)> {
    let why = match why_not_to_go_on(read) {
        Ok(session) => return Some((text, session)),
        Err(why) => why,
    };
    if let Err(text) = put_aside(save_state, &why, text) {
        let stays = if save::is_newer(&text) {
            say::LATER_VERSION_STAYS
        } else {
            say::SAVE_IT_FIRST
        };
        let says = format!("{why} {}", stays.get());
        save_state.notify(says, Some(File::Text(text)));
    }
    None
}

/// A stored sitting that can go on, or why it cannot.
pub(super) fn why_not_to_go_on(read: Result<Session, SaveError>) -> Result<Session, String> {
    match read {
        Ok(session) if is_over(&session) => Err(say::SITTING_IS_OVER.get().into()),
        Ok(session) => Ok(session),
        Err(error) => Err(say::cannot_go_on(&refused::saved(&error))),
    }
}

/// Puts the stored text aside, and says why. Gives it back where there is no room, or where a later version wrote it.
pub(super) fn put_aside(save_state: SaveState, why: &str, text: String) -> Result<(), String> {
    if store::put_aside(&text).is_err() {
        return Err(text);
    }
    let says = format!("{why} {}", say::PUT_ASIDE.get());
    save_state.notify(says, Some(File::Text(text)));
    Ok(())
}

/// Sets up the table afresh, because the sitting in hand has ended in another tab.
pub(super) fn reset_table(save_state: SaveState, game: Game) {
    save_state.last_saved.set_value(None);
    // Cannot fail: the same table has been set up before.
    let _ = game.sit_down(game.setup());
    save_state.notify_text(say::SITTING_IS_OVER, None);
}

/// Whether there is a result of this sitting.
pub fn is_over(session: &Session) -> bool {
    has_ended(seed(session))
}

/// Whether there is a result of the sitting with this seed.
pub fn has_ended(seed: Option<Seed>) -> bool {
    seed.is_some_and(|seed| results::has(&result::id(&seed)))
}

impl SaveState {
    pub(super) fn notify_text(self, says: Text, file: Option<File>) {
        self.notify(says.get().into(), file);
    }
}

/// The seed of a sitting that was played here.
pub fn seed(session: &Session) -> Option<Seed> {
    match session.record().source {
        Source::Seed(seed) => Some(seed),
        Source::Packs { .. } => None,
    }
}
