//! Makes a book of solved openings, and writes it.

use super::book::{Book, MAGIC, Opening, PARTS, RULES, Situation, StoredTurn, VERSION};
use super::buckets::Buckets;
use super::cfr::Solver;
use super::range::{BUCKETS, Chances, ONE, Range, SURE, parts, sum};
use super::spot::{Move, Next, Spot, Terms};
use super::tree::To;

/// Which turns of a tree are stored. Those in which few bets are left are not, because the tree bends the play there.
#[derive(Clone, Copy, Debug)]
pub struct Worthwhile {
    /// The turns after at most this many moves.
    pub moves: u32,
    /// The turns that are reached with at least this chance, in parts of [`ONE`].
    pub chance: i32,
}

/// The number of bets that must be left to the player in turn for a spot to be stored.
const LEFT: u32 = 2;

impl Book {
    /// The play of these solved openings, as far as it is worthwhile.
    #[must_use]
    pub fn of(solved: &[(Opening, &Solver, Worthwhile)]) -> Book {
        let situations = solved.iter().map(|(opening, solver, worthwhile)| {
            let mut storing = Storing {
                opening,
                solver,
                worthwhile: *worthwhile,
                turns: Vec::new(),
            };
            let weights = solver.buckets().weights;
            storing.store(0, 0, [weights; 2], [0; 2]);
            Situation {
                opening: *opening,
                turns: storing.turns,
            }
        });
        Book {
            situations: situations.collect(),
        }
    }

    /// The file. What nobody who plays by the book ever needs is left out.
    #[must_use]
    pub fn write(&self, buckets: &Buckets) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, self.situations.len() as u8]);
        for situation in &self.situations {
            let opening = &situation.opening;
            let rule = RULES.iter().position(|rule| *rule == opening.blind_last);
            let of = opening.of.map_or(0, |side| side + 1);
            bytes.extend([rule.unwrap_or(0) as u8, of as u8, opening.bets]);
            for number in [opening.chips, opening.good_for.0, opening.good_for.1] {
                bytes.extend(number.to_le_bytes());
            }
            if let Some(terms) = opening.terms() {
                let writer = Writer { situation, terms };
                writer.write(0, opening.spot(), [buckets.weights; 2], &mut bytes);
            }
        }
        bytes
    }
}

struct Storing<'a> {
    opening: &'a Opening,
    solver: &'a Solver,
    worthwhile: Worthwhile,
    turns: Vec<StoredTurn>,
}

impl Storing<'_> {
    fn store(&mut self, at: u32, depth: u32, reach: [Range; 2], made: [u32; 2]) -> u32 {
        let tree = self.solver.tree();
        let side = tree.nodes[at as usize].spot.turn;
        let chances = rounded(&self.solver.average(at));
        let is_stored = self.opening.of.is_none_or(|of| of == side);
        let stored = self.turns.len();
        self.turns.push(StoredTurn {
            moves: tree.moves(at).collect(),
            to: vec![None; chances.len()],
            chances: if is_stored {
                chances.clone()
            } else {
                Vec::new()
            },
        });
        for (nth, edge) in tree.edges_of(at).iter().enumerate().take(16) {
            let To::Node(to) = edge.to else {
                continue;
            };
            let mut reach = reach;
            reach[side] = parts(&reach[side], &chances[nth]);
            let mut made = made;
            made[side] += u32::from(matches!(edge.by, Move::Bet(_)));
            let next = tree.nodes[to as usize].spot.turn;
            let chance = i64::from(sum(&reach[0])) * i64::from(sum(&reach[1])) / i64::from(ONE);
            let often = chance >= i64::from(self.worthwhile.chance);
            let early = depth < self.worthwhile.moves;
            if (often || early) && made[next].saturating_add(LEFT) <= self.opening.bets.into() {
                self.turns[stored].to[nth] = Some(self.store(to, depth + 1, reach, made));
            }
        }
        stored as u32
    }
}

/// Chances in the parts of a book, which make the whole.
fn rounded(chances: &[Chances]) -> Vec<Chances> {
    let mut rounded = vec![[0; BUCKETS]; chances.len()];
    for bucket in 0..BUCKETS {
        let of = |nth: usize| i32::from(chances[nth][bucket]) * i32::from(PARTS);
        let mut left = i32::from(PARTS);
        for (nth, row) in rounded.iter_mut().enumerate() {
            row[bucket] = (of(nth) / SURE) as i16;
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
    let chance = |part: i16| (i32::from(part) * SURE / i32::from(PARTS)) as i16;
    rounded.into_iter().map(|row| row.map(chance)).collect()
}

struct Writer<'a> {
    situation: &'a Situation,
    terms: Terms,
}

impl Writer<'_> {
    fn write(&self, at: u32, spot: Spot, reach: [Range; 2], bytes: &mut Vec<u8>) {
        let turn = &self.situation.turns[at as usize];
        let side = spot.turn;
        for chances in turn.chances.iter().skip(1) {
            match spot.open[side] {
                true => bytes.extend(runs(&row(chances, &reach[side]))),
                false => bytes.push(part(chances[0])),
            }
        }
        let mask = bytes.len();
        bytes.extend([0; 2]);
        for (nth, by) in turn.moves.iter().enumerate() {
            let (Some(to), Next::Turn(next)) = (turn.to[nth], self.terms.after(&spot, *by)) else {
                continue;
            };
            let mut reach = reach;
            if let Some(chances) = turn.chances.get(nth) {
                reach[side] = parts(&reach[side], chances);
            }
            let of = self.situation.opening.of;
            let comes = |side: usize| of.is_none_or(|of| of == side) && sum(&reach[side]) > 0;
            if comes(0) || comes(1) {
                bytes[mask + nth / 8] |= 1 << (nth % 8);
                self.write(to, next, reach, bytes);
            }
        }
    }
}

/// The parts of a row. A bucket that never comes here is given those of a neighbour, because long runs are short.
fn row(chances: &Chances, reach: &Range) -> [u8; BUCKETS] {
    let mut row = chances.map(part);
    let Some(first) = reach.iter().position(|reach| *reach > 0) else {
        return row;
    };
    let mut last = row[first];
    for (part, reach) in row.iter_mut().zip(reach) {
        match *reach > 0 {
            true => last = *part,
            false => *part = last,
        }
    }
    row
}

/// A chance in parts, as [`rounded`] has made it.
fn part(chance: i16) -> u8 {
    ((i32::from(chance) * i32::from(PARTS) + SURE - 1) / SURE) as u8
}

fn runs(row: &[u8; BUCKETS]) -> Vec<u8> {
    let equal = row.chunk_by(|a, b| a == b);
    let short = equal.flat_map(|run| run.chunks(16));
    short
        .map(|run| (run.len() as u8 - 1) << 4 | run[0])
        .collect()
}
