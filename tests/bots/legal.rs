//! Under all rules the bots play only legal actions, and every deal ends.

use brag::bots::{Random, Temper};
use brag::cards::{CardSet, Discards};
use brag::engine::{
    Action, BlindLast, BlindLook, DealingRules, HeadsUpShort, MoneyRules, RankingRules,
    RetainedMode, Rewin, Rules, Seat, SeeCost, Shortage, Shuffle, StageRules, Table, TableStakes,
    Viewer, VyingRules,
};
use brag::games::three_card_with;
use brag::random::{Rng, Seed};

use crate::school::{Bot, School};

fn one_of<T: Copy>(rng: &mut Rng, all: &[T]) -> T {
    all[rng.below(all.len() as u32) as usize]
}

fn coin(rng: &mut Rng) -> bool {
    rng.below(2) == 0
}

fn perhaps(rng: &mut Rng, least: u64) -> Option<u64> {
    coin(rng).then(|| least + u64::from(rng.below(9)))
}

fn any_ranking(rng: &mut Rng) -> RankingRules {
    let wild = [
        CardSet::NONE,
        CardSet::TWOS,
        CardSet::ONE_EYED_JACKS,
        CardSet::SUICIDE_KING,
    ];
    RankingRules {
        running_flush_over_prial: coin(rng),
        wild: one_of(rng, &wild),
        jokers: one_of(rng, &[0, 0, 2, 4]),
        wild_as_itself_is_natural: coin(rng),
        discards: match coin(rng) {
            true => Discards::Under,
            false => Discards::Stay,
        },
        discards_before_wilds: coin(rng),
        ..RankingRules::default()
    }
}

/// How many seats the pack can serve with one kept hand.
fn most_seats(rules: &Rules) -> u32 {
    let cards = rules.dealing().map_or(3, |dealing| dealing.cards);
    (52 + u32::from(rules.ranking.jokers)) / u32::from(cards) - 1
}

fn any_rules(rng: &mut Rng) -> Rules {
    let open_min = 1 + u64::from(rng.below(4));
    let dealing = DealingRules {
        cards: one_of(rng, &[3, 3, 4, 5]),
        retained_mode: one_of(rng, &[RetainedMode::TwoHands, RetainedMode::FaceUp]),
        stock_face_up: coin(rng),
        ..DealingRules::of(3)
    };
    let vying = VyingRules {
        open_min,
        open_max: perhaps(rng, open_min),
        raise_limit: perhaps(rng, 0),
        bet_cap: perhaps(rng, open_min),
        pot_limit: coin(rng),
        see_cost: one_of(rng, &[SeeCost::Double, SeeCost::Equal]),
        blind_play: rng.below(4) > 0,
        blind_look: one_of(rng, &[BlindLook::OwnTurn, BlindLook::AnyTime]),
        see_blind_after: coin(rng).then(|| 1 + rng.below(4)),
        blind_last: one_of(rng, &[BlindLast::Keep, BlindLast::Carry, BlindLast::Win]),
        blind_means_not_looked: coin(rng),
        two_hands_rewin: one_of(rng, &[Rewin::One, Rewin::OneOrNone]),
        agreed_showdown: coin(rng),
        shortage: one_of(rng, &SHORTAGES),
        headsup_short: one_of(rng, &[HeadsUpShort::AsAmongMore, HeadsUpShort::LendOrShow]),
        last_chips_show: coin(rng),
    };
    let shuffles = [
        Shuffle::PrialWon,
        Shuffle::PrialShown,
        Shuffle::AnySeen,
        Shuffle::Always,
        Shuffle::Never,
    ];
    Rules {
        ante: u64::from(rng.below(4)),
        money: MoneyRules {
            table_stakes: one_of(
                rng,
                &[TableStakes::Off, TableStakes::On, TableStakes::Agreed],
            ),
            ..MoneyRules::default()
        },
        ranking: any_ranking(rng),
        shuffle: one_of(rng, &shuffles),
        dealers_choice: coin(rng),
        // A bot plays one game. Its caller makes another one when the game changes.
        choosable: brag::games::BETTING_CHOICE,
        ..three_card_with(dealing, vying)
    }
}

const SHORTAGES: [Shortage; 5] = [
    Shortage::Cover,
    Shortage::Borrow,
    Shortage::Cover,
    Shortage::RichestLends,
    Shortage::Fold,
];

fn any_bot(rng: &mut Rng) -> Bot {
    match rng.below(8) {
        0 => Box::new(Random),
        nth => Temper::USUAL[nth as usize % 3].policy(),
    }
}

#[test]
fn bots_do_only_what_is_offered_under_any_rules() {
    let mut rng = Rng::new(Seed([3; 32]), 0);
    for round in 0..1200u32 {
        let rules = any_rules(&mut rng);
        let seats = 2 + rng.below(most_seats(&rules) - 1) as usize;
        // Now and then the stacks are as large as can be counted.
        let scale = if rng.below(16) == 0 { 1 << 42 } else { 1 };
        let stacks: Vec<u64> = (0..seats)
            .map(|_| scale * (1 + u64::from(rng.below(60))))
            .collect();
        let bots = (0..seats).map(|_| any_bot(&mut rng)).collect();
        let mut school = School::new(rules, &stacks, bots, round as u8).unwrap();
        for _ in 0..8 {
            school.deal(1500, |_, _, _| {});
        }
    }
}

#[test]
fn a_sitting_of_bots_comes_to_its_end() {
    let mut rng = Rng::new(Seed([4; 32]), 0);
    for round in 0..20u8 {
        let seats = 2 + rng.below(5) as usize;
        let bots = (0..seats).map(|_| any_bot(&mut rng)).collect();
        let mut rules = brag::games::three_card();
        // Whether pots are covered or money is lent.
        for stage in &mut rules.stages {
            if let StageRules::Vying(vying) = &mut stage.rules {
                vying.shortage = SHORTAGES[usize::from(round) % 4];
                if round % 2 == 1 {
                    vying.headsup_short = HeadsUpShort::LendOrShow;
                }
            }
        }
        let mut school = School::new(rules, &vec![30; seats], bots, round).unwrap();
        for _ in 0..6000 {
            school.deal(400, |_, _, _| {});
        }
        assert!(
            school.is_over(),
            "{:?}",
            school.table.stacks().collect::<Vec<_>>()
        );
    }
}

/// A bot that is asked out of turn, or may only look, answers with a legal action.
#[test]
fn bots_asked_out_of_turn_do_what_they_may() {
    let mut rng = Rng::new(Seed([5; 32]), 0);
    let mut players: Vec<Bot> = Temper::USUAL.iter().map(|temper| temper.policy()).collect();
    players.push(Box::new(Random));
    for round in 0..60u8 {
        let rules = any_rules(&mut rng);
        let bots = (0..5).map(|_| any_bot(&mut rng)).collect();
        let mut school = School::new(rules, &[40; 5], bots, round).unwrap();
        for _ in 0..3 {
            school.deal(1500, |table, _, _| {
                ask_everyone(table, &mut players, &mut rng)
            });
        }
    }
}

fn ask_everyone(table: &Table, players: &mut [Bot], rng: &mut Rng) {
    for seat in (0..5).map(Seat) {
        let choices = table.choices(seat);
        for player in players.iter_mut().filter(|_| !choices.is_empty()) {
            let action: Action = player.choose(table.view(Viewer::Seat(seat)), &choices, rng);
            assert_eq!(table.check(seat, action), Ok(()));
        }
    }
}
