//! Real cards: people play with a pack of their own, and the table keeps the bets alone. Where it would compare cards it
//! asks, and what is declared decides (RULES 9.2.21).

use super::flow::Flow;
use super::ground::question::{Compared, Question};
use super::ground::resume::Resume;
use super::ground::seat::{Seat, SeatSet};
use super::model::Table;
use super::sums::action::{Action, Choice, Choices};
use super::sums::ask::Ask;
use super::sums::illegal::{DeclareIllegal, Illegal};

/// The answer to a question, or else the question.
pub(super) type Answered<T> = Result<T, Unanswered>;

/// A question that has not been answered yet.
pub(super) struct Unanswered(pub Question);

impl Table {
    /// What was declared about these players' real cards.
    pub(super) fn declared(&self, of: Compared, among: SeatSet) -> Answered<SeatSet> {
        let question = Question { of, among };
        let mut declared = self.declared.iter();
        let answer = declared.find(|(asked, _)| *asked == question);
        answer.map_or(Err(Unanswered(question)), |(_, answer)| Ok(answer.seats))
    }

    /// The players whose hands no other of these beats, in the given order: by their cards, or as declared.
    pub(super) fn best_of(&self, seats: &[Seat]) -> Answered<Vec<Seat>> {
        if self.rules.real_cards && seats.len() > 1 {
            let royal = self.rules.royal_takes_all();
            let among = seats.iter().copied().collect();
            let best = self.declared(Compared::Hands { royal }, among)?;
            return Ok(only(seats, best));
        }
        let best = seats.iter().map(|seat| self.value(*seat)).max();
        let is_best = |seat: &Seat| Some(self.value(*seat)) == best;
        Ok(seats.iter().copied().filter(is_best).collect())
    }

    /// Whether the first of two players has the better hand. If their hands are equal, he has not.
    pub(super) fn beats(&self, seat: Seat, other: Seat) -> Answered<bool> {
        Ok(self.best_of(&[other, seat])? == [seat])
    }

    /// Whether a hand that was shown is a pair-royal: by its cards, or as declared.
    pub(super) fn was_royal(&self) -> bool {
        self.declared.iter().any(|(_, answer)| answer.royal)
    }
}

pub(super) fn only(seats: &[Seat], set: SeatSet) -> Vec<Seat> {
    let seats = seats.iter().copied();
    seats.filter(|seat| set.contains(*seat)).collect()
}

/// Asks, and goes on there after the answer.
pub(super) fn ask(table: &Table, unanswered: &Unanswered, then: Resume) -> Flow {
    Flow::Wait(Ask::Declare {
        seat: table.dealer,
        question: unanswered.0,
        then,
    })
}

/// The choices of a seat while the table asks.
pub(super) fn offer(question: Question, to_act: Seat, seat: Seat, choices: &mut Choices) {
    if seat == to_act {
        choices.push(Choice::Declare(question));
    }
}

/// Whether a seat may play this action while the table asks.
pub(super) fn check(
    question: Question,
    to_act: Seat,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    match action {
        _ if seat != to_act => Err(Illegal::NotYourTurn { to_act }),
        Action::Declare(answer) if question.admits(answer) => Ok(()),
        Action::Declare(_) => Err(Illegal::Declare(DeclareIllegal::NoAnswer)),
        _ => Err(Illegal::Declare(DeclareIllegal::MustDeclare)),
    }
}
