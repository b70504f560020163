//! Stakes against the house: an ante, a bet on Pair Plus and, where it is one, on the ante bonus, raised and lowered by
//! steps. Plain values.

use crate::engine::{Action, CasinoAction, Chips, Choice};

/// The amounts, in chips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stakes {
    pub ante: Chips,
    /// The bet on Pair Plus.
    pub plus: Chips,
    /// The bet on the ante bonus. `None`: the ante earns the bonus.
    pub bonus: Option<Chips>,
}

/// The bounds of the stakes, in chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    least: Chips,
    most: Chips,
    chips: Chips,
    /// Whether a bet beside an ante is nothing, or as much. Pair Plus alone is any sum.
    equal: bool,
    /// Whether the ante bonus is a bet of its own.
    is_bonus_bet: bool,
}

/// The suggested ante is the player's chips divided by this.
const PART: Chips = 20;

impl Bounds {
    /// The bounds in these choices. `None`: nobody is asked to stake.
    #[must_use]
    pub fn of(choices: &[Choice]) -> Option<Bounds> {
        choices.iter().find_map(|choice| match *choice {
            Choice::CasinoStake {
                least,
                most,
                chips,
                equal,
                bonus,
            } => Some(Bounds {
                least,
                most,
                chips,
                equal,
                is_bonus_bet: bonus,
            }),
            _ => None,
        })
    }

    /// The same stakes as before, as far as they are allowed. Without earlier stakes, the suggested ones.
    #[must_use]
    pub fn again(self, before: Option<Stakes>) -> Stakes {
        let begin = Stakes {
            ante: self.chips / PART,
            plus: 0,
            bonus: None,
        };
        let Stakes { ante, plus, bonus } = before.unwrap_or(begin);
        let ante = match ante {
            0 if before.is_some() => 0,
            ante => ante.min(self.most).max(self.least),
        };
        self.fitted(ante, plus, bonus)
    }

    /// These stakes, with as much on Pair Plus and then on the bonus as is allowed beside the ante.
    fn fitted(self, ante: Chips, plus: Chips, bonus: Option<Chips>) -> Stakes {
        let left = self.left(ante);
        let plus = match self.equal && ante > 0 {
            true if plus > 0 && ante <= left => ante,
            true => 0,
            false => plus.min(left),
        };
        let (left, wanted) = (left - plus, bonus.unwrap_or(0));
        let bonus = self.is_bonus_bet.then_some(match self.equal {
            _ if ante == 0 => 0,
            true if wanted > 0 && ante <= left => ante,
            true => 0,
            false => wanted.min(left),
        });
        Stakes { ante, plus, bonus }
    }

    /// The chips left for other bets beside this ante and an equal bet to play.
    fn left(self, ante: Chips) -> Chips {
        self.chips.saturating_sub(ante.saturating_mul(2))
    }

    /// Raises the ante by a step, or lowers it. Below the least ante there is only 0. The other bets are lowered to
    /// make room.
    #[must_use]
    pub fn ante(self, stakes: Stakes, up: bool) -> Stakes {
        let ante = match (stakes.ante, up) {
            (0, true) => self.least,
            (ante, false) if ante <= self.least => 0,
            (ante, up) => step(ante, up).clamp(self.least, self.most),
        };
        self.fitted(ante, stakes.plus, stakes.bonus)
    }

    /// Raises the bet on Pair Plus by a step, or lowers it.
    #[must_use]
    pub fn plus(self, stakes: Stakes, up: bool) -> Stakes {
        let plus = match self.equal && stakes.ante > 0 {
            true => u64::from(up),
            false => step(stakes.plus, up),
        };
        self.fitted(stakes.ante, plus, stakes.bonus)
    }

    /// Raises the bet on the ante bonus by a step, or lowers it. Pair Plus stays as it is.
    #[must_use]
    pub fn bonus(self, stakes: Stakes, up: bool) -> Stakes {
        let bonus = match self.equal {
            true => u64::from(up),
            false => step(stakes.bonus.unwrap_or(0), up),
        };
        self.fitted(stakes.ante, stakes.plus, Some(bonus))
    }
}

impl Stakes {
    /// The sum of the amounts.
    #[must_use]
    pub fn sum(self) -> Chips {
        let beside = self.plus.saturating_add(self.bonus.unwrap_or(0));
        self.ante.saturating_add(beside)
    }

    /// The action that stakes these amounts. `None`: all are 0.
    #[must_use]
    pub fn action(self) -> Option<Action> {
        let stake = CasinoAction::Stake {
            ante: self.ante,
            pair_plus: self.plus,
            bonus: self.bonus,
        };
        (self.sum() > 0).then_some(Action::Casino(stake))
    }
}

/// The next round amount above or below. Steps are 1 up to 10, then grow with the amount.
fn step(from: Chips, up: bool) -> Chips {
    if up {
        let by = apart(from);
        (from / by + 1).saturating_mul(by)
    } else {
        let below = from.saturating_sub(1);
        let by = apart(below);
        below / by * by
    }
}

/// The distance between round amounts from this one on.
fn apart(from: Chips) -> Chips {
    let mut magnitude: Chips = 1;
    while from / 10 >= magnitude {
        magnitude *= 10;
    }
    match from / magnitude {
        _ if magnitude == 1 => 1,
        0..5 => magnitude / 2,
        _ => magnitude,
    }
}

#[cfg(test)]
mod tests {
    use super::{Bounds, Stakes, step};

    fn bounds(least: u64, most: u64, chips: u64) -> Bounds {
        Bounds {
            least,
            most,
            chips,
            equal: false,
            is_bonus_bet: false,
        }
    }

    #[test]
    fn steps_grow_with_the_amount() {
        let mut up = vec![8];
        for _ in 0..12 {
            up.push(step(up[up.len() - 1], true));
        }
        assert_eq!(up, [8, 9, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70]);
        let down: Vec<u64> = up.iter().rev().map(|from| step(*from, false)).collect();
        assert_eq!(down[0], 60);
        assert_eq!(down, [60, 50, 45, 40, 35, 30, 25, 20, 15, 10, 9, 8, 7]);
        assert_eq!((step(0, false), step(0, true), step(12, true)), (0, 1, 15));
        assert_eq!(
            (step(100, true), step(500, true), step(u64::MAX, true)),
            (150, 600, u64::MAX)
        );
    }

    #[test]
    fn an_ante_stays_within_its_bounds_and_leaves_as_much_to_play() {
        let of = bounds(5, 20, 50);
        let stakes = |ante, plus| Stakes {
            ante,
            plus,
            bonus: None,
        };
        assert_eq!(of.again(None), stakes(5, 0));
        assert_eq!(of.again(Some(stakes(40, 30))), stakes(20, 10));
        assert_eq!(of.again(Some(stakes(0, 7))), stakes(0, 7));
        assert_eq!(of.ante(stakes(0, 3), true), stakes(5, 3));
        assert_eq!(of.ante(stakes(5, 3), false), stakes(0, 3));
        assert_eq!(of.ante(stakes(20, 3), true), stakes(20, 3));
        assert_eq!(of.ante(stakes(15, 20), true), stakes(20, 10));
        assert_eq!(of.plus(stakes(20, 10), true), stakes(20, 10));
        assert_eq!(of.plus(stakes(20, 0), false), stakes(20, 0));
        assert_eq!(stakes(0, 0).action(), None);
    }

    #[test]
    fn r10_10_pair_plus_is_nothing_or_as_much_as_the_ante_or_alone() {
        let of = Bounds {
            equal: true,
            ..bounds(5, 20, 50)
        };
        let stakes = |ante, plus| Stakes {
            ante,
            plus,
            bonus: None,
        };
        assert_eq!(of.plus(stakes(10, 0), true), stakes(10, 10));
        assert_eq!(of.plus(stakes(10, 10), true), stakes(10, 10));
        assert_eq!(of.plus(stakes(10, 10), false), stakes(10, 0));
        assert_eq!(of.ante(stakes(10, 10), true), stakes(15, 15));
        assert_eq!(
            of.ante(stakes(15, 15), true),
            stakes(20, 0),
            "50 chips do not pay 60"
        );
        assert_eq!(of.ante(stakes(5, 5), false), stakes(0, 5));
        assert_eq!(
            of.plus(stakes(0, 5), true),
            stakes(0, 6),
            "alone it is any sum"
        );
        assert_eq!(of.ante(stakes(0, 6), true), stakes(5, 5));
        assert_eq!(of.again(Some(stakes(10, 3))), stakes(10, 10));
    }

    #[test]
    fn o52_a_bonus_bet_needs_an_ante_and_takes_what_pair_plus_leaves() {
        let of = Bounds {
            is_bonus_bet: true,
            ..bounds(5, 20, 50)
        };
        let stakes = |ante, plus, bonus| Stakes {
            ante,
            plus,
            bonus: Some(bonus),
        };
        assert_eq!(of.again(None), stakes(5, 0, 0));
        assert_eq!(of.bonus(stakes(10, 0, 4), true), stakes(10, 0, 5));
        assert_eq!(of.bonus(stakes(10, 28, 2), true), stakes(10, 28, 2));
        assert_eq!(of.bonus(stakes(0, 5, 0), true), stakes(0, 5, 0));
        assert_eq!(of.ante(stakes(5, 3, 2), false), stakes(0, 3, 0));
        assert_eq!(of.plus(stakes(20, 5, 5), true), stakes(20, 6, 4));
        assert_eq!(of.again(Some(stakes(10, 0, 4))), stakes(10, 0, 4));
        let equal = Bounds { equal: true, ..of };
        assert_eq!(equal.bonus(stakes(10, 0, 0), true), stakes(10, 0, 10));
        assert_eq!(equal.bonus(stakes(10, 10, 10), false), stakes(10, 10, 0));
        assert_eq!(equal.ante(stakes(15, 0, 15), true), stakes(20, 0, 0));
        assert_eq!(stakes(10, 0, 4).sum(), 14);
    }
}
