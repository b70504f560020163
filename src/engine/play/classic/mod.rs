//! Three stakes in one deal: the best upcard, a brag between two, and drawing to a number (RULES 10.4, 10.8). Each is a
//! stage.

mod brag;
mod current;
mod lookup;
mod number;
mod pots;
mod predicates;
mod tie;

pub(super) use brag::show as show_brag;
pub(super) use pots::won_brag;

use crate::engine::declare;
use crate::engine::facts::classic::{
    ClassicAsk, ClassicEvent, ClassicRules, ClassicState, NumberRules, ThreePots,
};
use crate::engine::flow::Flow;
use crate::engine::ground::resume::Resume;
use crate::engine::ground::rules::PotName;
use crate::engine::ground::seat::{Seat, SeatSet, Standing};
use crate::engine::model::{Dealer, Mechanic, Stage, Table};
use crate::engine::play::exchange;
use crate::engine::sums::action::{Action, Choices};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::illegal::Illegal;
use crate::engine::sums::stage::{StageRules, StageState};
use current::stage;

impl Stage {
    /// One of three stakes is played for (RULES 10.4, 10.8).
    #[must_use]
    pub fn classic(rules: ClassicRules) -> Stage {
        Stage {
            rules: StageRules::Classic(rules),
            mechanic: &MECHANIC,
        }
    }
}

/// The table of functions for the driver.
static MECHANIC: Mechanic = Mechanic {
    plays_cards_as_dealt: false,
    verify: |rules| rules.number().map_or(Ok(()), NumberRules::verify),
    state: || StageState::Classic(ClassicState::default()),
    begin,
    offer,
    check,
    act,
    resume,
    apply,
    pots: |rules| match rules.number()?.pots {
        ThreePots::PostAndPair => Some(&[PotName::Seat, PotName::Pair, PotName::Post]),
        ThreePots::Brag => Some(&[PotName::Upcard, PotName::Brag, PotName::ThirtyOne]),
    },
    applies_discards: true,
    ..Mechanic::DEFAULT
};

fn begin(dealer: &mut Dealer) -> Flow {
    match stage(dealer.table()) {
        Some(ClassicRules::Upcard(rules)) => {
            if rules.royal_takes_all {
                return Flow::Next;
            }
            match pots::pay_upcard(dealer) {
                Ok(()) => Flow::Next,
                Err(unanswered) => declare::ask(dealer.table(), &unanswered, Resume::Upcard),
            }
        }
        Some(ClassicRules::Brag(_)) => brag::begin(dealer.table()),
        Some(ClassicRules::Number(rules)) => number::begin(dealer, rules),
        None => Flow::Next,
    }
}

/// Goes on after an answer about real cards.
pub(super) fn resume(dealer: &mut Dealer, then: Resume) -> Flow {
    match then {
        Resume::Upcard => begin(dealer),
        Resume::Brag { players } => {
            let players: Vec<Seat> = players.iter().collect();
            brag::show(dealer, &players)
        }
        Resume::BragWon { winner, was_shown } => won_brag(dealer, winner, was_shown),
        Resume::Number | Resume::Nearest => number::resume(dealer, then == Resume::Number),
        _ => Flow::Stay,
    }
}

fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.ask.seat() != Some(seat) {
        return;
    }
    match table.ask {
        Ask::Classic(ClassicAsk::Draw { .. }) => number::offer(table, seat, choices),
        _ => brag::offer(table, seat, choices),
    }
}

fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Ask::Classic(ask) = table.ask else {
        return Err(Illegal::BetweenDeals);
    };
    if table.standing(seat) == Standing::Out {
        return Err(Illegal::NotInDeal);
    }
    let to_act = ask.seat();
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match ask {
        ClassicAsk::Draw { .. } => number::check(table, seat, action),
        _ => brag::check(table, seat, action),
    }
}

fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    match dealer.table().ask {
        Ask::Classic(ClassicAsk::Draw { .. }) => number::act(dealer, seat, action),
        Ask::Classic(ask) => brag::act(dealer, ask, action),
        _ => Flow::Stay,
    }
}

fn apply(table: &mut Table, event: &Event) {
    if *event == Event::Classic(ClassicEvent::Opened) {
        let hands = table.places.iter_mut().flat_map(|place| &mut place.hands);
        for held in hands.flat_map(|hand| &mut hand.cards) {
            held.seen_by = SeatSet::ALL;
        }
    }
    if let Event::Classic(ClassicEvent::DrewAgain { card, .. }) = *event
        && table.pack.iter().next() == Some(card)
    {
        table.pack.draw();
        table.thrown.push(card);
    }
    if let Event::Discarded { seat, card, .. } = *event {
        exchange::throw(table, seat, card);
    }
    let StageState::Classic(state) = &mut table.state else {
        return;
    };
    match *event {
        Event::Bet { seat, stake, .. } => {
            state.owed = stake;
            state.speaks(seat);
        }
        Event::Classic(ClassicEvent::Met { seat, .. }) => {
            state.owed = 0;
            state.speaks(seat);
        }
        Event::Classic(ClassicEvent::Stood { seat }) => state.stood.insert(seat),
        Event::Classic(ClassicEvent::Bust { seat }) => state.bust.insert(seat),
        Event::Classic(ClassicEvent::Made { seat }) => state.made.insert(seat),
        _ => {}
    }
}
