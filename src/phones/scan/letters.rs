//! The text in the data of a code.

const CAPITALS: &[u8; 45] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/// Reads the text. `None`: it is cut off, or in letters that no code of a table has.
pub(super) fn read(data: &[u8], version: usize) -> Option<String> {
    let mut bits = Bits { data, at: 0 };
    // The count of letters takes more bits in larger codes.
    let size = match version {
        ..10 => 0,
        10..27 => 1,
        _ => 2,
    };
    let mut text = Vec::new();
    loop {
        match bits.take(4) {
            // Where no bit is left the text ends too.
            None | Some(0) => return String::from_utf8(text).ok(),
            Some(1) => {
                let mut left = bits.take([10, 12, 14][size])?;
                while left > 0 {
                    let figures = left.min(3);
                    let number = bits.take([4, 7, 10][figures - 1])?;
                    let tens = [100, 10, 1];
                    let figure = |ten: &usize| b'0' + (number / ten % 10) as u8;
                    text.extend(tens[3 - figures..].iter().map(figure));
                    left -= figures;
                }
            }
            Some(2) => {
                let mut left = bits.take([9, 11, 13][size])?;
                while left > 1 {
                    let pair = bits.take(11)?;
                    text.extend([CAPITALS.get(pair / 45)?, &CAPITALS[pair % 45]]);
                    left -= 2;
                }
                if left == 1 {
                    text.push(*CAPITALS.get(bits.take(6)?)?);
                }
            }
            Some(4) => {
                for _ in 0..bits.take([8, 16, 16][size])? {
                    text.push(bits.take(8)? as u8);
                }
            }
            Some(_) => return None,
        }
    }
}

/// Bits, of which the highest of each byte comes first.
struct Bits<'a> {
    data: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    /// Takes this many bits as a number. `None`: there are fewer.
    fn take(&mut self, count: usize) -> Option<usize> {
        if self.at + count > self.data.len() * 8 {
            return None;
        }
        let bit = |at: usize| usize::from(self.data[at / 8] >> (7 - at % 8) & 1);
        let number = (self.at..self.at + count).fold(0, |number, at| number << 1 | bit(at));
        self.at += count;
        Some(number)
    }
}
