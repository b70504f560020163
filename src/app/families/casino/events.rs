//! Games against the house: sentences, durations and sounds.

use crate::app::i18n::{Name, say};
use crate::app::words::{Cue, FamilyWords, a_hand};
use crate::cards::{Card, Hand};
use crate::engine::{BetResult, CasinoBet, CasinoEvent, Event, Purse, Seat, View};

/// The words of the game.
pub static WORDS: FamilyWords = FamilyWords {
    sentence: |event, _, _| match event {
        // Each bet gets its sentence when it is settled.
        Event::Paid {
            from: Purse::Pot(_),
            ..
        } => Some(String::new()),
        _ => None,
    },
    rail: |rules| match rules.casino().map_or(1, |house| house.ante_min) {
        1 => String::new(),
        least => say::rail_casino(least),
    },
    ..FamilyWords::DEFAULT
};

/// Describes an event in a sentence. `None`: the house turns a card that is not its last. `public` is the gallery's
/// view after the event.
pub fn told(event: &CasinoEvent, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    Some(match *event {
        CasinoEvent::Staked {
            seat,
            ante,
            pair_plus,
            bonus,
        } => match (ante, pair_plus, bonus) {
            (0, plus, _) => say::stakes_pair_plus(&name(seat), plus),
            (ante, 0, 0) => say::stakes_ante(&name(seat), ante),
            (ante, plus, 0) => say::stakes_both(&name(seat), ante, plus),
            (ante, 0, bonus) => say::stakes_ante_and_bonus(&name(seat), ante, bonus),
            (ante, plus, bonus) => say::stakes_all_three(&name(seat), ante, plus, bonus),
        },
        CasinoEvent::SatOut { seat } => say::sits_out(&name(seat)),
        CasinoEvent::Played { seat, chips } => say::plays_against_house(&name(seat), chips),
        CasinoEvent::Turned { .. } | CasinoEvent::NobodyPlays => return None,
        CasinoEvent::Opened { qualified } => {
            let hand = a_hand(public.ranking().value(hand(public)?));
            match qualified {
                true => say::house_shows(&hand),
                false => say::house_shows_and_is_out(&hand),
            }
        }
        CasinoEvent::Settled { seat, bet, result } => {
            let (who, bet) = (name(seat), key(bet));
            match result {
                BetResult::Won(chips) => say::bet_has_won(&who, bet, chips),
                BetResult::Back(_) => say::bet_comes_back(&who, bet),
                BetResult::Lost(chips) => say::bet_is_lost(&who, bet, chips),
            }
        }
    })
}

/// The house's hand. `None`: not all of it may be seen.
#[must_use]
pub fn hand(view: View<'_>) -> Option<Hand> {
    let cards: Option<Vec<Card>> = view.board().map(|face| face.card).collect();
    Some(Hand(cards?.try_into().ok()?))
}

/// The key of a bet in the messages.
#[must_use]
pub fn key(bet: CasinoBet) -> &'static str {
    match bet {
        CasinoBet::Ante => "ante",
        CasinoBet::Play => "play",
        CasinoBet::Bonus => "bonus",
        CasinoBet::PairPlus => "plus",
    }
}

/// How long an event takes, in milliseconds at normal speed.
pub fn time(event: &CasinoEvent) -> u32 {
    match event {
        CasinoEvent::Staked { .. } | CasinoEvent::Played { .. } => 520,
        CasinoEvent::SatOut { .. } => 420,
        CasinoEvent::Turned { .. } => 550,
        CasinoEvent::Opened { .. } => 900,
        CasinoEvent::Settled { .. } => 650,
        CasinoEvent::NobodyPlays => 0,
    }
}

/// The sound of an event. `None`: it is silent, or its payment sounds.
pub fn sound(event: &CasinoEvent, _: View<'_>, _: &dyn Fn(Seat) -> bool) -> Option<Cue> {
    match event {
        CasinoEvent::Turned { .. } => Some(Cue::Turn),
        CasinoEvent::SatOut { .. } => Some(Cue::Knock),
        CasinoEvent::Staked { .. }
        | CasinoEvent::Played { .. }
        | CasinoEvent::NobodyPlays
        | CasinoEvent::Opened { .. }
        | CasinoEvent::Settled { .. } => None,
    }
}
