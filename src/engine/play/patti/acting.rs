//! What an action does in Teen Patti.

use super::prices::least_bet;
use super::turns::{check_sideshow, turn_after, wait};
use crate::engine::declare;
use crate::engine::facts::patti::{PattiEvent, PattiRules};
use crate::engine::facts::vying::Turn;
use crate::engine::flow::Flow;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::resume::{Resume, Showing};
use crate::engine::ground::seat::Seat;
use crate::engine::model::Dealer;
use crate::engine::play::vying::{settling, showing};
use crate::engine::sums::action::Action;
use crate::engine::sums::event::Event;

/// Plays a checked action.
pub(super) fn act(dealer: &mut Dealer, rules: &PattiRules, seat: Seat, action: Action) -> Flow {
    match action {
        Action::Look(pick) => {
            dealer.emit(Event::Looked { seat, pick });
            Flow::Stay
        }
        Action::Bet(chips) => {
            bet(dealer, seat, chips);
            if is_full(dealer, rules) {
                return show_all(dealer);
            }
            turn_after(dealer.table(), seat)
        }
        Action::SIDESHOW => sideshow(dealer, rules, seat),
        Action::Agree | Action::Refuse => answer(dealer, seat, action == Action::Agree),
        Action::See => see(dealer, seat),
        Action::Fold => {
            dealer.emit(Event::Folded { seat });
            go_on_without(dealer, seat, Ending::Fold)
        }
        Action::Cover => {
            let chips = dealer.table().chips(seat);
            dealer.pay_in(seat, chips);
            dealer.emit(Event::Covered { seat, chips });
            go_on_without(dealer, seat, Ending::Cover)
        }
        _ => Flow::Stay,
    }
}

fn bet(dealer: &mut Dealer, seat: Seat, chips: Chips) {
    let blind = dealer.table().is_blind(seat);
    let stake = if blind { chips * 2 } else { chips };
    dealer.pay_in(seat, chips);
    dealer.emit(Event::Bet {
        seat,
        chips,
        blind,
        stake,
    });
}

/// Whether the pots have reached their limit.
fn is_full(dealer: &Dealer, rules: &PattiRules) -> bool {
    rules
        .pot_limit
        .is_some_and(|limit| dealer.table().pot() >= limit)
}

/// All players show. The best hand wins, and equal hands share.
fn show_all(dealer: &mut Dealer) -> Flow {
    let verdict = match showing::judge_all(dealer.table()) {
        Ok(verdict) => verdict,
        Err(unanswered) => return declare::ask(dealer.table(), &unanswered, Resume::PattiAll),
    };
    let mut shown = showing::Showdown::default();
    showing::open_all(dealer, &verdict, &mut shown);
    showing::settle(dealer, &verdict, shown, Ending::Limit)
}

/// Goes on after an answer about real cards.
pub(super) fn resume(dealer: &mut Dealer, then: Resume) -> Flow {
    match then {
        Resume::PattiAll => show_all(dealer),
        Resume::Showing(showing) => showing::show(dealer, showing),
        Resume::PattiSee { payer, seen } => show_two(dealer, payer, seen),
        Resume::Sideshow { by, of } => compare(dealer, by, of),
        _ => Flow::Stay,
    }
}

/// He bets the least, and the player before him is asked. If the bet fills the pot, nobody is asked.
fn sideshow(dealer: &mut Dealer, rules: &PattiRules, by: Seat) -> Flow {
    let Ok(of) = check_sideshow(dealer.table(), rules, by) else {
        return Flow::Stay;
    };
    let chips = least_bet(dealer.table(), by);
    bet(dealer, by, chips);
    if is_full(dealer, rules) {
        return show_all(dealer);
    }
    dealer.emit(Event::Patti(PattiEvent::Asked { by, of }));
    wait(Turn::Answer {
        seat: of,
        offerer: by,
    })
}

/// If the player agrees, the two see each other's hands and the worse one folds. Of equal hands the asker's folds.
fn answer(dealer: &mut Dealer, of: Seat, agrees: bool) -> Flow {
    let Some(Turn::Answer { offerer: by, .. }) = dealer.table().ask.turn() else {
        return Flow::Stay;
    };
    dealer.emit(Event::Answered { seat: of, agrees });
    if !agrees {
        return turn_after(dealer.table(), by);
    }
    dealer.emit(Event::ShownTo { seat: of, to: by });
    dealer.emit(Event::ShownTo { seat: by, to: of });
    compare(dealer, by, of)
}

/// The worse of two hands folds. Of equal hands the asker's folds.
fn compare(dealer: &mut Dealer, by: Seat, of: Seat) -> Flow {
    let loser = match dealer.table().beats(by, of) {
        Ok(true) => of,
        Ok(false) => by,
        Err(unanswered) => {
            return declare::ask(dealer.table(), &unanswered, Resume::Sideshow { by, of });
        }
    };
    dealer.emit(Event::Patti(PattiEvent::Compared { by, of, loser }));
    dealer.emit(Event::Folded { seat: loser });
    go_on_without(dealer, by, Ending::Fold)
}

/// Both hands are shown. The payer wins only with the better hand.
fn see(dealer: &mut Dealer, payer: Seat) -> Flow {
    let Some(seen) = dealer.table().next_in(payer) else {
        return Flow::Stay;
    };
    let chips = least_bet(dealer.table(), payer);
    dealer.pay_in(payer, chips);
    dealer.emit(Event::Saw { payer, seen, chips });
    show_two(dealer, payer, seen)
}

fn show_two(dealer: &mut Dealer, payer: Seat, seen: Seat) -> Flow {
    let verdict = match showing::judge_two(dealer.table(), payer, seen) {
        Ok(verdict) => verdict,
        Err(unanswered) => {
            let then = Resume::PattiSee { payer, seen };
            return declare::ask(dealer.table(), &unanswered, then);
        }
    };
    let mut shown = showing::Showdown::default();
    showing::open_both(dealer, payer, seen, &mut shown);
    showing::settle(dealer, &verdict, shown, Ending::See)
}

/// Goes on after this seat's turn, when a player has left the betting.
fn go_on_without(dealer: &mut Dealer, seat: Seat, how: Ending) -> Flow {
    let table = dealer.table();
    if table.betting() > 1 {
        return turn_after(table, seat);
    }
    let Some(last) = table.seats().find(|seat| table.is_in(*seat)) else {
        return Flow::Stay;
    };
    if showing::covered(table).next().is_some() {
        return showing::show(dealer, Showing::Last { seat: last, how });
    }
    settling::win(dealer, last)
}
