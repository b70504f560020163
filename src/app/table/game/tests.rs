//! The controller without a browser: a press in, the model and its effects out.

mod phones;

use super::effect::Effect;
use super::model::{Model, Seeds};
use super::seating::sit_down;
use super::{Phase, Repertoire};
use crate::app::families::brag;
use crate::app::settings::{Preferences, Speed};
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::engine::{Action, Choice};
use crate::random::Seed;
use crate::sitting::session::{BotTurn, Setup};
use crate::sitting::table_for_four;

/// A table for four, one of them a person, with these seeds.
fn table(seed: u8) -> Model {
    table_of(table_for_four(), seed)
}

fn table_of(setup: Setup, seed: u8) -> Model {
    table_with(setup, brag::REPERTOIRE, seed)
}

/// A table of this setup that can play these games.
pub fn table_with(setup: Setup, repertoire: Repertoire, seed: u8) -> Model {
    try_table(setup, repertoire, seed).expect("the usual table")
}

/// The same. `None`: no table has such players and rules.
pub fn try_table(setup: Setup, repertoire: Repertoire, seed: u8) -> Option<Model> {
    let session = sit_down(setup, Seed([seed; 32]), Seed([seed; 32]), repertoire).ok()?;
    let model = Model::new(session, Preferences::default(), repertoire, Seed([0; 32]));
    Some(model)
}

/// Handles a press as the page does, without carrying out what it wants.
pub fn press(game: &mut Model, press: Press) -> Vec<Effect> {
    change(game, |game| game.press(press))
}

/// Changes the model as the page does, without carrying out what it wants.
pub fn change(game: &mut Model, change: impl FnOnce(&mut Model)) -> Vec<Effect> {
    change(game);
    game.settle_offers();
    game.take_effects()
}

/// What each player has won or lost, if the sitting ends now, as its stored result says.
pub fn changes(game: &Model) -> Vec<i64> {
    game.session().changes()
}

/// Handles a press that is not of a family.
pub fn handle(game: &mut Model, press: Press) {
    game.press(press);
}

/// Lets the next person take the screen.
pub fn lift_curtain(game: &mut Model) {
    game.lift_curtain();
}

/// Carries out timers and the thoughts of bots until the table waits for a person or a deal is over.
pub fn settle(game: &mut Model, effects: Vec<Effect>) {
    assert!(go_on(game, effects, 2000), "the table never comes to rest");
}

/// The same, at most so many of them. Returns whether the table waits then.
pub fn go_on(game: &mut Model, mut effects: Vec<Effect>, most: usize) -> bool {
    for _ in 0..most {
        let asks = effects.contains(&Effect::AskBot);
        let runs = effects.iter().rev().find_map(|effect| match effect {
            Effect::SetTimer(_) => Some(true),
            Effect::StopTimer => Some(false),
            _ => None,
        });
        match (asks, runs) {
            (true, _) => {
                let make_bot = game.repertoire.make_bot;
                let mut turn = game.in_play.session.bot_considers(make_bot);
                while matches!(turn, Some(BotTurn::Thinking)) {
                    turn = game.in_play.session.bot_considers(make_bot);
                }
                game.bot_has_thought(turn);
            }
            (false, Some(true)) => game.tick(),
            (false, _) => return true,
        }
        game.settle_offers();
        effects = game.take_effects();
    }
    false
}

/// Deals until the person has a turn.
fn to_turn(game: &mut Model) {
    for _ in 0..20 {
        let effects = press(game, Press::Deal);
        settle(game, effects);
        if game.is_my_turn() {
            return;
        }
    }
    panic!("the person never has a turn");
}

#[test]
fn a_press_that_deals_wants_a_timer_and_shows_the_deal_step_by_step() {
    let mut game = table(1);
    assert!(game.is_new() && game.choices().is_empty());
    let effects = press(&mut game, Press::Deal);
    assert!(effects.contains(&Effect::Blur));
    assert!(matches!(effects.last(), Some(Effect::SetTimer(_))));
    assert_eq!((game.phase(), game.is_moving()), (Phase::Playing, true));
    assert!(
        game.choices().is_empty(),
        "nothing is offered while it moves"
    );
    let before = game.shown.steps();
    game.tick();
    assert!(game.shown.steps() > before);
}

#[test]
fn chips_fly_at_each_speed_that_has_motion() {
    for speed in Speed::ALL {
        let mut game = table(1);
        game.settings.speed = speed;
        press(&mut game, Press::Deal);
        for _ in 0..200 {
            game.tick();
        }
        let fly = !game.flights().is_empty();
        assert_eq!(fly, speed != Speed::Instant, "{speed:?}");
    }
}

#[test]
fn bots_act_until_the_person_is_asked() {
    for seed in 0..20 {
        let mut game = table(seed);
        to_turn(&mut game);
        assert!(!game.is_moving() && !game.choices().is_empty(), "{seed}");
        assert!(game.asks().is_some(), "who listens is told so");
    }
}

#[test]
fn a_large_stake_waits_for_a_second_press() {
    let mut game = table(3);
    to_turn(&mut game);
    let most = game.range().expect("a bet").most;
    game.set_amount(most);
    let own = game.actor().expect("a person");
    let has = game.public(|view| view.seat(own).expect("a seat").chips());
    let _ = press(&mut game, Press::Pay);
    let is_large = most > has / 2;
    assert_eq!(game.is_to_confirm(Action::Bet(most)), is_large);
    assert_eq!(game.asks_to_confirm().is_some(), is_large);
    let _ = press(&mut game, Press::Pay);
    assert!(!game.is_my_turn(), "the second press bets");
}

#[test]
fn the_amount_is_set_anew_whenever_another_one_is_asked_for() {
    let mut game = table(5);
    to_turn(&mut game);
    let first = game.range().expect("a bet");
    assert_eq!(game.amount(), Some(first.least));
    let by_key = Press::Step {
        up: true,
        by_key: true,
    };
    let _ = press(&mut game, by_key);
    assert_eq!(game.amount(), Some(first.least + first.step()));
    assert!(game.amount_aloud().is_some());
    let effects = press(&mut game, Press::Act(Action::Look(None)));
    settle(&mut game, effects);
    let open = game.range().expect("a bet");
    assert_ne!(open, first, "an open bet costs more");
    assert_eq!(game.amount(), Some(open.least));
    assert_eq!(game.amount_aloud(), None);
}

#[test]
fn a_paused_game_shows_nothing_until_the_pause_ends() {
    let mut game = table(7);
    let _ = press(&mut game, Press::Deal);
    game.set_paused(true);
    assert_eq!(game.take_effects(), [Effect::StopTimer]);
    game.set_paused(false);
    let effects = game.take_effects();
    assert!(matches!(effects.last(), Some(Effect::SetTimer(_))));
}

#[test]
fn another_sitting_has_the_seed_whose_seal_was_shown() {
    let mut game = table(9);
    let seeds = Seeds {
        bots: Seed([1; 32]),
        next: Seed([2; 32]),
    };
    // While nothing is dealt the next sitting is this one.
    assert_eq!(game.next_seal(), game.seal());
    to_turn(&mut game);
    let next = game.next_seal();
    assert_ne!(next, game.seal());
    game.sit_down(table_for_four(), seeds).expect("a table");
    assert_eq!(game.seal(), next);
}

#[test]
fn keys_mean_what_their_buttons_mean() {
    use crate::app::table::controls::presses;
    let mut game = table(11);
    let means = |game: &Model, key: &str| presses(&Scene::of(game, &brag::FUNCTIONS, None), key);
    assert_eq!(means(&game, "Enter"), Some(vec![Press::Deal]));
    to_turn(&mut game);
    let looks = game.choices().contains(&Choice::One(Action::Look(None)));
    assert!(looks);
    assert_eq!(
        means(&game, "l"),
        Some(vec![Press::Act(Action::Look(None))])
    );
    assert_eq!(means(&game, "f"), Some(vec![Press::Act(Action::Fold)]));
    assert_eq!(means(&game, "b"), Some(vec![Press::Pay]));
    assert_eq!(means(&game, "x"), None);
}

#[test]
fn a_person_asks_bots_between_deals_to_double_the_limits() {
    let mut setup = table_for_four();
    setup.rules.agreed_limits = true;
    let mut game = table_of(setup, 13);
    assert_eq!(game.may_double(), None, "before the first deal");
    to_turn(&mut game);
    assert_eq!(game.may_double(), None, "in a deal");
    let effects = press(&mut game, Press::Act(Action::Fold));
    settle(&mut game, effects);
    assert_eq!(game.phase(), Phase::DealOver);
    assert!(game.may_double().is_some());
    let before = game.public(|view| view.next_cost());
    let _ = press(&mut game, Press::DoubleLimits);
    // Bots with so many chips agree.
    assert_eq!(game.public(|view| view.next_cost()), 2 * before);
    assert_eq!(
        (game.may_double(), game.proposal().is_some()),
        (None, false)
    );
    assert_eq!(game.phase(), Phase::DealOver, "the cards still lie there");
    to_turn(&mut game);
    assert_eq!(game.public(|view| view.rules().cost()), 2 * before);
}
