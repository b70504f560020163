//! Drawing to a number with open cards. A player who hits it wins, otherwise the nearest below it (RULES 10.4, 10.8).

use super::current::{number_rules, state};
use super::pots::won_number;
use super::tie;
use crate::cards::CardSet;
use crate::engine::declare;
use crate::engine::facts::classic::{
    ClassicAsk, ClassicEvent, ClassicIllegal, ClassicState, Exact, NumberRules, NumberTie,
};
use crate::engine::facts::exchange::DrawingAction;
use crate::engine::flow::Flow;
use crate::engine::ground::held::Held;
use crate::engine::ground::purse::Zone;
use crate::engine::ground::question::Compared;
use crate::engine::ground::resume::Resume;
use crate::engine::ground::rules::Edition;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::{Dealer, Table};
use crate::engine::play::dealing;
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::illegal::Illegal;

/// The number of cards at the beginning.
const DEALT: usize = 3;

/// Takes the top card of the stock.
const TAKE: Action = Action::Drawing(DrawingAction::Draw(CardSet::NONE));

/// Opens all hands. Each player draws, beginning with the eldest.
pub(super) fn begin(dealer: &mut Dealer, rules: NumberRules) -> Flow {
    dealer.emit(Event::Classic(ClassicEvent::Opened));
    let table = dealer.table();
    if table.rules.edition == Edition::Second && rules.takes_dealt() {
        return take_dealt(dealer, rules);
    }
    go_on(dealer, rules)
}

/// Goes on after an answer about real cards.
pub(super) fn resume(dealer: &mut Dealer, is_beginning: bool) -> Flow {
    match number_rules(dealer.table()) {
        Some(rules) if is_beginning => take_dealt(dealer, rules),
        Some(rules) => nearest(dealer, rules),
        None => Flow::Stay,
    }
}

/// A player who is dealt the number takes the pot. Otherwise players draw (RULES 9.2.17).
fn take_dealt(dealer: &mut Dealer, rules: NumberRules) -> Flow {
    let table = dealer.table();
    let players: Vec<Seat> = table.dealt_in().collect();
    if !table.rules.real_cards {
        let has_it = |seat: &Seat| total(table, rules, *seat) == rules.target;
        return match players.iter().any(has_it) {
            true => nearest(dealer, rules),
            false => go_on(dealer, rules),
        };
    }
    let among = players.iter().copied().collect();
    let made = match table.declared(Compared::Dealt, among) {
        Ok(made) => declare::only(&players, made),
        Err(unanswered) => return declare::ask(table, &unanswered, Resume::Number),
    };
    match *made {
        [] => go_on(dealer, rules),
        _ => settle(dealer, rules, made, true, Resume::Number),
    }
}

fn total(table: &Table, rules: NumberRules, seat: Seat) -> u32 {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    rules.total(hands.flat_map(|hand| hand.cards.iter().map(|held| held.card)))
}

fn drawn(table: &Table, seat: Seat) -> u32 {
    let is_own =
        |event: &&Event| matches!(event, Event::Dealt { to: Zone::Hand(to), .. } if *to == seat);
    let cards = table.history.iter().filter(is_own).count();
    let is_real = |event: &&Event| matches!(event, Event::Drew { seat: to, .. } if *to == seat);
    let real = table.history.iter().filter(is_real).count();
    (cards.saturating_sub(DEALT) + real) as u32
}

/// Whether a card is left to draw. Of real cards those are counted that were dealt.
fn has_stock(table: &Table) -> bool {
    if !table.rules.real_cards {
        return !table.pack.is_empty();
    }
    let dealt = |event: &Event| match *event {
        Event::HandDealt { .. } => DEALT,
        Event::Drew { cards, .. } => cards.into(),
        _ => 0,
    };
    let dealt: usize = table.history.iter().map(dealt).sum();
    dealt < table.rules.ranking.pack().len()
}

/// Whether a player has just drawn a real card, so that he has yet to say what it made of his hand.
fn has_just_drawn(table: &Table, seat: Seat) -> bool {
    matches!(table.history.last(), Some(Event::Drew { seat: to, .. }) if *to == seat)
}

/// The cards that a player can give: all of his hand.
fn held(table: &Table, seat: Seat) -> impl Iterator<Item = Held> + '_ {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    hands.flat_map(|hand| hand.cards.iter().copied())
}

fn may_draw(table: &Table, rules: NumberRules, seat: Seat) -> bool {
    let may = has_stock(table) && rules.most.is_none_or(|most| drawn(table, seat) < most);
    may && !has_surely_finished(table, rules, seat)
}

/// Whether a player holds so many real cards that no such hand is below the number.
fn has_surely_finished(table: &Table, rules: NumberRules, seat: Seat) -> bool {
    if !table.rules.real_cards || rules.exchange {
        return false;
    }
    let held = DEALT + drawn(table, seat) as usize;
    rules.least_total(&table.rules.ranking.pack(), held) >= rules.target
}

/// Whether a player has finished: he stands, is out, or has hit the number.
fn is_done(table: &Table, rules: NumberRules, seat: Seat) -> bool {
    if table.rules.real_cards {
        let ClassicState {
            stood, bust, made, ..
        } = state(table);
        return stood.union(bust).union(made).contains(seat);
    }
    let total = total(table, rules, seat);
    let has_hit = total == rules.target && drawn(table, seat) > 0;
    state(table).stood.contains(seat) || total > rules.target || has_hit
}

/// Asks the next player. If none is left, or no card, the nearest wins.
fn go_on(dealer: &mut Dealer, rules: NumberRules) -> Flow {
    let table = dealer.table();
    let is_next = |seat: &Seat| !is_done(table, rules, *seat);
    let next = table.dealt_in().find(is_next);
    match next.filter(|seat| has_stock(table) || has_just_drawn(table, *seat)) {
        Some(seat) => Flow::Wait(Ask::Classic(ClassicAsk::Draw { seat })),
        None => nearest(dealer, rules),
    }
}

pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    let Some(rules) = number_rules(table) else {
        return;
    };
    if may_draw(table, rules, seat) {
        if rules.exchange && !table.rules.real_cards {
            let give = |held: Held| Action::Drawing(DrawingAction::Give(held.card));
            choices.extend(held(table, seat).map(|held| Choice::One(give(held))));
        } else {
            choices.push(Choice::One(TAKE));
        }
    }
    let mut said = vec![DrawingAction::Stand];
    if table.rules.real_cards {
        said.extend([DrawingAction::Bust, DrawingAction::Made]);
    }
    choices.extend(
        said.into_iter()
            .map(|said| Choice::One(Action::Drawing(said))),
    );
}

pub(super) fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Some(rules) = number_rules(table) else {
        return Err(Illegal::NotInThisGame);
    };
    match action {
        Action::Drawing(DrawingAction::Stand) => Ok(()),
        Action::Drawing(DrawingAction::Bust | DrawingAction::Made) if table.rules.real_cards => {
            Ok(())
        }
        TAKE if !rules.exchange || table.rules.real_cards => may_take(table, rules, seat),
        Action::Drawing(DrawingAction::Give(card)) if rules.exchange => {
            if held(table, seat).all(|held| held.card != card) {
                return Err(Illegal::NotYourCard { card });
            }
            may_take(table, rules, seat)
        }
        Action::Drawing(_) if rules.exchange => {
            Err(Illegal::Classic(ClassicIllegal::MustExchangeOrStand))
        }
        Action::Drawing(DrawingAction::Give(_)) => {
            Err(Illegal::Classic(ClassicIllegal::MustDrawOrStand))
        }
        action if !action.is_of_betting() => Err(Illegal::NotInThisGame),
        _ if rules.exchange => Err(Illegal::Classic(ClassicIllegal::MustExchangeOrStand)),
        _ => Err(Illegal::Classic(ClassicIllegal::MustDrawOrStand)),
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
        TAKE if dealer.rules().real_cards => dealer.emit(Event::Drew { seat, cards: 1 }),
        Action::Drawing(DrawingAction::Bust) => {
            dealer.emit(Event::Classic(ClassicEvent::Bust { seat }));
        }
        Action::Drawing(DrawingAction::Made) => {
            dealer.emit(Event::Classic(ClassicEvent::Made { seat }));
        }
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
    let hits = match dealer.rules().real_cards {
        true => state(dealer.table()).made.contains(seat),
        false => total(dealer.table(), rules, seat) == rules.target,
    };
    if hits && rules.exact == Exact::Takes {
        return won_number(dealer, rules, &[seat]);
    }
    go_on(dealer, rules)
}

/// Those who hit the number win, otherwise the nearest below it.
fn nearest(dealer: &mut Dealer, rules: NumberRules) -> Flow {
    let table = dealer.table();
    if table.rules.real_cards {
        return nearest_real(dealer, rules);
    }
    let totals = table
        .dealt_in()
        .map(|seat| (seat, total(table, rules, seat)));
    let totals: Vec<(Seat, u32)> = totals.filter(|(_, sum)| *sum <= rules.target).collect();
    let best = totals.iter().map(|(_, sum)| *sum).max();
    let equal = totals.iter().filter(|(_, sum)| Some(*sum) == best);
    let equal: Vec<Seat> = equal.map(|(seat, _)| *seat).collect();
    settle(
        dealer,
        rules,
        equal,
        best == Some(rules.target),
        Resume::Nearest,
    )
}

/// Of real cards: those who have said that they made the number, or the nearest of those who are not out.
fn nearest_real(dealer: &mut Dealer, rules: NumberRules) -> Flow {
    let table = dealer.table();
    let ClassicState { bust, made, .. } = state(table);
    let players: Vec<Seat> = table.dealt_in().collect();
    if !made.is_empty() {
        let made = declare::only(&players, made);
        return settle(dealer, rules, made, true, Resume::Nearest);
    }
    let left: Vec<Seat> = players
        .into_iter()
        .filter(|seat| !bust.contains(*seat))
        .collect();
    if left.len() < 2 {
        return settle(dealer, rules, left, false, Resume::Nearest);
    }
    match table.declared(Compared::Nearest, left.iter().copied().collect()) {
        Ok(best) => {
            let best = declare::only(&left, best);
            settle(dealer, rules, best, false, Resume::Nearest)
        }
        Err(unanswered) => declare::ask(table, &unanswered, Resume::Nearest),
    }
}

/// Pays the pot to players who are equally near. Without real cards nothing is asked.
fn settle(
    dealer: &mut Dealer,
    rules: NumberRules,
    equal: Vec<Seat>,
    have_hit: bool,
    then: Resume,
) -> Flow {
    let all_hit = rules.exact == Exact::Split && have_hit;
    let winners = match rules.tie {
        _ if all_hit || equal.len() < 2 => equal,
        NumberTie::Split => equal,
        NumberTie::Elder => equal[..1].to_vec(),
        NumberTie::Again if dealer.rules().real_cards => {
            let table = dealer.table();
            match table.declared(Compared::Drawn, equal.iter().copied().collect()) {
                Ok(highest) => declare::only(&equal, highest),
                Err(unanswered) => return declare::ask(table, &unanswered, then),
            }
        }
        NumberTie::Again => tie::draw_again(dealer, equal),
    };
    won_number(dealer, rules, &winners)
}
