//! Bets on set hands: bots win chips from players who bet badly, and what others are taken to hold agrees with what they
//! have shown.

use brag::bots::{self, Policy, Random, Temper, sets};
use brag::cards::Card;
use brag::engine::{Action, Ask, Choice, Event, RoundAction, Rules, Seat, Table, View, Viewer};
use brag::games;
use brag::notation::{Record, replay};
use brag::random::{Rng, Seed};
use brag::rollouts::{Appraisal, Budget, Estimate};

use crate::school::{Bot, School};
use crate::winnings::{Sitting, wins};

/// So long that what lies in the main pot at the end does not count.
const SITTING: Sitting = Sitting {
    stack: 1_000,
    deals: 60,
};

fn rules() -> Rules {
    let game = games::named("nine_card").expect("a game");
    let mut rules = (game.rules)();
    let option = game.option("set_bets").expect("an option of it");
    option.set(&mut rules, Some(1));
    rules
}

/// Sets its hands as a bot, and bets so.
struct Bets(Bot, Way);

/// A way to bet.
type Way = fn(&[Choice], &mut Rng) -> Action;

impl Policy for Bets {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        match view.ask() {
            Ask::Round(_) => (self.1)(choices, rng),
            _ => self.0.choose(view, choices, rng),
        }
    }
}

fn never_pays(choices: &[Choice], _: &mut Rng) -> Action {
    let check = Action::Round(RoundAction::Check);
    match choices.contains(&Choice::One(check)) {
        true => check,
        false => Action::Fold,
    }
}

fn always_matches(choices: &[Choice], _: &mut Rng) -> Action {
    let matches = |choice: &&Choice| matches!(choice, Choice::Level { .. });
    let level = choices.iter().find(matches);
    level.map_or(Action::Round(RoundAction::Check), |choice| choice.plain())
}

/// Every hand is worth half the pot to it.
fn always_bets(choices: &[Choice], rng: &mut Rng) -> Action {
    let bet = choices.iter().find_map(|choice| match *choice {
        Choice::Bet { least, most } => Some(Action::Bet((least + 1).min(most))),
        _ => None,
    });
    bet.filter(|_| rng.below(3) > 0)
        .unwrap_or_else(|| always_matches(choices, rng))
}

#[test]
fn every_temper_wins_from_players_who_bet_badly() {
    let badly: [(&str, Way); 3] = [
        ("never pays", never_pays),
        ("always matches", always_matches),
        ("always bets", always_bets),
    ];
    for temper in Temper::USUAL {
        for (name, bets) in badly {
            let straight = || sets::bot(Temper::Straightforward);
            let other = || Box::new(Bets(straight(), bets)) as Bot;
            // It sets as they do, so that only the bets differ.
            let own = Betting(straight(), sets::bot(temper));
            let mut bots: Vec<Bot> = vec![Box::new(own), other(), other()];
            let (won, error) = wins(&rules(), SITTING, &mut bots, 24_000);
            println!("{temper} against {name}: {won:.0} by {error:.0}");
            assert!(
                won > 3.0 * error,
                "{temper} against {name}: {won} by {error}"
            );
        }
    }
}

/// Sets its hands as the first, and bets as the second.
struct Betting(Bot, Bot);

impl Policy for Betting {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        match view.ask() {
            Ask::Round(_) => self.1.choose(view, choices, rng),
            _ => self.0.choose(view, choices, rng),
        }
    }
}

/// The table after these actions of the record of V97.
fn v97(actions: usize) -> Table {
    let text = include_str!("../records/v97_set_bets.json");
    let mut record: Record = text.parse().expect("a record");
    record.actions.truncate(actions);
    replay(&record).expect("it is legal").table
}

fn chance_to(table: &Table, temper: Temper, is: fn(Action) -> bool) -> u32 {
    let seat = table.ask().seat().expect("somebody is asked");
    let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
    let mut bot = bots::bot(table.rules(), temper);
    let chances = bot.chances(view, &choices, &mut Rng::new(Seed([7; 32]), 0));
    chances
        .iter()
        .filter(|(action, _)| is(*action))
        .map(|(_, chance)| chance)
        .sum()
}

#[test]
fn three_aces_are_bet_and_the_weakest_hands_are_not_paid_for() {
    for temper in Temper::USUAL {
        // Three hands are set. The eldest has three aces.
        let bets = chance_to(&v97(3), temper, |action| matches!(action, Action::Bet(_)));
        assert!(bets > 500, "{temper}: {bets}");
        // His second hand is three kings, and he bets 5 into a pot of 3: a pair of tens is not worth it.
        let folds = chance_to(&v97(7), temper, |action| action == Action::Fold);
        assert!(folds > 700, "{temper}: {folds}");
    }
}

fn estimates(table: &Table) -> Vec<Estimate> {
    let seat = table.ask().seat().expect("somebody is asked");
    let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
    let budget = Budget { playouts: 400 };
    let mut appraisal =
        Appraisal::begin(view, &choices, bots::bot, budget).expect("several choices");
    while !appraisal.step().is_done {}
    appraisal.estimates()
}

/// Folding gives up this hand alone: whoever folds plays on for the pots of the others.
#[test]
fn a_fold_is_worth_what_the_later_hands_win() {
    let worth = |estimates: &[Estimate], is: fn(Action) -> bool| {
        let found = estimates.iter().find(|one| is(one.action));
        found.expect("it is compared").mean
    };
    let is_fold: fn(Action) -> bool = |action| action == Action::Fold;
    let first = estimates(&v97(3));
    let fold = worth(&first, is_fold);
    // Three kings and three queens win the pots of 3 most of the time.
    assert!(fold > 2_000, "{fold}");
    let bet = worth(&first, |action| matches!(action, Action::Bet(_)));
    assert!(bet > fold + 3_000, "{bet} {fold}");
    assert!(first.len() >= 4, "check, fold and several bets: {first:?}");
    // Nine, eight and seven against a bet of three aces.
    let second = estimates(&v97(4));
    assert!(second.iter().any(|one| is_fold(one.action)));
}

/// No hand that another is taken to hold is better than one that he has shown before it.
#[test]
fn unshown_hands_agree_with_those_that_were_shown() {
    let bots = |_| Box::new(Random) as Bot;
    let mut school = School::new(rules(), &[60; 4], (0..4).map(bots).collect(), 5).unwrap();
    let mut rng = Rng::new(Seed([9; 32]), 0);
    let mut guessed = 0;
    for _ in 0..30 {
        if school.is_over() {
            break;
        }
        school.deal(500, |table, seat, _| {
            if !matches!(table.ask(), Ask::Round(_)) {
                return;
            }
            let view = table.view(Viewer::Seat(seat));
            let unseen = view.unseen();
            for &(other, size) in unseen.held() {
                let mut cards = unseen.cards().to_vec();
                rng.shuffle(&mut cards);
                if let Some(guess) = sets::unshown(view, other, &cards[..size]) {
                    guessed += 1;
                    agrees(view, other, &guess.cards);
                    assert!(guess.likely <= 1000);
                    assert_eq!(guess.cards.len(), size);
                }
            }
        });
    }
    assert!(guessed > 200, "only {guessed}");
}

fn agrees(view: View<'_>, seat: Seat, cards: &[Card]) {
    let mut cards = cards.chunks(3);
    let mut before = None;
    for nth in 0..3 {
        let faces = view.seat(seat).and_then(|place| place.set(nth));
        let shown: Option<Vec<Card>> = faces
            .expect("it is set")
            .faces()
            .map(|face| face.card)
            .collect();
        let hand = shown.unwrap_or_else(|| cards.next().expect("three more").to_vec());
        let value = view.ranking().row(&hand);
        assert!(before.is_none_or(|before| value <= before), "hand {nth}");
        before = Some(value);
    }
}

/// A deal is bet on hand by hand, and who is out of one bets on the next.
#[test]
fn bots_fold_one_hand_and_bet_on_another() {
    let bots = |_| sets::bot(Temper::Straightforward);
    let mut school = School::new(rules(), &[200; 3], (0..3).map(bots).collect(), 3).unwrap();
    let (mut folds, mut bets, mut deals) = (0, 0, 0);
    for _ in 0..60 {
        if school.is_over() {
            break;
        }
        school.deal(300, |_, _, action| match action {
            Action::Fold => folds += 1,
            Action::Bet(_) => bets += 1,
            _ => {}
        });
        deals += 1;
        let ended = |event: &Event| matches!(event, Event::Ended { .. });
        assert!(school.table.history().iter().any(ended));
    }
    assert!(
        bets > deals / 2 && folds > deals / 4,
        "{bets} {folds} of {deals}"
    );
}
