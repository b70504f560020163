//! The bots of set hands and of swaps at a real table: they get the right questions. Their strength over many deals
//! is measured without a table, in `setting` and `tests/bus`.

use brag::bots::{self, Policy, Temper};
use brag::cards::arrange::{Makings, Shape};
use brag::cards::{Card, Hand, HandKind, Rows};
use brag::engine::{Action, BusAction, Choice, SettingAction, View};
use brag::games;
use brag::random::Rng;

use crate::school::{Bot, School};

/// Sets the strongest hand first, then the strongest from the rest; leaves spare hands alone.
struct Greedy;

impl Policy for Greedy {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        let [Choice::Set { from, hands, .. }] = *choices else {
            return Action::Setting(SettingAction::Leave);
        };
        let cards: Vec<Card> = from.iter().collect();
        let shape = Shape::new(cards.len() as u8, hands).expect("it is set");
        let laid = Makings::new(&cards, shape, view.ranking())
            .expect("as many")
            .greedy();
        let rows = Rows::new(laid.hands.iter().map(|hand| hand.cards())).expect("they fit");
        Action::Setting(SettingAction::Set(rows))
    }
}

/// Swaps for the best hand at once, and sticks on a pair or better.
struct Hasty;

impl Policy for Hasty {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        let ranking = view.ranking();
        let own = view.own().and_then(|own| own.known_hand());
        let (hand, value) = own.expect("he sees his hand");
        let stick = Action::Bus(BusAction::Stick);
        if value.kind() >= HandKind::Pair && choices.contains(&Choice::One(stick)) {
            return stick;
        }
        let board: Vec<Card> = view.board().filter_map(|face| face.card).collect();
        let swaps = hand
            .0
            .into_iter()
            .flat_map(|give| board.iter().map(move |take| (give, Some(*take))));
        let one = swaps.map(|(give, take)| {
            let after = hand.0.map(|own| {
                if own == give {
                    take.unwrap_or(own)
                } else {
                    own
                }
            });
            let swap = Action::Bus(BusAction::Swap { give, take });
            (ranking.value(Hand(after)), swap)
        });
        let all = <[Card; 3]>::try_from(board.as_slice()).map(Hand);
        let all = all.map(|all| (ranking.value(all), Action::Bus(BusAction::All)));
        let best = one.chain(all.ok()).max_by_key(|(value, _)| *value);
        best.expect("there is a board").1
    }
}

/// By how many standard errors the straightforward bot wins more chips than this one, two against two or one
/// against one, over so many sittings of at most so many deals.
fn ahead(key: &str, seats: usize, other: fn() -> Bot, sittings: u32, deals: u32) -> f64 {
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
    for sitting in 0..sittings {
        let rules = (games::named(key).expect(key).rules)();
        let is_bot = |seat: usize| (seat + sitting as usize).is_multiple_of(2);
        let bots = (0..seats).map(|seat| match is_bot(seat) {
            true => bots::bot(&rules, Temper::Straightforward),
            false => other(),
        });
        let bots = bots.collect();
        let mut school = School::new(rules, &vec![1000; seats], bots, sitting as u8).unwrap();
        for _ in 0..deals {
            if !school.is_over() {
                school.deal(2000, |_, _, _| {});
            }
        }
        let gains = school.table.stacks().enumerate().map(|(seat, chips)| {
            let gain = chips as f64 - 1000.0;
            if is_bot(seat) { gain } else { -gain }
        });
        let gain: f64 = gains.sum();
        sum += gain;
        squares += gain * gain;
        count += 1.0;
    }
    let variance = squares / count - (sum / count).powi(2);
    let sigmas = sum / count / (variance / count).sqrt();
    println!("{key}, {seats} seats: {sum} chips, {sigmas:.1} standard errors");
    sigmas
}

fn greedy() -> Bot {
    Box::new(Greedy)
}

fn hasty() -> Bot {
    Box::new(Hasty)
}

#[test]
fn the_straightforward_beats_the_greedy_setter_at_the_table() {
    for (key, seats, sittings, deals) in [
        ("seven_card", 2, 200, 40),
        ("nine_card", 2, 60, 40),
        ("thirteen_card", 2, 100, 100),
    ] {
        let sigmas = ahead(key, seats, greedy, sittings, deals);
        assert!(sigmas > 3.0, "{key}: {sigmas}");
    }
}

#[test]
fn the_straightforward_beats_the_hasty_on_the_bus() {
    let sigmas = ahead("stop_the_bus", 2, hasty, 60, 100);
    assert!(sigmas > 3.0, "{sigmas}");
}
