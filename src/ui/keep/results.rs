//! The results of past sittings on the device, each under a key of its own: so two pages never overwrite each
//! other's. The oldest makes way where there are too many.

use super::Keeper;
use super::store::{self, NoRoom};
use crate::ui::game::Game;
use crate::ui::score::Score;

/// So many are kept,
pub const MOST: usize = 50;
/// in so many bytes.
const MOST_BYTES: usize = 1_500_000;
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
    let texts = store::all(RESULT).into_iter();
    let mut all: Results = texts.filter_map(|(_, text)| Score::read(&text)).collect();
    all.sort_by_key(|score| u64::MAX - score.at);
    all
}

/// Adds one, or writes it anew. True where the browser's storage was full and older ones had to go; those that
/// are too many go in any case.
pub fn add(score: &Score) -> Result<bool, NoRoom> {
    let (key, text) = (key(&score.id()), score.write());
    let mut others = all();
    others.retain(|other| other.id() != score.id());
    let mut bytes = text.len();
    let mut kept = 1;
    // From the newest on, as many as there is room for.
    others.retain(|other| {
        let size = other.write().len();
        let stays = kept < MOST && bytes + size <= MOST_BYTES;
        if stays {
            (kept, bytes) = (kept + 1, bytes + size);
        } else {
            store::drop(&self::key(&other.id()));
        }
        stays
    });
    let mut gone = Vec::new();
    while store::put(&key, &text).is_err() {
        let Some(oldest) = others.pop() else {
            // All of them were not enough: they stay.
            for score in gone {
                put(&score);
            }
            return Err(NoRoom);
        };
        store::drop(&self::key(&oldest.id()));
        gone.push(oldest);
    }
    Ok(!gone.is_empty())
}

fn put(score: &Score) -> bool {
    store::put(&key(&score.id()), &score.write()).is_ok()
}

fn key(id: &str) -> String {
    format!("{RESULT}{id}")
}
