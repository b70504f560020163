//! What an answer was worth, with its unit, and why the best one is the best.

use crate::app::i18n::say;
use crate::app::sheets::hint_text::{figure, label};
use crate::app::sheets::odds::about;
use crate::app::sheets::review::{Choice, DecisionText};
use crate::engine::Action;
use crate::review::{Rated, Unit};
use crate::school::drills::Judged;

/// The most ways to set, to draw or to swap that are told.
const MOST: usize = 4;

/// The answers with their worths, the best first. The one given is among them.
pub fn answers(text: &DecisionText, judged: &Judged) -> Vec<Choice> {
    let is_told = |nth: &usize| {
        let (last, taken) = (MOST - 1, judged.taken);
        *nth < last || *nth == taken || *nth == last && taken < last
    };
    let choice = |nth: usize| {
        let rated = judged.answers.get(nth)?;
        Some(Choice {
            button: named(text, rated.action),
            hands: rated
                .action
                .hands_set()
                .map_or_else(Vec::new, |rows| rows.iter().map(<[_]>::to_vec).collect()),
            figure: worth(text.decision.unit, rated),
            is_taken: nth == judged.taken,
        })
    };
    let all = (0..judged.answers.len()).filter(is_told);
    all.filter_map(choice).collect()
}

/// What the answer cost. Empty: nothing.
pub fn price(text: &DecisionText, judged: &Judged) -> String {
    let given = judged.answers.get(judged.taken);
    let behind = judged.answers.first().zip(given);
    let behind = behind.map_or(0, |(best, given)| best.mean - given.mean);
    let cost = judged.cost(&text.decision).unsigned_abs();
    match (judged.verdict, text.decision.unit) {
        (verdict, _) if !verdict.costs() => String::new(),
        (_, Unit::Chips) => {
            let share = match cost {
                0..1000 => about(cost, 1000),
                _ => say::percent(&say::grouped(cost / 10)),
            };
            say::review_cost(&chips(-behind, 0), &share)
        }
        (_, Unit::Lives) => say::review_cost_life(&about(cost, 1000)),
        (_, Unit::Games) => say::review_cost_game(&about(cost, 1000)),
    }
}

/// What the size of the bet was worth. `None`: there is nothing to say of it.
pub fn size(text: &DecisionText, judged: &Judged) -> Option<String> {
    let size = judged.size?;
    let made = named(text, text.decision.taken);
    Some(match size.cost {
        0 => say::drill_size_fits(&made),
        cost => {
            let more = chips(cost, 0);
            // It is a difference, not a gain.
            let more = more.trim_start_matches('+');
            say::drill_size(&named(text, size.best.action), more, &made)
        }
    })
}

/// Why the best answer is the best, in one sentence.
pub fn reason(text: &DecisionText, judged: &Judged) -> String {
    let made = text.decision.taken;
    let mut answers = judged.answers.iter().map(|one| one.action);
    // An answer stands for all its sizes.
    let best = answers.next().filter(|_| judged.taken > 0);
    text.because(best.unwrap_or(made), made, judged.verdict)
}

/// The label of the button for an action.
fn named(text: &DecisionText, action: Action) -> String {
    label(action, text.position.view(), &text.position.choices()).unwrap_or_default()
}

fn worth(unit: Unit, rated: &Rated) -> String {
    let share = || about(rated.mean.unsigned_abs(), 1000);
    match unit {
        Unit::Chips => chips(rated.mean, rated.error),
        Unit::Lives => say::drill_worth_life(&share()),
        Unit::Games => say::drill_worth_game(&share()),
    }
}

/// Thousandths of a chip as chips, in the digits that the error leaves, without the error.
fn chips(mean: i64, error: i64) -> String {
    let figure = figure(mean, error);
    let (text, _) = figure.split_once("\u{a0}±").unwrap_or((&figure, ""));
    say::drill_worth_chips(text)
}
