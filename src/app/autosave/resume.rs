//! Saves a sitting where a result has to be stored or another sitting read first, and resumes a stored one.

use std::cell::Cell;

use leptos::prelude::untrack;
use web_sys::js_sys::Date;

use super::persist;
use crate::app::i18n::{Text, say};
use crate::app::storage::results::{self, AddError};
use crate::app::storage::{File, SaveState, backup, store, stored};
use crate::app::table::family;
use crate::app::table::game::{Game, ToSave};
use crate::app::table::page::Page;
use crate::app::words::refused;
use crate::engine::Rules;
use crate::notation::Source;
use crate::random::Seed;
use crate::sitting::result::{self, SittingResult};
use crate::sitting::save;
use crate::sitting::session::{PlayerKind, Session, Setup};

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
    /// The trouble in the last notice.
    static LAST_TROUBLE: Cell<Option<Trouble>> = const { Cell::new(None) };
}

/// The players with their present chips.
fn with_present_chips(session: &Session) -> Setup {
    let mut setup = session.setup().clone();
    for (player, chips) in setup.players.iter_mut().zip(session.table().stacks()) {
        player.chips = chips;
    }
    setup
}

/// Reads the stored sitting if it has not been read, and resumes it if the player has asked for that. Another page may
/// have changed it, or stored another, since this page read it. What is missing is fetched, and this is called again;
/// until then the stored text stays as it is.
pub fn take_stored(page: Page) {
    let save_state = page.save_state;
    let is_asked = save_state.resume_requested.get_untracked();
    if !is_asked && !save_state.is_unread.get_value() {
        return;
    }
    let session = store::sitting().and_then(|text| parse_stored(save_state, text));
    save_state.is_unread.set_value(false);
    let has_all = session
        .as_ref()
        .is_none_or(|session| has_all(page, session));
    if !is_asked {
        let who = session.map(|session| (with_present_chips(&session), session.deals()));
        let is_found = who.is_some();
        save_state.waiting.set_value(who);
        save_state.can_resume.set(is_found);
    } else if has_all {
        resume(page, session);
    }
}

/// Whether all is here that a sitting needs to go on. What is missing is fetched.
fn has_all(page: Page, session: &Session) -> bool {
    let rules = &session.setup().rules;
    let has_game = family::is_here(rules);
    if has_game && !has_several_people(session) {
        return true;
    }
    // The sheets bring the curtain, and fetch what plays and draws a game.
    if untrack(|| page.lazy_parts.sheets()).is_none() {
        need_sheets(page);
        return false;
    }
    if !has_game {
        fetch_game(page, rules);
    }
    has_game
}

/// Fetches the sheets. What waits for them goes on once they are here.
fn need_sheets(page: Page) {
    let Page {
        save_state,
        lazy_parts,
        ..
    } = page;
    // A player who has not asked for anything is not told that they cannot be fetched.
    if save_state.resume_requested.get_untracked() || save_state.is_due.get_value() {
        save_state.needs_sheets.set(true);
    }
    lazy_parts.fetch_sheets();
}

/// Fetches what plays and draws the game of the stored sitting. Once that has failed, the player asks again, or a timer.
fn fetch_game(page: Page, rules: &Rules) {
    let has_failed = page.save_state.has_game_failed;
    if has_failed.get_untracked() {
        return;
    }
    let then = move |is_here| match is_here {
        true => take_stored(page),
        false => has_failed.set(true),
    };
    family::with_games(&[rules], Box::new(then));
}

fn has_several_people(session: &Session) -> bool {
    let players = session.setup().players.iter();
    let people = players.filter(|player| player.kind == PlayerKind::Person);
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
        None if has_ended(game.in_play.read(seed)) => reset_table(save_state, game),
        None => {}
    }
}

/// Parses a stored sitting. `None`: it cannot be read, or has a result, and is put aside.
fn parse_stored(save_state: SaveState, text: String) -> Option<Session> {
    let why = match stored::sitting(&text) {
        Ok(session) if is_over(&session) => say::SITTING_IS_OVER.get().into(),
        Ok(session) => return Some(session),
        Err(error) => say::cannot_go_on(&refused::saved(&error)),
    };
    let outcome = match store::put_aside(&text) {
        Ok(()) => say::PUT_ASIDE,
        Err(store::StorageError) => say::SAVE_IT_FIRST,
    };
    save_state.notify(format!("{why} {}", outcome.get()), Some(File::Text(text)));
    None
}

/// Stores the sitting in hand. Another stored sitting becomes a result first, and so does this one when it has ended.
pub fn save_all(page: Page) {
    let Page {
        game, save_state, ..
    } = page;
    if save_state.is_stopped.get_value() {
        return;
    }
    for session in game.in_play.take_ended_sittings() {
        if !has_ended(seed(&session))
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
    let seed = game.in_play.read(seed);
    match to_save {
        ToSave::Nothing => return,
        ToSave::Sitting(_) if has_ended(seed) => return reset_table(save_state, game),
        _ => {}
    }
    // Playing on decides about the stored sitting that waited.
    save_state.can_resume.set(false);
    save_state.take_ownership();
    if save_state.last_saved.get_value() != seed {
        if !store_other_result(save_state, seed) {
            return;
        }
        save_state.last_saved.set_value(seed);
    }
    let is_saved = match to_save {
        ToSave::Sitting(text) => save_text(save_state, &text),
        _ => game
            .in_play
            .read(result_of)
            .is_none_or(|result| store_result(save_state, &result)),
    };
    if is_saved {
        persist::request(save_state, game);
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

/// Makes the stored sitting a result, unless it is the one with this seed. Returns whether another may be stored. If
/// not, the stored one stays, and the player is told.
fn store_other_result(save_state: SaveState, seed: Option<Seed>) -> bool {
    let Some(text) = store::sitting() else {
        return true;
    };
    let (says, file) = match stored::sitting(&text) {
        Ok(session) if self::seed(&session) == seed => return true,
        Ok(session) if !is_over(&session) => {
            let Some(result) = result_of(&session) else {
                return true;
            };
            match add_result(save_state, &result, true) {
                Ok(()) => return true,
                Err(why) => (why_not_added(&why), backup::of_result(&result)),
            }
        }
        _ if store::put_aside(&text).is_ok() => return true,
        _ => (say::SAVE_IT_FIRST, text.clone()),
    };
    save_state.notify_once(Trouble::StoredSitting, says, File::Replacing(text, file));
    false
}

/// Sets up the table afresh, because the sitting in hand has ended in another tab.
fn reset_table(save_state: SaveState, game: Game) {
    save_state.last_saved.set_value(None);
    // Cannot fail: the same table has been set up before.
    let _ = game.sit_down(game.in_play.setup());
    save_state.notify_text(say::SITTING_IS_OVER, None);
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

/// Whether there is a result of this sitting.
pub fn is_over(session: &Session) -> bool {
    has_ended(seed(session))
}

/// Whether there is a result of the sitting with this seed.
pub fn has_ended(seed: Option<Seed>) -> bool {
    seed.is_some_and(|seed| results::has(&result::id(&seed)))
}

impl SaveState {
    fn notify_text(self, says: Text, file: Option<File>) {
        self.notify(says.get().into(), file);
    }

    /// Shows a notice of a trouble, unless the last notice was of the same one.
    fn notify_once(self, trouble: Trouble, says: Text, file: File) {
        if LAST_TROUBLE.replace(Some(trouble)) != Some(trouble) {
            self.notify_text(says, Some(file));
        }
    }
}

/// The seed of a sitting that was played here.
pub fn seed(session: &Session) -> Option<Seed> {
    match session.record().source {
        Source::Seed(seed) => Some(seed),
        Source::Packs { .. } => None,
    }
}

fn result_of(session: &Session) -> Option<SittingResult> {
    SittingResult::of(session, Date::now() as u64)
}
