//! Reading a book, turn by turn.

use super::book::{Book, MAGIC, NotABook, Opening, PARTS, RULES, Situation, StoredTurn, VERSION};
use super::range::{BUCKETS, Chances, SURE};
use super::spot::{Move, Next, Side, Spot, Terms};

/// A book that is being read.
pub struct BookReading<'a> {
    reader: Reader<'a>,
    /// The number of situations that are still to be read.
    left: u8,
    read: Vec<Situation>,
    now: Option<Now>,
}

/// A situation that is being read.
struct Now {
    opening: Opening,
    terms: Terms,
    turns: Vec<StoredTurn>,
    /// The turns whose later turns are being read, from the first.
    path: Vec<Due>,
}

/// A turn whose later turns are being read.
struct Due {
    at: usize,
    spot: Spot,
    made: [u32; 2],
    /// A bit for each move whose turn is stored, and where in the file that stands.
    stored: u16,
    begin: usize,
    /// The move that is looked at next.
    nth: usize,
}

impl<'a> BookReading<'a> {
    /// Begins to read a file.
    ///
    /// # Errors
    /// [`NotABook`]: the file is something else, or of another version.
    pub fn begin(bytes: &'a [u8]) -> Result<BookReading<'a>, NotABook> {
        let mut reader = Reader { bytes, at: 0 };
        if reader.take::<4>().map_err(|_| NotABook::Other)? != MAGIC {
            return Err(NotABook::Other);
        }
        let [version, left] = reader.take()?;
        if version != VERSION {
            return Err(NotABook::Version(version));
        }
        Ok(BookReading {
            reader,
            left,
            read: Vec::new(),
            now: None,
        })
    }

    /// Reads so many more turns. The book, once all are read.
    ///
    /// # Errors
    /// [`NotABook`]: the file is damaged.
    pub fn step(&mut self, turns: usize) -> Result<Option<Book>, NotABook> {
        for _ in 0..turns {
            let Some(now) = &mut self.now else {
                if self.left > 0 {
                    self.now = Some(self.reader.situation()?);
                    continue;
                }
                if self.reader.at != self.reader.bytes.len() {
                    return Err(NotABook::Wrong(self.reader.at));
                }
                let situations = std::mem::take(&mut self.read);
                return Ok(Some(Book { situations }));
            };
            if !self.reader.turns(now)? {
                continue;
            }
            self.left -= 1;
            if let Some(Now { opening, turns, .. }) = self.now.take() {
                self.read.push(Situation { opening, turns });
            }
        }
        Ok(None)
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NotABook> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let taken = rest.first_chunk().ok_or(NotABook::Short)?;
        self.at += N;
        Ok(*taken)
    }

    fn byte(&mut self) -> Result<u8, NotABook> {
        self.take().map(|[byte]| byte)
    }

    /// Reads the head of a situation and its first turn.
    fn situation(&mut self) -> Result<Now, NotABook> {
        let begin = self.at;
        let [rule, of, bets] = self.take()?;
        let blind_last = *RULES.get(usize::from(rule)).ok_or(NotABook::Wrong(begin))?;
        let of = match of {
            0 => None,
            1 | 2 => Some(Side::from(of - 1)),
            _ => return Err(NotABook::Wrong(begin + 1)),
        };
        let mut two = || self.take().map(u16::from_le_bytes);
        let (chips, good_for) = (two()?, (two()?, two()?));
        let opening = Opening {
            blind_last,
            chips,
            good_for,
            bets,
            of,
        };
        let mut now = Now {
            terms: opening.terms().ok_or(NotABook::Wrong(begin))?,
            opening,
            turns: Vec::new(),
            path: Vec::new(),
        };
        self.turn(&mut now, opening.spot(), [0; 2])?;
        Ok(now)
    }

    /// Goes on to the next stored turn of a situation, and reads it. `true`: there is none.
    fn turns(&mut self, now: &mut Now) -> Result<bool, NotABook> {
        loop {
            let Some(due) = now.path.last_mut() else {
                return Ok(true);
            };
            let nth = due.nth;
            due.nth += 1;
            let Some(by) = now.turns[due.at].moves.get(nth).copied() else {
                now.path.pop();
                continue;
            };
            if nth >= 16 || due.stored >> nth & 1 == 0 {
                continue;
            }
            let Next::Turn(next) = now.terms.after(&due.spot, by) else {
                return Err(NotABook::Wrong(due.begin));
            };
            let mut made = due.made;
            made[due.spot.turn] += u32::from(matches!(by, Move::Bet(_)));
            let at = due.at;
            let to = self.turn(now, next, made)?;
            now.turns[at].to[nth] = Some(to);
            return Ok(false);
        }
    }

    fn turn(&mut self, now: &mut Now, spot: Spot, made: [u32; 2]) -> Result<u32, NotABook> {
        let Now { opening, terms, .. } = &now;
        let moves = terms.moves(&spot, opening.menus()[spot.turn], made[spot.turn]);
        let chances = match opening.of.is_none_or(|of| of == spot.turn) {
            true => self.chances(moves.len(), spot.open[spot.turn])?,
            false => Vec::new(),
        };
        let begin = self.at;
        let stored = self.take().map(u16::from_le_bytes)?;
        let at = now.turns.len();
        let to = vec![None; moves.len()];
        now.turns.push(StoredTurn { moves, to, chances });
        now.path.push(Due {
            at,
            spot,
            made,
            stored,
            begin,
            nth: 0,
        });
        Ok(at as u32)
    }

    /// The chances of so many moves.
    fn chances(&mut self, moves: usize, knows: bool) -> Result<Vec<Chances>, NotABook> {
        let mut chances = vec![[0; BUCKETS]; moves];
        for row in &mut chances[1..] {
            *row = if knows {
                self.runs()?
            } else {
                [self.part(0)?; BUCKETS]
            };
        }
        let begin = self.at;
        for bucket in 0..BUCKETS {
            let others: i32 = chances[1..].iter().map(|row| i32::from(row[bucket])).sum();
            let first =
                u8::try_from(i32::from(PARTS) - others).map_err(|_| NotABook::Wrong(begin))?;
            chances[0][bucket] = first.into();
        }
        for chance in chances.iter_mut().flatten() {
            *chance = (i32::from(*chance) * SURE / i32::from(PARTS)) as i16;
        }
        Ok(chances)
    }

    fn part(&mut self, high: u8) -> Result<i16, NotABook> {
        let byte = self.byte()?;
        match byte >> 4 == high {
            true => Ok((byte & PARTS).into()),
            false => Err(NotABook::Wrong(self.at - 1)),
        }
    }

    fn runs(&mut self) -> Result<Chances, NotABook> {
        let mut row = [0; BUCKETS];
        let mut bucket = 0;
        while bucket < BUCKETS {
            let byte = self.byte()?;
            let run = usize::from(byte >> 4) + 1;
            let cells = row
                .get_mut(bucket..bucket + run)
                .ok_or(NotABook::Wrong(self.at - 1))?;
            cells.fill(i16::from(byte & PARTS));
            bucket += run;
        }
        Ok(row)
    }
}

impl Book {
    /// Reads a file.
    ///
    /// # Errors
    /// [`NotABook`]: the file is something else, of another version, or damaged.
    pub fn read(bytes: &[u8]) -> Result<Book, NotABook> {
        let mut reading = BookReading::begin(bytes)?;
        loop {
            if let Some(book) = reading.step(usize::MAX)? {
                return Ok(book);
            }
        }
    }
}
