//! A brag between two (RULES 3.2, 10.4, `challenge`). One player brags and another takes it up. Only these two raise,
//! until one sees or gives up.

use super::current::{BRAG, brag_rules, state};
use super::pots::won_brag;
use crate::cards::Merit;
use crate::engine::declare;
use crate::engine::facts::classic::{ClassicAsk, ClassicEvent, ClassicIllegal};
use crate::engine::flow::Flow;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::resume::Resume;
use crate::engine::ground::rules::PotName;
use crate::engine::ground::seat::Seat;
use crate::engine::model::{Dealer, Table};
use crate::engine::play::showing;
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::illegal::{Illegal, Limit};

/// Asks each player for a brag, beginning with the eldest.
pub(super) fn begin(table: &Table) -> Flow {
    match table.dealt_in().next() {
        Some(seat) => Flow::Wait(Ask::Classic(ClassicAsk::Brag { seat })),
        None => Flow::Next,
    }
}

/// The bounds of a bet: what a player must put in to be level, and the most that he may put in.
struct Bounds {
    owed: Chips,
    most: Chips,
    /// What sets the upper bound.
    by: Limit,
}

fn bounds(table: &Table, seat: Seat) -> Bounds {
    let state = state(table);
    let owed = state.owed;
    let chips = table.chips(seat);
    // The chips that the other player can match. Before a brag he is the richest of the others.
    let others = table.dealt_in().filter(|other| *other != seat);
    let theirs = match (table.ask, state.other(seat)) {
        (Ask::Classic(ClassicAsk::Brag { .. }), _) => others.map(|seat| table.chips(seat)).max(),
        (_, Some(other)) => Some(table.chips(other)),
        (_, None) => state.bragger.map(|other| table.chips(other)),
    };
    let limit = brag_rules(table).and_then(|rules| rules.most);
    let limit = limit
        .unwrap_or(Chips::MAX)
        .min(owed.saturating_add(theirs.unwrap_or(0)));
    Bounds {
        owed,
        most: chips.min(limit),
        by: if chips <= limit {
            Limit::Chips
        } else {
            Limit::Rules
        },
    }
}

pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    let Bounds { owed, most, .. } = bounds(table, seat);
    let Ask::Classic(ask) = table.ask else {
        return;
    };
    match ask {
        ClassicAsk::Brag { .. } => choices.push(Choice::One(Action::Pass)),
        ClassicAsk::Answer { .. } => {
            choices.push(Choice::One(Action::Pass));
            choices.push(Choice::to_match(owed));
        }
        ClassicAsk::Two { .. } => {
            choices.push(Choice::One(Action::Fold));
            if let Some(other) = state(table).other(seat) {
                choices.push(Choice::See {
                    seat: other,
                    cost: owed,
                });
            }
        }
        ClassicAsk::Draw { .. } => return,
    }
    if most > owed {
        choices.push(Choice::Bet {
            least: owed + 1,
            most,
        });
    }
}

pub(super) fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Ask::Classic(ask) = table.ask else {
        return Err(Illegal::BetweenDeals);
    };
    match (ask, action) {
        (_, Action::Bet(chips)) => check_bet(table, seat, chips),
        (ClassicAsk::Brag { .. } | ClassicAsk::Answer { .. }, Action::Pass)
        | (ClassicAsk::Answer { .. }, Action::MATCH)
        | (ClassicAsk::Two { .. }, Action::See | Action::Fold) => Ok(()),
        (_, Action::Pass | Action::See | Action::Fold | Action::MATCH) => Err(must(ask)),
        (_, action) if action.is_of_drawing() => Err(must(ask)),
        _ => Err(Illegal::NotInThisGame),
    }
}

/// What a player must do instead of an action that three stakes have at another moment.
fn must(ask: ClassicAsk) -> Illegal {
    Illegal::Classic(match ask {
        ClassicAsk::Brag { .. } => ClassicIllegal::MustBragOrPass,
        ClassicAsk::Answer { .. } => ClassicIllegal::MustAnswerBrag,
        _ => ClassicIllegal::MustSeeOrGiveUp,
    })
}

fn check_bet(table: &Table, seat: Seat, chips: Chips) -> Result<(), Illegal> {
    let Bounds { owed, most, by } = bounds(table, seat);
    let least = owed.saturating_add(1);
    if chips < least {
        return Err(Illegal::BetTooSmall { least });
    }
    if chips > most {
        return Err(Illegal::BetTooLarge { most, by });
    }
    Ok(())
}

pub(super) fn act(dealer: &mut Dealer, ask: ClassicAsk, action: Action) -> Flow {
    let seat = ask.seat();
    let owed = state(dealer.table()).owed;
    match action {
        Action::Pass => {
            dealer.emit(Event::Classic(ClassicEvent::Passed { seat }));
            match ask {
                ClassicAsk::Brag { .. } => next_to_brag(dealer, seat),
                _ => next_to_answer(dealer, Some(seat)),
            }
        }
        Action::Bet(chips) => {
            dealer.pay_to(seat, BRAG, chips);
            dealer.emit(Event::Bet {
                seat,
                chips,
                blind: false,
                stake: chips.saturating_sub(owed),
            });
            match ask {
                ClassicAsk::Brag { .. } => next_to_answer(dealer, None),
                _ => other_of_two(dealer.table(), seat),
            }
        }
        Action::MATCH => {
            dealer.pay_to(seat, BRAG, owed);
            dealer.emit(Event::Classic(ClassicEvent::Met { seat, chips: owed }));
            other_of_two(dealer.table(), seat)
        }
        Action::See => see(dealer, seat, owed),
        Action::Fold => {
            dealer.emit(Event::Classic(ClassicEvent::GaveUp { seat }));
            match state(dealer.table()).other(seat) {
                Some(winner) => won_brag(dealer, winner, false),
                None => Flow::Stay,
            }
        }
        _ => Flow::Stay,
    }
}

/// Asks the next player for a brag. If all have passed, all show and the best hand takes the pot.
fn next_to_brag(dealer: &mut Dealer, seat: Seat) -> Flow {
    let all: Vec<Seat> = dealer.table().dealt_in().collect();
    let mut after = all.iter().skip_while(|other| **other != seat).skip(1);
    match after.next() {
        Some(next) => Flow::Wait(Ask::Classic(ClassicAsk::Brag { seat: *next })),
        None => show(dealer, &all),
    }
}

/// Asks the players who can match the brag, beginning with the eldest. If nobody takes it up, the bragger wins.
fn next_to_answer(dealer: &mut Dealer, passed: Option<Seat>) -> Flow {
    let table = dealer.table();
    let state = state(table);
    let Some(bragger) = state.bragger else {
        return Flow::Stay;
    };
    let can = |seat: &Seat| *seat != bragger && table.chips(*seat) >= state.owed;
    let next = match passed {
        None => table.dealt_in().find(can),
        Some(last) => {
            let mut after = table.dealt_in().skip_while(|seat| *seat != last).skip(1);
            after.find(can)
        }
    };
    match next {
        Some(seat) => Flow::Wait(Ask::Classic(ClassicAsk::Answer { seat })),
        None => won_brag(dealer, bragger, false),
    }
}

fn other_of_two(table: &Table, seat: Seat) -> Flow {
    match state(table).other(seat) {
        Some(seat) => Flow::Wait(Ask::Classic(ClassicAsk::Two { seat })),
        None => Flow::Stay,
    }
}

fn see(dealer: &mut Dealer, payer: Seat, chips: Chips) -> Flow {
    let Some(seen) = state(dealer.table()).other(payer) else {
        return Flow::Stay;
    };
    dealer.pay_to(payer, BRAG, chips);
    dealer.emit(Event::Saw { payer, seen, chips });
    let two: Vec<Seat> = dealer.table().dealt_in().collect();
    let two: Vec<Seat> = two
        .into_iter()
        .filter(|seat| [payer, seen].contains(seat))
        .collect();
    show(dealer, &two)
}

/// These players show, the eldest first. The best hand takes the pot, and of equal hands the elder's; with three braggers
/// that of the player who put in first (RULES 10.4, `braggers`).
pub(in super::super) fn show(dealer: &mut Dealer, players: &[Seat]) -> Flow {
    let table = dealer.table();
    let equal = match table.best_of(players) {
        Ok(equal) => equal,
        Err(unanswered) => {
            let players = players.iter().copied().collect();
            return declare::ask(table, &unanswered, Resume::Brag { players });
        }
    };
    showing::show(dealer, players);
    let table = dealer.table();
    let eldest = table.elders().find(|seat| equal.contains(seat));
    let winner = match table.ranking().rules().pairs.map(|pairs| pairs.merit) {
        Some(Merit::Natural) if table.rules.pots().contains(&PotName::Brag) => {
            first_in(table, &equal).or(eldest)
        }
        _ => eldest,
    };
    match winner {
        Some(winner) => won_brag(dealer, winner, true),
        None => Flow::Next,
    }
}

/// Which of these first put in chips for the second pot. `None`: none of them has.
fn first_in(table: &Table, among: &[Seat]) -> Option<Seat> {
    let mut all = table.history.iter().filter_map(Event::put_in);
    all.find(|seat| among.contains(seat))
}
