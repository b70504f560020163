//! The steps of a lesson as they are read.

use super::fault::{LessonError, LessonFault, LineNeeds};
use super::limits::{MOST_ANSWERS, MOST_DEALS, MOST_STEPS};
use super::model::{
    GivenCards, LessonAnswer, LessonStep, LessonTask, LessonVerdict, Line, Mark, Question,
};
use super::scan::{Said, two};
use super::state::State;
use crate::cards::{Card, CardSet};
use crate::engine::{Seat, Zone};
use crate::notation::action::Move;
use crate::notation::words::{a_seat, number};

/// The steps that have been read, of a table with so many seats.
pub(super) struct Steps {
    seats: usize,
    steps: Vec<LessonStep>,
    deals: usize,
    /// Whether the question that was read last has `judge`.
    is_judged: bool,
    states: Vec<State>,
}

impl Steps {
    pub fn new(seats: usize) -> Steps {
        Steps {
            seats,
            steps: Vec::new(),
            deals: 0,
            is_judged: false,
            states: Vec::new(),
        }
    }

    /// All steps, and the states that acts are to lead to between them.
    pub fn into_steps(self) -> Result<(Vec<LessonStep>, Vec<State>), LessonFault> {
        self.check_question()?;
        Ok((self.steps, self.states))
    }

    /// Reads a line.
    pub fn read(&mut self, said: &Said) -> Result<(), LessonFault> {
        match said.word {
            "deal" => {
                said.is_bare("deal")?;
                self.deal(said)
            }
            "cards" => self.cards(said),
            "state" => {
                self.deal_first(said)?;
                self.check_question()?;
                let state = State::read(said, self.steps.len(), self.seats)?;
                self.states.push(state);
                Ok(())
            }
            "say" => {
                let text = said.needed_sentence()?;
                self.push(said, LessonTask::Say { text, mark: None })
            }
            "ask" => {
                self.deal_first(said)?;
                let question = Question {
                    text: said.sentence(said.rest)?,
                    mark: None,
                    hint: None,
                    answers: Vec::new(),
                    otherwise: None,
                };
                self.push(said, LessonTask::Ask(question))?;
                self.is_judged = false;
                Ok(())
            }
            "mark" => self.mark(said),
            "hint" => {
                let hint = said.needed_sentence()?;
                let question = self.question(said, "hint")?;
                once(said, "hint", &mut question.hint, hint)
            }
            "else" => {
                let otherwise = said.needed_sentence()?;
                let question = self.question(said, "else")?;
                once(said, "else", &mut question.otherwise, otherwise)
            }
            "judge" => {
                said.is_bare("judge")?;
                let is_second = self.is_judged;
                let question = self.question(said, "judge")?;
                if !question.answers.is_empty() {
                    return Err(said.fault(LessonError::JudgedTwice));
                }
                if is_second {
                    return Err(said.fault(LessonError::Twice("judge".into())));
                }
                self.is_judged = true;
                Ok(())
            }
            word => {
                let mut verdicts = LessonVerdict::WORDS.into_iter();
                match verdicts.find(|(known, _)| *known == word) {
                    Some((word, verdict)) => self.answer(said, word, verdict),
                    None => self.act(said),
                }
            }
        }
    }

    fn push(&mut self, said: &Said, task: LessonTask) -> Result<(), LessonFault> {
        self.check_question()?;
        if self.steps.len() >= MOST_STEPS {
            return Err(said.fault(LessonError::ManySteps));
        }
        let line = Line(said.line);
        self.steps.push(LessonStep { line, task });
        Ok(())
    }

    /// Checks the last question: something judges its answers.
    fn check_question(&self) -> Result<(), LessonFault> {
        let Some(LessonStep { line, task }) = self.steps.last() else {
            return Ok(());
        };
        let LessonTask::Ask(question) = task else {
            return Ok(());
        };
        let is_right = |answer: &LessonAnswer| answer.verdict == LessonVerdict::Right;
        match self.is_judged || question.answers.iter().any(is_right) {
            true => Ok(()),
            false => Err(LessonFault {
                line: line.0,
                why: LessonError::NoRightAnswer,
            }),
        }
    }

    fn deal(&mut self, said: &Said) -> Result<(), LessonFault> {
        if self.deals >= MOST_DEALS {
            return Err(said.fault(LessonError::ManyDeals));
        }
        self.deals += 1;
        self.push(said, LessonTask::Deal(Vec::new()))
    }

    /// The first deal begins by itself before what needs one.
    fn deal_first(&mut self, said: &Said) -> Result<(), LessonFault> {
        match self.deals {
            0 => self.deal(said),
            _ => Ok(()),
        }
    }

    fn cards(&mut self, said: &Said) -> Result<(), LessonFault> {
        said.has_no_text()?;
        self.deal_first(said)?;
        let needs = || said.needs("cards", LineNeeds::PlaceAndCards);
        let (place, rest) = two(said.rest);
        let (to, rest) = match place {
            "board" => (Zone::Board, rest),
            "spare" => {
                let (nth, rest) = two(rest);
                let nth = number(nth).and_then(|nth| u8::try_from(nth).ok());
                (Zone::Spare(nth.ok_or_else(needs)?), rest)
            }
            seat => (Zone::Hand(a_seat(seat).ok_or_else(needs)?), rest),
        };
        if let Zone::Hand(seat) = to {
            self.check_seat(said, seat)?;
        }
        let mut cards = Vec::new();
        let mut given = CardSet::NONE;
        for word in rest.split_ascii_whitespace() {
            let card: Option<Card> = match word {
                "?" => None,
                word => {
                    let card = word.parse();
                    Some(card.map_err(|error| said.fault(LessonError::Card(error)))?)
                }
            };
            if let Some(card) = card {
                if given.contains(card) {
                    return Err(said.fault(LessonError::CardTwice(card)));
                }
                given.insert(card);
            }
            cards.push(card);
        }
        if cards.is_empty() {
            return Err(needs());
        }
        let Some(LessonStep {
            task: LessonTask::Deal(all),
            ..
        }) = self.steps.last_mut()
        else {
            return Err(said.fault(LessonError::NoPlace {
                word: "cards",
                belongs_to: "deal",
            }));
        };
        if all.iter().any(|other| other.to == to) {
            return Err(said.fault(LessonError::Twice(format!("cards {}", place_name(to)))));
        }
        let dealt = all.iter().flat_map(|other| other.cards.iter().flatten());
        if let Some(card) = dealt.copied().find(|card| given.contains(*card)) {
            return Err(said.fault(LessonError::CardTwice(card)));
        }
        all.push(GivenCards {
            line: Line(said.line),
            to,
            cards,
        });
        Ok(())
    }

    fn mark(&mut self, said: &Said) -> Result<(), LessonFault> {
        said.has_no_text()?;
        let marked = match said.rest {
            "pot" => Mark::Pot,
            seat => {
                let seat = a_seat(seat).ok_or_else(|| said.needs("mark", LineNeeds::PotOrSeat))?;
                self.check_seat(said, seat)?;
                Mark::Seat(seat)
            }
        };
        let task = self.steps.last_mut().map(|step| &mut step.task);
        match task {
            Some(LessonTask::Say { mark, .. }) => once(said, "mark", mark, marked),
            Some(LessonTask::Ask(Question { mark, .. })) => once(said, "mark", mark, marked),
            _ => Err(said.fault(LessonError::NoPlace {
                word: "mark",
                belongs_to: "say",
            })),
        }
    }

    fn answer(
        &mut self,
        said: &Said,
        word: &'static str,
        verdict: LessonVerdict,
    ) -> Result<(), LessonFault> {
        let (act, text) = said.rest.split_once(':').unwrap_or((said.rest, ""));
        let answer: Move = act
            .parse()
            .map_err(|error| said.fault(LessonError::Action(error)))?;
        let says = said.sentence(text)?;
        let is_judged = self.is_judged;
        let question = self.question(said, word)?;
        if is_judged {
            return Err(said.fault(LessonError::JudgedTwice));
        }
        if question.answers.len() >= MOST_ANSWERS {
            return Err(said.fault(LessonError::ManyAnswers));
        }
        if question.answers.iter().any(|other| other.answer == answer) {
            return Err(said.fault(LessonError::Twice(answer.to_string())));
        }
        question.answers.push(LessonAnswer {
            line: Line(said.line),
            verdict,
            answer,
            says,
        });
        Ok(())
    }

    /// The question that this line belongs to.
    fn question(&mut self, said: &Said, word: &'static str) -> Result<&mut Question, LessonFault> {
        match self.steps.last_mut().map(|step| &mut step.task) {
            Some(LessonTask::Ask(question)) => Ok(question),
            _ => Err(said.fault(LessonError::NoPlace {
                word,
                belongs_to: "ask",
            })),
        }
    }

    fn act(&mut self, said: &Said) -> Result<(), LessonFault> {
        if !said.word.starts_with(|first: char| first.is_ascii_digit()) {
            let word = said.word.chars().take(24).collect();
            return Err(said.fault(LessonError::UnknownWord(word)));
        }
        said.has_no_text()?;
        let act: Move = format!("{} {}", said.word, said.rest)
            .parse()
            .map_err(|error| said.fault(LessonError::Action(error)))?;
        self.check_seat(said, act.seat)?;
        if !act.action.needs_no_deal() {
            self.deal_first(said)?;
        }
        self.push(said, LessonTask::Act(act))
    }

    fn check_seat(&self, said: &Said, seat: Seat) -> Result<(), LessonFault> {
        match seat.index() < self.seats {
            true => Ok(()),
            false => Err(said.fault(LessonError::NoSeat(seat))),
        }
    }
}

/// How a place of cards is written.
pub(super) fn place_name(to: Zone) -> String {
    match to {
        Zone::Hand(seat) => seat.to_string(),
        Zone::Board => "board".into(),
        Zone::Spare(nth) => format!("spare {nth}"),
    }
}

/// Takes what may be said once.
fn once<T>(
    said: &Said,
    word: &'static str,
    place: &mut Option<T>,
    value: T,
) -> Result<(), LessonFault> {
    match place.replace(value) {
        Some(_) => Err(said.fault(LessonError::Twice(word.into()))),
        None => Ok(()),
    }
}
