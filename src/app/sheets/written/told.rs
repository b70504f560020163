//! What a lesson tells the page around an embedded table: each answer, the end, and why it cannot be played.

use leptos::prelude::*;

use crate::app::embed::{Wire, report};
use crate::app::platform::live::whenever;
use crate::app::sheets::SheetState;
use crate::app::sheets::lesson::{LessonRun, Score, Told};
use crate::notation::LessonVerdict;

/// Tells of each answer, and of the end.
pub fn tells(run: LessonRun, state: SheetState) {
    let Some(wire) = wire(state) else { return };
    run.tells(Callback::new(move |(question, answer, verdict): Told| {
        let verdict = verdict.map(LessonVerdict::word);
        wire.send(&report::lesson_step(question, answer.to_string(), verdict));
    }));
    whenever(move |_| {
        if run.is_at_the_end() {
            let Score { good, all } = run.score();
            wire.send(&report::lesson_end(good, all));
        }
    });
}

/// Tells why a lesson cannot be played, in English.
pub fn refuses(state: SheetState, why: &str) {
    if let Some(wire) = wire(state) {
        wire.send(&report::error("lesson", why));
    }
}

/// The connection with the page around this one.
fn wire(state: SheetState) -> Option<Wire> {
    let request = state.request()?;
    request.with(|options| Wire::open(options.host.as_deref()))
}
