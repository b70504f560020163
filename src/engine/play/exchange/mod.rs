//! The draw: each player in turn throws some of his cards and takes as many (RULES 10.7, 10.9). A player who has not
//! looked names cards by their positions.

mod lookup;
mod predicates;

use crate::cards::CardSet;
use crate::engine::facts::exchange::{DrawingAction, DrawingAsk, DrawingIllegal, ExchangeRules};
use crate::engine::flow::Flow;
use crate::engine::ground::held::{CardId, Held};
use crate::engine::ground::purse::Zone;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::{Dealer, Mechanic, Stage, Table};
use crate::engine::play::looking;
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::illegal::{DeclareIllegal, Illegal};
use crate::engine::sums::stage::{StageRules, StageState};

impl Stage {
    /// Players throw cards and take as many (RULES 10.7, 10.9).
    #[must_use]
    pub fn exchange(rules: ExchangeRules) -> Stage {
        Stage {
            rules: StageRules::Drawing(rules),
            mechanic: &MECHANIC,
        }
    }
}

/// The table of functions for the driver.
static MECHANIC: Mechanic = Mechanic {
    plays_cards_as_dealt: false,
    state: || StageState::Drawing(SeatSet::NONE),
    begin: |dealer| next(dealer.table()),
    offer,
    check,
    act,
    apply,
    applies_discards: true,
    ..Mechanic::DEFAULT
};

fn next(table: &Table) -> Flow {
    let StageState::Drawing(done) = table.state else {
        return Flow::Stay;
    };
    let mut players = table.in_order().into_iter();
    match players.find(|seat| !done.contains(*seat)) {
        Some(seat) => Flow::Wait(Ask::Drawing(DrawingAsk { seat })),
        None => Flow::Next,
    }
}

fn most(table: &Table) -> u8 {
    match table.stage_rules().map(|stage| &stage.rules) {
        Some(StageRules::Drawing(rules)) => rules.most,
        _ => 0,
    }
}

fn hand(table: &Table, seat: Seat) -> &[Held] {
    let hand = table.place(seat).and_then(|place| place.hands.last());
    hand.map_or(&[], |hand| &hand.cards)
}

fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    looking::offer(table, seat, choices);
    if table.ask.seat() != Some(seat) {
        return;
    }
    if table.rules.real_cards {
        let counts = (1..=most(table)).map(DrawingAction::Count);
        let counts = counts.chain([DrawingAction::Stand]);
        choices.extend(counts.map(|action| Choice::One(Action::Drawing(action))));
        return;
    }
    let hand = hand(table, seat);
    let (from, unseen) = if table.is_blind(seat) {
        (CardSet::NONE, hand.len() as u8)
    } else {
        (hand.iter().map(|held| held.card).collect(), 0)
    };
    choices.push(Choice::Exchange {
        from,
        unseen,
        most: most(table),
    });
    choices.push(Choice::One(Action::Drawing(DrawingAction::Stand)));
}

fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Ask::Drawing(DrawingAsk { seat: to_act }) = table.ask else {
        return Err(Illegal::BetweenDeals);
    };
    if !table.is_in(seat) {
        return Err(Illegal::NotInDeal);
    }
    if let Action::Look(pick) = action {
        return looking::check(table, seat, pick);
    }
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    let Action::Drawing(action) = action else {
        return Err(Illegal::Drawing(DrawingIllegal::MustDraw));
    };
    if let DrawingAction::Give(_) | DrawingAction::Bust | DrawingAction::Made = action {
        return Err(Illegal::Drawing(DrawingIllegal::MustDraw));
    }
    let Some(thrown) = action.thrown() else {
        return Ok(());
    };
    let hand = hand(table, seat);
    match action {
        DrawingAction::Count(_) if table.rules.real_cards => {}
        _ if table.rules.real_cards => {
            return Err(Illegal::Declare(DeclareIllegal::CountOnly));
        }
        DrawingAction::Draw(cards) => {
            if let Some(card) = cards.iter().find(|card| !holds(hand, *card)) {
                return Err(Illegal::NotYourCard { card });
            }
        }
        // A player who knows his cards names them.
        _ if !table.is_blind(seat) || !action.throws_of(CardSet::NONE, hand.len() as u8) => {
            return Err(Illegal::NotInHand);
        }
        _ => {}
    }
    let most = most(table);
    if (1..=usize::from(most)).contains(&thrown) {
        Ok(())
    } else {
        Err(Illegal::Drawing(DrawingIllegal::WrongThrow { most }))
    }
}

fn holds(hand: &[Held], card: crate::cards::Card) -> bool {
    hand.iter().any(|held| held.card == card)
}

fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    if let Action::Look(_) = action {
        dealer.emit(Event::Looked { seat, pick: None });
        return Flow::Stay;
    }
    let Action::Drawing(action) = dealer.table().named(seat, action) else {
        return Flow::Stay;
    };
    match action {
        DrawingAction::Draw(cards) => exchange(dealer, seat, cards),
        DrawingAction::Count(cards) => dealer.emit(Event::Drew { seat, cards }),
        _ => dealer.emit(Event::Stood { seat }),
    }
    next(dealer.table())
}

/// The new cards are seen by those who have seen the hand.
fn exchange(dealer: &mut Dealer, seat: Seat, cards: CardSet) {
    let seen_by = if dealer.table().is_blind(seat) {
        SeatSet::NONE
    } else {
        SeatSet::from_iter([seat])
    };
    let thrown: Vec<Held> = hand(dealer.table(), seat)
        .iter()
        .filter(|held| cards.contains(held.card))
        .copied()
        .collect();
    for &card in &thrown {
        dealer.emit(Event::Discarded {
            seat,
            card,
            under: false,
        });
    }
    for _ in thrown {
        let table = dealer.table();
        let Some(card) = table.pack.iter().next() else {
            break;
        };
        let id = CardId(table.next_id);
        let card = Held { id, card, seen_by };
        let to = Zone::Hand(seat);
        dealer.emit(Event::Dealt { to, card });
    }
}

fn apply(table: &mut Table, event: &Event) {
    let (Event::Discarded { seat, .. } | Event::Drew { seat, .. } | Event::Stood { seat }) = *event
    else {
        return;
    };
    if let StageState::Drawing(done) = &mut table.state {
        done.insert(seat);
    }
    if let Event::Discarded { seat, card, .. } = *event {
        throw(table, seat, card);
    }
}

/// Takes a card out of a hand. It is out of play for the deal.
pub(super) fn throw(table: &mut Table, seat: Seat, card: Held) {
    let hands = table.places.get_mut(seat.index()).into_iter();
    for hand in hands.flat_map(|place| &mut place.hands) {
        if let Some(at) = hand.cards.iter().position(|held| held.id == card.id) {
            table.thrown.push(hand.cards.remove(at).card);
        }
    }
}
