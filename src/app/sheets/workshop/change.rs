//! Changes of who sits at the table. One after which the lesson cannot be played is refused, and tells how it could begin anew.

use super::shop::Shop;
use crate::app::i18n::say;
use crate::app::words::refused::lesson_fault;
use crate::bots::Temper;
use crate::engine::{Chips, Seat, Zone};
use crate::games;
use crate::notation::{GivenCards, Lesson, LessonSetup, LessonStep, LessonTask, Line, SeatEntry};

/// A change of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another game, with its usual rules.
    Game(&'static str),
    /// One more player sits down.
    Joins,
    /// The last player leaves.
    Leaves,
    /// A player is called so.
    Name(Seat, String),
    /// A player brings so much.
    Chips(Seat, Chips),
    /// How a player plays on. `None`: he is the learner.
    Kind(Seat, Option<Temper>),
    /// Who deals first.
    Dealer(Seat),
}

/// Why a change was refused, in words, and the text with it and with a new deal. `None`: that cannot be either.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub why: String,
    pub anew: Option<String>,
}

impl Shop {
    /// Changes the table.
    ///
    /// # Errors
    /// [`Refused`]: what was done there cannot follow. Nothing has changed.
    pub fn changes(self, change: Change) -> Result<(), Refused> {
        let Some(mut lesson) = self.lesson_now() else {
            let why = self.fault_now().unwrap_or_default();
            return Err(Refused { why, anew: None });
        };
        let is_other_game = matches!(change, Change::Game(_));
        apply(&mut lesson.setup, change);
        let Some(why) = self.fault_of(&lesson) else {
            self.write(lesson.to_string());
            return Ok(());
        };
        begins_anew(&mut lesson, is_other_game);
        let anew = self.fault_of(&lesson).is_none();
        let anew = anew.then(|| lesson.to_string());
        Err(Refused { why, anew })
    }
}

impl Shop {
    /// Lets the betting of the last deal stand as a line with `state` says, in place of all that follows its cards.
    ///
    /// # Errors
    /// [`Refused`]: no acts lead there. Nothing has changed.
    pub fn stands(self, line: &str) -> Result<(), Refused> {
        let Some(mut lesson) = self.lesson_now() else {
            let why = self.fault_now().unwrap_or_default();
            return Err(Refused { why, anew: None });
        };
        let is_deal = |step: &LessonStep| matches!(step.task, LessonTask::Deal(_));
        let deal = lesson.steps.iter().rposition(is_deal);
        lesson.steps.truncate(deal.map_or(0, |deal| deal + 1));
        let text = format!("{lesson}{line}\n");
        match text.parse::<Lesson>() {
            Ok(lesson) => {
                self.write(lesson.to_string());
                Ok(())
            }
            Err(fault) => Err(Refused {
                why: lesson_fault(&fault),
                anew: None,
            }),
        }
    }
}

fn apply(setup: &mut LessonSetup, change: Change) {
    match change {
        Change::Game(key) => {
            if let Some(game) = games::named(key) {
                setup.rules = (game.rules)();
                let most = setup.rules.most_seats().unwrap_or(setup.seats.len());
                while setup.seats.len() > most {
                    leaves(setup);
                }
            }
        }
        Change::Joins => {
            let chips = setup.seats.last().map_or(100, |entry| entry.chips);
            let name = say::nameless(setup.seats.len() as u64 + 1);
            setup.seats.push(SeatEntry::new(name, chips));
        }
        Change::Leaves => leaves(setup),
        Change::Name(seat, name) => {
            if let Some(entry) = setup.seats.get_mut(seat.index()) {
                entry.name = name;
            }
        }
        Change::Chips(seat, chips) => {
            if let Some(entry) = setup.seats.get_mut(seat.index()) {
                entry.chips = chips;
            }
        }
        Change::Kind(seat, Some(temper)) => {
            setup.tempers.retain(|(of, _)| *of != seat);
            setup.tempers.push((seat, temper.name()));
            setup.tempers.sort_unstable();
            if setup.learner == seat {
                setup.learner = next(setup, seat);
            }
        }
        Change::Kind(seat, None) => setup.learner = seat,
        Change::Dealer(seat) => setup.dealer = seat,
    }
    let learner = setup.learner;
    setup.tempers.retain(|(of, _)| *of != learner);
}

/// The last player leaves. His offices pass on.
fn leaves(setup: &mut LessonSetup) {
    setup.seats.pop();
    let last = Seat(setup.seats.len().saturating_sub(1) as u8);
    setup.tempers.retain(|(of, _)| *of <= last);
    setup.dealer = setup.dealer.min(last);
    if setup.learner > last {
        setup.learner = Seat(0);
    }
}

/// The seat after this one.
fn next(setup: &LessonSetup, seat: Seat) -> Seat {
    Seat(((seat.index() + 1) % setup.seats.len().max(1)) as u8)
}

/// Leaves of a lesson only its last deal, with what is given to those who sit there. Another game is dealt other cards.
fn begins_anew(lesson: &mut Lesson, is_other_game: bool) {
    let seats = lesson.setup.seats.len();
    let given = lesson.steps.iter().rev().find_map(|step| match &step.task {
        LessonTask::Deal(given) => Some(given.clone()),
        _ => None,
    });
    let mut given: Vec<GivenCards> = given.unwrap_or_default();
    given.retain(|one| match one.to {
        Zone::Hand(seat) => seat.index() < seats && !is_other_game,
        Zone::Board | Zone::Spare(_) => false,
    });
    lesson.steps = vec![LessonStep {
        line: Line::default(),
        task: LessonTask::Deal(given),
    }];
}

#[cfg(test)]
mod tests {
    use super::{Change, apply, begins_anew};
    use crate::bots::Temper;
    use crate::engine::Seat;
    use crate::notation::Lesson;

    const TEXT: &str = "brag-lesson 1\nseat 50 You\nseat 60 Nell\nseat 70 Bill\nbot 2 expert\ndealer 2\n\ndeal\ncards 0 As Ac ?\ncards 2 Kd\n0 bet 1\n";

    fn changed(changes: &[Change]) -> Lesson {
        let mut lesson: Lesson = TEXT.parse().expect("a lesson");
        for change in changes {
            apply(&mut lesson.setup, change.clone());
        }
        lesson
    }

    #[test]
    fn whoever_leaves_hands_on_what_he_was() {
        let setup = changed(&[Change::Kind(Seat(2), None), Change::Leaves]).setup;
        assert_eq!((setup.seats.len(), setup.dealer), (2, Seat(1)));
        assert_eq!((setup.learner, setup.tempers), (Seat(0), Vec::new()));
    }

    #[test]
    fn a_learner_who_becomes_a_bot_hands_on_the_lesson() {
        let setup = changed(&[Change::Kind(Seat(0), Some(Temper::Careful))]).setup;
        assert_eq!(setup.learner, Seat(1));
        assert_eq!(setup.tempers, [(Seat(0), "careful"), (Seat(2), "expert")]);
        let setup = changed(&[Change::Kind(Seat(2), None)]).setup;
        assert_eq!((setup.learner, setup.tempers), (Seat(2), Vec::new()));
    }

    #[test]
    fn anew_there_are_the_cards_of_those_who_sit_there() {
        let mut lesson = changed(&[Change::Leaves]);
        begins_anew(&mut lesson, false);
        let text = lesson.to_string();
        assert!(text.contains("cards 0 As Ac"), "{text}");
        assert!(!text.contains("Kd") && !text.contains("bet"), "{text}");
        begins_anew(&mut lesson, true);
        assert!(!lesson.to_string().contains("cards"));
    }

    #[test]
    fn a_game_for_fewer_players_keeps_the_first_ones() {
        for key in crate::games::GAME_KEYS {
            let mut changes = vec![Change::Joins; 6];
            changes.push(Change::Game(key));
            let setup = changed(&changes).setup;
            let most = setup.rules.most_seats().unwrap_or(9);
            assert_eq!(setup.seats.len(), most.min(9), "{key}");
            assert_eq!(setup.seats[1].name, "Nell", "{key}");
        }
    }
}
