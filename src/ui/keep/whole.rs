//! All that the device keeps for the page, taken together and put back.

use web_sys::js_sys::Date;

use super::store::{self, NoRoom};
use super::{Keeper, results};
use crate::ui::draft_kept;
use crate::ui::everything::Everything;
use crate::ui::preferences::Preferences;
use crate::ui::score::Score;
use crate::ui::session::Setup;
use crate::ui::settings;

/// Everything of the page is kept under keys that begin so.
const OURS: &str = "brag.";

/// The name of a file that holds everything, and its text.
#[must_use]
pub fn file() -> (String, String) {
    let day = today();
    (format!("brag-everything-{day}.json"), gather().write(&day))
}

/// What was put aside: what tells each thing apart, which is when that was in milliseconds since 1970, and its
/// text.
#[must_use]
pub fn aside() -> Vec<(String, String)> {
    let mut aside = store::all(store::ASIDE);
    aside.sort();
    aside
}

/// Keeps the game that was set up last.
pub fn keep_game(setup: &Setup) {
    // Where nothing can be kept, that is said with the sitting.
    let _ = store::put(store::GAME, &draft_kept::write(setup));
}

/// The game that was set up last.
#[must_use]
pub fn last_game() -> Option<Setup> {
    draft_kept::read(&store::get(store::GAME)?)
}

impl Keeper {
    /// Puts everything in the place of what is kept. What gives way is put aside first; results are added to
    /// those at hand. The page must be loaded anew after it.
    ///
    /// # Errors
    /// [`NoRoom`] where the browser has none; nothing is changed then.
    pub fn load(self, all: &Everything) -> Result<(), NoRoom> {
        let before = store::all(OURS);
        let loaded = put(all);
        if loaded.is_err() {
            for (key, _) in store::all(OURS) {
                store::drop(&format!("{OURS}{key}"));
            }
            for (key, text) in before {
                // There was room for it.
                let _ = store::put(&format!("{OURS}{key}"), &text);
            }
            return loaded;
        }
        // What this page plays is not to take the place of what was loaded; nor what others play.
        self.rests.set_value(true);
        self.own();
        Ok(())
    }
}

fn put(all: &Everything) -> Result<(), NoRoom> {
    let now = gather();
    if now != Everything::default() {
        store::put(
            &format!("{}{}", store::ASIDE, Date::now() as u64),
            &now.write(&today()),
        )?;
    }
    for text in &all.results {
        if let Some(score) = Score::read(text) {
            results::add(&score)?;
        }
    }
    for (key, text) in &all.aside {
        store::put(&format!("{}{key}", store::ASIDE), text)?;
    }
    if let Some(game) = &all.game {
        store::put(store::GAME, game)?;
    }
    if let Some(sitting) = &all.sitting {
        store::keep(sitting)?;
    }
    if let Some(text) = &all.settings {
        let look = Preferences::default().or_as(text).look_json();
        store::put(settings::KEPT, text)?;
        store::put(settings::LOOK, &look)?;
    }
    Ok(())
}

/// All that is kept, but for what was put aside by a load before: that would grow with every load.
fn gather() -> Everything {
    let is_whole = |text: &str| text.starts_with("{\"brag_everything\"");
    let mut aside = aside();
    aside.retain(|(_, text)| !is_whole(text));
    Everything {
        settings: store::get(settings::KEPT),
        game: store::get(store::GAME),
        sitting: store::sitting(),
        results: results::all().iter().map(Score::write).collect(),
        aside,
    }
}

/// The day, as `2026-11-21`.
fn today() -> String {
    let now: String = Date::new_0().to_iso_string().into();
    now.chars().take(10).collect()
}
