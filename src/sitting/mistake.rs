//! What was wrong with a decision that cost something.

use crate::engine::Action;

/// What was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mistake {
    /// He folded what was worth playing.
    Folded,
    /// He played what was to be folded.
    StayedIn,
    /// He looked where it was better to stay blind.
    Looked,
    /// He stayed blind where it was better to look.
    StayedBlind,
    /// He bet too little.
    TooLow,
    /// He bet too much.
    TooHigh,
    /// He saw where it was better to bet on.
    SawTooSoon,
    /// He bet on where it was better to see.
    SawTooLate,
    /// He kept the wrong hand.
    Kept,
    /// He set his hands worse than he could.
    Set,
    /// He swapped or stuck wrongly.
    Swapped,
    /// He drew or threw the wrong cards.
    Drew,
}

impl Mistake {
    /// All of them.
    pub const ALL: [Mistake; 12] = [
        Mistake::Folded,
        Mistake::StayedIn,
        Mistake::Looked,
        Mistake::StayedBlind,
        Mistake::TooLow,
        Mistake::TooHigh,
        Mistake::SawTooSoon,
        Mistake::SawTooLate,
        Mistake::Kept,
        Mistake::Set,
        Mistake::Swapped,
        Mistake::Drew,
    ];

    /// What was wrong with this action, where this one was the best. `None`: they are the same, or it is of no kind.
    #[must_use]
    pub fn of(taken: Action, best: Action) -> Option<Mistake> {
        use Action::{Bet, Fold, Look, See};
        Some(match (taken, best) {
            _ if taken == best => return None,
            _ if taken.is_of_setting() => Mistake::Set,
            _ if taken.is_of_swapping() => Mistake::Swapped,
            _ if taken.is_of_drawing() => Mistake::Drew,
            (Action::Discard(_), _) => Mistake::Drew,
            (Action::Keep | Action::Throw | Action::Retain(_) | Action::Play(_), _) => {
                Mistake::Kept
            }
            (Fold, _) => Mistake::Folded,
            (Look(_), _) => Mistake::Looked,
            (_, Look(_)) => Mistake::StayedBlind,
            (_, Fold) => Mistake::StayedIn,
            (Bet(made), Bet(better)) if made < better => Mistake::TooLow,
            (Bet(_), Bet(_)) => Mistake::TooHigh,
            (other, Bet(_)) if other.is_to_stay_level() => Mistake::TooLow,
            (Bet(_), other) if other.is_to_stay_level() => Mistake::TooHigh,
            (See, Bet(_)) => Mistake::SawTooSoon,
            (Bet(_), See) => Mistake::SawTooLate,
            _ => return None,
        })
    }

    /// Its word in stored texts.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Mistake::Folded => "folded",
            Mistake::StayedIn => "stayed_in",
            Mistake::Looked => "looked",
            Mistake::StayedBlind => "stayed_blind",
            Mistake::TooLow => "low",
            Mistake::TooHigh => "high",
            Mistake::SawTooSoon => "saw_soon",
            Mistake::SawTooLate => "saw_late",
            Mistake::Kept => "kept",
            Mistake::Set => "set",
            Mistake::Swapped => "swapped",
            Mistake::Drew => "drew",
        }
    }

    /// The one of this word. `None`: there is none.
    #[must_use]
    pub fn named(key: &str) -> Option<Mistake> {
        Mistake::ALL.into_iter().find(|one| one.key() == key)
    }
}

#[cfg(test)]
mod tests {
    use super::Mistake;
    use crate::engine::Action;

    #[test]
    fn a_mistake_is_told_by_what_was_done_and_what_was_best() {
        let look = Action::Look(None);
        for (taken, best, mistake) in [
            (Action::Fold, Action::Bet(2), Some(Mistake::Folded)),
            (Action::Bet(2), Action::Fold, Some(Mistake::StayedIn)),
            (Action::See, Action::Fold, Some(Mistake::StayedIn)),
            (look, Action::Bet(1), Some(Mistake::Looked)),
            (Action::Bet(1), look, Some(Mistake::StayedBlind)),
            (Action::Fold, look, Some(Mistake::Folded)),
            (Action::Bet(2), Action::Bet(4), Some(Mistake::TooLow)),
            (Action::Bet(4), Action::Bet(2), Some(Mistake::TooHigh)),
            (Action::See, Action::Bet(2), Some(Mistake::SawTooSoon)),
            (Action::Bet(2), Action::See, Some(Mistake::SawTooLate)),
            (Action::Throw, Action::Keep, Some(Mistake::Kept)),
            (Action::See, Action::See, None),
            (Action::Cover, Action::Showdown, None),
        ] {
            assert_eq!(Mistake::of(taken, best), mistake, "{taken:?}, {best:?}");
        }
    }

    #[test]
    fn each_has_a_word_of_its_own() {
        for one in Mistake::ALL {
            assert_eq!(Mistake::named(one.key()), Some(one));
        }
        assert_eq!(Mistake::named("slept"), None);
    }
}
