//! Three stakes (RULES 10.4, 10.8): the outcome. Their verbs are those of bets and of drawing cards.

use serde_json::{Map, Value, json};

use super::open_hand::OpenHand;
use crate::cards::{Card, Hand, Ranking};
use crate::engine::{
    Chips, ClassicEvent, Ending, Event, Seat, SeatSet, Standing, Table, View, Viewer, Zone,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winners of each pot, the eldest first.
    pub won: Vec<Vec<Seat>>,
    /// If cards were drawn: the total of each player who was dealt in. `None` for a player who was out.
    pub totals: Option<Vec<(Seat, Option<u32>)>>,
    /// The cards drawn to decide between equally near players, in order. Empty: there were none.
    pub again: Vec<(Seat, Vec<Card>)>,
    /// The open hands: the three dealt cards, and the drawn ones.
    pub shown: Vec<(Seat, Vec<Card>, Vec<Card>)>,
    /// The cards given in exchange, in order. Empty: there were none.
    pub thrown: Vec<(Seat, Vec<Card>)>,
}

impl Outcome {
    pub(super) fn of(table: &Table, _: View<'_>, ended: Ending) -> Option<Outcome> {
        if !matches!(ended, Ending::Three | Ending::Post) {
            return None;
        }
        let view = table.view(Viewer::Gallery);
        let rules = view.rules().number()?;
        let won = table.history().iter().filter_map(|event| match event {
            Event::Classic(ClassicEvent::Won { seats, .. }) => Some(*seats),
            _ => None,
        });
        let elders = |seats: SeatSet| table.elders().filter(move |seat| seats.contains(*seat));
        let drawing = view.rules().stages.len() - 1;
        let has_drawn = |event: &Event| matches!(event, Event::StageBegan { stage } if usize::from(*stage) == drawing);
        let mut outcome = Outcome {
            won: won.map(|seats| elders(seats).collect()).collect(),
            totals: table.history().iter().any(has_drawn).then(Vec::new),
            again: by_seat(table, |event| match *event {
                Event::Classic(ClassicEvent::DrewAgain { seat, card }) => Some((seat, card)),
                _ => None,
            }),
            shown: Vec::new(),
            thrown: by_seat(table, |event| match *event {
                Event::Discarded { seat, card, .. } => Some((seat, card.card)),
                _ => None,
            }),
        };
        let dealt = by_seat(table, |event| match *event {
            Event::Dealt {
                to: Zone::Hand(seat),
                card,
            } => Some((seat, card.card)),
            _ => None,
        });
        for seat in table.elders().filter_map(|seat| view.seat(seat)) {
            let cards = seat.hands().flat_map(|hand| hand.faces());
            let cards: Option<Vec<Card>> = cards.map(|face| face.card).collect();
            let Some(cards) = cards.filter(|_| seat.standing() != Standing::Out) else {
                continue;
            };
            if let Some(totals) = &mut outcome.totals {
                let total = rules.total(cards.iter().copied());
                totals.push((seat.seat(), (total <= rules.target).then_some(total)));
            }
            // Cards given in exchange were shown too.
            let dealt = dealt.iter().find(|(by, _)| *by == seat.seat());
            let mut cards = dealt.map_or(cards, |(_, cards)| cards.clone());
            let drawn = cards.split_off(cards.len().min(3));
            outcome.shown.push((seat.seat(), cards, drawn));
        }
        Some(outcome)
    }

    /// The dealt hands. They are played for in the brag: the other stakes go by other cards.
    pub(super) fn open_hands(&self, ranking: &Ranking) -> Vec<OpenHand> {
        let hand = |(seat, dealt, _): &(Seat, Vec<Card>, Vec<Card>)| {
            let hand: [Card; 3] = dealt.as_slice().try_into().ok()?;
            Some(OpenHand {
                seat: *seat,
                value: ranking.value(Hand(hand)),
                has_won: self.won.get(1).is_some_and(|won| won.contains(seat)),
            })
        };
        self.shown.iter().filter_map(hand).collect()
    }

    pub(super) fn write(&self, fields: &mut Map<String, Value>) {
        let mut put = |key: &str, value: Value| fields.insert(key.into(), value);
        let won = |seats: &Vec<Seat>| match seats.as_slice() {
            [] => Value::Null,
            [seat] => json!(seat.0),
            seats => seats.iter().map(|seat| seat.0).collect(),
        };
        put("won", self.won.iter().map(won).collect());
        if let Some(totals) = &self.totals {
            let total = |(seat, total): &(Seat, Option<u32>)| (seat.to_string(), json!(total));
            put("totals", totals.iter().map(total).collect());
        }
        let words = |cards: &[Card]| {
            let words: Vec<String> = cards.iter().map(Card::to_string).collect();
            words.join(" ")
        };
        let hand = |(seat, dealt, drawn): &(Seat, Vec<Card>, Vec<Card>)| {
            let mut text = words(dealt);
            if !drawn.is_empty() {
                text += " / ";
                text += &words(drawn);
            }
            (seat.to_string(), Value::from(text))
        };
        put("shown", self.shown.iter().map(hand).collect());
        for (key, of) in [("thrown", &self.thrown), ("again", &self.again)] {
            if !of.is_empty() {
                let cards = |(seat, cards): &(Seat, Vec<Card>)| {
                    (seat.to_string(), Value::from(words(cards)))
                };
                put(key, of.iter().map(cards).collect());
            }
        }
    }
}

/// The cards of such events by seat, in order.
fn by_seat(table: &Table, of: impl Fn(&Event) -> Option<(Seat, Card)>) -> Vec<(Seat, Vec<Card>)> {
    let mut all: Vec<(Seat, Vec<Card>)> = Vec::new();
    for (seat, card) in table.history().iter().filter_map(of) {
        match all.iter_mut().find(|(by, _)| *by == seat) {
            Some((_, cards)) => cards.push(card),
            None => all.push((seat, vec![card])),
        }
    }
    all
}

/// What an event adds to the awards of a deal. `None`: nothing.
pub(super) fn award(event: &ClassicEvent) -> Option<(Seat, Chips)> {
    match *event {
        ClassicEvent::AllThree { seat, chips } => Some((seat, chips)),
        _ => None,
    }
}
