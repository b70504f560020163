//! The games for three stakes: sentences, durations and sounds.

use super::bets;
use crate::app::i18n::{Name, Text, say};
use crate::app::words::{Cue, FamilyWords, a_hand, card_name, join_list};
use crate::cards::Card;
use crate::engine::{
    Ace, Ask, ClassicAsk, ClassicEvent, Event, NumberRules, PotName, Seat, SeatSet, View, Zone,
};

/// The words of these games. In some of them the second stake is betted in rounds.
pub static WORDS: FamilyWords = FamilyWords {
    sentence: |event, public, name| {
        sentence(event, public, name).or_else(|| bets::sentence(event, public, name))
    },
    reading_time,
    rail: |rules| say::rail_three_pots(rules.ante),
    ..FamilyWords::DEFAULT
};

/// Describes an event in a sentence. `None`: the shared words describe it, or it says nothing. `public` is the
/// gallery's view after the event.
fn sentence(event: &Event, public: View<'_>, name: impl Fn(Seat) -> Name) -> Option<String> {
    let rules = public.rules().number()?;
    match *event {
        Event::Bet { seat, chips, .. } if public.classic()?.challenger.is_none() => {
            Some(say::brags(&name(seat), chips))
        }
        Event::Bet { seat, chips, .. } => Some(say::raises_brag(&name(seat), chips)),
        Event::Saw {
            payer,
            seen,
            chips: 0,
        } => Some(say::sees_at_once(&name(payer), &name(seen))),
        // Cards that are dealt face up get no sentence.
        Event::Dealt {
            to: Zone::Hand(seat),
            card,
        } if draws(public) => {
            let says = match total(public, rules, seat).cmp(&rules.target) {
                std::cmp::Ordering::Less => say::draws_to,
                std::cmp::Ordering::Equal => say::draws_exactly,
                std::cmp::Ordering::Greater => say::draws_over,
            };
            let card = card_name(card.card);
            let sum = total(public, rules, seat);
            Some(says(&name(seat), &card, sum.into()))
        }
        Event::Drew { seat, .. } => Some(say::bank_takes_card(&name(seat))),
        Event::Discarded { seat, card, .. } => {
            Some(say::gives_card(&name(seat), &card_name(card.card)))
        }
        _ => None,
    }
}

/// Describes an event of this mechanic in a sentence. `None`: it says nothing.
pub fn told(event: &ClassicEvent, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    let rules = public.rules().number()?;
    Some(match *event {
        ClassicEvent::Passed { seat } => say::passes_brag(&name(seat)),
        ClassicEvent::Met { seat, chips } => say::meets_brag(&name(seat), chips),
        ClassicEvent::GaveUp { seat } => say::gives_up_pot(&name(seat)),
        // Opened cards get no sentence, because they can be seen.
        ClassicEvent::Opened => return None,
        ClassicEvent::Stood { seat } if public.rules().real_cards => say::bank_stands(&name(seat)),
        ClassicEvent::Bust { seat } => say::bank_is_over(&name(seat), rules.target.into()),
        ClassicEvent::Made { seat } => say::bank_has_number(&name(seat), rules.target.into()),
        // Nobody knows the cards. The payment says who wins.
        ClassicEvent::Won { .. } if public.rules().real_cards => return None,
        ClassicEvent::Stood { seat } => {
            say::stands_at(&name(seat), total(public, rules, seat).into())
        }
        ClassicEvent::AllThree { seat, chips } => say::all_three_won(&name(seat), chips),
        ClassicEvent::DrawAgain { seats } => {
            let names = seats.iter().map(|seat| name(seat).name);
            say::draw_again(&join_list(names.collect()))
        }
        ClassicEvent::DrewAgain { seat, card } => say::draws_again(&name(seat), &card_name(card)),
        ClassicEvent::Won { pot, seats } => won(pot, seats, public, rules, name)?,
    })
}

fn won(
    pot: u8,
    seats: SeatSet,
    public: View<'_>,
    rules: &NumberRules,
    name: impl Fn(Seat) -> Name,
) -> Option<String> {
    let one = seats.iter().next();
    let is_royal = public.rules().royal_takes_all() && !draws(public);
    Some(match (pot, one) {
        // A pair-royal takes the other pots too.
        (2, Some(_)) if is_royal => say::AGREED_ROYAL_TAKES_ALL_YES.get().into(),
        (0, Some(seat)) => say::has_upcard(&name(seat), &card_name(upcard(public, seat)?)),
        (1, Some(seat)) => match public.seat(seat)?.known_hand() {
            Some((_, value)) if all_up(public, seat) => {
                say::has_best_hand(&name(seat), &a_hand(value))
            }
            _ => say::takes_unseen(&name(seat)),
        },
        (_, Some(seat)) if seats.len() == 1 => {
            let sum = total(public, rules, seat);
            let says = if sum == rules.target {
                say::has_the_number
            } else {
                say::is_nearest
            };
            says(&name(seat), sum.into())
        }
        (_, Some(seat)) => {
            let names = seats.iter().map(|seat| name(seat).name);
            say::share_the_number(
                &join_list(names.collect()),
                total(public, rules, seat).into(),
            )
        }
        (_, None) => say::ALL_ARE_OVER.get().into(),
    })
}

/// Whether the last stage, drawing to a number, has begun.
#[must_use]
pub fn draws(view: View<'_>) -> bool {
    let last = view.rules().stages.len().saturating_sub(1);
    let begins = |event| matches!(event, Event::StageBegan { stage } if usize::from(stage) == last);
    matches!(view.ask(), Ask::Classic(ClassicAsk::Draw { .. })) || view.history().any(begins)
}

/// The sum of a seat's open cards.
#[must_use]
pub fn total(view: View<'_>, rules: &NumberRules, seat: Seat) -> u32 {
    let hands = view.seat(seat).into_iter().flat_map(|place| place.hands());
    rules.total(
        hands
            .flat_map(|hand| hand.faces())
            .filter_map(|face| face.card),
    )
}

/// The player's sum, and what is missing to the target. `None`: the game has no target.
#[must_use]
pub fn missing(view: View<'_>, seat: Seat, may_draw: bool) -> Option<String> {
    let rules = view.rules().number()?;
    let sum = total(view, rules, seat);
    let left = rules.target.saturating_sub(sum);
    let most = match rules.ace {
        Ace::Points(points) => points.max(10),
        Ace::Either => 10,
    };
    Some(match left {
        0 => say::number_hit(sum.into()),
        _ if !may_draw => say::number_at_most(sum.into()),
        left if left > most => say::number_far(sum.into()),
        left => say::number_near(sum.into(), left.into(), rules.target.into()),
    })
}

/// The card that a seat was dealt face up.
#[must_use]
pub fn upcard(view: View<'_>, seat: Seat) -> Option<Card> {
    view.seat(seat)?.hands().next()?.faces().nth(2)?.card
}

/// Whether all of a seat's cards lie open.
fn all_up(public: View<'_>, seat: Seat) -> bool {
    let hands = public
        .seat(seat)
        .into_iter()
        .flat_map(|place| place.hands());
    hands
        .flat_map(|hand| hand.faces())
        .all(|face| face.card.is_some())
}

#[must_use]
pub fn pot_name(name: PotName) -> Text {
    match name {
        PotName::Upcard => say::POT_UPCARD,
        PotName::Brag => say::POT_BRAG,
        PotName::ThirtyOne => say::POT_THIRTY_ONE,
        PotName::Seat => say::POT_SEAT,
        PotName::Pair => say::POT_PAIR,
        PotName::Post => say::POT_POST,
        PotName::Main | PotName::Set(_) => say::POT,
    }
}

/// How long an event takes, in milliseconds at normal speed.
pub fn time(event: &ClassicEvent) -> u32 {
    match event {
        ClassicEvent::Passed { .. } => 420,
        ClassicEvent::Met { .. } | ClassicEvent::GaveUp { .. } => 620,
        ClassicEvent::Opened => 1100,
        ClassicEvent::Stood { .. } | ClassicEvent::Bust { .. } | ClassicEvent::Made { .. } => 620,
        ClassicEvent::DrawAgain { .. } => 1300,
        ClassicEvent::DrewAgain { .. } => 900,
        ClassicEvent::Won { .. } => 1500,
        ClassicEvent::AllThree { .. } => 1500,
    }
}

/// How long a hand that reaches or passes the target is shown, in milliseconds.
fn reading_time(event: &Event, view: View<'_>) -> u32 {
    let Some(rules) = view.rules().number() else {
        return 0;
    };
    match *event {
        Event::Dealt {
            to: Zone::Hand(seat),
            ..
        } if draws(view) => match total(view, rules, seat).cmp(&rules.target) {
            std::cmp::Ordering::Less => 0,
            _ => 1500,
        },
        _ => 0,
    }
}

/// The sound of an event. `None`: it is silent, or its payment sounds.
pub fn sound(
    event: &ClassicEvent,
    public: View<'_>,
    is_person: &dyn Fn(Seat) -> bool,
) -> Option<Cue> {
    let is_exact = |seat| {
        let rules = public.rules().number();
        rules.is_some_and(|rules| total(public, rules, seat) == rules.target)
    };
    match *event {
        ClassicEvent::AllThree { seat, .. } if is_person(seat) => Some(Cue::Triumph),
        ClassicEvent::Won { pot: 2, seats }
            if seats.iter().any(|seat| is_person(seat) && is_exact(seat)) =>
        {
            Some(Cue::Triumph)
        }
        ClassicEvent::Passed { .. }
        | ClassicEvent::GaveUp { .. }
        | ClassicEvent::Stood { .. }
        | ClassicEvent::Bust { .. }
        | ClassicEvent::Made { .. } => Some(Cue::Knock),
        ClassicEvent::Opened | ClassicEvent::DrewAgain { .. } => Some(Cue::Turn),
        // The payment that follows has the sound.
        ClassicEvent::Met { .. }
        | ClassicEvent::DrawAgain { .. }
        | ClassicEvent::Won { .. }
        | ClassicEvent::AllThree { .. } => None,
    }
}
