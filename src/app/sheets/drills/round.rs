//! Ten decisions in a row, and what was made of each.

use leptos::prelude::*;

use super::place::Stage;
use crate::app::sheets::SheetState;
use crate::app::sheets::review::DecisionText;
use crate::app::sheets::room::Opening;
use crate::review::Verdict;
use crate::school::drills::{Exercise, Judged, Kind};

/// The number of decisions of a round. How they went is told after the last one.
pub const ALL: usize = 10;

/// A decision that was made.
#[derive(Clone)]
pub struct Answered {
    /// What was asked.
    pub kind: Kind,
    /// Where. The same can be asked again.
    pub found: Exercise,
    /// What was found out about it.
    pub text: DecisionText,
    /// What the drill makes of it.
    pub judged: Judged,
}

impl Answered {
    /// Whether it was no fault.
    pub fn is_good(&self) -> bool {
        !self.judged.verdict.is_fault()
    }

    /// How far the best answer is ahead of the next one, in thousandths of what was at stake.
    fn lead(&self) -> i64 {
        let mut answers = self.judged.answers.iter().map(|one| one.mean);
        let (first, second) = (answers.next(), answers.next());
        let lead = first
            .zip(second)
            .map_or(0, |(first, second)| first - second);
        lead.abs().saturating_mul(1000) / self.text.decision.stake.max(1)
    }
}

/// The best answer that was given, where it mattered most.
pub fn best(all: &[Answered]) -> Option<&Answered> {
    let best = all.iter().filter(|made| made.judged.taken == 0);
    let best = best.filter(|made| made.judged.verdict == Verdict::Best);
    best.max_by_key(|made| made.lead())
}

/// The costliest fault.
pub fn worst(all: &[Answered]) -> Option<&Answered> {
    let faults = all.iter().filter(|made| !made.is_good());
    faults.max_by_key(|made| made.judged.cost(&made.text.decision))
}

/// The decisions of a round that was left for a time.
struct LeftRound(Vec<Answered>);

/// Those of the round that was left last, once. None at all: another round begins.
pub fn left(state: SheetState) -> Vec<Answered> {
    let left = state.slot::<LeftRound>();
    let left = left.try_update_value(Option::take).flatten();
    left.map_or(Vec::new(), |LeftRound(made)| made)
}

/// The decisions of a round. Copies are the same ones.
#[derive(Clone, Copy)]
pub struct Round {
    /// Those that were made.
    pub made: RwSignal<Vec<Answered>>,
    /// What the room shows.
    pub state: RwSignal<Opening<Stage>>,
    /// Asks the next one: of this kind from now on, if one is given.
    pub next: Callback<Option<Kind>>,
}

impl Round {
    /// Whether the last one was made.
    pub fn is_over(self) -> bool {
        self.made.with_untracked(Vec::len) >= ALL
    }

    /// Goes on when a verdict has been read.
    pub fn goes_on(self) {
        match self.is_over() {
            true => self.state.set(Opening::Here(Stage::Over)),
            false => self.next.run(None),
        }
    }

    /// Keeps what was made while another sheet is open that leads back.
    pub fn waits(self, state: SheetState) {
        let made = LeftRound(self.made.get_untracked());
        state.slot().set_value(Some(made));
    }

    /// Begins another ten, of this kind if one is given.
    pub fn begins_anew(self, kind: Option<Kind>) {
        self.made.set(Vec::new());
        self.next.run(kind);
    }

    /// Asks the same once more. It does not count.
    pub fn again(self, made: &Answered) {
        let found = Box::new(made.found.clone());
        let stage = Stage::Asked(made.kind, found, true);
        self.state.set(Opening::Here(stage));
    }
}
