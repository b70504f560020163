//! Keeping a sitting, and finding it again: what of it can wait for the later part of the program.

use web_sys::js_sys::Date;

use super::{Keeper, Told, results, stay, store};
use crate::chance::Seed;
use crate::notation::Source;
use crate::ui::entropy;
use crate::ui::game::{Game, ToKeep};
use crate::ui::language::say;
use crate::ui::saved;
use crate::ui::score::Score;
use crate::ui::session::Session;
use crate::ui::words::refused;

/// Finds a sitting that was kept.
pub fn find(keeper: Keeper, text: String) {
    if let Some(session) = read(keeper, text) {
        let who = (session.setup().clone(), session.deals());
        keeper.waiting.set_value(Some(who));
        keeper.can_go_on.set(true);
    }
}

/// Plays what is kept on this page. Another page may have gone on with it, or begun another, since this one read it; where
/// that has come to its end, this page stays with what it has.
pub fn go_on(keeper: Keeper, game: Game) {
    let kept = store::sitting().and_then(|text| read(keeper, text));
    keeper.can_go_on.set(false);
    keeper.own();
    keeper.kept_last.set_value(kept.as_ref().and_then(seed));
    if let Some(session) = kept {
        game.take_up(session);
    }
}

/// Reads a sitting that was kept; one that cannot be read is put aside.
fn read(keeper: Keeper, text: String) -> Option<Session> {
    match saved::read(&text, entropy::seed()) {
        Ok(session) => Some(session),
        Err(error) => {
            let kept = match store::put_aside(&text) {
                Ok(()) => say::PUT_ASIDE,
                Err(store::NoRoom) => say::SAVE_IT_FIRST,
            };
            keeper.notice.set(Some(Told {
                says: format!(
                    "{} {}",
                    say::cannot_go_on(&refused::saved(&error)),
                    kept.get()
                ),
                save: Some(text),
            }));
            None
        }
    }
}

/// Keeps the sitting in hand. What was kept of another one becomes a result first, and so does this one once
/// it has ended.
pub fn keep(keeper: Keeper, game: Game) {
    // A page that was put by may not have been told that another has taken over.
    if keeper.rests.get_value() || keeper.gives_way() {
        return;
    }
    let to_keep = game.to_keep(saved::write);
    if matches!(to_keep, ToKeep::Nothing) {
        return;
    }
    let seed = game.read(seed);
    if keeper.kept_last.get_value() != seed {
        keeper.kept_last.set_value(seed);
        end_another(keeper, seed);
    }
    let kept = match to_keep {
        ToKeep::Sitting(text) => store::keep(&text),
        _ => {
            // Its place is room for what came of it.
            store::forget();
            game.read(ended).map_or(Ok(()), |score| add(keeper, &score))
        }
    };
    if kept.is_ok() {
        stay::ask(keeper, game);
    }
    // Whoever plays on has made up his mind about what was kept before.
    keeper.can_go_on.set(false);
    keeper.own();
    if kept.is_err() && !keeper.warned.get_value() {
        keeper.warned.set_value(true);
        keeper.notice.set(Some(Told {
            says: say::NOTHING_IS_KEPT.get().into(),
            save: None,
        }));
    }
}

/// The sitting that is kept gives way to one of this seed: it becomes a result, unless it is the same.
fn end_another(keeper: Keeper, seed: Option<Seed>) {
    let Some(text) = store::sitting() else { return };
    match saved::read(&text, entropy::seed()) {
        Ok(session) if self::seed(&session) == seed => {}
        Ok(session) => {
            if let Some(score) = ended(&session) {
                // Where there is no room, that is said of what follows.
                let _ = add(keeper, &score);
            }
        }
        Err(_) => {
            let _ = store::put_aside(&text);
        }
    }
}

fn add(keeper: Keeper, score: &Score) -> Result<(), store::NoRoom> {
    let made_room = results::add(score)?;
    keeper.results.update(|changes| *changes += 1);
    if made_room {
        keeper.notice.set(Some(Told {
            says: say::MADE_ROOM.get().into(),
            save: None,
        }));
    }
    Ok(())
}

fn seed(session: &Session) -> Option<Seed> {
    match session.record().source {
        Source::Seed(seed) => Some(seed),
        Source::Packs { .. } => None,
    }
}

fn ended(session: &Session) -> Option<Score> {
    Score::of(session, Date::now() as u64)
}
