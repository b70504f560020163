//! What the viewer at the screen may see, and what he may do.

use super::{Game, Scene};
use crate::engine::{Action, Choice, Event, Illegal, PattiEvent, Seat, View, Viewer};

impl Game {
    /// Lifts the curtain: the next person has taken the screen.
    pub fn lift_curtain(self) {
        if let Some(seat) = self.curtain() {
            self.peek(false);
            self.screen.at_screen.set(Some(seat));
        }
    }

    /// Shows the cards of the player at a shared screen, or hides them. Hiding them forgets the picked cards.
    pub fn peek(self, on: bool) {
        self.screen.peeking.set(on && self.seats.is_shared());
        if !on {
            self.plans.picked.update(Vec::clear);
        }
    }

    /// Reads the table as the viewer at the screen may see it.
    pub fn view<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        self.shown.as_seen_by(self.viewer(), read)
    }

    /// The viewer at the screen. On a shared screen it is the gallery, except while the player peeks.
    pub fn viewer(self) -> Viewer {
        if let Some(viewer) = self.screen.replay_viewer.get() {
            return viewer;
        }
        match self.actor() {
            Some(seat) if !self.seats.is_shared() || self.screen.peeking.get() => {
                Viewer::Seat(seat)
            }
            _ => Viewer::Gallery,
        }
    }

    /// The person who plays at the screen now: of his boxes, the one that is asked.
    pub fn actor(self) -> Option<Seat> {
        let at_screen = if self.seats.is_shared() {
            self.screen.at_screen.get()
        } else {
            self.seats.people().iter().next()
        };
        if !self.seats.has_boxes() {
            return at_screen;
        }
        let asked = self.shown.ask().seat();
        let is_his = |seat: &Seat| {
            Some(self.seats.owner(*seat)) == at_screen.map(|own| self.seats.owner(own))
        };
        asked
            .filter(|seat| self.seats.is_person(*seat) && is_his(seat))
            .or(at_screen)
    }

    /// Reads the table as this seat may see it, if the viewer at the screen is the same player. Otherwise reads it as
    /// that viewer may.
    pub fn view_of<T>(self, seat: Seat, read: impl FnOnce(View<'_>) -> T) -> T {
        let viewer = match self.viewer() {
            Viewer::Seat(own) if self.seats.is_same_person(own, seat) => Viewer::Seat(seat),
            viewer => viewer,
        };
        self.shown.as_seen_by(viewer, read)
    }

    /// The person whom the screen must be passed to before the game goes on.
    pub fn curtain(self) -> Option<Seat> {
        if !self.seats.is_shared() || self.queue.moving.get() || self.scene.get() != Scene::Playing
        {
            return None;
        }
        let asked = self.shown.ask().seat()?;
        let at_screen = self.screen.at_screen.get();
        let is_there = at_screen.is_some_and(|own| self.seats.is_same_person(own, asked));
        let passes = self.seats.people().contains(asked) && !is_there;
        passes.then_some(asked)
    }

    /// The sideshow in which somebody at the screen has a part, until he has looked at it (RULES 10.3). Its seats:
    /// who asked, who agreed, and whose hand is worse.
    pub fn comparison(self) -> Option<[Seat; 3]> {
        let people = self.seats.people();
        let is_past = self.screen.is_replay();
        self.shown.last.with(|last| match *last {
            Some(Event::Patti(PattiEvent::Compared { by, of, loser })) => {
                let is_his = people.contains(by) || people.contains(of);
                Some([by, of, loser]).filter(|_| is_his && !is_past)
            }
            _ => None,
        })
    }

    /// The choices of the player at the screen. None while the table moves.
    pub fn choices(self) -> Vec<Choice> {
        if self.queue.moving.get() || self.scene.get() != Scene::Playing || self.curtain().is_some()
        {
            return Vec::new();
        }
        if self.screen.is_replay() {
            return Vec::new();
        }
        let Some(seat) = self.actor() else {
            return Vec::new();
        };
        self.shown.table.with(|table| table.choices(seat).to_vec())
    }

    /// Why the player at the screen may not play this action now. `None`: he may.
    pub fn refusal(self, action: Action) -> Option<Illegal> {
        let seat = self.actor()?;
        self.shown
            .table
            .with(|table| table.check(seat, action).err())
    }

    /// Whether the table waits for the player at the screen.
    pub fn is_my_turn(self) -> bool {
        let asked = self.shown.ask().seat();
        !self.queue.moving.get() && asked.is_some() && asked == self.actor()
    }
}
