//! Keeping a sitting, and finding it again: what of it can wait for the later part of the program.

use std::cell::Cell;

use web_sys::js_sys::Date;

use super::results::{self, NotAdded};
use super::{File, Keeper, Told, kept_text, stay, store, whole};
use crate::chance::Seed;
use crate::notation::Source;
use crate::ui::entropy;
use crate::ui::family;
use crate::ui::game::{Game, ToKeep};
use crate::ui::language::{Text, say};
use crate::ui::saved;
use crate::ui::score::{self, Score};
use crate::ui::session::{Session, Setup};
use crate::ui::words::refused;

/// Why a sitting is not kept, or will soon not be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trouble {
    /// The one that is kept cannot give way.
    Before,
    NoRoom,
    NearlyTooLong,
    TooLong,
}

thread_local! {
    /// The last that was told of.
    static TROUBLED: Cell<Option<Trouble>> = const { Cell::new(None) };
}

/// Finds the sitting that is kept.
pub fn find(keeper: Keeper) {
    family::once_here(&kept_text(), Box::new(move || found(keeper)));
}

fn found(keeper: Keeper) {
    let found = store::sitting().and_then(|text| read(keeper, text));
    let who = found.map(|session| (as_they_stand(&session), session.deals()));
    let is_found = who.is_some();
    keeper.waiting.set_value(who);
    keeper.can_go_on.set(is_found);
}

/// Who sits there, each with the chips that he has now.
fn as_they_stand(session: &Session) -> Setup {
    let mut setup = session.setup().clone();
    for (player, chips) in setup.players.iter_mut().zip(session.table().stacks()) {
        player.chips = chips;
    }
    setup
}

/// Plays what is kept on this page. Another page may have gone on with it, or begun another, since this one read it; where
/// that has come to its end, this page stays with what it has, unless it has that very sitting.
pub fn go_on(keeper: Keeper, game: Game) {
    family::once_here(&kept_text(), Box::new(move || play_on(keeper, game)));
}

fn play_on(keeper: Keeper, game: Game) {
    let kept = store::sitting().and_then(|text| read(keeper, text));
    keeper.can_go_on.set(false);
    keeper.own();
    keeper.kept_last.set_value(kept.as_ref().and_then(seed));
    match kept {
        Some(session) => game.take_up(session),
        None if has_ended(game.read(seed)) => give_up(keeper, game),
        None => {}
    }
}

/// Reads a sitting that is kept. One that cannot be read, or whose result is here, is put aside.
fn read(keeper: Keeper, text: String) -> Option<Session> {
    let why = match saved::read(&text, entropy::seed()) {
        Ok(session) if is_over(&session) => say::SITTING_IS_OVER.get().into(),
        Ok(session) => return Some(session),
        Err(error) => say::cannot_go_on(&refused::saved(&error)),
    };
    let kept = match store::put_aside(&text) {
        Ok(()) => say::PUT_ASIDE,
        Err(store::NoRoom) => say::SAVE_IT_FIRST,
    };
    keeper.say(format!("{why} {}", kept.get()), Some(File::As(text)));
    None
}

/// Keeps the sitting in hand. What was kept of another one becomes a result first, and so does this one once
/// it has ended.
pub fn keep(keeper: Keeper, game: Game) {
    if keeper.rests.get_value() {
        return;
    }
    for session in game.take_over() {
        if !has_ended(seed(&session))
            && let Some(score) = ended(&session)
            && let Err(why) = add(keeper, &score, false)
        {
            keeper.tell(not_added(&why), Some(File::As(whole::of_result(&score))));
        }
    }
    // A page that was put by may not have been told that another has taken over.
    if keeper.gives_way() {
        return;
    }
    let to_keep = game.to_keep(saved::write);
    let seed = game.read(seed);
    match to_keep {
        ToKeep::Nothing => return,
        ToKeep::Sitting(_) if has_ended(seed) => return give_up(keeper, game),
        _ => {}
    }
    // Whoever plays on has made up his mind about what was kept before.
    keeper.can_go_on.set(false);
    keeper.own();
    if keeper.kept_last.get_value() != seed {
        if !end_another(keeper, seed) {
            return;
        }
        keeper.kept_last.set_value(seed);
    }
    let kept = match to_keep {
        ToKeep::Sitting(text) => keep_text(keeper, &text),
        _ => game.read(ended).is_none_or(|score| end(keeper, &score)),
    };
    if kept {
        stay::ask(keeper, game);
    }
}

/// Keeps the sitting in hand as this text, and says where that is not possible, or soon will not be.
fn keep_text(keeper: Keeper, text: &str) -> bool {
    let trouble = if !saved::can_be_kept(text) {
        Some(Trouble::TooLong)
    } else if store::keep(text).is_err() {
        Some(Trouble::NoRoom)
    } else {
        saved::is_nearly_too_long(text).then_some(Trouble::NearlyTooLong)
    };
    if let Some(trouble) = trouble {
        let says = match trouble {
            Trouble::TooLong => say::SITTING_TOO_LONG,
            Trouble::NearlyTooLong => say::SITTING_NEARLY_TOO_LONG,
            Trouble::NoRoom | Trouble::Before => say::NOTHING_IS_KEPT,
        };
        keeper.tell_once(trouble, says, File::InHand);
    }
    matches!(trouble, None | Some(Trouble::NearlyTooLong))
}

/// The sitting in hand has ended: what came of it takes the place of what is kept of it. True where that is done.
fn end(keeper: Keeper, score: &Score) -> bool {
    if !results::has(&score.id()) {
        let added = add(keeper, score, true);
        if let Err(why) = &added {
            keeper.tell(not_added(why), Some(in_place(whole::of_result(score))));
        }
        return added.is_ok();
    }
    // It may have ended elsewhere, and otherwise.
    if results::of(&score.id()).is_some_and(|other| other.record == score.record) {
        store::forget();
        return true;
    }
    let file = File::As(whole::of_result(score));
    keeper.tell(say::SITTING_IS_OVER, Some(file));
    store::sitting().is_none_or(|text| store::put_aside(&text).is_ok())
}

/// The sitting that is kept gives way to one of this seed: it becomes a result, unless it is the same. False where that
/// cannot be: it stays then, and that is said.
fn end_another(keeper: Keeper, seed: Option<Seed>) -> bool {
    let Some(text) = store::sitting() else {
        return true;
    };
    let (says, file) = match saved::read(&text, entropy::seed()) {
        Ok(session) if self::seed(&session) == seed => return true,
        Ok(session) if !is_over(&session) => {
            let Some(score) = ended(&session) else {
                return true;
            };
            match add(keeper, &score, true) {
                Ok(()) => return true,
                Err(why) => (not_added(&why), whole::of_result(&score)),
            }
        }
        _ if store::put_aside(&text).is_ok() => return true,
        _ => (say::SAVE_IT_FIRST, text.clone()),
    };
    keeper.tell_once(Trouble::Before, says, File::InPlaceOf(text, file));
    false
}

/// The sitting in hand has ended in another tab: it is over here too.
fn give_up(keeper: Keeper, game: Game) {
    keeper.kept_last.set_value(None);
    // Those who could be sat down once can be again.
    let _ = game.sit_down(game.setup());
    keeper.tell(say::SITTING_IS_OVER, None);
}

/// Adds a result. `of_kept`: of the sitting that is kept, which it takes the place of.
fn add(keeper: Keeper, score: &Score, of_kept: bool) -> Result<(), NotAdded> {
    let made_room = results::add(score, of_kept)?;
    keeper.results.update(|changes| *changes += 1);
    if made_room {
        keeper.tell(say::MADE_ROOM, None);
    }
    Ok(())
}

/// A file that stands for the sitting that is kept.
fn in_place(text: String) -> File {
    match store::sitting() {
        Some(kept) => File::InPlaceOf(kept, text),
        None => File::As(text),
    }
}

fn not_added(why: &NotAdded) -> Text {
    match why {
        NotAdded::NoRoom => say::NO_ROOM_FOR_RESULT,
        NotAdded::TooLong => say::RESULT_TOO_LONG,
    }
}

/// Whether what came of this sitting is here.
pub fn is_over(session: &Session) -> bool {
    has_ended(seed(session))
}

/// Whether what came of the sitting of this seed is here.
fn has_ended(seed: Option<Seed>) -> bool {
    seed.is_some_and(|seed| results::has(&score::id(&seed)))
}

impl Keeper {
    /// Says this once what was said before has been read.
    pub(super) fn say(self, says: String, file: Option<File>) {
        self.notices
            .update(|notices| notices.push(Told { says, file }));
    }

    fn tell(self, says: Text, file: Option<File>) {
        self.say(says.get().into(), file);
    }

    /// Tells of trouble with keeping the sitting, unless it was the last that was told of.
    fn tell_once(self, trouble: Trouble, says: Text, file: File) {
        if TROUBLED.replace(Some(trouble)) != Some(trouble) {
            self.tell(says, Some(file));
        }
    }
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
