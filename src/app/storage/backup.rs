//! Makes backups and restores them.

use web_sys::js_sys::Date;

use super::save_state::{SaveState, Unsaved};
use super::store::{self, StorageError};
use super::{drills, lessons, results, reviews, tens};
use crate::app::settings;
use crate::app::settings::preferences::Preferences;
use crate::school::played::Played;
use crate::sitting::backup::Backup;
use crate::sitting::result::SittingResult;
use crate::sitting::setup::{self, NewGame};

/// The name and the text of a backup.
#[must_use]
pub fn file() -> (String, String) {
    let day = today();
    (format!("brag-everything-{day}.json"), gather().write(&day))
}

/// A backup with a saved sitting only.
#[must_use]
pub fn of_sitting(text: String) -> String {
    let all = Backup {
        sitting: Some(text),
        ..Backup::default()
    };
    all.write(&today())
}

/// A backup with a result only.
#[must_use]
pub fn of_result(result: &SittingResult) -> String {
    let all = Backup {
        results: vec![result.write()],
        ..Backup::default()
    };
    all.write(&today())
}

/// The texts that were put aside, each with its time in milliseconds since 1970.
#[must_use]
pub fn aside() -> Vec<(String, String)> {
    let mut aside = store::all(store::ASIDE);
    aside.sort();
    aside
}

/// Stores the last *New game*.
pub fn save_new_game(last: &NewGame) {
    // If it fails, storing the sitting fails too, and the player is told.
    let _ = store::put(store::GAME, &setup::write(last));
}

#[must_use]
pub fn last_new_game() -> Option<NewGame> {
    setup::read(&store::get(store::GAME)?)
}

impl SaveState {
    /// Restores a backup. What it replaces is put aside first, and its results are added. The page must be reloaded
    /// afterwards.
    ///
    /// # Errors
    ///
    /// [`StorageError`]: the storage is full. Nothing has changed.
    pub fn restore(self, all: &Backup) -> Result<(), StorageError> {
        let before = store::all("");
        let loaded = put(all);
        if loaded.is_err() {
            let now = store::all("");
            for (key, _) in &now {
                if before.iter().all(|(old, _)| old != key) {
                    store::delete(key);
                }
            }
            for was in before.iter().filter(|was| !now.contains(was)) {
                // There is room, because it was stored before.
                let _ = store::put(&was.0, &was.1);
            }
            return loaded;
        }
        // Neither this page nor another may overwrite the backup.
        self.unsaved.set_value(Unsaved::Stopped);
        self.take_ownership();
        Ok(())
    }
}

impl SaveState {
    /// Stores a sitting in place of the stored one, which is put aside. `in_hand` is the sitting in play if it could not be
    /// stored; it is put aside too. `from` is the key of `text` if it was put aside earlier; that copy is deleted. The page
    /// must be reloaded afterwards.
    ///
    /// # Errors
    ///
    /// [`StorageError`]: the storage is full. Nothing has changed.
    pub fn restore_sitting(
        self,
        text: &str,
        in_hand: Option<String>,
        from: Option<&str>,
    ) -> Result<(), StorageError> {
        let stored = store::sitting();
        let kept = [stored.clone(), in_hand];
        let mut aside: Vec<String> = kept.into_iter().flatten().collect();
        aside.dedup();
        aside.retain(|other| other != text);
        let now = Date::now() as u64;
        let keys = (now..).map(|at| format!("{}{at}", store::ASIDE));
        let put = aside.iter().zip(keys.clone());
        let is_put = put.map(|(text, key)| store::put_for_sitting(&key, text));
        let is_put: Result<(), StorageError> = is_put.collect();
        if let Err(error) = is_put.and_then(|()| store::put_sitting(text)) {
            // There is room, because it was stored before.
            aside
                .iter()
                .zip(keys)
                .for_each(|(_, key)| store::delete(&key));
            if let Some(stored) = stored {
                let _ = store::put_sitting(&stored);
            }
            return Err(error);
        }
        if let Some(key) = from {
            store::delete_aside(key);
        }
        // Neither this page nor another may overwrite it.
        self.unsaved.set_value(Unsaved::Stopped);
        self.take_ownership();
        Ok(())
    }
}

fn put(all: &Backup) -> Result<(), StorageError> {
    let now = gather();
    if now != Backup::default() {
        store::put(
            &format!("{}{}", store::ASIDE, Date::now() as u64),
            &now.write(&today()),
        )?;
    }
    // The file lists first what was stored last.
    for text in all.results.iter().rev() {
        if let Some(result) = SittingResult::read(text).filter(results::may_be_stored) {
            results::add(&result, false).map_err(|_| StorageError)?;
        }
    }
    for (id, text) in &all.reviews {
        if !reviews::restore(id, text) {
            return Err(StorageError);
        }
    }
    for mut ten in all.tens.iter().rev().filter_map(|text| Played::read(text)) {
        // Places of another device say nothing here.
        ten.place = 0;
        tens::put(&ten)?;
    }
    if let Some(text) = &all.drills {
        drills::restore(text)?;
    }
    lessons::restore(all)?;
    for (key, text) in &all.aside {
        store::put(&format!("{}{key}", store::ASIDE), text)?;
    }
    if let Some(game) = &all.game {
        store::put(store::GAME, game)?;
    }
    if let Some(sitting) = &all.sitting {
        store::put_sitting(sitting)?;
    }
    if let Some(text) = &all.settings {
        let look = Preferences::default().merged_with(text).look_json();
        store::put(settings::SETTINGS_KEY, text)?;
        store::put(settings::LOOK_KEY, &look)?;
    }
    Ok(())
}

/// Everything that is stored, without earlier backups among the texts put aside: each restore would double them.
fn gather() -> Backup {
    let is_whole = |text: &str| text.starts_with("{\"brag_everything\"");
    let mut aside = aside();
    aside.retain(|(_, text)| !is_whole(text));
    let mut drills = drills::text();
    if drills::stored().is_err() {
        aside.extend(drills.take().map(|text| ("drills".into(), text)));
    }
    let (lessons, learnt, left) = lessons::for_backup();
    Backup {
        settings: store::get(settings::SETTINGS_KEY),
        game: store::get(store::GAME),
        sitting: store::sitting(),
        results: results::all().iter().map(SittingResult::write).collect(),
        aside,
        reviews: reviews::all(),
        tens: tens::all().iter().map(Played::write).collect(),
        drills,
        lessons,
        learnt,
        left,
    }
}

/// Today's date, such as `2026-11-21`.
fn today() -> String {
    let now: String = Date::new_0().to_iso_string().into();
    now.chars().take(10).collect()
}
