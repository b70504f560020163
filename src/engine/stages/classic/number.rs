//! Drawing to a number with open cards. A player who hits it wins, otherwise the nearest below it (RULES 10.4, 10.8).

use super::ClassicAsk;
use super::ClassicEvent;
use super::ClassicIllegal;
use super::current::{number_rules, state};
use super::pots::won_number;
use super::tie;
use super::{Exact, NumberRules, NumberTie};
use crate::cards::CardSet;
use crate::engine::action::{Action, Choice, Choices};
use crate::engine::ask::Ask;
use crate::engine::event::{Event, Zone};
use crate::engine::flow::Flow;
use crate::engine::held::Held;
use crate::engine::illegal::Illegal;
use crate::engine::model::{Dealer, Table};
use crate::engine::rules::Edition;
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::stages::dealing;
use crate::engine::stages::exchange::DrawingAction;

/// The number of cards at the beginning.
const DEALT: usize = 3;

/// Takes the top card of the stock.
const TAKE: Action = Action::Drawing(DrawingAction::Draw(CardSet::NONE));

/// Opens all hands. Each player draws, beginning with the eldest.
pub(super) fn begin(dealer: &mut Dealer, rules: NumberRules) -> Flow {
    dealer.emit(Event::Classic(ClassicEvent::Opened));
    let table = dealer.table();
    let has_it = |seat: Seat| total(table, rules, seat) == rules.target;
    if table.rules.edition == Edition::Second && rules.takes_dealt() && table.dealt_in().any(has_it)
    {
        return nearest(dealer, rules);
    }
    go_on(dealer, rules)
}

fn total(table: &Table, rules: NumberRules, seat: Seat) -> u32 {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    rules.total(hands.flat_map(|hand| hand.cards.iter().map(|held| held.card)))
}

fn drawn(table: &Table, seat: Seat) -> u32 {
    let is_own =
        |event: &&Event| matches!(event, Event::Dealt { to: Zone::Hand(to), .. } if *to == seat);
    let cards = table.history.iter().filter(is_own).count();
    cards.saturating_sub(DEALT) as u32
}

/// The cards that a player can give: all of his hand.
fn held(table: &Table, seat: Seat) -> impl Iterator<Item = Held> + '_ {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    hands.flat_map(|hand| hand.cards.iter().copied())
}

fn may_draw(table: &Table, rules: NumberRules, seat: Seat) -> bool {
    rules.most.is_none_or(|most| drawn(table, seat) < most)
}

/// Whether a player has finished: he stands, is out, or has hit the number.
fn is_done(table: &Table, rules: NumberRules, seat: Seat) -> bool {
    let total = total(table, rules, seat);
    let has_hit = total == rules.target && drawn(table, seat) > 0;
    state(table).stood.contains(seat) || total > rules.target || has_hit
}

/// Asks the next player. If none is left, or no card, the nearest wins.
fn go_on(dealer: &mut Dealer, rules: NumberRules) -> Flow {
    let table = dealer.table();
    let is_next = |seat: &Seat| !is_done(table, rules, *seat);
    let next = table.dealt_in().find(is_next);
    match next.filter(|_| !table.pack.is_empty()) {
        Some(seat) => Flow::Wait(Ask::Classic(ClassicAsk::Draw { seat })),
        None => nearest(dealer, rules),
    }
}

pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    let Some(rules) = number_rules(table) else {
        return;
    };
    if may_draw(table, rules, seat) {
        if rules.exchange {
            let give = |held: Held| Action::Drawing(DrawingAction::Give(held.card));
            choices.extend(held(table, seat).map(|held| Choice::One(give(held))));
        } else {
            choices.push(Choice::One(TAKE));
        }
    }
    choices.push(Choice::One(Action::Drawing(DrawingAction::Stand)));
}

pub(super) fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Some(rules) = number_rules(table) else {
        return Err(Illegal::NotInThisGame);
    };
    match action {
        Action::Drawing(DrawingAction::Stand) => Ok(()),
        TAKE if !rules.exchange => may_take(table, rules, seat),
        Action::Drawing(DrawingAction::Give(card)) if rules.exchange => {
            if held(table, seat).all(|held| held.card != card) {
                return Err(Illegal::NotYourCard { card });
            }
            may_take(table, rules, seat)
        }
        Action::Drawing(_) if rules.exchange => {
            Err(Illegal::Classic(ClassicIllegal::MustExchangeOrStand))
        }
        Action::Pass | Action::Bet(_) | Action::See | Action::Fold | Action::Round(_)
            if rules.exchange =>
        {
            Err(Illegal::Classic(ClassicIllegal::MustExchangeOrStand))
        }
        Action::Drawing(DrawingAction::Give(_)) => {
            Err(Illegal::Classic(ClassicIllegal::MustDrawOrStand))
        }
        Action::Pass | Action::Bet(_) | Action::See | Action::Fold | Action::Round(_) => {
            Err(Illegal::Classic(ClassicIllegal::MustDrawOrStand))
        }
        _ => Err(Illegal::NotInThisGame),
    }
}

/// Whether a player may take one more card.
fn may_take(table: &Table, rules: NumberRules, seat: Seat) -> Result<(), Illegal> {
    if may_draw(table, rules, seat) {
        return Ok(());
    }
    Err(Illegal::Classic(ClassicIllegal::NoMoreCards {
        most: drawn(table, seat),
    }))
}

pub(super) fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    let Some(rules) = number_rules(dealer.table()) else {
        return Flow::Stay;
    };
    match action {
        TAKE => dealing::deal_one(dealer, Zone::Hand(seat), SeatSet::ALL),
        Action::Drawing(DrawingAction::Give(card)) => {
            let given = held(dealer.table(), seat).find(|held| held.card == card);
            if let Some(card) = given {
                dealer.emit(Event::Discarded {
                    seat,
                    card,
                    under: false,
                });
                dealing::deal_one(dealer, Zone::Hand(seat), SeatSet::ALL);
            }
        }
        _ => dealer.emit(Event::Classic(ClassicEvent::Stood { seat })),
    }
    // He has the number, by drawing or by standing.
    let hits = total(dealer.table(), rules, seat) == rules.target;
    if hits && rules.exact == Exact::Takes {
        return won_number(dealer, rules, &[seat]);
    }
    go_on(dealer, rules)
}

/// Those who hit the number win, otherwise the nearest below it.
fn nearest(dealer: &mut Dealer, rules: NumberRules) -> Flow {
    let table = dealer.table();
    let totals = table
        .dealt_in()
        .map(|seat| (seat, total(table, rules, seat)));
    let totals: Vec<(Seat, u32)> = totals.filter(|(_, sum)| *sum <= rules.target).collect();
    let best = totals.iter().map(|(_, sum)| *sum).max();
    let equal = totals.iter().filter(|(_, sum)| Some(*sum) == best);
    let equal: Vec<Seat> = equal.map(|(seat, _)| *seat).collect();
    let all_hit = rules.exact == Exact::Split && best == Some(rules.target);
    let winners = match rules.tie {
        _ if all_hit || equal.len() < 2 => equal,
        NumberTie::Split => equal,
        NumberTie::Elder => equal[..1].to_vec(),
        NumberTie::Again => tie::draw_again(dealer, equal),
    };
    won_number(dealer, rules, &winners)
}
