use super::{SaveError, read, write};
use crate::chance::{Rng, Seed};
use crate::engine::{Ask, Rules, Viewer};
use crate::games;
use crate::policy::Temper;
use crate::ui::session::{Mind, Session};

const NERVE: Seed = Seed([9; 32]);

/// Four bots and a handful of deals.
fn session(rules: Rules) -> Session {
    let mut setup = crate::ui::table_for_four();
    setup.rules = rules;
    for player in &mut setup.players {
        player.chips = 60;
        if player.mind == Mind::Person {
            player.mind = Mind::Bot(Temper::Bragger);
        }
    }
    Session::new(setup, Seed([3; 32]), Seed([4; 32])).expect("four bots can sit down")
}

/// What the table is, as everybody at it sees it.
fn pictures(session: &Session) -> Vec<String> {
    let table = session.table();
    let seats = 0..table.view(Viewer::Gallery).seats().len();
    let seen = seats.map(|seat| {
        let view = table.view(Viewer::Seat(crate::engine::Seat(seat as u8)));
        format!(
            "{:?} {:?} {}",
            view.history().collect::<Vec<_>>(),
            view.ask(),
            view.pot()
        )
    });
    seen.collect()
}

fn plays(mut session: Session, deals: u32) {
    while session.deals() < deals && session.table().ask() != Ask::Over {
        let again = read(&write(&session), NERVE).expect("what was written is read");
        assert_eq!(pictures(&again), pictures(&session));
        assert_eq!(again.setup(), session.setup());
        assert_eq!(again.record(), session.record());
        if session.bot_acts().is_none() && session.deal().is_err() {
            break;
        }
    }
}

#[test]
fn a_sitting_goes_on_from_wherever_it_was() {
    plays(session(games::three_card()), 12);
}

#[test]
fn whatever_the_house_rules() {
    for preset in &games::PRESETS {
        plays(session(preset.rules()), 6);
    }
}

#[test]
fn what_cannot_be_read_is_told_apart() {
    let told = |text: &str| read(text, NERVE).err().map(|error| error.to_string());
    assert_eq!(told(""), Some("it is broken".into()));
    assert_eq!(told("{\"brag_save\":1}"), Some("it is broken".into()));
    let whole = write(&session(games::three_card()));
    let newer = whole.replace("\"brag_save\":1", "\"brag_save\":2");
    assert!(matches!(read(&newer, NERVE), Err(SaveError::Newer)));
    let fewer = whole.replace("\"careful\",", "");
    assert!(matches!(read(&fewer, NERVE), Err(SaveError::Resume(_))));
}

#[test]
fn what_this_version_wrote_can_always_be_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves");
    let mut versions = 0;
    for version in 1..=super::VERSION {
        let text = std::fs::read_to_string(format!("{folder}/{version}.json")).expect(folder);
        let session = read(text.trim(), NERVE).expect("a save of an older version is read");
        assert_eq!(session.deals(), 3, "version {version}");
        assert_eq!(session.setup().players[0].mind, Mind::Person);
        versions += 1;
    }
    let files = std::fs::read_dir(folder).expect(folder).count();
    assert_eq!(files, versions, "a save of every version there has been");
}

#[test]
fn ten_thousand_spoilt_saves_do_no_harm() {
    let mut session = session(games::three_card());
    while session.deals() < 3 {
        if session.bot_acts().is_none() {
            session.deal().expect("the sitting is young");
        }
    }
    let whole = write(&session).into_bytes();
    let mut rng = Rng::new(Seed([5; 32]), 0);
    for _ in 0..10_000 {
        let mut spoilt = whole.clone();
        for _ in 0..=rng.below(3) {
            let at = rng.below(spoilt.len() as u32) as usize;
            match rng.below(3) {
                0 => spoilt[at] = b' ' + rng.below(95) as u8,
                1 => drop(spoilt.remove(at)),
                _ => spoilt.truncate(at.max(1)),
            }
        }
        // Either it is played, or it is refused with a sentence.
        if let Err(error) = read(&String::from_utf8_lossy(&spoilt), NERVE) {
            assert!(!error.to_string().is_empty());
        }
    }
}
