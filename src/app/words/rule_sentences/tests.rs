//! Tests that the sentences tell all house rules.

use super::{rule_sentences, sentences_of_choices, unusual_rules};
use crate::app::about::{OptionSentences, SENTENCES};
use crate::engine::Rules;
use crate::games::{self, HouseRule, Kind, PRESETS};
use crate::random::{Rng, Seed};

#[test]
fn every_setting_of_every_option_says_something_of_its_own() {
    for (game, sentences) in SENTENCES {
        let mut said = vec![sentences.opening.get().to_owned()];
        for (key, says) in sentences.options {
            // Games that share their sentences have some of the options each.
            let sharing = SENTENCES
                .iter()
                .filter(|(_, other)| std::ptr::eq(sentences.options, other.options));
            let options = |game: &str| games::named(game).and_then(|game| game.option(key));
            let rule = sharing.filter_map(|(game, _)| options(game)).next();
            let rule = rule.unwrap_or_else(|| panic!("{game} {key}"));
            let settings = match rule.kind {
                Kind::Word(words) | Kind::Value(words) => words.len(),
                Kind::Count { most, .. } if most < 9 => most as usize + 1,
                _ => 2,
            };
            // Both kinds of sentences are of the same kind.
            let (says, besides) = match *says {
                OptionSentences::Where(_, then, otherwise) => (*then, Some(*otherwise)),
                says => (says, None),
            };
            let of_besides = match besides {
                Some(OptionSentences::Each(each)) => each.last().copied().flatten(),
                Some(OptionSentences::Amount(none, _)) => none,
                _ => None,
            };
            said.extend(of_besides.map(|text| text.get().to_owned()));
            let (told, all) = match says {
                OptionSentences::Each(each) => {
                    (each.iter().copied().flatten().collect(), each.len())
                }
                OptionSentences::Amount(none, amount) => {
                    said.push(amount(7));
                    (Vec::from_iter(none), 2)
                }
                OptionSentences::Cards(none, cards) => {
                    said.push(cards("7"));
                    (vec![none], 2)
                }
                OptionSentences::Ranks(ranks, says) => {
                    said.extend(ranks.iter().map(|rank| says(rank.get())));
                    (Vec::new(), ranks.len())
                }
                OptionSentences::Where(..) => panic!("{key}: one within another"),
            };
            assert_eq!(all, settings, "{key}");
            said.extend(told.into_iter().map(|text| text.get().to_owned()));
        }
        for (nth, says) in said.iter().enumerate() {
            assert!(!said[..nth].contains(says), "{says}");
        }
    }
}

#[test]
fn every_option_of_every_game_has_its_sentence() {
    for (key, sentences) in SENTENCES {
        let game = games::named(key).expect("a game");
        let is_betting = (game.rules)().is_betting();
        for option in game.options {
            let mut says = sentences.options.iter();
            // The opening tells which of the betting games it is.
            let is_told = is_betting && option.key == "game";
            assert!(
                is_told || says.any(|(key, _)| *key == option.key),
                "{}",
                option.key
            );
        }
    }
}

#[test]
fn rules_that_differ_where_it_matters_are_told_in_different_sentences() {
    let mut rng = Rng::new(Seed([31; 32]), 0);
    for game in games::GAME_KEYS.iter().filter_map(|key| games::named(key)) {
        let options = game.options;
        let mut differed = 0;
        for _ in 0..1_500 {
            let mut one = (game.rules)();
            for _ in 0..rng.below(20) {
                change(&mut one, options, &mut rng);
            }
            let mut other = one.clone();
            for _ in 0..=rng.below(2) {
                change(&mut other, options, &mut rng);
            }
            let differs = options.iter().any(|rule| {
                rule.matters(&one) && rule.matters(&other) && rule.get(&one) != rule.get(&other)
            });
            let all = |rules: &Rules| (rule_sentences(rules), sentences_of_choices(rules));
            assert_eq!(all(&one) != all(&other), differs, "{one:?}\n{other:?}");
            differed += u32::from(differs);
        }
        assert!((300..1_500).contains(&differed), "{} {differed}", game.key);
    }
}

/// Sets a random option to a random value.
fn change(rules: &mut Rules, options: &[HouseRule], rng: &mut Rng) {
    let rule = &options[rng.below(options.len() as u32) as usize];
    if rule.clash(rules).is_some() {
        return;
    }
    let mut below = |most: u32| u64::from(rng.below(most));
    let setting = match rule.kind {
        Kind::Chips { least } => Some(least + below(6)),
        Kind::Limit { least, .. } => (below(4) > 0).then(|| least + below(9)),
        Kind::Count { least, most } => Some(least + below((most - least).min(8) as u32 + 1)),
        Kind::Cards => Some(below(1 << 26) << 26 | below(1 << 26)),
        Kind::Flag => Some(below(2)),
        Kind::Word(words) | Kind::Value(words) => Some(below(words.len() as u32)),
    };
    rule.set(rules, setting);
}

#[test]
fn the_usual_rules_of_hands_that_are_set_in_sentences() {
    let rules = |key| (games::named(key).expect("a game").rules)();
    assert_eq!(
        rule_sentences(&rules("thirteen_card")),
        [
            "Everyone is dealt thirteen cards and sets four hands.",
            "Each hand that wins is a point.",
            "The game is to 10 points.",
            "Winning all four hands wins the game.",
            "Nobody wins a tied hand.",
            "A hand lower than a pair wins nothing.",
            "Four of a kind can be set as one hand. It beats every prial and is paid for.",
            "Everyone else pays 1 chip for four of a kind.",
            "With two or three players there are spare hands, to be taken unseen.",
            "At the end each loser pays the winner the stake.",
            "The stake is 1 chip.",
        ]
    );
    assert_eq!(
        rule_sentences(&rules("nine_card")),
        [
            "Everyone is dealt nine cards and sets three hands.",
            "Each hand has a pot, and whoever wins all three takes the main pot too.",
            "Before a deal everyone puts 1 chip into each pot.",
            "A tied hand goes to the one shown first.",
            "The best prial is threes, then aces and so on down.",
        ]
    );
    assert_eq!(
        rule_sentences(&rules("stop_the_bus")),
        [
            "Everyone is dealt three cards, and three lie on the table to swap with.",
            "Everyone pays 1 chip once, before the first deal.",
            "Everyone has 3 lives.",
        ]
    );
    let mut nine = rules("nine_card");
    assert_eq!(
        unusual_rules(&nine),
        ["Everyone is dealt nine cards and sets three hands."]
    );
    let form = games::of(&nine)
        .and_then(|game| game.option("form"))
        .expect("an option");
    form.set(&mut nine, Some(2));
    assert_eq!(
        unusual_rules(&nine)[1..],
        [
            "Nine cards are played for points, one for each hand.",
            "The game is to 21 points.",
            "At the end each loser pays the winner the stake.",
            "The stake is 1 chip.",
        ]
    );
}

#[test]
fn the_usual_rules_in_sentences() {
    assert_eq!(
        rule_sentences(&games::three_card()),
        [
            "Everyone is dealt three cards.",
            "No cards are wild.",
            "A prial beats a running flush.",
            "Everyone antes 1 chip before a deal.",
            "The first bet is 1 or more.",
            "A bet may be raised by any amount.",
            "Seeing costs twice the bet.",
            "Three or more players can all agree to show.",
            "You may play blind, at half price.",
            "You may look at your cards only on your turn, or before your first bet.",
            "Once you’ve looked, you can’t see a blind player.",
            "If the last one in is blind, the pot carries over and they keep their hand.",
            "A player with a kept hand is dealt a second one, also blind.",
            "With two blind hands, the last one in keeps one of them.",
            "If you can’t afford the minimum bet, you can cover the pot with all your chips.",
            "Cover and lose everything, and you’re out for good.",
            "Chips can be bought at any time.",
            "The pack is shuffled only after a prial wins a see.",
            "The first dealer is drawn at random.",
        ]
    );
}

#[test]
fn what_is_unusual_is_told_alone() {
    for preset in &PRESETS {
        let is_usual = unusual_rules(&preset.rules()).is_empty();
        assert_eq!(is_usual, preset.key == "usual", "{}", preset.key);
    }
    let french = PRESETS.iter().find(|preset| preset.key == "french");
    assert_eq!(
        unusual_rules(&french.expect("a preset").rules()),
        [
            "The first bet is 2 or more.",
            "The first bet is 5 at most.",
            "You may look at your cards at any time.",
            "The pack is shuffled after any hand is shown.",
        ]
    );
}

#[test]
fn wild_cards_and_amounts_stand_in_their_sentences() {
    let mut rules = games::three_card();
    rules.ranking.wild = crate::cards::CardSet::TWOS;
    rules.ante = 2;
    if let Some(vying) = rules.vying_mut() {
        vying.raise_limit = Some(0);
        vying.see_blind_after = Some(1);
    }
    assert_eq!(
        unusual_rules(&rules),
        [
            "Wild: all twos.",
            "Everyone antes 2 chips before a deal.",
            "Each later bet is at most 0 above the last.",
            "Once you’ve looked, you can see a blind player after 1 bet of your own.",
        ]
    );
}

#[test]
fn nothing_is_said_of_blind_hands_where_nobody_plays_blind() {
    let mut rules = games::three_card();
    rules.ante = 0;
    if let Some(vying) = rules.vying_mut() {
        vying.blind_play = false;
    }
    let lines = rule_sentences(&rules);
    assert!(lines.contains(&"Nobody pays an ante.".into()));
    let of_blind = lines.iter().filter(|line| line.contains("blind")).count();
    assert_eq!(of_blind, 1);
}

#[test]
fn no_sentence_contradicts_the_one_beside_it() {
    let mut rules = games::three_card();
    rules.ranking.jokers = 2;
    let lines = rule_sentences(&rules);
    assert!(lines.contains(&"Two wild jokers are in the pack.".into()));
    assert!(!lines.contains(&"No cards are wild.".into()), "{lines:?}");

    let any = "A bet may be raised by any amount.".to_owned();
    for key in ["bet_cap", "pot_limit"] {
        let mut rules = games::three_card();
        assert!(rule_sentences(&rules).contains(&any));
        HouseRule::named(key).expect(key).set(&mut rules, Some(1));
        assert!(!rule_sentences(&rules).contains(&any), "{key}");
    }

    let mut rules = games::three_card();
    for key in ["see_cost", "blind_play"] {
        let place = u64::from(key == "see_cost");
        HouseRule::named(key)
            .expect(key)
            .set(&mut rules, Some(place));
    }
    let lines = rule_sentences(&rules);
    let of_blind = lines.iter().filter(|line| line.contains("blind"));
    assert_eq!(of_blind.collect::<Vec<_>>(), ["Nobody plays blind."]);
}

#[test]
fn rules_of_games_that_a_dealer_may_choose_stand_apart() {
    let mut rules = games::three_card();
    rules.dealers_choice = true;
    HouseRule::named("blind_play")
        .expect("an option")
        .set(&mut rules, Some(0));
    let lines = rule_sentences(&rules);
    let is_of_blind =
        |line: &&String| line.contains("blind") || line.contains("look at your cards");
    let of_blind = lines.iter().filter(is_of_blind);
    assert_eq!(of_blind.collect::<Vec<_>>(), ["Nobody plays blind."]);
    let discards = |lines: &[String]| lines.iter().any(|line| line.contains("Discards"));
    assert!(!discards(&lines));
    let later = sentences_of_choices(&rules);
    assert!(later.iter().filter(is_of_blind).count() > 3 && discards(&later));
    rules.dealers_choice = false;
    assert_eq!(sentences_of_choices(&rules), [""; 0]);
}
