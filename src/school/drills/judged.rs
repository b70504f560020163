//! A decision of a drill, judged by the question that the drill asks.

use super::kind::Kind;
use crate::engine::Action;
use crate::review::{Decision, Rated, Verdict};

/// What a drill makes of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The answers to the question, the best first. Of bets of several sizes it is the best one.
    pub answers: Vec<Rated>,
    /// The place of the answer given among them.
    pub taken: usize,
    /// What to call the answer.
    pub verdict: Verdict,
    /// What the size of the bet was worth. `None`: it was no bet, or no other size was compared.
    pub size: Option<Size>,
}

/// The size of a bet, beside the best size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// The bet that is worth the most.
    pub best: Rated,
    /// How much less the bet made is worth. 0: that is not told from chance.
    pub cost: i64,
}

impl Judged {
    #[must_use]
    pub fn of(kind: Kind, decision: &Decision) -> Judged {
        let mut answers: Vec<Rated> = Vec::new();
        for one in &decision.rated {
            if !answers.iter().any(|answer| is_same(kind, answer, one)) {
                answers.push(*one);
            }
        }
        let made = decision
            .rated
            .iter()
            .find(|one| one.action == decision.taken);
        let taken = made.and_then(|made| answers.iter().position(|one| is_same(kind, one, made)));
        let answer = taken.and_then(|taken| answers.get(taken));
        let is_a_size = |one: &&Rated| matches!(one.action, Action::Bet(_));
        let sizes = decision.rated.iter().filter(is_a_size).count();
        let size = made
            .zip(answer)
            .filter(|(made, _)| sizes > 1 && is_a_size(made) && by_answer(kind))
            .map(|(made, best)| Size {
                best: *best,
                cost: told_apart(made, best, decision),
            });
        let verdict = match (answers.first(), answer, made) {
            (Some(first), Some(answer), Some(made)) if answer.action != made.action => {
                let error = first.error.max(answer.error);
                let cost = first.mean - answer.mean;
                match decision.verdict {
                    // Which size is the best is too close to call. Whether to bet may be told all the same.
                    Verdict::Close if cost > 0 || !leads(&answers) => Verdict::Close,
                    Verdict::Close => Verdict::Best,
                    made => made.min(Verdict::of(cost, error, decision.stake)),
                }
            }
            _ => decision.verdict,
        };
        Judged {
            taken: taken.unwrap_or(0),
            answers,
            verdict,
            size,
        }
    }

    /// How far the answer given is behind the best, in thousandths of what was at stake.
    #[must_use]
    pub fn cost(&self, decision: &Decision) -> i64 {
        let given = self.answers.get(self.taken);
        let behind = self.answers.first().zip(given);
        let behind = behind.map_or(0, |(first, given)| first.mean - given.mean);
        match self.verdict.costs() {
            true => behind.abs().saturating_mul(1000) / decision.stake.max(1),
            false => 0,
        }
    }
}

/// Whether drills of this kind ask whether to bet, not how much.
fn by_answer(kind: Kind) -> bool {
    matches!(kind, Kind::Look | Kind::Fold | Kind::See)
}

/// Whether two choices are the same answer.
fn is_same(kind: Kind, one: &Rated, other: &Rated) -> bool {
    let bet = |rated: &Rated| matches!(rated.action, Action::Bet(_));
    one.action == other.action || by_answer(kind) && bet(one) && bet(other)
}

/// Whether the first answer is told to be better than the next.
fn leads(answers: &[Rated]) -> bool {
    let lead = |pair: &[Rated]| {
        let error = pair[0].error.max(pair[1].error);
        pair[0].mean - pair[1].mean > 2 * error
    };
    answers.windows(2).next().is_none_or(lead)
}

/// How much less the bet made is worth than the best one, if that is told from chance.
fn told_apart(made: &Rated, best: &Rated, decision: &Decision) -> i64 {
    let cost = best.mean - made.mean;
    match Verdict::of(cost, made.error.max(best.error), decision.stake) {
        Verdict::Best => 0,
        _ => cost,
    }
}

#[cfg(test)]
mod tests {
    use super::{Judged, Kind, Rated, Verdict};
    use crate::engine::Action;
    use crate::review::{Decision, Unit};

    /// A decision between these choices, worth so many thousandths of a chip each, of 10 chips at stake.
    fn decision(taken: Action, worths: &[(Action, i64)]) -> Decision {
        let rated = |(action, mean): &(Action, i64)| Rated {
            action: *action,
            mean: *mean,
            error: 50,
        };
        let best = worths[0].1;
        let own = worths
            .iter()
            .find(|(action, _)| *action == taken)
            .expect("it is one of them");
        Decision {
            nth: 0,
            taken,
            rated: worths.iter().map(rated).collect(),
            unit: Unit::Chips,
            cost: best - own.1,
            stake: 10_000,
            verdict: Verdict::of(best - own.1, 50, 10_000),
            going_on: None,
            is_solved: None,
        }
    }

    #[test]
    fn the_size_of_a_bet_is_not_the_question() {
        let worths = [
            (Action::Bet(8), 3_000),
            (Action::See, 2_900),
            (Action::Bet(4), 1_000),
            (Action::Fold, 0),
        ];
        let made = decision(Action::Bet(4), &worths);
        assert_eq!(made.verdict, Verdict::Blunder, "by its size too");
        let judged = Judged::of(Kind::See, &made);
        assert_eq!(judged.verdict, Verdict::Best, "to bet on was right");
        assert_eq!(judged.cost(&made), 0);
        let answers: Vec<Action> = judged.answers.iter().map(|one| one.action).collect();
        assert_eq!(answers, [Action::Bet(8), Action::See, Action::Fold]);
        let size = judged.size.expect("there are two sizes");
        assert_eq!((size.best.action, size.cost), (Action::Bet(8), 2_000));
    }

    #[test]
    fn a_size_too_close_to_call_leaves_the_answer_told_where_it_leads() {
        let worths = [
            (Action::Bet(8), 3_000),
            (Action::Bet(4), 2_900),
            (Action::Fold, 0),
        ];
        let close = |worths: &[(Action, i64)]| Decision {
            verdict: Verdict::Close,
            ..decision(Action::Bet(4), worths)
        };
        let judged = Judged::of(Kind::Fold, &close(&worths));
        assert_eq!(judged.verdict, Verdict::Best);
        let near = [
            (Action::Bet(8), 3_000),
            (Action::Bet(4), 2_900),
            (Action::Fold, 2_950),
        ];
        let judged = Judged::of(Kind::Fold, &close(&near));
        assert_eq!(judged.verdict, Verdict::Close);
        assert_eq!(judged.cost(&close(&near)), 0);
    }

    #[test]
    fn the_wrong_answer_costs_what_the_best_size_of_it_is_behind() {
        let worths = [
            (Action::See, 3_000),
            (Action::Bet(4), 2_000),
            (Action::Bet(8), -2_000),
            (Action::Fold, 0),
        ];
        let made = decision(Action::Bet(8), &worths);
        let judged = Judged::of(Kind::See, &made);
        assert_eq!(judged.verdict, Verdict::Mistake, "10 % of the stake");
        assert_eq!(judged.taken, 1);
        assert_eq!(judged.cost(&made), 100);
        assert_eq!(judged.size.map(|size| size.cost), Some(4_000));
        let folded = Judged::of(Kind::See, &decision(Action::Fold, &worths));
        assert_eq!((folded.verdict, folded.size), (Verdict::Blunder, None));
    }

    #[test]
    fn where_the_question_is_which_hands_each_choice_is_an_answer() {
        let worths = [(Action::Keep, 500), (Action::Throw, 0)];
        let made = decision(Action::Throw, &worths);
        let judged = Judged::of(Kind::Keep, &made);
        assert_eq!((judged.answers.len(), judged.taken), (2, 1));
        assert_eq!(judged.verdict, made.verdict);
    }
}
