//! The running game in the page: plays events back one at a time on the table that is shown, lets
//! bots think, and knows who sits at the screen.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::prelude::*;

use super::entropy;
use super::log::Log;
use super::session::{Mind, Session, Setup};
use super::settings::Settings;
use super::tempo;
use crate::engine::{
    Action, Ask, Chips, Choice, Event, Illegal, Purse, Seat, SeatSet, SetupError, Table, Turn,
    View, Viewer,
};

/// What the page is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// A table ready to deal.
    Ready,
    /// A deal is being played.
    Playing,
    /// A deal is over; its cards still lie there.
    DealOver,
    /// The sitting is over.
    SittingOver,
}

/// The game, shared by all components. Copies are the same game.
#[derive(Clone, Copy)]
pub struct Game {
    session: StoredValue<Session, LocalStorage>,
    queue: StoredValue<VecDeque<Event>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether to go on to the next decision of a person without any motion.
    hurry: StoredValue<bool>,
    shown: RwSignal<Table>,
    /// The last event shown: what the motion of this moment is about.
    last: RwSignal<Option<Event>>,
    /// Whether events wait to be shown.
    moving: RwSignal<bool>,
    scene: RwSignal<Scene>,
    /// The person at the screen, where several share it.
    at_screen: RwSignal<Option<Seat>>,
    peeking: RwSignal<bool>,
    people: RwSignal<SeatSet>,
    names: RwSignal<Vec<String>>,
    flights: RwSignal<Vec<Flight>>,
    log: Log,
    settings: Settings,
}

/// Chips on their way from one purse to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Tells it apart.
    pub number: u32,
    /// From here
    pub from: Purse,
    /// to there,
    pub to: Purse,
    /// so many.
    pub chips: Chips,
}

impl Game {
    /// A table ready to deal.
    ///
    /// # Errors
    /// [`SetupError`] where that cannot be played.
    pub fn new(setup: Setup, log: Log, settings: Settings) -> Result<Game, SetupError> {
        let session = sit_down(setup)?;
        let game = Game {
            queue: StoredValue::new(VecDeque::new()),
            timer: StoredValue::new(None),
            hurry: StoredValue::new(false),
            shown: RwSignal::new(session.table().clone()),
            last: RwSignal::new(None),
            moving: RwSignal::new(false),
            scene: RwSignal::new(Scene::Ready),
            at_screen: RwSignal::new(None),
            peeking: RwSignal::new(false),
            people: RwSignal::new(people(session.setup())),
            names: RwSignal::new(names(session.setup())),
            flights: RwSignal::new(Vec::new()),
            session: StoredValue::new_local(session),
            log,
            settings,
        };
        Ok(game)
    }

    /// Sits other players down, or the same ones afresh.
    ///
    /// # Errors
    /// [`SetupError`] where that cannot be played; the game in hand goes on then.
    pub fn sit_down(self, setup: Setup) -> Result<(), SetupError> {
        let session = sit_down(setup)?;
        self.stop();
        self.queue.update_value(VecDeque::clear);
        self.log.clear();
        self.people.set(people(session.setup()));
        self.names.set(names(session.setup()));
        self.at_screen.set(None);
        self.peeking.set(false);
        self.last.set(None);
        self.shown.set(session.table().clone());
        self.session.set_value(session);
        self.scene.set(if self.is_over() {
            Scene::SittingOver
        } else {
            Scene::Ready
        });
        Ok(())
    }

    /// Deals: the first deal, or the next one once the last has been read.
    pub fn deal(self) {
        self.finish_motion();
        let dealt = self.session.try_update_value(Session::deal);
        if let Some(Ok(events)) = dealt {
            self.peeking.set(false);
            self.scene.set(Scene::Playing);
            self.show(events);
        }
    }

    /// Does what the player at the screen wants.
    pub fn act(self, action: Action) {
        let Some(seat) = self.actor() else { return };
        if self.moving.get_untracked() {
            return;
        }
        let events = self
            .session
            .try_update_value(|session| session.act(seat, action));
        if let Some(Ok(events)) = events {
            self.stop();
            self.show(events);
        }
    }

    /// Finishes the motion in hand at once.
    pub fn skip(self) {
        if self.moving.get_untracked() {
            self.stop();
            while let Some(event) = self.take_next() {
                self.apply(&event);
            }
            self.pump();
        }
    }

    /// Goes on to the next thing a person must decide, without motion.
    pub fn fast_forward(self) {
        self.hurry.set_value(true);
        self.stop();
        self.pump();
    }

    /// The next person has taken the screen.
    pub fn lift_curtain(self) {
        if let Some(seat) = self.curtain() {
            self.peeking.set(false);
            self.at_screen.set(Some(seat));
        }
    }

    /// Shows the player at the screen the cards he has looked at, or hides them again.
    pub fn peek(self, on: bool) {
        self.peeking.set(on && self.is_shared());
    }

    /// Whether cards are being peeked at.
    pub fn is_peeking(self) -> bool {
        self.peeking.get()
    }

    /// What the page is at.
    pub fn scene(self) -> Scene {
        self.scene.get()
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
        match self.actor() {
            Some(seat) if !self.is_shared() || self.peeking.get() => Viewer::Seat(seat),
            _ => Viewer::Gallery,
        }
    }

    /// The person who plays at the screen now.
    pub fn actor(self) -> Option<Seat> {
        if self.is_shared() {
            self.at_screen.get()
        } else {
            self.people.get().iter().next()
        }
    }

    /// Whether several people share the screen.
    pub fn is_shared(self) -> bool {
        self.people.get().len() > 1
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
        let passes = self.people.get().contains(asked) && self.at_screen.get() != Some(asked);
        passes.then_some(asked)
    }

    /// What is offered to the player at the screen. Nothing while the table moves.
    pub fn choices(self) -> Vec<Choice> {
        if self.moving.get() || self.scene.get() != Scene::Playing || self.curtain().is_some() {
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

    /// Whether events are being shown.
    pub fn is_moving(self) -> bool {
        self.moving.get()
    }

    /// Whether the last event shown is such a one.
    pub fn is_last(self, such: impl FnOnce(&Event) -> bool) -> bool {
        self.last.with(|last| last.as_ref().is_some_and(such))
    }

    /// Chips on their way.
    pub fn flights(self) -> Vec<Flight> {
        self.flights.get()
    }

    /// Those chips have arrived.
    pub fn landed(self, number: u32) {
        self.flights
            .update(|flights| flights.retain(|flight| flight.number != number));
    }

    /// What a seat is called.
    pub fn name(self, seat: Seat) -> String {
        self.names
            .with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// Whether this seat is the only person's, who is spoken to as "you".
    pub fn is_you(self, seat: Seat) -> bool {
        self.people
            .with(|people| people.len() == 1 && people.contains(seat))
    }

    /// Reads the table as anybody may see it once all has been shown: for the end of a deal.
    pub fn settled<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        self.scene.track();
        self.session
            .with_value(|session| read(session.table().view(Viewer::Gallery)))
    }

    /// Whether the sitting is over, whatever is still being shown.
    pub fn is_over(self) -> bool {
        self.scene.get_untracked();
        self.session
            .with_value(|session| session.table().ask() == Ask::Over)
    }

    /// What was settled before the first deal.
    pub fn setup(self) -> Setup {
        self.session.with_value(|session| session.setup().clone())
    }

    /// The record of the sitting so far, as text.
    pub fn record(self) -> String {
        self.session
            .with_value(|session| session.record().to_json())
    }

    /// The sentence of the moment, for those who listen: what happened, and what is asked.
    pub fn spoken(self) -> String {
        let said = self.log.last();
        let (asked, stake) = self.public(|view| (view.ask(), view.stake()));
        if !self.is_my_turn() || self.scene.get() != Scene::Playing || self.curtain().is_some() {
            return said;
        }
        match asked {
            Ask::Turn(Turn::Own { .. }) if stake > 0 => {
                format!("{said} Your turn: {}", self.price())
            }
            Ask::Turn(Turn::Own { .. }) => format!("{said} Your turn to open."),
            _ => format!("{said} Your turn."),
        }
    }

    fn price(self) -> String {
        let bet = self.choices().into_iter().find_map(|choice| match choice {
            Choice::Bet { least, .. } => Some(format!("{least} to stay in.")),
            Choice::Cover { chips } => Some(format!("cover the pot with {chips}, or fold.")),
            _ => None,
        });
        bet.unwrap_or_else(|| "look first.".into())
    }

    /// What has been said so far.
    pub fn log(self) -> Log {
        self.log
    }

    fn show(self, events: Vec<Event>) {
        self.queue.update_value(|queue| queue.extend(events));
        self.moving.set(true);
        self.pump();
    }

    /// Shows the next events, and then lets the next bot think. One timer at a time drives it all.
    fn pump(self) {
        while let Some(event) = self.take_next() {
            self.apply(&event);
            let next = self.queue.with_value(|queue| queue.front().cloned());
            let riffles = self
                .shown
                .with_untracked(|table| table.view(Viewer::Gallery).deals() > 1);
            let pause = self.pause(tempo::beat(&event, next.as_ref(), riffles));
            if pause > 0 {
                return self.after(pause);
            }
        }
        if self.queue.with_value(|queue| !queue.is_empty()) {
            // Its cards lie there to be read until the next deal is asked for.
            self.hurry.set_value(false);
            self.moving.set(false);
            self.scene.set(if self.is_over() {
                Scene::SittingOver
            } else {
                Scene::DealOver
            });
            return;
        }
        self.moving.set(false);
        let Some(asked) = self
            .session
            .with_value(|session| session.table().ask().seat())
        else {
            return;
        };
        if self.people.get_untracked().contains(asked) {
            self.hurry.set_value(false);
            return;
        }
        let pause = if self.settings.bots_pause() {
            self.pause(750)
        } else {
            0
        };
        // Never within this call: a table of bots alone must leave the page time to breathe.
        self.after(pause.max(1));
    }

    /// What the timer does: the motion in hand has ended, or a bot has thought.
    fn tick(self) {
        self.timer.set_value(None);
        if self.queue.with_value(VecDeque::is_empty)
            && let Some(Some(events)) = self.session.try_update_value(Session::bot_acts)
        {
            return self.show(events);
        }
        self.pump();
    }

    /// The next event to show; none before the cards of a finished deal are gathered.
    fn take_next(self) -> Option<Event> {
        let halts = self.scene.get_untracked() == Scene::Playing
            && self.queue.with_value(|queue| ends_here(queue));
        if halts {
            None
        } else {
            self.queue.try_update_value(VecDeque::pop_front).flatten()
        }
    }

    fn apply(self, event: &Event) {
        self.tell_turned();
        self.shown.update(|table| table.apply(event));
        self.last.set(Some(event.clone()));
        if !matches!(event, Event::Exposed { .. }) {
            self.log.tell(self, event);
        }
        if let Event::Paid { from, to, chips } = *event
            && self.pause(1) > 0
        {
            self.flights.update(|flights| {
                let number = flights.last().map_or(0, |flight| flight.number + 1);
                flights.push(Flight {
                    number,
                    from,
                    to,
                    chips,
                });
            });
        }
    }

    /// Tells of a card once it has been turned: a word before that would spoil it.
    fn tell_turned(self) {
        let last = self.last.get_untracked();
        if let Some(event @ Event::Exposed { .. }) = last {
            self.log.tell(self, &event);
        }
    }

    /// Gathers the cards of a finished deal.
    fn finish_motion(self) {
        self.stop();
        self.scene.set(Scene::Ready);
        while let Some(event) = self.take_next() {
            self.apply(&event);
        }
    }

    fn pause(self, ms: u32) -> u32 {
        if self.hurry.get_value() {
            0
        } else {
            self.settings.speed().scale(ms)
        }
    }

    fn after(self, ms: u32) {
        let wait = Duration::from_millis(u64::from(ms));
        let handle = set_timeout_with_handle(move || self.tick(), wait).ok();
        self.timer.set_value(handle);
    }

    fn stop(self) {
        if let Some(handle) = self.timer.get_value() {
            handle.clear();
        }
        self.timer.set_value(None);
    }
}

/// Whether all that is left of a deal is to gather its cards.
fn ends_here(queue: &VecDeque<Event>) -> bool {
    let ends = queue
        .iter()
        .any(|event| matches!(event, Event::Ended { .. }));
    ends && matches!(
        queue.front(),
        Some(Event::Gathered { .. } | Event::Ended { .. })
    )
}

fn sit_down(setup: Setup) -> Result<Session, SetupError> {
    Session::new(setup, entropy::seed(), entropy::seed())
}

fn people(setup: &Setup) -> SeatSet {
    let seats = setup.players.iter().enumerate();
    seats
        .filter(|(_, player)| player.mind == Mind::Person)
        .map(|(seat, _)| Seat(seat as u8))
        .collect()
}

fn names(setup: &Setup) -> Vec<String> {
    setup
        .players
        .iter()
        .map(|player| player.name.clone())
        .collect()
}
