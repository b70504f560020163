//! Set hands: sentences, durations and sounds.

use super::bets;
use crate::app::i18n::{Name, say};
use crate::app::words::{Cue, FamilyWords, a_hand, join_list};
use crate::cards::Card;
use crate::engine::{AllWon, Event, PointsRules, Prize, Seat, SettingEvent, View};

/// The words of these games. Bets on hands are told as in the games of rounds.
pub static WORDS: FamilyWords = FamilyWords {
    sentence: |event, public, name| match event {
        // A set hand gets its sentence once all its cards are shown.
        Event::Exposed { .. } => Some(String::new()),
        event => bets::sentence(event, public, name),
    },
    reading_time,
    rail: |rules| match rules.setting().map(|setting| &setting.prize) {
        Some(Prize::Points(points)) => say::rail_to(points.target.into()),
        Some(Prize::Pots(_)) => say::rail_pots(rules.ante),
        _ => say::rail_ante(rules.ante),
    },
    ..FamilyWords::DEFAULT
};

/// Describes an event in a sentence. `None`: it says nothing. `public` is the gallery's view after the event.
pub fn told(event: &SettingEvent, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    let place = |nth: u8| u64::from(nth) + 1;
    Some(match *event {
        SettingEvent::Took { seat, .. } => say::takes_spare(&name(seat)),
        SettingEvent::Left { seat } => say::leaves_spare(&name(seat)),
        SettingEvent::Set { seat, .. } => say::has_set(&name(seat)),
        SettingEvent::Showed { seat, nth } => {
            say::shows_set(&name(seat), place(nth), &shown(public, seat, nth)?)
        }
        SettingEvent::Passed { seat, nth } => say::passes_set(&name(seat), place(nth)),
        SettingEvent::Won {
            nth,
            seat: Some(seat),
        } => {
            let wins = say::wins_set(&name(seat), place(nth));
            match moment(public, name) {
                Some(moment) => format!("{wins} {moment}"),
                None => wins,
            }
        }
        SettingEvent::Won { nth, seat: None } => say::nobody_wins_set(place(nth)),
        SettingEvent::Bonus { seat, chips } => say::paid_for_four(&name(seat), chips),
        SettingEvent::Quads { seat } => say::has_four(&name(seat)),
        SettingEvent::Winners { seats } => {
            let mut winners = seats.iter();
            match (winners.next(), winners.next()) {
                (Some(seat), None) => say::wins_game(&name(seat)),
                _ => {
                    let names: Vec<String> = seats.iter().map(|seat| name(seat).name).collect();
                    say::share_game(&join_list(names))
                }
            }
        }
    })
}

/// The seat that has won every hand. `None`: nobody has, or not all are compared.
#[must_use]
pub fn all_won(view: View<'_>) -> Option<Seat> {
    let hands = view.rules().setting()?.hands;
    let won = view.history().filter_map(|event| match event {
        Event::Setting(SettingEvent::Won { seat, .. }) => Some(seat),
        _ => None,
    });
    let won: Vec<Option<Seat>> = won.collect();
    let first = won.first().copied().flatten()?;
    let is_his = |won: &Option<Seat>| *won == Some(first);
    (won.len() == usize::from(hands) && won.iter().all(is_his)).then_some(first)
}

/// Whether winning every hand is called a *crash* in this game.
#[must_use]
pub fn is_crash(view: View<'_>) -> bool {
    let is_more = |points: &PointsRules| points.all_won != AllWon::Points(0);
    let hands = view.rules().setting().map(|rules| rules.hands);
    hands == Some(4) && view.rules().points().is_some_and(is_more)
}

/// The sentence that a player has won every hand. `None`: nobody has.
#[must_use]
pub fn moment(view: View<'_>, name: impl Fn(Seat) -> Name) -> Option<String> {
    let who = name(all_won(view)?);
    Some(if is_crash(view) {
        say::crashes(&who)
    } else {
        say::scoops(&who)
    })
}

/// How long the event that wins every hand is shown, in milliseconds. 0: this is another event.
fn reading_time(event: &Event, view: View<'_>) -> u32 {
    let is_won = matches!(event, Event::Setting(SettingEvent::Won { .. }));
    if is_won && all_won(view).is_some() {
        2600
    } else {
        0
    }
}

/// How long an event takes, in milliseconds at normal speed.
pub fn time(event: &SettingEvent) -> u32 {
    match event {
        SettingEvent::Took { .. } | SettingEvent::Left { .. } => 800,
        SettingEvent::Set { .. } => 520,
        SettingEvent::Showed { .. } => 350,
        SettingEvent::Passed { .. } => 520,
        SettingEvent::Won { .. } => 1100,
        SettingEvent::Bonus { .. } => 800,
        SettingEvent::Quads { .. } => 1400,
        SettingEvent::Winners { .. } => 1200,
    }
}

/// The sound of an event. `None`: it is silent.
pub fn sound(
    event: &SettingEvent,
    public: View<'_>,
    is_person: &dyn Fn(Seat) -> bool,
) -> Option<Cue> {
    match *event {
        SettingEvent::Took { .. } | SettingEvent::Set { .. } => Some(Cue::Slide),
        SettingEvent::Left { .. } | SettingEvent::Passed { .. } => Some(Cue::Knock),
        // The turning of the cards and the payment of the chips have the sounds.
        SettingEvent::Showed { .. } | SettingEvent::Bonus { .. } => None,
        SettingEvent::Won { .. } if all_won(public).is_some_and(is_person) => Some(Cue::Triumph),
        SettingEvent::Won { seat, .. } => seat.filter(|seat| is_person(*seat)).map(|_| Cue::Win),
        SettingEvent::Quads { seat } => is_person(seat).then_some(Cue::Win),
        SettingEvent::Winners { seats } => seats.iter().any(is_person).then_some(Cue::Triumph),
    }
}

/// The name of a hand that has been shown. `None`: not all its cards are seen.
fn shown(public: View<'_>, seat: Seat, nth: u8) -> Option<String> {
    let hand = public.seat(seat)?.set(nth)?;
    let cards: Option<Vec<Card>> = hand.faces().map(|face| face.card).collect();
    public.ranking().row(&cards?).map(a_hand)
}
