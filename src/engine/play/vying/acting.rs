//! What an action in the betting does.

use super::asking::{asked, wait};
use super::prices::see_cost;
use super::turns::turn_after;
use super::{discarding, lending, settling, showing, stock};
use crate::engine::facts::vying::{Turn, VyingAsk, VyingRules};
use crate::engine::flow::Flow;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::pick::Pick;
use crate::engine::ground::resume::Showing;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::action::Action;
use crate::engine::sums::event::Event;

/// Plays a checked action.
pub(super) fn act(dealer: &mut Dealer, rules: &VyingRules, seat: Seat, action: Action) -> Flow {
    match action {
        Action::Look(pick) => look(dealer, rules, seat, pick),
        Action::Keep | Action::Throw => decide(dealer, rules, seat, action == Action::Keep),
        Action::Discard(chosen) => discarding::act(dealer, rules, seat, chosen),
        Action::Bet(chips) => {
            let blind = dealer.table().is_blind(seat);
            let stake = if blind { chips * 2 } else { chips };
            dealer.pay_in(seat, chips);
            dealer.emit(Event::Bet {
                seat,
                chips,
                blind,
                stake,
            });
            if rules.last_chips_show && ends_betting(dealer.table(), seat) {
                dealer.emit(Event::Covered { seat, chips: 0 });
                return go_on_without(dealer, rules, seat, Ending::Cover);
            }
            turn_after(dealer, rules, seat)
        }
        Action::See => {
            let Some(seen) = dealer.table().next_in(seat) else {
                return Flow::Stay;
            };
            let chips = see_cost(dealer.table(), rules, seat, seen);
            dealer.pay_in(seat, chips);
            dealer.emit(Event::Saw {
                payer: seat,
                seen,
                chips,
            });
            showing::show(dealer, Showing::See { payer: seat, seen })
        }
        Action::Fold => {
            dealer.emit(Event::Folded { seat });
            stock::turn_up(dealer);
            go_on_without(dealer, rules, seat, Ending::Fold)
        }
        Action::Cover => {
            let chips = dealer.table().chips(seat);
            dealer.pay_in(seat, chips);
            dealer.emit(Event::Covered { seat, chips });
            go_on_without(dealer, rules, seat, Ending::Cover)
        }
        Action::Showdown => {
            dealer.emit(Event::Offered { seat });
            let Some(next) = dealer.table().next_in(seat) else {
                return Flow::Stay;
            };
            wait(VyingAsk::Turn(Turn::Answer {
                seat: next,
                offerer: seat,
            }))
        }
        Action::Agree | Action::Refuse => answer(dealer, seat, action == Action::Agree),
        Action::Play(pick) => name(dealer, seat, pick),
        Action::Retain(pick) => settling::retain(dealer, seat, pick),
        Action::Borrow { .. } | Action::Lend(_) | Action::Show(_) => {
            lending::act(dealer, rules, seat, action)
        }
        // No other action passes the check.
        _ => Flow::Stay,
    }
}

/// A player who looks at one of two hands must say whether he keeps it. One who opens a hand of more than three cards
/// throws the rest away. The look may have made him short of chips (RULES 5.4).
fn look(dealer: &mut Dealer, rules: &VyingRules, seat: Seat, pick: Option<Pick>) -> Flow {
    let Some(VyingAsk::Turn(back)) = asked(dealer.table()) else {
        return Flow::Stay;
    };
    dealer.emit(Event::Looked { seat, pick });
    if let Some(looked) = pick {
        return wait(VyingAsk::Decide { seat, looked, back });
    }
    if discarding::is_due(dealer.table(), seat) {
        return wait(VyingAsk::Discard { seat, back });
    }
    lending::update_turn(dealer, rules)
}

fn decide(dealer: &mut Dealer, rules: &VyingRules, seat: Seat, keep: bool) -> Flow {
    let Some(VyingAsk::Decide { looked, back, .. }) = asked(dealer.table()) else {
        return Flow::Stay;
    };
    let pick = if keep { looked.other() } else { looked };
    dealer.emit(Event::Thrown { seat, pick });
    stock::turn_up(dealer);
    let table = dealer.table();
    if discarding::is_due(table, seat) {
        return wait(VyingAsk::Discard { seat, back });
    }
    wait(VyingAsk::Turn(lending::current_turn(table, rules, back)))
}

/// Keeps the hand that a player has named, throws the other away, and shows.
fn name(dealer: &mut Dealer, seat: Seat, pick: Pick) -> Flow {
    let Some(VyingAsk::ChooseHand { showing, .. }) = asked(dealer.table()) else {
        return Flow::Stay;
    };
    dealer.emit(Event::Thrown {
        seat,
        pick: pick.other(),
    });
    stock::turn_up(dealer);
    showing::show(dealer, showing)
}

/// Whether one of the last two has just bet his last chip (O43).
fn ends_betting(table: &Table, seat: Seat) -> bool {
    table.betting() == 2 && table.chips(seat) == 0
}

fn go_on_without(dealer: &mut Dealer, rules: &VyingRules, seat: Seat, how: Ending) -> Flow {
    match dealer.table().next_in(seat) {
        Some(last) if dealer.table().betting() == 1 => {
            settling::last_left(dealer, rules, last, how)
        }
        _ => turn_after(dealer, rules, seat),
    }
}

/// Records the answer to an offer. Each other player answers in turn. One refusal ends the offer, and the turn goes on.
fn answer(dealer: &mut Dealer, seat: Seat, agrees: bool) -> Flow {
    let Some(Turn::Answer { offerer, .. }) = dealer.table().ask.turn() else {
        return lending::refuse(dealer, seat);
    };
    dealer.emit(Event::Answered { seat, agrees });
    if !agrees {
        return wait(VyingAsk::Turn(Turn::Own {
            seat: offerer,
            offered: true,
            refused: SeatSet::NONE,
        }));
    }
    match dealer.table().next_in(seat) {
        Some(next) if next != offerer => wait(VyingAsk::Turn(Turn::Answer {
            seat: next,
            offerer,
        })),
        _ => showing::show(dealer, Showing::Showdown),
    }
}
