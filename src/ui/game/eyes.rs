//! Whose eyes are at the screen, what they may see, and what is offered to them.

use super::{Game, Scene};
use crate::engine::{Action, Choice, Event, Illegal, PattiEvent, Seat, View, Viewer};

impl Game {
    /// The next person has taken the screen.
    pub fn lift_curtain(self) {
        if let Some(seat) = self.curtain() {
            self.peek(false);
            self.at_screen.set(Some(seat));
        }
    }

    /// Shows the player at the screen the cards he has looked at, or hides them again and forgets which of
    /// them were picked.
    pub fn peek(self, on: bool) {
        self.peeking.set(on && self.is_shared());
        if !on {
            self.picked.update(Vec::clear);
        }
    }

    /// Whether cards are being peeked at.
    pub fn is_peeking(self) -> bool {
        self.peeking.get()
    }

    /// Reads the table as the eyes at the screen may see it.
    pub fn view<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        let viewer = self.viewer();
        self.shown.with(|table| read(table.view(viewer)))
    }

    /// Reads the table as anybody may see it.
    pub fn public<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        self.shown.with(|table| read(table.view(Viewer::Gallery)))
    }

    /// Whose eyes are at the screen. Where several share it, nobody's but while he peeks.
    pub fn viewer(self) -> Viewer {
        if let Some(eyes) = self.eyes.get() {
            return eyes;
        }
        match self.actor() {
            Some(seat) if !self.is_shared() || self.peeking.get() => Viewer::Seat(seat),
            _ => Viewer::Gallery,
        }
    }

    /// Whether it is a deal of the past, in which nobody can do anything.
    pub fn is_past(self) -> bool {
        self.eyes.get().is_some()
    }

    /// The person who plays at the screen now: of his boxes the one that is asked.
    pub fn actor(self) -> Option<Seat> {
        let at_screen = if self.is_shared() {
            self.at_screen.get()
        } else {
            self.people.get().iter().next()
        };
        if self.boxes.with(|boxes| boxes.is_empty()) {
            return at_screen;
        }
        let asked = self.shown.with(|table| table.ask().seat());
        let is_his = |seat: &Seat| Some(self.owner(*seat)) == at_screen.map(|own| self.owner(own));
        asked
            .filter(|seat| self.is_person(*seat) && is_his(seat))
            .or(at_screen)
    }

    /// Whose box it is: the seat of the person that comes before it.
    fn owner(self, seat: Seat) -> Seat {
        let (people, boxes) = (self.people.get(), self.boxes.get());
        let is_first = |seat: &Seat| people.contains(*seat) && !boxes.contains(*seat);
        let mut before = (0..=seat.0).rev().map(Seat);
        before.find(is_first).unwrap_or(seat)
    }

    /// Whether both are boxes of one person.
    pub fn is_same_person(self, one: Seat, other: Seat) -> bool {
        self.is_person(one) && self.is_person(other) && self.owner(one) == self.owner(other)
    }

    /// Reads the table as it is seen with the eyes of this seat, where the eyes at the screen are those of the same
    /// player; as they see it, where they are another's.
    pub fn view_of<T>(self, seat: Seat, read: impl FnOnce(View<'_>) -> T) -> T {
        let viewer = match self.viewer() {
            Viewer::Seat(own) if self.is_same_person(own, seat) => Viewer::Seat(seat),
            viewer => viewer,
        };
        self.shown.with(|table| read(table.view(viewer)))
    }

    /// Whether several people share the screen.
    pub fn is_shared(self) -> bool {
        self.persons() > 1
    }

    /// Whether a person plays this seat.
    pub fn is_person(self, seat: Seat) -> bool {
        self.people.get().contains(seat)
    }

    /// Whether no person plays.
    pub fn is_watched(self) -> bool {
        self.people.get().is_empty()
    }

    /// The person the screen must be passed to before the game goes on.
    pub fn curtain(self) -> Option<Seat> {
        if !self.is_shared() || self.moving.get() || self.scene.get() != Scene::Playing {
            return None;
        }
        let asked = self.shown.with(|table| table.ask().seat())?;
        let at_screen = self.at_screen.get();
        let is_there = at_screen.is_some_and(|own| self.is_same_person(own, asked));
        let passes = self.people.get().contains(asked) && !is_there;
        passes.then_some(asked)
    }

    /// The sideshow that somebody at the screen has a part in, until he has looked at it (RULES 10.3): who asked, who
    /// agreed, and whose hand is the worse.
    pub fn compares(self) -> Option<[Seat; 3]> {
        let people = self.people.get();
        let is_past = self.is_past();
        self.last.with(|last| match *last {
            Some(Event::Patti(PattiEvent::Compared { by, of, loser })) => {
                let is_his = people.contains(by) || people.contains(of);
                Some([by, of, loser]).filter(|_| is_his && !is_past)
            }
            _ => None,
        })
    }

    /// Reads the table as one player may see it: for those who have taken the screen to themselves.
    pub fn seen_by<T>(self, seat: Seat, read: impl FnOnce(View<'_>) -> T) -> T {
        self.shown
            .with(|table| read(table.view(Viewer::Seat(seat))))
    }

    /// What is offered to the player at the screen. Nothing while the table moves.
    pub fn choices(self) -> Vec<Choice> {
        if self.moving.get() || self.scene.get() != Scene::Playing || self.curtain().is_some() {
            return Vec::new();
        }
        if self.is_past() {
            return Vec::new();
        }
        let Some(seat) = self.actor() else {
            return Vec::new();
        };
        self.shown.with(|table| table.choices(seat).to_vec())
    }

    /// Why the player at the screen may not do this now, where he may not.
    pub fn refusal(self, action: Action) -> Option<Illegal> {
        let seat = self.actor()?;
        self.shown.with(|table| table.check(seat, action).err())
    }

    /// Whether the table waits for the player at the screen.
    pub fn is_my_turn(self) -> bool {
        let asked = self.shown.with(|table| table.ask().seat());
        !self.moving.get() && asked.is_some() && asked == self.actor()
    }
}
