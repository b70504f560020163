//! The verdicts on a decision.

use serde::{Deserialize, Serialize};

use crate::rollouts::Behind;

/// What a decision is called. Marks, counts and charts follow this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// The best choice, or surely not behind it by more than a margin.
    Best,
    /// Worse than the best, by next to nothing. Where worths come from playouts that is told as the best.
    Good,
    /// Too close to call: neither surely a fault nor surely none.
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
const CLEAR: i64 = 4;

/// How far behind the best action one must be to be called a fault, where worths come from playouts: in tenths of the
/// whole error.
const SURE: i64 = 20;
/// How much more than its told cost a choice that is called good may cost in truth: in tenths of the whole error.
const MAYBE: i64 = 10;
/// What is surely behind by less than this part of the stake, in thousandths, is good: little more than a slip.
const MARGIN: i64 = 40;
/// The part of the stake, in thousandths, by which playouts err however many there are: the others are not quite the kinds of
/// players that they are taken for.
const MODEL: i64 = 20;
/// The part of what hangs on the kinds of the others, in hundredths, that counts as an error. It is less than all of it,
/// because what is best among players of all kinds is often best among each.
const KINDS: i64 = 25;

/// The errors besides chance, squared.
fn besides_chance(behind: Behind, stake: i64) -> i128 {
    let square = |error: i64| i128::from(error).pow(2);
    square(stake.saturating_mul(MODEL) / 1000) + square(behind.kinds.saturating_mul(KINDS) / 100)
}

/// The standard error of chance, of the model and of what is not known of the players.
fn whole_error(behind: Behind, stake: i64) -> i64 {
    let chance = i128::from(behind.error).pow(2);
    (chance + besides_chance(behind, stake)).isqrt() as i64
}

/// The class of a cost: a fault, or none.
fn class(cost: i64, stake: i64) -> Verdict {
    Verdict::of(cost, 0, stake).max(Verdict::Good)
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

    /// The verdict on a choice that was so far behind the best of the others, as playouts tell it. A fault is surely behind,
    /// and what is good is surely not behind by more than a margin. [`Verdict::Close`]: neither is sure.
    #[must_use]
    pub fn by_chance(behind: Behind, stake: i64) -> Verdict {
        // Nothing else is left to be better.
        if behind.is_alone {
            return Verdict::Best;
        }
        let whole = whole_error(behind, stake);
        let verdict = Verdict::of(behind.by, 0, stake);
        // A bet that is about as good as another is good, whoever the others are.
        let doubt = match behind.is_of_size {
            true => whole_error(Behind { kinds: 0, ..behind }, stake),
            false => whole,
        };
        let most = (behind.by + MAYBE * doubt / 10).saturating_mul(1000);
        match verdict.is_fault() && behind.by * 10 > SURE * whole {
            true => verdict,
            false if most >= stake.saturating_mul(MARGIN) => Verdict::Close,
            // The errors explain what is less than a fault.
            false => Verdict::Best,
        }
    }

    /// The verdict on a choice that gives up what another one keeps at no cost. That is a mistake at least, whatever
    /// playouts say.
    #[must_use]
    pub fn of_dominated(behind: Behind, stake: i64) -> Verdict {
        class(behind.by, stake).max(Verdict::Mistake)
    }

    /// Whether more playouts will hardly change the verdict.
    #[must_use]
    pub fn is_clear(behind: Behind, stake: i64) -> bool {
        let by = |errors: i64| class(behind.by + errors * behind.error, stake);
        by(-CLEAR) == by(CLEAR)
    }

    /// Whether more playouts help no more. They don't where chance is the least of what makes the verdict uncertain, where what
    /// is good stays good with one standard error of bad luck, and where a fault stays in its class within two of them.
    #[must_use]
    pub fn is_settled(behind: Behind, stake: i64) -> bool {
        let by = |errors: i64| Behind {
            by: behind.by + errors * behind.error,
            ..behind
        };
        let verdict = Verdict::by_chance(behind, stake);
        let is_kept = match verdict {
            Verdict::Close => false,
            fault if fault.is_fault() => class(by(-2).by, stake) == class(by(2).by, stake),
            good => Verdict::by_chance(by(1), stake) == good,
        };
        is_kept || 9 * i128::from(behind.error).pow(2) < besides_chance(behind, stake)
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
    use crate::rollouts::Behind;

    #[test]
    fn the_share_of_the_stake_decides() {
        let of = |cost| Verdict::of(cost, 0, 10_000);
        assert_eq!(of(0), Verdict::Best);
        assert_eq!(of(299), Verdict::Good);
        assert_eq!(of(300), Verdict::Slip);
        assert_eq!(of(800), Verdict::Mistake);
        assert_eq!(of(2_000), Verdict::Blunder);
    }

    fn behind(by: i64, error: i64, kinds: i64) -> Behind {
        Behind {
            by,
            error,
            kinds,
            is_of_size: false,
            is_alone: false,
        }
    }

    #[test]
    fn what_is_neither_surely_a_fault_nor_surely_good_is_too_close_to_call() {
        let of = |by, error, kinds| Verdict::by_chance(behind(by, error, kinds), 10_000);
        assert_eq!(of(-1_000, 1_000, 0), Verdict::Best);
        assert_eq!(of(-1_000, 1_700, 0), Verdict::Close);
        assert_eq!(of(100, 200, 0), Verdict::Best);
        assert_eq!(of(300, 200, 0), Verdict::Close);
        assert_eq!(of(500, 180, 0), Verdict::Close);
        assert_eq!(of(500, 50, 0), Verdict::Slip);
        assert_eq!(of(1_100, 300, 0), Verdict::Mistake);
        assert_eq!(of(1_100, 600, 0), Verdict::Close);
        assert!(!Verdict::Close.is_fault() && !Verdict::Close.costs());
    }

    #[test]
    fn what_hangs_on_who_the_others_are_is_no_fault() {
        let of = |kinds| Verdict::by_chance(behind(1_100, 100, kinds), 10_000);
        assert_eq!(of(500), Verdict::Mistake);
        assert_eq!(of(3_000), Verdict::Close);
        // Neither is what may be one. But how much to bet is a matter of who the others are.
        assert_eq!(
            Verdict::by_chance(behind(0, 100, 2_000), 10_000),
            Verdict::Close
        );
        let of_size = Behind {
            is_of_size: true,
            ..behind(0, 100, 2_000)
        };
        assert_eq!(Verdict::by_chance(of_size, 10_000), Verdict::Best);
    }

    #[test]
    fn what_gives_up_for_nothing_is_a_mistake_at_least() {
        let of = |by| Verdict::of_dominated(behind(by, 300, 0), 10_000);
        assert_eq!([of(-200), of(500), of(1_500)], [Verdict::Mistake; 3]);
        assert_eq!(of(2_500), Verdict::Blunder);
    }

    #[test]
    fn it_is_clear_where_four_errors_change_no_class() {
        let is_clear = |by, error| Verdict::is_clear(behind(by, error, 0), 10_000);
        assert!(is_clear(-1_000, 320));
        assert!(!is_clear(-1_000, 330));
        assert!(is_clear(4_000, 490));
        assert!(!is_clear(4_000, 510));
    }

    #[test]
    fn it_is_settled_where_chance_is_the_least_error() {
        let is_settled = |by, error, kinds| Verdict::is_settled(behind(by, error, kinds), 10_000);
        // Too close to call, and more playouts may tell.
        assert!(!is_settled(500, 400, 0));
        assert!(is_settled(500, 400, 5_000));
        // A fault, but which one may change.
        assert!(!is_settled(2_100, 200, 0));
        assert!(!is_settled(2_350, 200, 0));
        assert!(is_settled(2_500, 200, 0));
        assert!(is_settled(500, 50, 0) && is_settled(0, 60, 0));
        // Good, but only by luck. Where the players make it as uncertain, more luck tells nothing.
        assert!(!is_settled(0, 200, 0));
        assert!(is_settled(0, 90, 1_000));
    }

    #[test]
    fn what_has_no_rival_left_is_good_whatever_it_hangs_on() {
        let alone = Behind {
            is_alone: true,
            ..behind(-500, 900, 3_000)
        };
        // What was left out early may look better by the few worlds that it has met.
        for by in [-500, 2_500] {
            let alone = Behind { by, ..alone };
            assert_eq!(Verdict::by_chance(alone, 10_000), Verdict::Best);
            assert!(Verdict::is_settled(alone, 10_000));
        }
        let with_rivals = Behind {
            is_alone: false,
            ..alone
        };
        assert_eq!(Verdict::by_chance(with_rivals, 10_000), Verdict::Close);
    }

    #[test]
    fn what_two_standard_errors_explain_is_no_fault() {
        assert_eq!(Verdict::of(5_000, 2_500, 10_000), Verdict::Best);
        assert_eq!(Verdict::of(5_001, 2_500, 10_000), Verdict::Blunder);
    }
}
