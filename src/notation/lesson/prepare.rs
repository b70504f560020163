//! A lesson that can be played: its cards are laid, and each of its acts is legal.

use super::fault::{LessonError, LessonFault};
use super::laying::Laying;
use super::model::{Lesson, LessonStep, LessonTask, Question};
use super::scan::fault;
use crate::cards::{CardSet, Pack};
use crate::engine::{Ask, Chips, Seat, Table};
use crate::notation::record::{Record, Source};
use crate::notation::replay::Replayer;
use crate::random::{Seed, Shuffler};

/// How often a deal is dealt anew, with the deals after it up to the next shuffle, until all given cards lie where they should.
const MOST_ATTEMPTS: usize = 120;

/// A lesson that was played to its end.
#[derive(Clone, Debug)]
pub struct PreparedLesson {
    /// Its acts as a record, with the packs that they were played with.
    pub record: Record,
    /// For each step, how many deals and acts come before it.
    pub done: Vec<usize>,
    /// The table after the last step.
    pub table: Table,
}

impl Lesson {
    /// Plays the lesson. Cards that it does not give follow from the seed, as in a sitting.
    ///
    /// # Errors
    /// [`LessonFault`]: the first step that cannot be, with its line.
    pub fn prepare(&self, seed: Seed) -> Result<PreparedLesson, LessonFault> {
        let setup = &self.setup;
        let stacks: Vec<Chips> = setup.seats.iter().map(|entry| entry.chips).collect();
        let table = Table::new(setup.rules.clone(), &stacks, setup.dealer);
        let table = table.map_err(|error| fault(0, LessonError::Setup(error)))?;
        if setup.learner.index() >= stacks.len() {
            return Err(fault(0, LessonError::NoSeat(setup.learner)));
        }
        let whole = table.gathered();
        let mut run = Run {
            lesson: self,
            now: Moment {
                table,
                at: 0,
                deals: 0,
                actions: Vec::new(),
                laying: Laying::default(),
            },
            shuffler: Shuffler::new(seed),
            packs: Vec::new(),
            last_shuffle: None,
            settled: CardSet::NONE,
            attempts: 0,
            is_anew: false,
            done: Vec::with_capacity(self.steps.len()),
        };
        while let Some(step) = self.steps.get(run.now.at) {
            run.done.truncate(run.now.at);
            run.done.push(run.now.deals + run.now.actions.len());
            run.does(step)?;
        }
        run.check_dealt()?;
        let mut packs = run.packs.into_iter();
        let first = packs.next();
        let source = Source::Packs {
            pack: first.unwrap_or_else(|| run.shuffler.shuffle(&whole)),
            shuffles: packs.collect(),
        };
        let seats = setup.seats.clone();
        let mut record = Record::new(setup.rules.clone(), seats, setup.dealer, source);
        record.actions = run.now.actions;
        Ok(PreparedLesson {
            record,
            done: run.done,
            table: run.now.table,
        })
    }
}

impl PreparedLesson {
    /// The table before this step, or after the last one. `None`: there are fewer steps.
    #[must_use]
    pub fn table_before(&self, step: usize) -> Option<Table> {
        let Some(done) = self.done.get(step) else {
            return (step == self.done.len()).then(|| self.table.clone());
        };
        let mut replayer = Replayer::sit(&self.record).ok()?;
        for _ in 0..*done {
            replayer.small_step().ok()?;
        }
        Some(replayer.table().clone())
    }
}

/// A moment of a lesson.
#[derive(Clone)]
struct Moment<'l> {
    table: Table,
    /// The number of steps done.
    at: usize,
    deals: usize,
    actions: Vec<String>,
    /// The cards of the deal.
    laying: Laying<'l>,
}

/// A lesson that is played.
struct Run<'l> {
    lesson: &'l Lesson,
    now: Moment<'l>,
    shuffler: Shuffler,
    packs: Vec<Pack>,
    /// The moment before the last deal that began with a shuffle.
    last_shuffle: Option<Moment<'l>>,
    /// The given cards that have been dealt since.
    settled: CardSet,
    /// How often that deal has begun anew.
    attempts: usize,
    /// Whether it begins anew now, with the last pack, in which cards have changed places.
    is_anew: bool,
    done: Vec<usize>,
}

impl<'l> Run<'l> {
    fn does(&mut self, step: &'l LessonStep) -> Result<(), LessonFault> {
        let refuse = |why| Err(fault(step.line.0, why));
        match &step.task {
            LessonTask::Say { .. } => {}
            LessonTask::Ask(question) => self.check_question(step, question)?,
            LessonTask::Deal(given) => {
                self.check_dealt()?;
                let shuffle = match self.now.table.ask() {
                    Ask::Deal { shuffle } => shuffle,
                    Ask::Over => return refuse(LessonError::Over),
                    _ => return refuse(LessonError::DealNotOver),
                };
                if shuffle && !std::mem::take(&mut self.is_anew) {
                    self.last_shuffle = Some(self.now.clone());
                    let gathered = self.now.table.gathered();
                    self.packs.push(self.shuffler.shuffle(&gathered));
                    self.attempts = 0;
                }
                if shuffle {
                    self.settled = CardSet::NONE;
                }
                self.now.laying = Laying::new(given);
                let whole = self.now.table.rules().ranking.pack();
                if let Some((line, card)) = self.now.laying.foreign(&whole) {
                    return Err(fault(line, LessonError::NoSuchCard(card)));
                }
                let pack = self.packs.last().cloned().filter(|_| shuffle);
                if let Err(error) = self.now.table.deal_in_place(pack) {
                    return refuse(LessonError::Deal(error));
                }
                self.now.deals += 1;
                return self.lay(step, 0);
            }
            LessonTask::Act(act) => {
                let table = &mut self.now.table;
                if matches!(table.ask(), Ask::Deal { .. }) && !act.action.needs_no_deal() {
                    return refuse(LessonError::DealDue);
                }
                let known = table.history().len();
                if let Err(illegal) = table.play_in_place(act.seat, act.action) {
                    return refuse(LessonError::Illegal(illegal));
                }
                self.now.actions.push(act.to_string());
                return self.lay(step, known);
            }
        }
        self.now.at += 1;
        Ok(())
    }

    /// Goes on after a step that may have dealt cards, by the events after the `known` ones. If others are given, it goes on from
    /// the last shuffle, with a pack in which cards have changed places.
    fn lay(&mut self, step: &LessonStep, known: usize) -> Result<(), LessonFault> {
        let events = self.now.table.history().get(known..).unwrap_or_default();
        let Some(pack) = self.packs.last_mut() else {
            self.now.at += 1;
            return Ok(());
        };
        let laid = self.now.laying.lay(events, pack, &mut self.settled);
        let is_dealt_anew = laid.map_err(|(line, why)| fault(line, why))?;
        match self.last_shuffle.clone().filter(|_| is_dealt_anew) {
            None => self.now.at += 1,
            Some(_) if self.attempts == MOST_ATTEMPTS => {
                return Err(fault(step.line.0, LessonError::CardsUnplaced));
            }
            Some(before) => {
                self.now = before;
                self.is_anew = true;
                self.attempts += 1;
            }
        }
        Ok(())
    }

    fn check_question(&self, step: &LessonStep, question: &Question) -> Result<(), LessonFault> {
        let table = &self.now.table;
        let is_learners = |seat: Seat| {
            let entry = self.lesson.setup.seats.get(seat.index());
            let learner = self.lesson.setup.learner;
            seat == learner || entry.is_some_and(|entry| entry.box_of == Some(learner))
        };
        if !table.ask().seat().is_some_and(is_learners) {
            return Err(fault(step.line.0, LessonError::NotTheLearner));
        }
        for answer in &question.answers {
            let refuse = |why| Err(fault(answer.line.0, why));
            let seat = answer.answer.seat;
            if !is_learners(seat) {
                return refuse(LessonError::ForeignAnswer(seat));
            }
            if let Err(illegal) = table.check(seat, answer.answer.action) {
                return refuse(LessonError::Illegal(illegal));
            }
        }
        Ok(())
    }

    /// Checks that the deal so far has dealt all that is given in it. It ends here.
    fn check_dealt(&self) -> Result<(), LessonFault> {
        match self.now.laying.undealt() {
            Some((line, place)) => Err(fault(line, LessonError::CardsUndealt(place))),
            None => Ok(()),
        }
    }
}
