//! Everything that the device keeps for the page, as one file: to be carried elsewhere, and to be sure of.

use serde_json::{Map, Value, json};

use super::draft_kept;
use super::language::say;
use super::saved::{self, SaveError};
use super::score::Score;
use crate::chance::Seed;

/// The version of what is written here. It changes when an older page could not read it.
const VERSION: u64 = 1;
/// The longest file that is read, in bytes: more than a browser keeps for a page.
pub const LONGEST: usize = 12 * 1024 * 1024;
/// More results or texts put aside than any page keeps.
const MOST: usize = 1_000;
/// The longest settings, in bytes.
const LONGEST_SETTINGS: usize = 4_000;

/// All that is kept, each as the text that it is kept as.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Everything {
    /// How all is set.
    pub settings: Option<String>,
    /// The game that was set up last.
    pub game: Option<String>,
    /// The sitting to go on with.
    pub sitting: Option<String>,
    /// What came of sittings before.
    pub results: Vec<String>,
    /// What was put aside, and what tells it apart.
    pub aside: Vec<(String, String)>,
}

impl Everything {
    /// As a file. `day` says when it was written. A sitting that cannot be read is among what was put aside.
    #[must_use]
    pub fn write(&self, day: &str) -> String {
        let mut keys = Map::new();
        let mut aside = self.aside.clone();
        keys.insert("brag_everything".into(), json!(VERSION));
        keys.insert("saved".into(), json!(day));
        if let Some(settings) = &self.settings {
            keys.insert("settings".into(), json!(settings));
        }
        for (key, text) in [("game", &self.game), ("sitting", &self.sitting)] {
            match text.as_deref().map(serde_json::from_str::<Value>) {
                None => {}
                Some(Ok(value)) => drop(keys.insert(key.into(), value)),
                Some(Err(_)) => aside.push((key.into(), text.clone().unwrap_or_default())),
            }
        }
        let results = self.results.iter();
        let results = results.filter_map(|text| serde_json::from_str(text).ok());
        keys.insert("results".into(), results.collect::<Vec<Value>>().into());
        let aside = aside
            .iter()
            .map(|(key, text)| json!({ "key": key, "text": text }));
        keys.insert("aside".into(), aside.collect::<Vec<Value>>().into());
        Value::Object(keys).to_string()
    }

    /// Reads what [`Everything::write`] wrote: all of it or nothing. Whatever is in it can be used.
    ///
    /// # Errors
    /// [`LoadError`]
    pub fn read(text: &str) -> Result<Everything, LoadError> {
        if text.len() > LONGEST {
            return Err(LoadError::TooLarge);
        }
        let file: Value = serde_json::from_str(text).map_err(|_| LoadError::Broken)?;
        match file.get("brag_everything").map(Value::as_u64) {
            Some(Some(VERSION)) => {}
            Some(Some(version)) if version > VERSION => return Err(LoadError::Newer),
            Some(_) => return Err(LoadError::Broken),
            None => return Err(LoadError::Foreign),
        }
        let settings = match &file["settings"] {
            Value::Null => None,
            Value::String(text) if text.len() <= LONGEST_SETTINGS => Some(text.clone()),
            _ => return Err(LoadError::Broken),
        };
        let everything = Everything {
            settings,
            game: part(&file, "game"),
            sitting: part(&file, "sitting"),
            results: list(&file, "results")?
                .iter()
                .map(Value::to_string)
                .collect(),
            aside: list(&file, "aside")?
                .iter()
                .map(aside)
                .collect::<Option<_>>()
                .ok_or(LoadError::Broken)?,
        };
        everything.check()?;
        Ok(everything)
    }

    fn check(&self) -> Result<(), LoadError> {
        if let Some(game) = &self.game
            && draft_kept::read(game).is_none()
        {
            return Err(LoadError::Broken);
        }
        if let Some(sitting) = &self.sitting {
            saved::read(sitting, Seed([0; 32])).map_err(LoadError::Sitting)?;
        }
        let can_be_told =
            |text: &String| Score::read(text).is_some_and(|score| score.can_be_told());
        match self.results.iter().position(|text| !can_be_told(text)) {
            Some(nth) => Err(LoadError::Result(nth + 1)),
            None => Ok(()),
        }
    }

    /// What it holds, as it follows "The file holds".
    #[must_use]
    pub fn holds(&self) -> Vec<String> {
        let all = [
            (self.settings.is_some(), say::HOLDS_SETTINGS),
            (self.game.is_some(), say::HOLDS_GAME),
            (self.sitting.is_some(), say::HOLDS_SITTING),
        ];
        let there = all.into_iter().filter(|(is_there, _)| *is_there);
        let mut holds: Vec<String> = there.map(|(_, says)| says.get().to_owned()).collect();
        if !self.results.is_empty() {
            holds.push(say::holds_results(self.results.len() as u64));
        }
        if !self.aside.is_empty() {
            holds.push(say::holds_aside(self.aside.len() as u64));
        }
        holds
    }
}

fn part(file: &Value, key: &str) -> Option<String> {
    let part = file.get(key).filter(|part| !part.is_null());
    part.map(Value::to_string)
}

fn list<'f>(file: &'f Value, key: &str) -> Result<&'f [Value], LoadError> {
    match file.get(key) {
        None => Ok(&[]),
        Some(Value::Array(list)) if list.len() <= MOST => Ok(list),
        Some(_) => Err(LoadError::Broken),
    }
}

fn aside(value: &Value) -> Option<(String, String)> {
    let key = value["key"].as_str()?;
    let is_plain = !key.is_empty() && key.len() <= 40;
    let is_plain = is_plain && key.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_plain.then_some((key.to_owned(), value["text"].as_str()?.to_owned()))
}

/// Why a file cannot be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// It is larger than anything the page writes.
    TooLarge,
    /// It is no JSON, or only a piece of what the page wrote, or was changed.
    Broken,
    /// It is something else.
    Foreign,
    /// It was written by a later version.
    Newer,
    /// The sitting in it cannot go on.
    Sitting(SaveError),
    /// This one of the results, counted from 1, cannot be read.
    Result(usize),
}

#[cfg(test)]
mod tests;
