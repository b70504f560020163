//! What the viewer at the screen may see, and what he may do.

use super::model::Model;
use super::on_screen::Flight;
use super::phase::Phase;
use crate::app::settings::Speed;
use crate::engine::{Action, Choice, Event, Illegal, Seat, View, Viewer};

impl Model {
    /// Lifts the curtain: the next person has taken the screen. At home the cards lie open at once.
    pub(super) fn lift_curtain(&mut self) {
        if let Some(seat) = self.curtain() {
            self.screen.at_screen = Some(seat);
        }
        self.peek(self.is_at_home() && !self.is_on_phone());
    }

    /// Whether whoever takes a shared screen sees his cards at once.
    pub fn is_at_home(&self) -> bool {
        self.session().setup().at_home
    }

    /// Hands a shared screen to the person who is asked. Only a secret needs a curtain, and the cards of who has a phone are
    /// not on the screen.
    pub(super) fn hand_over(&mut self) {
        if let Some(next) = self
            .next_at_screen()
            .filter(|next| self.seats.has_phone(*next))
        {
            self.screen.at_screen = Some(next);
            return self.peek(false);
        }
        let hides = |next| self.shown.public().has_secret(next);
        if self.seats.is_shared() && !self.curtain().is_some_and(hides) {
            self.lift_curtain();
        }
    }

    /// Shows the cards of the player at the screen, or hides them where several share it. Hiding them forgets the picked
    /// cards. Real cards are never shown.
    pub(super) fn peek(&mut self, on: bool) {
        if on && self.is_on_phone() {
            return self.ask_for_code();
        }
        let shows = on && !self.has_real_cards();
        self.screen.is_open = shows || !self.seats.is_shared();
        if !on {
            self.plans.picked.clear();
        }
    }

    /// Whether the cards of the person at the screen are covered.
    pub fn is_covered(&self) -> bool {
        !self.screen.is_open || self.is_on_phone()
    }

    /// Whether a deal is replayed. Nobody can act in it.
    pub fn is_replay(&self) -> bool {
        self.screen.replay_viewer.is_some()
    }

    /// Whether the player at a shared screen peeks at his cards.
    pub fn is_peeking(&self) -> bool {
        self.seats.is_shared() && !self.is_covered()
    }

    /// Covers open cards: nobody may be at the screen any more. On a shared one the curtain falls. Who is alone shows them
    /// again by one press.
    pub(super) fn cover(&mut self) {
        self.peek(false);
        self.screen.is_open = false;
        self.screen.at_screen = None;
        // What was told of the hand goes too.
        self.log.forget_told();
        self.hand_over();
    }

    /// Reads the table as the viewer at the screen may see it.
    pub fn view<T>(&self, read: impl FnOnce(View<'_>) -> T) -> T {
        read(self.shown.seen_by(self.viewer()))
    }

    /// Reads the table on the screen as the player in this seat may see it.
    pub fn seen_by<T>(&self, seat: Seat, read: impl FnOnce(View<'_>) -> T) -> T {
        read(self.shown.seen_by(Viewer::Seat(seat)))
    }

    /// The viewer at the screen. While the cards are covered it is the gallery.
    pub fn viewer(&self) -> Viewer {
        if let Some(viewer) = self.screen.replay_viewer {
            return viewer;
        }
        match self.actor() {
            Some(seat) if !self.is_covered() => Viewer::Seat(seat),
            _ => Viewer::Gallery,
        }
    }

    /// The person who plays at the screen now: of his boxes, the one that is asked.
    pub fn actor(&self) -> Option<Seat> {
        let at_screen = if self.seats.is_shared() {
            self.screen.at_screen
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
    pub fn view_of<T>(&self, seat: Seat, read: impl FnOnce(View<'_>) -> T) -> T {
        let viewer = match self.viewer() {
            Viewer::Seat(own) if self.seats.is_same_person(own, seat) => Viewer::Seat(seat),
            viewer => viewer,
        };
        read(self.shown.seen_by(viewer))
    }

    /// The person whom the screen must be passed to before the game goes on.
    pub fn curtain(&self) -> Option<Seat> {
        let next = self.next_at_screen();
        next.filter(|next| !self.seats.has_phone(*next))
    }

    /// The person who is asked and is not at the screen.
    fn next_at_screen(&self) -> Option<Seat> {
        if !self.seats.is_shared() || self.queue.is_moving || self.phase != Phase::Playing {
            return None;
        }
        let asked = self.shown.ask().seat()?;
        let at_screen = self.screen.at_screen;
        let is_there = at_screen.is_some_and(|own| self.seats.is_same_person(own, asked));
        let passes = self.seats.people().contains(asked) && !is_there;
        passes.then_some(asked)
    }

    /// The sideshow in which somebody at the screen has a part, until he has looked at it (RULES 10.3). Its seats:
    /// who asked, who agreed, and whose hand is worse. Real cards are compared away from the screen.
    pub fn comparison(&self) -> Option<[Seat; 3]> {
        let people = self.seats.people();
        let sees = |seat| people.contains(seat) && !self.seats.has_phone(seat);
        let is_hidden = self.is_replay() || self.has_real_cards();
        let sideshow = self.shown.last()?.sideshow();
        sideshow.filter(|[by, of, _]| (sees(*by) || sees(*of)) && !is_hidden)
    }

    /// Whether the last event shown satisfies a condition.
    pub fn is_last(&self, such: impl FnOnce(&Event) -> bool) -> bool {
        self.shown.last().is_some_and(such)
    }

    /// The chips that are flying.
    pub fn flights(&self) -> &[Flight] {
        self.shown.flights()
    }

    pub(super) fn set_replay_viewer(&mut self, viewer: Viewer) {
        self.screen.replay_viewer = Some(viewer);
    }

    /// The choices of the player at the screen. None while the table moves.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// What they are at this moment of a change. The table is asked once after each.
    pub(super) fn choices_now(&self) -> Vec<Choice> {
        let waits = self.phase == Phase::Playing && !self.queue.is_moving;
        if !waits || self.curtain().is_some() || self.is_replay() {
            return Vec::new();
        }
        let actor = self.actor();
        actor.map_or_else(Vec::new, |seat| self.shown.choices(seat))
    }

    /// Why the player at the screen may not play this action now. `None`: he may.
    pub fn refusal(&self, action: Action) -> Option<Illegal> {
        self.shown.refusal(self.actor()?, action)
    }

    /// Whether bots act, or what has happened is still being shown. Either may take long, unless no time passes at all.
    pub fn others_act(&self) -> bool {
        let asked = self.shown.ask().seat();
        let others = self.queue.is_moving || asked.is_some_and(|seat| !self.seats.is_person(seat));
        others && self.settings.speed != Speed::Instant
    }

    /// Whether the table waits for the player at the screen.
    pub fn is_my_turn(&self) -> bool {
        let asked = self.shown.ask().seat();
        !self.queue.is_moving && asked.is_some() && asked == self.actor()
    }
}
