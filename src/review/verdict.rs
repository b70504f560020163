//! The verdicts on a decision.

use serde::{Deserialize, Serialize};

/// What a decision is called. Marks, counts and charts follow this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// The best choice, or none that is told to be better.
    Best,
    /// Worse than the best, by next to nothing.
    Good,
    /// Too close to call: with other chance the playouts may tell otherwise.
    Close,
    /// Cost 3 % of what was at stake, or more.
    Slip,
    /// Cost 8 % of it, or more.
    Mistake,
    /// Cost 20 % of it, or more.
    Blunder,
}

/// The least cost of each fault, in thousandths of what was at stake, the dearest first.
const COSTS: [(Verdict, i64); 3] = [
    (Verdict::Blunder, 200),
    (Verdict::Mistake, 80),
    (Verdict::Slip, 30),
];

/// The number of standard errors within which two choices are as good as each other.
pub(super) const DOUBT: i64 = 2;
/// The number of standard errors from which it is clear that one is better.
const CLEAR: i64 = 3;

/// By so many tenths of the standard error an action must be behind the best to be called a fault of playouts.
const SURE: i64 = 25;
/// So many tenths of it more than what is told may still be the truth, for a choice that is not called a fault.
const MAYBE: i64 = 15;
/// The part of the stake, in thousandths, by which playouts err however many there are: the others are not quite the kinds of
/// players that they are taken for.
const MODEL: i64 = 30;

/// The standard error with that of the model.
fn with_model(error: i64, stake: i64) -> i64 {
    let square = |error: i64| i128::from(error).pow(2);
    (square(error) + square(stake.saturating_mul(MODEL) / 1000)).isqrt() as i64
}

impl Verdict {
    /// All verdicts, the best first.
    pub const ALL: [Verdict; 6] = [
        Verdict::Best,
        Verdict::Good,
        Verdict::Close,
        Verdict::Slip,
        Verdict::Mistake,
        Verdict::Blunder,
    ];

    /// The verdict on a choice that cost this much, with this standard error, where so much was at stake. All three are
    /// in the same unit.
    #[must_use]
    pub fn of(cost: i64, error: i64, stake: i64) -> Verdict {
        if cost <= 0 || cost <= DOUBT * error {
            return Verdict::Best;
        }
        let share = cost.saturating_mul(1000) / stake.max(1);
        let found = COSTS.into_iter().find(|(_, least)| share >= *least);
        found.map_or(Verdict::Good, |(verdict, _)| verdict)
    }

    /// The verdict on a choice that was behind the best of the others by this much, negative if it was the best itself,
    /// as playouts tell it with this standard error. [`Verdict::Close`]: with other chance they might tell of a fault,
    /// and now they tell of none.
    #[must_use]
    pub fn by_chance(behind: i64, error: i64, stake: i64) -> Verdict {
        let whole = with_model(error, stake);
        let verdict = match Verdict::of(behind, 0, stake) {
            // It is beside the best of several others, which chance makes look better than it is.
            _ if behind * 10 <= SURE * error => Verdict::Best,
            verdict if verdict.is_fault() && behind * 10 <= SURE * whole => Verdict::Good,
            verdict => verdict,
        };
        let at_most = Verdict::of(behind + MAYBE * whole / 10, 0, stake);
        match verdict {
            Verdict::Best | Verdict::Good if at_most > Verdict::Slip => Verdict::Close,
            verdict => verdict,
        }
    }

    /// Whether more playouts will hardly change the verdict.
    #[must_use]
    pub fn is_clear(behind: i64, error: i64, stake: i64) -> bool {
        let class = |cost| Verdict::of(cost, 0, stake).max(Verdict::Good);
        class(behind - CLEAR * error) == class(behind + CLEAR * error)
    }

    /// Whether a cost is told: that of a choice that is called the best, or too close to call, is none.
    #[must_use]
    pub fn costs(self) -> bool {
        !matches!(self, Verdict::Best | Verdict::Close)
    }

    /// Whether it was a slip or worse.
    #[must_use]
    pub fn is_fault(self) -> bool {
        self >= Verdict::Slip
    }

    /// Its key in messages and styles.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Close => "close",
            Verdict::Slip => "slip",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Verdict;

    #[test]
    fn the_share_of_the_stake_decides() {
        let of = |cost| Verdict::of(cost, 0, 10_000);
        assert_eq!(of(0), Verdict::Best);
        assert_eq!(of(299), Verdict::Good);
        assert_eq!(of(300), Verdict::Slip);
        assert_eq!(of(800), Verdict::Mistake);
        assert_eq!(of(2_000), Verdict::Blunder);
    }

    #[test]
    fn what_other_chance_might_call_a_fault_is_too_close_to_call() {
        let of = |behind, error| Verdict::by_chance(behind, error, 10_000);
        // It is the best, by a margin that hardly turns into a mistake.
        assert_eq!(of(-1_000, 800), Verdict::Best);
        assert_eq!(of(-1_000, 1_300), Verdict::Close);
        assert_eq!(of(100, 200), Verdict::Best);
        assert_eq!(of(200, 400), Verdict::Close);
        assert_eq!(of(200, 50), Verdict::Good);
        assert_eq!(of(1_100, 300), Verdict::Mistake);
        assert_eq!(of(1_000, 500), Verdict::Close);
        assert!(!Verdict::Close.is_fault() && !Verdict::Close.costs());
    }

    #[test]
    fn it_is_clear_where_three_errors_change_no_class() {
        assert!(Verdict::is_clear(-1_000, 400, 10_000));
        assert!(!Verdict::is_clear(-1_000, 450, 10_000));
        assert!(Verdict::is_clear(4_000, 600, 10_000));
        assert!(!Verdict::is_clear(4_000, 700, 10_000));
    }

    #[test]
    fn what_two_standard_errors_explain_is_no_fault() {
        assert_eq!(Verdict::of(5_000, 2_500, 10_000), Verdict::Best);
        assert_eq!(Verdict::of(5_001, 2_500, 10_000), Verdict::Blunder);
    }
}
