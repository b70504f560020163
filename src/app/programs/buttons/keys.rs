//! That the key which a button of the controls names does what the button does, in random sittings of every game.

use super::{AT_RANDOM, PRESSES, choose, handle, rules, scene};
use crate::app::table::controls::{controls, presses};
use crate::app::table::game::tests::{change, go_on, try_table};
use crate::app::table::game::{Model, Phase};
use crate::app::table::patch::Node;
use crate::games::{CatalogueGame, GAMES};
use crate::random::{Rng, Seed};
use crate::sitting::table_for_four;

/// Sittings of each game.
const SITTINGS: u8 = 6;

#[test]
fn the_key_that_a_button_names_does_what_the_button_does() {
    let mut pressed = 0;
    for of in GAMES {
        let before = pressed;
        for number in 0..SITTINGS {
            play(of, number, &mut pressed);
        }
        let is_tried = pressed > before || (of.rules)().sets_hands();
        assert!(is_tried, "{}: no button has a key", of.key);
    }
}

/// Presses at random what a person at a table of bots is offered, and tries the keys of each scene.
fn play(of: &CatalogueGame, number: u8, pressed: &mut u32) {
    let mut rng = Rng::new(Seed([number; 32]), 0);
    let mut setup = table_for_four();
    setup.rules = rules(of, number, &mut rng);
    for player in &mut setup.players {
        // Whoever is short of chips covers and borrows.
        player.chips = if number % 2 == 1 { 12 } else { 100 };
    }
    let Some(mut game) = try_table(setup, AT_RANDOM, number) else {
        return;
    };
    for _ in 0..PRESSES {
        // While hands are set, what a key means depends on the card that has the focus of the page.
        if game.desk().is_none() {
            try_keys(of, &game, &controls(&scene(&game)), pressed);
        }
        if game.phase() == Phase::SittingOver {
            return;
        }
        let press = choose(&game, &mut rng);
        let effects = change(&mut game, |game| handle(game, press));
        go_on(&mut game, effects, 300);
    }
}

fn try_keys(of: &CatalogueGame, game: &Model, node: &Node, pressed: &mut u32) {
    let is_dimmed = node.attribute("aria-disabled") == Some("true");
    let named = node.attribute("aria-keyshortcuts").filter(|_| !is_dimmed);
    for key in named.unwrap_or_default().split_whitespace() {
        let mut does = Vec::new();
        node.presses(&mut does);
        let name = match key.len() {
            1 => key.to_lowercase(),
            _ => key.to_owned(),
        };
        let means = presses(&scene(game), &name).unwrap_or_default();
        assert_eq!(means, does, "{}: {key} on {}", of.key, node.html());
        *pressed += 1;
    }
    for child in node.inside() {
        try_keys(of, game, child, pressed);
    }
}
