//! What decided at a showdown.

use super::teller::Teller;
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
}
