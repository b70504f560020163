//! The end of a deal in which only one player who can bet is left.

use super::asking::wait;
use super::showing::{covered, show};
use super::shuffling::shuffle_due;
use crate::engine::facts::dealing::{DealingRules, RetainedMode};
use crate::engine::facts::vying::{BlindLast, VyingAsk, VyingRules};
use crate::engine::flow::Flow;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::holding::Holding;
use crate::engine::ground::pick::Pick;
use crate::engine::ground::resume::Showing;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::event::Event;

/// Ends the deal when only one player who can bet is left.
pub(super) fn last_left(dealer: &mut Dealer, rules: &VyingRules, last: Seat, how: Ending) -> Flow {
    let table = dealer.table();
    if covered(table).next().is_some() {
        return show(dealer, Showing::Last { seat: last, how });
    }
    if unopposed_face_up(table, last) {
        return win_antes(dealer, last);
    }
    // The last player is blind. If he could not pay the next ante after his debts, he takes the pot instead (RULES
    // 9.2.2).
    let carries = rules.blind_last != BlindLast::Win
        && has_played_blind(table, rules, last)
        && table.own_money(last) >= table.least_to_play_next();
    if !carries {
        return win(dealer, last);
    }
    if rules.blind_last == BlindLast::Carry {
        return carry(dealer, &[Event::Gathered { seat: last }]);
    }
    if table.has_two(last) {
        return wait(VyingAsk::Retain { seat: last });
    }
    carry(dealer, &[Event::Retained { seat: last }])
}

/// The last player takes the pot without showing.
pub(in super::super) fn win(dealer: &mut Dealer, last: Seat) -> Flow {
    let pot = dealer.table().pot();
    dealer.pay_out(0, last, pot);
    dealer.emit(Event::Gathered { seat: last });
    finish(dealer, Ending::Fold)
}

/// Whether all others folded to a face-up hand that they could have beaten: a keeper's second hand lay face up, he has
/// not looked at the kept one, and nobody has bet (V53).
fn unopposed_face_up(table: &Table, last: Seat) -> bool {
    let face_up = |rules: &DealingRules| rules.retained_mode == RetainedMode::FaceUp;
    table.rules.dealing().is_some_and(face_up)
        && table.keeper() == Some(last)
        && table.is_blind(last)
        && table.stake() == 0
}

/// All have folded to a face-up hand. The keeper takes the antes of this deal and keeps his blind hand. A pot carried
/// from earlier stays (RULES 1.3, O12).
pub(in super::super) fn win_antes(dealer: &mut Dealer, keeper: Seat) -> Flow {
    let table = dealer.table();
    let antes = table.pot() - table.carried.iter().sum::<Chips>();
    dealer.pay_out(0, keeper, antes);
    finish(dealer, Ending::FaceUp)
}

/// The last player is blind and has named which of two hands he keeps.
pub(super) fn retain(dealer: &mut Dealer, seat: Seat, kept: Option<Pick>) -> Flow {
    let Some(kept) = kept else {
        return carry(dealer, &[Event::Gathered { seat }]);
    };
    let pick = kept.other();
    carry(
        dealer,
        &[Event::Thrown { seat, pick }, Event::Retained { seat }],
    )
}

/// The pot stays for the next deal. Then these events of the last player's hands follow.
fn carry(dealer: &mut Dealer, hands: &[Event]) -> Flow {
    let chips = dealer.table().pot();
    dealer.emit(Event::Carried { chips });
    for event in hands {
        dealer.emit(event.clone());
    }
    finish(dealer, Ending::Carried)
}

/// Whether the last player has played blind: he has bet blind or holds a kept hand, and has not looked (RULES 9.1,
/// `blind_means_not_looked`). It is false if the rules do not allow blind play.
fn has_played_blind(table: &Table, rules: &VyingRules, seat: Seat) -> bool {
    let Some(place) = table.place(seat) else {
        return false;
    };
    rules.blind_play
        && table.is_blind(seat)
        && (rules.blind_means_not_looked
            || table
                .vying()
                .is_some_and(|state| state.bids(seat).blind > 0)
            || place.hands.iter().any(Holding::is_kept))
}

/// Ends a deal in which no hand was shown.
fn finish(dealer: &Dealer, how: Ending) -> Flow {
    Flow::end(how, shuffle_due(dealer.table(), &[], SeatSet::NONE))
}
