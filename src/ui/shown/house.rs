//! Playing against the house, on the page.

use crate::cards::{Card, Hand};
use crate::engine::{Came, HouseBet, HouseEvent, Seat, View};
use crate::ui::language::{Name, say};
use crate::ui::senses::Cue;
use crate::ui::words::a_hand;

/// What has happened, in a sentence; none of a card that the house turns before its last. `public` is the table after it,
/// as anybody sees it.
#[must_use]
pub fn words(event: HouseEvent, public: View<'_>, name: impl Fn(Seat) -> Name) -> Option<String> {
    Some(match event {
        HouseEvent::Staked {
            seat,
            ante,
            pair_plus,
        } => match (ante, pair_plus) {
            (0, plus) => say::stakes_pair_plus(&name(seat), plus),
            (ante, 0) => say::stakes_ante(&name(seat), ante),
            (ante, plus) => say::stakes_both(&name(seat), ante, plus),
        },
        HouseEvent::SatOut { seat } => say::sits_out(&name(seat)),
        HouseEvent::Played { seat, chips } => say::plays_against_house(&name(seat), chips),
        HouseEvent::Turned { .. } | HouseEvent::NobodyPlays => return None,
        HouseEvent::Opened { qualified } => {
            let hand = a_hand(public.ranking().value(hand(public)?));
            match qualified {
                true => say::house_shows(&hand),
                false => say::house_shows_and_is_out(&hand),
            }
        }
        HouseEvent::Settled { seat, bet, came } => {
            let (who, bet) = (name(seat), key(bet));
            match came {
                Came::Won(chips) => say::bet_has_won(&who, bet, chips),
                Came::Back(_) => say::bet_comes_back(&who, bet),
                Came::Lost(chips) => say::bet_is_lost(&who, bet, chips),
            }
        }
    })
}

/// The house's hand, once all of it may be seen.
#[must_use]
pub fn hand(view: View<'_>) -> Option<Hand> {
    let cards: Option<Vec<Card>> = view.board().map(|face| face.card).collect();
    Some(Hand(cards?.try_into().ok()?))
}

/// What the messages call a bet.
#[must_use]
pub fn key(bet: HouseBet) -> &'static str {
    match bet {
        HouseBet::Ante => "ante",
        HouseBet::Play => "play",
        HouseBet::Bonus => "bonus",
        HouseBet::PairPlus => "plus",
    }
}

/// How long it takes, in milliseconds.
#[must_use]
pub fn time(event: &HouseEvent) -> u32 {
    match event {
        HouseEvent::Staked { .. } | HouseEvent::Played { .. } => 520,
        HouseEvent::SatOut { .. } => 420,
        HouseEvent::Turned { .. } => 550,
        HouseEvent::Opened { .. } => 900,
        HouseEvent::Settled { .. } => 650,
        HouseEvent::NobodyPlays => 0,
    }
}

/// How it sounds; chips are heard as they are paid.
#[must_use]
pub fn sound(event: HouseEvent) -> Option<Cue> {
    match event {
        HouseEvent::Turned { .. } => Some(Cue::Turn),
        HouseEvent::SatOut { .. } => Some(Cue::Knock),
        HouseEvent::Staked { .. }
        | HouseEvent::Played { .. }
        | HouseEvent::NobodyPlays
        | HouseEvent::Opened { .. }
        | HouseEvent::Settled { .. } => None,
    }
}
