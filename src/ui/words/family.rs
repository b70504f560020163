//! What the games of the family are called, and what is said of each in a line. It comes with the part that brings
//! the games.

use crate::engine::{Opening, Prize, Rules};
use crate::games;
use crate::ui::language::{Text, say};

/// The short names of the games and a sentence about each, in the order of the catalogue.
static CALLED: [(Text, Text); 19] = [
    (say::FAMILY_THREE_CARD, say::FAMILY_THREE_CARD_SAYS),
    (say::FAMILY_FOUR_CARD, say::FAMILY_FOUR_CARD_SAYS),
    (say::FAMILY_FIVE_CARD, say::FAMILY_FIVE_CARD_SAYS),
    (say::FAMILY_BEST_OF_SEVEN, say::FAMILY_BEST_OF_SEVEN_SAYS),
    (
        say::FAMILY_BEST_OF_THIRTEEN,
        say::FAMILY_BEST_OF_THIRTEEN_SAYS,
    ),
    (say::FAMILY_SIX_CARD, say::FAMILY_SIX_CARD_SAYS),
    (say::FAMILY_SEVEN_CARD, say::FAMILY_SEVEN_CARD_SAYS),
    (say::FAMILY_NINE_CARD, say::FAMILY_NINE_CARD_SAYS),
    (say::FAMILY_TEN_CARD, say::FAMILY_TEN_CARD_SAYS),
    (say::FAMILY_THIRTEEN_CARD, say::FAMILY_THIRTEEN_CARD_SAYS),
    (say::FAMILY_FIFTEEN_CARD, say::FAMILY_FIFTEEN_CARD_SAYS),
    (say::FAMILY_STOP_THE_BUS, say::FAMILY_STOP_THE_BUS_SAYS),
    (say::FAMILY_THREE_STAKE, say::FAMILY_THREE_STAKE_SAYS),
    (say::FAMILY_POST_AND_PAIR, say::FAMILY_POST_AND_PAIR_SAYS),
    (say::FAMILY_AMERICAN, say::FAMILY_AMERICAN_SAYS),
    (say::FAMILY_BRAGGERS, say::FAMILY_BRAGGERS_SAYS),
    (say::FAMILY_DRAW_BRAG, say::FAMILY_DRAW_BRAG_SAYS),
    (
        say::FAMILY_THREE_CARD_POKER,
        say::FAMILY_THREE_CARD_POKER_SAYS,
    ),
    (say::FAMILY_TEEN_PATTI, say::FAMILY_TEEN_PATTI_SAYS),
];

/// `Nine cards`, `Crash`.
#[must_use]
pub fn game_name(game: &str) -> &'static str {
    called(game).0.get()
}

/// What the game is, in a sentence.
#[must_use]
pub fn game_line(game: &str) -> &'static str {
    called(game).1.get()
}

fn called(game: &str) -> (Text, Text) {
    let place = games::GAME_KEYS.iter().position(|key| *key == game);
    CALLED[place.unwrap_or_default()]
}

/// `Nine cards · 4 × 1`, `Crash · to 10`, `Stop the Bus · 3 lives`.
#[must_use]
pub fn game_house(rules: &Rules) -> String {
    if let Some(house) = rules.against_house() {
        let name = game_name(rules.game);
        return match house.ante_min {
            1 => name.into(),
            least => format!("{name} · {}", say::rail_house(least)),
        };
    }
    let prize = rules.setting().map(|setting| &setting.prize);
    let opening = rules.round().map(|round| (round.opening, round.most_in));
    let what = match (prize, rules.swapping()) {
        _ if let Some((Opening::Blinds { big }, _)) = opening => say::rail_blinds(big / 2, big),
        _ if let Some((Opening::Dealer { .. }, most)) = opening => {
            most.map_or_else(|| say::RAIL_NO_LIMIT.get().into(), say::rail_limit)
        }
        (Some(Prize::Points(points)), _) => say::rail_to(points.target.into()),
        (Some(Prize::Pots), _) => say::rail_pots(rules.ante),
        _ if rules.number().is_some() => say::rail_three_pots(rules.ante),
        (_, Some(swapping)) => say::rail_lives(swapping.lives.into()),
        _ if rules.patti().is_some() => say::rail_boot(rules.ante),
        _ => say::rail_ante(rules.ante),
    };
    let name = variation(rules).map_or_else(|| game_name(rules.game), Text::get);
    format!("{name} · {what}")
}

/// What the variation of Teen Patti is called, where one is played.
fn variation(rules: &Rules) -> Option<Text> {
    rules.patti()?;
    let option = games::of(rules).option("variation")?;
    [
        None,
        Some(say::PATTI_MUFLIS),
        Some(say::PATTI_AK47),
        Some(say::PATTI_999),
        Some(say::PATTI_LOWEST_JOKER),
        Some(say::PATTI_HIGHEST_JOKER),
    ]
    .get(option.get(rules)? as usize)
    .copied()
    .flatten()
}

#[cfg(test)]
mod tests {
    use super::{CALLED, game_house, game_line, game_name};
    use crate::games::{self, GAME_KEYS};

    #[test]
    fn every_game_has_a_name_and_a_line_of_its_own() {
        assert_eq!(CALLED.len(), GAME_KEYS.len());
        for (nth, key) in GAME_KEYS.iter().enumerate() {
            assert!(game_line(key).ends_with('.'), "{key}");
            for other in &GAME_KEYS[..nth] {
                assert_ne!(game_name(key), game_name(other));
                assert_ne!(game_line(key), game_line(other));
            }
        }
    }

    #[test]
    fn the_rail_says_what_is_played_for() {
        let rail = |key| game_house(&(games::named(key).expect("a game").rules)());
        assert_eq!(rail("six_card"), "Six cards · to 10");
        assert_eq!(rail("seven_card"), "Seven cards · ante 1");
        assert_eq!(rail("nine_card"), "Nine cards · 4 × 1");
        assert_eq!(rail("thirteen_card"), "Crash · to 10");
        assert_eq!(rail("stop_the_bus"), "Stop the Bus · 3 lives");
        assert_eq!(rail("three_stake"), "Classic Brag · 3 × 1");
        assert_eq!(rail("american"), "American Brag · ante 1");
        assert_eq!(rail("braggers"), "Single stake · no limit");
        assert_eq!(rail("draw_brag"), "Brag Poker · blinds 1/2");
        assert_eq!(rail("three_card_poker"), "Three Card Poker");
        assert_eq!(rail("teen_patti"), "Teen Patti · boot 1");
        let mut muflis = (games::named("teen_patti").expect("a game").rules)();
        let variation = games::of(&muflis).option("variation").expect("an option");
        variation.set(&mut muflis, Some(1));
        assert_eq!(game_house(&muflis), "Muflis · boot 1");
        let mut nine = (games::named("nine_card").expect("a game").rules)();
        let form = games::of(&nine).option("form").expect("an option");
        form.set(&mut nine, Some(1));
        assert_eq!(game_house(&nine), "Nine cards · ante 1");
        form.set(&mut nine, Some(2));
        assert_eq!(game_house(&nine), "Nine cards · to 21");
    }
}
