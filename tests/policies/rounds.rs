//! Equalised betting: nobody without sense, and nobody who never bets, can live with a bot; and it draws by the odds.

use brag::cards::{Card, Pack};
use brag::chance::{Rng, Seed, Shuffler};
use brag::engine::{
    Action, Ask, Chips, Choice, DrawingAction, RoundAction, Rules, Seat, Table, View, Viewer,
};
use brag::games;
use brag::policy::{Policy, Random, Temper, rounds};

use crate::school::Bot;
use crate::strength::boxed;

const STACK: Chips = 100;
/// Deals of one sitting, before everybody has as many chips again.
const DEALS: u32 = 4;

/// Puts in no chip that he need not, and keeps the cards he has.
struct NeverBets;

impl Policy for NeverBets {
    fn choose(&mut self, _: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        let offered = |action: &Action| choices.iter().any(|choice| choice.admits(*action));
        let quiet = [
            Action::Round(RoundAction::Stake(1)),
            Action::Drawing(DrawingAction::Stand),
            Action::Pass,
            Action::Round(RoundAction::Check),
            Action::See,
            Action::Fold,
        ];
        let action = quiet.into_iter().find(offered);
        action.expect("one can always keep quiet")
    }
}

/// Pays whatever is asked for, and bets nothing.
struct AlwaysMatches;

impl Policy for AlwaysMatches {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let level = choices.iter().find_map(|choice| match choice {
            Choice::Level { by, .. } => Some(Action::Round(*by)),
            _ => None,
        });
        level.unwrap_or_else(|| NeverBets.choose(view, choices, rng))
    }
}

fn rules(key: &str) -> Rules {
    (games::named(key).expect("a game").rules)()
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
        let dealt = |table: &Table| table.view(Viewer::Gallery).deals();
        while dealt(&table) < DEALS || table.ask().seat().is_some() {
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

fn beats(key: &str, name: &str, others: u32, deals: u32, other: fn() -> Bot) {
    for temper in Temper::ALL {
        let mut bots: Vec<Bot> = (0..others).map(|_| other()).collect();
        bots.insert(0, rounds::bot(temper));
        let (won, error) = wins(&rules(key), &mut bots, deals);
        println!("{key} {temper} against {others} {name}: {won:.0} by {error:.0}");
        assert!(
            won > 3.0 * error,
            "{key} {temper} against {others} {name}: {won} by {error}"
        );
    }
}

fn beats_all(key: &str) {
    beats(key, "random", 2, 20_000, || boxed(Random));
    beats(key, "never", 2, 20_000, || boxed(NeverBets));
    beats(key, "always", 1, 4_000, || boxed(AlwaysMatches));
    beats(key, "always", 3, 4_000, || boxed(AlwaysMatches));
}

#[test]
fn every_temper_wins_at_single_stake_brag() {
    beats_all("braggers");
}

#[test]
fn every_temper_wins_at_american_brag() {
    beats_all("american");
}

#[test]
fn every_temper_wins_at_3_card_brag_poker() {
    beats_all("draw_brag");
}

/// What a straightforward player of this game draws from such a hand.
fn draws(key: &str, hand: &str) -> String {
    let cards: Vec<Card> = hand
        .split(' ')
        .map(|card| card.parse().expect("a card"))
        .collect();
    let rest: Vec<Card> = Pack::sorted()
        .iter()
        .filter(|card| !cards.contains(card))
        .collect();
    let mut order = rest.clone();
    // The first at the dealer's left of two is dealt every other card.
    for (nth, card) in cards.iter().enumerate() {
        order.insert(2 * nth, *card);
    }
    let pack = Pack::new(order).expect("every card once");
    let table = Table::new(rules(key), &[100, 100], Seat(1)).expect("a table");
    let mut table = table.deal(Some(pack)).expect("a deal").table;
    for action in [RoundAction::Match, RoundAction::Check] {
        if let Ask::Round(brag::engine::RoundAsk::Speak { seat }) = table.ask() {
            table
                .play_in_place(seat, Action::Round(action))
                .expect("offered");
        }
    }
    let seat = Seat(0);
    if table.check(seat, Action::Look(None)).is_ok() {
        table
            .play_in_place(seat, Action::Look(None))
            .expect("offered");
    }
    let choices = table.choices(seat);
    let mut bot = rounds::bot(Temper::Straightforward);
    let mut rng = Rng::new(Seed([1; 32]), 0);
    let action = bot.choose(table.view(Viewer::Seat(seat)), &choices, &mut rng);
    brag::notation::Move { seat, action }.to_string()
}

#[test]
fn a_bot_draws_by_the_odds() {
    assert_eq!(draws("american", "Kc Kd 2h"), "0 draw 2h");
    assert_eq!(draws("american", "Kc Jd 9h"), "0 stand");
    assert_eq!(draws("american", "8c 5d 2h"), "0 draw 2h 5d 8c");
    assert_eq!(draws("draw_brag", "Ac Ad 2h"), "0 draw 2h");
    assert_eq!(draws("draw_brag", "Ah 2h 3h"), "0 stand");
    assert_eq!(draws("draw_brag", "Th Jh 4c"), "0 draw 4c");
}
