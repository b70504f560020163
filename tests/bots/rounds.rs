//! Equalised betting: random players and players who never bet lose to a bot, and bots draw by the odds.

use brag::bots::{Policy, Random, Temper, rounds};
use brag::cards::{Card, Pack};
use brag::engine::{
    Action, Ask, Choice, DrawingAction, RoundAction, RoundAsk, Rules, Seat, Table, View, Viewer,
};
use brag::games;
use brag::random::{Rng, Seed};

use crate::school::Bot;
use crate::strength::boxed;
use crate::winnings::{Sitting, wins};

const SITTING: Sitting = Sitting {
    stack: 100,
    deals: 4,
};

/// Puts in only chips that he must, and keeps his cards.
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

/// Pays every bet, and never bets.
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

fn beats(key: &str, name: &str, others: u32, deals: u32, other: fn() -> Bot) {
    for temper in Temper::USUAL {
        let mut bots: Vec<Bot> = (0..others).map(|_| other()).collect();
        bots.insert(0, rounds::bot(temper));
        let (won, error) = wins(&rules(key), SITTING, &mut bots, deals);
        println!("{key} {temper} against {others} {name}: {won:.0} by {error:.0}");
        assert!(
            won > 3.0 * error,
            "{key} {temper} against {others} {name}: {won} by {error}"
        );
    }
}

fn beats_all(key: &str) {
    beats(key, "random", 2, 8_000, || boxed(Random));
    beats(key, "never", 2, 8_000, || boxed(NeverBets));
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
    // The player on the dealer's left gets every other card.
    for (nth, card) in cards.iter().enumerate() {
        order.insert(2 * nth, *card);
    }
    let pack = Pack::new(order).expect("every card once");
    let table = Table::new(rules(key), &[100, 100], Seat(1)).expect("a table");
    let mut table = table.deal(Some(pack)).expect("a deal").table;
    for action in [RoundAction::Match, RoundAction::Check] {
        if let Ask::Round(RoundAsk::Speak { seat }) = table.ask() {
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

/// How a bot with this hand answers to a named pair of kings.
fn answers(temper: Temper, hand: &str) -> Action {
    let mut rules = rules("braggers");
    let game = games::named("braggers").expect("a game");
    game.option("concede")
        .expect("an option")
        .set(&mut rules, Some(1));
    let hands = ["2c 5h 7s", hand, "Kc Kh 4s", "8c 6h 3s"];
    let hands = hands.map(|hand| hand.split(' ').collect::<Vec<_>>());
    let top = (0..3).flat_map(|nth| hands.iter().map(move |hand| hand[nth]));
    let top: Vec<Card> = top.map(|card| card.parse().expect("a card")).collect();
    let rest = Pack::sorted();
    let rest = rest.iter().filter(|card| !top.contains(card));
    let pack = Pack::new(top.iter().copied().chain(rest)).expect("every card once");
    let table = Table::new(rules, &[20; 4], Seat(3)).expect("a table");
    let mut table = table.deal(Some(pack)).expect("a deal").table;
    for line in [
        "3 stake 2",
        "0 fold",
        "1 match",
        "2 bet 5",
        "3 match",
        "1 match",
        "3 concede",
    ] {
        let next: brag::notation::Move = line.parse().expect("an action");
        table.play_in_place(next.seat, next.action).expect(line);
    }
    let seat = Seat(1);
    let contest = RoundAsk::Contest { seat, by: Seat(2) };
    assert_eq!(table.ask(), Ask::Round(contest));
    let mut rng = Rng::new(Seed([1; 32]), 0);
    let view = table.view(Viewer::Seat(seat));
    rounds::bot(temper).choose(view, &table.choices(seat), &mut rng)
}

#[test]
fn r10_6_a_bot_contests_a_named_hand_that_it_can_beat_and_concedes_to_a_better_one() {
    for temper in Temper::USUAL {
        // Of an equal pair the third card decides, which was not named.
        for hand in ["8s 8d 8h", "Ac Ah 2s", "Ks Kd 2s"] {
            let contest = Action::Round(RoundAction::Contest);
            assert_eq!(answers(temper, hand), contest, "{temper} with {hand}");
        }
        for hand in ["Qc Qh As", "Ac Qd Js", "2s 4d 6c"] {
            let concede = Action::Round(RoundAction::Concede);
            assert_eq!(answers(temper, hand), concede, "{temper} with {hand}");
        }
    }
}
