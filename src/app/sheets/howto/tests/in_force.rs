//! Tests that a page tells nothing that a house rule in force switches off.

use super::{blocks, rules, steps_under};
use crate::app::about::{self, Block, PAGES};
use crate::app::words::differing_rules;
use crate::engine::Rules;
use crate::games::{self, Kind};

/// All that a page says of how the game is played.
fn told(rules: &Rules) -> String {
    let page = about::of(PAGES, rules.game).expect("a page");
    let mut told = steps_under(rules);
    for block in blocks(page, rules) {
        match block {
            Block::Head(text)
            | Block::Beside { says: text, .. }
            | Block::Swap { says: text, .. }
            | Block::Hands(_, text) => told.push(text.get().into()),
            Block::Paragraphs(texts) => told.extend(texts.iter().map(|text| text.get().into())),
            _ => {}
        }
    }
    told.join("\n")
}

/// The usual rules of a game but for this option.
fn with(game: &str, key: &str, value: Option<u64>) -> Rules {
    let mut rules = rules(game);
    let option = games::of(&rules).and_then(|game| game.option(key));
    option.expect(key).set(&mut rules, value);
    rules
}

/// A game, an option, a value of it, and what is not true under it.
const SWITCHED_OFF: [(&str, &str, Option<u64>, &str); 50] = [
    ("three_card", "ante", Some(0), "pays the ante"),
    ("three_card", "blind_play", Some(0), "Playing blind"),
    ("three_card", "blind_play", Some(0), "you are blind"),
    ("three_card", "blind_play", Some(0), "see a blind player"),
    ("three_card", "blind_look", Some(1), "on your turn"),
    (
        "three_card",
        "see_blind_after",
        Some(3),
        "can’t see a blind",
    ),
    ("three_card", "blind_last", Some(1), "keep their hand"),
    ("three_card", "blind_last", Some(2), "the pot carries over"),
    ("three_card", "see_cost", Some(1), "pay double"),
    ("three_card", "shortage", Some(1), "cover the pot"),
    ("three_card", "shortage", Some(3), "cover the pot"),
    (
        "three_card",
        "rebuy_after_cover_loss",
        Some(1),
        "out of the game",
    ),
    ("three_card", "rounds", Some(2), "Play goes on while"),
    (
        "three_card",
        "running_flush_over_prial",
        Some(1),
        "best hand of all",
    ),
    ("three_card", "shuffle", Some(3), "rarely shuffled"),
    ("four_card", "see_cost", Some(1), "pay double"),
    ("four_card", "discards", Some(1), "card thrown away wins"),
    ("five_card", "blind_play", Some(0), "you are blind"),
    ("best_of_seven", "blind_last", Some(1), "you keep your hand"),
    (
        "best_of_thirteen",
        "discards",
        Some(1),
        "card thrown away wins",
    ),
    ("teen_patti", "raise", Some(1), "from the stake to twice"),
    ("teen_patti", "sideshow", Some(1), "three or more still in"),
    ("teen_patti", "sideshow", Some(2), "Sideshow"),
    (
        "teen_patti",
        "variation",
        Some(1),
        "sequence beats a colour",
    ),
    ("six_card", "tie", Some(1), "nobody wins"),
    ("six_card", "target", Some(7), "has 10 points"),
    ("six_card", "game_stake", Some(5), "pays them a chip"),
    ("seven_card", "tie", Some(1), "nobody wins"),
    ("nine_card", "form", Some(1), "four antes"),
    (
        "nine_card",
        "form",
        Some(1),
        "Whoever wins a hand takes its pot",
    ),
    ("nine_card", "form", Some(2), "The main pot stays"),
    ("nine_card", "tie", Some(0), "the one shown first wins"),
    ("ten_card", "target", Some(9), "has 5 points"),
    ("thirteen_card", "spare", Some(0), "swap all your cards"),
    ("thirteen_card", "minimum", Some(1), "lower than a pair"),
    ("thirteen_card", "crash", Some(1), "the game is yours"),
    (
        "thirteen_card",
        "four_of_a_kind",
        Some(2),
        "one hand of four",
    ),
    ("fifteen_card", "game_stake", Some(2), "Nothing is paid"),
    ("stop_the_bus", "lives", Some(5), "3 lives"),
    ("stop_the_bus", "one_down", Some(1), "lie face up"),
    (
        "stop_the_bus",
        "first_stick",
        Some(1),
        "From your second turn",
    ),
    (
        "three_stake",
        "vying",
        Some(1),
        "bragger takes the pot unseen",
    ),
    (
        "three_stake",
        "eldest",
        Some(1),
        "Of equals, the one nearer",
    ),
    ("three_stake", "ace31", Some(1), "courts and aces count 10"),
    ("three_stake", "all_three", Some(0), "one more ante"),
    ("american", "draw", Some(0), "exchange up to three"),
    ("braggers", "fixed_sum", Some(0), "gets a chip"),
    ("draw_brag", "limit", Some(1), "bet one unit more"),
    (
        "three_card_poker",
        "qualify",
        Some(0),
        "with a queen or better",
    ),
    ("three_card_poker", "ranking", Some(1), "rank as in poker"),
];

#[test]
fn what_a_house_rule_switches_off_is_not_taught() {
    for (game, key, value, says) in SWITCHED_OFF {
        let usual = told(&rules(game));
        assert!(usual.contains(says), "{game}: {says} is not there: {usual}");
        let other = with(game, key, value);
        let told = told(&other);
        assert!(!told.contains(says), "{game} {key}: {says}: {told}");
        let differing = differing_rules(&other).join(" ");
        assert!(
            !differing.is_empty(),
            "{game} {key}: what holds is not told"
        );
    }
}

#[test]
fn whatever_differs_from_the_usual_rules_is_told_first() {
    for game in games::GAMES.iter() {
        assert_eq!(differing_rules(&(game.rules)()), [""; 0], "{}", game.key);
        for option in game.options.iter().filter(|option| option.key != "game") {
            let values = match option.kind {
                Kind::Word(words) | Kind::Value(words) => words.len() as u64,
                Kind::Flag => 2,
                _ => continue,
            };
            let usual = (game.rules)();
            if !option.matters(&usual) || option.clash(&usual).is_some() {
                continue;
            }
            let differs = (0..values).filter(|value| Some(*value) != option.get(&usual));
            for value in differs {
                let rules = with(game.key, option.key, Some(value));
                let is_told = !differing_rules(&rules).is_empty();
                // A value that needs no sentence is the first, and its neighbours have theirs.
                let is_plain = told(&rules) != told(&usual) || option.key == "first_dealer";
                assert!(is_told || is_plain, "{} {} {value}", game.key, option.key);
            }
        }
    }
}
