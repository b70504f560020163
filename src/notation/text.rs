//! Replays a text of one record, or of several, one on each line.

use serde_json::{Value, json};

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

/// Replays one record, or several, one on each line.
///
/// One record gives its outcome, or only a line for standard error. Several give a line each: the outcome, or
/// `{"error": "…"}`.
#[must_use]
pub fn replay_text(text: &str) -> Replayed {
    let text = text.trim_start_matches('\u{feff}');
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    if is_one_a_line(text, &lines) {
        return several(&lines);
    }
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

fn several(lines: &[&str]) -> Replayed {
    let mut failed = 0;
    let mut stdout = String::new();
    for line in lines {
        let answer = outcome(line).unwrap_or_else(|error| {
            failed += 1;
            json!({ "error": error })
        });
        stdout.push_str(&answer.to_string());
        stdout.push('\n');
    }
    let all = lines.len();
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

/// Whether the text has several records, one on each line. A text that is valid JSON is one record, on any number of
/// lines. Otherwise a line may be broken. So one line that is a record of its own is enough, or else every line must
/// begin like a record. In a single record on many lines, no line is a record of its own, and the last one does not
/// begin like a record.
pub(super) fn is_one_a_line(text: &str, lines: &[&str]) -> bool {
    if lines.len() < 2 || serde_json::from_str::<Value>(text).is_ok() {
        return false;
    }
    let is_record = |line: &&str| {
        serde_json::from_str::<Value>(line).is_ok_and(|value| value.get("format").is_some())
    };
    lines.iter().any(is_record) || lines.iter().all(|line| line.trim_start().starts_with('{'))
}
