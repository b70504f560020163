//! What a code promises: it opens on the phone that it is for, and on no other.

use std::collections::HashSet;

use brag::cards::Card;
use brag::phones::{CodedHand, HandCode, Holder, Join, NotAJoin, Unopened, Which, open, seal};
use brag::random::{Rng, Seed};

/// The number of deals of the great test. Unoptimised, a million take a minute: `cargo test --release --test phones` deals
/// them all.
const DEALS: u32 = if cfg!(debug_assertions) {
    50_000
} else {
    1_000_000
};

fn seed(byte: u8) -> Seed {
    Seed([byte; 32])
}

fn phone(seed: Seed, seat: u8, join: u8) -> Join {
    let holder = Holder::of(seed, seat, join);
    Join {
        holder,
        key: holder.key(seed, None),
        name: "Nell".into(),
        rules: "v1".into(),
    }
}

fn hand(deal: u32, moment: u16, cards: &[Card]) -> HandCode {
    let which = Which::Only;
    HandCode {
        deal,
        moment,
        hands: vec![CodedHand {
            which,
            cards: cards.to_vec(),
        }],
        rules: None,
    }
}

fn cards(text: &str) -> Vec<Card> {
    let cards = text.split(' ').map(|card| card.parse().expect("a card"));
    cards.collect()
}

/// The nonce in a code: its bytes 7 to 18, which lie in these letters with two bits of their neighbours.
fn nonce(code: &str) -> u128 {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        _ => 63,
    };
    let letters = code.as_bytes()[9..26].iter();
    let bits = letters.fold(0, |bits, letter| bits << 6 | u128::from(value(*letter)));
    // 17 letters begin two bits before the nonce, and end four bits after it.
    bits >> 4 & ((1 << 96) - 1)
}

#[test]
fn very_many_deals_repeat_no_nonce_and_no_code_opens_under_another_key() {
    let mut rng = Rng::new(seed(1), 0);
    let mut nonces = HashSet::with_capacity(DEALS as usize);
    let mut phones = Vec::new();
    for deal in 0..DEALS {
        // A sitting of a thousand deals has keys of its own. The second phone of a pair claims to be the first, and has the
        // key of another sitting.
        if deal % 1_000 == 0 {
            let (sitting, other) = (rng.seed(), rng.seed());
            phones = (0..8).map(|seat| pair(sitting, other, seat)).collect();
        }
        let (mine, other) = &phones[deal as usize % 8];
        let dealt = [0; 3].map(|_| Card::of_index(rng.below(52) as u8).expect("a card"));
        let told = hand(deal % 1_000 + 1, rng.below(200) as u16, &dealt);
        let code = seal(&mine.key, mine.holder, &told);
        assert!(nonces.insert(nonce(&code)), "deal {deal}");
        assert_eq!(open(other, &code), Err(Unopened::Unreadable), "deal {deal}");
        if deal % 10 == 0 {
            assert_eq!(open(mine, &code), Ok(told));
        }
    }
}

fn pair(sitting: Seed, other: Seed, seat: u8) -> (Join, Join) {
    let mine = phone(sitting, seat, 1);
    let other = Join {
        key: mine.holder.key(other, None),
        ..mine.clone()
    };
    (mine, other)
}

#[test]
fn each_phone_is_told_why_a_code_is_not_for_it() {
    let told = hand(3, 40, &cards("As Ah 9c"));
    let mine = phone(seed(1), 2, 1);
    let code = seal(&mine.key, mine.holder, &told);
    assert_eq!(open(&mine, &code).as_ref(), Ok(&told));
    let refused = |phone: Join| open(&phone, &code).expect_err("it is another phone");
    assert_eq!(refused(phone(seed(2), 2, 1)), Unopened::OtherSitting);
    assert_eq!(refused(phone(seed(1), 3, 1)), Unopened::OtherSeat);
    assert_eq!(refused(phone(seed(1), 2, 2)), Unopened::EarlierJoin);
    assert_eq!(refused(phone(seed(1), 2, 0)), Unopened::LaterJoin);
    for text in [
        "",
        "A",
        "AQ",
        "no code",
        &code[1..],
        &code[..code.len() - 4],
        &code.repeat(99),
    ] {
        assert!(open(&mine, text).is_err(), "{text}");
    }
    assert_eq!(
        open(&mine, &format!("Ag{}", &code[2..])),
        Err(Unopened::OtherVersion)
    );
}

#[test]
fn a_changed_letter_opens_nothing() {
    let mine = phone(seed(1), 0, 1);
    let code = seal(&mine.key, mine.holder, &hand(1, 9, &cards("As Ah 9c *1")));
    for at in 0..code.len() {
        for letter in ["A", "7", "_"] {
            let mut changed = code.clone();
            changed.replace_range(at..=at, letter);
            assert_eq!(open(&mine, &changed).is_ok(), changed == code, "{changed}");
        }
    }
}

#[test]
fn the_same_hand_has_one_code_and_another_has_another_nonce() {
    let mine = phone(seed(1), 0, 1);
    let code = |hand: &HandCode| seal(&mine.key, mine.holder, hand);
    let one = hand(1, 9, &cards("As Ah 9c"));
    assert_eq!(code(&one), code(&one));
    // A sitting that was resumed from an older save may have other cards at the same moment.
    let other = hand(1, 9, &cards("As Ah 8c"));
    assert_ne!(nonce(&code(&one)), nonce(&code(&other)));
}

#[test]
fn hands_of_every_kind_and_the_rules_of_the_deal_come_through() {
    let mine = phone(seed(4), 7, 200);
    let shown = |which, text| CodedHand {
        which,
        cards: cards(text),
    };
    let told = HandCode {
        deal: 70_000,
        moment: 65_535,
        hands: vec![
            shown(Which::Old, "2c 3c 4c"),
            shown(Which::New, "*1 *4 As"),
            shown(Which::Of(6), "Kd"),
        ],
        rules: Some("v1.game-nine_card".into()),
    };
    assert_eq!(
        open(&mine, &seal(&mine.key, mine.holder, &told)),
        Ok(told.clone())
    );
    assert!(told.is_before(70_001, 0) && !told.is_before(70_000, 65_535));
}

#[test]
fn a_phone_joins_by_a_text_and_names_are_cut_between_letters() {
    let mut mine = phone(seed(4), 7, 3);
    for name in ["", "Nell", "Zoë", "Женя"] {
        mine.name = name.into();
        assert_eq!(mine.to_string().parse(), Ok(mine.clone()));
    }
    mine.name = "é".repeat(30);
    let read: Join = mine.to_string().parse().expect("it is a code");
    assert_eq!(read.name, "é".repeat(24));
    let text = mine.to_string();
    for wrong in ["", "AA", &text[..40], &text.replacen('A', "B", 1)] {
        assert!(wrong.parse::<Join>().is_err(), "{wrong}");
    }
    assert_eq!(format!("{:?}", mine.key), "SeatKey(..)");
}

#[test]
fn a_changed_letter_of_a_join_code_is_noticed() {
    let mine = phone(seed(4), 7, 3).to_string();
    for at in 0..mine.len() {
        for letter in ["A", "7", "_"] {
            let mut changed = mine.clone();
            changed.replace_range(at..=at, letter);
            assert_eq!(
                changed.parse::<Join>().is_ok(),
                changed == mine,
                "{changed}"
            );
        }
        assert!(mine[..at].parse::<Join>().is_err(), "cut off at {at}");
    }
    let other = |first| format!("{first}{}", &mine[2..]).parse::<Join>();
    assert_eq!(
        other("AQ"),
        Err(NotAJoin::OtherVersion),
        "the first version had no check"
    );
    assert_eq!(other("Aw"), Err(NotAJoin::Broken));
}

#[test]
fn seats_and_later_joins_have_other_keys() {
    let mut keys = HashSet::new();
    for (sitting, seat, join) in
        (0..4).flat_map(|a| (0..8).flat_map(move |b| (1..5).map(move |c| (a, b, c))))
    {
        let told = hand(1, 1, &cards("As Ah 9c"));
        let mine = phone(seed(sitting), seat, join);
        assert!(keys.insert(mine.to_string()));
        let taken = phone(seed(sitting), seat, join + 1);
        let code = seal(&taken.key, mine.holder, &told);
        assert_eq!(open(&mine, &code), Err(Unopened::Unreadable));
    }
}
