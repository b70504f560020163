//! Writes solved strategies as a book.

use super::book::{MAGIC, Opening, PARTS, RULES, VERSION};
use super::cfr::Solver;
use super::range::{BUCKETS, Chances, ONE, Range, SURE, parts, sum};
use super::spot::Move;
use super::tree::To;

/// Which turns of a tree are stored. Those in which few bets are left are not, because the tree bends the play there.
#[derive(Clone, Copy, Debug)]
pub struct Worthwhile {
    /// The turns after at most this many moves.
    pub moves: u32,
    /// The turns that are reached with at least this chance, in parts of [`ONE`].
    pub chance: i32,
}

/// A book of these solved openings, with what is stored of each, in the format of [`super::Book`].
#[must_use]
pub fn write(solved: &[(Opening, &Solver, Worthwhile)]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([VERSION, solved.len() as u8]);
    for (opening, solver, stored) in solved {
        let rule = RULES.iter().position(|rule| *rule == opening.blind_last);
        let of = opening.of.map_or(0, |side| side + 1);
        bytes.extend([rule.unwrap_or(0) as u8, of as u8, opening.bets]);
        for number in [opening.chips, opening.good_for.0, opening.good_for.1] {
            bytes.extend(number.to_le_bytes());
        }
        let weights = solver.buckets().weights;
        let writer = Writer {
            solver,
            stored: *stored,
            opening,
        };
        writer.turn(0, 0, [weights; 2], [0; 2], &mut bytes);
    }
    bytes
}

struct Writer<'a> {
    solver: &'a Solver,
    stored: Worthwhile,
    opening: &'a Opening,
}

/// So many bets must be left to the player in turn.
const LEFT: u32 = 2;

impl Writer<'_> {
    fn turn(&self, at: u32, depth: u32, reach: [Range; 2], made: [u32; 2], bytes: &mut Vec<u8>) {
        let tree = self.solver.tree();
        let node = tree.nodes[at as usize];
        let side = node.spot.turn;
        let chances = rounded(&self.solver.average(at));
        if self.opening.of.is_none_or(|of| of == side) {
            for row in &chances[1..] {
                match node.knows() {
                    true => bytes.extend(runs(row)),
                    false => bytes.push(row[0]),
                }
            }
        }
        let mask = bytes.len();
        bytes.extend([0; 2]);
        for (nth, edge) in tree.edges_of(at).iter().enumerate() {
            let To::Node(to) = edge.to else {
                continue;
            };
            let mut reach = reach;
            let of = chances[nth].map(|part| (i32::from(part) * SURE / i32::from(PARTS)) as i16);
            reach[side] = parts(&reach[side], &of);
            let mut made = made;
            made[side] += u32::from(matches!(edge.by, Move::Bet(_)));
            let next = tree.nodes[to as usize].spot.turn;
            let chance = i64::from(sum(&reach[0])) * i64::from(sum(&reach[1])) / i64::from(ONE);
            let often = chance >= i64::from(self.stored.chance) || depth < self.stored.moves;
            if often && nth < 16 && made[next] + LEFT <= self.opening.bets.into() {
                bytes[mask + nth / 8] |= 1 << (nth % 8);
                self.turn(to, depth + 1, reach, made, bytes);
            }
        }
    }
}

/// Chances in parts, which make the whole.
fn rounded(chances: &[Chances]) -> Vec<[u8; BUCKETS]> {
    let mut rounded = vec![[0; BUCKETS]; chances.len()];
    for bucket in 0..BUCKETS {
        let of = |nth: usize| i32::from(chances[nth][bucket]) * i32::from(PARTS);
        let mut left = i32::from(PARTS);
        for (nth, row) in rounded.iter_mut().enumerate() {
            row[bucket] = (of(nth) / SURE) as u8;
            left -= of(nth) / SURE;
        }
        // What is left goes to the largest remainders.
        for _ in 0..left {
            let rest = |nth: &usize| of(*nth) - i32::from(rounded[*nth][bucket]) * SURE;
            if let Some(nth) = (0..chances.len()).max_by_key(rest) {
                rounded[nth][bucket] += 1;
            }
        }
    }
    rounded
}

fn runs(row: &[u8; BUCKETS]) -> Vec<u8> {
    let equal = row.chunk_by(|a, b| a == b);
    let short = equal.flat_map(|run| run.chunks(16));
    short
        .map(|run| (run.len() as u8 - 1) << 4 | run[0])
        .collect()
}
