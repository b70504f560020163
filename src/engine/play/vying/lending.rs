//! What a player who is short of chips may do besides covering: borrow, or let others lend to him or show him down
//! (RULES 5.2 to 5.4).
//!
//! Whether a player is short is computed when it matters and not stored, because a look doubles his price and a
//! purchase brings him chips.

use super::asking::wait;
use super::{prices, showing};
use crate::engine::facts::vying::{Turn, VyingAsk, VyingRules};
use crate::engine::flow::Flow;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::money::{HeadsUpShort, Shortage};
use crate::engine::ground::resume::Showing;
use crate::engine::ground::seat::{Presence, Seat, SeatSet};
use crate::engine::ledger;
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::action::{Action, Choice};
use crate::engine::sums::event::Event;
use crate::engine::sums::illegal::{Illegal, PresenceIllegal};

/// What the seat lacks for its least bet. It is 0 while the seat must look before it bets.
fn missing(table: &Table, rules: &VyingRules, seat: Seat) -> Chips {
    if !rules.blind_play && table.is_blind(seat) {
        return 0;
    }
    prices::least_bet(table, rules, seat).saturating_sub(table.chips(seat))
}

/// Who acts now in this turn.
pub(super) fn current_turn(table: &Table, rules: &VyingRules, turn: Turn) -> Turn {
    match turn {
        Turn::Own { seat: short, .. }
            if rules.headsup_short == HeadsUpShort::LendOrShow
                && table.betting() == 2
                && missing(table, rules, short) > 0 =>
        {
            let seat = table.next_in(short).unwrap_or(short);
            Turn::LendOrShow { seat, short }
        }
        Turn::Lend {
            borrower: seat,
            refused,
            offered,
            ..
        } if missing(table, rules, seat) == 0 => Turn::Own {
            seat,
            offered,
            refused,
        },
        Turn::LendOrShow { short, .. } if missing(table, rules, short) == 0 => Turn::Own {
            seat: short,
            offered: false,
            refused: SeatSet::NONE,
        },
        turn => turn,
    }
}

/// Updates who acts, after a look or a purchase.
pub(super) fn update_turn(dealer: &mut Dealer, rules: &VyingRules) -> Flow {
    let Some(turn) = dealer.table().ask.turn() else {
        return Flow::Stay;
    };
    let due = current_turn(dealer.table(), rules, turn);
    if due == turn {
        Flow::Stay
    } else {
        wait(VyingAsk::Turn(due))
    }
}

/// The loans that a short player may ask for, and from whom.
pub(super) fn offer_loans(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    refused: SeatSet,
    mut offer: impl FnMut(Choice, Action),
) {
    if !rules.shortage.lends() {
        return;
    }
    let mut to = SeatSet::NONE;
    for from in table.clockwise_after(seat) {
        if let Ok((least, most)) = terms(table, rules, seat, refused, from) {
            let chips = least;
            offer(
                Choice::Borrow { from, least, most },
                Action::Borrow { from, chips },
            );
        }
        if check_show(table, rules, seat, refused, Some(from)).is_ok() {
            to.insert(from);
        }
    }
    if let Some(first) = to.iter().next() {
        offer(Choice::Show { to }, Action::Show(Some(first)));
    }
}

/// The least and the most that this seat may borrow from that one. The most may be below the least.
fn terms(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    refused: SeatSet,
    from: Seat,
) -> Result<(Chips, Chips), Illegal> {
    let missing = missing(table, rules, seat);
    if !rules.shortage.lends() {
        return Err(Illegal::NoBorrowing);
    }
    if missing == 0 {
        let least = prices::least_bet(table, rules, seat);
        return Err(Illegal::CanPay { least });
    }
    if rules.shortage == Shortage::RichestLends {
        let rich = richest(table, seat).filter(|rich| table.chips(*rich) >= missing);
        return match rich {
            None => Err(Illegal::NobodyCanLend),
            Some(rich) if rich != from => Err(Illegal::RichestLends { seat: rich }),
            Some(_) => Ok((missing, missing)),
        };
    }
    if table.place(from).is_none() || from == seat {
        Err(Illegal::NoSuchLender)
    } else if table.presence(from) == Presence::Left {
        Err(PresenceIllegal::HasLeft.into())
    } else if refused.contains(from) {
        Err(Illegal::RefusedAlready)
    } else {
        Ok((missing, table.chips(from)))
    }
}

/// The richest other player in the deal. Of several it is the first clockwise.
fn richest(table: &Table, seat: Seat) -> Option<Seat> {
    let others = table
        .clockwise_after(seat)
        .filter(|other| *other != seat && table.is_in(*other));
    others.reduce(|rich, other| {
        if table.chips(other) > table.chips(rich) {
            other
        } else {
            rich
        }
    })
}

fn within(chips: Chips, (least, most): (Chips, Chips)) -> Result<(), Illegal> {
    if chips < least {
        Err(Illegal::LoanTooSmall { least })
    } else if chips > most {
        Err(Illegal::LoanTooLarge { most })
    } else {
        Ok(())
    }
}

/// Whether a player in his turn may ask for this loan.
pub(super) fn check_borrow(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    refused: SeatSet,
    (from, chips): (Seat, Chips),
) -> Result<(), Illegal> {
    within(chips, terms(table, rules, seat, refused, from)?)
}

/// Whether a player in his turn may show his hand to that seat. He must have looked himself, and that seat must be able
/// to lend and be out of the deal.
pub(super) fn check_show(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    refused: SeatSet,
    to: Option<Seat>,
) -> Result<(), Illegal> {
    let to = to.ok_or(Illegal::NobodyToShow)?;
    let (least, most) = terms(table, rules, seat, refused, to)?;
    within(least, (least, most))?;
    if table.is_in(to) {
        return Err(Illegal::NotToOneStillIn);
    }
    if table.is_blind(seat) {
        return Err(Illegal::ShowUnseen);
    }
    let shown = table
        .place(seat)
        .is_some_and(|place| place.hands.iter().any(|hand| hand.is_seen_by(to)));
    if shown {
        return Err(Illegal::ShownAlready);
    }
    Ok(())
}

/// The choices of the solvent one of two players.
pub(super) fn offer_rescue(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    short: Seat,
    mut offer: impl FnMut(Choice, Action),
) {
    let (least, most) = (missing(table, rules, short), table.chips(seat));
    offer(Choice::Lend { least, most }, Action::Lend(Some(least)));
    offer(Choice::One(Action::Show(None)), Action::Show(None));
}

/// Whether the solvent one of two players may play this action.
pub(super) fn check_rescue(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    short: Seat,
    action: Action,
) -> Result<(), Illegal> {
    match action {
        Action::Show(None) => Ok(()),
        Action::Lend(Some(chips)) => {
            within(chips, (missing(table, rules, short), table.chips(seat)))
        }
        _ => Err(Illegal::MustLendOrShow),
    }
}

/// Plays a checked action.
pub(super) fn act(dealer: &mut Dealer, rules: &VyingRules, seat: Seat, action: Action) -> Flow {
    let Some(turn) = dealer.table().ask.turn() else {
        return Flow::Stay;
    };
    match (action, turn) {
        (Action::Borrow { from, chips }, _) if rules.shortage == Shortage::RichestLends => {
            ledger::lend(dealer, from, seat, chips);
            Flow::Stay
        }
        (
            Action::Borrow { from, chips },
            Turn::Own {
                offered, refused, ..
            },
        ) => wait(VyingAsk::Turn(Turn::Lend {
            seat: from,
            borrower: seat,
            chips,
            refused,
            offered,
        })),
        (
            Action::Lend(None),
            Turn::Lend {
                borrower,
                chips,
                refused,
                offered,
                ..
            },
        ) => {
            ledger::lend(dealer, seat, borrower, chips);
            wait(VyingAsk::Turn(Turn::Own {
                seat: borrower,
                offered,
                refused,
            }))
        }
        (Action::Lend(Some(chips)), Turn::LendOrShow { short, .. }) => {
            ledger::lend(dealer, seat, short, chips);
            update_turn(dealer, rules)
        }
        (Action::Show(Some(to)), _) => {
            dealer.emit(Event::ShownTo { seat, to });
            Flow::Stay
        }
        (Action::Show(None), Turn::LendOrShow { short, .. }) => {
            showing::show(dealer, Showing::Instead { seat, short })
        }
        _ => Flow::Stay,
    }
}

/// The player refuses the loan, and the borrower acts again.
pub(super) fn refuse(dealer: &mut Dealer, seat: Seat) -> Flow {
    let Some(Turn::Lend {
        borrower,
        mut refused,
        offered,
        ..
    }) = dealer.table().ask.turn()
    else {
        return Flow::Stay;
    };
    dealer.emit(Event::LoanRefused { seat, borrower });
    refused.insert(seat);
    wait(VyingAsk::Turn(Turn::Own {
        seat: borrower,
        offered,
        refused,
    }))
}
