//! Real cards: people play with a pack of their own, and the table keeps the bets alone. Where it would compare cards it
//! asks, and what is declared decides (RULES 9.2.21).

use super::action::{Action, Choice, Choices};
use super::ask::{Ask, Showing};
use super::event::Event;
use super::flow::Flow;
use super::illegal::{DeclareIllegal, Illegal};
use super::model::{Dealer, Table};
use super::seat::{Seat, SeatSet};
use super::stages::resume;

/// A question about real cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// What is compared.
    pub of: Compared,
    /// The players whose cards are compared.
    pub among: SeatSet,
}

/// What is compared, and what the answer names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compared {
    /// The hands: the best, or all of them that are equally good.
    Hands {
        /// Whether it is also said if the best is a pair-royal, because that takes all three pots (RULES 10.8).
        royal: bool,
    },
    /// The hands with the one that this player holds face up: those that beat it (RULES 1.3, O12). There may be none.
    FaceUp {
        /// The player.
        open: Seat,
    },
    /// The upcards: the best, or all that are equally good (RULES 10.4).
    Upcards,
    /// The totals of the cards that were dealt: those that make the number (RULES 9.2.17). There may be none.
    Dealt,
    /// The totals: the nearest to the number, or all that are equally near (RULES 10.4).
    Nearest,
    /// The cards that these players drew to decide it: the highest (RULES 10.4, `tie31`).
    Drawn,
}

/// An answer to a question about real cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Declared {
    /// The players.
    pub seats: SeatSet,
    /// Whether the best hand is a pair-royal.
    pub royal: bool,
}

/// Where a deal goes on after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Resume {
    /// The others beat a hand that lies face up, or fold.
    FaceUp,
    /// Hands are shown.
    Showing(Showing),
    /// In Teen Patti all show.
    PattiAll,
    /// In Teen Patti one of two has paid to see the other.
    PattiSee {
        /// The player who paid.
        payer: Seat,
        /// The player whose hand is seen.
        seen: Seat,
    },
    /// In Teen Patti two compare their hands.
    Sideshow {
        /// The player who asked.
        by: Seat,
        /// The player who was asked.
        of: Seat,
    },
    /// All who are in a round are level.
    Level,
    /// The best upcard takes the first of three pots.
    Upcard,
    /// These players show for the second of three pots.
    Brag {
        /// The players.
        players: SeatSet,
    },
    /// The second of three pots is won.
    BragWon {
        /// The winner.
        winner: Seat,
        /// Whether hands were shown for it.
        was_shown: bool,
    },
    /// Players begin to draw to a number.
    Number,
    /// The third of three pots goes to the nearest.
    Nearest,
}

impl Declared {
    /// The answer that names these players.
    #[must_use]
    pub fn of(seats: SeatSet) -> Declared {
        Declared {
            seats,
            royal: false,
        }
    }
}

impl Question {
    /// Whether nobody may be named.
    #[must_use]
    pub fn may_be_nobody(self) -> bool {
        matches!(self.of, Compared::FaceUp { .. } | Compared::Dealt)
    }

    /// Whether several players may be named.
    #[must_use]
    pub fn may_be_several(self) -> bool {
        self.of != Compared::Drawn
    }

    /// Whether it may be said that the best hand is a pair-royal.
    #[must_use]
    pub fn may_be_royal(self) -> bool {
        self.of == Compared::Hands { royal: true }
    }

    /// Whether the answer names players of whom it is asked, and as many as it may.
    #[must_use]
    pub fn admits(self, answer: Declared) -> bool {
        let least = usize::from(!self.may_be_nobody());
        let most = if self.may_be_several() { 32 } else { 1 };
        self.among.union(answer.seats) == self.among
            && (least..=most).contains(&answer.seats.len())
            && (!answer.royal || self.may_be_royal())
    }

    /// The plainest answer: the first player alone.
    #[must_use]
    pub fn plain(self) -> Declared {
        Declared::of(self.among.iter().take(1).collect())
    }
}

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

/// Those of these seats that are in the set.
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

/// Notes the answer, and goes on with the deal.
pub(super) fn act(dealer: &mut Dealer, question: Question, then: Resume, answer: Declared) -> Flow {
    dealer.emit(Event::Declared { question, answer });
    resume(dealer, then)
}
