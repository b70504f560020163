//! Checks the shuffles of a sitting that is over: draws everything random again from the seed, and compares.

use std::fmt::{self, Display};

use super::notes;
use super::record::{Record, Source, seats_at_first};
use super::replay::{Bookmark, Replayer, needs_no_deal};
use super::replay_error::ReplayError;
use crate::engine::{Ask, Chips, FirstDealer, Viewer};
use crate::random::{CUT_STREAM, DEALER_STREAM, Rng, Seed, Shuffler};

/// A check in progress. A long sitting is checked in steps.
#[derive(Clone, Debug)]
pub struct Check {
    record: Record,
    /// The position in the record. `None`: nothing has been replayed.
    now: Option<Bookmark>,
    seal: String,
    drawn: Drawn,
}

/// The cards that left the pack after a deal had begun.
#[derive(Clone, Debug, Default)]
struct Drawn {
    /// Those of the current deal.
    cards: String,
    /// The number of earlier deals with such cards that the record does not note, or not all of them.
    unnoted: usize,
}

/// The result of a check without differences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The SHA-256 of the seed.
    pub seal: String,
    /// Whether the record says that the seal was shown.
    pub was_shown: bool,
    /// The number of deals that were dealt again.
    pub deals: usize,
    /// Whether the cards of each deal were compared with those in the record.
    pub compared: bool,
    /// The number of deals in which cards were dealt after a stake or drawn, and the record does not note all of them, so
    /// that not all were compared.
    pub unnoted: usize,
    /// Whether the final stacks were compared.
    pub to_the_chip: bool,
    /// The words with which players cut before the first card.
    pub words: Vec<String>,
    /// Whether the sitting came to the page by a link or a file.
    pub came: bool,
}

impl Check {
    /// Starts a check: compares the seal, and draws the first dealer again.
    ///
    /// # Errors
    /// [`FairnessError`]: they differ.
    pub fn new(record: Record) -> Result<Check, FairnessError> {
        let seed = match record.source {
            Source::Seed(seed) if !record.rules.real_cards => seed,
            // The seed of a sitting with real cards has shuffled nothing.
            _ => return Err(FairnessError::NoSeed),
        };
        let sealed = match &record.notes.cut {
            Some(cut) if cut.seed() != seed => return Err(FairnessError::OtherCut),
            Some(cut) => cut.sealed(),
            None => seed,
        };
        let seal = sealed.seal().to_string();
        if let Some(shown) = &record.notes.seal {
            if *shown != seal {
                let shown = shown.chars().take(64).collect();
                return Err(FairnessError::OtherSeed { shown, seal });
            }
            first_dealer(&record, seed)?;
        }
        Replayer::sit(&record).map_err(FairnessError::Replay)?;
        Ok(Check {
            record,
            now: None,
            seal,
            drawn: Drawn::default(),
        })
    }

    /// Checks this many steps more. Each deal and each action is a step. Returns the result after the last one.
    ///
    /// # Errors
    /// [`FairnessError`]: the first difference.
    pub fn read(&mut self, steps: usize) -> Result<Option<Checked>, FairnessError> {
        let mut replayer = match self.now.take() {
            Some(now) => Replayer::resume(&self.record, now),
            None => Replayer::sit(&self.record).map_err(FairnessError::Replay)?,
        };
        let mut drawn = std::mem::take(&mut self.drawn);
        let found = self.go_on(&mut replayer, &mut drawn, steps);
        (self.now, self.drawn) = (Some(replayer.bookmark()), drawn);
        found
    }

    fn go_on(
        &self,
        replayer: &mut Replayer,
        drawn: &mut Drawn,
        steps: usize,
    ) -> Result<Option<Checked>, FairnessError> {
        let (record, noted) = (&self.record, &self.record.notes.dealt);
        for _ in 0..steps {
            let (done, begun, number) = (replayer.done(), replayer.begun(), number(replayer));
            let known = replayer.table().history().len();
            let is_due = matches!(replayer.table().ask(), Ask::Deal { .. });
            // A sitting can end between two deals. Then the next one was never dealt.
            let all_told = noted.is_empty() || begun == noted.len();
            let is_over = is_due && done == record.actions.len() && begun > 0 && all_told;
            if is_over || !replayer.small_step().map_err(FairnessError::Replay)? {
                self.compare_drawn(drawn, begun, number)?;
                return self.finish(replayer, drawn.unnoted).map(Some);
            }
            let history = replayer.table().history();
            if replayer.begun() == begun {
                let later = history.get(known..).unwrap_or_default();
                notes::add(&mut drawn.cards, &notes::cards(later));
                continue;
            }
            self.compare_drawn(drawn, begun, number)?;
            let dealt = notes::cards(history);
            match noted.get(begun) {
                Some(noted) if *noted != dealt => {
                    return Err(other_cards(self::number(replayer), noted, dealt));
                }
                None if !noted.is_empty() => {
                    return Err(FairnessError::Deals { noted: noted.len() });
                }
                _ => {}
            }
        }
        Ok(None)
    }

    /// Compares the cards that left the pack later in the last of so many deals.
    fn compare_drawn(
        &self,
        drawn: &mut Drawn,
        begun: usize,
        number: usize,
    ) -> Result<(), FairnessError> {
        let cards = std::mem::take(&mut drawn.cards);
        let deal = begun.checked_sub(1);
        let noted = deal.and_then(|deal| self.record.notes.drawn.get(deal));
        let noted = noted.map(String::as_str).unwrap_or_default();
        match cards.strip_prefix(noted) {
            Some("") => Ok(()),
            // Earlier versions did not note the last cards of a deal, or none that were drawn.
            Some(rest) if noted.is_empty() || rest.starts_with(' ') => {
                drawn.unnoted += 1;
                Ok(())
            }
            _ => Err(other_cards(number, noted, cards)),
        }
    }

    fn finish(&self, replayer: &Replayer, unnoted: usize) -> Result<Checked, FairnessError> {
        let notes = &self.record.notes;
        if replayer.begun() < notes.dealt.len() {
            let noted = notes.dealt.len();
            return Err(FairnessError::Deals { noted });
        }
        let stacks: Vec<Chips> = replayer.table().stacks().collect();
        if let Some(ended) = &notes.ended {
            let other = |(seat, has): (usize, &Chips)| ended.get(seat) != Some(has);
            if let Some(seat) = stacks.iter().enumerate().position(other) {
                let [noted, has] = [ended, &stacks].map(|all| all.get(seat).copied());
                return Err(FairnessError::Chips {
                    who: player(&self.record, seat),
                    noted: noted.unwrap_or_default(),
                    has: has.unwrap_or_default(),
                });
            }
        }
        if let Some(done) = &notes.done
            && *done != notes::done(&self.record.actions)
        {
            return Err(FairnessError::Actions);
        }
        Ok(Checked {
            seal: self.seal.clone(),
            was_shown: notes.seal.is_some(),
            deals: number(replayer),
            compared: !notes.dealt.is_empty(),
            unnoted,
            to_the_chip: notes.ended.is_some(),
            words: notes
                .cut
                .as_ref()
                .map_or(Vec::new(), |cut| cut.words().to_vec()),
            came: notes.came,
        })
    }
}

/// The longest quotation: more cards than any deal has.
const MOST_LETTERS: usize = 60 * 3;

/// The number of the current deal, or of the last one. Deals that all sat out do not count.
fn number(replayer: &Replayer) -> usize {
    replayer.table().view(Viewer::Gallery).deals() as usize
}

fn other_cards(number: usize, noted: &str, dealt: String) -> FairnessError {
    FairnessError::Deal {
        number,
        noted: noted.chars().take(MOST_LETTERS).collect(),
        dealt,
    }
}

/// Draws the first dealer again, or shuffles the pack for the cut and compares it.
fn first_dealer(record: &Record, seed: Seed) -> Result<(), FairnessError> {
    if record.rules.first_dealer == FirstDealer::HighCard {
        let whole = record.rules.ranking.pack();
        let drawn = Shuffler::after(seed, CUT_STREAM).shuffle(&whole);
        return match &record.cut {
            Some(cut) if *cut != drawn => Err(FairnessError::HighCard),
            None if has_dealt(record) => Err(FairnessError::NoHighCard),
            _ => Ok(()),
        };
    }
    // The players chose him, so nothing was drawn.
    if record.notes.chosen {
        return Ok(());
    }
    let stacks: Vec<Chips> = record.seats.iter().map(|seat| seat.chips).collect();
    let seats = seats_at_first(&record.rules, &stacks);
    let drawn = Rng::new(seed, DEALER_STREAM).below(seats as u32);
    if drawn == u32::from(record.dealer.0) {
        Ok(())
    } else {
        Err(FairnessError::Dealer {
            noted: player(record, record.dealer.index()),
            drawn: player(record, drawn as usize),
        })
    }
}

/// Whether any cards were dealt. A sitting can end before.
fn has_dealt(record: &Record) -> bool {
    !record.notes.dealt.is_empty() || !record.actions.iter().all(|action| needs_no_deal(action))
}

fn player(record: &Record, seat: usize) -> RecordedPlayer {
    let name = record.seats.get(seat).map_or("", |seat| seat.name.trim());
    RecordedPlayer {
        number: seat + 1,
        name: name.into(),
    }
}

/// A player of a record. He is called by his name, or by his number if he has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedPlayer {
    /// His number, counted from 1.
    pub number: usize,
    /// His name. It is empty if the record has none.
    pub name: String,
}

impl Display for RecordedPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.name.is_empty() {
            write!(f, "Player {}", self.number)
        } else {
            f.write_str(&self.name)
        }
    }
}

/// Why a sitting does not follow from its seed. The text ends a sentence and has no full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FairnessError {
    /// The record has packs and no seed.
    NoSeed,
    /// The seal that was shown belongs to another seed.
    OtherSeed {
        /// The seal that was shown.
        shown: String,
        /// The seal of this seed.
        seal: String,
    },
    /// The seed does not follow from the one that was sealed and the words with which the players cut.
    OtherCut,
    /// Another player should have dealt first.
    Dealer {
        /// The dealer in the record.
        noted: RecordedPlayer,
        /// The dealer that the seed draws.
        drawn: RecordedPlayer,
    },
    /// The cut was made with another pack.
    HighCard,
    /// The record has no pack for the cut, although it has a seed. A record loses this pack if its first dealer is
    /// changed.
    NoHighCard,
    /// The record cannot be replayed.
    Replay(ReplayError),
    /// Other cards were dealt.
    Deal {
        /// The number of the deal, counted from 1.
        number: usize,
        /// The cards in the record.
        noted: String,
        /// The cards by the seed and the actions.
        dealt: String,
    },
    /// The number of deals differs.
    Deals {
        /// The number in the record.
        noted: usize,
    },
    /// The actions were changed, without an effect on cards or chips.
    Actions,
    /// The final stack of a player differs.
    Chips {
        who: RecordedPlayer,
        /// His chips in the record.
        noted: Chips,
        /// His chips after the replay.
        has: Chips,
    },
}

impl Display for FairnessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FairnessError::NoSeed => f.write_str(
                "the record lists its packs one by one, and has no seed to shuffle them from again",
            ),
            FairnessError::OtherSeed { shown, seal } => write!(
                f,
                "the seed isn't the one that was sealed: its SHA-256 is {seal}, but the seal says {shown}"
            ),
            FairnessError::OtherCut => f.write_str(
                "the cards weren't shuffled with the seed that was sealed and the words it was cut with",
            ),
            FairnessError::Dealer { noted, drawn } => write!(
                f,
                "by the seed {drawn} deals first, but the record says {noted}"
            ),
            FairnessError::HighCard => f.write_str(
                "the high card wasn't dealt from the pack that the seed shuffles for it",
            ),
            FairnessError::NoHighCard => f.write_str(
                "the first dealer was decided by the high card, but the record leaves out the pack it was dealt from",
            ),
            FairnessError::Replay(error) => write!(f, "the record can't be played again: {error}"),
            FairnessError::Deal { number, noted, dealt } => write!(
                f,
                "deal {number} doesn't match the seed and the actions before it: the record says {noted}, but dealt again it's {dealt}"
            ),
            FairnessError::Deals { noted: 1 } => f.write_str(
                "the record says that one deal was dealt, but its actions make a different number",
            ),
            FairnessError::Deals { noted } => write!(
                f,
                "the record says that {noted} deals were dealt, but its actions make a different number"
            ),
            FairnessError::Actions => f.write_str(
                "the cards and chips are right, but these aren't the actions the game ended with",
            ),
            FairnessError::Chips { who, noted, has } => write!(
                f,
                "by these deals and actions {who} ends with {has}, but the record says {noted}"
            ),
        }
    }
}

impl std::error::Error for FairnessError {}
