//! The kinds of decisions that are practised.

use crate::cards::HandKind;
use crate::engine::{Action, Choice, Rules, View};
use crate::games;
use crate::sitting::mistake::Mistake;

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// To look at the cards or to stay blind.
    Look,
    /// To bet on a hand that one has seen, or to fold it, among several.
    Fold,
    /// To see the other player or to bet on, between two.
    See,
    /// To keep the hand that one has looked at, or the other, blind.
    Keep,
    /// To set three hands.
    Set,
    /// To swap with the board or to stick.
    Swap,
    /// To draw cards.
    Draw,
}

impl Kind {
    /// All kinds, in the order in which they are learnt.
    pub const ALL: [Kind; 7] = [
        Kind::Look,
        Kind::Fold,
        Kind::See,
        Kind::Keep,
        Kind::Set,
        Kind::Swap,
        Kind::Draw,
    ];

    /// Its word in stored texts.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Kind::Look => "look",
            Kind::Fold => "fold",
            Kind::See => "see",
            Kind::Keep => "keep",
            Kind::Set => "set",
            Kind::Swap => "swap",
            Kind::Draw => "draw",
        }
    }

    /// The rules of the game in which it is practised: the first of the catalogue that asks for it.
    #[must_use]
    pub fn rules(self) -> Rules {
        let asks = |rules: &Rules| match self {
            Kind::Look | Kind::Fold | Kind::See | Kind::Keep => rules.is_betting(),
            Kind::Set => rules.hands_to_set() == Some(3),
            Kind::Swap => rules.swaps_with_board(),
            Kind::Draw => rules.draws_cards() && !rules.ranking.has_wild(),
        };
        let mut all = games::ALL.games().map(|game| (game.rules)());
        all.find(asks).unwrap_or_else(games::usual)
    }

    /// The kind of the decision that the viewer has to make. `None`: it is of none.
    #[must_use]
    pub fn of(view: View<'_>, choices: &[Choice]) -> Option<Kind> {
        let own = view.own()?;
        let offers = |wanted: fn(&Choice) -> bool| choices.iter().any(wanted);
        match view.ask() {
            ask if ask.looked().is_some() => Some(Kind::Keep),
            ask if ask.turn().is_some() => {
                let bets = offers(|choice| matches!(choice, Choice::Bet { .. }));
                let sees = offers(|choice| matches!(choice, Choice::See { .. }));
                let looks = offers(|choice| *choice == Choice::One(Action::Look(None)));
                let folds = offers(|choice| *choice == Choice::One(Action::Fold));
                match own.is_blind() {
                    _ if !bets => None,
                    true => looks.then_some(Kind::Look),
                    false if sees => Some(Kind::See),
                    false => folds.then_some(Kind::Fold),
                }
            }
            ask if ask.is_to_swap() => Some(Kind::Swap),
            ask if ask.is_to_set() => {
                let is_nine = |choice: &Choice| matches!(choice, Choice::Set { hands: 3, .. });
                offers(is_nine).then_some(Kind::Set)
            }
            // Only to a hand that has been seen is it a question which cards to draw.
            ask if ask.is_to_exchange() => (!own.is_blind()).then_some(Kind::Draw),
            _ => None,
        }
    }

    /// The kind of decisions in which this mistake is made.
    #[must_use]
    pub fn of_mistake(mistake: Mistake) -> Kind {
        match mistake {
            Mistake::Looked | Mistake::StayedBlind => Kind::Look,
            Mistake::Folded | Mistake::StayedIn | Mistake::TooLow | Mistake::TooHigh => Kind::Fold,
            Mistake::SawTooSoon | Mistake::SawTooLate => Kind::See,
            Mistake::Kept => Kind::Keep,
            Mistake::Set => Kind::Set,
            Mistake::Swapped => Kind::Swap,
            Mistake::Drew => Kind::Draw,
        }
    }

    /// Whether it is practised in the usual game.
    #[must_use]
    pub fn is_usual(self) -> bool {
        self.rules().game == games::usual().game
    }

    /// Whether such a decision is worth asking with this hand. Most hands are folded, so that half of the questions are
    /// about a pair or better.
    pub(super) fn is_worth_asking(self, view: View<'_>, is_strong: bool) -> bool {
        let known = view.own().and_then(|own| own.known_hand());
        match (self, known) {
            (Kind::Fold, Some((_, value))) => (value.kind() >= HandKind::Pair) == is_strong,
            _ => true,
        }
    }
}
