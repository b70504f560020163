//! The situation at a moment of a record, as a text of its own.

use std::fmt::{self, Display};

use super::limits::MOST_STEPS;
use super::model::{GivenCards, Lesson, LessonSetup, LessonStep, LessonTask, Line};
use super::told::{Told, ToldDeal};
use crate::cards::{Card, CardSet};
use crate::engine::{Event, Face, Seat, Table, Viewer, Zone};
use crate::notation::action::Move;
use crate::notation::record::Record;
use crate::notation::replay_error::ReplayError;
use crate::random::Seed;

/// Why a moment of a record is no situation of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SituationError {
    /// The record cannot be played.
    Replay(ReplayError),
    /// The players have real cards, which the table does not know.
    RealCards,
    /// No deal is under way there.
    NoDeal,
    /// A player has named cards that the viewer has not seen.
    HiddenCards,
    /// Too many deals and acts lead there.
    TooLong,
    /// What led there depends on cards that the viewer has not seen, or that no lesson can give.
    Chance,
}

impl Lesson {
    /// The situation after so many actions of a record; a deal that is due then is dealt. It begins with the deal in progress,
    /// or with an earlier one if something is left of that: a pot, a kept hand, a debt, points. Only cards that the viewer has
    /// seen are given. The learner is the viewer, or the player in turn.
    ///
    /// # Errors
    /// [`SituationError`].
    pub fn situation(
        record: &Record,
        actions: usize,
        viewer: Viewer,
    ) -> Result<Lesson, SituationError> {
        if record.rules.real_cards {
            return Err(SituationError::RealCards);
        }
        let told = Told::of(record, actions, viewer).map_err(SituationError::Replay)?;
        let told = told.ok_or(SituationError::NoDeal)?;
        for (nth, deal) in told.deals.iter().enumerate().rev() {
            if !is_fresh(&deal.before) {
                continue;
            }
            let deals = told.deals.get(nth..).unwrap_or_default();
            if deals.iter().any(names_hidden_cards) {
                return Err(SituationError::HiddenCards);
            }
            let lesson = of_deals(record, deals, &told.table, viewer);
            if lesson.steps.len() > MOST_STEPS {
                return Err(SituationError::TooLong);
            }
            let played = lesson.prepare(Seed([0; 32]));
            if played.is_ok_and(|played| is_same(&played.table, &told.table, viewer)) {
                return Ok(lesson);
            }
        }
        Err(match told.is_cut {
            true => SituationError::TooLong,
            false => SituationError::Chance,
        })
    }
}

/// Whether nothing is left of the deals before.
fn is_fresh(before: &Table) -> bool {
    let view = before.view(Viewer::Hindsight);
    let is_new = view
        .seats()
        .all(|seat| seat.score() == 0 && !seat.hands().any(|hand| hand.is_kept()));
    is_new && view.pot() == 0 && before.debts().is_empty()
}

/// Whether two tables are the same for this viewer.
fn is_same(one: &Table, other: &Table, viewer: Viewer) -> bool {
    let is_told = |event: &Event<Face>| !matches!(event, Event::Shuffled { .. });
    let knows_hand = |seat: &Seat| [Viewer::Hindsight, Viewer::Seat(*seat)].contains(&viewer);
    let in_turn = one.ask().seat().filter(knows_hand);
    let choices = |table: &Table| in_turn.map(|seat| table.choices(seat));
    let (seen, truly) = (one.view(viewer), other.view(viewer));
    one.ask() == other.ask()
        && seen.pots() == truly.pots()
        && one.stacks().eq(other.stacks())
        && choices(one) == choices(other)
        && seen
            .history()
            .filter(is_told)
            .eq(truly.history().filter(is_told))
}

/// Whether an act of the deal names a card that the viewer has not seen.
fn names_hidden_cards(deal: &ToldDeal) -> bool {
    let named = deal.acts.iter().flat_map(cards_named);
    named.into_iter().any(|card| !deal.seen.contains(card))
}

/// The cards that an act names, such as those thrown away.
fn cards_named(act: &Move) -> Vec<Card> {
    let text = act.to_string();
    let mut cards = Vec::new();
    for word in text.split(' ').skip(2) {
        let pairs = word.as_bytes().chunks(2);
        let of_word = pairs.map(|pair| std::str::from_utf8(pair).ok()?.parse().ok());
        cards.extend(of_word.collect::<Option<Vec<Card>>>().unwrap_or_default());
    }
    cards
}

fn of_deals(record: &Record, deals: &[ToldDeal], table: &Table, viewer: Viewer) -> Lesson {
    let before = deals.first().map_or(table, |deal| &deal.before);
    let mut seats = record.seats.clone();
    for (entry, chips) in seats.iter_mut().zip(before.stacks()) {
        entry.chips = chips;
    }
    let mut rules = before.rules().clone();
    // They sat down with as much, whatever is left of it.
    let least = before.stacks().min().unwrap_or_default();
    rules.money.table_minimum = rules.money.table_minimum.min(least);
    let learner = match viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => table.ask().seat(),
    };
    let mut steps = Vec::new();
    let mut push = |task| {
        let line = Line::default();
        steps.push(LessonStep { line, task });
    };
    for (nth, deal) in deals.iter().enumerate() {
        let first = deal.first.iter().filter(|_| nth > 0);
        first.for_each(|act| push(LessonTask::Act(*act)));
        push(LessonTask::Deal(given(deal)));
        let acts = deal.acts.iter();
        acts.for_each(|act| push(LessonTask::Act(*act)));
    }
    Lesson {
        title: String::new(),
        author: String::new(),
        language: String::new(),
        setup: LessonSetup {
            rules,
            seats,
            dealer: deals.first().map_or(table.dealer(), |deal| deal.dealer),
            learner: learner.unwrap_or(Seat(0)),
            tempers: Vec::new(),
        },
        steps,
    }
}

/// The cards of a deal that the viewer has seen.
fn given(deal: &ToldDeal) -> Vec<GivenCards> {
    let mut given: Vec<GivenCards> = Vec::new();
    let mut named = CardSet::NONE;
    for (to, card) in &deal.dealt {
        // A card that is turned up may have been dealt before.
        let is_told = deal.seen.contains(*card) && !named.contains(*card);
        named.insert(*card);
        let card = Some(*card).filter(|_| is_told);
        match given.iter_mut().find(|one| one.to == *to) {
            Some(one) => one.cards.push(card),
            None => given.push(GivenCards {
                line: Line::default(),
                to: *to,
                cards: vec![card],
            }),
        }
    }
    for one in &mut given {
        let last = one.cards.iter().rposition(Option::is_some);
        one.cards.truncate(last.map_or(0, |last| last + 1));
    }
    given.retain(|one| !one.cards.is_empty());
    given.sort_by_key(|one| match one.to {
        Zone::Hand(seat) => (0, seat.0),
        Zone::Spare(nth) => (1, nth),
        Zone::Board => (2, 0),
    });
    given
}

impl Display for SituationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SituationError::Replay(error) => error.fmt(f),
            SituationError::RealCards => f.write_str("the table doesn't know real cards"),
            SituationError::NoDeal => f.write_str("no deal is under way there"),
            SituationError::HiddenCards => {
                f.write_str("somebody has named cards here that weren't shown")
            }
            SituationError::TooLong => f.write_str("too many deals and acts lead to this"),
            SituationError::Chance => {
                f.write_str("what led to this depends on cards that weren't shown")
            }
        }
    }
}

impl std::error::Error for SituationError {}
