//! Between two with ten chips each, where the last player wins though he is blind: best play is stored for each side
//! apart, and reviews know both.

use brag::cards::{CardSet, Pack, Ranking};
use brag::engine::{Action, BlindLast, Rules, Seat, Table, Viewer};
use brag::games;
use brag::solver::{Advisor, Book, Buckets, HEADS_UP, Hands, Menu, Move, Opening, Solver, Tree};

const CHIPS: u64 = 10;

fn rules() -> Rules {
    let mut rules = games::usual();
    if let Some(vying) = rules.vying_mut() {
        vying.blind_last = BlindLast::Win;
    }
    rules
}

/// Both play as a solver has found for bets of the least and of twice the least.
fn solved() -> Solver {
    let opening = Opening {
        blind_last: BlindLast::Win,
        chips: CHIPS as u16,
        good_for: (0, 0),
        bets: 0,
        of: None,
    };
    let small = Menu {
        every: false,
        bets: u32::MAX,
        stake: u64::MAX,
    };
    let terms = opening.terms().expect("a betting game");
    let tree = Tree::new(&terms, opening.spot(), [small; 2], 1_000_000).expect("a tree");
    let mut solver = Solver::new(tree, Buckets::new(&Ranking::brag(), 3));
    (0..150).for_each(|_| solver.iterate());
    solver
}

fn action(by: Move) -> Action {
    match by {
        Move::Fold => Action::Fold,
        Move::Bet(chips) => Action::Bet(chips),
        Move::See => Action::See,
        Move::Cover => Action::Cover,
        _ => Action::Look(None),
    }
}

/// The table after these moves, where the player in turn then holds A-K-5.
fn table_after(path: &[Move], turn: usize) -> Table {
    let mut cards: [&str; 6] = ["Ac", "2c", "Kd", "7d", "5h", "9h"];
    // The eldest, who is first in turn, gets the first card.
    if turn == 1 {
        cards.chunks_exact_mut(2).for_each(<[&str]>::reverse);
    }
    let whole = Pack::sorted().to_string();
    let rest = whole.split(' ').filter(|card| !cards.contains(card));
    let pack: Vec<&str> = cards.into_iter().chain(rest).collect();
    let mut table = Table::new(rules(), &[CHIPS + 1; 2], Seat(0)).expect("a table");
    let pack = pack.join(" ").parse().expect("a pack");
    table.deal_in_place(Some(pack)).expect("a deal is due");
    for by in path {
        let seat = table.ask().seat().expect("somebody's turn");
        table
            .play_in_place(seat, action(*by))
            .expect("it is offered");
    }
    table
}

/// What it is worth to see. Exactly, between the two as they are solved together; and as a review tells it.
#[test]
fn both_sides_of_stored_play_are_known_to_a_review() {
    let solver = solved();
    let hands = Hands::new(&Ranking::brag(), solver.buckets());
    let play = |at: u32| solver.average(at);
    let book = Book::read(HEADS_UP).expect("a book");
    let (blind, look, bet) = (Move::Bet(1), Move::Look, Move::Bet(2));
    for (path, turn) in [
        (&[blind, look, bet, look][..], 0),
        (&[blind, look, bet, look, bet], 1),
        // He hardly ever doubles here. It is read as any bet.
        (&[blind, look, bet, look, Move::Bet(4)], 1),
    ] {
        let table = table_after(path, turn);
        let seat = table.ask().seat().expect("somebody's turn");
        let view = table.view(Viewer::Seat(seat));
        let own = view.own().expect("his own seat");
        let (hand, _) = own.known_hand().expect("he has looked");
        let cards: CardSet = hand.0.into_iter().collect();
        assert!(
            "Ac Kd 5h"
                .split(' ')
                .all(|card| cards.iter().any(|own| own.to_string() == card))
        );
        let exact = hands.worths(solver.tree(), &play, path, cards);
        let exact = exact.expect("a turn of the tree");
        let (_, exact) = exact
            .iter()
            .find(|(by, _)| *by == Move::See)
            .expect("he may see");
        let exact = exact + 1000 * (CHIPS as i64 - own.chips() as i64);
        let weighing =
            Advisor::with(book.clone()).weigh(view, &table.choices(seat), Action::See, 100_000);
        let mut weighing = weighing.expect("it is stored");
        while weighing.step() {}
        let worths = weighing.worths();
        let told = worths.iter().find(|one| one.action == Action::See);
        let told = told.expect("it is weighed").mean;
        println!("{path:?}: a see is told {told}, exact {exact}");
        assert!(
            (told - exact).abs() <= 400,
            "{path:?}: {told}, exact {exact}"
        );
    }
}
