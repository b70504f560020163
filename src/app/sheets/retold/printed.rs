//! The tables of betting that the sources print, as data. They leave the hands of those who fold open, the French ones the
//! first winner, and the example with four players all hands: those are ours. With an ante of 1 every pot is higher than
//! theirs by a chip for each player. The last two are examples of the rule book: no source prints one of these games.

use crate::app::i18n::{Text, say};
use crate::app::lazy::RetoldTable;
use crate::cards::Pack;
use crate::engine::{Action, Rules, Seat};
use crate::games;
use crate::notation::{Move, Record, SeatEntry, Source};
use crate::sitting::FIRST_NAME;

/// The chips of each player.
const CHIPS: u64 = 200;

/// A table of betting.
pub struct Printed {
    /// Whether these are the rules of its game. It is the first such game of the catalogue.
    pub is_of: fn(&Rules) -> bool,
    /// Its title.
    pub title: Text,
    /// The names of the players, from seat 0.
    pub names: &'static [&'static str],
    /// Whose place the learner takes.
    pub learner: Seat,
    /// The cards on top of the pack of each deal, written as in records. The others follow in their order.
    pub packs: &'static [&'static str],
    /// The moves, as in records.
    pub moves: &'static [&'static str],
    /// What the source notes on own moves of the learner's player, by the place of the move among these.
    pub notes: &'static [(usize, Text)],
}

impl Printed {
    /// What is printed of a table.
    pub fn of(table: RetoldTable) -> &'static Printed {
        match table {
            RetoldTable::Four => &FOUR,
            RetoldTable::FirstEnglish => &FIRST_ENGLISH,
            RetoldTable::SecondEnglish => &SECOND_ENGLISH,
            RetoldTable::FirstFrench => &FIRST_FRENCH,
            RetoldTable::SecondFrench => &SECOND_FRENCH,
            RetoldTable::Classic => &CLASSIC,
            RetoldTable::House => &HOUSE,
        }
    }

    /// The rules of its game.
    pub fn rules(&self) -> Rules {
        let mut all = games::ALL.games().map(|game| (game.rules)());
        all.find(self.is_of).unwrap_or_else(games::usual)
    }

    /// The table as a record. `None`: a pack is not valid.
    pub fn record(&self) -> Option<Record> {
        let packs: Option<Vec<Pack>> = self.packs.iter().map(|top| with_top(top)).collect();
        let mut packs = packs?.into_iter();
        let seat = |(nth, name): (usize, &&str)| SeatEntry {
            name: if nth == self.learner.index() {
                FIRST_NAME
            } else {
                name
            }
            .into(),
            chips: CHIPS,
            box_of: None,
        };
        let seats: Vec<SeatEntry> = self.names.iter().enumerate().map(seat).collect();
        let dealer = Seat(seats.len() as u8 - 1);
        let packs = Source::Packs {
            pack: packs.next()?,
            shuffles: packs.collect(),
        };
        let mut record = Record::new(self.rules(), seats, dealer, packs);
        record.actions = self.moves.iter().map(|done| (*done).to_owned()).collect();
        Some(record)
    }

    /// What the learner's player did, in order.
    pub fn own(&self) -> Vec<Action> {
        let moves = self.moves.iter().filter_map(|text| text.parse().ok());
        let own = moves.filter(|done: &Move| done.seat == self.learner);
        own.map(|done| done.action).collect()
    }

    /// What the source notes on this own move. `None`: nothing.
    pub fn note(&self, nth: usize) -> Option<Text> {
        let mut notes = self.notes.iter();
        notes.find(|(at, _)| *at == nth).map(|(_, note)| *note)
    }
}

/// A pack with these cards on top. `None`: they are none.
fn with_top(top: &str) -> Option<Pack> {
    let top: Pack = top.parse().ok()?;
    let rest = Pack::sorted();
    let rest = rest
        .iter()
        .filter(|card| top.iter().all(|other| other != *card));
    Pack::new(top.iter().chain(rest)).ok()
}

static FOUR: Printed = Printed {
    is_of: |rules| rules.vying().is_some(),
    title: say::RETOLD_FOUR,
    names: &["Andy", "Bill", "Chris", "Dan"],
    learner: Seat(0),
    packs: &["Ac 9s Kc Js Ad 6d Kd 7h 4h 2h 4c 3d"],
    moves: &[
        "0 look", "0 bet 2", "1 look", "1 fold", "2 look", "2 bet 4", "3 look", "3 fold", "0 see",
    ],
    notes: &[],
};

static FIRST_ENGLISH: Printed = Printed {
    is_of: |rules| rules.vying().is_some(),
    title: say::RETOLD_PAGAT_1,
    names: &["Andy", "Bill", "Chris", "Dan", "Eddie"],
    learner: Seat(0),
    packs: &["9c 5c Ac 8s Ks 9d 5d Ah 6d Qs 9h Jh 7d 2h Js"],
    moves: &[
        "0 look", "0 bet 1", "1 look", "1 bet 1", "2 look", "2 bet 1", "3 look", "3 fold",
        "4 look", "4 bet 2", "0 bet 2", "1 bet 2", "2 bet 2", "4 bet 2", "0 bet 2", "1 bet 2",
        "2 bet 2", "4 bet 2", "0 bet 2", "1 fold", "2 bet 2", "4 bet 5", "0 bet 5", "2 bet 5",
        "4 bet 5", "0 bet 5", "2 bet 5", "4 bet 5", "0 bet 5", "2 fold", "4 bet 10", "0 bet 10",
        "4 bet 10", "0 bet 10", "4 bet 10", "0 see",
    ],
    notes: &[(4, say::RETOLD_NOTE_PACE), (6, say::RETOLD_NOTE_NERVE)],
};

static SECOND_ENGLISH: Printed = Printed {
    is_of: |rules| rules.vying().is_some(),
    title: say::RETOLD_PAGAT_2,
    names: &["Andy", "Bill", "Chris", "Dan", "Eddie"],
    learner: Seat(1),
    packs: &["Kc Ts Ah 9s Jc Kd Td Qh 7c Jd 8h 6c 4h 3d 5s"],
    moves: &[
        "0 look", "0 bet 1", "1 bet 1", "2 look", "2 bet 2", "3 bet 1", "4 look", "4 bet 2",
        "0 bet 2", "1 bet 1", "2 bet 2", "3 bet 1", "4 bet 2", "0 bet 2", "1 bet 1", "2 bet 2",
        "3 bet 1", "4 bet 2", "0 bet 2", "1 bet 1", "2 bet 4", "3 bet 2", "4 fold", "0 bet 4",
        "1 bet 5", "2 bet 10", "3 fold", "0 fold", "1 bet 5", "2 bet 10", "1 bet 5", "2 bet 10",
        "1 see",
    ],
    notes: &[(4, say::RETOLD_NOTE_SPENT)],
};

static FIRST_FRENCH: Printed = Printed {
    is_of: |rules| rules.vying().is_some(),
    title: say::RETOLD_FRENCH_1,
    names: &["Alain", "Bruno", "Claire", "Denis", "Elise"],
    learner: Seat(0),
    packs: &["Ah Tc Qs 7s Ks Kh Td Qd 5h Kd 6h 4s 9c 2d 3c"],
    moves: &[
        "0 look", "0 bet 1", "1 look", "1 bet 1", "2 look", "2 bet 1", "3 look", "3 fold",
        "4 look", "4 bet 2", "0 bet 2", "1 bet 2", "2 bet 2", "4 bet 4", "0 bet 4", "1 fold",
        "2 bet 4", "4 bet 5", "0 bet 5", "2 fold", "4 bet 10", "0 bet 10", "4 bet 10", "0 see",
    ],
    notes: &[],
};

static SECOND_FRENCH: Printed = Printed {
    is_of: |rules| rules.vying().is_some(),
    title: say::RETOLD_FRENCH_2,
    names: &["Alain", "Bruno", "Claire", "Denis", "Elise"],
    learner: Seat(1),
    packs: &["Jc 9c As Tc Kc Jd 9d Qs 6d 8d 8s 9h 7s 3h 5h"],
    moves: &[
        "0 look", "0 bet 2", "1 bet 1", "2 look", "2 bet 2", "3 bet 1", "4 look", "4 bet 2",
        "0 bet 2", "1 bet 1", "2 bet 4", "3 bet 2", "4 fold", "0 bet 4", "1 bet 4", "2 bet 8",
        "3 fold", "0 fold", "1 bet 4", "2 bet 8", "1 see",
    ],
    notes: &[],
};

static CLASSIC: Printed = Printed {
    is_of: |rules| rules.brag().is_some(),
    title: say::RETOLD_CLASSIC,
    names: &["Andy", "Bill", "Chris", "Dan"],
    learner: Seat(2),
    packs: &["6c Kc 4c 3c 5c Kd Jc 7d Qh 5s 4h Qd 8d 8s 5h"],
    moves: &[
        "0 pass", "1 bet 2", "0 pass", "2 match", "1 bet 3", "2 see", "0 draw", "0 stand",
        "1 stand", "2 draw", "2 draw",
    ],
    notes: &[],
};

static HOUSE: Printed = Printed {
    is_of: |rules| rules.is_against_bank(),
    title: say::RETOLD_CASINO,
    names: &[""],
    learner: Seat(0),
    packs: &[
        "As Ks Qs Jd 8c 3h",
        "9s 9h 4d Qd Tc 3h",
        "Qs 6h 3d Kd Tc 3h",
        "8s 8h 8d 5h 4h 3h",
    ],
    moves: &[
        "0 stake 10 5",
        "0 play",
        "0 stake 10 5",
        "0 play",
        "0 stake 10 5",
        "0 fold",
        "0 stake 10 0",
        "0 play",
    ],
    notes: &[],
};
