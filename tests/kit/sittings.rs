//! Random sittings, played at random, for the laws to watch.

use brag::cards::{Card, Pack, Rows};
use brag::engine::{
    Action, Advance, Ask, BusAction, CardId, CasinoAction, Choice, DrawingAction, Held,
    RoundAction, Seat, SettingAction, Table, Viewer,
};
use brag::games::GAMES;

use super::dice::Dice;
use super::{house, options, real};

/// A move. Cards are given by their ids, so that it can be made with other faces too.
#[derive(Clone, Debug)]
pub enum Move {
    Deal(Option<Pack>),
    Act(Seat, Action),
    /// Throws these cards away.
    Discard(Seat, Vec<CardId>),
    /// Sets these hands.
    Set(Seat, Vec<Vec<CardId>>),
    /// Throws these cards and takes as many.
    Exchange(Seat, Vec<CardId>),
    /// Gives the first card and takes the other.
    Swap(Seat, CardId, CardId),
}

impl Move {
    /// Makes the move on a table where it is legal.
    pub fn on(&self, table: &mut Table) {
        match (self, self.action(table)) {
            (Move::Deal(pack), _) => table.deal_in_place(pack.clone()).expect("a deal is due"),
            (_, Some((seat, action))) => table.play_in_place(seat, action).expect("it is legal"),
            (_, None) => unreachable!("a move deals or acts"),
        }
    }

    /// The seat that acts, and its action. `None`: the move is a deal.
    pub fn action(&self, table: &Table) -> Option<(Seat, Action)> {
        match self {
            Move::Deal(_) => None,
            Move::Act(seat, action) => Some((*seat, *action)),
            Move::Discard(seat, ids) => Some((*seat, discard(table, *seat, ids))),
            Move::Set(seat, rows) => {
                let card = |id: &CardId| face(table, *id);
                let rows = rows
                    .iter()
                    .map(|row| row.iter().map(card).collect::<Vec<Card>>());
                let rows = Rows::new(rows).expect("no more than any game has");
                Some((*seat, Action::Setting(SettingAction::Set(rows))))
            }
            Move::Exchange(seat, ids) => {
                let own = table.held().filter(|(whose, _)| whose == seat);
                let thrown = own
                    .enumerate()
                    .filter(|(_, (_, held))| ids.contains(&held.id));
                let view = table.view(Viewer::Gallery);
                let action = match view.seat(*seat).expect("a seat").is_blind() {
                    true => DrawingAction::Unseen(thrown.fold(0, |set, (nth, _)| set | 1 << nth)),
                    false => DrawingAction::Draw(thrown.map(|(_, (_, held))| held.card).collect()),
                };
                Some((*seat, Action::Drawing(action)))
            }
            Move::Swap(seat, give, take) => {
                let is_down = table.rules().dealing().is_some_and(|rules| rules.one_down);
                let board = table.view(Viewer::Gallery).board();
                let place = board.map(|face| face.id).position(|id| id == *take);
                let open = (!is_down || place != Some(1)).then(|| face(table, *take));
                let swap = BusAction::Swap {
                    give: face(table, *give),
                    take: open,
                };
                Some((*seat, Action::Bus(swap)))
            }
        }
    }
}

fn face(table: &Table, id: CardId) -> Card {
    let lies = table.lying().find(|(_, held)| held.id == id);
    lies.expect("a card that was dealt").1.card
}

/// Deals played of one sitting before another begins with other rules.
const DEALS: u32 = 15;
/// The same, if every deal begins with a shuffle.
const SHUFFLED_DEALS: u32 = 5;
/// More actions than any deal can have: every bet costs a chip, and stacks are small.
const LONGEST: usize = 3_000;

/// Plays random sittings of every game of the catalogue in turn, until this many deals have been dealt. `begin` gets
/// each table before its first deal and makes the state for `watch`. `watch` gets every table, the move made there
/// and its step.
pub fn play<W>(
    seed: u64,
    deals: u32,
    begin: impl Fn(&Table) -> W,
    mut watch: impl FnMut(&mut W, &Table, &Move, &Advance),
) {
    let mut dice = Dice::new(seed);
    let mut dealt = 0;
    for game in GAMES.iter().cycle() {
        if dealt >= deals {
            return;
        }
        let cards = (game.rules)().dealing().expect("a deal is dealt").cards;
        // The betting games have the most rules, and these depend on each other.
        let by_house = (game.rules)().is_betting() && !dice.one_in(4);
        let mut table = match by_house {
            true => house::table(cards, &mut dice),
            false => options::table(game, 40, &mut dice),
        };
        let mut watcher = begin(&table);
        table = play_on(table, &mut dice, |table, next, step| {
            watch(&mut watcher, table, next, step);
        });
        dealt += table.view(Viewer::Gallery).deals();
    }
}

/// Plays one sitting to its end, or as long as the kit wants. Returns the last table.
pub fn play_on(
    mut table: Table,
    dice: &mut Dice,
    mut watch: impl FnMut(&Table, &Move, &Advance),
) -> Table {
    let mut moves = 0;
    while let Some(next) = choose(&table, dice) {
        let step = match (&next, next.action(&table)) {
            (Move::Deal(pack), _) => table.deal(pack.clone()).expect("a deal is due"),
            (_, Some((seat, action))) => table.play(seat, action).expect("it was offered"),
            (_, None) => unreachable!("a move deals or acts"),
        };
        moves = match next {
            Move::Deal(_) => 0,
            _ => moves + 1,
        };
        assert!(moves < LONGEST, "a deal comes to its end");
        watch(&table, &next, &step);
        table = step.table;
    }
    table
}

/// Sometimes a player buys a few chips.
fn buys_in(table: &Table, dice: &mut Dice) -> Option<Move> {
    let seat = Seat(dice.below(table.stacks().len() as u64) as u8);
    let begun = table.view(Viewer::Gallery).deals() > 0;
    match table.buy_in(seat).filter(|_| begun && dice.one_in(40)) {
        Some(Choice::BuyIn { least, .. }) => {
            let chips = least + dice.below(8);
            Some(Move::Act(seat, Action::BuyIn(chips)))
        }
        _ => None,
    }
}

/// Sometimes a player asks the others to double the limits.
fn doubles(table: &Table, dice: &mut Dice) -> Option<Move> {
    let seat = Seat(dice.below(table.stacks().len() as u64) as u8);
    let asks = table.may_double(seat) && dice.one_in(8);
    asks.then_some(Move::Act(seat, Action::Double))
}

/// The next move at this table. `None`: the sitting is over, or the kit wants no more of it.
pub fn choose(table: &Table, dice: &mut Dice) -> Option<Move> {
    if let Some(asked) = buys_in(table, dice).or_else(|| doubles(table, dice)) {
        return Some(asked);
    }
    match table.ask() {
        Ask::Over => None,
        Ask::Deal { .. } if table.view(Viewer::Gallery).deals() >= most_deals(table) => None,
        Ask::Deal { shuffle } => Some(Move::Deal(
            (shuffle && !table.rules().real_cards).then(|| dice.shuffled(&table.gathered())),
        )),
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
            Some(match dice.pick(&choices) {
                Choice::Discard { cards, .. } => {
                    Move::Discard(seat, some_ids(table, seat, cards, dice))
                }
                Choice::Exchange { most, .. } => {
                    let thrown = dice.between(1, most.into()) as u8;
                    Move::Exchange(seat, some_ids(table, seat, thrown, dice))
                }
                Choice::Set { hands, fours, .. } => {
                    Move::Set(seat, some_rows(table, seat, hands, fours, dice))
                }
                Choice::Swap { .. } => {
                    let board = table.view(Viewer::Gallery).board();
                    let board: Vec<CardId> = board.map(|face| face.id).collect();
                    let give = some_ids(table, seat, 1, dice)[0];
                    Move::Swap(seat, give, dice.pick(&board))
                }
                choice => Move::Act(seat, action(&choices, choice, dice)),
            })
        }
    }
}

fn most_deals(table: &Table) -> u32 {
    match table.rules().is_betting() {
        true => DEALS,
        false => SHUFFLED_DEALS,
    }
}

/// Any hands, the best first; now and then four of a kind among them.
fn some_rows(
    table: &Table,
    seat: Seat,
    hands: u8,
    fours: bool,
    dice: &mut Dice,
) -> Vec<Vec<CardId>> {
    let held = table.held().filter(|(whose, _)| *whose == seat);
    let mut held: Vec<Held> = held.map(|(_, held)| held).collect();
    dice.shuffle(&mut held);
    let rank = |held: &Held| held.card.rank();
    let of_rank =
        |all: &[Held], one: &Held| all.iter().filter(|held| rank(held) == rank(one)).count();
    let four = held.iter().find(|one| of_rank(&held, one) == 4).copied();
    let mut rows: Vec<Vec<Held>> = Vec::new();
    if let Some(one) = four.filter(|_| fours && dice.one_in(2)) {
        let (four, rest) = held.iter().partition(|held| rank(held) == rank(&one));
        rows.push(four);
        held = rest;
    }
    let threes = usize::from(hands) - rows.len();
    rows.extend(held.chunks_exact(3).take(threes).map(<[Held]>::to_vec));
    let ranking = table.view(Viewer::Gallery).ranking();
    rows.sort_by_key(|row| {
        let cards: Vec<Card> = row.iter().map(|held| held.card).collect();
        std::cmp::Reverse(ranking.row(&cards))
    });
    let ids = |row: Vec<Held>| row.into_iter().map(|held| held.id).collect();
    rows.into_iter().map(ids).collect()
}

fn some_ids(table: &Table, seat: Seat, cards: u8, dice: &mut Dice) -> Vec<CardId> {
    let held = table.held().filter(|(whose, _)| *whose == seat);
    let mut ids: Vec<CardId> = held.map(|(_, held)| held.id).collect();
    dice.shuffle(&mut ids);
    ids.truncate(cards.into());
    ids
}

/// Right and wrong discards of the player in turn: too few and too many cards, some that he holds and some that he does
/// not.
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

fn action(choices: &[Choice], mut choice: Choice, dice: &mut Dice) -> Action {
    if choice == Choice::One(Action::Fold) && !dice.one_in(3) {
        choice = dice.pick(choices);
    }
    match choice {
        Choice::Bet { least, most } => Action::Bet(match dice.below(8) {
            0..4 => least,
            4 => most,
            _ => dice.between(least, most.min(least + 4)),
        }),
        Choice::BetBy { least, most, step } => {
            let steps = dice.below((most - least) / step + 1);
            Action::Bet(least + step * steps)
        }
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
        choice @ Choice::ChooseGame { .. } => {
            let games = (0..4_000).map(|_| Action::ChooseGame(house::game(dice)));
            let mut served = games.filter(|game| choice.admits(*game));
            served.next().expect("the pack serves some game")
        }
        Choice::Discard { .. }
        | Choice::Set { .. }
        | Choice::Swap { .. }
        | Choice::Exchange { .. } => unreachable!("cards are chosen by id"),
        Choice::Level { by, .. } => Action::Round(by),
        Choice::Stake { least, most } => {
            let stake = dice.between(least, most.min(least + 3));
            Action::Round(RoundAction::Stake(stake))
        }
        Choice::CasinoStake {
            least,
            most,
            chips,
            equal,
            bonus,
        } => {
            // Now and then Pair Plus alone.
            let ante = match dice.one_in(5) {
                true => 0,
                false => dice.between(least, most.min(least + 3)),
            };
            let left = chips - 2 * ante;
            let pair_plus = match equal && ante > 0 {
                true if left >= ante && dice.one_in(2) => ante,
                true => 0,
                false => dice.between(u64::from(ante == 0), left.min(3)),
            };
            let left = left - pair_plus;
            let bonus = bonus.then(|| match equal && ante > 0 {
                _ if ante == 0 => 0,
                true if left >= ante && dice.one_in(2) => ante,
                true => 0,
                false => dice.between(0, left.min(3)),
            });
            Action::Casino(CasinoAction::Stake {
                ante,
                pair_plus,
                bonus,
            })
        }
        Choice::Declare(question) => Action::Declare(real::answer(question, dice)),
        Choice::One(action) => action,
    }
}
