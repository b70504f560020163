//! Setting hands: what its actions, questions and events mean to those who know no mechanic.

use crate::cards::arrange::Shape;
use crate::cards::{Card, Ranking, Rows};
use crate::engine::facts::setting::{SettingAction, SettingAsk, SettingEvent};
use crate::engine::ground::seat::Seat;
use crate::engine::model::Rules;
use crate::engine::sums::action::{Action, Choice};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;

impl Rules {
    /// The shape of the hands that are set from so many cards. `None`: none are set from them.
    #[must_use]
    pub fn shape_of(&self, cards: usize) -> Option<Shape> {
        self.setting()?.shape(cards)
    }
}

impl Action {
    /// Sets these hands.
    #[must_use]
    pub fn set(rows: Rows) -> Action {
        Action::Setting(SettingAction::Set(rows))
    }

    /// The hands that it sets. `None`: it sets none.
    #[must_use]
    pub fn hands_set(self) -> Option<Rows> {
        match self {
            Action::Setting(SettingAction::Set(rows)) => Some(rows),
            _ => None,
        }
    }

    /// Whether it is one while hands are set.
    #[must_use]
    pub fn is_of_setting(self) -> bool {
        matches!(self, Action::Setting(_))
    }
}

impl Ask {
    /// Whether a player is asked to set his hands.
    #[must_use]
    pub fn is_to_set(self) -> bool {
        matches!(self, Ask::Setting(SettingAsk::Set { .. }))
    }

    /// Whether a player is asked something while hands are set and shown.
    #[must_use]
    pub fn is_of_setting(self) -> bool {
        matches!(self, Ask::Setting(_))
    }

    /// Whether a player is asked to show a set hand, or to pass it.
    #[must_use]
    pub fn is_to_show_set(self) -> bool {
        matches!(self, Ask::Setting(SettingAsk::Show { .. }))
    }
}

impl<C> Event<C> {
    /// The set hand that this event shows: its player, and its number, counted from 0. `None`: it shows none.
    #[must_use]
    pub fn set_shown(&self) -> Option<(Seat, u8)> {
        match *self {
            Event::Setting(SettingEvent::Showed { seat, nth }) => Some((seat, nth)),
            _ => None,
        }
    }
}

impl SettingAction {
    /// Whether it sets the hands of the choice.
    pub(in crate::engine) fn is_of(self, choice: Choice) -> bool {
        let (
            Choice::Set {
                from,
                hands,
                fours,
                ranking,
            },
            SettingAction::Set(rows),
        ) = (choice, self)
        else {
            return false;
        };
        let short = |row: &&[Card]| row.len() != 3;
        rows.len() == usize::from(hands)
            && from.contains_all(rows.cards())
            && rows.cards().len() == rows.card_count()
            && rows.iter().filter(short).count() <= usize::from(fours)
            && rows.is_in_order_by(ranking)
    }

    /// The plainest setting of the choice. `None`: it is of another mechanic.
    pub(in crate::engine) fn plain(choice: Choice) -> Option<SettingAction> {
        let Choice::Set {
            from,
            hands,
            ranking,
            ..
        } = choice
        else {
            return None;
        };
        let cards: Vec<Card> = from.iter().collect();
        let rows = Rows::new(cards.chunks_exact(3).take(hands.into()));
        let rows = rows.unwrap_or(Rows::NONE);
        Some(SettingAction::Set(rows.best_first(&Ranking::new(ranking))))
    }
}
