//! The shuffle can be checked: the seal is that of the seed, and the seed gives the cards that were dealt.

use brag::engine::{
    Action, CasinoAction, Choice, ClassicEvent, DrawingAction, Event, FirstDealer, Seat, Table,
};
use brag::games;
use brag::notation::{Check, Checked, FairnessError, Record, SeatEntry, Source};
use brag::random::{CUT_STREAM, Seed, Shuffler};
use brag::sitting::session::{Player, PlayerKind, Session, Setup};

/// A sitting of six deals that the page has played from the seed 1, ended between two deals.
const SITTING: &str = include_str!("fair/sitting.json");
/// What `printf %s 0000…0001 | sha256sum` prints.
const SEAL: &str = "c386d8e8d07342f2e39e189c8e6c57bb205bb373fe4e3a6f69404a8bb767b417";

fn check(text: &str) -> Result<Checked, FairnessError> {
    let record: Record = text.parse().expect("it is a record");
    let mut check = Check::new(record)?;
    loop {
        if let Some(checked) = check.read(5)? {
            return Ok(checked);
        }
    }
}

/// The sitting with the first of some words changed.
fn with(words: &str, changed: &str) -> String {
    assert!(SITTING.contains(words), "{words}");
    SITTING.replacen(words, changed, 1)
}

fn said(text: &str) -> String {
    check(text).expect_err("it was changed").to_string()
}

#[test]
fn a_seal_is_the_sha_256_of_the_seeds_digits() {
    let seal = |seed: Seed| seed.seal().to_string();
    let mut one = [0; 32];
    one[31] = 1;
    assert_eq!(seal(Seed(one)), SEAL);
    // By coreutils.
    let zero = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55";
    assert_eq!(seal(Seed([0; 32])), zero);
    let large: Seed = "F".repeat(64).parse().expect("a seed");
    let small: Seed = "f".repeat(64).parse().expect("a seed");
    assert_eq!(seal(large), seal(small), "small digits are hashed");
}

#[test]
fn a_sitting_as_it_was_played_passes() {
    let checked = check(SITTING).expect("nothing was changed");
    assert_eq!(checked.seal, SEAL);
    assert_eq!(checked.deals, 6);
    assert!(checked.was_shown && checked.compared && checked.to_the_chip);
}

#[test]
fn a_wrong_seed_is_told() {
    let said = said(&with("00000001\"", "00000002\""));
    assert!(
        said.starts_with("the seed isn't the one that was sealed"),
        "{said}"
    );
    assert!(said.contains(SEAL), "{said}");
    let said = self::said(&with(SEAL, "none at all"));
    assert!(said.ends_with("the seal says none at all"), "{said}");
}

#[test]
fn another_seal_for_another_seed_does_not_help() {
    let mut two = [0; 32];
    two[31] = 2;
    let seal = Seed(two).seal().to_string();
    let text = with("00000001\"", "00000002\"").replace(SEAL, &seal);
    assert!(!said(&text).contains("sealed"), "the deals tell");
}

#[test]
fn a_changed_pack_is_told() {
    let said = said(&with("Ks Jh 7s", "Ks Jh As"));
    assert!(said.starts_with("deal 3 doesn't match the seed"), "{said}");
    let said = self::said(&with("\"Ks Jh 7s Th 4h Tc Kc 9d Ac As 7c 3d\",", "7,"));
    assert!(said.starts_with("deal 3 doesn't match the seed"), "{said}");
    let said = self::said(&with("\"Ks Jh 7s Th 4h Tc Kc 9d Ac As 7c 3d\",", ""));
    assert!(said.starts_with("deal 3 doesn't match the seed"), "{said}");
}

#[test]
fn a_deal_more_or_less_is_told() {
    let last = ",\"Qc 7d 2d 4d Td 3c Js 8h Ah 5d 6c 5c\"";
    assert_eq!(
        check(&with(last, "")),
        Err(FairnessError::Deals { noted: 5 })
    );
    let said = said(&with(last, &last.repeat(2)));
    assert!(said.starts_with("deal 7 doesn't match the seed"), "{said}");
}

#[test]
fn another_first_dealer_is_told() {
    let said = said(&with("\"dealer\": 3", "\"dealer\": 1"));
    assert_eq!(
        said,
        "by the seed Captain deals first, but the record says Nell"
    );
}

/// A sitting of one deal as the page seals it; and one whose first dealer is another than the high card found.
fn by_the_high_card(forged: Option<Seat>) -> Record {
    let seed = Seed([7; 32]);
    let mut rules = games::three_card();
    rules.first_dealer = FirstDealer::HighCard;
    let dealer = forged.unwrap_or(Seat(0));
    let mut table = Table::new(rules.clone(), &[20; 3], dealer).expect("it can be played");
    let cut = Shuffler::after(seed, CUT_STREAM).shuffle(table.pack());
    if forged.is_none() {
        table.cut_in_place(&cut).expect("it is due");
    }
    let seats = [1, 2, 3].map(|nth| SeatEntry {
        name: format!("Player {nth}"),
        chips: 20,
        box_of: None,
    });
    let mut record = Record::new(rules, seats.into(), table.dealer(), Source::Seed(seed));
    record.cut = Some(cut).filter(|_| forged.is_none());
    record.notes.seal = Some(seed.seal().to_string());
    let pack = Shuffler::new(seed).shuffle(table.pack());
    table.deal_in_place(Some(pack)).expect("it is due");
    record.notes.note(table.history());
    while let Some(seat) = table.ask().seat() {
        record.push(seat, Action::Fold);
        table
            .play_in_place(seat, Action::Fold)
            .expect("one may fold");
    }
    record
}

#[test]
fn a_sealed_record_must_have_the_pack_for_the_high_card() {
    let checked = check(&by_the_high_card(None).to_json()).expect("nothing was changed");
    assert!(checked.was_shown && checked.compared);
    for dealer in [0, 1, 2].map(Seat) {
        let mut forged = by_the_high_card(Some(dealer));
        assert_eq!(check(&forged.to_json()), Err(FairnessError::NoHighCard));
        forged.notes.dealt.clear();
        assert_eq!(check(&forged.to_json()), Err(FairnessError::NoHighCard));
        // Without a seal the check says nothing about the first dealer.
        forged.notes.seal = None;
        assert!(check(&forged.to_json()).is_ok());
    }
}

#[test]
fn a_sealed_sitting_that_was_ended_before_its_first_card_needs_no_high_card() {
    let mut young = by_the_high_card(Some(Seat(0)));
    young.notes.dealt.clear();
    young.actions = vec!["0 buy_in 5".into()];
    assert!(check(&young.to_json()).is_ok());
}

#[test]
fn other_chips_in_the_end_are_told() {
    let said = said(&with("[87,154,98,61]", "[87,155,97,61]"));
    assert_eq!(
        said,
        "by these deals and actions Nell ends with 154, but the record says 155"
    );
    assert!(check(&with("[87,154,98,61]", "[87]")).is_err());
}

#[test]
fn every_changed_action_is_told() {
    let record: Record = SITTING.parse().expect("it is a record");
    for (nth, action) in record.actions.iter().enumerate() {
        let seat = &action[..1];
        for other in ["fold", "look", "bet 7", "peep"] {
            let mut changed = record.clone();
            changed.actions[nth] = format!("{seat} {other}");
            if changed != record {
                let said = said(&changed.to_json());
                assert!(!said.is_empty(), "action {nth}: {action} to {other}");
            }
        }
        let mut fewer = record.clone();
        fewer.actions.remove(nth);
        assert!(
            check(&fewer.to_json()).is_err(),
            "without action {nth}: {action}"
        );
    }
    let said = said(&with("0 bet 2", "0 peep"));
    assert!(
        said.starts_with("the record can't be played again: action 0"),
        "{said}"
    );
}

#[test]
fn a_record_without_notes_is_dealt_again_and_no_more_is_claimed() {
    let text = SITTING
        .replace("\"seal\"", "\"a\"")
        .replace("\"dealt\"", "\"b\"")
        .replace("\"ended\"", "\"c\"")
        .replace("\"done\"", "\"d\"");
    let checked = check(&text).expect("it can be played");
    assert_eq!(checked.seal, SEAL);
    assert_eq!(checked.deals, 6, "the next deal was never dealt");
    assert!(!checked.was_shown && !checked.compared && !checked.to_the_chip);
}

/// A sitting of Three Card Poker: one player stakes and plays, sits a deal out, and stakes again.
fn against_the_house() -> Session {
    let setup = Setup {
        first_dealer: None,
        at_home: false,
        rules: (games::named("three_card_poker").expect("a game").rules)(),
        players: vec![Player {
            name: "Nell".into(),
            chips: 100,
            kind: PlayerKind::Person,
        }],
    };
    let mut session = Session::new(setup, Seed([7; 32]), Seed([8; 32])).expect("one can play");
    let stake = Action::Casino(CasinoAction::Stake {
        ante: 1,
        pair_plus: 0,
        bonus: None,
    });
    let play = Action::Casino(CasinoAction::Play);
    for actions in [
        &[stake, play][..],
        &[Action::Casino(CasinoAction::SitOut)],
        &[stake, play],
    ] {
        session.deal().expect("a deal is due");
        for action in actions {
            session.act(Seat(0), *action).expect("it is allowed");
        }
    }
    session
}

#[test]
fn cards_that_are_dealt_after_a_stake_are_compared() {
    let record = against_the_house().ended_record();
    assert_eq!(record.notes.dealt, ["", "", ""]);
    let checked = check(&record.to_json()).expect("nothing was changed");
    assert_eq!((checked.deals, checked.unnoted), (2, 0));
    assert!(checked.compared);
    let mut other = record.clone();
    other.notes.drawn[2] = record.notes.drawn[0].clone();
    let said = said(&other.to_json());
    assert!(said.starts_with("deal 2 doesn't match the seed"), "{said}");
}

#[test]
fn cards_that_an_older_record_does_not_note_are_not_said_to_be_compared() {
    let mut record = against_the_house().ended_record();
    record.notes.drawn.clear();
    let checked = check(&record.to_json()).expect("nothing was changed");
    assert_eq!((checked.deals, checked.unnoted), (2, 2));
}

/// A deal of three stakes in which nobody brags and nobody takes a card, and the cards that were drawn to break a tie.
fn all_stand(seed: u8) -> (Session, Vec<String>) {
    let player = |name: &str| Player {
        name: name.into(),
        chips: 100,
        kind: PlayerKind::Person,
    };
    let setup = Setup {
        first_dealer: None,
        at_home: false,
        rules: (games::named("three_stake").expect("a game").rules)(),
        players: ["Nell", "Bill", "Dan", "Rosa"].map(player).into(),
    };
    let mut session = Session::new(setup, Seed([seed; 32]), Seed([8; 32])).expect("four can play");
    session.deal().expect("a deal is due");
    let mut drawn = Vec::new();
    while let Some(seat) = session.table().ask().seat() {
        let stand = Action::Drawing(DrawingAction::Stand);
        let draws = session.table().choices(seat).contains(&Choice::One(stand));
        let action = if draws { stand } else { Action::Pass };
        let events = session.act(seat, action).expect("it is allowed");
        drawn.extend(events.iter().filter_map(|event| match event {
            Event::Classic(ClassicEvent::DrewAgain { card, .. }) => Some(card.to_string()),
            _ => None,
        }));
    }
    (session, drawn)
}

#[test]
fn r10_4_cards_that_are_drawn_to_break_a_tie_are_noted_and_compared() {
    let mut tied = (0..=u8::MAX).map(all_stand);
    let tied = tied.find(|(_, drawn)| drawn.len() == 2);
    let (session, drawn) = tied.expect("two of four are often equally near");
    let record = session.ended_record();
    assert_eq!(record.notes.drawn, [drawn.join(" ")]);
    let checked = check(&record.to_json()).expect("nothing was changed");
    assert_eq!((checked.deals, checked.unnoted), (1, 0));
    for noted in [format!("{} {}", drawn[1], drawn[0]), drawn[1].clone()] {
        let mut other = record.clone();
        other.notes.drawn = vec![noted];
        let said = said(&other.to_json());
        assert!(said.starts_with("deal 1 doesn't match the seed"), "{said}");
    }
    // An earlier version noted the cards up to the tie.
    for noted in [vec![], vec![String::new()], vec![drawn[0].clone()]] {
        let mut earlier = record.clone();
        earlier.notes.drawn = noted;
        let checked = check(&earlier.to_json()).expect("what it notes is right");
        assert_eq!((checked.deals, checked.unnoted), (1, 1));
    }
}

#[test]
fn the_record_of_a_deal_after_one_that_all_sat_out_is_as_its_seed_makes_it() {
    let record = against_the_house().ended_record();
    let mut sitting = brag::notation::Sitting::new(record).expect("it can be played");
    while !sitting.read(100).expect("it can be played") {}
    let second = sitting.record_of(2).expect("there are two");
    let checked = check(&second.to_json()).expect("nothing was changed");
    assert_eq!((checked.deals, checked.unnoted), (2, 0));
}

#[test]
fn packs_written_down_have_no_seed_to_check() {
    let text =
        r#"{"format":"brag-record/1","seats":[{"chips":9},{"chips":9}],"dealer":0,"pack":"PACK"}"#;
    let pack = brag::cards::Pack::sorted().to_string();
    assert_eq!(
        check(&text.replace("PACK", &pack)),
        Err(FairnessError::NoSeed)
    );
}

#[test]
fn the_record_of_one_deal_notes_no_later_one() {
    let record: Record = SITTING.parse().expect("it is a record");
    let mut sitting = brag::notation::Sitting::new(record).expect("it can be played");
    while !sitting.read(100).expect("it can be played") {}
    let second = sitting.record_of(2).expect("there are six");
    assert_eq!(second.notes.dealt.len(), 2);
    assert_eq!((&second.notes.ended, &second.notes.done), (&None, &None));
    let checked = check(&second.to_json()).expect("nothing was changed");
    assert_eq!(checked.deals, 2);
}
