//! Plays a record, action by action, at a table of its own.

use std::fmt::{self, Display};

use super::action::{ActionError, Move};
use super::outcome::{DealOutcome, Outcome};
use super::record::{Record, Source};
use crate::cards::Pack;
use crate::chance::Shuffler;
use crate::engine::{Action, Ask, Chips, DealError, Illegal, Seat, SetupError, Table};

/// A record played to its end.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The table after the last action.
    pub table: Table,
    /// What came of every deal that ended.
    pub deals: Vec<DealOutcome>,
}

impl Replay {
    /// What came of it all.
    #[must_use]
    pub fn outcome(&self) -> Outcome<'_> {
        Outcome {
            deals: &self.deals,
            table: &self.table,
        }
    }
}

/// Plays the whole record.
///
/// # Errors
/// [`ReplayError`]: the first thing in it that cannot be played.
pub fn replay(record: &Record) -> Result<Replay, ReplayError> {
    let mut replayer = Replayer::begin(record)?;
    while replayer.step()? {}
    Ok(Replay {
        table: replayer.table,
        deals: replayer.deals,
    })
}

/// A record that is being played, one action a step.
#[derive(Clone, Debug)]
pub struct Replayer<'r> {
    record: &'r Record,
    packs: Packs<'r>,
    table: Table,
    deals: Vec<DealOutcome>,
    done: usize,
}

/// With so many deals in a row that no player had a say in, there will never be an end of it: only
/// face-up hands can do that, and only where they cost the others next to nothing.
const MOST_DEALS_UNPLAYED: usize = 10_000;

impl<'r> Replayer<'r> {
    /// Sits down and deals.
    ///
    /// # Errors
    /// [`ReplayError`] where that cannot be done.
    pub fn begin(record: &'r Record) -> Result<Replayer<'r>, ReplayError> {
        let stacks: Vec<Chips> = record.seats.iter().map(|seat| seat.chips).collect();
        let table = Table::new(record.rules.clone(), &stacks, record.dealer);
        let packs = Packs::of(&record.source, record.rules.ranking.jokers)?;
        let mut table = table.map_err(ReplayError::Setup)?;
        if let Some(cut) = &record.cut {
            table.cut_in_place(cut).map_err(ReplayError::Cut)?;
            if table.dealer() != record.dealer {
                return Err(ReplayError::CutElsewhere(table.dealer()));
            }
        }
        let mut replayer = Replayer {
            record,
            packs,
            table,
            deals: Vec::new(),
            done: 0,
        };
        replayer.deal()?;
        Ok(replayer)
    }

    /// Plays the next action, and deals where it ended a deal. False where no action is left.
    ///
    /// # Errors
    /// [`ReplayError`] where the action is refused, or the next shuffle does not fit.
    pub fn step(&mut self) -> Result<bool, ReplayError> {
        let Some(text) = self.record.actions.get(self.done) else {
            return Ok(false);
        };
        self.play(text).map_err(|why| ReplayError::Action {
            index: self.done,
            text: text.clone(),
            why,
        })?;
        self.done += 1;
        self.deal()?;
        Ok(true)
    }

    /// The table as it is now.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What came of the deals that have ended so far.
    #[must_use]
    pub fn deals(&self) -> &[DealOutcome] {
        &self.deals
    }

    /// How many actions have been played.
    #[must_use]
    pub fn done(&self) -> usize {
        self.done
    }

    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let Move { seat, action } = text.parse().map_err(Refusal::Unreadable)?;
        // Dealing has gone as far as it could: a table that still waits for a deal has no pack.
        let buys_in = matches!(action, Action::BuyIn(_));
        if matches!(self.table.ask(), Ask::Deal { .. }) && !buys_in {
            return Err(Refusal::NoShuffle);
        }
        self.table
            .play_in_place(seat, action)
            .map_err(Refusal::Illegal)?;
        // A purchase between deals, or the naming of a game, comes after a deal that is told already.
        if !buys_in && !matches!(action, Action::Call(_)) {
            self.deals.extend(DealOutcome::of(self.table.history()));
        }
        Ok(())
    }

    /// Whether somebody buys in before the next deal.
    fn buys_in_next(&self) -> bool {
        let next = self.record.actions.get(self.done);
        let read = next.and_then(|text| text.parse().ok());
        matches!(
            read,
            Some(Move {
                action: Action::BuyIn(_),
                ..
            })
        )
    }

    /// Deals, unless somebody buys in first, and deals again where the cards alone decide a deal, until a player has the word or no
    /// deal can begin.
    fn deal(&mut self) -> Result<(), ReplayError> {
        for _ in 0..MOST_DEALS_UNPLAYED {
            let Ask::Deal { shuffle } = self.table.ask() else {
                return Ok(());
            };
            if self.buys_in_next() {
                return Ok(());
            }
            let pack = if shuffle {
                let Some(pack) = self.packs.next(&self.table) else {
                    return Ok(());
                };
                Some(pack)
            } else {
                None
            };
            self.table
                .deal_in_place(pack)
                .map_err(|why| ReplayError::Deal {
                    shuffle: self.packs.used.saturating_sub(2),
                    why,
                })?;
            self.deals.extend(DealOutcome::of(self.table.history()));
        }
        Err(ReplayError::NoEnd)
    }
}

/// The shuffled packs of a record, in order.
#[derive(Clone, Debug)]
struct Packs<'r> {
    source: &'r Source,
    shuffler: Option<Shuffler>,
    used: usize,
}

impl<'r> Packs<'r> {
    fn of(source: &'r Source, jokers: u8) -> Result<Packs<'r>, ReplayError> {
        let shuffler = match source {
            Source::Seed(seed) => Some(Shuffler::new(*seed)),
            Source::Packs { pack, .. } if !pack.same_cards(&Pack::whole(jokers)) => {
                let cards = pack.len();
                return Err(ReplayError::NotWhole { cards, jokers });
            }
            Source::Packs { .. } => None,
        };
        Ok(Packs {
            source,
            shuffler,
            used: 0,
        })
    }

    /// The next shuffled pack. Only a seed cares what is in it.
    fn next(&mut self, table: &Table) -> Option<Pack> {
        let pack = match (self.source, &mut self.shuffler) {
            (Source::Packs { pack, .. }, _) if self.used == 0 => pack.clone(),
            (Source::Packs { shuffles, .. }, _) => shuffles.get(self.used - 1)?.clone(),
            (Source::Seed(_), shuffler) => shuffler.as_mut()?.shuffle(table.pack()),
        };
        self.used += 1;
        Some(pack)
    }
}

/// Why an action cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not written as an action is.
    Unreadable(ActionError),
    /// The rules refuse it.
    Illegal(Illegal),
    /// It comes after a deal that the record has no pack for.
    NoShuffle,
}

impl Refusal {
    /// The clause that it breaks.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        match self {
            Refusal::Unreadable(error) => error.clause(),
            Refusal::Illegal(illegal) => illegal.clause(),
            Refusal::NoShuffle => "RULES 9.1, shuffle",
        }
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Unreadable(error) => error.fmt(f),
            Refusal::Illegal(illegal) => illegal.fmt(f),
            Refusal::NoShuffle => f.write_str(
                "the record ends before it: the pack must be shuffled and no shuffle is given",
            ),
        }
    }
}

/// Why a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// Nobody can sit down to this.
    Setup(SetupError),
    /// No high card is dealt, or not from such a pack.
    Cut(DealError),
    /// The high card makes this seat the dealer, and the record names another.
    CutElsewhere(Seat),
    /// The first pack is not of the 52 cards and the jokers agreed on.
    NotWhole {
        /// How many cards it has.
        cards: usize,
        /// How many jokers were agreed on.
        jokers: u8,
    },
    /// A later shuffle cannot be dealt from.
    Deal {
        /// Which, counted from 0.
        shuffle: usize,
        /// Why not.
        why: DealError,
    },
    /// An action cannot be played.
    Action {
        /// Which, counted from 0.
        index: usize,
        /// As it is written.
        text: String,
        /// Why not.
        why: Refusal,
    },
    /// Deals decide themselves for ever.
    NoEnd,
}

impl Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Setup(error) => error.fmt(f),
            ReplayError::Cut(why) => write!(f, "`cut`: {why} (RULES 9.1, first_dealer)"),
            ReplayError::CutElsewhere(seat) => write!(
                f,
                "`dealer`: by the cards of `cut` seat {seat} deals first (RULES 9.1, first_dealer)"
            ),
            ReplayError::NotWhole { cards, jokers: 0 } => {
                write!(
                    f,
                    "`pack` is not a whole pack: it has {cards} cards, not 52"
                )
            }
            ReplayError::NotWhole { cards, jokers: 1 } => write!(
                f,
                "`pack` is not a whole pack: it has {cards} cards, and should have 52 and the joker *1"
            ),
            ReplayError::NotWhole { cards, jokers } => write!(
                f,
                "`pack` is not a whole pack: it has {cards} cards, and should have 52 and the jokers *1 to *{jokers}"
            ),
            ReplayError::Deal { shuffle, why } => {
                write!(f, "`shuffles[{shuffle}]`: {why} (RULES 9.2.3)")
            }
            ReplayError::Action { index, text, why } => {
                write!(f, "action {index}, `{text}`: {why} ({})", why.clause())
            }
            ReplayError::NoEnd => f.write_str("the deals decide themselves, and never end"),
        }
    }
}

impl std::error::Error for ReplayError {}
