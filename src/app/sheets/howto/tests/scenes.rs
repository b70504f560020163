//! The deal is told in pictures, each with its sentence.

use super::{all_different, blocks, rules};
use crate::app::about::{Block, PAGES};
use crate::app::sheets::howto::FIRST;
use crate::app::sheets::pictures::steps::{card, picture};

#[test]
fn the_first_steps_of_each_deal_have_pictures() {
    for (game, page) in PAGES {
        let all = blocks(page, &rules(game)).into_iter();
        let all = all.filter_map(|block| match block {
            Block::Steps(steps) => Some(*steps),
            _ => None,
        });
        let all: Vec<_> = all.collect();
        let deal = all.first().expect("the steps of a deal");
        let first = deal.iter().take(FIRST);
        let drawn = first.filter(|step| picture(step).is_some()).count();
        assert!(drawn >= 4, "{game}: {drawn}");
        // Only of the deal are further steps folded.
        assert!(
            all.iter().skip(1).all(|steps| steps.len() <= FIRST),
            "{game}"
        );
    }
}

#[test]
fn a_picture_shows_no_card_twice_and_nothing_unknown() {
    for (game, page) in PAGES {
        for block in blocks(page, &rules(game)) {
            let Block::Steps(steps) = block else { continue };
            for picture in steps.iter().filter_map(picture) {
                let parts = picture.split_whitespace();
                let cards = parts.filter(|part| !["?", "o", "|", "<>", "/"].contains(part));
                let cards: Vec<String> = cards
                    .map(|part| {
                        let (card, _) = card(part).expect(picture);
                        card.to_string()
                    })
                    .collect();
                all_different(&cards.iter().map(String::as_str).collect::<Vec<_>>());
            }
        }
    }
}
