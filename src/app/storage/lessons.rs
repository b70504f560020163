//! The lessons that somebody has written: those that the player opened or wrote himself, and how far he is in them.

use super::store::{self, StorageError};
use crate::notation::{Lesson, lesson_id};
use crate::sitting::backup::Backup;

/// The prefix of their keys. The id of the lesson follows.
const LESSON: &str = "lesson.";
/// The prefix of the keys of what came of them.
const LEARNT: &str = "learnt.";
/// The prefix of the keys of where they were left.
const LEFT: &str = "left.";

#[derive(Clone)]
pub struct StoredLesson {
    /// Its id, which follows from its text.
    pub id: String,
    pub lesson: Lesson,
    /// What came of it when it was played to its end last. `None`: it has not been.
    pub score: Option<(u64, u64)>,
    /// Where it was left. `None`: it is not under way.
    pub left: Option<LeftAt>,
}

/// Where a lesson was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftAt {
    /// The step, counted from 0.
    pub step: usize,
    /// How many questions before it were answered well, and how many there were.
    pub score: (u64, u64),
}

/// All of them, by their titles. Texts that cannot be read are left out, and stay.
#[must_use]
pub fn all() -> Vec<StoredLesson> {
    let read = |(id, text): (String, String)| {
        let lesson = text.parse().ok()?;
        let score = store::get(&[LEARNT, &id].concat());
        let score = score.and_then(|score| read_score(&score));
        let left = left_at(&id);
        Some(StoredLesson {
            id,
            lesson,
            score,
            left,
        })
    };
    let mut all: Vec<StoredLesson> = store::all(LESSON).into_iter().filter_map(read).collect();
    all.sort_by(|one, other| one.lesson.title.cmp(&other.lesson.title));
    all
}

/// Stores a lesson. One with the same text is the same lesson.
///
/// # Errors
/// [`StorageError`]: there is no room.
pub fn put(lesson: &Lesson) -> Result<(), StorageError> {
    let text = lesson.to_string();
    store::put(&[LESSON, &lesson_id(&text)].concat(), &text)
}

/// Where a lesson was left. `None`: it is not under way.
#[must_use]
pub fn left(lesson: &Lesson) -> Option<LeftAt> {
    left_at(&lesson_id(&lesson.to_string()))
}

/// Notes where a stored lesson was left, or that it is not under way.
pub fn leaves(lesson: &Lesson, left: Option<LeftAt>) {
    let id = lesson_id(&lesson.to_string());
    let key = [LEFT, &id].concat();
    let Some(LeftAt { step, score }) = left else {
        return store::delete(&key);
    };
    if store::get(&[LESSON, &id].concat()).is_some() {
        let (good, all) = score;
        // Without room it begins anew.
        let _ = store::put(&key, &format!("{step} {good}/{all}"));
    }
}

fn left_at(id: &str) -> Option<LeftAt> {
    read_left(&store::get(&[LEFT, id].concat())?)
}

fn read_left(text: &str) -> Option<LeftAt> {
    let (step, score) = text.split_once(' ')?;
    Some(LeftAt {
        step: step.parse().ok()?,
        score: read_score(score)?,
    })
}

fn read_score(text: &str) -> Option<(u64, u64)> {
    let (good, all) = text.split_once('/')?;
    Some((good.parse().ok()?, all.parse().ok()?))
}

/// Notes what came of a lesson, if it is stored.
pub fn learnt(lesson: &Lesson, good: u64, all: u64) {
    let id = lesson_id(&lesson.to_string());
    if store::get(&[LESSON, &id].concat()).is_some() {
        // Without room the list tells nothing of it.
        let _ = store::put(&[LEARNT, &id].concat(), &format!("{good}/{all}"));
    }
}

/// Deletes a lesson, what came of it, and where it was left.
pub fn delete(id: &str) {
    store::delete(&[LESSON, id].concat());
    store::delete(&[LEARNT, id].concat());
    store::delete(&[LEFT, id].concat());
}

/// All that a backup has of them: their texts, what came of them, and where they were left, the last two by their ids.
#[must_use]
pub fn for_backup() -> (Vec<String>, Progress, Progress) {
    let texts = store::all(LESSON).into_iter().map(|(_, text)| text);
    (texts.collect(), store::all(LEARNT), store::all(LEFT))
}

/// How far the player is in lessons: the id of each, and what is stored of it.
type Progress = Vec<(String, String)>;

/// Puts lessons back, and how far the player was in them. What cannot be read, and what is of no stored lesson, is left out.
///
/// # Errors
/// [`StorageError`]: there is no room.
pub fn restore(backup: &Backup) -> Result<(), StorageError> {
    for lesson in backup.lessons.iter().filter_map(|text| text.parse().ok()) {
        put(&lesson)?;
    }
    let learnt = backup
        .learnt
        .iter()
        .filter(|(_, text)| read_score(text).is_some());
    let left = backup
        .left
        .iter()
        .filter(|(_, text)| read_left(text).is_some());
    let all = learnt
        .map(|one| (LEARNT, one))
        .chain(left.map(|one| (LEFT, one)));
    for (prefix, (id, text)) in all {
        if store::get(&[LESSON, id].concat()).is_some() {
            store::put(&[prefix, id].concat(), text)?;
        }
    }
    Ok(())
}
