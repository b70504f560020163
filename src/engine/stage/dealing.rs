//! Antes and cards; and, where a kept hand's second one lies face up, who may stay against it.

use super::super::action::Pick;
use super::super::dealer::Dealer;
use super::super::event::Event;
use super::super::held::{CardId, Held};
use super::super::rules::{DealingRules, RetainedMode};
use super::super::seat::{Seat, SeatSet};
use super::{discarding, in_order, settling, stock};

/// Deals. True where that alone has decided the deal.
pub(super) fn run(dealer: &mut Dealer, rules: &DealingRules) -> bool {
    let players = in_order(dealer.table());
    let ante = dealer.table().rules.ante;
    for &seat in &players {
        dealer.pay_in(seat, ante);
    }
    let keeper = dealer.table().keeper();
    let face_up = keeper.filter(|_| rules.retained_mode == RetainedMode::FaceUp);
    for _ in 0..rules.cards {
        for &seat in &players {
            deal_one(dealer, seat, face_up == Some(seat));
        }
    }
    stock::turn_up(dealer);
    face_up.is_some_and(|keeper| beat_or_fold(dealer, keeper, &players))
}

fn deal_one(dealer: &mut Dealer, to: Seat, face_up: bool) {
    let table = dealer.table();
    let Some(card) = table.pack.iter().next() else {
        return;
    };
    let seen_by = if face_up { SeatSet::ALL } else { SeatSet::NONE };
    let card = Held {
        id: CardId(table.next_id),
        card,
        seen_by,
    };
    dealer.emit(Event::Dealt { to, card });
}

/// The face-up variation (RULES 1.3, O12; 9.2.7): all others look, and whoever cannot beat the
/// exposed hand folds. True where nobody can.
fn beat_or_fold(dealer: &mut Dealer, keeper: Seat, players: &[Seat]) -> bool {
    let others = players.iter().copied().filter(|seat| *seat != keeper);
    for seat in others.clone() {
        dealer.emit(Event::Looked { seat, pick: None });
    }
    let exposed = dealer.table().value(keeper);
    for seat in others {
        if dealer.table().value(seat) <= exposed {
            dealer.emit(Event::Folded { seat });
            stock::turn_up(dealer);
        } else {
            discarding::set_to_best(dealer, seat);
        }
    }
    dealer.emit(Event::Thrown {
        seat: keeper,
        pick: Pick::New,
    });
    stock::turn_up(dealer);
    let nobody = dealer.table().betting() == 1;
    if nobody {
        settling::win_antes(dealer, keeper);
    }
    nobody
}
