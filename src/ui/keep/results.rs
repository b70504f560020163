//! The results of past sittings on the device, each under a key of its own: so two pages never overwrite each
//! other's. The oldest makes way where there are too many, or where the browser has no more room.

use super::Keeper;
use super::store;
use crate::ui::game::Game;
use crate::ui::saved::LONGEST;
use crate::ui::score::Score;

/// So many are kept.
pub const MOST: usize = 50;
/// Each under this, and what its packs were shuffled from.
const RESULT: &str = "brag.result.";

/// Results of sittings, the newest first.
pub type Results = Vec<Score>;

impl Keeper {
    /// The results at hand. That of the sitting in hand is not among them before it has ended for those who
    /// watch: it was given up in another tab then, and tells every card.
    #[must_use]
    pub fn results(self, game: Game) -> Results {
        self.results.track();
        let in_hand = game.in_hand();
        let mut all = all();
        all.retain(|score| Some(&score.record.source) != in_hand.as_ref());
        all
    }

    /// Deletes one, for good.
    pub fn delete_result(self, id: &str) {
        store::drop(&key(id));
        self.results.update(|changes| *changes += 1);
    }

    /// Takes back that one was deleted. False where there is no room any more.
    pub fn restore_result(self, score: &Score) -> bool {
        let kept = put(score);
        self.results.update(|changes| *changes += 1);
        kept
    }
}

/// All of them, the newest first; what cannot be read is passed over.
pub fn all() -> Results {
    texts().into_iter().map(|(score, _)| score).collect()
}

/// The same, each with the text that it is kept as.
fn texts() -> Vec<(Score, String)> {
    let texts = store::all(RESULT).into_iter();
    let read = texts.filter_map(|(_, text)| Some((Score::read(&text)?, text)));
    let mut texts: Vec<_> = read.collect();
    texts.sort_by_key(|(score, _)| u64::MAX - score.at);
    texts
}

/// Why one cannot be added.
pub enum NotAdded {
    /// The browser has no room for it, even without all others.
    NoRoom,
    /// It is longer than any that is read.
    TooLong,
}

/// Whether there is one of this name.
pub fn has(id: &str) -> bool {
    store::get(&key(id)).is_some()
}

/// The one of this name.
pub fn of(id: &str) -> Option<Score> {
    Score::read(&store::get(&key(id))?)
}

/// Adds one, or writes it anew. `of_kept`: in place of the sitting that is kept, which goes once that is done. True where
/// the browser's storage was full and the oldest had to go; those that are too many go in any case.
pub fn add(score: &Score, of_kept: bool) -> Result<bool, NotAdded> {
    let (key, text) = (key(&score.id()), score.write());
    if text.len() > LONGEST {
        return Err(NotAdded::TooLong);
    }
    let put_it = || {
        if of_kept {
            store::put_for_sitting(&key, &text)
        } else {
            store::put(&key, &text)
        }
    };
    let others = texts().into_iter();
    let others = others.map(|(other, text)| (self::key(&other.id()), text));
    let mut others: Vec<_> = others.filter(|(other, _)| *other != key).collect();
    let mut gone: Vec<(String, String)> = Vec::new();
    while put_it().is_err() {
        // What can be written over itself can be put back.
        let oldest = others.pop();
        let oldest = oldest.filter(|(key, text)| store::put(key, text).is_ok());
        let Some(oldest) = oldest else {
            // All of them were not enough: they stay.
            for (key, text) in gone {
                let _ = store::put(&key, &text);
            }
            return Err(NotAdded::NoRoom);
        };
        store::drop(&oldest.0);
        gone.push(oldest);
    }
    for (key, _) in others.iter().skip(MOST - 1) {
        store::drop(key);
    }
    Ok(!gone.is_empty())
}

fn put(score: &Score) -> bool {
    store::put(&key(&score.id()), &score.write()).is_ok()
}

fn key(id: &str) -> String {
    format!("{RESULT}{id}")
}
