//! Saves a sitting where a result has to be stored or another sitting read first.

use std::cell::Cell;

use leptos::prelude::document;
use web_sys::js_sys::Date;

use super::resume::{has_ended, put_aside, read_once, reset_table, why_not_to_go_on};
use super::{offline, persist};
use crate::app::i18n::{Text, say};
use crate::app::storage::results::{self, AddError};
use crate::app::storage::{File, LastSitting, Offer, SaveState, backup, store};
use crate::app::table::game::ToSave;
use crate::app::table::page::Page;
use crate::sitting::result::SittingResult;
use crate::sitting::save::{self, SaveError};
use crate::sitting::session::Session;

/// Why a sitting is not saved, or soon cannot be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trouble {
    /// The stored sitting of another seed cannot be replaced.
    StoredSitting,
    NoRoom,
    NearlyTooLong,
    TooLong,
}

thread_local! {
    /// The last trouble that was told.
    static LAST_TROUBLE: Cell<Option<Trouble>> = const { Cell::new(None) };
}

/// Stores the sitting in hand. Another stored sitting becomes a result first, and so does this one when it has ended.
pub fn save_all(page: Page) {
    let Page {
        game, save_state, ..
    } = page;
    for session in game.take_ended_sittings() {
        if !has_ended(session.seed())
            && let Some(result) = result_of(&session)
            && let Err(why) = add_result(save_state, &result, false)
        {
            save_state.notify_text(
                why_not_added(&why),
                Some(File::Text(backup::of_result(&result))),
            );
        }
    }
    // A suspended page may not have been told that another has taken over.
    if save_state.has_lost_ownership() {
        return;
    }
    let to_save = game.to_save(save::write);
    let seed = game.session(Session::seed);
    match to_save {
        ToSave::Nothing => return,
        ToSave::Sitting(_) if has_ended(seed) => return reset_table(save_state, game),
        _ => {}
    }
    // Playing on decides about the stored sitting that waited.
    save_state.make_offer(Offer::None);
    save_state.take_ownership();
    if save_state.last_saved.get_value() != seed {
        let is_other = |text: &String| save::seed(text) != seed || save::is_newer(text);
        if let Some(other) = store::sitting().filter(is_other) {
            return end_other(page, other);
        }
        save_state.last_saved.set_value(seed);
    }
    let is_saved = match to_save {
        ToSave::Sitting(text) => save_text(save_state, &text),
        _ => game
            .session(result_of)
            .is_none_or(|result| store_result(save_state, &result)),
    };
    if is_saved {
        persist::request(game);
        offline::tell(save_state, game);
    }
}

/// Stores the sitting in hand as this text. Tells the player if that fails, or soon will.
fn save_text(save_state: SaveState, text: &str) -> bool {
    let trouble = if !save::can_be_kept(text) {
        Some(Trouble::TooLong)
    } else if store::put_sitting(text).is_err() {
        Some(Trouble::NoRoom)
    } else {
        save::is_nearly_too_long(text).then_some(Trouble::NearlyTooLong)
    };
    if let Some(trouble) = trouble {
        let says = match trouble {
            Trouble::TooLong => say::SITTING_TOO_LONG,
            Trouble::NearlyTooLong => say::SITTING_NEARLY_TOO_LONG,
            Trouble::NoRoom | Trouble::StoredSitting => say::NOTHING_IS_KEPT,
        };
        save_state.notify_once(trouble, says, File::InPlay);
    }
    matches!(trouble, None | Some(Trouble::NearlyTooLong))
}

/// Replaces the stored sitting by its result, because it has ended. Returns whether that is done.
fn store_result(save_state: SaveState, result: &SittingResult) -> bool {
    if !results::has(&result.id()) {
        let added = add_result(save_state, result, true);
        if let Err(why) = &added {
            save_state.notify_text(
                why_not_added(why),
                Some(replacing_stored(backup::of_result(result))),
            );
        }
        return added.is_ok();
    }
    // It may have ended in another tab, with another result.
    if results::of(&result.id()).is_some_and(|other| other.record == result.record) {
        store::delete_sitting();
        return true;
    }
    let file = File::Text(backup::of_result(result));
    save_state.notify_text(say::SITTING_IS_OVER, Some(file));
    store::sitting().is_none_or(|text| store::put_aside(&text).is_ok())
}

/// Makes the stored sitting a result, and then stores the one in hand.
fn end_other(page: Page, stored: String) {
    let save_state = page.save_state;
    // The sitting in hand is still to be stored.
    save_state.note_change();
    let Some(read) = read_once(page, &stored) else {
        // A page that is hidden may not come back.
        if document().hidden() {
            save_state.reader.finish();
        }
        return;
    };
    if !end_stored(save_state, &stored, &read) {
        // It stays in the way, and is not read again.
        save_state.last.set(LastSitting::of(stored, read));
    } else if save_state.take_change() {
        save_all(page);
    }
}

/// Makes the stored sitting a result, or puts it aside. Returns whether its place is free. If not, the stored one stays,
/// and the player is told.
fn end_stored(save_state: SaveState, text: &str, read: &Result<Session, SaveError>) -> bool {
    let stored = text.to_owned();
    let (says, file) = match (why_not_to_go_on(read), read) {
        (None, Ok(session)) => {
            let Some(result) = result_of(session) else {
                // Nobody has done anything in it.
                store::delete_sitting();
                return true;
            };
            match add_result(save_state, &result, true) {
                Ok(()) => return true,
                Err(why) => (why_not_added(&why), backup::of_result(&result)),
            }
        }
        (why, _) => match put_aside(save_state, &why.unwrap_or_default(), stored.clone()) {
            Ok(()) => return true,
            Err(text) if save::is_newer(&text) => (say::LATER_VERSION_IN_THE_WAY, text),
            Err(text) => (say::SAVE_IT_FIRST, text),
        },
    };
    save_state.notify_once(Trouble::StoredSitting, says, File::Replacing(stored, file));
    false
}

/// Adds a result. `replaces_stored`: it replaces the stored sitting.
fn add_result(
    save_state: SaveState,
    result: &SittingResult,
    replaces_stored: bool,
) -> Result<(), AddError> {
    let made_room = results::add(result, replaces_stored)?;
    save_state.results.update(|changes| *changes += 1);
    if made_room {
        save_state.notify_text(say::MADE_ROOM, None);
    }
    Ok(())
}

/// A file in place of the stored sitting.
fn replacing_stored(text: String) -> File {
    match store::sitting() {
        Some(stored) => File::Replacing(stored, text),
        None => File::Text(text),
    }
}

fn why_not_added(why: &AddError) -> Text {
    match why {
        AddError::NoRoom => say::NO_ROOM_FOR_RESULT,
        AddError::TooLong => say::RESULT_TOO_LONG,
    }
}

fn result_of(session: &Session) -> Option<SittingResult> {
    SittingResult::of(session, Date::now() as u64)
}

impl SaveState {
    /// Tells of a trouble, unless it was the last one told.
    fn notify_once(self, trouble: Trouble, says: Text, file: File) {
        if LAST_TROUBLE.replace(Some(trouble)) != Some(trouble) {
            self.notify_text(says, Some(file));
        }
    }
}
