use super::{Draft, Field, MOST, RowName};
use crate::cards::CardSet;
use crate::games::{self, HouseRule, PRESETS};
use crate::sitting::session::PlayerKind;
use crate::sitting::table_for_four;

fn draft() -> Draft {
    Draft::of(&table_for_four().into())
}

fn choose(draft: &mut Draft, key: &str, to: usize) {
    draft.set(HouseRule::named(key).expect("a house rule"), to);
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
fn a_draft_of_a_game_is_that_game() {
    assert_eq!(draft().setup(), Ok(table_for_four()));
    let mut setup = table_for_four();
    setup.rules.ante = 0;
    let mut changed = Draft::of(&setup.clone().into());
    choose(&mut changed, "see_cost", 1);
    choose(&mut changed, "blind_last", 2);
    changed.set_amount("raise_limit", "5".into());
    changed.set_amount("open_max", "1,000".into());
    changed.set_amount("see_blind_after", "3".into());
    let setup = changed.setup().expect("nothing is wrong with it");
    let vying = setup.rules.vying().expect("it is vied for");
    assert_eq!((setup.rules.ante, vying.raise_limit), (0, Some(5)));
    assert_eq!(
        (vying.open_max, vying.see_blind_after),
        (Some(1000), Some(3))
    );
    assert_eq!(Draft::of(&setup.clone().into()).setup(), Ok(setup));
}

#[test]
fn names_are_given_and_differ() {
    let mut draft = draft();
    let mut name = |key, name: &str| {
        if let Some(row) = draft.row_mut(key) {
            row.called = RowName::from_typed(name.into());
        }
        faults(&draft)
    };
    assert_eq!(name(1, "  "), [fault(Field::Name(1), "Enter a name.")]);
    assert_eq!(
        name(1, " bill"),
        [
            fault(Field::Name(1), "Two players are called bill. Change one."),
            fault(Field::Name(2), "Two players are called Bill. Change one."),
        ]
    );
    let twins = name(1, "Bi\u{200b}LL");
    let places: Vec<Field> = twins.iter().map(|(field, _)| *field).collect();
    assert_eq!(
        places,
        [Field::Name(1), Field::Name(2)],
        "nobody can tell them apart"
    );
    assert_eq!(
        name(1, "Wilhelmina Jane"),
        [fault(Field::Name(1), "Names have at most 12 letters.")]
    );
    assert_eq!(name(1, "Wilhelmina J"), []);
}

#[test]
fn you_is_nobody_where_several_share_the_screen() {
    let mut draft = draft();
    let says = "Enter a name. “You” is only for someone playing alone.";
    if let Some(row) = draft.row_mut(1) {
        row.kind = PlayerKind::Person;
    }
    assert_eq!(faults(&draft), [fault(Field::Name(0), says)]);
    let Some(row) = draft.row_mut(0) else {
        panic!("it is there")
    };
    row.called = RowName::from_typed(" YOU".into());
    assert_eq!(faults(&draft), [fault(Field::Name(0), says)]);
}

#[test]
fn a_name_comes_back_as_it_is_kept() {
    for name in ["You", "Youssef", "you", "Nell"] {
        let called = RowName::from_typed(name.into());
        assert_eq!((called.text(), called.name()), (name, name));
        assert_eq!(RowName::from_stored(name), called);
    }
    assert_eq!(RowName::from_typed(" You ".into()).name(), "You");
    let turned = RowName::from_typed("\u{202e}Ne\nll".into());
    assert_eq!(
        turned.name(),
        "Nell",
        "what would turn its line is left out"
    );
    assert_eq!(RowName::from_typed("\u{3164}".into()).name(), "", "unseen");
}

#[test]
fn points_are_not_played_for_chips_unless_they_are_too_few() {
    let mut setup = table_for_four();
    setup.rules = (games::named("thirteen_card").expect("a game").rules)();
    let mut draft = Draft::of(&setup.clone().into());
    assert!(!draft.asks_for_chips());
    let key = draft.rows()[1].key;
    for (chips, asks) in [("0", true), ("", true), ("1", false)] {
        draft.row_mut(key).expect("a player").chips = chips.into();
        assert_eq!(draft.asks_for_chips(), asks, "{chips}");
    }
    setup.rules = games::three_card();
    assert!(Draft::of(&setup.into()).asks_for_chips());
}

#[test]
fn chips_are_whole_and_pay_the_ante() {
    let mut draft = draft();
    let mut chips = |text: &str| {
        if let Some(row) = draft.row_mut(3) {
            row.chips = text.into();
        }
        faults(&draft)
    };
    for text in [
        "", "0", "-5", "+5", "2.5", "1.000", "1 000", "ten", "1000001",
    ] {
        let says = "Enter a whole number from 1 to 1,000,000.";
        assert_eq!(chips(text), [fault(Field::Chips(3), says)], "{text:?}");
    }
    for text in ["1", " 1000000 ", "1,000,000"] {
        assert_eq!(chips(text), [], "{text:?}");
    }
    chips("4");
    draft.set_amount("ante", "5".into());
    assert_eq!(
        faults(&draft),
        [fault(Field::Chips(3), "It takes 5 chips to play.")]
    );
}

#[test]
fn amounts_are_judged_where_they_count() {
    let mut draft = draft();
    draft.set_amount("see_blind_after", "0".into());
    let house = |key, says| [fault(Field::House(key), says)];
    let whole = "Enter a whole number from 1 to 1,000,000.";
    assert_eq!(faults(&draft), house("see_blind_after", whole));
    choose(&mut draft, "blind_play", 0);
    assert_eq!(faults(&draft), [], "nobody plays blind");
    draft.set_amount("open_min", String::new());
    assert_eq!(faults(&draft), house("open_min", whole));
    draft.set_amount("open_min", "6".into());
    draft.set_amount("open_max", "5".into());
    let says = "Must be at least 6, the smallest first bet.";
    assert_eq!(faults(&draft), house("open_max", says));
    draft.set_amount("open_max", " ".into());
    draft.set_amount("bet_cap", "5".into());
    let says = "Must be at least 6, the smallest first bet.";
    assert_eq!(faults(&draft), house("bet_cap", says));
}

#[test]
fn other_rules_take_the_place_of_all_that_was_typed() {
    let mut draft = draft();
    assert_eq!(draft.preset(), Some(0));
    draft.set_amount("ante", "many".into());
    assert_eq!(
        draft.preset(),
        None,
        "an amount that is none is nobody’s rule"
    );
    let french = PRESETS[2].rules();
    draft.set_rules(french.clone());
    assert_eq!((draft.amount("ante"), draft.amount("open_max")), ("1", "5"));
    assert_eq!(draft.preset(), Some(2));
    draft.set_amount("open_max", " 5".into());
    assert_eq!(draft.preset(), Some(2));
    draft.set_amount("raise_limit", "none".into());
    assert_eq!(draft.preset(), None);
    draft.set_amount("raise_limit", " ".into());
    assert_eq!(draft.setup().map(|setup| setup.rules), Ok(french));
}

#[test]
fn a_preset_is_one_of_the_game_that_is_chosen() {
    let mut draft = draft();
    draft.choose_game("four_card");
    assert_eq!(draft.preset(), Some(0), "the usual rules of that game");
    for (place, preset) in PRESETS.iter().enumerate() {
        draft.set_rules(preset.rules_within(draft.rules()));
        assert_eq!(
            (draft.rules().game, draft.preset()),
            ("four_card", Some(place))
        );
    }
}

#[test]
fn cards_are_made_wild_and_no_longer_wild() {
    let mut draft = draft();
    draft.set_wild(CardSet::JACKS, true);
    draft.set_wild(CardSet::ONE_EYED_JACKS, false);
    draft.set_wild(CardSet::SUICIDE_KING, true);
    let wild = CardSet::JACKS
        .without(CardSet::ONE_EYED_JACKS)
        .union(CardSet::SUICIDE_KING);
    assert_eq!(draft.wild(), wild);
    let rules = draft.setup().expect("nothing is wrong with it").rules;
    assert_eq!(rules.ranking.wild, wild);
}

#[test]
fn a_game_is_chosen_with_its_own_rules_and_those_typed_before_come_back() {
    let mut draft = draft();
    draft.set_amount("ante", "7".into());
    draft.choose_game("nine_card");
    assert_eq!(draft.rules().game, "nine_card");
    assert_eq!((draft.amount("ante"), draft.amount("target")), ("1", ""));
    assert_eq!((faults(&draft), draft.preset()), (vec![], None));
    let form = games::of(draft.rules())
        .and_then(|game| game.option("form"))
        .expect("an option");
    draft.set(form, 2);
    assert_eq!(draft.amount("target"), "21", "it goes by the form");
    draft.set_amount("target", "30".into());
    draft.choose_game("four_card");
    assert_eq!(
        draft.rules().dealing().map(|dealing| dealing.cards),
        Some(4)
    );
    assert_eq!(draft.amount("ante"), "7", "betting games share their rules");
    draft.choose_game("nine_card");
    assert_eq!(draft.amount("target"), "30");
    let setup = draft.setup().expect("nothing is wrong with it");
    assert_eq!(setup.rules.points().map(|points| points.target), Some(30));
    draft.choose_game("none_such");
    assert_eq!(draft.rules().game, "nine_card");
}

#[test]
fn every_game_of_the_family_can_be_chosen_and_is_played_by_as_many_as_it_takes() {
    for key in games::GAME_KEYS {
        let mut draft = draft();
        draft.choose_game(key);
        let setup = draft.setup().expect(key);
        assert_eq!(setup.rules.game, key);
        while draft.has_room() {
            draft.add();
        }
        let most = setup.rules.most_seats().expect("a game");
        assert_eq!(draft.rows().len(), most.min(MOST), "{key}");
        assert_eq!(faults(&draft), [], "{key}");
    }
}

#[test]
fn what_a_deal_costs_is_brought_along() {
    let mut draft = draft();
    draft.choose_game("nine_card");
    draft.set_amount("ante", "30".into());
    let says = "It takes 120 chips to play.";
    let all = (0..4).map(|key| fault(Field::Chips(key), says));
    assert_eq!(faults(&draft), all.collect::<Vec<_>>());
    draft.choose_game("stop_the_bus");
    draft.set_amount("lives", "10".into());
    let says = "Enter a whole number from 1 to 9.";
    assert_eq!(faults(&draft), [fault(Field::House("lives"), says)]);
}

#[test]
fn a_pay_table_of_brag_is_wrong_beside_the_ranking_of_poker() {
    let mut draft = draft();
    draft.choose_game("three_card_poker");
    let option = |key| {
        let game = games::named("three_card_poker").expect("a game");
        game.option(key).expect("an option")
    };
    draft.set(option("pair_plus"), 3);
    let says = "This pay table only goes with Brag’s ranking.";
    assert_eq!(faults(&draft), [fault(Field::House("pair_plus"), says)]);
    draft.set(option("ranking"), 1);
    assert_eq!(faults(&draft), []);
    draft.set_amount("ante_min", "10".into());
    draft.set_amount("ante_max", "5".into());
    let says = "Must be at least 10, the smallest ante.";
    assert_eq!(faults(&draft), [fault(Field::House("ante_max"), says)]);
}
