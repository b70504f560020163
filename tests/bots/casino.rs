//! The bots against the house: each loses less than a random player and than one who never plays (RULES 1.8).

use brag::bots::{self, Policy, Random, Temper};
use brag::cards::{Hand, HandKind, Pack, Rank};
use brag::engine::{
    Action, Ask, CasinoAction, CasinoAsk, Chips, Choice, Rules, Seat, Table, View, Viewer,
};
use brag::games;
use brag::random::Rng;

use crate::measured::measured;
use crate::school::{Bot, School};

const DEALS: u32 = 20_000;
const CHIPS: Chips = 1_000;

fn rules() -> Rules {
    (games::named("three_card_poker").expect("a game").rules)()
}

/// Stakes as the temper does, and folds every hand, or plays and folds by the toss of a coin.
struct Like {
    temper: Bot,
    never_plays: bool,
}

impl Policy for Like {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        match view.ask() {
            Ask::Casino(CasinoAsk::Stake { .. }) => self.temper.choose(view, choices, rng),
            _ if self.never_plays || rng.below(2) == 0 => Action::Fold,
            _ => Action::Casino(CasinoAction::Play),
        }
    }
}

/// What this player wins in each of so many deals, alone against the bank and with as many chips every time.
fn gains(rules: &Rules, mut bot: Bot) -> Vec<f64> {
    let mut gains = Vec::new();
    let mut school = School::new(rules.clone(), &[CHIPS], Vec::new(), 5).expect("one box");
    let fresh = school.table.clone();
    let mut rng = Rng::new(brag::random::Seed([9; 32]), 0);
    for _ in 0..measured(DEALS) {
        school.table = fresh.clone();
        school.begin();
        while let Some(seat) = school.table.ask().seat() {
            let choices = school.table.choices(seat);
            let view = school.table.view(Viewer::Seat(seat));
            let action = bot.choose(view, &choices, &mut rng);
            school
                .table
                .play_in_place(seat, action)
                .expect("it is offered");
        }
        let after = school.table.stacks().next().expect("one box");
        gains.push(after as f64 - CHIPS as f64);
    }
    gains
}

/// The difference of the two gains for each deal, in standard errors, over the same packs.
fn ahead(first: &[f64], other: &[f64]) -> f64 {
    let more: Vec<f64> = first.iter().zip(other).map(|(a, b)| a - b).collect();
    let sum: f64 = more.iter().sum();
    let square: f64 = more.iter().map(|value| value * value).sum();
    let deals = first.len() as f64;
    let variance = square / deals - (sum / deals).powi(2);
    sum / deals / (variance / deals).sqrt()
}

#[test]
fn each_temper_beats_random_play_and_who_never_plays() {
    let rules = rules();
    let random = gains(&rules, Box::new(Random));
    for temper in Temper::USUAL {
        let bot = gains(&rules, bots::bot(&rules, temper));
        let like = |never_plays| {
            let temper = bots::bot(&rules, temper);
            gains(
                &rules,
                Box::new(Like {
                    temper,
                    never_plays,
                }),
            )
        };
        let sigmas = [
            ahead(&bot, &random),
            ahead(&bot, &like(false)),
            ahead(&bot, &like(true)),
        ];
        println!("{temper}: {sigmas:.1?} standard errors");
        assert!(
            sigmas.iter().all(|sigmas| *sigmas > 3.0),
            "{temper}: {sigmas:?}"
        );
    }
}

/// The action of a temper with this hand.
fn plays(rules: &Rules, temper: Temper, hand: &str) -> bool {
    let hand: Hand = hand.parse().expect(hand);
    let rest = Pack::sorted()
        .iter()
        .filter(|card| !hand.0.contains(card))
        .collect::<Vec<_>>();
    let pack = Pack::new(hand.0.into_iter().chain(rest)).expect("each once");
    let mut table = Table::new(rules.clone(), &[CHIPS], Seat(0)).expect("one box");
    table.deal_in_place(Some(pack)).expect("a deal");
    let stake = CasinoAction::Stake {
        ante: 1,
        pair_plus: 0,
        bonus: None,
    };
    table
        .play_in_place(Seat(0), Action::Casino(stake))
        .expect("a stake");
    let choices = table.choices(Seat(0));
    let mut bot = bots::bot(rules, temper);
    let mut rng = Rng::new(brag::random::Seed([1; 32]), 0);
    let action = bot.choose(table.view(Viewer::Seat(Seat(0))), &choices, &mut rng);
    action == Action::Casino(CasinoAction::Play)
}

#[test]
fn q_6_4_is_played_and_q_6_3_is_not() {
    let mut rules = rules();
    for temper in [Temper::Careful, Temper::Straightforward] {
        assert!(plays(&rules, temper, "Qs 6h 4d"));
        assert!(plays(&rules, temper, "2s 2h 3d"));
        assert!(!plays(&rules, temper, "Qs 6h 3d"));
        assert!(!plays(&rules, temper, "Js Th 8d"));
    }
    assert!(plays(&rules, Temper::Bragger, "Qs 6h 4d"));
    assert!(!plays(&rules, Temper::Bragger, "Ts 8h 7d"));
    rules.casino_mut().expect("the house").qualify = false;
    assert!(plays(&rules, Temper::Careful, "Js 8h 5d"));
    assert!(!plays(&rules, Temper::Careful, "Js 8h 4d"));
}

/// The bragger plays some hands that are not worth it, and stakes more. The careful bot avoids Pair Plus.
#[test]
fn the_tempers_differ() {
    let rules = rules();
    let told = Temper::USUAL.map(|temper| {
        let mut school = School::new(rules.clone(), &[CHIPS], vec![bots::bot(&rules, temper)], 3)
            .expect("one box");
        let fresh = school.table.clone();
        let (mut antes, mut pair_plus, mut worse) = (0, 0, 0);
        for _ in 0..2_000 {
            school.table = fresh.clone();
            school.deal(9, |table, seat, action| {
                let own = table
                    .view(Viewer::Seat(seat))
                    .own()
                    .and_then(|own| own.known_hand());
                match (action, own) {
                    (
                        Action::Casino(CasinoAction::Stake {
                            ante,
                            pair_plus: more,
                            ..
                        }),
                        _,
                    ) => {
                        antes += ante;
                        pair_plus += more;
                    }
                    (Action::Casino(CasinoAction::Play), Some((_, value))) => {
                        let best = [Rank::Queen, Rank::Six, Rank::Four];
                        worse +=
                            u32::from(value.kind() == HandKind::HighCard && value.ranks() < best);
                    }
                    _ => {}
                }
            });
        }
        (antes, pair_plus, worse)
    });
    let [careful, plain, bragger] = told;
    assert!(careful.0 < plain.0 && plain.0 < bragger.0, "{told:?}");
    assert!(
        careful.1 == 0 && 0 < plain.1 && plain.1 < bragger.1,
        "{told:?}"
    );
    assert!(careful.2 == 0 && plain.2 == 0 && bragger.2 > 0, "{told:?}");
}

/// O52: it loses nine chips in ten, so nobody puts any there. Each stakes all the same.
#[test]
fn o52_no_temper_bets_on_the_ante_bonus() {
    let mut rules = rules();
    rules.casino_mut().expect("the house").ante_bonus_bet = true;
    for temper in Temper::USUAL {
        let bots = vec![bots::bot(&rules, temper)];
        let mut school = School::new(rules.clone(), &[CHIPS], bots, 3).expect("one box");
        let mut staked = 0;
        for _ in 0..50 {
            school.deal(9, |_, _, action| {
                if let Action::Casino(CasinoAction::Stake { bonus, .. }) = action {
                    assert_eq!(bonus, Some(0), "{temper}");
                    staked += 1;
                }
            });
        }
        assert!(staked > 10, "{temper}: {staked}");
    }
}
