//! Tests that every page fits its game in the catalogue, and that every picture follows the rules.

mod in_force;
mod scenes;

use std::collections::BTreeSet;

use crate::app::about::{self, Block, GamePage, PAGES, Step, are_usual};
use crate::app::i18n::{Text, say};
use crate::app::sheets::pictures::RANKS;
use crate::app::sheets::pictures::figures::{swapped, value, winner};
use crate::app::words;
use crate::cards::{Card, HandKind, HandValue, Ranking};
use crate::engine::{AllWon, DealingRules, Fours, Prize, Rules, Scoring, Tie};
use crate::games;
use crate::school::drills::Advice;

/// The most words of a page.
const MOST_WORDS: usize = 160;

fn rules(game: &str) -> Rules {
    (games::named(game).expect("a game of the catalogue").rules)()
}

/// The blocks of a page under these rules.
fn blocks(page: &'static GamePage, rules: &Rules) -> Vec<&'static Block> {
    fn flat(block: &'static Block, rules: &Rules) -> Vec<&'static Block> {
        match block {
            Block::While(keys, blocks) if are_usual(rules, keys) => {
                blocks.iter().flat_map(|one| flat(one, rules)).collect()
            }
            Block::While(..) => Vec::new(),
            block => vec![block],
        }
    }
    page.blocks
        .iter()
        .flat_map(|one| flat(one, rules))
        .collect()
}

/// The blocks of a page under the usual rules of its game.
fn usual_blocks(game: &str) -> Vec<&'static Block> {
    let page = about::of(PAGES, game).expect("a page");
    blocks(page, &rules(game))
}

/// The steps of a page under these rules.
fn steps_under(rules: &Rules) -> Vec<String> {
    let page = about::of(PAGES, rules.game).expect("a page");
    let blocks = blocks(page, rules).into_iter();
    let steps = blocks.filter_map(|block| match block {
        Block::Steps(steps) => Some(*steps),
        _ => None,
    });
    let told = |step: &Step| words::told(*step, rules);
    steps.flatten().filter_map(told).collect()
}

/// Whether the page of a game has this sentence.
fn tells(game: &str, text: Text) -> bool {
    counts(game, text.get().to_owned())
}

fn counts(game: &str, says: String) -> bool {
    steps_under(&rules(game)).contains(&says)
}

fn cards(text: &str) -> Vec<Card> {
    let cards = text.split_whitespace();
    cards.map(|card| card.parse().expect("a card")).collect()
}

/// The values of these hands, each of three cards.
fn values(hands: &[&str]) -> Vec<HandValue> {
    let ranking = Ranking::brag();
    let hand = |hand: &&str| value(hand, &ranking).expect("a hand");
    hands.iter().map(hand).collect()
}

/// Whether no hand is better than the one before it.
fn is_in_order(hands: &[&str]) -> bool {
    values(hands).is_sorted_by(|a, b| a >= b)
}

/// Checks that no card of a picture occurs twice.
fn all_different(texts: &[&str]) {
    let all: Vec<Card> = texts.iter().flat_map(|text| cards(text)).collect();
    let different: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(different.len(), all.len(), "{texts:?}");
}

#[test]
fn a_page_is_short() {
    for (game, _) in PAGES {
        let words: usize = steps_under(&rules(game))
            .iter()
            .map(|step| step.split_whitespace().count())
            .sum();
        assert!(words <= MOST_WORDS, "{} has {words} words", game);
    }
}

#[test]
fn every_betting_game_tells_how_one_plays_blind() {
    for (game, _) in PAGES {
        let tells = tells(game, say::HOWTO_BLIND_1) || tells(game, say::HOWTO_BLIND_IN_SHORT);
        assert_eq!(tells, rules(game).is_betting(), "{game}");
    }
}

/// What the pages take their history from.
const SOURCES: [&str; 5] = [
    "Wikipedia",
    "pagat.com",
    "wizardofodds.com",
    "ourpastimes.com",
    "Russian description",
];

#[test]
fn every_page_tells_where_the_game_comes_from_and_what_is_not_known() {
    let mut all = BTreeSet::new();
    for (game, page) in PAGES {
        let texts: Vec<&str> = page.history.iter().map(|text| text.get()).collect();
        let texts = texts.join(" ");
        let sentences = texts.split(". ").count();
        assert!((2..=6).contains(&sentences), "{}: {texts}", game);
        let is_named = SOURCES.iter().any(|source| texts.contains(source));
        assert!(is_named, "{}: {texts}", game);
        let open = ["say", "tells", "says", "told", "ruling", "nothing"];
        assert!(
            open.iter().any(|word| texts.contains(word)),
            "{}: {texts}",
            game
        );
        assert!(!texts.contains("RULES"), "{}", game);
        assert!(all.insert(texts), "{} has a history of its own", game);
    }
}

#[test]
fn the_page_of_three_cards_tells_of_the_pack_and_of_good_manners() {
    let blocks = usual_blocks("three_card").into_iter();
    let texts = blocks.filter_map(|block| match block {
        Block::Paragraphs(texts) => Some(texts.iter().map(|text| text.get()).collect::<String>()),
        _ => None,
    });
    let texts: String = texts.collect();
    for what in ["rarely shuffled", "Wild cards", "fold out of turn"] {
        assert!(texts.contains(what), "{what}: {texts}");
    }
}

#[test]
fn each_point_of_advice_stands_on_the_page_of_the_game_in_which_it_is_tried() {
    let mut found = Vec::new();
    for (game, _) in PAGES {
        for block in usual_blocks(game) {
            if let Block::Advised(point) = block {
                assert_eq!(point.kind().rules().game, *game, "{point:?}");
                found.push(*point);
            }
        }
    }
    assert_eq!(found, Advice::ALL);
}

#[test]
fn hands_are_laid_as_the_game_has_them() {
    for (game, _) in PAGES {
        let rules = rules(game);
        let hands = rules.setting().map_or(1, |setting| setting.hands);
        for block in usual_blocks(game) {
            let Block::Laid { hands: laid, left } = block else {
                continue;
            };
            assert_eq!(laid.len(), usize::from(hands), "{}", game);
            assert!(is_in_order(laid), "{}", game);
            let all = [*laid, &[*left]].concat();
            all_different(&all);
            let dealt = cards(&all.join(" "));
            let many = rules.dealing().expect("a deal").cards;
            assert_eq!(dealt.len(), usize::from(many), "{}", game);
            if let Some(best) = Ranking::brag().best(&dealt) {
                assert_eq!(cards(laid[0]), best.hand.0, "{}", game);
            }
        }
    }
}

#[test]
fn who_wins_in_a_picture_is_who_would_win() {
    let wins = |game: &str| {
        let blocks = usual_blocks(game).into_iter();
        let won = blocks.filter_map(|block| match block {
            Block::Beside {
                yours,
                others,
                least,
                ..
            } => {
                let each = yours.iter().zip(*others);
                let ranking = Ranking::brag();
                Some(each.map(move |(yours, others)| winner(&ranking, yours, others, *least)))
            }
            _ => None,
        });
        won.flatten().collect::<Vec<_>>()
    };
    let (you, other, nobody) = (Some(true), Some(false), None);
    // The winners that the text beneath the picture names.
    for (game, won) in [
        ("three_card", vec![you]),
        ("six_card", vec![you, other]),
        ("seven_card", vec![other, you]),
        ("nine_card", vec![you, other, you]),
        ("ten_card", vec![other, you, you]),
        ("thirteen_card", vec![you, other, you, nobody]),
        ("fifteen_card", vec![other, you, other, you, you]),
    ] {
        assert_eq!(wins(game), won, "{game}");
    }
}

#[test]
fn hands_beside_each_other_are_of_one_deal() {
    for (game, _) in PAGES {
        let setting = rules(game).setting().cloned();
        for block in usual_blocks(game) {
            if let Block::Beside {
                yours,
                others,
                least,
                ..
            } = block
            {
                assert_eq!(yours.len(), others.len(), "{}", game);
                assert!(is_in_order(yours) && is_in_order(others), "{}", game);
                all_different(&[*yours, *others].concat());
                let minimum = setting
                    .as_ref()
                    .map_or(HandKind::HighCard, |setting| setting.minimum);
                assert_eq!(*least, minimum, "{}", game);
            }
        }
    }
}

#[test]
fn hands_that_are_shown_are_in_order_and_a_swap_makes_a_better_hand() {
    let blocks = PAGES.iter().flat_map(|(game, _)| {
        usual_blocks(game)
            .into_iter()
            .map(move |block| (game, block))
    });
    for (game, block) in blocks {
        match block {
            Block::Hands(hands, _) => {
                let ranking = Ranking::new(rules(game).ranking);
                let values = hands.iter().map(|hand| value(hand, &ranking));
                assert!(values.is_sorted_by(|a, b| a >= b), "{hands:?}");
                all_different(hands);
            }
            Block::Swap {
                board, hand, nth, ..
            } => {
                all_different(&[board, hand]);
                let then = swapped(board, hand, *nth);
                let [before, after] = [values(&[hand]), values(&[&then])];
                assert!(after > before, "{hand} becomes {then}");
            }
            _ => {}
        }
    }
}

#[test]
fn what_beats_what_is_told_best_first() {
    let hands = RANKS.map(|(cards, ..)| cards);
    assert!(is_in_order(&hands));
    let kinds = values(&hands).into_iter().map(HandValue::kind);
    let kinds: Vec<HandKind> = kinds.collect();
    let mut all = [
        HandKind::HighCard,
        HandKind::Pair,
        HandKind::Flush,
        HandKind::Run,
        HandKind::RunningFlush,
        HandKind::Prial,
    ];
    all.reverse();
    assert_eq!(kinds, all);
}

#[test]
fn what_a_page_says_of_hands_that_are_set_is_what_the_rules_say() {
    for (game, _) in PAGES {
        let rules = rules(game);
        let Some(setting) = rules.setting() else {
            continue;
        };
        let DealingRules {
            cards, spare_up_to, ..
        } = *rules.dealing().expect("a deal");
        let is = |texts: bool, so: bool, what: &str| assert_eq!(texts, so, "{}: {what}", game);
        let hands = setting.hands.into();
        assert!(counts(game, say::howto_set(hands)), "{}", game);
        is(
            tells(game, say::HOWTO_LEFT),
            u64::from(cards) > 3 * hands,
            "a card left over",
        );
        is(
            tells(game, say::HOWTO_TIE_NOBODY),
            setting.tie == Tie::Nobody,
            "a tie",
        );
        is(
            tells(game, say::HOWTO_TIE_FIRST),
            setting.tie == Tie::FirstShown,
            "the first shown",
        );
        is(
            tells(game, say::HOWTO_BOTH),
            setting.prize == Prize::Scoop,
            "the scoop",
        );
        is(
            tells(game, say::HOWTO_POTS),
            matches!(setting.prize, Prize::Pots(_)),
            "pots",
        );
        is(
            tells(game, say::HOWTO_PAIR_OR_BETTER),
            setting.minimum == HandKind::Pair,
            "the minimum",
        );
        is(
            tells(game, say::HOWTO_FOUR),
            setting.fours == Fours::Pays && setting.fours_bonus == 1,
            "four of a kind",
        );
        is(
            tells(game, say::HOWTO_SPARE),
            spare_up_to > 0,
            "spare hands",
        );
        let points = rules.points();
        is(
            tells(game, say::HOWTO_POINT_EACH),
            points.is_some_and(|points| points.scoring == Scoring::One),
            "points",
        );
        is(
            tells(game, say::HOWTO_MOST),
            points.is_some_and(|points| points.scoring == Scoring::Most),
            "most hands",
        );
        is(
            tells(game, say::HOWTO_CRASH),
            points.is_some_and(|points| points.all_won == AllWon::Game),
            "a crash",
        );
        if let Some(points) = points {
            let target = match points.game_stake {
                0 => say::howto_target_for_nothing(points.target.into()),
                _ => say::howto_target(points.target.into()),
            };
            assert!(counts(game, target), "{}", game);
            assert!(points.game_stake <= 1, "{}", game);
        }
    }
}

#[test]
fn what_a_page_says_of_lives_and_of_cards_thrown_away_is_what_the_rules_say() {
    for (game, _) in PAGES {
        let rules = rules(game);
        if let Some(bus) = rules.bus() {
            assert!(counts(game, say::howto_lives(bus.lives.into())));
        }
        let cards = u64::from(rules.dealing().expect("a deal").cards);
        if rules.vying().is_some() && cards > 3 {
            let says = match cards {
                4 | 5 => say::howto_throw(cards - 3),
                _ => say::HOWTO_KEEP_THREE.get().into(),
            };
            assert!(counts(game, says));
        }
    }
}
