//! Reading the codes in a picture of a camera (QR codes of ISO/IEC 18004).
//!
//! `rqrr` finds the squares of each code. What they say is read here, because its tables for that would weigh as much as a fetched
//! program. `squares.rs` takes the bytes from the squares, `repair.rs` mends damaged ones, and `letters.rs` reads the text.

mod letters;
mod repair;
mod squares;

use rqrr::{BitGrid, PreparedImage};

use self::squares::Squares;

/// The longest side of a picture that is read, in pixels.
const LONGEST: usize = 2_000;

/// The texts of all codes in a picture. `light` says how light a pixel is, by its column and row.
///
/// Where a picture has no code, or it is cut off, blurred or damaged, there is no text. No picture is refused.
#[must_use]
pub fn read_picture(
    width: usize,
    height: usize,
    light: impl FnMut(usize, usize) -> u8,
) -> Vec<String> {
    let can_be_read = |side| (1..=LONGEST).contains(&side);
    if !can_be_read(width) || !can_be_read(height) {
        return Vec::new();
    }
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, light);
    let codes = picture.detect_grids();
    codes.iter().filter_map(|code| found(&code.grid)).collect()
}

/// The text of a code that was found in a picture.
fn found(code: &impl BitGrid) -> Option<String> {
    let is_dark = |x, y| code.bit(y, x);
    text(&Squares::new(code.size(), &is_dark)?)
}

/// The text of a code. `None`: it is damaged too much, or in other letters than ours.
fn text(squares: &Squares<'_>) -> Option<String> {
    let (level, mask) = squares.format()?;
    let bytes = repair::data(&squares.bytes(mask), squares.version(), level)?;
    letters::read(&bytes, squares.version())
}

#[cfg(test)]
mod tests {
    use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};

    use super::{Squares, text};
    use crate::random::{Rng, Seed};

    const LEVELS: [QrCodeEcc; 4] = [
        QrCodeEcc::Low,
        QrCodeEcc::Medium,
        QrCodeEcc::Quartile,
        QrCodeEcc::High,
    ];

    /// A code of this version, full of letters of the first kind or bytes.
    fn made(version: u8, level: QrCodeEcc, mask: u8, rng: &mut Rng) -> Option<(QrCode, String)> {
        let version = Version::new(version);
        let capitals = rng.below(2) == 0;
        for len in [2_300, 1_500, 900, 500, 300, 180, 100, 60, 30, 16, 10, 7] {
            let letters = if capitals {
                "ABCXYZ0189:/ $"
            } else {
                "abcXYZ-_#=é"
            };
            let letters: Vec<char> = letters.chars().collect();
            let text: String = (0..len)
                .map(|_| letters[rng.below(letters.len() as u32) as usize])
                .collect();
            let segment = match capitals {
                true => QrSegment::make_alphanumeric(&text),
                false => QrSegment::make_bytes(text.as_bytes()),
            };
            let mask = Some(Mask::new(mask));
            let code =
                QrCode::encode_segments_advanced(&[segment], level, version, version, mask, false);
            if let Ok(code) = code {
                return Some((code, text));
            }
        }
        None
    }

    fn read(code: &QrCode, damaged: &[(i32, i32)]) -> Option<String> {
        let is_dark = |x: usize, y: usize| {
            let (x, y) = (x as i32, y as i32);
            code.get_module(x, y) != damaged.contains(&(x, y))
        };
        text(&Squares::new(code.size() as usize, &is_dark)?)
    }

    #[test]
    fn codes_of_every_version_level_and_mask_are_read() {
        let mut rng = Rng::new(Seed([5; 32]), 0);
        for version in (1..=14).chain([21, 26, 27, 32, 40]) {
            for (nth, level) in LEVELS.into_iter().enumerate() {
                let mask = (version + nth as u8 * 3) % 8;
                let (code, text) = made(version, level, mask, &mut rng).expect("a code");
                assert_eq!(read(&code, &[]), Some(text), "{version} {level:?} {mask}");
            }
        }
    }

    #[test]
    fn damage_is_mended_or_the_code_is_not_read() {
        let mut rng = Rng::new(Seed([6; 32]), 0);
        for version in [3, 4, 7, 14] {
            for level in LEVELS {
                let (code, text) = made(version, level, 2, &mut rng).expect("a code");
                let side = code.size() as u32;
                let mut mended = 0;
                for nth in 0..40 {
                    let spots = nth * side / 12;
                    let spot = |_| (rng.below(side) as i32, rng.below(side) as i32);
                    let damaged: Vec<(i32, i32)> = (0..spots).map(spot).collect();
                    let found = read(&code, &damaged);
                    assert!(
                        found.is_none() || found.as_ref() == Some(&text),
                        "{version} {level:?}"
                    );
                    mended += u32::from(found.is_some() && spots > 0);
                }
                assert!(mended > 0, "{version} {level:?}");
            }
        }
    }

    #[test]
    fn squares_without_a_code_are_read_as_none() {
        let mut rng = Rng::new(Seed([7; 32]), 0);
        for size in 0..200 {
            let noise: Vec<bool> = (0..size * size).map(|_| rng.below(2) == 0).collect();
            let is_dark = |x: usize, y: usize| noise[y * size + x];
            for is_dark in [
                &is_dark as &dyn Fn(usize, usize) -> bool,
                &|_, _| true,
                &|_, _| false,
            ] {
                let found = Squares::new(size, is_dark).and_then(|squares| text(&squares));
                assert_eq!(found, None, "{size}");
            }
        }
    }
}
