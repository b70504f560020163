//! The games for three stakes: nobody without sense, and nobody who never bets, can live with a bot.

use brag::chance::{Rng, Seed, Shuffler};
use brag::engine::{
    Action, Ask, Chips, Choice, DrawingAction, RoundAction, Rules, Seat, Table, View, Viewer,
};
use brag::games;
use brag::policy::{Policy, Random, Temper, classic};

use crate::school::Bot;
use crate::strength::boxed;

const STACK: Chips = 60;
/// Deals of one sitting, before everybody has as many chips again.
const DEALS: u32 = 8;

/// Brags on nothing, gives up whatever is bet, and draws while the number is far.
struct NeverBets;

impl Policy for NeverBets {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        let offered = |action: &Action| choices.iter().any(|choice| choice.admits(*action));
        if let Some(rules) = view.rules().number().filter(|_| asks_to_draw(choices)) {
            let own = view.own().into_iter().flat_map(|own| own.hands());
            let cards = own
                .flat_map(|hand| hand.faces())
                .filter_map(|face| face.card);
            let draw = Action::Drawing(DrawingAction::Draw(brag::cards::CardSet::NONE));
            let is_far = rules.total(cards) + 7 < rules.target;
            return Some(draw)
                .filter(|draw| is_far && offered(draw))
                .unwrap_or(Action::Drawing(DrawingAction::Stand));
        }
        let quiet = [
            Action::Pass,
            Action::Round(RoundAction::Check),
            Action::Fold,
        ];
        let action = quiet.into_iter().find(offered);
        action.expect("one can always keep quiet")
    }
}

fn asks_to_draw(choices: &[Choice]) -> bool {
    choices.contains(&Choice::One(Action::Drawing(DrawingAction::Stand)))
}

fn rules(key: &str, vying: u64) -> Rules {
    let game = games::named(key).expect("a game");
    let mut rules = (game.rules)();
    if let Some(option) = game.option("vying") {
        option.set(&mut rules, Some(vying));
    }
    rules
}

/// What the first of these wins in so many deals, and the standard error of it.
fn wins(rules: &Rules, bots: &mut [Bot], deals: u32) -> (f64, f64) {
    let mut sums: Vec<f64> = Vec::new();
    for sitting in 0..deals / DEALS {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&sitting.to_le_bytes());
        let mut shuffler = Shuffler::new(Seed(seed));
        let mut rng = Rng::new(Seed(seed), 1 << 40);
        let dealer = Seat((sitting as usize % bots.len()) as u8);
        let stacks = vec![STACK; bots.len()];
        let mut table = Table::new(rules.clone(), &stacks, dealer).expect("a table");
        let view = |table: &Table| table.view(Viewer::Gallery).deals();
        while view(&table) < DEALS || table.ask().seat().is_some() {
            let Some(seat) = table.ask().seat() else {
                if table.ask() == Ask::Over {
                    break;
                }
                let pack = shuffler.shuffle(&table.gathered());
                table.deal_in_place(Some(pack)).expect("a deal is due");
                continue;
            };
            let choices = table.choices(seat);
            let view = table.view(Viewer::Seat(seat));
            let action = bots[seat.index()].choose(view, &choices, &mut rng);
            table.play_in_place(seat, action).expect("it is offered");
        }
        let chips = table.stacks().next().expect("somebody");
        sums.push(chips as f64 - STACK as f64);
    }
    let count = sums.len() as f64;
    let mean = sums.iter().sum::<f64>() / count;
    let square: f64 = sums.iter().map(|sum| (sum - mean).powi(2)).sum();
    (mean * count, (square * count / (count - 1.0)).sqrt())
}

fn beats(key: &str, vying: u64, other: fn() -> Bot, deals: u32) {
    for temper in Temper::ALL {
        for others in [1, 3] {
            let mut bots: Vec<Bot> = (0..others).map(|_| other()).collect();
            bots.insert(0, classic::bot(temper));
            let (won, error) = wins(&rules(key, vying), &mut bots, deals);
            println!("{key} {vying} {temper} against {others}: {won:.0} by {error:.0}");
            assert!(
                won > 3.0 * error,
                "{key} {temper} against {others}: {won} by {error}"
            );
        }
    }
}

#[test]
fn every_temper_beats_random_play_for_three_stakes() {
    beats("three_stake", 0, || boxed(Random), 20_000);
}

#[test]
fn every_temper_beats_who_never_bets_for_three_stakes() {
    beats("three_stake", 0, || boxed(NeverBets), 20_000);
}

#[test]
fn every_temper_beats_random_play_and_who_never_bets_in_a_round() {
    beats("three_stake", 1, || boxed(Random), 8_000);
    beats("three_stake", 1, || boxed(NeverBets), 8_000);
}

#[test]
fn every_temper_beats_random_play_at_post_and_pair() {
    beats("post_and_pair", 0, || boxed(Random), 20_000);
}

#[test]
fn every_temper_beats_who_never_bets_at_post_and_pair() {
    beats("post_and_pair", 0, || boxed(NeverBets), 20_000);
}

/// No seat that this is measured at is better than another.
#[test]
fn those_who_never_bet_are_equals() {
    let mut bots: Vec<Bot> = (0..3).map(|_| boxed(NeverBets)).collect();
    let (won, error) = wins(&rules("three_stake", 0), &mut bots, 20_000);
    assert!(won.abs() < 3.0 * error, "{won} by {error}");
}
