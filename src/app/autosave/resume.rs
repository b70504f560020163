//! Reads the stored sitting, and resumes it.

use crate::app::i18n::{Text, say};
use crate::app::storage::results;
use crate::app::storage::{Access, File, LastSitting, Offer, SaveState, Tab, store};
use crate::app::table::game::{Game, Model};
use crate::app::table::page::Page;
use crate::app::words::refused;
use crate::random::Seed;
use crate::sitting::result;
use crate::sitting::save::{self, SaveError};
use crate::sitting::session::Session;

/// Reads the stored sitting if it has not been read, and resumes it if the player has asked for that. Another page may
/// have changed it, or stored another, since this page read it. What is missing is fetched, and this is called again;
/// until then the stored text stays as it is.
pub fn take_stored(page: Page) {
    if is_wanted(page) {
        take_read(page);
    }
}

fn take_read(page: Page) {
    let save_state = page.save_state;
    let Some(text) = store::sitting() else {
        return take(page, None);
    };
    if let Some(read) = read_once(page, &text) {
        take(page, checked(save_state, text, read));
    }
}

/// What the stored sitting is, which is this text, if it has been read. Otherwise it is read, and goes on or makes way as
/// soon as that is done.
pub(super) fn read_once(page: Page, text: &str) -> Option<Result<Session, SaveError>> {
    let SaveState { last, reader, .. } = page.save_state;
    match last.try_update_untracked(|last| last.access(text))? {
        Access::Here(read) => return Some(read.map(|session| *session)),
        Access::Coming => {}
        Access::Read => {
            let stored = text.to_owned();
            reader.read_save(text, Box::new(move |read| receive(page, stored, read)));
        }
    }
    None
}

/// Keeps what has been read of this text, and goes on with what waits for it.
fn receive(page: Page, text: String, read: Result<Session, SaveError>) {
    let save_state = page.save_state;
    let is_wanted = is_wanted(page);
    save_state.last.set(LastSitting::of(text, read));
    if is_wanted {
        take_read(page);
    } else if save_state.offer.get_untracked() == Offer::None
        && let Some(games) = page.programs.games_now()
        && save_state.take_change()
    {
        (games.save)(page);
    }
}

/// Whether the player waits for the stored sitting, or it has not been read and nothing has been played on this page.
fn is_wanted(page: Page) -> bool {
    let Page {
        game, save_state, ..
    } = page;
    let is_unread = save_state
        .last
        .try_update_untracked(|last| last.is_unread());
    save_state.offer.get_untracked() == Offer::Accepted
        || is_unread == Some(true) && game.peek_at(Model::changes) == 0
}

/// Takes the stored sitting as it has been read: resumes it, or keeps it until the player asks for it.
fn take(page: Page, read: Option<(String, Session)>) {
    let Page {
        save_state,
        programs,
        ..
    } = page;
    let offer = match read {
        Some(_) => Offer::Open,
        None => Offer::None,
    };
    let read = read.map_or(LastSitting::None, |(text, session)| {
        LastSitting::of(text, Ok(session))
    });
    // The sheets bring the curtain.
    let is_ready = !read.is_shared() || programs.sheets_now().is_some();
    save_state.last.set(read);
    if !is_ready {
        programs.fetch_sheets();
    }
    if save_state.offer.get_untracked() != Offer::Accepted {
        save_state.make_offer(offer);
    } else if is_ready {
        resume(page);
    }
}

/// Stops reading the stored sitting. It stays as it is, and the player may ask for it again.
pub(super) fn stop_reading(save_state: SaveState) {
    save_state.reader.cancel();
    save_state.last.update(LastSitting::stop);
    if save_state.offer.get_untracked() == Offer::Accepted {
        save_state.offer.set(Offer::Open);
    }
}

/// Resumes the stored sitting on this page. If it has ended, this page keeps what it has, unless it plays the same
/// sitting, or another tab has played it on.
fn resume(page: Page) {
    let Page {
        game, save_state, ..
    } = page;
    let stored = save_state
        .last
        .try_update_untracked(LastSitting::take)
        .flatten();
    // Where another tab has played on and nothing is stored, it was ended there, and its result may be gone again.
    let has_ended =
        save_state.tab.get_untracked() == Tab::Other || has_ended(game.session(Session::seed));
    save_state.make_offer(Offer::None);
    save_state.take_ownership();
    save_state
        .last_saved
        .set_value(stored.as_ref().and_then(Session::seed));
    match stored {
        Some(session) => game.resume(session),
        None if has_ended => reset_table(save_state, game),
        None => {}
    }
}

/// A stored sitting that can go on, with its text. `None`: it cannot be read, or has a result, and is put aside.
fn checked(
    save_state: SaveState,
    text: String,
    read: Result<Session, SaveError>,
) -> Option<(String, Session)> {
    let Some(why) = why_not_to_go_on(&read) else {
        return Some((text, read.ok()?));
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

/// Why a stored sitting cannot go on. `None`: it can.
pub(super) fn why_not_to_go_on(read: &Result<Session, SaveError>) -> Option<String> {
    match read {
        Ok(session) => is_over(session).then(|| say::SITTING_IS_OVER.get().into()),
        Err(error) => Some(say::cannot_go_on(&refused::saved(error))),
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
    let _ = game.sit_down(game.next_setup());
    save_state.notify_text(say::SITTING_IS_OVER, None);
}

/// Whether there is a result of this sitting.
pub fn is_over(session: &Session) -> bool {
    has_ended(session.seed())
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
