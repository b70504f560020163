//! Playing against the bank: what its actions, questions and events mean to those who know no mechanic.

use crate::engine::facts::casino::{CasinoAction, CasinoAsk};
use crate::engine::sums::action::Choice;
use crate::engine::sums::ask::Ask;

impl Ask {
    /// Whether a player is asked for his stake against the bank, before the cards.
    #[must_use]
    pub fn is_to_stake_against_bank(self) -> bool {
        matches!(self, Ask::Casino(CasinoAsk::Stake { .. }))
    }
}

impl CasinoAction {
    /// Whether it is a stake of the choice.
    pub(in crate::engine) fn is_of(self, choice: Choice) -> bool {
        let (
            Choice::CasinoStake {
                least,
                most,
                chips,
                equal,
                bonus: is_bet,
            },
            CasinoAction::Stake {
                ante,
                pair_plus,
                bonus,
            },
        ) = (choice, self)
        else {
            return false;
        };
        let beside = pair_plus.saturating_add(bonus.unwrap_or(0));
        let whole = ante.saturating_mul(2).saturating_add(beside);
        let fits = !equal || [0, ante].contains(&pair_plus) || ante == 0;
        let bonus_fits = match bonus {
            None => !is_bet,
            Some(bonus) if equal || ante == 0 => is_bet && [0, ante].contains(&bonus),
            Some(_) => is_bet,
        };
        fits && bonus_fits
            && (ante == 0 || (least..=most).contains(&ante))
            && (1..=chips).contains(&whole)
    }

    /// The plainest stakes of the choice. `None`: it is of another mechanic.
    pub(in crate::engine) fn plain(choice: Choice) -> Option<CasinoAction> {
        let Choice::CasinoStake { least, bonus, .. } = choice else {
            return None;
        };
        Some(CasinoAction::Stake {
            ante: least,
            pair_plus: 0,
            bonus: bonus.then_some(0),
        })
    }
}
