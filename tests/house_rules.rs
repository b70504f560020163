//! House rules: presets can be played, and links contain the rules.

mod kit;

use brag::bots::{Policy, Temper};
use brag::cards::CardSet;
use brag::engine::{Ask, ExchangeRules, Rules, Seat, Stage, Table, Viewer};
use brag::games::{self, PRESETS, Preset};
use brag::notation::{LinkError, read_link, write_link};
use brag::random::{Rng, Seed, Shuffler};

use kit::dice::Dice;
use kit::house;

#[test]
fn each_preset_is_a_set_of_rules_of_its_own() {
    assert_eq!(PRESETS[0].rules(), games::three_card());
    for (place, preset) in PRESETS.iter().enumerate() {
        assert_eq!(Preset::of(&preset.rules()), Some(place), "{}", preset.key);
    }
    let mut own = games::three_card();
    own.ante = 7;
    assert_eq!(Preset::of(&own), None);
}

#[test]
fn each_preset_can_be_played_by_two_to_eight() {
    for preset in &PRESETS {
        for seats in 2..=8_usize {
            let rules = preset.rules();
            assert_eq!(rules.check(seats), Ok(()), "{}", preset.key);
            let deals = sitting(rules, seats);
            assert!(deals > 3, "{} by {seats}: {deals} deals", preset.key);
        }
    }
}

#[test]
fn a_preset_does_not_change_the_game() {
    let betting = games::GAMES.iter().map(|game| (game.rules)());
    let betting: Vec<Rules> = betting.filter(Rules::is_betting).collect();
    assert_eq!(betting.len(), 5);
    for usual in &betting {
        assert_eq!(PRESETS[0].rules_within(usual), *usual);
        for (place, preset) in PRESETS.iter().enumerate() {
            let rules = preset.rules_within(usual);
            let name = format!("{} in {}", preset.key, usual.game);
            assert_eq!(rules.game, usual.game, "{name}");
            assert_eq!(rules.dealing(), usual.dealing(), "{name}");
            assert_eq!(rules.check(2), Ok(()), "{name}");
            assert_eq!(Preset::of(&rules), Some(place), "{name}");
        }
    }
    for other in games::GAMES.iter().map(|game| (game.rules)()) {
        assert_eq!(Preset::of(&other).is_some(), other.is_betting());
    }
}

/// A game may bet as in Brag, and have a stage more. The house rules of the betting games are not its rules then.
#[test]
fn a_game_with_another_stage_is_no_betting_game() {
    let mut rules = games::three_card();
    assert!(rules.is_betting());
    let draw = Stage::exchange(ExchangeRules { most: 1 });
    rules.stages.insert(1, draw);
    assert!(rules.vying().is_some() && !rules.is_betting());
}

/// Plays a sitting of bots to its end, or for forty deals.
fn sitting(rules: Rules, seats: usize) -> u32 {
    let mut table = Table::new(rules, &vec![60; seats], Seat(0)).expect("it can be played");
    let mut shuffler = Shuffler::new(Seed([3; 32]));
    let mut rng = Rng::new(Seed([5; 32]), 0);
    let mut bots: Vec<Box<dyn Policy + Send>> = (0..seats)
        .map(|seat| Temper::USUAL[seat % Temper::USUAL.len()].policy())
        .collect();
    for deal in 0..40 {
        let shuffled = match table.ask() {
            Ask::Deal { shuffle: true } => Some(shuffler.shuffle(table.pack())),
            Ask::Deal { shuffle: false } => None,
            _ => return deal,
        };
        table.deal_in_place(shuffled).expect("a deal is due");
        while let Some(seat) = table.ask().seat() {
            let choices = table.choices(seat);
            let view = table.view(Viewer::Seat(seat));
            let action = bots[seat.index()].choose(view, &choices, &mut rng);
            table
                .play_in_place(seat, action)
                .expect("a bot plays by the rules");
        }
    }
    40
}

#[test]
fn a_link_says_only_what_is_not_as_usual() {
    assert_eq!(write_link(&games::three_card()), "v1");
    let mut rules = games::five_card();
    rules.ante = 2;
    rules.ranking.wild = CardSet::TWOS.union(CardSet::SUICIDE_KING);
    rules.ranking.wild.insert("Ad".parse().expect("a card"));
    rules.ranking.jokers = 2;
    if let Some(vying) = rules.vying_mut() {
        vying.open_max = Some(5);
        vying.blind_play = false;
    }
    let link =
        "v1.game-five_card.ante-2.open_max-5.blind_play-no.wild-twos~suicide_king~Ad.jokers-2";
    assert_eq!(write_link(&rules), link);
    assert_eq!(read_link(link).as_ref(), Ok(&rules));
    let escaped = link.replace('~', "%7E").replace('_', "%5f");
    assert_eq!(
        read_link(&escaped),
        Ok(rules),
        "as some programs pass it on"
    );
}

#[test]
fn any_rules_come_back_from_their_link() {
    let mut dice = Dice::new(7);
    for _ in 0..3_000 {
        let mut rules = house::table(dice.pick(&[3, 4, 5]), &mut dice)
            .rules()
            .clone();
        if dice.one_in(3) {
            rules.ranking.wild = CardSet::from_bits(dice.below(1 << 52)).expect("52 cards");
        }
        let link = write_link(&rules);
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
        assert!(link.chars().all(plain), "{link}");
        assert_eq!(read_link(&link), Ok(rules), "{link}");
    }
}

#[test]
fn a_link_that_cannot_be_read_says_why() {
    let tells = |link: &str| read_link(link).unwrap_err().to_string();
    for link in [
        "", "v", "v0", "v1.", "v1.ante", "1", "ante-2", "V1", "v1 ", "v1.%", "v1.%é-2", "v+1",
    ] {
        assert_eq!(read_link(link), Err(LinkError::NotALink), "{link}");
    }
    assert_eq!(read_link(&"v1.".repeat(2_000)), Err(LinkError::NotALink));
    for link in ["v2", "v2.ante-2", "v17.whatever"] {
        assert_eq!(read_link(link), Err(LinkError::Newer), "{link}");
    }
    assert_eq!(
        tells("v9"),
        "the rules in this link can't be read: it's from a later version of Brag"
    );
    assert_eq!(
        tells("v1.<b>stake-2"),
        "the rules in this link can't be read: it contains an unknown or repeated rule: “bstake”"
    );
    assert!(matches!(
        read_link("v1.ante-2.ante-3"),
        Err(LinkError::UnknownRule(_))
    ));
    for word in ["", "-1", "+1", "01", "2.5", "many", "99999999999999999999"] {
        let link = format!("v1.ante-{word}");
        assert!(read_link(&link).is_err(), "{link}");
    }
    for part in [
        "jokers-5",
        "wild-*1",
        "wild-",
        "game-snap",
        "blind_play-maybe",
        "open_min-0",
    ] {
        let error = read_link(&format!("v1.{part}"));
        assert!(
            matches!(error, Err(LinkError::WrongSetting(_))),
            "{part}: {error:?}"
        );
    }
    assert_eq!(
        tells("v1.open_min-6.open_max-5"),
        "the rules in this link can't be read: open_max: the largest first bet, 5, is below the smallest, 6"
    );
}

#[test]
fn a_spoilt_link_gives_rules_that_can_be_played_or_a_sentence() {
    let mut dice = Dice::new(99);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..10_000 {
        let rules = house::table(dice.pick(&[3, 4, 5]), &mut dice)
            .rules()
            .clone();
        let mut link: Vec<char> = write_link(&rules).chars().collect();
        for _ in 0..=dice.below(3) {
            spoil(&mut link, &mut dice);
        }
        let link: String = link.into_iter().collect();
        match read_link(&link) {
            Ok(rules) => {
                assert_eq!(rules.check(2), Ok(()), "{link}");
                assert_eq!(read_link(&write_link(&rules)), Ok(rules), "{link}");
                read += 1;
            }
            Err(error) => {
                let told = error.to_string();
                assert!((20..200).contains(&told.len()), "{link}: {told}");
                assert!(!told.contains(char::is_control), "{link}: {told}");
                refused += 1;
            }
        }
    }
    assert!(
        read > 100 && refused > 1_000,
        "{read} read, {refused} refused"
    );
}

/// Drops, doubles, swaps or writes over a character, or cuts the link off.
fn spoil(link: &mut Vec<char>, dice: &mut Dice) {
    if link.is_empty() {
        return;
    }
    let at = dice.below(link.len() as u64) as usize;
    let other = dice.below(link.len() as u64) as usize;
    match dice.below(5) {
        0 => drop(link.remove(at)),
        1 => link.insert(at, link[other]),
        2 => link.swap(at, other),
        3 => {
            link[at] = dice.pick(&[
                '0', '9', '-', '.', '~', '_', '%', 'é', '\0', '2', 'v', 'A', '+',
            ])
        }
        _ => link.truncate(at),
    }
}
