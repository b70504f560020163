//! Reads the code in a screenshot, as the camera of a phone does: the browser tests photograph the table with it.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use png::{ColorType, Decoder, Transformations};

use crate::command::Result;

/// Prints the text of the only code in a PNG picture.
pub fn run(photograph: &str) -> Result {
    println!("{}", read(Path::new(photograph))?);
    Ok(())
}

/// The text of the only code in a PNG picture.
fn read(path: &Path) -> Result<String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}.", path.display());
    let file = File::open(path).map_err(|error| failed(&error))?;
    let mut decoder = Decoder::new(BufReader::new(file));
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(|error| failed(&error))?;
    let size = reader
        .output_buffer_size()
        .ok_or_else(|| failed(&"it is too large"))?;
    let mut bytes = vec![0; size];
    let frame = reader
        .next_frame(&mut bytes)
        .map_err(|error| failed(&error))?;
    let channels = match frame.color_type {
        ColorType::Grayscale | ColorType::Indexed => 1,
        ColorType::GrayscaleAlpha => 2,
        ColorType::Rgb => 3,
        ColorType::Rgba => 4,
    };
    let (width, height) = (frame.width as usize, frame.height as usize);
    // Green is nearest to what an eye, or a camera without colours, makes of a pixel.
    let green = if channels > 2 { 1 } else { 0 };
    let light = |x: usize, y: usize| bytes[(y * width + x) * channels + green];
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, light);
    match image.detect_grids().as_slice() {
        [only] => only
            .decode()
            .map(|(_, text)| text)
            .map_err(|error| failed(&error)),
        found => Err(failed(&format!(
            "it has {} codes, and should have one",
            found.len()
        ))),
    }
}
