use super::Options;
use crate::app::embed::query_of;
use crate::app::settings::{Speed, Theme};
use crate::engine::Rules;
use crate::games::{self, PRESETS};
use crate::sitting::session::{Player, PlayerKind};
use crate::sitting::table_for_four;

fn right(query: &str) -> Options {
    let (options, wrong) = Options::read(query);
    assert_eq!(wrong, [], "{query}");
    options
}

#[test]
fn without_options_it_is_the_table_the_page_begins_with() {
    let options = right("?embed");
    assert_eq!(options, Options::default());
    assert_eq!(options.setup(), table_for_four());
}

#[test]
fn every_option_is_read() {
    let options = right(
        "?embed&rules=v1.ante-2.wild-twos&seats=5&bots=3&chips=250&theme=dark&lang=de-AT&accent=%231D4ED8&start&record=1&origin=https%3A%2F%2Fa.example",
    );
    assert_eq!(options.rules.ante, 2);
    assert_eq!((options.seats, options.bots, options.chips), (5, 3, 250));
    assert_eq!(options.theme, Theme::Dark);
    assert_eq!(options.language, Some("de"));
    assert_eq!(options.accent.as_deref(), Some("1d4ed8"));
    assert!(options.start && options.record);
    assert_eq!(options.host.as_deref(), Some("https://a.example"));
    let setup = options.setup();
    let people = setup
        .players
        .iter()
        .filter(|player| player.kind == PlayerKind::Person);
    assert_eq!(
        people
            .map(|player| player.name.as_str())
            .collect::<Vec<_>>(),
        ["Player 1", "Player 2"]
    );
    assert!(setup.players.iter().all(|player| player.chips == 250));
    assert_eq!(setup.players.len(), 5);
}

#[test]
fn what_stands_in_place_of_the_table_is_read_as_a_text() {
    let options = right("replay=e30&step=12&play&speed=quick&hints&number=327");
    let replay = options.replay.expect("a deal");
    assert_eq!(
        (replay.record.as_str(), replay.step, replay.play),
        ("{}", 12, true)
    );
    assert_eq!((options.speed, options.hints), (Some(Speed::Fast), true));
    assert_eq!(options.number.as_deref(), Some("327"));
    assert_eq!(right("step=12&play").replay, None, "there is no deal");
}

#[test]
fn every_game_and_preset_has_a_name() {
    for name in games::GAME_KEYS {
        let options = right(&format!("variant={name}"));
        let rules = (games::named(name).expect("a game").rules)();
        assert_eq!(options.rules, rules, "{name}");
        assert_eq!(options.seats, super::most_seats(&rules).min(4), "{name}");
        let setup = options.setup();
        assert_eq!((setup.rules, setup.players.len()), (rules, options.seats));
    }
    for preset in &PRESETS {
        let name = preset.key;
        assert_eq!(
            right(&format!("variant={name}")).rules,
            preset.rules(),
            "{name}"
        );
    }
}

#[test]
fn a_game_for_few_has_no_more_seats_than_it_takes() {
    let (options, wrong) = Options::read("variant=fifteen_card&seats=4");
    let says: Vec<_> = wrong.iter().map(super::RefusedOption::in_english).collect();
    assert_eq!(
        says,
        [
            "This table can’t be played: There are only enough cards for 3 players. It uses the usual rules and chips."
        ]
    );
    assert_eq!((options.rules, options.seats), (games::three_card(), 4));
}

#[test]
fn a_table_in_hand_is_offered_as_it_is() {
    let setup = right("variant=ten_card&seats=5&bots=3&chips=60").setup();
    let mut options = right("theme=dark");
    options.take(&setup);
    assert_eq!((options.seats, options.bots, options.chips), (5, 3, 60));
    assert_eq!(options.rules, setup.rules);
    assert_eq!(options.theme, Theme::Dark);
    assert_eq!(options.setup(), setup);
}

#[test]
fn people_with_a_pack_of_their_own_play_without_bots() {
    for query in [
        "own-cards&seats=5",
        "own-cards=1&seats=5&bots=3",
        "own-cards=yes&seats=5",
    ] {
        let setup = right(query).setup();
        assert!(setup.rules.real_cards, "{query}");
        assert_eq!(setup.players.len(), 5);
        let is_person = |player: &Player| player.kind == PlayerKind::Person;
        assert!(setup.players.iter().all(is_person), "{query}");
    }
    assert!(!right("own-cards=0").setup().rules.real_cards);
    // Every game that can be played so, and the line to paste for it.
    for name in games::GAME_KEYS {
        let (options, wrong) = Options::read(&format!("variant={name}&own-cards"));
        let can = (games::named(name).expect("a game").rules)().can_be_banked();
        assert_eq!(options.setup().rules.real_cards, can, "{name}");
        assert_eq!(wrong.is_empty(), can, "{name}: {wrong:?}");
        let again = right(&query_of(&options));
        assert_eq!(again, options, "{name}");
        let mut taken = right("");
        taken.take(&options.setup());
        assert_eq!(taken.setup(), options.setup(), "{name}");
    }
    // Rules that cannot be played leave the cards to the people.
    let (options, wrong) = Options::read("own-cards&rules=v1.ante-50&chips=10");
    assert_eq!(wrong.len(), 1);
    assert!(options.setup().rules.real_cards);
}

#[test]
fn chips_that_no_table_begins_with_are_the_usual() {
    let mut setup = right("seats=2").setup();
    for chips in [0, super::LARGEST_AMOUNT + 1] {
        setup.players[0].chips = chips;
        let mut options = right("chips=60");
        options.take(&setup);
        assert_eq!(options.chips, super::CHIPS);
    }
}

#[test]
fn rules_go_before_a_variant() {
    assert_eq!(right("variant=five_card&rules=v1.ante-3").rules.ante, 3);
    assert_eq!(
        right("variant=five_card&rules=v1.ante-3")
            .rules
            .dealing()
            .map(|rules| rules.cards),
        Some(3)
    );
}

#[test]
fn any_number_of_seats_and_bots_is_a_table() {
    for seats in 2..=8 {
        for bots in 0..=seats {
            for variant in ["three_card", "five_card"] {
                let options = right(&format!(
                    "seats={seats}&bots={bots}&variant={variant}&chips=7"
                ));
                let setup = options.setup();
                let count = setup
                    .players
                    .iter()
                    .filter(|player| player.kind != PlayerKind::Person)
                    .count();
                assert_eq!((setup.players.len(), count), (seats, bots));
                assert!(setup.players.iter().all(|player| player.chips == 7));
            }
        }
    }
}

#[test]
fn a_wrong_value_is_told_and_the_rest_holds() {
    for (query, option) in [
        ("variant=poker", "variant"),
        ("seats=9", "seats"),
        ("seats=1", "seats"),
        ("seats=%2B4", "seats"),
        ("bots=5", "bots"),
        ("bots=-1", "bots"),
        ("chips=0", "chips"),
        ("chips=1000001", "chips"),
        ("chips=99999999999999999999", "chips"),
        ("theme=pink", "theme"),
        ("lang=tlh", "lang"),
        ("accent=red", "accent"),
        ("speed=warp", "speed"),
        ("hints=perhaps", "hints"),
        ("replay=x", "replay"),
        ("replay=e30&step=0", "step"),
        ("replay=e30&seat=8", "seat"),
        ("replay=e30&seat=Nell", "seat"),
        ("replay=e30&play=perhaps", "play"),
        ("start=perhaps", "start"),
        ("record=perhaps", "record"),
        ("rules=v9.ante-2", "rules"),
        ("rules=v1.ante-999999999", "rules"),
        ("rules=nonsense", "rules"),
    ] {
        // The first value of a name counts, so the valid options that follow have other names.
        let (options, wrong) = Options::read(&format!("{query}&lang=fr&theme=dark"));
        let named: Vec<_> = wrong.iter().map(|wrong| wrong.option).collect();
        assert_eq!(named, [option], "{query}: {wrong:?}");
        let says = wrong[0].says();
        assert!(says.ends_with('.'), "{says}");
        assert!(option == "theme" || options.theme == Theme::Dark, "{query}");
        assert!(
            option == "lang" || options.language == Some("fr"),
            "{query}"
        );
        assert_eq!(options.setup().players.len(), 4);
    }
}

#[test]
fn chips_that_cannot_pay_give_the_usual_table() {
    let (options, wrong) = Options::read("rules=v1.ante-50&chips=10&seats=3");
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    let usual: Rules = games::three_card();
    assert_eq!(
        (options.rules, options.chips, options.seats),
        (usual, 100, 3)
    );
}

#[test]
fn whatever_an_address_holds_there_is_a_table() {
    let mut state = 7_u32;
    let alphabet = b"?&=%+.~-_#v1anteseatsbotschipswildtwos0123456789FfEe\xc3\xa9 ";
    for _ in 0..10_000 {
        let mut query =
            b"rules=v1.ante-2&seats=3&bots=2&chips=100&theme=dark&accent=112233".to_vec();
        for _ in 0..3 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let at = (state >> 8) as usize % query.len();
            query[at] = alphabet[(state >> 20) as usize % alphabet.len()];
        }
        let (options, _) = Options::read(&String::from_utf8_lossy(&query));
        assert!((2..=8).contains(&options.setup().players.len()));
    }
}

#[test]
fn every_table_that_an_address_can_ask_for_can_be_set_up() {
    let presets = PRESETS.iter().map(|preset| preset.key);
    for name in games::GAME_KEYS.into_iter().chain(presets) {
        for (seats, bots) in (0..=9).flat_map(|seats| (0..=9).map(move |bots| (seats, bots))) {
            for chips in ["1", "2", "9", "1000000", "0", "x"] {
                let query =
                    format!("?embed&variant={name}&seats={seats}&bots={bots}&chips={chips}");
                let setup = Options::read(&query).0.setup();
                let stacks: Vec<_> = setup.players.iter().map(|player| player.chips).collect();
                let made = crate::sitting::session::check(setup.rules, &stacks);
                assert!(made.is_ok(), "{query}: {made:?}");
            }
        }
    }
}
