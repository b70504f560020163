//! Who is at the table: between deals a player sits out, leaves, or comes back (RULES 9.2.21).
//!
//! A player who is not there is not dealt in, and buys and votes no more. Who sits out may be asked for a loan, who has left
//! is not (RULES 5.2). His chips stay at his place, because they are what he has won or lost.

use super::ground::seat::{Presence, Seat};
use super::model::{Dealer, Table};
use super::sums::action::Action;
use super::sums::ask::{Ask, Between};
use super::sums::event::Event;
use super::sums::illegal::{Illegal, PresenceIllegal};
use super::{driver, vote};

impl Action {
    /// Whether a player may do so between two deals, with no deal in hand: to buy in, to ask for doubled limits, to come
    /// or go, to put chips right.
    #[must_use]
    pub fn needs_no_deal(self) -> bool {
        matches!(
            self,
            Action::BuyIn(_) | Action::Double | Action::Presence(_) | Action::PutRight(_)
        )
    }
}

impl Table {
    /// Whether the player at this seat is at the table. Nobody sits at a seat that there is not.
    #[must_use]
    pub fn presence(&self, seat: Seat) -> Presence {
        self.place(seat)
            .map_or(Presence::Left, |place| place.presence)
    }

    /// Refuses what only players do who are there.
    pub(super) fn check_here(&self, seat: Seat) -> Result<(), Illegal> {
        match self.presence(seat) {
            Presence::Here => Ok(()),
            Presence::Away => Err(PresenceIllegal::IsAway.into()),
            Presence::Left => Err(PresenceIllegal::HasLeft.into()),
        }
    }
}

/// Whether a player may now sit out, come back, or leave.
pub(super) fn check(table: &Table, seat: Seat, to: Presence) -> Result<(), Illegal> {
    let Some(place) = table.place(seat) else {
        return Err(Illegal::NoSuchSeat);
    };
    if !table.rules.lets_players_go() {
        return Err(PresenceIllegal::AllStay.into());
    }
    match table.ask {
        Ask::Over => return Err(Illegal::SittingOver),
        Ask::Agree { on, .. } => return Err(vote::must_answer(on)),
        // A record, in which deals begin by themselves, need not say on which side of a deal without acts this stands.
        Ask::Deal { .. } | Ask::ChooseGame { .. } if table.deals == 0 || has_acts(table) => {}
        _ => return Err(PresenceIllegal::NotNow.into()),
    }
    let able = table.able();
    let others = able.len() - usize::from(able.contains(seat));
    let owes = || table.debts.iter().any(|debt| debt.debtor == seat);
    let why = match (place.presence, to) {
        (now, to) if now == to => PresenceIllegal::Already,
        (_, Presence::Here) => return Ok(()),
        (Presence::Left, _) => PresenceIllegal::HasLeft,
        _ if table.keeper() == Some(seat) => PresenceIllegal::KeepsHand,
        (_, Presence::Left) if owes() => PresenceIllegal::Owes,
        _ if others < table.rules.least_seats() => PresenceIllegal::TooFewLeft,
        _ => return Ok(()),
    };
    Err(why.into())
}

/// Whether somebody has acted in the last deal, if only to say whose cards are best.
pub(super) fn has_acts(table: &Table) -> bool {
    let asks = |event: &Event| matches!(event, Event::Asked(ask) if ask.seat().is_some());
    table.history.iter().any(asks)
}

/// Plays a checked act. Another player may deal next, or the agreed rounds may be over.
pub(super) fn act(dealer: &mut Dealer, seat: Seat, to: Presence) {
    let Some(back) = Between::of(dealer.table().ask) else {
        return;
    };
    dealer.emit(Event::Presence { seat, to });
    driver::go_on_between(dealer, back);
}
