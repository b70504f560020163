//! Replays a text of one record or several.

use serde_json::{Value, json};

use super::documents::{Document, documents};
use super::record::Record;
use super::replay::replay;

/// The output of a command for a text of records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// For standard output: the outcomes, or nothing.
    pub stdout: String,
    /// For standard error: a line without a line end.
    pub stderr: Option<String>,
    /// Whether every record was valid.
    pub ok: bool,
}

/// Replays one record or several: one on each line, one after another, or in a JSON array.
///
/// One record gives its outcome, or only a line for standard error. Several give a line each: the outcome, or
/// `{"error": "…"}`.
#[must_use]
pub fn replay_text(text: &str) -> Replayed {
    match documents(text).as_slice() {
        [] => one(text),
        [record] => one(record.text),
        several => all_of(several),
    }
}

fn one(text: &str) -> Replayed {
    match outcome(text) {
        Ok(outcome) => Replayed {
            stdout: format!("{outcome}\n"),
            stderr: None,
            ok: true,
        },
        Err(error) => Replayed {
            stdout: String::new(),
            stderr: Some(error),
            ok: false,
        },
    }
}

fn all_of(documents: &[Document]) -> Replayed {
    let mut failed = 0;
    let mut stdout = String::new();
    for document in documents {
        let answer = outcome(document.text).unwrap_or_else(|error| {
            failed += 1;
            json!({ "error": error })
        });
        stdout.push_str(&answer.to_string());
        stdout.push('\n');
    }
    let all = documents.len();
    Replayed {
        stdout,
        stderr: (failed > 0).then(|| format!("{failed} of {all} records cannot be played")),
        ok: failed == 0,
    }
}

fn outcome(text: &str) -> Result<Value, String> {
    let record: Record = text.parse().map_err(one_line)?;
    let replay = replay(&record).map_err(one_line)?;
    Ok(replay.outcome().to_json())
}

/// An error as one line, even if it quotes several.
pub(super) fn one_line(error: impl ToString) -> String {
    error.to_string().replace(char::is_control, " ")
}
