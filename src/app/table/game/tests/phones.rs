//! A person whose cards are on a phone: the screen never sees them.

use super::{press, settle, table_of, table_with};
use crate::app::families::brag;
use crate::app::table::game::Repertoire;
use crate::app::table::game::model::{Model, Seeds};
use crate::app::table::press::Press;
use crate::engine::{Action, Choice, Event, PattiEvent, Seat, Viewer};
use crate::games;
use crate::phones::Holder;
use crate::random::Seed;
use crate::sitting::session::{MOST_JOINS, PlayerKind, Setup};
use crate::sitting::table_for_four;

/// The chance of a code that is shown.
const CHANCE: Seed = Seed([6; 32]);

/// A table for four with so many people, all with phones.
fn table_with_phones(people: usize) -> Model {
    let Setup {
        mut players, rules, ..
    } = table_for_four();
    for player in players.iter_mut().take(people) {
        player.kind = PlayerKind::Phone;
    }
    let setup = Setup {
        players,
        rules,
        ..table_for_four()
    };
    table_of(setup, 5)
}

#[test]
fn the_screen_sees_what_everybody_sees_and_a_look_asks_for_the_code() {
    for people in [1, 2, 4] {
        let mut game = table_with_phones(people);
        let mut looks = 0;
        for _ in 0..200 {
            let deals = Press::Deal;
            let effects = match game.is_my_turn() {
                true => {
                    assert!(game.is_on_phone() && game.is_covered());
                    assert_eq!(game.curtain(), None);
                    let look = Action::Look(None);
                    // Look, see, or else bet the least; what else is asked has its first answer.
                    let act = game.choices().iter().find_map(|choice| match *choice {
                        _ if game.choices().contains(&Choice::One(look)) => Some(look),
                        _ if game.refusal(Action::See).is_none() => Some(Action::See),
                        Choice::Bet { least, .. } => Some(Action::Bet(least)),
                        Choice::Cover { .. } => Some(Action::Cover),
                        Choice::One(action) if action != Action::Fold => Some(action),
                        _ => None,
                    });
                    let act = act.unwrap_or(Action::Fold);
                    looks += u32::from(act == look);
                    press(&mut game, Press::Act(act))
                }
                false => press(&mut game, deals),
            };
            settle(&mut game, effects);
            assert_eq!(game.viewer(), Viewer::Gallery);
            assert_eq!(game.own_viewer(), Viewer::Gallery);
            assert_eq!(game.code_requests(), looks);
        }
        assert!(looks > 0, "{people} people have looked {looks} times");
    }
}

#[test]
fn a_press_that_would_show_the_cards_asks_for_the_code() {
    let mut game = table_with_phones(2);
    let effects = press(&mut game, Press::Deal);
    settle(&mut game, effects);
    let before = game.code_requests();
    press(&mut game, Press::Peek(true));
    assert_eq!(game.code_requests(), before + 1);
    assert!(game.is_covered() && game.viewer() == Viewer::Gallery);
}

#[test]
fn a_phone_that_joins_again_is_logged_and_saved_once_cards_are_dealt() {
    let mut game = table_with_phones(2);
    let changes = game.changes();
    game.join_again(Seat(1), CHANCE, None);
    assert_eq!(
        game.changes(),
        changes,
        "nothing is saved before the first deal"
    );
    assert_eq!(game.session().joins().shown[1], 1);
    let effects = press(&mut game, Press::Deal);
    settle(&mut game, effects);
    let changes = game.changes();
    game.join_again(
        Seat(1),
        CHANCE,
        Some("Bill’s phone was joined again.".into()),
    );
    assert!(game.changes() > changes);
    assert_eq!(game.session().joins().shown[1], 2);
    assert_eq!(game.log().last(), "Bill’s phone was joined again.");
}

#[test]
fn a_table_that_is_set_anew_before_its_first_deal_gives_no_key_again() {
    let mut game = table_with_phones(2);
    let key = |game: &Model| {
        let session = game.session();
        let (joins, seed) = (session.joins(), session.sealed_seed().expect("a seed"));
        let holder = Holder::of(seed, 1, joins.shown[1] + 1);
        (holder, holder.key(seed, joins.chance[1]))
    };
    let first = key(&game);
    game.join_again(Seat(1), CHANCE, None);
    let shown = key(&game);
    let setup = game.session().setup().clone();
    let seeds = Seeds {
        bots: Seed([1; 32]),
        next: Seed([2; 32]),
    };
    game.sit_down(setup, seeds).expect("it was played before");
    let again = key(&game);
    assert_eq!(
        again.0.sitting, shown.0.sitting,
        "it is dealt by the same seed"
    );
    assert!(
        ![first.1, shown.1].contains(&again.1),
        "a phone that has joined holds no seat"
    );
    game.join_again(Seat(1), Seed([8; 32]), None);
    let last = key(&game);
    assert!(![first.1, shown.1, again.1].contains(&last.1));
    assert_eq!(
        game.session().joins().shown[1],
        3,
        "no number is given again"
    );
}

#[test]
fn no_number_of_joins_brings_an_old_key_back() {
    let mut game = table_with_phones(2);
    for _ in 0..300 {
        game.join_again(Seat(1), CHANCE, None);
    }
    assert_eq!(game.session().joins().shown[1], MOST_JOINS);
}

/// Three people at Teen Patti, of whom those in these seats have phones. All look, one bets and the next asks him for a sideshow,
/// which he grants.
fn compared(phones: &[usize]) -> Model {
    let mut setup = table_for_four();
    setup.rules = (games::named("teen_patti").expect("a game").rules)();
    setup.players.truncate(3);
    for (nth, player) in setup.players.iter_mut().enumerate() {
        player.kind = match phones.contains(&nth) {
            true => PlayerKind::Phone,
            false => PlayerKind::Person,
        };
    }
    setup.first_dealer = Some(Seat(2));
    let all = Repertoire {
        plays: |_| true,
        ..brag::REPERTOIRE
    };
    let mut game = table_with(setup, all, 5);
    let look = Action::Look(None);
    let acts = [look, Action::Bet(2), look, Action::SIDESHOW, Action::Agree];
    for one in [Press::Deal].into_iter().chain(acts.map(Press::Act)) {
        let effects = press(&mut game, one);
        settle(&mut game, effects);
        if game.curtain().is_some() {
            game.lift_curtain();
        }
    }
    let is_compared = |event: &Event| matches!(event, Event::Patti(PattiEvent::Compared { .. }));
    assert!(
        game.is_last(is_compared),
        "it waits before the worse hand folds"
    );
    game
}

/// Carries on after a change. Returns whether the table waits no more for those who compare.
fn goes_on(game: &mut Model) -> bool {
    let effects = game.take_effects();
    settle(game, effects);
    game.public(|view| {
        view.history()
            .any(|event| matches!(event, Event::Folded { .. }))
    })
}

#[test]
fn the_phones_of_a_sideshow_read_both_hands_before_the_next_player_is_asked() {
    let mut game = compared(&[0, 1, 2]);
    assert_eq!(game.comparison(), None, "nothing is shown on the screen");
    assert_eq!(game.viewer(), Viewer::Gallery);
    assert_eq!(game.code_requests(), 3, "two looks and a sideshow");
    let both: Vec<Seat> = game.compared_on_phones().iter().collect();
    assert_eq!(both, [Seat(0), Seat(1)]);
    for (seat, other) in [(0, 1), (1, 0)] {
        let sees = |of| {
            game.seen_by(Seat(seat), |view| {
                view.seat(Seat(of))
                    .is_some_and(|of| of.known_hand().is_some())
            })
        };
        assert!(sees(seat) && sees(other) && !sees(2));
    }
    let effects = press(&mut game, Press::Skip);
    settle(&mut game, effects);
    assert!(
        !goes_on(&mut game),
        "a press that hurries the table passes over no code"
    );
    game.codes_are_read();
    assert!(goes_on(&mut game));
    assert!(game.compared_on_phones().is_empty());
    assert!(game.is_my_turn() && game.code_requests() == 3);
}

#[test]
fn a_sideshow_of_a_phone_and_a_person_at_the_screen_waits_for_both() {
    let mut game = compared(&[1]);
    assert_eq!(
        game.compared_on_phones().iter().collect::<Vec<_>>(),
        [Seat(1)]
    );
    game.codes_are_read();
    assert!(!goes_on(&mut game), "the other looks at the screen");
    assert!(game.comparison().is_some());
    game.finish_comparison();
    assert!(goes_on(&mut game));
}
