//! A table with real cards as it is drawn and pressed.

mod evenings;
mod undoing;

use super::words::asks;
use super::{controls, key, settling};
use crate::app::families::brag;
use crate::app::families::repertoire::REPERTOIRE;
use crate::app::table::game::tests::{press as pressed, settle, table_with};
use crate::app::table::game::{Model, Phase};
use crate::app::table::places::plate::{self, Plate};
use crate::app::table::press::{BankPress, Press};
use crate::app::table::scene::Scene;
use crate::engine::{
    Action, Choice, Correction, CorrectionIllegal, Illegal, Presence, PresenceIllegal, Reason,
    Rules, Seat, Viewer, Way,
};
use crate::games;
use crate::random::Seed;
use crate::sitting::session::{NoChair, PlayerKind};
use crate::sitting::table_for_four;

/// A table of this game with real cards. The last of these players deals.
fn table(game: &str, players: usize) -> Model {
    table_of(game, players, 100)
}

/// The same. The first of them has so many chips.
fn table_of(game: &str, players: usize, chips: u64) -> Model {
    table_by(game, players, chips, |_| {})
}

/// The same by these rules.
fn table_by(game: &str, players: usize, chips: u64, change: impl FnOnce(&mut Rules)) -> Model {
    let mut setup = table_for_four();
    setup.rules = (games::named(game).expect("a game").rules)();
    setup.rules.real_cards = true;
    change(&mut setup.rules);
    setup.players.truncate(players);
    setup.players[0].name = "Ann".into();
    setup.players[0].chips = chips;
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
    let own = controls(&Scene::of(game, &brag::FUNCTIONS, None));
    own.map_or_else(String::new, |node| node.html())
}

fn keyed(game: &mut Model, name: &str) {
    let presses =
        key(&Scene::of(game, &brag::FUNCTIONS, None), name).expect("the key means something");
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
    assert!(drawn(&game).contains("Undo: Ann wins"), "{}", drawn(&game));
    keyed(&mut game, "Enter");
    assert_eq!(asks(&game).as_deref(), Some("Who won?"));
    keyed(&mut game, "2");
    assert!(chips(&game) < Some(100));
    press(&mut game, Press::Bank(BankPress::End));
    assert_eq!(game.phase(), Phase::SittingOver);
    let paid: String = settling(&game, true)
        .iter()
        .map(|node| node.html())
        .collect();
    assert!(
        paid.contains("Nell pays Bill 1.") && paid.contains("Ann pays Bill"),
        "{paid}"
    );
    // It was not to end yet, and then the last act is taken back too.
    assert!(paid.contains("Undo"), "{paid}");
    keyed(&mut game, "z");
    assert!(drawn(&game).contains("Go on with the game?"));
    keyed(&mut game, "Enter");
    assert_eq!(game.phase(), Phase::DealOver);
    assert!(chips(&game) < Some(100));
    press(&mut game, Press::Bank(BankPress::End));
    keyed(&mut game, "z");
    keyed(&mut game, "m");
    assert_eq!(game.phase(), Phase::Playing);
    assert_eq!(chips(&game), Some(99), "the whole deal is dealt again");
}

#[test]
fn the_last_act_of_a_sitting_is_taken_back() {
    let mut game = table_of("three_card", 2, 3);
    press(&mut game, Press::Deal);
    act(&mut game, Action::Bet(1));
    act(&mut game, Action::Look(None));
    act(&mut game, Action::Bet(10));
    // Ann cannot pay as much: she covers, and loses all.
    act(&mut game, Action::Cover);
    keyed(&mut game, "2");
    assert_eq!(game.phase(), Phase::SittingOver);
    let paid: String = settling(&game, true)
        .iter()
        .map(|node| node.html())
        .collect();
    assert!(paid.contains("Ann pays Nell 3."), "{paid}");
    keyed(&mut game, "z");
    assert!(drawn(&game).contains("Undo: "), "{}", drawn(&game));
    keyed(&mut game, "Enter");
    assert_eq!(asks(&game).as_deref(), Some("Who won?"));
    assert!(!game.has_ended_sittings(), "it makes no result");
    keyed(&mut game, "z");
    keyed(&mut game, "p");
    assert_eq!(game.phase(), Phase::SittingOver, "it is put back");
    keyed(&mut game, "z");
    keyed(&mut game, "Enter");
    keyed(&mut game, "1");
    assert_ne!(game.phase(), Phase::SittingOver);
}

#[test]
fn players_come_and_go_between_deals() {
    let mut game = table("three_card", 3);
    let fold = |game: &mut Model| {
        press(game, Press::Deal);
        assert_eq!(game.why_not(Seat(0), Presence::Away), Some(not_now()));
        while game.phase() == Phase::Playing {
            act(game, Action::Look(None));
            act(game, Action::Fold);
        }
    };
    fold(&mut game);
    game.comes_or_goes(Seat(1), Presence::Away);
    let says = |game: &Model| plate(game, Seat(1)).held;
    assert_eq!(says(&game), "away");
    assert!(game.left_out().is_empty(), "he lacks no chips");
    assert!(game.why_not(Seat(2), Presence::Left).is_some(), "two stay");
    // A fourth sits down, and plays in the next deal.
    assert_eq!(
        game.sits_down("Ruth", 60, |session, name, chips| {
            session.with_chair(name, chips, Seed([4; 32]))
        }),
        None::<NoChair>
    );
    assert_eq!(game.phase(), Phase::DealOver);
    assert_eq!(game.seats().name(Seat(3)), "Ruth");
    assert_eq!(game.brought(), [100, 100, 100, 60]);
    game.comes_or_goes(Seat(0), Presence::Left);
    fold(&mut game);
    let chips: Vec<u64> = game.settled(|view| view.seats().map(|seat| seat.chips()).collect());
    assert_eq!(chips[2..].iter().sum::<u64>() + chips[1] + chips[0], 360);
    assert_eq!(says(&game), "away");
    game.comes_or_goes(Seat(1), Presence::Here);
    press(&mut game, Press::Bank(BankPress::Undo(true)));
    assert!(drawn(&game).contains("Undo: Nell is back"));
    keyed(&mut game, "Enter");
    assert_eq!(says(&game), "away");
    // Who has left is counted in who pays whom.
    press(&mut game, Press::Bank(BankPress::End));
    let paid: String = settling(&game, true)
        .iter()
        .map(|node| node.html())
        .collect();
    assert!(paid.contains("Ann") && paid.contains("Ruth"), "{paid}");
}

fn not_now() -> Illegal {
    PresenceIllegal::NotNow.into()
}

fn plate(game: &Model, seat: Seat) -> Plate {
    game.public(|view| plate::plate(view, seat, false))
        .expect("a seat")
}

#[test]
fn the_controls_turn_to_whoever_is_next_if_one_likes() {
    let mut game = table("three_card", 4);
    press(&mut game, Press::Deal);
    let side = |game: &Model, turns: bool| {
        let mut scene = Scene::of(game, &brag::FUNCTIONS, None);
        scene.settings.turns = turns;
        super::side(&scene)
    };
    assert_eq!(side(&game, false), None);
    let mut sides = vec![side(&game, true)];
    for _ in 0..3 {
        act(&mut game, Action::Bet(1));
        sides.push(side(&game, true));
    }
    let all = ["bottom", "left", "top", "right"].map(|side| Some([side; 2]));
    assert_eq!(sides, all);
    let mut plain = table_for_four();
    plain.players[1].kind = PlayerKind::Person;
    let game = table_with(plain, REPERTOIRE, 5);
    assert_eq!(side(&game, true), None, "the page deals there");
}

#[test]
fn whoever_left_is_back_with_the_same_chips() {
    let mut game = table("three_card", 4);
    game.comes_or_goes(Seat(1), Presence::Left);
    assert_eq!(plate(&game, Seat(1)).held, "left");
    assert_eq!(game.why_not(Seat(1), Presence::Here), None);
    game.comes_or_goes(Seat(1), Presence::Here);
    assert_eq!(plate(&game, Seat(1)).chips, 100);
    press(&mut game, Press::Deal);
    assert_ne!(plate(&game, Seat(1)).held, "out");
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

#[test]
fn a_sideshow_of_real_cards_asks_who_has_the_better_hand_and_hides_nothing() {
    let mut game = table("teen_patti", 4);
    press(&mut game, Press::Deal);
    for action in [Action::Look(None), Action::Bet(2), Action::Look(None)] {
        act(&mut game, action);
    }
    act(&mut game, Action::Bet(2));
    act(&mut game, Action::Look(None));
    act(&mut game, Action::SIDESHOW);
    act(&mut game, Action::Agree);
    let asked = asks(&game);
    assert_eq!(
        asked.as_deref(),
        Some("Only Bill and Nell look. Who has the better hand?")
    );
    keyed(&mut game, "1");
    assert_eq!(game.comparison(), None, "there are no cards to be hidden");
    assert_eq!(game.curtain(), None);
    assert!(game.is_my_turn(), "the next player is asked");
    press(&mut game, Press::Bank(BankPress::Undo(true)));
    keyed(&mut game, "Enter");
    assert_eq!(asks(&game), asked);
}

#[test]
fn nobody_sees_real_cards_at_home_either() {
    let mut setup = table_for_four();
    setup.rules.real_cards = true;
    setup.at_home = true;
    let mut game = table_with(setup, REPERTOIRE, 5);
    press(&mut game, Press::Deal);
    assert_eq!(game.viewer(), Viewer::Gallery, "so there is no hint");
}
