//! The squares of a code: which of them hold data, and in which order.

/// The squares of a code.
pub(super) struct Squares<'a> {
    size: usize,
    is_dark: &'a dyn Fn(usize, usize) -> bool,
    /// Where the middles of the small marks lie, along both sides.
    marks: Vec<usize>,
}

/// How much of a code can be mended, in the order of the tables in `repair.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    Low,
    Medium,
    Quartile,
    High,
}

/// The fifteen bits of each format, in the order of their numbers, may differ by so many squares from what is seen: any other
/// format differs by more.
const FEW: u32 = 3;

impl<'a> Squares<'a> {
    /// `is_dark` says it of a square, by its column and row. `None`: no code has this size.
    pub fn new(size: usize, is_dark: &'a dyn Fn(usize, usize) -> bool) -> Option<Squares<'a>> {
        let is_of_a_code = (21..=177).contains(&size) && size % 4 == 1;
        is_of_a_code.then(|| Squares {
            size,
            is_dark,
            marks: marks(size),
        })
    }

    /// The version, from 1 to 40. Each is four squares larger than the one before.
    pub fn version(&self) -> usize {
        (self.size - 17) / 4
    }

    /// How much can be mended, and the number of the mask. `None`: it cannot be read.
    pub fn format(&self) -> Option<(Level, u32)> {
        let seen = |place: &dyn Fn(usize) -> (usize, usize)| {
            (0..15).fold(0_u32, |bits, nth| {
                let (x, y) = place(nth);
                bits | u32::from((self.is_dark)(x, y)) << nth
            })
        };
        let far = self.size - 1;
        let beside_the_corner = seen(&|nth| match nth {
            0..6 => (8, nth),
            6 => (8, 7),
            7 => (8, 8),
            8 => (7, 8),
            _ => (14 - nth, 8),
        });
        let at_the_ends = seen(&|nth| match nth {
            0..8 => (far - nth, 8),
            _ => (8, far + nth - 14),
        });
        let differs = |number: u32| {
            let of = |seen: u32| (seen ^ format_bits(number)).count_ones();
            of(beside_the_corner).min(of(at_the_ends))
        };
        let number = (0..32).min_by_key(|number| differs(*number))?;
        let level = match number >> 3 {
            0 => Level::Medium,
            1 => Level::Low,
            2 => Level::High,
            _ => Level::Quartile,
        };
        (differs(number) <= FEW).then_some((level, number & 7))
    }

    /// The bytes of the code, in the order in which they were laid.
    pub fn bytes(&self, mask: u32) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.size * self.size / 8);
        let (mut byte, mut bits) = (0, 0);
        // Two columns at a time, from the right, up and down in turn. The column with the upright row of dots is left out.
        for pair in 0..(self.size - 1) / 2 {
            let right = self.size - 1 - 2 * pair;
            let right = if right <= 6 { right - 1 } else { right };
            for step in 0..self.size {
                let y = if pair % 2 == 0 {
                    self.size - 1 - step
                } else {
                    step
                };
                for x in [right, right - 1] {
                    if self.is_fixed(x, y) {
                        continue;
                    }
                    let is_set = (self.is_dark)(x, y) != is_masked(mask, x, y);
                    byte = byte << 1 | u8::from(is_set);
                    bits += 1;
                    if bits == 8 {
                        bytes.push(byte);
                        (byte, bits) = (0, 0);
                    }
                }
            }
        }
        bytes
    }

    /// Whether a square holds no data: those of the corners, the dots, the marks, the format and the version.
    fn is_fixed(&self, x: usize, y: usize) -> bool {
        let far = self.size - 8;
        let is_corner = (x < 9 && (y < 9 || y >= far)) || (x >= far && y < 9);
        let is_version =
            self.version() >= 7 && ((x >= far - 3 && y < 6) || (x < 6 && y >= far - 3));
        is_corner || x == 6 || y == 6 || is_version || self.is_mark(x, y)
    }

    fn is_mark(&self, x: usize, y: usize) -> bool {
        let near = |along: usize| self.marks.iter().position(|mark| mark.abs_diff(along) <= 2);
        let last = self.marks.len().wrapping_sub(1);
        match (near(x), near(y)) {
            // The corners are there.
            (Some(0), Some(0)) => false,
            (Some(0), Some(end)) | (Some(end), Some(0)) => end != last,
            (Some(_), Some(_)) => true,
            _ => false,
        }
    }
}

/// Where the middles of the small marks lie.
fn marks(size: usize) -> Vec<usize> {
    let version = (size - 17) / 4;
    if version == 1 {
        return Vec::new();
    }
    let count = version / 7 + 2;
    let step = match version {
        32 => 26,
        _ => (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2,
    };
    let others = (0..count - 1).rev().map(|nth| size - 7 - nth * step);
    std::iter::once(6).chain(others).collect()
}

/// The fifteen bits of the format with this number.
fn format_bits(number: u32) -> u32 {
    let check = (0..10).fold(number, |rest, _| (rest << 1) ^ ((rest >> 9) * 0x537));
    (number << 10 | check) ^ 0x5412
}

/// Whether the mask of this number turns a square.
fn is_masked(mask: u32, x: usize, y: usize) -> bool {
    let value = match mask {
        0 => (x + y) % 2,
        1 => y % 2,
        2 => x % 3,
        3 => (x + y) % 3,
        4 => (x / 3 + y / 2) % 2,
        5 => x * y % 2 + x * y % 3,
        6 => (x * y % 2 + x * y % 3) % 2,
        _ => ((x + y) % 2 + x * y % 3) % 2,
    };
    value == 0
}
