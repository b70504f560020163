//! Playing with real cards (RULES 9.2.21): only people sit at such a table. Its bots become people, and bots again without
//! them.

use super::{Draft, Row};
use crate::sitting::session::PlayerKind;

impl Draft {
    /// Whether the chosen game can be played with real cards.
    #[must_use]
    pub fn may_own_cards(&self) -> bool {
        self.rules.can_be_banked()
    }

    /// Whether the players have real cards.
    #[must_use]
    pub fn has_own_cards(&self) -> bool {
        self.own_cards && self.may_own_cards()
    }

    /// Whether the players would have real cards, whatever the game.
    #[must_use]
    pub fn wished_own_cards(&self) -> bool {
        self.own_cards
    }

    /// Sets whether the players have real cards.
    pub fn set_own_cards(&mut self, own_cards: bool) {
        self.own_cards = own_cards;
        self.seat_people();
    }

    /// Makes people of bots where the cards are real, and bots of them where they are not. Phones have no cards to show there.
    pub(super) fn seat_people(&mut self) {
        if self.has_own_cards() {
            let is_other = |row: &&Row| row.kind.is_bot() || row.kind == PlayerKind::Phone;
            let bots = self.rows.iter().filter(is_other);
            let bots: Vec<_> = bots.map(|row| (row.key, row.kind)).collect();
            for &(key, kind) in &bots {
                self.were_bots.push((key, kind));
                self.set_kind(key, PlayerKind::Person);
            }
        } else {
            for (key, kind) in std::mem::take(&mut self.were_bots) {
                self.set_kind(key, kind);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::app::draft::Draft;
    use crate::engine::{FirstDealer, Seat};
    use crate::games::HouseRule;
    use crate::sitting::session::PlayerKind;
    use crate::sitting::table_for_four;

    #[test]
    fn bots_become_people_with_real_cards_and_bots_again_without() {
        let before = Draft::of(&table_for_four().into());
        let mut draft = before.clone();
        draft.set_own_cards(true);
        let setup = draft.setup().expect("four people can play");
        assert!(setup.rules.real_cards);
        let mut players = setup.players.iter();
        assert!(players.all(|player| player.kind == PlayerKind::Person));
        // Another one is a person too.
        assert_eq!(draft.add().map(|row| row.kind), Some(PlayerKind::Person));
        draft.remove();
        // A game that needs its cards on the page has bots.
        draft.choose_game("nine_card");
        assert!(draft.wished_own_cards() && !draft.has_own_cards());
        assert!(!draft.table().rules.real_cards);
        assert!(draft.rows().iter().any(|row| row.kind.is_bot()));
        draft.choose_game("three_card");
        assert!(draft.table().rules.real_cards);
        draft.set_own_cards(false);
        assert_eq!(draft.table().players, before.table().players);
    }

    #[test]
    fn with_real_cards_the_players_say_who_deals_first_whatever_the_rules() {
        let mut draft = Draft::of(&table_for_four().into());
        let rule = HouseRule::named("first_dealer").expect("a house rule");
        let high_card = 1;
        draft.set(rule, high_card);
        assert!(!draft.may_choose_dealer());
        draft.set_own_cards(true);
        assert!(draft.may_choose_dealer() && !draft.matters(rule));
        draft.choose_dealer(Some(2));
        let setup = draft.setup().expect("four people can play");
        assert_eq!(setup.first_dealer, Some(Seat(2)));
        assert_eq!(setup.rules.first_dealer, FirstDealer::Chosen);
        // Nobody has chosen: it is no high card either.
        draft.choose_dealer(None);
        assert_eq!(draft.table().rules.first_dealer, FirstDealer::Given);
        draft.set_own_cards(false);
        assert_eq!(draft.table().rules.first_dealer, FirstDealer::HighCard);
    }

    #[test]
    fn real_cards_are_remembered() {
        let mut last = table_for_four();
        last.rules.real_cards = true;
        let draft = Draft::of(&last.into());
        assert!(draft.has_own_cards());
        assert!(!draft.rules().real_cards, "no rule of the house");
    }
}
