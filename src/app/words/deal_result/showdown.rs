//! What decided between hands.

use super::teller::Teller;
use crate::app::i18n::{Text, say};
use crate::app::words::{hand_name, rank_name};
use crate::cards::HandValue;
use crate::engine::Seat;

impl Teller<'_> {
    /// What decided between the winners' hand and the best of the others, if they have the same name. `None` also
    /// where several pots were won, or something else than the three cards decided.
    pub(super) fn decided_at_showdown(&self, won: &[(Seat, u64)]) -> Option<String> {
        let ranking = self.view.ranking();
        let value = |seat: &Seat| Some(ranking.value(self.cards(*seat)?));
        let has_won = |seat: &Seat| won.iter().any(|(winner, _)| winner == seat);
        let (first, _) = won.first()?;
        let best = value(first)?;
        let is_shared = won.iter().all(|(seat, _)| value(seat) == Some(best));
        let others = self.shown().into_iter().filter(|seat| !has_won(seat));
        let next = others.max_by_key(value)?;
        let is_beaten = value(&next)? < best;
        if !is_shared || !is_beaten || !self.pots().is_empty() {
            return None;
        }
        self.decided(*first, next)
    }

    /// What decided between two hands of the same name. `None`: their names differ, or the discards decided.
    pub(super) fn decided(&self, first: Seat, second: Seat) -> Option<String> {
        let ranking = self.view.ranking();
        let value = |seat| Some(ranking.value(self.cards(seat)?));
        let (won, lost) = (value(first)?, value(second)?);
        if hand_name(won) != hand_name(lost) {
            return None;
        }
        let ranks = won.ranks().into_iter().zip(lost.ranks());
        let higher = ranks.into_iter().find(|(mine, other)| mine != other);
        if let Some((rank, _)) = higher {
            return Some(say::decided_by_rank(rank_name(rank)));
        }
        let hand = self.cards(first)?;
        let thrown = |seat| ranking.value_after(hand, self.thrown(seat).collect());
        if ranking.is_up_to_discards(won, lost) && thrown(first) != thrown(second) {
            return None;
        }
        Some(why(won, lost).get().into())
    }
}

/// Why one of two hands with the same name and ranks has won.
fn why(won: HandValue, lost: HandValue) -> Text {
    match (won == lost, won.is_teen_patti()) {
        (true, true) => say::PATTI_DECIDED_BY_ASKING,
        (true, false) => say::DECIDED_BY_PAYING,
        (false, _) => say::DECIDED_BY_WILDS,
    }
}
