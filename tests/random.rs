//! Randomness never changes: the numbers of a seed are pinned here, and they are unbiased.

use brag::cards::Pack;
use brag::random::{NotASeed, Rng, Seed, Shuffler};

const ZERO: Seed = Seed([0; 32]);

/// A seed of the bytes 00 01 02 … 1f.
fn counting() -> Seed {
    Seed(std::array::from_fn(|byte| byte as u8))
}

/// The raw 32-bit words of a stream. A product by 2³² - 1 has the word less one for its high half;
/// only the word 0 would be drawn again.
fn words(stream: u64) -> [u32; 8] {
    let mut rng = Rng::new(ZERO, stream);
    std::array::from_fn(|_| rng.below(u32::MAX) + 1)
}

#[test]
fn the_stream_is_chacha20() {
    // The keystream of RFC 8439, A.1, test vector 1: key 0, nonce 0, block 0.
    let known = "76b8e0ad a0f13d90 405d6ae5 5386bd28 bdd219b8 a08ded1a a836efcc 8b770dc7";
    assert_eq!(bytes(words(0)), known);
    // The same key with the 64-bit nonce 1.
    let known = "ef3fdfd6 c61578fb f5cf35bd 3dd33b80 09631634 d21e42ac 33960bd1 38e50d32";
    assert_eq!(bytes(words(1)), known);
}

fn bytes(words: [u32; 8]) -> String {
    words
        .map(|word| format!("{:08x}", word.swap_bytes()))
        .join(" ")
}

/// The packs were computed by a second program, written only from the description of `random`.
#[test]
fn a_seed_gives_these_packs_for_ever() {
    let packs = |seed| {
        let mut shuffler = Shuffler::new(seed);
        let first = shuffler.shuffle(&Pack::sorted());
        [first.to_string(), shuffler.shuffle(&first).to_string()]
    };
    let known = [
        "Kd 7h Qh Qc 5h 5d 3d Qd Tc Jd 8d 8s Js Qs 4s 8c Ah 2c Td 6h 4d 2h 3h 2s 9s 6d \
         9d 9h As Ac 5c 7c 2d Ad 6c 8h 6s 5s Kh Jh 4c 4h 7s 7d Ks Jc 3c Th 3s Kc 9c Ts",
        "3c 7d 5c 2h Qc 8h As Ad 8s 4s Jh 9c Td 6h Qd 8d 7h Kd 6c 2s 3s Th 7s Qh Kh 6d \
         5h Kc 3d 7c 2d Ts 9d Ks Ac Tc 5s 2c Js 6s 5d 3h 4h 9h 4c Jd 9s 4d 8c Jc Ah Qs",
    ];
    assert_eq!(packs(ZERO), known);
    let known = [
        "Kd 8h Ac 3s 2c Kh Ts 7h 3c 8c Td Qs 8s 9d Ah 6s Kc Ks 5s Qd Qc Th 6h 4c Tc 2s \
         4d 9s 4h 2h 4s 9h 3d 5c Qh Jh 2d Ad 3h Jc 6c 6d 9c Js As 5d Jd 7c 5h 7s 7d 8d",
        "8d Kh 7d Ah 9h 4s Ks Td Th 7s 3d Ad 6s Qs 3c As Ts Tc 2h 9s Kd 4c Js 4d 9d 6c \
         5h Qc 6h 4h 7c Qd Jd 5c 2s 5d 2d 6d 3s Jh 9c Jc Ac 5s 8h 8c 7h 3h Qh Kc 8s 2c",
    ];
    assert_eq!(packs(counting()), known);
}

#[test]
fn a_shuffle_depends_on_the_cards_and_not_on_their_order() {
    let mut once = Shuffler::new(ZERO);
    let mut again = Shuffler::new(ZERO);
    let backwards: Pack = Pack::new(Pack::sorted().iter().rev()).expect("different cards");
    assert_eq!(once.shuffle(&Pack::sorted()), again.shuffle(&backwards));
    let part = Pack::new(Pack::sorted().iter().skip(3)).expect("different cards");
    assert!(once.shuffle(&part).same_cards(&part));
}

#[test]
fn below_stays_below() {
    let mut rng = Rng::new(ZERO, 0);
    assert_eq!(rng.below(0), 0);
    for bound in [1, 2, 3, 7, 52, 1 << 31, u32::MAX] {
        for _ in 0..200 {
            assert!(rng.below(bound) < bound);
        }
    }
}

/// With this bound a quarter of all words must be drawn again. If they were kept, every third number would be twice as
/// likely.
#[test]
fn below_draws_again_what_would_favour_some() {
    const DRAWS: u32 = 30_000;
    let mut rng = Rng::new(counting(), 0);
    let mut times = [0u32; 3];
    for _ in 0..DRAWS {
        times[rng.below(3 << 30) as usize % 3] += 1;
    }
    // Ten thousand each, give or take six deviations.
    assert!(
        times.iter().all(|n| n.abs_diff(DRAWS / 3) < 500),
        "{times:?}"
    );
}

/// The position of each card after many shuffles of the sorted pack: all positions are equally likely. The sum of
/// squares has 51 × 51 degrees of freedom, and the bounds are six deviations wide.
#[test]
fn shuffles_favour_no_place() {
    const SHUFFLES: u32 = 20_000;
    let mut rng = Rng::new(counting(), 0);
    let mut times = vec![[0u32; 52]; 52];
    for _ in 0..SHUFFLES {
        let mut cards: [usize; 52] = std::array::from_fn(|card| card);
        rng.shuffle(&mut cards);
        for (place, card) in cards.into_iter().enumerate() {
            times[place][card] += 1;
        }
    }
    let expected = f64::from(SHUFFLES) / 52.0;
    let squares: f64 = times
        .iter()
        .flatten()
        .map(|times| (f64::from(*times) - expected).powi(2) / expected)
        .sum();
    let freedom = 51.0 * 51.0;
    let spread = 6.0 * f64::sqrt(2.0 * freedom);
    assert!((squares - freedom).abs() < spread, "{squares}");
}

#[test]
fn seeds_as_text() {
    let text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    assert_eq!(counting().to_string(), text);
    assert_eq!(text.parse(), Ok(counting()));
    assert_eq!(text.to_uppercase().parse(), Ok(counting()));
    let long = format!("{text}0");
    let signed = format!("+0{}", &text[2..]);
    let wide = "é".repeat(32);
    for wrong in ["", "00", &text[1..], &long, &signed, &wide] {
        assert_eq!(wrong.parse::<Seed>(), Err(NotASeed), "{wrong}");
    }
    assert_eq!(NotASeed.to_string(), "a seed is 64 hexadecimal digits");
}

#[test]
fn a_seed_is_not_printed_by_accident() {
    assert_eq!(format!("{:?}", counting()), "Seed(..)");
}
