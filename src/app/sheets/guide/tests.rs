use super::{Guide, LEARNER};
use crate::app::about::{PAGES, When};
use crate::bots;
use crate::engine::{Ask, Viewer};
use crate::games::GAMES;
use crate::random::{Rng, Seed};
use crate::rollouts;
use crate::school::ten::Origin;

/// Which of the sentences come up when a straightforward bot plays in the learner's place.
fn texts_read(guide: &Guide, number: u32) -> u32 {
    let mut session = Origin::Number(number)
        .begin(guide.setup(), &rollouts::make_bot)
        .expect("a table");
    session.deal().expect("a deal");
    let mut bot = bots::bot(&guide.rules(), bots::Temper::Straightforward);
    let mut rng = Rng::new(Seed([9; 32]), 0);
    let mut texts_read = 0;
    loop {
        while session.bot_acts().is_some() {}
        let table = session.table();
        if table.ask().seat() != Some(LEARNER) {
            break;
        }
        let (view, choices) = (table.view(Viewer::Seat(LEARNER)), table.choices(LEARNER));
        for (nth, (when, _)) in guide.deal.script.iter().enumerate() {
            if when.is_now(view, &choices) {
                texts_read |= 1 << nth;
            }
        }
        let action = bot.choose(view, &choices, &mut rng);
        session.act(LEARNER, action).expect("legal");
    }
    assert!(matches!(
        session.table().ask(),
        Ask::Deal { .. } | Ask::Over
    ));
    for (nth, (when, _)) in guide.deal.script.iter().enumerate() {
        if matches!(when, When::Over) {
            texts_read |= 1 << nth;
        }
    }
    texts_read
}

#[test]
fn in_each_first_deal_all_comes_up_that_is_told_of() {
    let mut wrong = Vec::new();
    for guide in PAGES.iter().filter_map(|(key, _)| Guide::of(key)) {
        let all = (1 << guide.deal.script.len()) - 1;
        if texts_read(&guide, guide.deal.number) != all {
            let better = (1..3_000).find(|number| texts_read(&guide, *number) == all);
            wrong.push((guide.game, better));
        }
    }
    assert_eq!(wrong, []);
}

#[test]
fn every_game_but_three_card_brag_and_those_like_it_has_a_first_deal() {
    let without = GAMES.iter().filter(|game| Guide::of(game.key).is_none());
    let without: Vec<&str> = without.map(|game| game.key).collect();
    assert_eq!(without, ["three_card", "best_of_seven", "best_of_thirteen"]);
}
