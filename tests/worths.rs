//! What a review tells a choice to be worth, beside what it is worth exactly: between two who play as a solver has found,
//! for so few chips that all that can happen is counted.

use std::sync::OnceLock;

use brag::bots::{Chances, Policy, Temper};
use brag::cards::{Pack, Ranking};
use brag::engine::{Action, BlindLast, Choice, Event, Face, Rules, Seat, Table, View, Viewer};
use brag::games::three_card;
use brag::random::{Rng, Seed};
use brag::rollouts::{Appraisal, Budget};
use brag::solver::{Buckets, Hands, Menu, Move, Opening, Solver, Tree};

/// What is played out for a decision: half as much as in the page's reviews.
const REVIEW: Budget = Budget { playouts: 1_200 };
/// The chips of each of the two after an ante of one.
const CHIPS: [u64; 4] = [1, 2, 3, 4];

/// A game that is solved.
struct Game {
    chips: u64,
    solver: Solver,
    play: Vec<Vec<brag::solver::Chances>>,
    hands: Hands,
}

/// Both look before they bet, and nothing is carried.
fn rules() -> Rules {
    let mut rules = three_card();
    if let Some(vying) = rules.vying_mut() {
        vying.blind_play = false;
        vying.blind_last = BlindLast::Win;
    }
    rules
}

fn games() -> &'static [Game] {
    static GAMES: OnceLock<Vec<Game>> = OnceLock::new();
    GAMES.get_or_init(|| CHIPS.into_iter().map(solved).collect())
}

fn solved(chips: u64) -> Game {
    let opening = Opening {
        blind_last: BlindLast::Win,
        chips: chips as u16,
        good_for: (0, 0),
        bets: 0,
        of: None,
    };
    let mut terms = opening.terms().expect("a betting game");
    terms.vying.blind_play = false;
    let every = Menu {
        every: true,
        bets: u32::MAX,
        stake: u64::MAX,
    };
    let tree = Tree::new(&terms, opening.spot(), [every; 2], 100_000).expect("a small tree");
    let mut solver = Solver::new(tree, Buckets::new(&Ranking::brag(), 3));
    (0..200).for_each(|_| solver.iterate());
    let turns = solver.tree().turns() as u32;
    Game {
        chips,
        play: (0..turns).map(|at| solver.average(at)).collect(),
        hands: Hands::new(&Ranking::brag(), solver.buckets()),
        solver,
    }
}

/// The game of this table, and the moves of its deal.
fn read(view: View<'_>) -> (&'static Game, Vec<Move>) {
    let all = view.seats().map(|seat| seat.chips()).sum::<u64>() + view.pot();
    let game = games().iter().find(|game| 2 * game.chips + 2 == all);
    let by = |event: Event<Face>| match event {
        Event::Looked { .. } => Some(Move::Look),
        Event::Bet { chips, .. } => Some(Move::Bet(chips)),
        _ => None,
    };
    let moves = view.history().filter_map(by).collect();
    (game.expect("a game that is solved"), moves)
}

/// Plays as the solver has found.
struct Solved;

impl Policy for Solved {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        self.chances(view, choices, rng).draw(rng)
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Chances {
        let (game, moves) = read(view);
        let tree = game.solver.tree();
        let at = moves.iter().try_fold(0, |at, by| {
            let nth = tree.moves(at).position(|other| other == *by)?;
            tree.to(at, nth)
        });
        let at = at.expect("a turn of the tree");
        let known = view.own().and_then(|own| own.known_hand());
        let bucket = known.map_or(0, |(_, value)| game.solver.buckets().of(value));
        let chances = game.play[at as usize].iter().map(|row| row[bucket] as u32);
        let actions = tree.moves(at).map(|by| action(by, choices));
        Chances::of_weights(actions.zip(chances))
    }
}

fn make_bot(_: &Rules, _: Temper) -> Box<dyn Policy + Send> {
    Box::new(Solved)
}

fn action(by: Move, choices: &[Choice]) -> Action {
    match by {
        Move::Fold => Action::Fold,
        Move::Bet(chips) => Action::Bet(chips),
        Move::See => Action::See,
        Move::Cover => Action::Cover,
        _ => {
            let look = choices.iter().find_map(|choice| match choice {
                Choice::One(Action::Look(pick)) => Some(Action::Look(*pick)),
                _ => None,
            });
            look.expect("one may look")
        }
    }
}

/// How far the figures of many situations are from the exact ones.
#[derive(Default, Debug)]
struct Measured {
    situations: u32,
    figures: u32,
    /// Those within one, two and three standard errors.
    within: [u32; 3],
    /// The sum of the differences, and of the errors, in thousandths of a chip.
    sum: i64,
    errors: i64,
}

impl Measured {
    /// Compares what an appraisal says to the player in turn with what is exact.
    fn compare(&mut self, table: &Table, seat: Seat) {
        let view = table.view(Viewer::Seat(seat));
        let Some((hand, _)) = view.own().and_then(|own| own.known_hand()) else {
            return;
        };
        let choices = table.choices(seat);
        let Some(mut appraisal) = Appraisal::alike(view, &choices, make_bot, REVIEW) else {
            return;
        };
        while !appraisal.step().is_done {}
        let (game, moves) = read(view);
        let play = |at: u32| game.play[at as usize].clone();
        let cards = hand.0.into_iter().collect();
        let exact = game.hands.worths(game.solver.tree(), &play, &moves, cards);
        let exact = exact.expect("a turn of the tree");
        let paid = game.chips as i64 - view.own().map_or(0, |own| own.chips()) as i64;
        self.situations += 1;
        for one in appraisal.estimates().iter().filter(|one| one.error > 0) {
            let same = |(by, _): &&(Move, i64)| action(*by, &choices) == one.action;
            let (_, worth) = exact.iter().find(same).expect("a move of the tree");
            let off = one.mean - (worth + 1000 * paid);
            self.figures += 1;
            for (within, errors) in self.within.iter_mut().zip(1..) {
                *within += u32::from(off.abs() <= errors * one.error);
            }
            self.sum += off;
            self.errors += one.error;
        }
    }
}

/// Plays deals until so many situations have been compared: those before any bet, and those after.
fn measured(situations: u32) -> [Measured; 2] {
    let mut found = [Measured::default(), Measured::default()];
    for deal in 0.. {
        let mut rng = Rng::new(Seed([7; 32]), deal);
        let chips = CHIPS[rng.below(CHIPS.len() as u32) as usize] + 1;
        let mut table = Table::new(rules(), &[chips, chips], Seat(0)).expect("a table");
        let mut cards: Vec<_> = Pack::sorted().iter().collect();
        rng.shuffle(&mut cards);
        table
            .deal_in_place(Pack::new(cards).ok())
            .expect("a deal is due");
        while let Some(seat) = table.ask().seat() {
            if found.iter().map(|part| part.situations).sum::<u32>() == situations {
                return found;
            }
            let is_bet = table.view(Viewer::Gallery).stake() > 0;
            found[usize::from(is_bet)].compare(&table, seat);
            let choices = table.choices(seat);
            let action = Solved.choose(table.view(Viewer::Seat(seat)), &choices, &mut rng);
            table.play_in_place(seat, action).expect("it is offered");
        }
    }
    found
}

/// Two standard errors hold 95 of 100 figures.
#[test]
fn worths_are_those_of_the_solved_game_as_far_as_their_errors_say() {
    // `cargo xtask strength` measures all.
    let is_full = std::env::var_os("BRAG_STRENGTH").is_some();
    let parts = measured(if is_full { 1_000 } else { 100 });
    // Of fewer figures the mean is off by more.
    let most = if is_full { 30 } else { 60 };
    for (found, least) in parts.iter().zip([[90, 98], [90, 96]]) {
        let percent = found.within.map(|within| 100 * within / found.figures);
        let off = found.sum / i64::from(found.figures);
        println!("{found:?}: {percent:?} %, off by {off} on average");
        assert!(
            percent[1] >= least[0] && percent[2] >= least[1],
            "{found:?}"
        );
        assert!(off.abs() < most, "{found:?}");
    }
}
