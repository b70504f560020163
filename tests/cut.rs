//! Cutting: words of the players go into the shuffle after its seal was shown, and anybody can check that.

use std::collections::HashSet;

use brag::engine::{FirstDealer, Seat};
use brag::games;
use brag::notation::{Check, Checked, FairnessError, Record};
use brag::random::{CutSeed, LONGEST_CUT, MOST_CUTS, Seed};
use brag::sitting::session::{Player, PlayerKind, Session, Setup};
use brag::sitting::{save, table_for_four};

const BOTS: Seed = Seed([8; 32]);

fn sealed() -> Seed {
    let mut one = [0; 32];
    one[31] = 1;
    Seed(one)
}

/// The seed 1 as it was cut with these words.
fn cut(words: &[&str]) -> CutSeed {
    let mut cut = CutSeed::new(sealed());
    for word in words {
        assert!(cut.cut(word), "{word}");
    }
    cut
}

fn setup(first: FirstDealer) -> Setup {
    let person = |name: &str| Player {
        name: name.into(),
        kind: PlayerKind::Person,
        chips: 100,
    };
    let mut rules = games::three_card();
    rules.first_dealer = first;
    Setup {
        rules,
        players: ["Nell", "Bill", "Dan"].map(person).into(),
        first_dealer: None,
        at_home: false,
    }
}

/// A sitting of some deals that was cut with these words.
fn played(first: FirstDealer, words: &[&str]) -> Session {
    let mut session = Session::new(setup(first), sealed(), BOTS).expect("three can play");
    assert!(session.shuffle_with(cut(words)));
    for _ in 0..3 {
        session.deal().expect("a deal is due");
        while let Some(seat) = session.table().ask().seat() {
            session
                .act(seat, brag::engine::Action::Fold)
                .expect("it is legal");
        }
    }
    session
}

fn check(record: Record) -> Result<Checked, FairnessError> {
    let mut check = Check::new(record)?;
    loop {
        if let Some(checked) = check.read(5)? {
            return Ok(checked);
        }
    }
}

#[test]
fn the_seed_is_the_sha_256_of_the_sealed_one_and_each_word_on_a_line() {
    assert_eq!(cut(&[]).seed(), sealed());
    // By `printf '%s\n%s' SEED herring | sha256sum`, and with 23 on a third line.
    let one = "614d4e1f3c50e1f10bcbd2d4595a7ce4889afc8ee77876cd6e0813feca60a31a";
    let two = "d10624a015822213a8f69f6760dec8184bada765d579e9cf51ae81ba1fa07edc";
    assert_eq!(cut(&["herring"]).seed().to_string(), one);
    assert_eq!(cut(&["herring", "23"]).seed().to_string(), two);
}

#[test]
fn a_cut_is_a_line_that_says_something() {
    let mut seed = CutSeed::new(sealed());
    let longest = "ж".repeat(LONGEST_CUT);
    for word in ["", "  ", "a\nb", "\u{7}", &(longest.clone() + "a")] {
        assert!(!seed.cut(word), "{word:?}");
    }
    for _ in 0..MOST_CUTS {
        assert!(seed.cut(&longest));
    }
    assert!(!seed.cut("herring"));
    assert_eq!(seed.words().len(), MOST_CUTS);
}

#[test]
fn a_sitting_that_was_cut_passes_and_tells_with_what() {
    for first in [FirstDealer::Given, FirstDealer::HighCard] {
        let record = played(first, &["herring", "23"]).ended_record();
        assert_eq!(record.notes.seal, Some(sealed().seal().to_string()));
        let read: Record = record.to_json().parse().expect("it was written");
        assert_eq!(read, record);
        let checked = check(read).expect("nothing was changed");
        assert_eq!(checked.words, ["herring", "23"]);
        assert_eq!(checked.seal, sealed().seal().to_string());
        assert_eq!(checked.deals, 3);
        assert!(checked.was_shown && checked.compared && checked.to_the_chip);
    }
}

#[test]
fn other_words_or_another_sealed_seed_are_told() {
    let record = played(FirstDealer::Given, &["herring", "23"]).ended_record();
    let text = record.to_json();
    for (from, to) in [
        ("\"herring\",\"23\"", "\"herring\""),
        ("\"herring\",\"23\"", "\"23\",\"herring\""),
        ("herring", "Herring"),
        ("\"herring\",\"23\"", ""),
    ] {
        assert!(text.contains(from), "{text}");
        let changed: Record = text.replacen(from, to, 1).parse().expect("a record");
        assert_eq!(check(changed), Err(FairnessError::OtherCut), "{to}");
    }
    // Without the sealed seed there is only the one that came of it, which was not sealed.
    let without: Record = text
        .replacen("\"sealed\"", "\"hidden\"", 1)
        .parse()
        .expect("a record");
    assert!(matches!(
        check(without),
        Err(FairnessError::OtherSeed { .. })
    ));
    // Another sealed seed that was looked for after the words are known has another seal.
    let mut forged = record;
    let other = CutSeed::with(Seed([3; 32]), vec!["herring".into(), "23".into()]);
    forged.source = brag::notation::Source::Seed(other.seed());
    forged.notes.cut = Some(other);
    assert!(matches!(
        check(forged),
        Err(FairnessError::OtherSeed { .. })
    ));
}

#[test]
fn a_sitting_that_nobody_cut_is_dealt_and_written_as_ever() {
    let cut = played(FirstDealer::Given, &[]);
    assert_eq!(cut.record().notes.cut, None);
    let text = cut.ended_record().to_json();
    assert!(
        !text.contains("\"sealed\"") && !text.contains("\"words\""),
        "{text}"
    );
    let checked = check(text.parse().expect("a record")).expect("nothing was changed");
    assert_eq!(checked.words, [""; 0]);
    assert!(!checked.came);
}

#[test]
fn each_word_gives_other_cards_and_any_dealer() {
    let mut dealt = HashSet::new();
    let mut dealers = HashSet::new();
    for lifted in 1..=51 {
        let session = played(FirstDealer::Given, &[&lifted.to_string()]);
        dealt.insert(session.record().notes.dealt[0].clone());
        dealers.insert(session.record().dealer);
    }
    assert_eq!(dealt.len(), 51);
    assert_eq!(dealers, [0, 1, 2].map(Seat).into());
}

#[test]
fn a_sitting_that_was_cut_goes_on_from_its_save() {
    let session = played(FirstDealer::HighCard, &["herring"]);
    let read = save::read(&save::write(&session), BOTS).expect("it was written");
    assert_eq!(read.record(), session.record());
    assert!(read.table() == session.table());
    assert_eq!(read.sealed_seed(), Some(sealed()));
    assert!(!read.can_cut());
}

#[test]
fn nobody_cuts_once_a_card_lies_there_or_with_another_seed_or_real_cards() {
    let begin = |setup| Session::new(setup, sealed(), BOTS).expect("they can play");
    let mut begun = begin(setup(FirstDealer::Given));
    let other = CutSeed::with(Seed([3; 32]), vec!["herring".into()]);
    assert!(!begun.shuffle_with(other), "another was sealed");
    begun.deal().expect("a deal is due");
    let before = begun.record().clone();
    assert!(!begun.can_cut() && !begun.shuffle_with(cut(&["herring"])));
    assert_eq!(*begun.record(), before);
    let mut real = setup(FirstDealer::Given);
    real.rules.real_cards = true;
    let mut real = begin(real);
    assert!(!real.can_cut() && !real.shuffle_with(cut(&["herring"])));
    let make = &|rules: &_, temper| brag::bots::bot(rules, temper);
    let numbered = Session::numbered(table_for_four(), sealed(), BOTS, make);
    assert!(
        !numbered.expect("four can play").can_cut(),
        "all have the same deals"
    );
}

/// Whoever chose the first dealer keeps him.
#[test]
fn a_dealer_that_the_players_chose_stays() {
    for lifted in 1..=10 {
        let mut setup = setup(FirstDealer::Given);
        setup.first_dealer = Some(Seat(1));
        let mut session = Session::new(setup, sealed(), BOTS).expect("three can play");
        assert!(session.shuffle_with(cut(&[&lifted.to_string()])));
        assert_eq!(session.table().dealer(), Seat(1));
    }
}

#[test]
fn a_sitting_that_came_by_a_link_is_marked_in_its_check() {
    let mut session = played(FirstDealer::Given, &["herring"]);
    session.note_that_it_came();
    let read = save::read(&save::write(&session), BOTS).expect("it was written");
    let record: Record = read.ended_record().to_json().parse().expect("a record");
    assert!(check(record).expect("nothing was changed").came);
}
