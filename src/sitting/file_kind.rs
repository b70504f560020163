//! Tells whether a file that the player loads is a backup, a sitting or a record. Its first words decide. Other modules
//! read the rest.

use serde_json::Value;

use crate::notation::{first_document, is_lesson};

/// What a file seems to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A backup, or nothing that Brag saves.
    Backup,
    /// A saved sitting.
    Save,
    /// A record, or several.
    Record,
    Lesson,
}

impl FileKind {
    /// What this text seems to be.
    #[must_use]
    pub fn of(text: &str) -> FileKind {
        let has = |value: &Value, key| value.get(key).is_some();
        if is_lesson(text) {
            return FileKind::Lesson;
        }
        match first_document(text) {
            Some(value) if has(&value, "brag_everything") => FileKind::Backup,
            Some(value) if has(&value, "brag_save") => FileKind::Save,
            Some(value) if has(&value, "format") => FileKind::Record,
            _ => FileKind::Backup,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::FileKind;
    use crate::random::Seed;
    use crate::sitting::backup::{Backup, Reading};
    use crate::sitting::save;
    use crate::sitting::session::Session;
    use crate::sitting::table_for_four;

    #[test]
    fn each_file_that_is_saved_is_told_from_the_others() {
        let session = Session::new(table_for_four(), Seed([1; 32]), Seed([2; 32]));
        let session = session.expect("four can sit down");
        let record = session.record();
        let one = record.to_json_line();
        for (text, kind) in [
            ("# Ours\nbrag-lesson 1\n".to_owned(), FileKind::Lesson),
            (Backup::default().write("2026-11-23"), FileKind::Backup),
            (save::write(&session), FileKind::Save),
            (record.to_json(), FileKind::Record),
            (format!("\u{feff}\n{one}\n\n{one}\n"), FileKind::Record),
            (format!("{}\n{}", record.to_json(), one), FileKind::Record),
            (format!("[{one}, {one}]"), FileKind::Record),
        ] {
            assert_eq!(FileKind::of(&text), kind, "{text}");
        }
    }

    #[test]
    fn what_is_none_of_them_is_read_as_a_backup_which_says_what_is_wrong() {
        for text in [
            "",
            "{",
            "[]",
            "null",
            "a holiday",
            "{\"name\":\"a holiday\"}",
        ] {
            assert_eq!(FileKind::of(text), FileKind::Backup, "{text}");
            assert!(Reading::new(text).is_err());
        }
    }
}
