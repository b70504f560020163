//! Mends the bytes of a damaged code (Reed and Solomon's code over the field of 256 elements).

use super::squares::Level;

/// The bytes that mend a block, by level and version from 1.
const MENDING: [[u8; 40]; 4] = [
    [
        7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
        30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
        13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
        30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
        17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
];
/// The number of blocks, in the same order.
const BLOCKS: [[u8; 40]; 4] = [
    [
        1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13,
        14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23,
        25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
        1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29,
        34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
        1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35,
        37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
];

/// The data of a code: its blocks, which were laid in turns, each mended. `None`: one is damaged too much.
pub(super) fn data(bytes: &[u8], version: usize, level: Level) -> Option<Vec<u8>> {
    let of = |table: &[[u8; 40]; 4]| Some(usize::from(*table[level as usize].get(version - 1)?));
    let (mending, count) = (of(&MENDING)?, of(&BLOCKS)?);
    let (len, longer) = (bytes.len() / count, bytes.len() % count);
    let shortest = len.checked_sub(mending)?;
    // The last blocks have one byte of data more.
    let is_longer = |block: usize| block >= count - longer;
    let mut blocks = vec![Vec::with_capacity(len + 1); count];
    let mut laid = bytes.iter();
    for nth in 0..=shortest {
        for (block, into) in blocks.iter_mut().enumerate() {
            if nth < shortest || is_longer(block) {
                into.extend(laid.next());
            }
        }
    }
    for _ in 0..mending {
        for into in &mut blocks {
            into.extend(laid.next());
        }
    }
    let mut data = Vec::with_capacity(bytes.len());
    for mut block in blocks {
        mend(&mut block, mending)?;
        data.extend_from_slice(block.get(..block.len() - mending)?);
    }
    Some(data)
}

/// Mends a block, whose last bytes mend the others. `None`: more than half as many are wrong.
fn mend(block: &mut [u8], mending: usize) -> Option<()> {
    let syndromes = syndromes(block, mending);
    if syndromes.iter().all(|one| *one == 0) {
        return Some(());
    }
    let locator = locator(&syndromes);
    let wrong = locator.iter().rposition(|factor| *factor != 0)?;
    // The factors of the product of the syndromes and the locator, as far as they count.
    let evaluator: Vec<u8> = (0..mending)
        .map(|nth| {
            let pairs = locator.iter().zip(syndromes[..=nth].iter().rev());
            pairs.fold(0, |sum, (a, b)| sum ^ times(*a, *b))
        })
        .collect();
    let last = block.len() - 1;
    let mut mended = 0;
    for place in 0..block.len() {
        let x = power(place);
        let inverse = power(255 - place % 255);
        if value(&locator, inverse) != 0 {
            continue;
        }
        // The slope of the locator: only odd powers leave something.
        let odd = locator.iter().skip(1).step_by(2);
        let square = times(inverse, inverse);
        let slope = odd.rev().fold(0, |sum, factor| times(sum, square) ^ factor);
        let by = times(x, value(&evaluator, inverse));
        block[last - place] ^= times(by, inverted(slope));
        mended += 1;
    }
    let is_whole = self::syndromes(block, mending).iter().all(|one| *one == 0);
    (mended == wrong && is_whole).then_some(())
}

/// What a whole block has all as nought.
fn syndromes(block: &[u8], mending: usize) -> Vec<u8> {
    let at = |x: u8| block.iter().fold(0, |sum, byte| times(sum, x) ^ byte);
    (0..mending).map(|nth| at(power(nth))).collect()
}

/// The shortest polynomial, lowest factor first, whose roots tell the wrong places (by Berlekamp and Massey).
fn locator(syndromes: &[u8]) -> Vec<u8> {
    let (mut now, mut before) = (vec![1], vec![1]);
    let (mut length, mut shift, mut divisor) = (0, 1, 1);
    for nth in 0..syndromes.len() {
        let pairs = now.iter().zip(syndromes[..=nth].iter().rev());
        let off = pairs.fold(0, |sum, (a, b)| sum ^ times(*a, *b));
        if off == 0 {
            shift += 1;
            continue;
        }
        let by = times(off, inverted(divisor));
        let was = now.clone();
        now.resize(now.len().max(before.len() + shift), 0);
        for (into, factor) in now[shift..].iter_mut().zip(&before) {
            *into ^= times(by, *factor);
        }
        if 2 * length <= nth {
            (length, before, divisor, shift) = (nth + 1 - length, was, off, 1);
        } else {
            shift += 1;
        }
    }
    now
}

/// The value of a polynomial, lowest factor first.
fn value(factors: &[u8], x: u8) -> u8 {
    let highest = factors.iter().rev();
    highest.fold(0, |sum, factor| times(sum, x) ^ factor)
}

/// The product in the field.
fn times(a: u8, b: u8) -> u8 {
    (0..8).rev().fold(0_u8, |product, bit| {
        let carried = if product & 0x80 == 0 { 0 } else { 0x1d };
        let doubled = product << 1 ^ carried;
        if b >> bit & 1 == 0 {
            doubled
        } else {
            doubled ^ a
        }
    })
}

/// Two, multiplied by itself.
fn power(exponent: usize) -> u8 {
    (0..exponent).fold(1, |product, _| times(product, 2))
}

/// What gives 1 with the element. That of 0 is 0.
fn inverted(of: u8) -> u8 {
    (0..254).fold(1, |product, _| times(product, of))
}
