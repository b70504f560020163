//! Swapping with the board until a player sticks. Then the lowest hand loses a life (RULES 2.6, 10.2).

mod current;
mod lookup;
mod predicates;

use crate::cards::Card;
use crate::engine::facts::bus::{BusAction, BusAsk, BusEvent, BusIllegal, BusRules, BusState};
use crate::engine::flow::{End, Flow};
use crate::engine::ground::ending::Ending;
use crate::engine::ground::held::Held;
use crate::engine::ground::holding::Holding;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::{Dealer, Mechanic, Stage, Table};
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::illegal::Illegal;
use crate::engine::sums::stage::{StageRules, StageState};

impl Stage {
    /// Players swap cards with the board until one sticks (RULES 10.2).
    #[must_use]
    pub fn bus(rules: BusRules) -> Stage {
        Stage {
            rules: StageRules::Bus(rules),
            mechanic: &MECHANIC,
        }
    }
}

/// The table of functions for the driver.
static MECHANIC: Mechanic = Mechanic {
    plays_cards_as_dealt: false,
    state: || StageState::Bus(BusState::default()),
    begin: |dealer| turn_after(dealer.table(), dealer.table().dealer),
    offer,
    check,
    act,
    apply,
    // A player pays once, and no deal costs anything.
    cost: |rules| rules.bus().map(|_| 0),
    lives: |rules| rules.bus().map(|bus| bus.lives),
    fits_real_cards: |_| false,
    ..Mechanic::DEFAULT
};

fn state(table: &Table) -> Option<&BusState> {
    match &table.state {
        StageState::Bus(state) => Some(state),
        _ => None,
    }
}

/// The next turn. After a player has stuck, all others have one more.
fn turn_after(table: &Table, seat: Seat) -> Flow {
    match table.next_in(seat) {
        Some(seat) => Flow::Wait(Ask::Bus(BusAsk { seat })),
        None => Flow::Stay,
    }
}

fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.ask.seat() != Some(seat) {
        return;
    }
    choices.push(Choice::Swap {
        give: own(table, seat).collect(),
        take: open_board(table).collect(),
        hidden: hidden(table).is_some(),
    });
    for action in [BusAction::All, BusAction::Stick] {
        if check_turn(table, seat, action).is_ok() {
            choices.push(Choice::One(Action::Bus(action)));
        }
    }
}

fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Ask::Bus(BusAsk { seat: to_act }) = table.ask else {
        return Err(Illegal::BetweenDeals);
    };
    if !table.is_in(seat) {
        return Err(Illegal::NotInDeal);
    }
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match action {
        Action::Bus(action) => check_turn(table, seat, action),
        _ => Err(Illegal::NotInThisGame),
    }
}

fn check_turn(table: &Table, seat: Seat, action: BusAction) -> Result<(), Illegal> {
    match action {
        BusAction::Swap { give, .. } if own(table, seat).all(|card| card != give) => {
            Err(Illegal::NotYourCard { card: give })
        }
        BusAction::Swap { take: None, .. } if hidden(table).is_none() => {
            Err(Illegal::Bus(BusIllegal::NothingHidden))
        }
        BusAction::Swap {
            take: Some(take), ..
        } if open_board(table).all(|card| card != take) => {
            Err(Illegal::Bus(BusIllegal::NotOnBoard { card: take }))
        }
        BusAction::Swap { .. } | BusAction::All => Ok(()),
        BusAction::Stick => match state(table) {
            Some(state) if state.stuck.is_some() => Err(Illegal::Bus(BusIllegal::StuckAlready)),
            Some(state) if state.acted.contains(seat) || sticks_first(table) => Ok(()),
            _ => Err(Illegal::Bus(BusIllegal::StickTooSoon)),
        },
    }
}

fn sticks_first(table: &Table) -> bool {
    let rules = table.rules.bus();
    rules.is_some_and(|rules| rules.first_stick)
}

fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    let Action::Bus(action) = action else {
        return Flow::Stay;
    };
    let event = match action {
        BusAction::Swap { give, take } => match swapped(dealer.table(), seat, give, take) {
            Some(event) => event,
            None => return Flow::Stay,
        },
        BusAction::All => match swapped_all(dealer.table(), seat) {
            Some(event) => event,
            None => return Flow::Stay,
        },
        BusAction::Stick => BusEvent::Stuck { seat },
    };
    dealer.emit(Event::Bus(event));
    let table = dealer.table();
    let others = table.in_order();
    let done = state(table).is_some_and(|state| {
        let has_ended = |other: &Seat| state.stuck == Some(*other) || state.last.contains(*other);
        state.stuck.is_some() && others.iter().all(has_ended)
    });
    if done {
        show(dealer, &others)
    } else {
        turn_after(table, seat)
    }
}

/// The event of a swap. A hidden card is seen by the player who takes it. The card that he puts in its place is seen
/// only by him, even if all knew that he held it: nobody can tell which of his cards it is.
fn swapped(table: &Table, seat: Seat, give: Card, take: Option<Card>) -> Option<BusEvent> {
    let hand = table.place(seat)?.hands.first()?;
    let gave = hand.cards.iter().find(|held| held.card == give)?;
    let took = match take {
        Some(card) => table.board.iter().find(|held| held.card == card)?,
        None => hidden(table)?,
    };
    let mine = SeatSet::from_iter([seat]);
    let (gave_seen, took_seen) = match take {
        Some(_) => (SeatSet::ALL, SeatSet::ALL),
        None => (mine, took.seen_by.union(mine)),
    };
    Some(BusEvent::Swapped {
        seat,
        gave: Held {
            seen_by: gave_seen,
            ..*gave
        },
        took: Held {
            seen_by: took_seen,
            ..*took
        },
    })
}

/// The event of swapping the hand for the whole board. All cards of the hand go, so those who knew one of them still
/// know it, even if it lies face down now.
fn swapped_all(table: &Table, seat: Seat) -> Option<BusEvent> {
    let hand = table.place(seat)?.hands.first()?;
    let mut gave: [Held; 3] = hand.cards.as_slice().try_into().ok()?;
    let mut took: [Held; 3] = table.board.as_slice().try_into().ok()?;
    let hidden = hidden_place(table);
    for (place, held) in gave.iter_mut().enumerate() {
        if Some(place) != hidden {
            held.seen_by = SeatSet::ALL;
        }
    }
    for held in &mut took {
        held.seen_by.insert(seat);
    }
    let (gave, took) = (Box::new(gave), Box::new(took));
    Some(BusEvent::SwappedAll { seat, gave, took })
}

/// All show. The lowest lose a life, unless nobody would be left. The last player in takes the pot.
fn show(dealer: &mut Dealer, players: &[Seat]) -> Flow {
    for &seat in players {
        for held in hand(dealer.table(), seat) {
            let seen_by = SeatSet::ALL;
            let card = Held { seen_by, ..held };
            dealer.emit(Event::Exposed { seat, card });
        }
    }
    let table = dealer.table();
    let lowest = players
        .iter()
        .map(|seat| table.value(*seat))
        .min()
        .flatten();
    let low = players.iter().filter(|seat| table.value(**seat) == lowest);
    let low: Vec<Seat> = low.copied().collect();
    let lives = |seat: Seat| table.place(seat).map_or(0, |place| place.score);
    let stays = |seat: &Seat| lives(*seat) > u32::from(low.contains(seat));
    if players.iter().any(stays) {
        for seat in low {
            let score = dealer.table().place(seat).map_or(0, |place| place.score);
            dealer.emit(Event::Bus(BusEvent::Lost { seat }));
            dealer.emit(Event::Scored {
                seat,
                score: score.saturating_sub(1),
            });
        }
    }
    let table = dealer.table();
    let left: Vec<Seat> = table.able().iter().collect();
    let game_over = left.len() < 2;
    if game_over {
        dealer.split(0, &left);
    } else if table.pot() > 0 {
        let chips = table.pot();
        dealer.emit(Event::Carried { chips });
    }
    Flow::End(End {
        how: Ending::Stuck,
        shuffle: true,
        game_over,
    })
}

fn apply(table: &mut Table, event: &Event) {
    let Event::Bus(event) = event else {
        return;
    };
    let seat = match *event {
        BusEvent::Swapped { seat, gave, took } => {
            exchange(table, seat, gave, took);
            seat
        }
        BusEvent::SwappedAll {
            seat,
            ref gave,
            ref took,
        } => {
            if let Some(hand) = hand_mut(table, seat) {
                hand.cards = took.to_vec();
                table.board = gave.to_vec();
            }
            seat
        }
        BusEvent::Stuck { seat } => {
            if let StageState::Bus(state) = &mut table.state {
                state.stuck.get_or_insert(seat);
            }
            return;
        }
        BusEvent::Lost { .. } => return,
    };
    if let StageState::Bus(state) = &mut table.state {
        state.acted.insert(seat);
        if state.stuck.is_some() {
            state.last.insert(seat);
        }
    }
}

/// Exchanges two cards. The given card takes the place of the taken one, which becomes the last of the hand. After a
/// card is given face down, nobody else knows which of the other cards are left.
fn exchange(table: &mut Table, seat: Seat, gave: Held, took: Held) {
    let Some(to) = table.board.iter().position(|held| held.id == took.id) else {
        return;
    };
    let is_hidden = hidden_place(table) == Some(to);
    let Some(hand) = hand_mut(table, seat) else {
        return;
    };
    let Some(from) = hand.cards.iter().position(|held| held.id == gave.id) else {
        return;
    };
    hand.cards.remove(from);
    if is_hidden {
        for held in &mut hand.cards {
            held.seen_by = SeatSet::from_iter([seat]);
        }
    }
    hand.cards.push(took);
    table.board[to] = gave;
}

fn hand_mut(table: &mut Table, seat: Seat) -> Option<&mut Holding> {
    table.places.get_mut(seat.index())?.hands.first_mut()
}

fn hand(table: &Table, seat: Seat) -> Vec<Held> {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    hands.flat_map(|hand| hand.cards.iter().copied()).collect()
}

fn own(table: &Table, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    hands.flat_map(|hand| hand.cards.iter().map(|held| held.card))
}

/// The position of the board's hidden card: the second, if the rules have one.
fn hidden_place(table: &Table) -> Option<usize> {
    let one_down = table.rules.hides_card_of_board();
    one_down.then_some(1)
}

fn hidden(table: &Table) -> Option<&Held> {
    table.board.get(hidden_place(table)?)
}

fn open_board(table: &Table) -> impl Iterator<Item = Card> + '_ {
    let hidden = hidden_place(table);
    let board = table.board.iter().enumerate();
    board.filter_map(move |(nth, held)| (Some(nth) != hidden).then_some(held.card))
}
