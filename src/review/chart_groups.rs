//! Neighbours in a chart that are not told apart are one line.

use serde::{Deserialize, Serialize};

use super::chart_found::{ChartLine, Charted};
use super::verdict::DOUBT;
use crate::cards::HandValue;

/// Kinds of hands that follow each other, with which the same is best as far as this is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartGroup {
    /// The strongest and the weakest of them, which may be the same.
    pub values: [HandValue; 2],
    /// Whether it is the player's own hand, which always has a line of its own.
    pub is_own: bool,
    /// The choices, the best first. Empty: nothing is known yet.
    pub choices: Vec<Charted>,
    /// Whether it is known which are best: several that are as good are about the same, too.
    pub is_told: bool,
}

/// What is told at least of the worth of a choice, in thousandths of the pot: choices nearer than this are about the same.
const NEAR: i64 = 50;

/// The lines of a chart as groups, the strongest first. The worth of two neighbours differs by more than its error, and the
/// stronger one is worth more. The player's own line stays as it is, because a review tells the same of it. `pot` is in
/// thousandths of a chip.
#[must_use]
pub fn grouped(lines: &[ChartLine], pot: i64) -> Vec<ChartGroup> {
    let mut groups: Vec<Vec<&ChartLine>> = lines.iter().map(|line| vec![line]).collect();
    while let Some(nth) = least_apart(&groups) {
        let weaker = groups.remove(nth + 1);
        groups[nth].extend(weaker);
    }
    groups
        .iter()
        .filter_map(|lines| group(lines, pot))
        .collect()
}

/// The first of the two neighbours that are told apart least. `None`: all are.
fn least_apart(groups: &[Vec<&ChartLine>]) -> Option<usize> {
    let pairs = groups.windows(2).enumerate();
    let apart = pairs.filter_map(|(nth, pair)| Some((nth, distance(&pair[0], &pair[1])?)));
    let least = apart.min_by_key(|(_, distance)| *distance)?;
    (least.1 <= 0).then_some(least.0)
}

/// By how much more than the error the stronger group is worth more. It is negative where they are not told apart. `None`:
/// they stay apart.
fn distance(strong: &[&ChartLine], weak: &[&ChartLine]) -> Option<i64> {
    if strong.iter().chain(weak).any(|line| line.is_own) {
        return None;
    }
    let [strong, weak] = [strong, weak].map(pooled);
    let (strong, weak) = (strong.first()?, weak.first()?);
    let error = square(strong.error) + square(weak.error);
    Some(strong.mean - weak.mean - DOUBT * error.isqrt() as i64)
}

fn square(error: i64) -> i128 {
    i128::from(error).pow(2)
}

/// The choices with a hand of any of these lines, the best first. Each hand is as likely as another.
fn pooled(lines: &[&ChartLine]) -> Vec<Charted> {
    let [first, rest @ ..] = lines else {
        return Vec::new();
    };
    if rest.is_empty() {
        return first.choices.clone();
    }
    let weights: i128 = lines.iter().map(|line| i128::from(line.hands)).sum();
    let of = |choice: &Charted| {
        let (mut mean, mut error, mut doubt) = (0, 0, 0);
        let mut is_as_good = false;
        for line in lines {
            let same = line
                .choices
                .iter()
                .find(|one| one.action == choice.action)?;
            let weight = i128::from(line.hands);
            mean += weight * i128::from(same.mean);
            error += weight * weight * square(same.error);
            doubt += weight * weight * square(same.doubt);
            is_as_good |= same.is_as_good;
        }
        let per_hand = |sum: i128| (sum / weights.max(1)) as i64;
        Some(Charted {
            action: choice.action,
            mean: per_hand(mean),
            error: per_hand(error.isqrt()),
            doubt: per_hand(doubt.isqrt()),
            is_as_good,
        })
    };
    // A choice that is not weighed in each of the lines cannot be compared.
    let mut choices: Vec<Charted> = first.choices.iter().filter_map(of).collect();
    choices.sort_by_key(|one| std::cmp::Reverse(one.mean));
    if let Some(best) = choices.first().copied() {
        for one in &mut choices {
            let doubt = one.doubt.max(best.doubt);
            one.is_as_good &= best.mean - one.mean <= DOUBT * doubt;
        }
    }
    if let Some(best) = choices.first_mut() {
        best.is_as_good = true;
    }
    choices
}

fn group(lines: &[&ChartLine], pot: i64) -> Option<ChartGroup> {
    let choices = pooled(lines);
    let near = pot.saturating_mul(NEAR) / 1000;
    let best = choices.first().map_or(0, |best| best.doubt);
    let others = choices.iter().skip(1).filter(|one| one.is_as_good);
    let is_told = others
        .into_iter()
        .all(|one| DOUBT * one.doubt.max(best) <= near);
    Some(ChartGroup {
        values: [lines.first()?.value, lines.last()?.value],
        is_own: lines.iter().any(|line| line.is_own),
        choices,
        is_told,
    })
}

#[cfg(test)]
mod tests {
    use super::{ChartLine, Charted, NEAR, grouped};
    use crate::cards::{Card, Ranking, RankingRules};
    use crate::engine::Action;

    const POT: i64 = 10_000;

    /// Lines of pairs from aces down, each with what betting is worth and the errors. Folding is worth nothing.
    fn lines(worths: &[(i64, i64)], own: Option<usize>) -> Vec<ChartLine> {
        let ranking = Ranking::new(RankingRules::default());
        let ranks = "AKQJT98765432".chars();
        let line = |(nth, (rank, (mean, error))): (usize, (char, &(i64, i64)))| {
            let kicker = if rank == '2' { "3s" } else { "2s" };
            let cards = [format!("{rank}c"), format!("{rank}d"), kicker.into()];
            let cards = cards.map(|card| card.parse::<Card>().expect("a card"));
            let charted = |action, mean, error| Charted {
                action,
                mean,
                error,
                doubt: if error == 0 { 0 } else { error.max(1) },
                is_as_good: false,
            };
            let mut choices = vec![
                charted(Action::Bet(1), *mean, *error),
                charted(Action::Fold, 0, 0),
            ];
            choices[1].doubt = *error;
            choices.sort_by_key(|one| std::cmp::Reverse(one.mean));
            let best = choices[0].mean;
            for one in &mut choices {
                one.is_as_good = best - one.mean <= 2 * error;
            }
            ChartLine {
                value: ranking.best(&cards).expect("a hand").value,
                cards: cards.to_vec(),
                is_own: own == Some(nth),
                choices,
                hands: 3,
            }
        };
        ranks.zip(worths).enumerate().map(line).collect()
    }

    fn brief(worths: &[(i64, i64)], own: Option<usize>) -> Vec<(i64, i64)> {
        let groups = grouped(&lines(worths, own), POT);
        let best = groups.iter().map(|group| &group.choices[0]);
        best.map(|best| (best.mean, best.error)).collect()
    }

    #[test]
    fn neighbours_that_are_not_told_apart_are_one_line_and_others_stay() {
        assert_eq!(brief(&[(900, 10), (600, 10), (300, 10)], None).len(), 3);
        // The error of two lines together is smaller than of one.
        assert_eq!(
            brief(&[(900, 40), (880, 40), (300, 10)], None),
            [(890, 28), (300, 10)]
        );
        // A weaker hand that is worth more is noise.
        assert_eq!(
            brief(&[(900, 90), (1_200, 90), (300, 10)], None)[0].0,
            1_050
        );
    }

    #[test]
    fn whatever_the_noise_neighbours_differ_by_more_than_their_error() {
        let mut rng = crate::random::Rng::new(crate::random::Seed([5; 32]), 0);
        for _ in 0..500 {
            let worths: Vec<(i64, i64)> = (0..13)
                .map(|nth| {
                    let noise = i64::from(rng.below(2_000)) - 1_000;
                    (3_000 - 400 * nth + noise, 100 + i64::from(rng.below(500)))
                })
                .collect();
            let groups = brief(&worths, None);
            for two in groups.windows(2) {
                let error = ((two[0].1.pow(2) + two[1].1.pow(2)) as f64).sqrt();
                let apart = (two[0].0 - two[1].0) as f64;
                assert!(apart > 2.0 * error - 2.0, "{groups:?} of {worths:?}");
            }
        }
    }

    #[test]
    fn ones_own_hand_keeps_its_line_and_its_figures() {
        let worths = [(900, 400), (100, 20), (880, 400), (870, 400)];
        let groups = grouped(&lines(&worths, Some(1)), POT);
        assert_eq!(groups.len(), 3);
        assert!(groups[1].is_own);
        assert_eq!(
            (groups[1].choices[0].mean, groups[1].choices[0].error),
            (100, 20)
        );
    }

    #[test]
    fn what_is_not_known_is_not_said_to_be_as_good() {
        let sure = grouped(&lines(&[(30, 10)], None), POT);
        let choices = &sure[0].choices;
        assert!(choices.iter().all(|one| !one.is_as_good) || sure[0].is_told);
        let near = grouped(&lines(&[(100, POT * NEAR / 1000)], None), POT);
        assert!(near[0].choices.iter().all(|one| one.is_as_good));
        assert!(!near[0].is_told, "either may be better by a lot");
        let about = grouped(&lines(&[(20, 100)], None), POT);
        assert!(about[0].is_told && about[0].choices.iter().all(|one| one.is_as_good));
    }
}
