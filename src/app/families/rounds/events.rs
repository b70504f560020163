//! Equalised betting, the dealer's stake and the draw: sentences, durations and sounds.

use crate::app::i18n::{Name, say};
use crate::app::words::{Cue, FamilyWords, high, several};
use crate::cards::{HandKind, Rank};
use crate::engine::{Answer, Chips, Event, Face, Opening, Purse, RoundEvent, Seat, View, Zone};

/// The words of these games.
pub static WORDS: FamilyWords = FamilyWords {
    sentence: |event, public, name| sentence(event, public, name),
    rail: |rules| match rules.round().map(|round| (round.opening, round.most_in)) {
        Some((Opening::Blinds { big }, _)) => say::rail_blinds(big / 2, big),
        Some((Opening::Dealer { .. }, most)) => {
            most.map_or_else(|| say::RAIL_NO_LIMIT.get().into(), say::rail_limit)
        }
        _ => say::rail_ante(rules.ante),
    },
    ..FamilyWords::DEFAULT
};

/// Describes an event in a sentence. `None`: the shared words describe it, or it says nothing. `public` is the
/// gallery's view after the event.
fn sentence(event: &Event, public: View<'_>, name: impl Fn(Seat) -> Name) -> Option<String> {
    let brags = brags(public);
    Some(match *event {
        Event::Bet { seat, chips, .. } if brags => say::brags(&name(seat), chips),
        Event::Folded { seat } if brags => say::bolts(&name(seat)),
        // The sentence comes with the last card.
        Event::Dealt {
            to: Zone::Hand(seat),
            ..
        } => {
            let cards = thrown(public, seat);
            let held = public.seat(seat)?.hands().last()?.ids().count();
            if cards == 0 || held < 3 {
                return None;
            }
            say::draws_cards(&name(seat), cards)
        }
        Event::Paid {
            from: Purse::Pot(_),
            to: Purse::Seat(seat),
            chips,
        } if is_own_stake(public, seat, chips) => say::takes_stake_back(&name(seat)),
        Event::Stood { seat } => say::draws_none(&name(seat)),
        _ => return None,
    })
}

/// Describes an event of this mechanic in a sentence. `None`: it says nothing.
pub fn told(event: &RoundEvent, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    let brags = brags(public);
    Some(match *event {
        RoundEvent::Staked { seat, chips } => say::stakes_first(&name(seat), chips),
        RoundEvent::Posted { seat, chips } if is_blind(public) => {
            say::posts_blind(&name(seat), chips)
        }
        // The dealer's stake had its sentence when it was made. This event counts it after the cards are dealt.
        RoundEvent::Posted { .. } => return None,
        RoundEvent::Checked { seat } if brags => say::passes_brag(&name(seat)),
        RoundEvent::Checked { seat } => say::checks(&name(seat)),
        RoundEvent::Matched { seat, chips, .. } if brags => say::goes_it(&name(seat), chips),
        RoundEvent::Matched {
            seat,
            chips,
            blind: true,
        } => say::matches_unseen(&name(seat), chips),
        RoundEvent::Matched { seat, chips, .. } => say::matches(&name(seat), chips),
        RoundEvent::Left { seat } => say::gives_up_pot(&name(seat)),
        RoundEvent::SightCalled { seat } => say::calls_sight(&name(seat)),
        RoundEvent::Named { seat, kind, rank } => {
            say::names_hand(&name(seat), &named_hand(kind, rank))
        }
        RoundEvent::Contested {
            seat,
            contests: true,
        } => say::contests(&name(seat)),
        RoundEvent::Contested { seat, .. } => say::concedes(&name(seat)),
        RoundEvent::Unmet { chips: 0, .. } => return None,
        RoundEvent::Unmet { seat, chips } => say::nobody_met(&name(seat), chips),
    })
}

/// Whether a pot of so many chips is only what this player, the dealer, has staked: nobody has met it.
fn is_own_stake(view: View<'_>, seat: Seat, pot: Chips) -> bool {
    let round = view.rules().round();
    let is_staked = round.is_some_and(|rules| matches!(rules.opening, Opening::Dealer { .. }));
    let mut paid = view.history().filter_map(|event| match event {
        Event::Paid {
            from: Purse::Seat(by),
            to: Purse::Pot(_),
            chips,
        } => Some((by, chips)),
        _ => None,
    });
    let own = paid.try_fold(0, |sum: Chips, (by, chips)| {
        (by == seat).then(|| sum.saturating_add(chips))
    });
    is_staked && own == Some(pot)
}

/// How long an event takes, in milliseconds at normal speed.
pub fn time(event: &RoundEvent) -> u32 {
    match event {
        // A short pause: the payment of the blind or the stake has just been shown.
        RoundEvent::Posted { .. } => 120,
        RoundEvent::Staked { .. } | RoundEvent::Matched { .. } => 520,
        RoundEvent::Checked { .. } | RoundEvent::Left { .. } => 420,
        RoundEvent::Contested { .. } => 520,
        RoundEvent::SightCalled { .. } | RoundEvent::Unmet { .. } => 1100,
        RoundEvent::Named { .. } => 1300,
    }
}

/// The sound of an event. `None`: it is silent, or its payment sounds.
pub fn sound(event: &RoundEvent, _: View<'_>, _: &dyn Fn(Seat) -> bool) -> Option<Cue> {
    match event {
        RoundEvent::Checked { .. }
        | RoundEvent::Left { .. }
        | RoundEvent::SightCalled { .. }
        | RoundEvent::Named { .. }
        | RoundEvent::Contested { .. } => Some(Cue::Knock),
        RoundEvent::Posted { .. }
        | RoundEvent::Staked { .. }
        | RoundEvent::Matched { .. }
        | RoundEvent::Unmet { .. } => None,
    }
}

/// A hand as its owner names it: its class and its rank.
#[must_use]
pub fn named_hand(kind: HandKind, rank: Rank) -> String {
    match kind {
        HandKind::Prial => say::hand_pair_royal("bare", several(rank)),
        HandKind::Pair => say::hand_pair("bare", several(rank)),
        _ => high(rank).into(),
    }
}

/// The hand that was named in this deal, and by whom.
#[must_use]
pub fn hand_named(view: View<'_>) -> Option<(Seat, String)> {
    view.history().find_map(|event| match event {
        Event::Round(RoundEvent::Named { seat, kind, rank }) => {
            Some((seat, named_hand(kind, rank)))
        }
        _ => None,
    })
}

/// How many cards a player has discarded in this deal.
#[must_use]
pub fn thrown(view: View<'_>, seat: Seat) -> u64 {
    let is_his =
        |event: &Event<Face>| matches!(event, Event::Discarded { seat: by, .. } if *by == seat);
    view.history().filter(is_his).count() as u64
}

/// Whether players brag here, and the others go it or bolt.
#[must_use]
pub fn brags(view: View<'_>) -> bool {
    let round = view.rules().round();
    round.is_some_and(|rules| rules.answer == Answer::Sight)
}

/// Whether the round begins with blinds.
#[must_use]
pub fn is_blind(view: View<'_>) -> bool {
    let round = view.rules().round();
    round.is_some_and(|rules| matches!(rules.opening, Opening::Blinds { .. }))
}
