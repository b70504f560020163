//! Takes the antes and deals. If the second hand of a keeper lies face up, it also decides who may stay against it.

mod lookup;

use crate::engine::declare::{self, Answered};
use crate::engine::facts::dealing::{DealingRules, RetainedMode};
use crate::engine::flow::Flow;
use crate::engine::ground::held::{CardId, Held};
use crate::engine::ground::pick::Pick;
use crate::engine::ground::purse::Zone;
use crate::engine::ground::question::Compared;
use crate::engine::ground::resume::Resume;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::{Dealer, Mechanic, Stage, Table};
use crate::engine::sums::event::Event;
use crate::engine::sums::stage::StageRules;

use crate::engine::play::vying::throwing::throw_all_but_best;
use crate::engine::play::vying::{settling, stock};

impl Stage {
    /// Antes are paid and cards are dealt.
    #[must_use]
    pub fn dealing(rules: DealingRules) -> Stage {
        Stage {
            rules: StageRules::Dealing(rules),
            mechanic: &MECHANIC,
        }
    }
}

/// The table of functions for the driver. Nobody is asked anything while cards are dealt.
static MECHANIC: Mechanic = Mechanic {
    begin: |dealer| match dealer.rules().dealing() {
        Some(rules) => run(dealer, rules),
        None => Flow::Next,
    },
    resume: |dealer, _| decide_face_up(dealer),
    fits_real_cards: |rules| {
        let dealing = rules.dealing();
        dealing.is_none_or(|dealing| dealing.board == 0 && dealing.spare_up_to == 0)
    },
    dealing: |rules| match rules {
        StageRules::Dealing(dealing) => Some(dealing),
        _ => None,
    },
    dealing_mut: |rules| match rules {
        StageRules::Dealing(dealing) => Some(dealing),
        _ => None,
    },
    ..Mechanic::DEFAULT
};

/// Takes the antes and deals.
fn run(dealer: &mut Dealer, rules: &DealingRules) -> Flow {
    let players = dealer.table().in_dealing_order();
    pay(dealer, &players);
    let keeper = dealer.table().keeper();
    let face_up = keeper.filter(|_| rules.retained_mode == RetainedMode::FaceUp);
    let spares = spares(rules, players.len());
    if dealer.rules().real_cards {
        return deal_real(dealer, rules, &players, face_up);
    }
    for nth in 1..=rules.cards {
        for &seat in &players {
            let is_up = rules.upcard && nth == rules.cards;
            let seen_by = if is_up || face_up == Some(seat) {
                SeatSet::ALL
            } else if rules.is_open {
                SeatSet::from_iter([seat])
            } else {
                SeatSet::NONE
            };
            deal_one(dealer, Zone::Hand(seat), seen_by);
        }
        for spare in 0..spares {
            deal_one(dealer, Zone::Spare(spare), SeatSet::NONE);
        }
    }
    for nth in 0..rules.board {
        let is_down = rules.one_down && nth == 1;
        let seen_by = if is_down { SeatSet::NONE } else { SeatSet::ALL };
        deal_one(dealer, Zone::Board, seen_by);
    }
    stock::turn_up(dealer);
    match face_up {
        Some(keeper) => beat_or_fold(dealer, keeper, &players),
        None => Flow::Next,
    }
}

/// The players deal their own cards. The table notes who has a hand, and who may know it.
fn deal_real(
    dealer: &mut Dealer,
    rules: &DealingRules,
    players: &[Seat],
    face_up: Option<Seat>,
) -> Flow {
    for &seat in players {
        let seen_by = if rules.upcard || face_up == Some(seat) {
            SeatSet::ALL
        } else if rules.is_open {
            SeatSet::from_iter([seat])
        } else {
            SeatSet::NONE
        };
        dealer.emit(Event::HandDealt { seat, seen_by });
    }
    match face_up {
        Some(keeper) => beat_or_fold(dealer, keeper, players),
        None => Flow::Next,
    }
}

/// Every player pays into each pot. In a game for lives he pays only before the first deal, and gets his lives (RULES
/// 10.2).
fn pay(dealer: &mut Dealer, players: &[Seat]) {
    let table = dealer.table();
    let rules = dealer.rules();
    let is_first = table.deals == 1;
    let lives = rules.lives();
    let is_due = match lives {
        Some(_) => is_first,
        None => rules.cost() > 0,
    };
    if !is_due {
        return;
    }
    for &seat in players {
        for pot in 0..rules.pots().len() {
            dealer.pay_to(seat, pot as u8, rules.ante);
        }
    }
    if let Some(score) = lives {
        for &seat in players {
            dealer.emit(Event::Scored { seat, score });
        }
    }
}

/// The number of spare hands: at most two, and only if fewer players are dealt in than the game has hands for (RULES
/// 10.1, `spare`).
fn spares(rules: &DealingRules, players: usize) -> u8 {
    rules.spare_up_to.saturating_sub(players as u8).min(2)
}

pub(super) fn deal_one(dealer: &mut Dealer, to: Zone, seen_by: SeatSet) {
    let table = dealer.table();
    let Some(card) = table.pack.iter().next() else {
        return;
    };
    let card = Held {
        id: CardId(table.next_id),
        card,
        seen_by,
    };
    dealer.emit(Event::Dealt { to, card });
}

/// The face-up variation (RULES 1.3, O12; 9.2.7): all other players look, and those who cannot beat the open hand fold.
/// If nobody can, the deal is decided.
fn beat_or_fold(dealer: &mut Dealer, keeper: Seat, players: &[Seat]) -> Flow {
    let others = players.iter().copied().filter(|seat| *seat != keeper);
    for seat in others {
        dealer.emit(Event::Looked { seat, pick: None });
    }
    decide_face_up(dealer)
}

/// Those who cannot beat the open hand fold. The keeper's old hand is still there, so that he is known.
fn decide_face_up(dealer: &mut Dealer) -> Flow {
    let table = dealer.table();
    let Some(keeper) = table.keeper() else {
        return Flow::Next;
    };
    let mut others = table.in_dealing_order();
    others.retain(|seat| *seat != keeper);
    let beat = match beating(table, keeper, &others) {
        Ok(beat) => beat,
        Err(unanswered) => return declare::ask(table, &unanswered, Resume::FaceUp),
    };
    for seat in others {
        if beat.contains(seat) {
            throw_all_but_best(dealer, seat);
        } else {
            dealer.emit(Event::Folded { seat });
            stock::turn_up(dealer);
        }
    }
    dealer.emit(Event::Thrown {
        seat: keeper,
        pick: Pick::New,
    });
    stock::turn_up(dealer);
    if dealer.table().betting() == 1 {
        return settling::win_antes(dealer, keeper);
    }
    Flow::Next
}

/// Those of the others who beat the open hand.
fn beating(table: &Table, keeper: Seat, others: &[Seat]) -> Answered<SeatSet> {
    if table.rules.real_cards {
        let of = Compared::FaceUp { open: keeper };
        return table.declared(of, others.iter().copied().collect());
    }
    let exposed = table.value(keeper);
    let others = others.iter().copied();
    Ok(others.filter(|seat| table.value(*seat) > exposed).collect())
}
