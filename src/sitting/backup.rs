//! A backup: everything that the page stores on the device, as one file.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::notation::Sitting;
use crate::random::Seed;
use crate::sitting::findings::Findings;
use crate::sitting::result::SittingResult;
use crate::sitting::save::{self, SaveError};
use crate::sitting::setup;
use crate::sitting::stored;

/// The version of the format. It changes when an older page could not read the file.
const VERSION: u64 = 1;
/// The longest file that is read, in bytes. No browser stores as much for a page.
pub const LONGEST: usize = 12 * 1024 * 1024;
/// The most results, or texts put aside, in a file. No page stores as many.
const MOST: usize = 1_000;
/// The most ten deals in a file: those of some thirty years.
const MOST_TENS: usize = 11_000;
/// The longest settings, in bytes.
const LONGEST_SETTINGS: usize = 4_000;
/// The longest score of the drills, in bytes.
const LONGEST_DRILLS: usize = 8_000;

/// Everything that is stored. Each field is the stored text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup {
    pub settings: Option<String>,
    /// The last *New game*.
    pub game: Option<String>,
    /// The saved sitting.
    pub sitting: Option<String>,
    /// The results of earlier sittings.
    pub results: Vec<String>,
    /// Texts that were put aside, each with its key.
    pub aside: Vec<(String, String)>,
    /// What reviews have found, each with the identity of its sitting.
    pub reviews: Vec<(String, String)>,
    /// Ten deals that were begun, as the school stores them. Whoever puts them back reads them first.
    pub tens: Vec<String>,
    /// The score of the drills. Whoever puts it back reads it first.
    pub drills: Option<String>,
    /// Lessons that somebody has written. Whoever puts them back reads them first.
    pub lessons: Vec<String>,
    /// What came of lessons that were played to their end, each with its id.
    pub learnt: Vec<(String, String)>,
    /// Where lessons were left, each with its id.
    pub left: Vec<(String, String)>,
}

#[derive(Serialize, Deserialize)]
struct File<'s> {
    brag_everything: u64,
    #[serde(skip_deserializing)]
    saved: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    settings: Option<Cow<'s, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sitting: Option<Value>,
    #[serde(default)]
    results: Vec<Value>,
    #[serde(default)]
    aside: Vec<Aside<'s>>,
    #[serde(default)]
    #[serde(skip_serializing_if = "Value::is_null")]
    reviews: Value,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tens: Vec<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drills: Option<Cow<'s, str>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lessons: Vec<Cow<'s, str>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    learnt: Vec<Aside<'s>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left: Vec<Aside<'s>>,
}

/// A text with its key.
#[derive(Serialize, Deserialize)]
struct Aside<'s> {
    key: Cow<'s, str>,
    text: Cow<'s, str>,
}

impl<'s> Aside<'s> {
    fn new(key: &'s str, text: &'s str) -> Aside<'s> {
        Aside {
            key: key.into(),
            text: text.into(),
        }
    }

    fn all_of(texts: &'s [(String, String)]) -> Vec<Aside<'s>> {
        texts
            .iter()
            .map(|(key, text)| Aside::new(key, text))
            .collect()
    }

    fn into_owned(self) -> (String, String) {
        (self.key.into_owned(), self.text.into_owned())
    }

    fn is_plain(&self) -> bool {
        let is_plain = !self.key.is_empty() && self.key.len() <= 40;
        is_plain && self.key.bytes().all(|byte| byte.is_ascii_alphanumeric())
    }
}

impl File<'_> {
    fn is_within_limits(&self) -> bool {
        let length = |text: &Option<Cow<'_, str>>| text.as_ref().map_or(0, |text| text.len());
        length(&self.settings) <= LONGEST_SETTINGS
            && length(&self.drills) <= LONGEST_DRILLS
            && self.results.len() <= MOST
            && self.aside.len() <= MOST
            && self.tens.len() <= MOST_TENS
            && self.lessons.len() <= MOST
            && self.learnt.len() <= MOST
            && self.left.len() <= MOST
            && [&self.aside, &self.learnt, &self.left]
                .into_iter()
                .flatten()
                .all(Aside::is_plain)
    }
}

impl Backup {
    /// Writes the file. `day` is the date in it. A sitting that is not JSON goes among the texts put aside.
    #[must_use]
    pub fn write<'s>(&'s self, day: &'s str) -> String {
        let mut aside = Aside::all_of(&self.aside);
        let mut parse = |key: &'static str, text: &'s Option<String>| {
            let text = text.as_deref()?;
            let parsed = serde_json::from_str(text).ok();
            if parsed.is_none() {
                aside.push(Aside::new(key, text));
            }
            parsed
        };
        let (game, sitting) = (parse("game", &self.game), parse("sitting", &self.sitting));
        let reviews = self.reviews.iter();
        let reviews = reviews.map(|(key, text)| json!({ "key": key, "text": text }));
        let file = File {
            brag_everything: VERSION,
            saved: day,
            settings: self.settings.as_deref().map(Cow::from),
            game,
            sitting,
            results: parsed(&self.results),
            aside,
            reviews: match self.reviews.is_empty() {
                true => Value::Null,
                false => reviews.collect(),
            },
            tens: parsed(&self.tens),
            drills: self.drills.as_deref().map(Cow::from),
            lessons: self.lessons.iter().map(Cow::from).collect(),
            learnt: Aside::all_of(&self.learnt),
            left: Aside::all_of(&self.left),
        };
        // This does not fail: everything in it can be written.
        serde_json::to_string(&file).unwrap_or_default()
    }
}

/// A file from [`Backup::write`] that is being read. All of it is valid, or the whole file is refused. A page replays what is
/// in it in steps, so that it can answer its player meanwhile.
pub struct Reading {
    backup: Backup,
    /// The sitting, until it has been replayed. Boxed, as the result is, so that this is not much larger than what comes
    /// of it.
    sitting: Option<Box<save::Reading>>,
    /// The number of results replayed.
    done: usize,
    /// The result that is being replayed.
    result: Option<Box<Sitting>>,
}

/// What some steps have made of a file.
pub enum BackupStep {
    /// There is more to replay.
    More(Reading),
    /// All of it is valid.
    Done(Backup),
}

impl Reading {
    /// Reads the text. Nothing is replayed yet.
    ///
    /// # Errors
    /// [`BackupError`]
    pub fn new(text: &str) -> Result<Reading, BackupError> {
        let owned = |texts: Vec<Aside<'_>>| texts.into_iter().map(Aside::into_owned).collect();
        if text.len() > LONGEST {
            return Err(BackupError::TooLarge);
        }
        let file: Value = serde_json::from_str(text).map_err(|_| BackupError::Broken)?;
        match file.get("brag_everything").map(Value::as_u64) {
            Some(Some(VERSION)) => {}
            Some(Some(version)) if version > VERSION => return Err(BackupError::Newer),
            Some(_) => return Err(BackupError::Broken),
            None => return Err(BackupError::Foreign),
        }
        let file: File = stored::fields(&file).ok_or(BackupError::Broken)?;
        if !file.is_within_limits() {
            return Err(BackupError::Broken);
        }
        let reviews = reviews(&file.reviews);
        let backup = Backup {
            reviews,
            settings: file.settings.map(Cow::into_owned),
            game: file.game.as_ref().map(written),
            sitting: file.sitting.map(save::having_come).as_ref().map(written),
            results: file.results.iter().map(written).collect(),
            aside: owned(file.aside),
            tens: file.tens.iter().map(written).collect(),
            drills: file.drills.map(Cow::into_owned),
            lessons: file.lessons.into_iter().map(Cow::into_owned).collect(),
            learnt: owned(file.learnt),
            left: owned(file.left),
        };
        let game = backup.game.as_deref();
        if game.is_some_and(|game| setup::read(game).is_none()) {
            return Err(BackupError::Broken);
        }
        let sitting = backup.sitting.as_deref();
        let sitting = sitting.map(|text| save::Reading::new(text, Seed([0; 32])).map(Box::new));
        Ok(Reading {
            sitting: sitting.transpose().map_err(BackupError::Sitting)?,
            backup,
            done: 0,
            result: None,
        })
    }

    /// Replays at most this many steps more, of the sitting or of one result.
    ///
    /// # Errors
    /// [`BackupError`]
    pub fn play(mut self, steps: usize) -> Result<BackupStep, BackupError> {
        if let Some(sitting) = self.sitting.take() {
            let played = sitting.play(steps).map_err(BackupError::Sitting)?;
            if let save::SaveStep::More(sitting) = played {
                self.sitting = Some(sitting.into());
            }
            return Ok(BackupStep::More(self));
        }
        let Some(text) = self.backup.results.get(self.done) else {
            return Ok(BackupStep::Done(self.backup));
        };
        let result = self.result.take().or_else(|| begun(text));
        let played = result.and_then(|mut result| Some((result.read(steps).ok()?, result)));
        match played {
            Some((true, _)) => self.done += 1,
            Some((false, result)) => self.result = Some(result),
            None => return Err(BackupError::Result(self.done + 1)),
        }
        Ok(BackupStep::More(self))
    }

    /// How much has been replayed, in percent.
    #[must_use]
    pub fn percent(&self) -> usize {
        let results = &self.backup.results;
        let length = |texts: &[String]| texts.iter().map(String::len).sum::<usize>();
        let sitting = self.backup.sitting.as_ref().map_or(0, String::len);
        let sitting_done = self.sitting.as_ref().map_or(sitting, |reading| {
            sitting * reading.done() / reading.all().max(1)
        });
        let done = sitting_done + length(results.get(..self.done).unwrap_or_default());
        done * 100 / (sitting + length(results)).max(1)
    }
}

/// A result that begins to be replayed. `None`: it cannot be read.
fn begun(text: &str) -> Option<Box<Sitting>> {
    Sitting::new(SittingResult::read(text)?.record)
        .ok()
        .map(Box::new)
}

/// What reviews have found. It can be found again, so what cannot be read is left out.
fn reviews(part: &Value) -> Vec<(String, String)> {
    let all = part.as_array().into_iter().flatten().take(MOST);
    let all = all.filter_map(stored::fields::<Aside<'_>>);
    let all = all.filter(|one| one.is_plain() && Findings::read(&one.text).is_some());
    all.map(|one| (one.key.into_owned(), one.text.into_owned()))
        .collect()
}

/// Those of the texts that are JSON.
fn parsed(texts: &[String]) -> Vec<Value> {
    let parsed = texts.iter().map(|text| serde_json::from_str(text).ok());
    parsed.flatten().collect()
}

/// A part of the file as it was stored.
fn written(part: &Value) -> String {
    // This does not fail: everything in it can be written.
    serde_json::to_string(part).unwrap_or_default()
}

/// Why a file is refused.
#[derive(Debug)]
pub enum BackupError {
    /// It is larger than any that the page writes.
    TooLarge,
    /// It is not JSON, or it was cut off or changed.
    Broken,
    /// It is not a backup.
    Foreign,
    /// A later version of the page wrote it.
    Newer,
    /// The sitting in it cannot go on.
    Sitting(SaveError),
    /// The result with this number, counted from 1, cannot be read.
    Result(usize),
}

#[cfg(test)]
mod tests;
