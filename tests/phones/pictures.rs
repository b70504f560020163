//! A picture is read as a camera reads it: scaled, turned, a little out of focus.

use brag::cards::Card;
use brag::phones::{
    CodedHand, HandCode, Holder, Join, Which, lengthen, open, picture, read_picture, seal, shorten,
};
use brag::random::{Rng, Seed};

/// A photograph of a text's picture: squares of this width in pixels, turned by this angle in degrees, on a dark table.
fn photograph(text: &str, square: f64, angle: f64) -> (usize, Vec<u8>) {
    let picture = picture(text).expect("it has room");
    let size = picture.size as usize;
    let mut dark = vec![vec![false; size]; size];
    for run in picture.path.split('z').filter(|run| !run.is_empty()) {
        let numbers = run.split(|letter: char| !letter.is_ascii_digit());
        let numbers: Vec<usize> = numbers.filter_map(|number| number.parse().ok()).collect();
        let [x, y, width, one, back] = numbers[..] else {
            panic!("{run}");
        };
        assert_eq!((one, back), (1, x));
        dark[y][x..x + width].fill(true);
    }
    let side = (size as f64 * square * 1.6) as usize;
    let (sin, cos) = angle.to_radians().sin_cos();
    let at = |x: f64, y: f64| {
        let (x, y) = (x - side as f64 / 2.0, y - side as f64 / 2.0);
        let turned = [x * cos + y * sin, y * cos - x * sin];
        let [x, y] = turned.map(|along| along / square + size as f64 / 2.0);
        let inside = x >= 0.0 && y >= 0.0 && x < size as f64 && y < size as f64;
        match inside && !dark[y as usize][x as usize] {
            true => 245.0,
            false => 25.0,
        }
    };
    let pixel = |nth: usize| {
        let (x, y) = ((nth % side) as f64, (nth / side) as f64);
        let near = [(0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)];
        (near.map(|(dx, dy)| at(x + dx, y + dy)).iter().sum::<f64>() / 4.0) as u8
    };
    (side, (0..side * side).map(pixel).collect())
}

fn read(text: &str, square: f64, angle: f64) -> Option<String> {
    let (side, pixels) = photograph(text, square, angle);
    let texts = read_picture(side, side, |x, y| pixels[y * side + x]);
    texts.into_iter().next()
}

#[test]
fn an_address_is_read_from_every_photograph() {
    let seed = Seed([9; 32]);
    let holder = Holder::of(seed, 3, 1);
    let join = Join {
        holder,
        key: holder.key(seed, None),
        name: "Женя".into(),
        rules: "v1.ante-2.wild-twos~Ad".into(),
    };
    let address = format!("https://brag.example/play/#phone={join}");
    for (square, angle) in [
        (4.0, 0.0),
        (3.3, 0.0),
        (7.5, 0.0),
        (4.0, 90.0),
        (5.0, 12.0),
        (5.0, -23.0),
        (6.0, 181.0),
    ] {
        let found = read(&address, square, angle);
        assert_eq!(
            found.as_deref(),
            Some(&*address),
            "{square} px, {angle} degrees"
        );
    }
}

/// A phone, and the code of a hand of so many cards for it.
fn hand(cards: u8) -> (Join, HandCode, String) {
    let seed = Seed([9; 32]);
    let holder = Holder::of(seed, 3, 1);
    let join = Join {
        holder,
        key: holder.key(seed, None),
        name: "Nell".into(),
        rules: "v1".into(),
    };
    let card = |nth| Card::of_index(nth).expect("a card");
    let hand = HandCode {
        deal: 12,
        moment: 7,
        hands: vec![CodedHand {
            which: Which::Only,
            cards: (0..cards).map(card).collect(),
        }],
        rules: None,
    };
    let code = seal(&join.key, holder, &hand);
    (join, hand, code)
}

#[test]
fn a_short_code_has_larger_squares_and_shows_the_same_hand() {
    for cards in [3, 9, 13] {
        let (phone, told, code) = hand(cards);
        let short = shorten(&code).expect("a code");
        let address = format!("https://brag.example/play/#hand={code}");
        let [small, large] = [&short, &address].map(|text| picture(text).expect("room").size);
        assert!(small + 8 <= large, "{cards} cards: {small}, {large}");
        for (square, angle) in [(2.5, 0.0), (4.0, 31.0), (9.0, -100.0)] {
            let found = read(&short, square, angle).expect("a text");
            let code = lengthen(&found).expect("a short code");
            assert_eq!(open(&phone, &code).as_ref(), Ok(&told));
        }
    }
}

#[test]
fn no_picture_is_too_bad_to_be_looked_at() {
    let mut rng = Rng::new(Seed([3; 32]), 0);
    let (_, _, code) = hand(3);
    let short = shorten(&code).expect("a code");
    let (side, whole) = photograph(&short, 4.0, 8.0);
    let mut read_whole = 0;
    for nth in 0..60_u32 {
        let mut pixels = whole.clone();
        // From a scratch to noise.
        for _ in 0..nth * nth / 4 {
            let (from, value) = (
                rng.below(pixels.len() as u32) as usize,
                rng.below(256) as u8,
            );
            let to = (from + rng.below(40) as usize).min(pixels.len());
            pixels[from..to].fill(value);
        }
        let (left, top) = (
            rng.below(side as u32) as usize / 9,
            rng.below(side as u32) as usize / 9,
        );
        let (width, height) = (side - left, side - top);
        let texts = read_picture(width, height, |x, y| pixels[(y + top) * side + x + left]);
        // What is damaged is not read, or read right.
        assert!(texts.iter().all(|text| *text == short), "{texts:?}");
        read_whole += texts.len();
    }
    assert!(read_whole > 5, "{read_whole} of 60");
    for (width, height) in [(0, 0), (0, 9), (1, 1), (3, 2_000), (2_001, 5)] {
        assert_eq!(read_picture(width, height, |_, _| 0), [""; 0]);
    }
}

#[test]
fn what_is_too_long_has_no_picture() {
    assert!(picture(&"a".repeat(2_331)).is_some());
    assert_eq!(picture(&"a".repeat(2_400)), None);
}
