//! The names of the games, and a sentence about each. Before the games beside the betting games are here, they are reached
//! only through [`super::OtherGames`].

use crate::app::about::{self, NAMES};
use crate::app::i18n::{Text, say};
use crate::engine::{Opening, Prize, Rules};
use crate::games;

/// The full name of a game, such as `Nine-card Brag` or `Thirteen-card Brag (Crash)`. A game without a name is called
/// by its key.
#[must_use]
pub fn full_game_name(game: &'static str) -> &'static str {
    about::of(NAMES, game).map_or(game, |names| names.full.get())
}

/// The short name of a game, such as `Nine cards` or `Crash`.
#[must_use]
pub fn game_name(game: &'static str) -> &'static str {
    about::of(NAMES, game).map_or(game, |names| names.short.get())
}

/// The name of a game on a row of buttons, such as `Four`.
#[must_use]
pub fn game_on_a_button(game: &'static str) -> &'static str {
    let button = about::of(NAMES, game).and_then(|names| names.button);
    button.map_or_else(|| game_name(game), Text::get)
}

/// A sentence about a game.
#[must_use]
pub fn game_line(game: &'static str) -> &'static str {
    about::of(NAMES, game).map_or(game, |names| names.line.get())
}

/// The game and its main rules for the rail, such as `Nine cards · 4 × 1`, `Crash · to 10` or `Stop the Bus · 3
/// lives`.
#[must_use]
pub fn game_rail(rules: &Rules) -> String {
    if let Some(casino) = rules.casino() {
        let name = game_name(rules.game);
        return match casino.ante_min {
            1 => name.into(),
            least => format!("{name} · {}", say::rail_casino(least)),
        };
    }
    let prize = rules.setting().map(|setting| &setting.prize);
    let opening = rules.round().map(|round| (round.opening, round.most_in));
    let what = match (prize, rules.bus()) {
        _ if let Some((Opening::Blinds { big }, _)) = opening => say::rail_blinds(big / 2, big),
        _ if let Some((Opening::Dealer { .. }, most)) = opening => {
            most.map_or_else(|| say::RAIL_NO_LIMIT.get().into(), say::rail_limit)
        }
        (Some(Prize::Points(points)), _) => say::rail_to(points.target.into()),
        (Some(Prize::Pots(_)), _) => say::rail_pots(rules.ante),
        _ if rules.number().is_some() => say::rail_three_pots(rules.ante),
        (_, Some(bus)) => say::rail_lives(bus.lives.into()),
        _ if rules.patti().is_some() => say::rail_boot(rules.ante),
        _ => say::rail_ante(rules.ante),
    };
    let name = variation(rules).map_or_else(|| game_name(rules.game), Text::get);
    format!("{name} · {what}")
}

/// The name of the variation of Teen Patti. `None`: none is played.
fn variation(rules: &Rules) -> Option<Text> {
    rules.patti()?;
    let option = games::of(rules)?.option("variation")?;
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
    use super::{full_game_name, game_line, game_name, game_rail};
    use crate::games::{self, GAME_KEYS};

    #[test]
    fn every_game_has_a_name_and_a_line_of_its_own() {
        for (nth, key) in GAME_KEYS.iter().enumerate() {
            assert!(game_line(key).ends_with('.'), "{key}");
            for other in &GAME_KEYS[..nth] {
                assert_ne!(game_name(key), game_name(other));
                assert_ne!(full_game_name(key), full_game_name(other));
                assert_ne!(game_line(key), game_line(other));
            }
        }
    }

    #[test]
    fn the_rail_says_what_is_played_for() {
        let rail = |key| game_rail(&(games::named(key).expect("a game").rules)());
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
        let variation = games::of(&muflis)
            .and_then(|game| game.option("variation"))
            .expect("an option");
        variation.set(&mut muflis, Some(1));
        assert_eq!(game_rail(&muflis), "Muflis · boot 1");
        let mut nine = (games::named("nine_card").expect("a game").rules)();
        let form = games::of(&nine)
            .and_then(|game| game.option("form"))
            .expect("an option");
        form.set(&mut nine, Some(1));
        assert_eq!(game_rail(&nine), "Nine cards · ante 1");
        form.set(&mut nine, Some(2));
        assert_eq!(game_rail(&nine), "Nine cards · to 21");
    }

    #[test]
    fn an_unknown_game_is_called_by_its_key_and_not_by_the_name_of_another() {
        assert_eq!(full_game_name("whist"), "whist");
        assert_eq!(game_name("whist"), "whist");
        assert_eq!(game_line("whist"), "whist");
    }
}
