//! Votes between two deals: on another card game, on chips that a player would buy, on limits that double (RULES 9.2.18,
//! 9.2.19, 10.11).

use super::ground::seat::{Seat, SeatSet};
use super::model::{Dealer, Table};
use super::sums::action::{Action, Choice, Choices};
use super::sums::ask::{Ask, Between, Motion};
use super::sums::event::Event;
use super::sums::illegal::Illegal;

pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.ask.seat() == Some(seat) {
        choices.extend([Action::Agree, Action::Refuse].map(Choice::One));
    }
}

/// Whether a player may answer so.
pub(super) fn check(on: Motion, to_act: Seat, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        _ if seat != to_act => Err(Illegal::NotYourTurn { to_act }),
        Action::Agree | Action::Refuse => Ok(()),
        _ => Err(must_answer(on)),
    }
}

/// The refusal of anything but an answer.
pub(super) fn must_answer(on: Motion) -> Illegal {
    match on {
        Motion::Game(_) => Illegal::MustAnswerGame,
        Motion::BuyIn(_) | Motion::Double => Illegal::MustVote,
    }
}

/// A motion that was carried.
pub(super) struct Carried {
    /// The player whose motion it was.
    pub by: Seat,
    pub on: Motion,
    /// What the table waited for before.
    pub back: Between,
}

/// Puts a motion of this player to the voters, clockwise from him. He agrees to it himself. Returns it if it is carried
/// at once, because nobody else has a say.
#[must_use]
pub(super) fn put(
    dealer: &mut Dealer,
    by: Seat,
    on: Motion,
    mut voters: SeatSet,
    back: Between,
) -> Option<Carried> {
    dealer.emit(Event::Proposed { seat: by, on });
    voters.insert(by);
    let vote = Vote {
        by,
        on,
        voters,
        agreed: SeatSet::from_iter([by]),
        back,
    };
    vote.go_on(dealer, by)
}

/// The player who is asked answers. Returns the motion if it is carried with this.
#[must_use]
pub(super) fn answer(dealer: &mut Dealer, agrees: bool) -> Option<Carried> {
    let Ask::Agree {
        seat,
        by,
        on,
        voters,
        mut agreed,
        back,
    } = dealer.table().ask
    else {
        return None;
    };
    dealer.emit(Event::Answered { seat, agrees });
    if agrees {
        agreed.insert(seat);
    }
    let vote = Vote {
        by,
        on,
        voters,
        agreed,
        back,
    };
    match (on, agrees) {
        // One refusal ends it.
        (Motion::BuyIn(_), false) => vote.decline(dealer),
        _ => vote.go_on(dealer, seat),
    }
}

/// A vote that goes on.
struct Vote {
    by: Seat,
    on: Motion,
    voters: SeatSet,
    agreed: SeatSet,
    back: Between,
}

impl Vote {
    /// Asks the next player. When all have answered, the motion is carried or declined.
    fn go_on(self, dealer: &mut Dealer, after: Seat) -> Option<Carried> {
        let next = dealer.table().clockwise_after(after);
        let mut next = next.take_while(|seat| *seat != self.by);
        if let Some(seat) = next.find(|seat| self.voters.contains(*seat)) {
            dealer.ask(Ask::Agree {
                seat,
                by: self.by,
                on: self.on,
                voters: self.voters,
                agreed: self.agreed,
                back: self.back,
            });
            return None;
        }
        if !self.is_carried() {
            return self.decline(dealer);
        }
        let Vote { by, on, back, .. } = self;
        Some(Carried { by, on, back })
    }

    fn is_carried(&self) -> bool {
        match self.on {
            Motion::Game(_) | Motion::Double => 2 * self.agreed.len() > self.voters.len(),
            Motion::BuyIn(_) => self.agreed == self.voters,
        }
    }

    fn decline(self, dealer: &mut Dealer) -> Option<Carried> {
        let (seat, on) = (self.by, self.on);
        dealer.emit(Event::Declined { seat, on });
        dealer.ask(self.back.ask());
        None
    }
}
