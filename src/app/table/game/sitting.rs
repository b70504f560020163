//! What is read of the sitting in play, and what is asked between two deals.

use super::model::Model;
use crate::engine::{Action, Ask, Chips, Event, Illegal, Motion, NamedGame, Seat};
use crate::games;
use crate::sitting::session::{Session, Setup};

/// A motion of a player between two deals, about which the others are asked (RULES 9.2.19, 10.11).
pub struct Proposal {
    /// Who is asked.
    pub asked: Seat,
    /// Whose motion it is.
    pub by: Seat,
    pub on: Motion,
    /// What others have said.
    pub said: Vec<(Seat, bool)>,
}

impl Model {
    /// The sitting in play. What draws gets only views of its table.
    pub(super) fn session(&self) -> &Session {
        &self.in_play.session
    }

    /// The chips that each seat has brought: at the beginning and since.
    pub fn brought(&self) -> Vec<Chips> {
        self.session().brought()
    }

    /// Whether the sitting is by number.
    pub fn is_numbered(&self) -> bool {
        self.session().is_numbered()
    }

    /// Whether an ended sitting waits to become a result.
    pub fn has_ended_sittings(&self) -> bool {
        !self.in_play.ended.is_empty()
    }

    /// The ended sittings that another one has replaced. Each is given once.
    pub(super) fn take_ended_sittings(&mut self) -> Vec<Session> {
        std::mem::take(&mut self.in_play.ended)
    }

    /// The number of changes. The autosave stores the sitting when it changes.
    pub fn changes(&self) -> u32 {
        self.in_play.changes
    }

    /// Counts that the player at the screen has taken a hint.
    pub(super) fn took_hint(&mut self) {
        self.in_play.session.take_hints(1);
        self.in_play.changed();
    }

    /// Whether the sitting is over. Its last events may still be waiting in the queue.
    pub fn is_over(&self) -> bool {
        self.in_play.is_over()
    }

    /// The players and the rules at the beginning.
    pub fn setup(&self) -> Setup {
        self.in_play.session.setup().clone()
    }

    /// The dealer who must choose the game before the next deal (RULES 1.5, O26).
    pub fn choosing_dealer(&self) -> Option<Seat> {
        match self.in_play.ask() {
            Ask::ChooseGame { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Whether players vote on something that changes no game, so that no deal follows.
    pub fn votes_on_money(&self) -> bool {
        let on = match self.in_play.ask() {
            Ask::Agree { on, .. } => Some(on),
            _ => None,
        };
        on.is_some_and(|on| !matches!(on, Motion::Game(_)))
    }

    /// The motion that players vote on, the player who is asked about it, and the answers so far. `None`: nobody is
    /// asked.
    pub fn proposal(&self) -> Option<Proposal> {
        let Ask::Agree {
            seat: asked,
            by,
            on,
            ..
        } = self.in_play.ask()
        else {
            return None;
        };
        let said = {
            let history = self.session().table().history().iter().rev();
            let since = history.take_while(|event| !matches!(event, Event::Proposed { .. }));
            let said = since.filter_map(|event| match *event {
                Event::Answered { seat, agrees } => Some((seat, agrees)),
                _ => None,
            });
            let mut said: Vec<(Seat, bool)> = said.collect();
            said.reverse();
            said
        };
        Some(Proposal {
            asked,
            by,
            on,
            said,
        })
    }

    /// The game to suggest to a dealer who must choose one.
    pub fn suggested_game(&self) -> NamedGame {
        let suggested = NamedGame::nearest(self.session().table().rules());
        suggested.unwrap_or(NamedGame::plain(&games::THREE))
    }

    /// Why the dealer may not choose this game now.
    pub fn why_not_chosen(&self, call: Action) -> Option<Illegal> {
        let seat = self.choosing_dealer()?;
        self.session().table().check(seat, call).err()
    }
}
