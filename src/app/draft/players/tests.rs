use crate::app::draft::{Draft, Field, MOST, RowName};
use crate::bots::Temper;
use crate::games;
use crate::sitting::session::PlayerKind;
use crate::sitting::table_for_four;

fn draft() -> Draft {
    Draft::of(&table_for_four().into())
}

fn names(draft: &Draft) -> Vec<String> {
    let rows = draft.rows().iter();
    rows.map(|row| row.called.text().to_owned()).collect()
}

fn fault(field: Field, says: &str) -> (Field, String) {
    (field, says.into())
}

fn faults(draft: &Draft) -> Vec<(Field, String)> {
    let faults = draft.faults().into_iter();
    faults
        .map(|fault| (fault.field, fault.kind.says()))
        .collect()
}

#[test]
fn two_to_eight_sit_down_and_each_newcomer_has_a_name_of_his_own() {
    let mut draft = draft();
    let newcomer = draft.add().expect("there is room").clone();
    assert_eq!(
        (newcomer.called.text(), newcomer.kind),
        ("Eddie", PlayerKind::Bot(Temper::Careful))
    );
    while draft.has_room() {
        draft.add();
    }
    assert_eq!((draft.rows().len(), draft.add()), (MOST, None));
    assert_eq!(faults(&draft), []);
    let last = draft.rows()[MOST - 1].key;
    draft.set_kind(last, PlayerKind::Person);
    let left = draft.remove().map(|row| row.key);
    assert_eq!(left, Some(last - 1), "the last bot goes before a person");
    while draft.can_spare() {
        draft.remove();
    }
    let kinds: Vec<PlayerKind> = draft.rows().iter().map(|row| row.kind).collect();
    assert_eq!(kinds, [PlayerKind::Person, PlayerKind::Person]);
    assert_eq!(draft.remove(), None);
    assert_eq!(faults(&draft), []);
}

#[test]
fn who_was_alone_has_a_name_once_another_person_sits_down() {
    let mut draft = draft();
    let key = draft.rows()[1].key;
    let called = |draft: &Draft| draft.rows()[0].called.clone();
    assert_eq!(called(&draft), RowName::You);
    draft.set_kind(key, PlayerKind::Person);
    assert_eq!(called(&draft), RowName::Typed("Player 1".into()));
    assert_eq!(faults(&draft), []);
    draft.set_kind(key, PlayerKind::Bot(Temper::Careful));
    assert_eq!(called(&draft), RowName::You);

    let own = RowName::Typed("Anna".into());
    draft.rows[0].called = own.clone();
    draft.set_kind(key, PlayerKind::Person);
    assert_eq!(called(&draft), own, "a name that was given stays");
}

#[test]
fn bots_make_room_in_a_game_for_fewer_and_come_back() {
    let mut draft = draft();
    draft.choose_game("fifteen_card");
    assert_eq!(names(&draft), ["You", "Nell", "Bill"]);
    draft.choose_game("stop_the_bus");
    assert_eq!(names(&draft), ["You", "Nell", "Bill", "Charlie"]);
    for key in 0..4 {
        if let Some(row) = draft.row_mut(key) {
            row.kind = PlayerKind::Person;
            row.called = RowName::from_typed(format!("Guest {key}"));
        }
    }
    draft.choose_game("fifteen_card");
    let says = "There are only enough cards for 3 players.";
    assert_eq!(faults(&draft), [fault(Field::Players, says)]);
}

#[test]
fn one_player_has_several_boxes_against_the_house_alone() {
    let mut draft = draft();
    let kinds = |draft: &Draft| draft.rows().iter().map(|row| row.kind).collect::<Vec<_>>();
    draft.choose_game("three_card_poker");
    assert!(draft.has_boxes());
    beside_others(&mut draft);
    for _ in 0..2 {
        draft.add_box().expect("there is room");
    }
    // They stand after the first. With six boxes, a bot leaves for one more.
    assert_eq!(
        names(&draft),
        ["You", "Box 2", "Box 3", "Nell", "Bill", "Charlie"]
    );
    draft.add_box().expect("a bot makes room");
    assert_eq!(names(&draft)[3..], ["Box 4", "Nell", "Bill"]);
    assert_eq!(
        kinds(&draft)[..4],
        [
            PlayerKind::Person,
            PlayerKind::Box,
            PlayerKind::Box,
            PlayerKind::Box
        ]
    );
    assert_eq!(faults(&draft), []);
    // One box is enough.
    while draft.can_spare() {
        draft.remove();
    }
    assert_eq!(names(&draft), ["You"]);
    assert!(draft.setup().is_ok());
    draft.add_box().expect("there is room");
    // In other games nobody has two seats, and somebody else must play.
    draft.choose_game("three_card");
    assert_eq!(
        kinds(&draft)
            .iter()
            .filter(|kind| **kind == PlayerKind::Box)
            .count(),
        0
    );
    assert!(draft.rows().len() >= 2);
    assert!(draft.setup().is_ok());
}

/// Lets players have further boxes beside others (O53).
fn beside_others(draft: &mut Draft) {
    let mut rules = draft.rules().clone();
    rules.casino_mut().expect("the house").boxes_beside_others = true;
    draft.set_rules(rules);
}

#[test]
fn o53_the_bots_leave_who_takes_a_second_box() {
    let mut draft = draft();
    draft.choose_game("three_card_poker");
    draft.add_box().expect("there is room");
    assert_eq!(names(&draft), ["You", "Box 2"]);
    assert_eq!(faults(&draft), []);
    let setup = draft.setup().expect("it can be played");
    assert!(!setup.has_boxes_too_many());
    // They wait for a seat. With one of them the boxes are too many, until that is agreed on.
    draft.add().expect("a bot waits");
    let says =
        "Only someone alone at the table has several boxes. Remove the others, or choose “Always”.";
    assert_eq!(faults(&draft), [fault(Field::House("boxes"), says)]);
    assert!(draft.setup().is_err());
    beside_others(&mut draft);
    assert_eq!(faults(&draft), []);
    assert!(draft.setup().is_ok());
}

#[test]
fn boxes_are_somebodys() {
    let mut draft = draft();
    draft.choose_game("three_card_poker");
    let added = draft.add_box().expect("there is room").key;
    draft.set_kind(0, PlayerKind::Bot(Temper::Careful));
    assert_eq!(
        draft.row(added).map(|row| row.kind),
        Some(PlayerKind::Person)
    );
}

#[test]
fn who_waits_comes_back_after_the_draft_has_been_stored() {
    let mut small = draft();
    small.choose_game("fifteen_card");
    let mut again = Draft::of(&small.last());
    assert_eq!(names(&again), ["You", "Nell", "Bill"]);
    again.choose_game("three_card");
    assert_eq!(names(&again), ["You", "Nell", "Bill", "Charlie"]);
    assert_eq!(again.last(), draft().last());
    assert_eq!(faults(&again), []);
}

#[test]
fn eight_come_back_in_their_order() {
    let mut draft = draft();
    while draft.has_room() {
        draft.add();
    }
    let all = names(&draft);
    for _ in 0..2 {
        draft.choose_game("best_of_thirteen");
        assert_eq!(names(&draft), all[..3]);
        draft = Draft::of(&draft.last());
        draft.choose_game("draw_brag");
        assert_eq!(names(&draft), all[..6]);
        draft.choose_game("stop_the_bus");
        assert_eq!(names(&draft), all);
    }
}

#[test]
fn who_has_chosen_a_smaller_table_keeps_it_until_a_larger_game_is_chosen() {
    let mut draft = draft();
    draft.choose_game("best_of_thirteen");
    draft.remove();
    draft.set_rules(games::PRESETS[2].rules_within(draft.rules()));
    assert_eq!(names(&draft), ["You", "Nell"]);
    let joins = draft.add().map(|row| row.called.text().to_owned());
    assert_eq!(joins.as_deref(), Some("Charlie"), "who waits is first");
    draft.remove();
    draft.choose_game("three_card");
    assert_eq!(names(&draft), ["You", "Nell"]);
}
