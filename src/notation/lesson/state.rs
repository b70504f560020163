//! How the betting is to stand: a line of a lesson in place of the acts that lead there. Some that do are looked for, and stand in
//! its place.

use std::collections::BTreeSet;

use super::fault::{LessonError, LessonFault, LineNeeds};
use super::limits::{MOST_STATES, MOST_STEPS};
use super::model::{Lesson, LessonStep, LessonTask, Line};
use super::scan::{Said, fault};
use crate::engine::{Action, Ask, Chips, Choice, Seat, SeatSet, Standing, Table, Viewer};
use crate::notation::action::Move;
use crate::notation::words::{a_seat, number};
use crate::random::Seed;

/// The most tables that are looked at for all lines of a lesson together.
const MOST_TRIED: usize = 100_000;
/// The most amounts that are tried for one bet, beside those that are wanted.
const MOST_AMOUNTS: Chips = 6;

/// How the betting is to stand. What is `None` may be anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// The number of steps before it.
    pub at: usize,
    line: usize,
    pot: Option<Chips>,
    stake: Option<Chips>,
    turn: Option<Seat>,
    /// Those who have looked. All others who have not folded have not, unless nobody plays blind.
    open: SeatSet,
    folded: SeatSet,
}

impl State {
    /// Reads the line, at a table with so many seats.
    pub fn read(said: &Said, at: usize, seats: usize) -> Result<State, LessonFault> {
        said.has_no_text()?;
        let needs = || said.needs("state", LineNeeds::State);
        let mut state = State {
            at,
            line: said.line,
            pot: None,
            stake: None,
            turn: None,
            open: SeatSet::NONE,
            folded: SeatSet::NONE,
        };
        let mut known: Vec<&str> = Vec::new();
        let mut words = said.rest.split_ascii_whitespace().peekable();
        if words.peek().is_none() {
            return Err(needs());
        }
        while let Some(word) = words.next() {
            if known.contains(&word) {
                return Err(said.fault(LessonError::Twice(word.into())));
            }
            known.push(word);
            let is_number = |word: &&str| word.starts_with(|first: char| first.is_ascii_digit());
            let value = words.next_if(is_number).ok_or_else(needs)?;
            let chips = || number(value).ok_or_else(needs);
            let there = |word: &str| {
                let seat = a_seat(word).ok_or_else(needs)?;
                match seat.index() < seats {
                    true => Ok(seat),
                    false => Err(said.fault(LessonError::NoSeat(seat))),
                }
            };
            match word {
                "pot" => state.pot = Some(chips()?),
                "stake" => state.stake = Some(chips()?),
                "turn" => state.turn = Some(there(value)?),
                "open" | "folded" => {
                    let mut all = SeatSet::NONE;
                    all.insert(there(value)?);
                    while let Some(more) = words.next_if(is_number) {
                        all.insert(there(more)?);
                    }
                    match word {
                        "open" => state.open = all,
                        _ => state.folded = all,
                    }
                }
                _ => return Err(needs()),
            }
        }
        Ok(state)
    }

    /// Acts that lead there. `None`: none were found among `tries` tables, which are counted down. At first whoever is to look or
    /// to fold does so at once.
    fn acts(&self, from: &Table, tries: &mut usize) -> Option<Vec<Move>> {
        let at_once = self.acts_if(from, true, tries);
        at_once.or_else(|| self.acts_if(from, false, tries))
    }

    /// The same. Large bets are tried first, so there are few acts. A way that comes to where another has been is left.
    fn acts_if(&self, from: &Table, is_at_once: bool, tries: &mut usize) -> Option<Vec<Move>> {
        let plays_blind: Vec<bool> = views(from).map(|(_, is_blind)| is_blind).collect();
        let first = from.clone().forgetful();
        let mut known = BTreeSet::from([key(&first)]);
        // Each act with the number of the one before it, counted from 1.
        let mut done: Vec<(Move, usize)> = Vec::new();
        let mut open = vec![(first, 0, 0)];
        while let Some((table, last, acts)) = open.pop() {
            if self.holds(&table, &plays_blind) {
                return Some(way(&done, last));
            }
            let Some(seat) = table.ask().seat().filter(|_| acts < MOST_STEPS) else {
                continue;
            };
            for action in self.tried(&table, seat, is_at_once) {
                *tries = tries.checked_sub(1)?;
                let mut next = table.clone();
                if next.play_in_place(seat, action).is_err() || !self.may_lead_there(&next) {
                    continue;
                }
                if known.insert(key(&next)) {
                    done.push((Move { seat, action }, last));
                    open.push((next, done.len(), acts + 1));
                }
            }
        }
        None
    }

    fn holds(&self, table: &Table, plays_blind: &[bool]) -> bool {
        let is_wanted = |seat: Seat, (standing, is_blind): (Standing, bool), blind_at_first| {
            let is_folded = standing == Standing::Folded;
            let blind = blind_at_first && !self.open.contains(seat);
            is_folded == self.folded.contains(seat) && (is_folded || is_blind == blind)
        };
        let seats = views(table).zip(plays_blind).zip(0..);
        let mut seats = seats.map(|((stands, blind), seat)| is_wanted(Seat(seat), stands, *blind));
        let turn = table.ask().seat();
        let acts = turn.map(|seat| table.choices(seat)).unwrap_or_default();
        let bets = acts.iter().any(|choice| {
            matches!(
                choice,
                Choice::Bet { .. } | Choice::BetBy { .. } | Choice::Cover { .. }
            )
        });
        bets && self.pot.is_none_or(|pot| pot == table.pot())
            && self.stake.is_none_or(|wanted| wanted == stake(table))
            && self.turn.is_none_or(|wanted| turn == Some(wanted))
            && seats.all(|is| is)
    }

    /// Whether what has been paid and bet is not yet more than is wanted.
    fn may_lead_there(&self, table: &Table) -> bool {
        !matches!(table.ask(), Ask::Deal { .. } | Ask::Over)
            && self.pot.is_none_or(|pot| table.pot() <= pot)
            && self.stake.is_none_or(|most| stake(table) <= most)
    }

    /// The actions of a seat that may lead there. What is best tried first comes last.
    fn tried(&self, table: &Table, seat: Seat, is_at_once: bool) -> Vec<Action> {
        let (open, folds) = (self.open.contains(seat), self.folded.contains(seat));
        let (mut bets, mut all) = (Vec::new(), Vec::new());
        for choice in table.choices(seat) {
            match choice {
                Choice::Bet { least, most } => {
                    bets.extend(self.amounts(table, least, most).map(Action::Bet));
                }
                choice => match choice.plain() {
                    action @ Action::Look(_) if open || folds => all.push(action),
                    action @ Action::Fold if folds => all.push(action),
                    action @ (Action::Keep | Action::Throw) => all.push(action),
                    _ => {}
                },
            }
        }
        if is_at_once && !all.is_empty() {
            return all;
        }
        bets.append(&mut all);
        bets
    }

    /// The bets between these that may lead there.
    fn amounts(
        &self,
        table: &Table,
        least: Chips,
        most: Chips,
    ) -> impl Iterator<Item = Chips> + use<> {
        let rest = self.pot.map(|pot| pot.saturating_sub(table.pot()));
        let stake = self.stake.unwrap_or(least);
        // A blind bet counts twice.
        let wanted = [Some(stake), Some(stake.div_ceil(2)), rest];
        let mut all: Vec<Chips> = wanted.into_iter().flatten().collect();
        if rest.is_some() && self.stake.is_some() {
            all.extend(least..least.saturating_add(MOST_AMOUNTS));
        }
        all.push(least);
        all.retain(|amount| (least..=most).contains(amount));
        all.sort_unstable();
        all.dedup();
        all.into_iter()
    }
}

/// The acts up to this one, counted from 1, of those that each have the one before them.
fn way(done: &[(Move, usize)], last: usize) -> Vec<Move> {
    let mut acts = Vec::new();
    let mut at = last;
    while let Some((act, before)) = at.checked_sub(1).and_then(|nth| done.get(nth)) {
        acts.push(*act);
        at = *before;
    }
    acts.reverse();
    acts
}

/// What tells tables apart on the way: what is asked of whom, the pot, the stake, and how each seat stands.
fn key(table: &Table) -> Vec<Chips> {
    let asked = table.ask().seat();
    let choices = asked.map(|seat| table.choices(seat)).unwrap_or_default();
    let asked = asked.map_or(0, |seat| Chips::from(seat.0) + 1);
    let mut key = vec![asked, choices.len() as Chips, table.pot(), stake(table)];
    key.extend(views(table).map(|(standing, is_blind)| {
        let stands: Chips = match standing {
            Standing::Out => 0,
            Standing::In => 1,
            Standing::Folded => 2,
            Standing::Covered(pot) => 3 + Chips::from(pot),
        };
        2 * stands + Chips::from(is_blind)
    }));
    key
}

fn stake(table: &Table) -> Chips {
    table.view(Viewer::Gallery).stake()
}

/// Whether each seat plays, and whether it is blind.
fn views(table: &Table) -> impl Iterator<Item = (Standing, bool)> + '_ {
    let seats = table.view(Viewer::Gallery).seats();
    seats.map(|seat| (seat.standing(), seat.is_blind()))
}

/// Puts acts in the place of each state of a lesson.
pub(super) fn lead_there(lesson: &mut Lesson, states: &[State]) -> Result<(), LessonFault> {
    let (mut tries, mut added) = (MOST_TRIED, 0);
    for (nth, state) in states.iter().enumerate() {
        let refuse = |why| Err(fault(state.line, why));
        if nth == MOST_STATES {
            return refuse(LessonError::ManyStates);
        }
        let at = state.at + added;
        let before = Lesson {
            steps: lesson.steps.get(..at).unwrap_or_default().to_vec(),
            ..lesson.clone()
        };
        let prepared = before.prepare(Seed([0; 32]))?;
        let Some(acts) = state.acts(&prepared.table, &mut tries) else {
            return refuse(LessonError::NoWay);
        };
        added += acts.len();
        if lesson.steps.len() + acts.len() > MOST_STEPS {
            return refuse(LessonError::ManySteps);
        }
        let line = Line(state.line);
        let acts = acts.into_iter().map(|act| LessonStep {
            line,
            task: LessonTask::Act(act),
        });
        lesson.steps.splice(at..at, acts);
    }
    Ok(())
}
