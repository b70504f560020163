//! Betting: bets are never equalised, only two may see, and you cannot see a blind man (RULES 1.3).

use super::super::Chips;
use super::super::action::{Action, Choice, Choices, Pick};
use super::super::ask::{Ask, Showing, Turn};
use super::super::dealer::Dealer;
use super::super::event::{Ending, Event};
use super::super::illegal::{Illegal, Limit};
use super::super::money::Shortage;
use super::super::rules::{BlindLook, Rewin, VyingRules};
use super::super::seat::{Seat, SeatSet};
use super::super::table::Table;
use super::prices::{bets, see_cost};
use super::{discarding, lending, settling, stock};

/// The first turn is the dealer's left's. Never over at once: two at least are dealt in.
pub(super) fn begin(dealer: &mut Dealer, rules: &VyingRules) -> bool {
    turn_after(dealer, rules, dealer.table().dealer);
    true
}

fn turn_after(dealer: &mut Dealer, rules: &VyingRules, seat: Seat) {
    let table = dealer.table();
    if let Some(seat) = table.next_in(seat) {
        let own = Turn::Own {
            seat,
            offered: false,
            refused: SeatSet::NONE,
        };
        dealer.ask(Ask::Turn(lending::whose(table, rules, own)));
    }
}

/// What is offered to a seat now, in the order in which a player would think of it.
pub(super) fn choices(table: &Table, rules: &VyingRules, seat: Seat) -> Choices {
    let mut choices = Choices::new();
    let mut offer = |choice: Choice, action: Action| {
        if check(table, rules, seat, action).is_ok() {
            choices.push(choice);
        }
    };
    let one = |action| (Choice::One(action), action);
    match table.ask {
        Ask::Turn(turn) => {
            for pick in [None, Some(Pick::Old), Some(Pick::New)] {
                let (choice, action) = one(Action::Look(pick));
                offer(choice, action);
            }
            match turn {
                Turn::Answer { seat: to, .. } if to == seat => {
                    for (choice, action) in [one(Action::Agree), one(Action::Refuse)] {
                        offer(choice, action);
                    }
                }
                Turn::Own {
                    seat: to, refused, ..
                } if to == seat => {
                    offer_turn(table, rules, seat, &mut offer);
                    lending::offer_loans(table, rules, seat, refused, offer);
                }
                Turn::Lend { seat: to, .. } if to == seat => {
                    for (choice, action) in [one(Action::Lend(None)), one(Action::Refuse)] {
                        offer(choice, action);
                    }
                }
                Turn::LendOrShow { seat: to, short } if to == seat => {
                    lending::offer_rescue(table, rules, seat, short, offer);
                }
                _ => {}
            }
        }
        Ask::Decide { .. } => {
            for (choice, action) in [one(Action::Keep), one(Action::Throw)] {
                offer(choice, action);
            }
        }
        Ask::Name { .. } => {
            for pick in [Pick::Old, Pick::New] {
                offer(Choice::One(Action::Play(pick)), Action::Play(pick));
            }
        }
        Ask::Retain { .. } => {
            for pick in [Some(Pick::Old), Some(Pick::New), None] {
                offer(Choice::One(Action::Retain(pick)), Action::Retain(pick));
            }
        }
        Ask::Discard { .. } | Ask::Call { .. } | Ask::Deal { .. } | Ask::Over => {}
    }
    choices
}

fn offer_turn(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    offer: &mut impl FnMut(Choice, Action),
) {
    offer(Choice::One(Action::Fold), Action::Fold);
    let (least, most) = bets(table, rules, seat);
    offer(Choice::Bet { least, most }, Action::Bet(least));
    if let Some(opponent) = table.next_in(seat) {
        let cost = see_cost(table, rules, seat, opponent);
        offer(
            Choice::See {
                seat: opponent,
                cost,
            },
            Action::See,
        );
    }
    offer(
        Choice::Cover {
            chips: table.chips(seat),
        },
        Action::Cover,
    );
    offer(Choice::One(Action::Showdown), Action::Showdown);
}

/// Whether a seat may do this now.
pub(super) fn check(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if !table.is_in(seat) && table.ask.seat() != Some(seat) {
        return Err(Illegal::NotInDeal);
    }
    if let (Action::Look(pick), Ask::Turn(turn)) = (action, table.ask) {
        return check_look(table, rules, seat, pick, turn);
    }
    let to_act = table.ask.seat().unwrap_or(seat);
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match table.ask {
        Ask::Turn(Turn::Own {
            offered, refused, ..
        }) => check_turn(table, rules, seat, action, (offered, refused)),
        Ask::Turn(Turn::Lend { .. }) => match action {
            Action::Lend(None) | Action::Refuse => Ok(()),
            _ => Err(Illegal::MustAnswerLoan),
        },
        Ask::Turn(Turn::LendOrShow { short, .. }) => {
            lending::check_rescue(table, rules, seat, short, action)
        }
        Ask::Turn(Turn::Answer { .. }) => match action {
            Action::Agree | Action::Refuse => Ok(()),
            _ => Err(Illegal::MustAnswer),
        },
        Ask::Decide { .. } => match action {
            Action::Keep | Action::Throw => Ok(()),
            _ => Err(Illegal::MustDecide),
        },
        Ask::Name { .. } => match action {
            Action::Play(_) => Ok(()),
            _ => Err(Illegal::MustName),
        },
        Ask::Retain { .. } => match action {
            Action::Retain(None) if rules.two_hands_rewin == Rewin::One => {
                Err(Illegal::MustKeepOne)
            }
            Action::Retain(_) => Ok(()),
            _ => Err(Illegal::MustRetain),
        },
        Ask::Discard { .. } | Ask::Call { .. } | Ask::Deal { .. } | Ask::Over => {
            Err(Illegal::BetweenDeals)
        }
    }
}

fn check_look(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    pick: Option<Pick>,
    turn: Turn,
) -> Result<(), Illegal> {
    if !table.is_blind(seat) {
        return Err(Illegal::NotBlind);
    }
    let own_turn = matches!(turn, Turn::Own { seat: to, .. } if to == seat);
    let acted = table.place(seat).is_some_and(|place| place.acted);
    if !own_turn && acted && rules.blind_look == BlindLook::OwnTurn {
        return Err(Illegal::TooLateToLook);
    }
    match (table.has_two(seat), pick) {
        (true, None) => Err(Illegal::SayWhichHand),
        (false, Some(_)) => Err(Illegal::OnlyOneHand),
        _ => Ok(()),
    }
}

fn check_turn(
    table: &Table,
    rules: &VyingRules,
    seat: Seat,
    action: Action,
    (offered, refused): (bool, SeatSet),
) -> Result<(), Illegal> {
    match action {
        Action::Keep | Action::Throw => return Err(Illegal::NothingToDecide),
        Action::Discard(_) => return Err(Illegal::NothingToDiscard),
        Action::Agree | Action::Refuse => return Err(Illegal::NothingOffered),
        Action::Play(_) => return Err(Illegal::NothingToName),
        Action::Retain(_) => return Err(Illegal::NothingToRetain),
        Action::Lend(_) => return Err(Illegal::NoLoanAsked),
        _ => {}
    }
    if !rules.blind_play && table.is_blind(seat) {
        return Err(Illegal::MustLookFirst);
    }
    let have = table.chips(seat);
    let (least, most) = bets(table, rules, seat);
    let pay = |cost: Chips| {
        if cost <= have {
            Ok(())
        } else {
            Err(Illegal::TooFewChips { cost, chips: have })
        }
    };
    match action {
        Action::Bet(bet) if bet < least => Err(Illegal::BetTooSmall { least }),
        Action::Bet(bet) if bet > most && most >= have => {
            pay(least)?;
            Err(Illegal::BetTooLarge {
                most: have,
                by: Limit::Chips,
            })
        }
        Action::Bet(bet) if bet > most => Err(Illegal::BetTooLarge {
            most,
            by: Limit::Rules,
        }),
        Action::Bet(_) => pay(least),
        Action::See => {
            let opponent = check_see(table, rules, seat)?;
            pay(see_cost(table, rules, seat, opponent))
        }
        Action::Cover if rules.shortage != Shortage::Cover => Err(Illegal::NoCover),
        Action::Cover if have >= least => Err(Illegal::CanStillBet { least }),
        Action::Showdown if !rules.agreed_showdown => Err(Illegal::NoShowdown),
        Action::Showdown if table.betting() < 3 => Err(Illegal::OnlyTwoLeft),
        Action::Showdown if table.stake == 0 => Err(Illegal::NoBetYet),
        Action::Showdown if offered => Err(Illegal::AlreadyOffered),
        Action::Showdown => pay(least),
        Action::Borrow { from, chips } => {
            lending::check_borrow(table, rules, seat, refused, (from, chips))
        }
        Action::Show(to) => lending::check_show(table, rules, seat, refused, to),
        _ => Ok(()),
    }
}

/// Whether this player may see, and whom.
fn check_see(table: &Table, rules: &VyingRules, seat: Seat) -> Result<Seat, Illegal> {
    let players = table.betting();
    let Some(opponent) = table.next_in(seat).filter(|_| players == 2) else {
        return Err(Illegal::StillIn { players });
    };
    if table.stake == 0 {
        return Err(Illegal::NoBetYet);
    }
    if table.is_blind(seat) || !table.is_blind(opponent) {
        return Ok(opponent);
    }
    let bets = table.place(seat).map_or(0, |place| place.bets_between_two);
    match rules.see_blind_after {
        None => Err(Illegal::BlindMan),
        Some(after) if bets < after => Err(Illegal::BlindManTooSoon { after, bets }),
        Some(_) => Ok(opponent),
    }
}

/// Does what has been checked.
pub(super) fn act(dealer: &mut Dealer, rules: &VyingRules, seat: Seat, action: Action) {
    match action {
        Action::Look(pick) => {
            dealer.emit(Event::Looked { seat, pick });
            discarding::ask(dealer, seat);
            lending::see_to_it(dealer, rules);
        }
        Action::Keep | Action::Throw => {
            decide(dealer, seat, action == Action::Keep);
            discarding::ask(dealer, seat);
            lending::see_to_it(dealer, rules);
        }
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
            turn_after(dealer, rules, seat);
        }
        Action::See => {
            let Some(seen) = dealer.table().next_in(seat) else {
                return;
            };
            let chips = see_cost(dealer.table(), rules, seat, seen);
            dealer.pay_in(seat, chips);
            dealer.emit(Event::Saw {
                payer: seat,
                seen,
                chips,
            });
            settling::show(dealer, Showing::See { payer: seat, seen });
        }
        Action::Fold => {
            dealer.emit(Event::Folded { seat });
            stock::turn_up(dealer);
            go_on_without(dealer, rules, seat, Ending::Fold);
        }
        Action::Cover => {
            let chips = dealer.table().chips(seat);
            dealer.pay_in(seat, chips);
            dealer.emit(Event::Covered { seat, chips });
            go_on_without(dealer, rules, seat, Ending::Cover);
        }
        Action::Showdown => {
            dealer.emit(Event::Offered { seat });
            if let Some(next) = dealer.table().next_in(seat) {
                dealer.ask(Ask::Turn(Turn::Answer {
                    seat: next,
                    offerer: seat,
                }));
            }
        }
        Action::Agree | Action::Refuse => answer(dealer, seat, action == Action::Agree),
        Action::Play(pick) => {
            let Ask::Name { showing, .. } = dealer.table().ask else {
                return;
            };
            dealer.emit(Event::Thrown {
                seat,
                pick: pick.other(),
            });
            stock::turn_up(dealer);
            settling::show(dealer, showing);
        }
        Action::Retain(pick) => settling::retain(dealer, seat, pick),
        Action::Borrow { .. } | Action::Lend(_) | Action::Show(_) => {
            lending::act(dealer, rules, seat, action);
        }
        Action::BuyIn(_) | Action::Call(_) => {}
    }
}

fn decide(dealer: &mut Dealer, seat: Seat, keep: bool) {
    if let Ask::Decide { looked, .. } = dealer.table().ask {
        let pick = if keep { looked.other() } else { looked };
        dealer.emit(Event::Thrown { seat, pick });
        stock::turn_up(dealer);
    }
}

fn go_on_without(dealer: &mut Dealer, rules: &VyingRules, seat: Seat, how: Ending) {
    match dealer.table().next_in(seat) {
        Some(last) if dealer.table().betting() == 1 => {
            settling::last_left(dealer, rules, last, how);
        }
        _ => turn_after(dealer, rules, seat),
    }
}

/// Every other player answers in turn; one refusal ends the offer and the turn goes on.
fn answer(dealer: &mut Dealer, seat: Seat, agrees: bool) {
    let Ask::Turn(Turn::Answer { offerer, .. }) = dealer.table().ask else {
        return lending::refuse(dealer, seat);
    };
    dealer.emit(Event::Answered { seat, agrees });
    if !agrees {
        return dealer.ask(Ask::Turn(Turn::Own {
            seat: offerer,
            offered: true,
            refused: SeatSet::NONE,
        }));
    }
    match dealer.table().next_in(seat) {
        Some(next) if next != offerer => {
            dealer.ask(Ask::Turn(Turn::Answer {
                seat: next,
                offerer,
            }));
        }
        _ => settling::show(dealer, Showing::Showdown),
    }
}
