//! The games for three stakes: random players and players who never bet lose to a bot.

use brag::bots::{Policy, Random, Temper, classic};
use brag::engine::{Action, Choice, DrawingAction, RoundAction, Rules, View};
use brag::games;
use brag::random::Rng;

use crate::school::Bot;
use crate::strength::boxed;
use crate::winnings::{Sitting, wins};

const SITTING: Sitting = Sitting {
    stack: 60,
    deals: 8,
};

/// Brags without a good hand, gives up after any bet, and draws while the number is far.
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

fn beats(key: &str, vying: u64, other: fn() -> Bot, deals: u32) {
    for temper in Temper::USUAL {
        for others in [1, 3] {
            let mut bots: Vec<Bot> = (0..others).map(|_| other()).collect();
            bots.insert(0, classic::bot(temper));
            let (won, error) = wins(&rules(key, vying), SITTING, &mut bots, deals);
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

/// No seat at this table has an advantage.
#[test]
fn those_who_never_bet_are_equals() {
    let mut bots: Vec<Bot> = (0..3).map(|_| boxed(NeverBets)).collect();
    let (won, error) = wins(&rules("three_stake", 0), SITTING, &mut bots, 20_000);
    assert!(won.abs() < 3.0 * error, "{won} by {error}");
}
