//! What each choice is worth, or risks, in words and figures.

use super::because::{because, even};
use super::label::{cost_of, label, set_hands};
use super::often::Often;
use crate::app::i18n::say;
use crate::bots::Risk;
use crate::engine::{Action, Choice, Seat, View};
use crate::random::PerMille;
use crate::rollouts::Estimate;

/// The most choices that a hint tells of.
const MOST: usize = 4;
/// The most ways to set hands that it tells of: their names are long.
const MOST_SET: usize = 3;
/// The most players whom it tells of.
const MOST_FOLDERS: usize = 3;
/// From this standard error on, in thousandths of a chip, tenths of a chip mean nothing.
const COARSE: i64 = 2_000;

/// What a hint says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HintText {
    /// The sentence that says it, or all it says.
    pub lead: String,
    /// What the figures of the choices are. Empty: there are none yet.
    pub head: &'static str,
    /// Each choice, and a figure. The best comes first.
    pub choices: Vec<(String, String)>,
    /// Why, in numbers.
    pub why: String,
    /// Whether more is to come.
    pub is_thinking: bool,
}

impl HintText {
    /// A hint of this sentence alone.
    #[must_use]
    pub fn only(lead: String) -> HintText {
        HintText {
            lead,
            ..HintText::default()
        }
    }

    /// What is known before anything is played out: the price and the pot.
    #[must_use]
    pub fn thinking(view: View<'_>, choices: &[Choice]) -> HintText {
        HintText {
            why: price(view, choices).unwrap_or_default(),
            is_thinking: true,
            ..HintText::only(say::HINT_THINKING.get().into())
        }
    }

    /// What each choice is worth. `name` names a player, `share` writes thousandths as a percentage.
    #[must_use]
    pub fn worths(
        view: View<'_>,
        choices: &[Choice],
        estimates: &[Estimate],
        name: impl Fn(Seat) -> String,
        share: impl Fn(u64, u64) -> String,
    ) -> HintText {
        let is_for_points = view.rules().points().is_some();
        let sets = sets(view);
        let named = |one: &Estimate| {
            let name = set_hands(one.action, view).or_else(|| label(one.action, view, choices))?;
            let worth = match is_for_points {
                true => share(one.mean.clamp(0, 1000).unsigned_abs(), 1000),
                false => figure(one.mean, one.error),
            };
            Some((name, worth))
        };
        let plays = estimates.iter().find(|one| one.action != Action::Fold);
        // Whoever folds has nothing to expect, unless the pot is carried or he plays for others.
        let folding = estimates.iter().find(|one| one.action == Action::Fold);
        let expects = folding.filter(|one| one.error > 0);
        let expects = expects.map(|_| match view.rules().folds_one_pot() {
            true => say::HINT_FOLDS_ONE_POT.get().into(),
            false => say::HINT_CARRIED.get().into(),
        });
        let why = [Some(why(view, choices, plays, name, &share)), expects];
        HintText {
            lead: match estimates {
                [one, other, ..] if is_close(one, other) => {
                    even(view, choices, one.action, other.action)
                }
                [best, ..] => because(view, choices, best.action, plays),
                [] => String::new(),
            },
            head: match is_for_points {
                true => say::HINT_CHANCES.get(),
                false => say::HINT_WORTHS.get(),
            },
            choices: shortened(estimates, |one| one.action == Action::Fold)
                .filter_map(named)
                .take(if sets { MOST_SET } else { MOST })
                .collect(),
            why: joined(why),
            is_thinking: false,
        }
    }

    /// What is known of the worths before all is played out. It is no advice yet: the choices stand in the order of their
    /// buttons, so that none changes its place.
    #[must_use]
    pub fn worths_so_far(
        view: View<'_>,
        choices: &[Choice],
        estimates: &[Estimate],
        share: impl Fn(u64, u64) -> String,
    ) -> HintText {
        // Ways to set hands have no buttons.
        let is_told = !sets(view);
        let mut estimates = estimates.to_vec();
        estimates.retain(|_| is_told);
        estimates.sort_by_key(|one| {
            let place = choices.iter().position(|choice| choice.admits(one.action));
            let chips = match one.action {
                Action::Bet(chips) => chips,
                _ => 0,
            };
            (place, chips)
        });
        HintText {
            choices: HintText::worths(view, choices, &estimates, |_| String::new(), share).choices,
            ..HintText::thinking(view, choices)
        }
    }

    /// How likely each move costs a life. `share` writes thousandths as a percentage.
    #[must_use]
    pub fn risks(
        view: View<'_>,
        choices: &[Choice],
        risks: &[Risk],
        share: impl Fn(u64, u64) -> String,
    ) -> HintText {
        let named = |one: &Risk| {
            let chance = share(one.chance.into(), 1000);
            let error = say::grouped(u64::from(one.error.div_ceil(10)));
            let figure = match one.error {
                0 => chance,
                _ => format!("{chance}\u{a0}±\u{a0}{error}"),
            };
            Some((label(one.action, view, choices)?, figure))
        };
        let is_stick = |one: &Risk| one.action.ends_turns();
        HintText {
            head: say::HINT_RISKS.get(),
            choices: shortened(risks, is_stick).filter_map(named).collect(),
            ..HintText::only(risks.first().map_or_else(String::new, |safest| {
                because(view, choices, safest.action, None)
            }))
        }
    }
}

/// Whether these are not told from each other: their difference is within its standard error.
fn is_close(first: &Estimate, second: &Estimate) -> bool {
    let square = |error: i64| i128::from(error).pow(2);
    let error = (square(first.error) + square(second.error)).isqrt();
    i128::from(first.mean - second.mean) <= error
}

/// Why, in numbers: how often the best choice but to fold wins, who folds then, and the price. `share` writes thousandths
/// as a percentage.
#[must_use]
pub fn why(
    view: View<'_>,
    choices: &[Choice],
    plays: Option<&Estimate>,
    name: impl Fn(Seat) -> String,
    share: impl Fn(u64, u64) -> String,
) -> String {
    let wins = plays.and_then(|one| {
        let button = label(one.action, view, choices)?;
        Some(match Often::of(one.wins.into(), 1000, &share) {
            Often::Hardly => say::hint_wins_hardly(&button),
            Often::Nearly => say::hint_wins_nearly(&button),
            Often::Share(share) => say::hint_wins(&button, &share),
        })
    });
    let folds = plays.and_then(|one| folders(one, name, &share));
    joined([wins, folds, price(view, choices)])
}

fn joined(sentences: impl IntoIterator<Item = Option<String>>) -> String {
    let texts = sentences.into_iter().flatten();
    let texts: Vec<String> = texts.filter(|says| !says.is_empty()).collect();
    texts.join(" ")
}

/// The first few, and the one that is always told if it comes later.
fn shortened<T>(all: &[T], is_told: impl Fn(&T) -> bool) -> impl Iterator<Item = &T> {
    let (first, rest) = all.split_at(all.len().min(MOST));
    let (later, last) = match rest.iter().find(|one| is_told(one)) {
        Some(always) => (&first[..MOST - 1], Some(always)),
        None => (first, None),
    };
    later.iter().chain(last)
}

/// A worth with its standard error, both in thousandths of a chip, such as `+1.3 ± 0.2`.
#[must_use]
pub fn figure(mean: i64, error: i64) -> String {
    let is_fine = error < COARSE;
    let sign = match rounded(mean, is_fine) {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let mean = format!("{sign}{}", digits(mean, is_fine));
    match rounded(error, is_fine) {
        0 if error == 0 => mean,
        rounded => {
            let least = if rounded == 0 { 100 } else { error };
            format!("{mean}\u{a0}±\u{a0}{}", digits(least, is_fine))
        }
    }
}

/// Thousandths of a chip in tenths, or in whole chips.
fn rounded(milli: i64, is_fine: bool) -> i64 {
    let unit = if is_fine { 100 } else { 1000 };
    (milli.abs() + unit / 2) / unit * milli.signum()
}

/// Thousandths of a chip as a number of chips, without its sign.
fn digits(milli: i64, is_fine: bool) -> String {
    let number = rounded(milli, is_fine).unsigned_abs();
    match is_fine && number > 0 {
        true => say::decimal(number / 10, &(number % 10).to_string()),
        false => say::grouped(number),
    }
}

/// Who folds when this is played, and how often: those who fold most.
fn folders(
    one: &Estimate,
    name: impl Fn(Seat) -> String,
    share: impl Fn(u64, u64) -> String,
) -> Option<String> {
    let mut folds: Vec<(Seat, PerMille)> = one.folds.clone();
    // Who hardly ever folds is not told.
    folds.retain(|(_, times)| *times >= 10);
    folds.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    let folds = folds.into_iter().take(MOST_FOLDERS);
    let each = folds.map(|(seat, times)| format!("{} {}", name(seat), share(times.into(), 1000)));
    let each: Vec<String> = each.collect();
    (!each.is_empty()).then(|| say::hint_folds(&each.join(", ")))
}

/// The price of going on, and the pot. `None`: going on costs nothing, or there is no pot.
fn price(view: View<'_>, choices: &[Choice]) -> Option<String> {
    let cost = choices.iter().filter_map(|choice| cost_of(*choice)).min();
    let cost = cost.filter(|_| view.pot_in_play() > 0)?;
    Some(say::hint_price(cost, view.pot_in_play()))
}

/// Whether hands are to be set, so that the choices have no buttons.
fn sets(view: View<'_>) -> bool {
    view.ask().is_to_set()
}

#[cfg(test)]
mod tests {
    use super::{figure, shortened};

    fn worth(mean: i64, error: i64) -> String {
        figure(mean, error).replace('\u{a0}', " ")
    }

    #[test]
    fn a_worth_has_the_digits_that_its_error_leaves() {
        assert_eq!(worth(0, 0), "0");
        assert_eq!(worth(1_310, 240), "+1.3 ± 0.2");
        assert_eq!(worth(-1_960, 1_030), "−2.0 ± 1.0");
        assert_eq!(worth(-20, 30), "0 ± 0.1");
        assert_eq!(worth(-12_600, 2_400), "−13 ± 2");
        assert_eq!(worth(1_234_567, 12_000), "+1,235 ± 12");
    }

    #[test]
    fn what_is_always_told_is_told_last_of_many() {
        let kept = |count: usize| -> Vec<usize> {
            let all: Vec<usize> = (0..count).collect();
            shortened(&all, |one| *one == 6).copied().collect()
        };
        assert_eq!(kept(3), [0, 1, 2]);
        assert_eq!(kept(6), [0, 1, 2, 3]);
        assert_eq!(kept(9), [0, 1, 2, 6]);
    }
}
