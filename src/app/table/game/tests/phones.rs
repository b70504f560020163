//! A person whose cards are on a phone: the screen never sees them.

use super::{press, settle, table_of};
use crate::app::table::game::model::Model;
use crate::app::table::press::Press;
use crate::engine::{Action, Choice, Viewer};
use crate::sitting::session::{PlayerKind, Setup};
use crate::sitting::table_for_four;

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
fn a_phone_that_joins_again_is_saved() {
    let mut game = table_with_phones(2);
    let (changes, joins) = (game.changes(), game.session().joins());
    game.join_again(crate::engine::Seat(1));
    assert!(game.changes() > changes);
    assert_eq!(game.session().joins()[1], joins[1] + 1);
}
