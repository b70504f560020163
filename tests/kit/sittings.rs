//! Random sittings, played by a player that wants nothing, for laws to watch.

use brag::cards::{Card, Pack};
use brag::engine::{Action, Ask, CardId, Choice, Held, Seat, Step, Table};

use super::dice::Dice;
use super::house;

/// What moves a sitting on.
#[derive(Clone, Debug)]
pub enum Move {
    Deal(Option<Pack>),
    Act(Seat, Action),
    /// Throws these cards away: by their ids, so that the move can be made with other faces too.
    Discard(Seat, Vec<CardId>),
}

impl Move {
    /// Makes the move on a table where it is legal.
    pub fn on(&self, table: &mut Table) {
        match self {
            Move::Deal(pack) => table.deal_in_place(pack.clone()).expect("a deal is due"),
            Move::Act(seat, action) => table.play_in_place(*seat, *action).expect("it is legal"),
            Move::Discard(seat, ids) => {
                let discard = discard(table, *seat, ids);
                table.play_in_place(*seat, discard).expect("it is legal");
            }
        }
    }
}

/// Deals played of one sitting before another begins with other rules.
const DEALS: u32 = 15;
/// More than any deal can take: every bet costs a chip, and nobody has many.
const LONGEST: usize = 3_000;

/// Plays random sittings until so many deals have been dealt. `begin` is given each table before its
/// first deal and makes what `watch` takes along; `watch` is given every table, the move made there
/// and the step it led to.
pub fn play<W>(
    seed: u64,
    deals: u32,
    begin: impl Fn(&Table) -> W,
    mut watch: impl FnMut(&mut W, &Table, &Move, &Step),
) {
    let mut dice = Dice::new(seed);
    let mut dealt = 0;
    while dealt < deals {
        let mut table = house::table(&mut dice);
        let mut watcher = begin(&table);
        let mut moves = 0;
        while let Some(next) = choose(&table, &mut dice) {
            let step = match &next {
                Move::Deal(pack) => table.deal(pack.clone()).expect("a deal is due"),
                Move::Act(seat, action) => table.play(*seat, *action).expect("it was offered"),
                Move::Discard(seat, ids) => {
                    let discard = discard(&table, *seat, ids);
                    table.play(*seat, discard).expect("it was offered")
                }
            };
            moves = match next {
                Move::Deal(_) => 0,
                Move::Act(..) | Move::Discard(..) => moves + 1,
            };
            assert!(moves < LONGEST, "a deal comes to its end");
            watch(&mut watcher, &table, &next, &step);
            table = step.table;
        }
        dealt += table.view(brag::engine::Viewer::Gallery).deals();
    }
}

/// Now and then somebody brings a few more chips.
fn buys_in(table: &Table, dice: &mut Dice) -> Option<Move> {
    let seat = Seat(dice.below(table.stacks().len() as u64) as u8);
    let begun = table.view(brag::engine::Viewer::Gallery).deals() > 0;
    match table.buy_in(seat).filter(|_| begun && dice.one_in(40)) {
        Some(Choice::BuyIn { least, .. }) => {
            let chips = least + dice.below(8);
            Some(Move::Act(seat, Action::BuyIn(chips)))
        }
        _ => None,
    }
}

fn choose(table: &Table, dice: &mut Dice) -> Option<Move> {
    if let Some(purchase) = buys_in(table, dice) {
        return Some(purchase);
    }
    match table.ask() {
        Ask::Over => None,
        Ask::Deal { .. } if table.view(brag::engine::Viewer::Gallery).deals() >= DEALS => None,
        Ask::Deal { shuffle } => Some(Move::Deal(shuffle.then(|| dice.shuffled(table.pack())))),
        _ => {
            let to_act = table.ask().seat()?;
            let other = Seat(dice.below(table.stacks().len() as u64) as u8);
            // Now and then somebody looks out of turn.
            let seat = if dice.one_in(6) && !table.choices(other).is_empty() {
                other
            } else {
                to_act
            };
            let choices = table.choices(seat);
            if let [Choice::Discard { cards, .. }] = choices[..] {
                return Some(Move::Discard(seat, some_ids(table, seat, cards, dice)));
            }
            Some(Move::Act(seat, action(&choices, dice)))
        }
    }
}

fn some_ids(table: &Table, seat: Seat, cards: u8, dice: &mut Dice) -> Vec<CardId> {
    let held = table.held().filter(|(whose, _)| *whose == seat);
    let mut ids: Vec<CardId> = held.map(|(_, held)| held.id).collect();
    dice.shuffle(&mut ids);
    ids.truncate(cards.into());
    ids
}

/// Discards for whoever must act, right and wrong: too few and too many cards, some that he holds and
/// some that he does not.
pub fn discards(table: &Table) -> Vec<Action> {
    let held = table.held();
    let own = held.filter(|(whose, _)| table.ask().seat() == Some(*whose));
    let held: Vec<Card> = own.map(|(_, held)| held.card).collect();
    let whole = Pack::whole(4);
    let foreign: Vec<Card> = whole.iter().filter(|card| !held.contains(card)).collect();
    let first = |cards: &[Card], n: usize| Action::Discard(cards[..n].iter().copied().collect());
    let own = (0..=held.len().min(4)).map(|n| first(&held, n));
    own.chain([1, 2].map(|n| first(&foreign, n))).collect()
}

/// To throw the cards with these ids away.
pub fn discard(table: &Table, seat: Seat, ids: &[CardId]) -> Action {
    let chosen = |held: &(Seat, Held)| held.0 == seat && ids.contains(&held.1.id);
    let cards = table.held().filter(chosen).map(|(_, held)| held.card);
    Action::Discard(cards.collect())
}

fn action(choices: &[Choice], dice: &mut Dice) -> Action {
    let mut choice = dice.pick(choices);
    if choice == Choice::One(Action::Fold) && !dice.one_in(3) {
        choice = dice.pick(choices);
    }
    match choice {
        Choice::Bet { least, most } => Action::Bet(match dice.below(8) {
            0..4 => least,
            4 => most,
            _ => dice.between(least, most.min(least + 4)),
        }),
        Choice::See { .. } => Action::See,
        Choice::Cover { .. } => Action::Cover,
        Choice::Borrow { from, least, most } => Action::Borrow {
            from,
            chips: dice.between(least, most.min(least + 2)),
        },
        Choice::Lend { least, most } => {
            Action::Lend(Some(dice.between(least, most.min(least + 2))))
        }
        Choice::Show { to } => {
            let seats: Vec<Seat> = to.iter().collect();
            Action::Show(Some(dice.pick(&seats)))
        }
        Choice::BuyIn { least, .. } => Action::BuyIn(least),
        choice @ Choice::Call { .. } => {
            let games = (0..40).map(|_| Action::Call(house::game(dice)));
            let mut served = games.filter(|game| choice.admits(*game));
            served.next().expect("the pack serves some game")
        }
        Choice::Discard { .. } => unreachable!("discards are chosen by id"),
        Choice::Set { .. } | Choice::Swap { .. } => choice.plain(),
        Choice::One(action) => action,
    }
}
