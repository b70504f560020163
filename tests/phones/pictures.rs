//! A picture is read as a camera reads it: scaled, turned, a little out of focus.

use brag::phones::{Holder, Join, picture};
use brag::random::Seed;

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
    let mut image =
        rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| pixels[y * side + x]);
    let grids = image.detect_grids();
    Some(grids.first()?.decode().ok()?.1)
}

#[test]
fn an_address_is_read_from_every_photograph() {
    let seed = Seed([9; 32]);
    let holder = Holder::of(seed, 3, 1);
    let join = Join {
        holder,
        key: holder.key(seed),
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

#[test]
fn what_is_too_long_has_no_picture() {
    assert!(picture(&"a".repeat(2_331)).is_some());
    assert_eq!(picture(&"a".repeat(2_400)), None);
}
