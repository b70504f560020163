//! Betting: bets are never equalised, only two may see, and you cannot see a blind man (RULES 1.3).

pub(super) mod discarding;
mod lending;
mod prices;
pub(super) mod settling;
mod showing;
pub(super) mod stock;

use super::super::Chips;
use super::super::action::{Action, Choice, Choices, Pick};
use super::super::ask::{Ask, Showing, Turn, VyingAsk};
use super::super::dealer::Dealer;
use super::super::driver::Flow;
use super::super::event::{Ending, Event};
use super::super::illegal::{Illegal, Limit};
use super::super::money::Shortage;
use super::super::rules::{BlindLook, Rewin, VyingRules};
use super::super::seat::{Seat, SeatSet};
use super::super::table::Table;
use super::Mechanic;
use prices::{bets, see_cost};

/// The mechanic, as the driver knows it.
pub(super) static MECHANIC: Mechanic = Mechanic {
    begin: |dealer| with_rules(dealer, begin).unwrap_or(Flow::Stay),
    choices: |table, seat| match table.rules.vying() {
        Some(rules) => choices(table, rules, seat),
        None => Choices::new(),
    },
    check: |table, seat, action| match table.rules.vying() {
        Some(rules) => check(table, rules, seat, action),
        None => Err(Illegal::BetweenDeals),
    },
    act: |dealer, seat, action| {
        with_rules(dealer, |dealer, rules| act(dealer, rules, seat, action)).unwrap_or(Flow::Stay)
    },
    bought_in: |dealer| with_rules(dealer, lending::see_to_it).unwrap_or(Flow::Stay),
    // All its events are shared with other betting games.
    apply: |_, _| {},
};

fn with_rules<T>(
    dealer: &mut Dealer,
    work: impl FnOnce(&mut Dealer, &VyingRules) -> T,
) -> Option<T> {
    let rules = dealer.table().rules.clone();
    rules.vying().map(|rules| work(dealer, rules))
}

/// What a player is asked, while hands are vied for.
fn asked(table: &Table) -> Option<VyingAsk> {
    match table.ask {
        Ask::Vying(ask) => Some(ask),
        _ => None,
    }
}

fn wait(ask: VyingAsk) -> Flow {
    Flow::Wait(Ask::Vying(ask))
}

/// The first turn is the dealer's left's. Never over at once: two at least are dealt in.
fn begin(dealer: &mut Dealer, rules: &VyingRules) -> Flow {
    turn_after(dealer, rules, dealer.table().dealer)
}

fn turn_after(dealer: &mut Dealer, rules: &VyingRules, seat: Seat) -> Flow {
    let table = dealer.table();
    let Some(seat) = table.next_in(seat) else {
        return Flow::Stay;
    };
    let own = Turn::Own {
        seat,
        offered: false,
        refused: SeatSet::NONE,
    };
    wait(VyingAsk::Turn(lending::whose(table, rules, own)))
}

/// What is offered to a seat now, in the order in which a player would think of it.
fn choices(table: &Table, rules: &VyingRules, seat: Seat) -> Choices {
    let mut choices = Choices::new();
    let mut offer = |choice: Choice, action: Action| {
        if check(table, rules, seat, action).is_ok() {
            choices.push(choice);
        }
    };
    let one = |action| (Choice::One(action), action);
    match asked(table) {
        Some(VyingAsk::Turn(turn)) => {
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
        Some(VyingAsk::Decide { .. }) => {
            for (choice, action) in [one(Action::Keep), one(Action::Throw)] {
                offer(choice, action);
            }
        }
        Some(VyingAsk::Name { .. }) => {
            for pick in [Pick::Old, Pick::New] {
                offer(Choice::One(Action::Play(pick)), Action::Play(pick));
            }
        }
        Some(VyingAsk::Retain { .. }) => {
            for pick in [Some(Pick::Old), Some(Pick::New), None] {
                offer(Choice::One(Action::Retain(pick)), Action::Retain(pick));
            }
        }
        Some(VyingAsk::Discard { .. }) => return discarding::choices(table, seat),
        None => {}
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
fn check(table: &Table, rules: &VyingRules, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Some(ask) = asked(table) else {
        return Err(Illegal::BetweenDeals);
    };
    let to_act = table.ask.seat().unwrap_or(seat);
    if let VyingAsk::Discard { .. } = ask {
        return discarding::check(table, to_act, seat, action);
    }
    if !table.is_in(seat) && to_act != seat {
        return Err(Illegal::NotInDeal);
    }
    if let (Action::Look(pick), VyingAsk::Turn(turn)) = (action, ask) {
        return check_look(table, rules, seat, pick, turn);
    }
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match ask {
        VyingAsk::Turn(Turn::Own {
            offered, refused, ..
        }) => check_turn(table, rules, seat, action, (offered, refused)),
        VyingAsk::Turn(Turn::Lend { .. }) => match action {
            Action::Lend(None) | Action::Refuse => Ok(()),
            _ => Err(Illegal::MustAnswerLoan),
        },
        VyingAsk::Turn(Turn::LendOrShow { short, .. }) => {
            lending::check_rescue(table, rules, seat, short, action)
        }
        VyingAsk::Turn(Turn::Answer { .. }) => match action {
            Action::Agree | Action::Refuse => Ok(()),
            _ => Err(Illegal::MustAnswer),
        },
        VyingAsk::Decide { .. } => match action {
            Action::Keep | Action::Throw => Ok(()),
            _ => Err(Illegal::MustDecide),
        },
        VyingAsk::Name { .. } => match action {
            Action::Play(_) => Ok(()),
            _ => Err(Illegal::MustName),
        },
        VyingAsk::Retain { .. } => match action {
            Action::Retain(None) if rules.two_hands_rewin == Rewin::One => {
                Err(Illegal::MustKeepOne)
            }
            Action::Retain(_) => Ok(()),
            _ => Err(Illegal::MustRetain),
        },
        VyingAsk::Discard { .. } => Err(Illegal::NothingToDiscard),
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
    let acted = table
        .vying()
        .is_some_and(|state| state.acted.contains(seat));
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
        Action::Pass | Action::Setting(_) | Action::Swapping(_) => {
            return Err(Illegal::NotInThisGame);
        }
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
        Action::Showdown if table.stake() == 0 => Err(Illegal::NoBetYet),
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
    if table.stake() == 0 {
        return Err(Illegal::NoBetYet);
    }
    if table.is_blind(seat) || !table.is_blind(opponent) {
        return Ok(opponent);
    }
    let bets = table
        .vying()
        .map_or(0, |state| state.bets_between_two(seat));
    match rules.see_blind_after {
        None => Err(Illegal::BlindMan),
        Some(after) if bets < after => Err(Illegal::BlindManTooSoon { after, bets }),
        Some(_) => Ok(opponent),
    }
}

/// Does what has been checked.
fn act(dealer: &mut Dealer, rules: &VyingRules, seat: Seat, action: Action) -> Flow {
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
        Action::BuyIn(_)
        | Action::Call(_)
        | Action::Pass
        | Action::Setting(_)
        | Action::Swapping(_) => Flow::Stay,
    }
}

/// Whoever looks at one of two hands must say whether he keeps it; whoever opens a hand of more than three
/// throws the rest away; and the look may have made him short (RULES 5.4).
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
    lending::see_to_it(dealer, rules)
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
    wait(VyingAsk::Turn(lending::whose(table, rules, back)))
}

/// A player has named the hand that plays.
fn name(dealer: &mut Dealer, seat: Seat, pick: Pick) -> Flow {
    let Some(VyingAsk::Name { showing, .. }) = asked(dealer.table()) else {
        return Flow::Stay;
    };
    dealer.emit(Event::Thrown {
        seat,
        pick: pick.other(),
    });
    stock::turn_up(dealer);
    showing::show(dealer, showing)
}

fn go_on_without(dealer: &mut Dealer, rules: &VyingRules, seat: Seat, how: Ending) -> Flow {
    match dealer.table().next_in(seat) {
        Some(last) if dealer.table().betting() == 1 => {
            settling::last_left(dealer, rules, last, how)
        }
        _ => turn_after(dealer, rules, seat),
    }
}

/// Every other player answers in turn; one refusal ends the offer and the turn goes on.
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
