//! Whether a decision is a question: whether its answers are told apart.

use super::kind::Kind;
use crate::engine::Action;

/// How many standard errors apart answers are before all is weighed, and at its end.
const EARLY: i64 = 4;
const AT_LAST: i64 = 2;

impl Kind {
    /// Whether the answers to a decision of this kind make a difference. Each choice is given with how far it is behind the
    /// best and the standard error of that; `is_done`: no more is found out. `None`: that is not known yet.
    ///
    /// ```
    /// use brag::engine::Action;
    /// use brag::school::drills::Kind;
    ///
    /// let even = [(Action::Fold, 0, 0), (Action::Bet(1), 20, 30)];
    /// assert_eq!(Kind::Fold.is_open(&even, false), None);
    /// assert_eq!(Kind::Fold.is_open(&even, true), Some(false));
    /// let told = [(Action::Fold, 0, 0), (Action::Bet(1), 200, 30)];
    /// assert_eq!(Kind::Fold.is_open(&told, false), Some(true));
    /// ```
    #[must_use]
    pub fn is_open(self, beside: &[(Action, i64, i64)], is_done: bool) -> Option<bool> {
        if beside.is_empty() && !is_done {
            return None;
        }
        let doubt = if is_done { AT_LAST } else { EARLY };
        match (self.is_told_apart(beside, doubt), is_done) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        }
    }

    /// Whether the two answers that the kind asks about are so many errors apart; where it asks about more, whether any two
    /// are.
    fn is_told_apart(self, beside: &[(Action, i64, i64)], doubt: i64) -> bool {
        let is_bet = |action: Action| matches!(action, Action::Bet(_));
        let is_look = |action: Action| matches!(action, Action::Look(_));
        let best = |is: &dyn Fn(Action) -> bool| {
            let all = beside.iter().filter(|(action, ..)| is(*action));
            all.min_by_key(|(_, behind, _)| *behind)
        };
        let two = match self {
            Kind::Look => [best(&is_look), best(&is_bet)],
            Kind::Fold => [best(&|action| action == Action::Fold), best(&is_bet)],
            Kind::See => [best(&|action| action == Action::See), best(&is_bet)],
            Kind::Keep => {
                let keep = best(&|action| action == Action::Keep);
                [keep, best(&|action| action == Action::Throw)]
            }
            Kind::Set | Kind::Swap | Kind::Draw => {
                let last = beside.iter().max_by_key(|(_, behind, _)| *behind);
                [beside.first(), last]
            }
        };
        // What is not weighed is not known to be the same.
        let [Some((_, one, of_one)), Some((_, other, of_other))] = two else {
            return true;
        };
        one.abs_diff(*other) > (doubt * of_one.max(of_other)).unsigned_abs()
    }
}

#[cfg(test)]
mod tests {
    use super::Kind;
    use crate::engine::Action;

    #[test]
    fn the_two_answers_that_are_asked_about_are_compared() {
        // To offer a showdown is worse than both, which is not the question.
        let beside = [
            (Action::Fold, 0, 0),
            (Action::Bet(2), 30, 40),
            (Action::Bet(1), 40, 40),
            (Action::Showdown, 900, 40),
        ];
        assert_eq!(Kind::Fold.is_open(&beside, true), Some(false));
        let see = [
            (Action::Bet(2), 0, 0),
            (Action::See, 300, 40),
            (Action::Fold, 310, 40),
        ];
        assert_eq!(Kind::See.is_open(&see, true), Some(true));
        assert_eq!(Kind::Keep.is_open(&[], false), None);
        assert_eq!(Kind::Keep.is_open(&[], true), Some(true));
    }

    #[test]
    fn of_many_answers_two_that_differ_are_enough() {
        let beside = [(Action::stand(), 0, 0), (Action::Pass, 100, 40)];
        assert_eq!(Kind::Draw.is_open(&beside, false), None);
        assert_eq!(Kind::Draw.is_open(&beside, true), Some(true));
    }

    #[test]
    fn what_is_weighed_to_no_end_yet_waits() {
        let beside = [(Action::Keep, 0, 0), (Action::Throw, 100, 40)];
        assert_eq!(Kind::Keep.is_open(&beside, false), None);
        assert_eq!(Kind::Keep.is_open(&beside, true), Some(true));
    }
}
