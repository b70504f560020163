//! What a backup contains.

use crate::app::i18n::say;
use crate::sitting::backup::Backup;

/// What the file contains, as a list that follows "The file holds".
#[must_use]
pub fn backup_contents(backup: &Backup) -> Vec<String> {
    let all = [
        (backup.settings.is_some(), say::HOLDS_SETTINGS),
        (backup.game.is_some(), say::HOLDS_GAME),
        (backup.sitting.is_some(), say::HOLDS_SITTING),
    ];
    let there = all.into_iter().filter(|(is_there, _)| *is_there);
    let mut holds: Vec<String> = there.map(|(_, says)| says.get().to_owned()).collect();
    if !backup.results.is_empty() {
        holds.push(say::holds_results(backup.results.len() as u64));
    }
    if !backup.tens.is_empty() {
        holds.push(say::holds_tens(backup.tens.len() as u64));
    }
    if backup.drills.is_some() {
        holds.push(say::HOLDS_DRILLS.get().to_owned());
    }
    if !backup.lessons.is_empty() {
        holds.push(say::holds_lessons(backup.lessons.len() as u64));
    }
    if !backup.aside.is_empty() {
        holds.push(say::holds_aside(backup.aside.len() as u64));
    }
    holds
}

#[cfg(test)]
mod tests {
    use super::backup_contents;
    use crate::app::words::refused;
    use crate::sitting::backup::{Backup, BackupError};

    #[test]
    fn each_kind_of_content_is_named() {
        let text = || Some(String::from("{}"));
        let all = Backup {
            settings: text(),
            game: text(),
            sitting: text(),
            results: vec!["{}".into()],
            aside: vec![("1".into(), "{}".into())],
            tens: vec!["{}".into()],
            drills: text(),
            lessons: vec![String::new()],
            ..Backup::default()
        };
        assert_eq!(backup_contents(&all).len(), 8);
        assert!(backup_contents(&Backup::default()).is_empty());
    }

    #[test]
    fn each_refusal_is_a_sentence() {
        for error in [
            BackupError::TooLarge,
            BackupError::Broken,
            BackupError::Foreign,
            BackupError::Newer,
            BackupError::Result(3),
        ] {
            assert!(refused::file(&error).ends_with('.'));
        }
    }
}
