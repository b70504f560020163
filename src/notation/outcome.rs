//! The outcome of a deal, and of a whole record.

use serde_json::{Map, Value, json};

use super::mechanics::{self, MechanicOutcome};
use crate::cards::{Card, Hand};
use crate::engine::{
    Ask, CardId, Chips, Debt, Ending, Event, Held, Purse, Seat, SeatSet, Table, Viewer, Zone,
};

/// The outcome of one deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealOutcome {
    pub dealer: Seat,
    /// How it ended.
    pub ended: Ending,
    /// The payments from the pots, in their order.
    pub awards: Vec<(Seat, Chips)>,
    /// The hands that were shown, in the order of showing: the three cards that play, in dealing order.
    pub shown: Vec<(Seat, Hand)>,
    /// The chips that stay on the table because the last player was blind.
    pub carried: Option<Chips>,
    /// The player who keeps his blind hand then.
    pub retained_by: Option<Seat>,
    /// The second hand of a keeper, which is dealt face up for the others to beat (RULES 1.3, O12).
    pub face_up: Vec<Card>,
    /// What the mechanic of the game adds.
    pub own: MechanicOutcome,
}

impl DealOutcome {
    /// The outcome of the table's last deal, with every card of it. `None`: it is not over.
    #[must_use]
    pub fn of(table: &Table) -> Option<DealOutcome> {
        DealOutcome::seen_by(table, Viewer::Hindsight)
    }

    /// The outcome of the table's last deal, as this viewer sees it. `None`: it is not over.
    #[must_use]
    pub fn seen_by(table: &Table, viewer: Viewer) -> Option<DealOutcome> {
        let view = table.view(viewer);
        let history = table.history();
        let (end, ended) = history.iter().enumerate().find_map(|(at, event)| {
            let Event::Ended { how } = *event else {
                return None;
            };
            Some((at, how))
        })?;
        let mut outcome = DealOutcome {
            dealer: Seat(0),
            ended,
            awards: Vec::new(),
            shown: Vec::new(),
            carried: None,
            retained_by: None,
            face_up: Vec::new(),
            own: MechanicOutcome::of(table, view, ended),
        };
        let mut exposed: Vec<(Seat, Vec<Held>)> = Vec::new();
        let mut discards: Vec<CardId> = Vec::new();
        // Payments after the end belong to the sitting and not to the deal (RULES 9.2.1).
        for event in &history[..end] {
            match *event {
                Event::DealBegan { dealer, .. } => outcome.dealer = dealer,
                Event::Paid {
                    from: Purse::Pot(_),
                    to: Purse::Seat(seat),
                    chips,
                } if ended != Ending::House => outcome.awards.push((seat, chips)),
                Event::Dealt {
                    to: Zone::Hand(_),
                    card,
                } if card.seen_by == SeatSet::ALL => {
                    outcome.face_up.push(card.card);
                }
                Event::Exposed { seat, card } => {
                    match exposed.iter_mut().find(|(shown, _)| *shown == seat) {
                        Some((_, cards)) => cards.push(card),
                        None => exposed.push((seat, vec![card])),
                    }
                }
                Event::Discarded { card, .. } => discards.push(card.id),
                Event::Carried { chips } => outcome.carried = Some(chips),
                Event::Retained { seat } => outcome.retained_by = Some(seat),
                ref event => outcome.awards.extend(mechanics::award(event)),
            }
        }
        if outcome.own.lists_hands() {
            exposed.clear();
        }
        if outcome.own.lists_upcards() {
            outcome.face_up.clear();
        }
        outcome.shown = exposed
            .into_iter()
            .filter_map(|(seat, cards)| {
                let plays = |held: &Held| !discards.contains(&held.id);
                let hand: Vec<Card> = cards
                    .into_iter()
                    .filter(plays)
                    .map(|held| held.card)
                    .collect();
                Some((seat, Hand(hand.try_into().ok()?)))
            })
            .collect();
        Some(outcome)
    }

    /// The outcome as JSON. Fields that do not apply are left out.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let mut fields = Map::new();
        let mut put = |key: &str, value: Value| fields.insert(key.into(), value);
        put("dealer", json!(self.dealer.0));
        put("ended", json!(word(self.ended)));
        let award = |(seat, chips): &(Seat, Chips)| json!([seat.0, chips]);
        put("awards", self.awards.iter().map(award).collect());
        if !self.shown.is_empty() {
            let hand =
                |(seat, hand): &(Seat, Hand)| (seat.to_string(), Value::from(hand.to_string()));
            put("shown", self.shown.iter().map(hand).collect());
        }
        if let Some(chips) = self.carried {
            put("carried", json!(chips));
        }
        if let Some(seat) = self.retained_by {
            put("retained_by", json!(seat.0));
        }
        if !self.face_up.is_empty() {
            put(
                "face_up",
                self.face_up.iter().map(Card::to_string).collect(),
            );
        }
        self.own.write(&mut fields);
        Value::Object(fields)
    }
}

fn word(ended: Ending) -> &'static str {
    match ended {
        Ending::Fold => "fold",
        Ending::Carried => "carried",
        Ending::See => "see",
        Ending::Cover => "cover",
        Ending::Showdown => "showdown",
        Ending::FaceUp => "face_up",
        Ending::Show => "show",
        Ending::Sets => "sets",
        Ending::Quads => "quads",
        Ending::Stuck => "stuck",
        Ending::Three => "three",
        Ending::Post => "post",
        Ending::Unmet => "unmet",
        Ending::Conceded => "conceded",
        Ending::House => "house",
        Ending::Limit => "limit",
    }
}

/// The dealer of the current or the last deal. Where a shuffle is awaited, the next dealer (RULES 9.2.15, 10.0.7).
fn dealer(table: &Table) -> Seat {
    let is_awaited = matches!(table.ask(), Ask::Deal { shuffle: true });
    let next = table.next_dealer().filter(|_| is_awaited);
    next.unwrap_or(table.dealer())
}

/// The outcome of a record: its deals, and the table after the last action.
#[derive(Clone, Copy, Debug)]
pub struct Outcome<'t> {
    pub(super) deals: &'t [DealOutcome],
    pub(super) table: &'t Table,
}

impl Outcome<'_> {
    /// The outcome as JSON.
    #[must_use]
    pub fn to_json(self) -> Value {
        let Outcome { deals, table } = self;
        let mut outcome = json!({
            "deals": deals.iter().map(DealOutcome::to_json).collect::<Value>(),
            "chips": table.stacks().collect::<Vec<_>>(),
            "pot": table.pot(),
            "dealer": dealer(table).0,
            "to_act": table.ask().seat().map(|seat| seat.0),
            "over": table.ask() == Ask::Over,
            "pack": table.pack().to_string(),
        });
        if !table.debts().is_empty() {
            let debt = |debt: &Debt| json!([debt.debtor.0, debt.creditor.0, debt.chips]);
            outcome["debts"] = table.debts().iter().map(debt).collect();
        }
        if let Some(card) = table.view(Viewer::Gallery).turned() {
            outcome["bottom"] = json!(card.to_string());
        }
        outcome
    }
}
