//! A text as a picture (a QR code of ISO/IEC 18004), which the camera of a phone reads.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment};

/// A picture of black squares on white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The squares along a side, the white rim included.
    pub size: i32,
    /// The black squares as the path of an SVG picture, in squares.
    pub path: String,
}

/// The width of the white rim, in squares: what readers need.
const RIM: i32 = 4;

/// Draws a text. A reader can do without 15 % of it. `None`: it is longer than a picture can hold (2,331 bytes).
#[must_use]
pub fn picture(text: &str) -> Option<Picture> {
    // Capitals and figures take fewer squares than other letters.
    let text = [match QrSegment::is_alphanumeric(text) {
        true => QrSegment::make_alphanumeric(text),
        false => QrSegment::make_bytes(text.as_bytes()),
    }];
    let code = QrCode::encode_segments(&text, QrCodeEcc::Medium).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                // Writing into a string does not fail.
                let _ = write!(
                    path,
                    "M{} {}h{}v1H{}z",
                    from + RIM,
                    y + RIM,
                    x - from,
                    from + RIM
                );
            }
            x += 1;
        }
    }
    Some(Picture {
        size: code.size() + 2 * RIM,
        path,
    })
}
