//! A table with real cards as it is drawn and pressed.

use super::{asks, controls, key, settling};
use crate::app::families::REPERTOIRE;
use crate::app::table::game::tests::{press as pressed, settle, table_with};
use crate::app::table::game::{Model, Phase};
use crate::app::table::press::{BankPress, Press};
use crate::app::table::scene::Scene;
use crate::engine::{Action, Choice, Seat};
use crate::games;
use crate::sitting::table_for_four;

/// A table of this game with real cards. The last of these players deals.
fn table(game: &str, players: usize) -> Model {
    let mut setup = table_for_four();
    setup.rules = (games::named(game).expect("a game").rules)();
    setup.rules.real_cards = true;
    setup.players.truncate(players);
    setup.players[0].name = "Ann".into();
    setup.first_dealer = Some(Seat(players as u8 - 1));
    table_with(setup, REPERTOIRE, 5)
}

fn press(game: &mut Model, press: Press) {
    // Whatever is pressed of real cards is handled here, as the page does it.
    if let Press::Bank(own) = press {
        super::press(game, own);
    }
    let effects = pressed(game, press);
    settle(game, effects);
}

/// The player in turn does this.
fn act(game: &mut Model, action: Action) {
    let offered = game.choices().iter().any(|choice| choice.admits(action));
    assert!(offered, "{action:?} of {:?}", game.choices());
    press(game, Press::Act(action));
}

fn drawn(game: &Model) -> String {
    let own = controls(&Scene::of(game, None));
    own.map_or_else(String::new, |node| node.html())
}

fn keyed(game: &mut Model, name: &str) {
    let presses = key(&Scene::of(game, None), name).expect("the key means something");
    for one in presses {
        press(game, one);
    }
}

#[test]
fn a_show_asks_who_won_and_one_press_pays_the_pot() {
    let mut game = table("three_card", 3);
    press(&mut game, Press::Deal);
    assert_eq!(game.phase(), Phase::Playing);
    assert!(game.is_my_turn(), "no curtain falls: nothing is secret");
    assert_eq!(drawn(&game), "", "the controls of Brag are right");
    act(&mut game, Action::Bet(1));
    act(&mut game, Action::Fold);
    act(&mut game, Action::Bet(1));
    act(&mut game, Action::See);
    assert_eq!(asks(&game).as_deref(), Some("Who won?"));
    let html = drawn(&game);
    for name in ["Ann", "Bill", "Equal"] {
        assert!(html.contains(&format!(">{name}<")), "{html}");
    }
    assert!(
        !html.contains("Nell"),
        "who has folded is not named: {html}"
    );
    keyed(&mut game, "1");
    assert_eq!(game.phase(), Phase::DealOver);
    let chips = |game: &Model| game.public(|view| view.seats().next().map(|seat| seat.chips()));
    assert!(chips(&game) > Some(100), "Ann has won");
    assert!(drawn(&game).contains("End the game"));
    // It was Bill.
    press(&mut game, Press::Bank(BankPress::Undo(true)));
    assert!(
        drawn(&game).contains("Take back: Ann wins"),
        "{}",
        drawn(&game)
    );
    keyed(&mut game, "Enter");
    assert_eq!(asks(&game).as_deref(), Some("Who won?"));
    keyed(&mut game, "2");
    assert!(chips(&game) < Some(100));
    press(&mut game, Press::Bank(BankPress::End));
    assert_eq!(game.phase(), Phase::SittingOver);
    let paid: String = settling(&game).iter().map(|node| node.html()).collect();
    assert!(
        paid.contains("Nell pays Bill 1.") && paid.contains("Ann pays Bill"),
        "{paid}"
    );
    assert!(!game.can_undo());
}

#[test]
fn a_misdeal_takes_the_whole_deal_back() {
    let mut game = table("four_card", 3);
    press(&mut game, Press::Deal);
    act(&mut game, Action::Look(None));
    assert!(
        game.choices()
            .iter()
            .all(|choice| !matches!(choice, Choice::Discard { .. }))
    );
    act(&mut game, Action::Bet(2));
    act(&mut game, Action::Fold);
    keyed(&mut game, "z");
    keyed(&mut game, "m");
    assert_eq!(game.public(|view| view.pot()), 3);
    assert!(!game.can_undo() && game.is_my_turn());
}

#[test]
fn equal_hands_of_more_than_two_are_named_one_by_one() {
    let mut game = table("american", 4);
    press(&mut game, Press::Deal);
    assert!(drawn(&game).contains("Exchange 2"), "{}", drawn(&game));
    keyed(&mut game, "2");
    for _ in 0..3 {
        keyed(&mut game, "0");
    }
    for _ in 0..4 {
        act(&mut game, Action::Pass);
    }
    keyed(&mut game, "e");
    assert!(
        drawn(&game).contains("aria-disabled"),
        "nobody is named yet"
    );
    keyed(&mut game, "1");
    keyed(&mut game, "3");
    assert!(drawn(&game).contains("aria-pressed=\"true\""));
    keyed(&mut game, "Enter");
    assert_eq!(game.phase(), Phase::DealOver);
}

#[test]
fn thirty_one_is_said_by_who_draws() {
    let mut game = table("three_stake", 3);
    press(&mut game, Press::Deal);
    assert_eq!(asks(&game).as_deref(), Some("Who has the best upcard?"));
    keyed(&mut game, "2");
    for _ in 0..3 {
        act(&mut game, Action::Pass);
    }
    assert_eq!(asks(&game).as_deref(), Some("Who won?"));
    keyed(&mut game, "1");
    assert_eq!(asks(&game).as_deref(), Some("Who was dealt 31?"));
    keyed(&mut game, "0");
    assert!(drawn(&game).contains("Over 31"), "{}", drawn(&game));
    for name in ["d", "o", "s", "d", "s"] {
        keyed(&mut game, name);
    }
    assert_eq!(asks(&game).as_deref(), Some("Who is nearest to 31?"));
    assert!(!drawn(&game).contains(">Ann<"), "who is over is out");
    keyed(&mut game, "2");
    assert_eq!(game.phase(), Phase::DealOver);
}
