//! What is made in the workshop: the text of a situation or a lesson, and the table that it leads to.

use leptos::prelude::*;

use super::places::Place;
use crate::app::words::refused::lesson_fault;
use crate::cards::Card;
use crate::engine::Seat;
use crate::notation::{
    GivenCards, Lesson, LessonFault, LessonSetup, LessonStep, LessonTask, Line, Move,
    PreparedLesson, SeatEntry,
};
use crate::random::Seed;
use crate::sitting::session::{PlayerKind, Setup};

/// The most texts that *Take back* goes back over.
const MOST_BACK: usize = 200;

/// What is made. Copies are the same.
#[derive(Clone, Copy)]
pub struct Shop {
    text: RwSignal<String>,
    /// Earlier texts, the latest last.
    before: RwSignal<Vec<String>>,
    /// What the text says.
    made: Memo<Made>,
    /// Where cards that are left to chance follow from.
    seed: Seed,
}

/// What a text says: a lesson that can be played, or why it is none.
#[derive(Clone)]
pub enum Made {
    /// It can be played.
    Whole(Box<(Lesson, PreparedLesson)>),
    /// It can be read, but not played to its end.
    Stuck(Box<Lesson>, LessonFault),
    /// It cannot be read.
    Unread(LessonFault),
}

impl Made {
    fn of(text: &str, seed: Seed) -> Made {
        match text.parse::<Lesson>() {
            Err(fault) => Made::Unread(fault),
            Ok(lesson) => match lesson.prepare(seed) {
                Ok(prepared) => Made::Whole(Box::new((lesson, prepared))),
                Err(fault) => Made::Stuck(Box::new(lesson), fault),
            },
        }
    }

    /// The lesson, if it can be read.
    fn lesson(&self) -> Option<&Lesson> {
        match self {
            Made::Whole(made) => Some(&made.0),
            Made::Stuck(lesson, _) => Some(lesson),
            Made::Unread(_) => None,
        }
    }

    fn fault(&self) -> Option<String> {
        match self {
            Made::Whole(_) => None,
            Made::Stuck(_, fault) | Made::Unread(fault) => Some(lesson_fault(fault)),
        }
    }
}

impl Shop {
    /// Begins with a text. The cards that it leaves to chance follow from the seed, so that they stay while it is changed.
    #[must_use]
    pub fn new(text: String, seed: Seed) -> Shop {
        let text = RwSignal::new(text);
        let made = move || Made::of(&text.read(), seed);
        Shop {
            text,
            before: RwSignal::new(Vec::new()),
            made: Memo::new_with_compare(move |_| made(), |_, _| true),
            seed,
        }
    }

    #[must_use]
    pub fn text(self) -> String {
        self.text.get()
    }

    /// What the text says.
    #[must_use]
    pub fn made(self) -> Made {
        self.made.get()
    }

    /// The lesson at this moment, if it can be played. Nobody is called again.
    #[must_use]
    pub fn whole_now(self) -> Option<(Lesson, PreparedLesson)> {
        match self.made.get_untracked() {
            Made::Whole(made) => Some(*made),
            _ => None,
        }
    }

    /// What is wrong with the text, in words. `None`: nothing.
    #[must_use]
    pub fn fault(self) -> Option<String> {
        self.made.with(Made::fault)
    }

    /// The same at this moment. Nobody is called again.
    #[must_use]
    pub fn fault_now(self) -> Option<String> {
        self.made.with_untracked(Made::fault)
    }

    /// Reads who sits at the table. `None`: the text cannot be read.
    pub fn with_setup<T>(self, read: impl FnOnce(&LessonSetup) -> T) -> Option<T> {
        let read = |made: &Made| made.lesson().map(|lesson| read(&lesson.setup));
        self.made.with(read)
    }

    /// The lesson at this moment, if it can be read. Nobody is called again.
    #[must_use]
    pub fn lesson_now(self) -> Option<Lesson> {
        self.made.with_untracked(|made| made.lesson().cloned())
    }

    /// What would be wrong with another lesson, in words. `None`: nothing.
    #[must_use]
    pub fn fault_of(self, lesson: &Lesson) -> Option<String> {
        Made::of(&lesson.to_string(), self.seed).fault()
    }

    /// Replaces the text.
    pub fn write(self, text: String) {
        if self.text.with_untracked(|old| *old == text) {
            return;
        }
        let old = self.text.get_untracked();
        self.before.update(|before| {
            if before.len() == MOST_BACK {
                before.remove(0);
            }
            before.push(old);
        });
        self.text.set(text);
    }

    /// Whether something can be taken back.
    #[must_use]
    pub fn has_before(self) -> bool {
        self.before.with(|before| !before.is_empty())
    }

    /// Takes the last change back.
    pub fn back(self) {
        let last = self.before.try_update(Vec::pop).flatten();
        if let Some(last) = last {
            self.text.set(last);
        }
    }

    /// Changes the lesson, if its text can be read.
    pub fn change(self, change: impl FnOnce(&mut Lesson)) {
        let read = self.text.with_untracked(|text| text.parse::<Lesson>());
        if let Ok(mut lesson) = read {
            change(&mut lesson);
            self.write(lesson.to_string());
        }
    }

    /// Adds a step at the end.
    pub fn add(self, task: LessonTask) {
        self.change(|lesson| {
            lesson.steps.push(LessonStep {
                line: Line::default(),
                task,
            });
        });
    }

    /// Adds what a player does.
    pub fn acts(self, act: Move) {
        self.add(LessonTask::Act(act));
    }

    /// Gives a card, or leaves it to chance. `nth` counts the cards that the place gets.
    pub fn gives(self, place: Place, nth: usize, card: Option<Card>) {
        let Place { back, to } = place;
        self.change(|lesson| {
            let deals = lesson.steps.iter_mut().rev();
            let mut deals = deals.filter_map(|step| match &mut step.task {
                LessonTask::Deal(given) => Some(given),
                _ => None,
            });
            let Some(given) = deals.nth(back) else { return };
            // A card lies in one place.
            if card.is_some() {
                let all = given.iter_mut().flat_map(|given| &mut given.cards);
                all.filter(|other| **other == card)
                    .for_each(|other| *other = None);
            }
            let at = given.iter().position(|given| given.to == to);
            let at = at.unwrap_or_else(|| {
                given.push(GivenCards {
                    line: Line::default(),
                    to,
                    cards: Vec::new(),
                });
                given.len() - 1
            });
            let cards = &mut given[at].cards;
            while cards.len() <= nth {
                cards.push(None);
            }
            cards[nth] = card;
            given.retain(|given| given.cards.iter().any(Option::is_some));
        });
    }

    /// The cards that are given to a place. `None`: by chance.
    #[must_use]
    pub fn given(self, place: Place) -> Vec<Option<Card>> {
        let given = |lesson: &Lesson| {
            let steps = lesson.steps.iter().rev();
            let mut deals = steps.filter_map(|step| match &step.task {
                LessonTask::Deal(given) => Some(given),
                _ => None,
            });
            let mut given = deals.nth(place.back)?.iter();
            let found = given.find(|given| given.to == place.to);
            found.map(|given| given.cards.clone())
        };
        let given = self.made.with(|made| made.lesson().and_then(given));
        given.unwrap_or_default()
    }
}

/// A situation at this table: the first deal has begun, and nobody has acted.
#[must_use]
pub fn begun(setup: &Setup) -> Lesson {
    let tempers = setup.players.iter().zip(0..);
    let tempers = tempers.filter_map(|(player, seat)| match player.kind {
        PlayerKind::Bot(temper) => Some((Seat(seat), temper.name())),
        _ => None,
    });
    let seats = setup.players.iter();
    let last = Seat(setup.players.len().saturating_sub(1) as u8);
    Lesson {
        title: String::new(),
        author: String::new(),
        language: String::new(),
        setup: LessonSetup {
            rules: setup.rules.clone(),
            seats: seats
                .map(|player| SeatEntry::new(&player.name, player.chips))
                .collect(),
            dealer: setup.first_dealer.unwrap_or(last),
            learner: Seat(0),
            tempers: tempers.collect(),
        },
        steps: vec![LessonStep {
            line: Line::default(),
            task: LessonTask::Deal(Vec::new()),
        }],
    }
}
