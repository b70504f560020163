//! The verdicts on a decision.

/// What a decision is called. Marks, counts and charts follow this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The best choice, or none that is told to be better.
    Best,
    /// Worse than the best, by next to nothing.
    Good,
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
const DOUBT: i64 = 2;

impl Verdict {
    /// All verdicts, the best first.
    pub const ALL: [Verdict; 5] = [
        Verdict::Best,
        Verdict::Good,
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
    fn what_two_standard_errors_explain_is_no_fault() {
        assert_eq!(Verdict::of(5_000, 2_500, 10_000), Verdict::Best);
        assert_eq!(Verdict::of(5_001, 2_500, 10_000), Verdict::Blunder);
    }
}
