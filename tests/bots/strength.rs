//! The tempers play well: they beat random players and players with one idea.

use brag::bots::{Policy, Random, Temper};

use crate::log::play;
use crate::measured::measured;
use crate::school::Bot;
use crate::simple;

const SEED: u8 = 23;

/// What the first bot wins in a hundred deals against so many of this temper.
pub fn against(one: fn() -> Bot, others: usize, temper: Temper, deals: u32) -> i64 {
    let bots = || {
        let others = (0..others).map(|_| temper.policy());
        std::iter::once(one()).chain(others).collect()
    };
    let log = play(bots, measured(deals), SEED);
    log.habits[0].won * 100 / i64::from(log.deals)
}

pub fn boxed(bot: impl Policy + Send + 'static) -> Bot {
    Box::new(bot)
}

#[test]
fn every_temper_beats_random_play() {
    for temper in Temper::USUAL {
        for others in [1, 3] {
            let deals = if temper == Temper::Straightforward {
                20_000
            } else {
                4000
            };
            let lost = -against(|| boxed(Random), others, temper, deals);
            assert!(lost > 100, "{temper}, {others}: {lost}");
        }
    }
}

#[test]
fn the_straightforward_beats_random_play_wherever_it_sits() {
    let bots = || {
        let mut bots: Vec<Bot> = (0..4).map(|_| boxed(Random)).collect();
        bots[2] = Temper::Straightforward.policy();
        bots
    };
    let log = play(bots, measured(3000), SEED);
    let won = log.habits[2].won * 100 / i64::from(log.deals);
    assert!(won > 150, "{won}");
}

/// Neither betting the least blind for ever, nor always seeing, nor raising everything wins.
#[test]
fn one_idea_is_not_enough_against_the_straightforward() {
    let ideas: [fn() -> Bot; 5] = [
        || boxed(simple::blind_least()),
        || boxed(simple::blind_double()),
        || boxed(simple::blind_see()),
        || boxed(simple::open_triple()),
        || boxed(simple::pairs_only()),
    ];
    for (nth, idea) in ideas.into_iter().enumerate() {
        for others in [1, 3] {
            // So many deals, because pots differ widely: one of these plays for a hundred chips now and then.
            let won = against(idea, others, Temper::Straightforward, 20_000);
            assert!(won < -20, "idea {nth} against {others} wins {won}");
        }
    }
    let sees = || boxed(simple::open_see());
    let won = against(sees, 3, Temper::Straightforward, 1500);
    assert!(won < -20, "always seeing wins {won}");
}

#[test]
fn the_bragger_pays_for_its_fun() {
    for temper in [Temper::Careful, Temper::Straightforward] {
        let won = against(|| Temper::Bragger.policy(), 1, temper, 20_000);
        assert!((-150..0).contains(&won), "{temper}: {won}");
    }
}
