//! Events become motion: they wait in a queue and are shown one at a time. One timer drives it all.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::prelude::*;

use super::{Flight, Game, Scene};
use crate::engine::{Action, Ask, Event, Purse, Seat, Viewer};
use crate::ui::family;
use crate::ui::focus;
use crate::ui::session::Session;
use crate::ui::tempo;

/// A frame, in milliseconds.
const FRAME: u32 = 17;

/// How long the end of a deal is left to be read before the next one comes by itself, in milliseconds at normal speed.
const READ: u32 = 5000;

/// How long the game that a bot has named is left to be read, at any speed.
const NAMED: u32 = 2400;

impl Game {
    /// Finishes the motion in hand at once; where a bot thinks, it has thought.
    pub fn skip(self) {
        if self.moving.get_untracked() {
            self.stop();
            while !self.is_compared()
                && let Some(event) = self.take_next()
            {
                self.apply(&event);
            }
            if !self.is_compared() {
                self.pump();
            }
        } else if self.scene.get_untracked() == Scene::Playing
            && self.timer.with_value(Option::is_some)
        {
            self.stop();
            self.tick();
        }
    }

    /// Goes on to the next thing a person must decide, without motion.
    pub fn fast_forward(self) {
        focus::let_go();
        self.hurry.set_value(true);
        self.stop();
        self.pump();
    }

    /// Whether two compare their hands, and one of them is at the screen: he looks for as long as he likes.
    fn is_compared(self) -> bool {
        untrack(|| self.compares()).is_some()
    }

    /// Those who compared have looked: the game goes on.
    pub fn has_compared(self) {
        if self.is_compared() {
            self.pump();
        }
    }

    /// Whether the last event shown is such a one.
    pub fn is_last(self, such: impl FnOnce(&Event) -> bool) -> bool {
        self.last.with(|last| last.as_ref().is_some_and(such))
    }

    /// The last event shown, for those who make it heard; none while the table hurries on.
    pub fn heard(self) -> Option<Event> {
        let last = self.last.get();
        last.filter(|_| !self.hurry.get_value())
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

    pub(super) fn show(self, events: Vec<Event>) {
        self.line_up(events);
        self.pump();
    }

    /// Shows what a press came to. The press is answered first: by controls that wait, and by what else has changed, which
    /// is given so many milliseconds.
    pub(super) fn answer(self, events: Vec<Event>, ms: u32) {
        self.line_up(events);
        self.after(self.pause(ms).max(FRAME));
    }

    fn line_up(self, events: Vec<Event>) {
        self.changes.update(|count| *count += 1);
        self.queue.update_value(|queue| queue.extend(events));
        self.moving.set(true);
    }

    /// Shows the next events, and then lets the next bot think. One timer at a time drives it all.
    pub(super) fn pump(self) {
        while let Some(event) = self.take_next() {
            self.apply(&event);
            if self.is_compared() {
                return;
            }
            let asks = |event: &&Event| matches!(event, Event::Asked(_));
            let next = self
                .queue
                .with_value(|queue| queue.iter().find(|event| !asks(event)).cloned());
            let (riffles, lingers) = self.shown.with_untracked(|table| {
                let view = table.view(Viewer::Gallery);
                let lingers = family::told().map_or(0, |told| (told.lingers)(&event, view));
                (view.deals() > 1, lingers)
            });
            let beat = tempo::beat(&event, next.as_ref(), riffles);
            let mut pause = self.pause(beat.max(lingers));
            // Some is read even where nothing moves: what the high card came to, that somebody has won every hand, and
            // the game that a bot has named.
            let read = match event {
                Event::Called { .. } | Event::CalledOther { .. } => NAMED,
                Event::CutWon { .. } => 1200,
                _ if lingers > 0 => 1200,
                _ => 0,
            };
            if !self.hurry.get_value() {
                pause = pause.max(read);
            }
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
            return self.deal_soon();
        }
        self.moving.set(false);
        if self.eyes.get_untracked().is_some() {
            return;
        }
        let Some(asked) = self
            .session
            .with_value(|session| session.table().ask().seat())
        else {
            // All have sat out: there is no end to be read (RULES 10.10).
            let waits = |session: &Session| matches!(session.table().ask(), Ask::Deal { .. });
            if self.scene.get_untracked() == Scene::Playing && self.session.with_value(waits) {
                self.hurry.set_value(false);
                self.scene.set(Scene::Ready);
            }
            return;
        };
        if self.people.get_untracked().contains(asked) {
            self.hurry.set_value(false);
            return self.open_hand(asked);
        }
        let pause = if self.settings.now().bots_pause {
            self.pause(750)
        } else {
            0
        };
        // Never within this call: a table of bots alone must leave the page time to breathe.
        self.after(pause.max(1));
    }

    /// What the timer does: the motion in hand has ended, a bot has thought, or a deal has been read.
    fn tick(self) {
        self.timer.set_value(None);
        if self.scene.get_untracked() == Scene::DealOver {
            return if untrack(|| self.is_buying()) {
                self.deal_soon()
            } else {
                self.deal()
            };
        }
        if self.queue.with_value(VecDeque::is_empty)
            && let Some(Some(events)) = self.session.try_update_value(bot_acts)
        {
            return self.show(events);
        }
        self.pump();
    }

    /// Turns up the cards of a person who must look before anything else, and whom nobody at the screen can look over the
    /// shoulder.
    fn open_hand(self, seat: Seat) {
        let look = Action::Look(None);
        let table = self.session.with_value(|session| {
            let view = session.table().view(Viewer::Gallery);
            let rules = view.rules().vying();
            rules.is_some_and(|rules| !rules.blind_play)
                && session.table().check(seat, look).is_ok()
        });
        if table && !untrack(|| self.is_shared()) {
            self.act(look);
        }
    }

    /// Deals on by itself once the end of a deal could be read, where bots play alone or it is wished for.
    pub(super) fn deal_soon(self) {
        let settings = self.settings.now();
        let deals_on = untrack(|| {
            let is_wished = settings.auto_deal && !self.is_left_out();
            !self.is_past() && (self.is_watched() || is_wished)
        });
        if self.scene.get_untracked() == Scene::DealOver && deals_on {
            self.after(settings.speed.scale(READ).max(READ / 2));
        }
    }

    /// The next event to show; none before the cards of a finished deal are gathered, but for chips that
    /// change hands after it: debts are paid back while they can be read beside what was won.
    fn take_next(self) -> Option<Event> {
        let halts =
            self.scene.get_untracked() == Scene::Playing && self.queue.with_value(ends_here);
        self.queue
            .try_update_value(|queue| {
                let late = |event: &Event| {
                    matches!(
                        event,
                        Event::Paid { .. } | Event::Repaid { .. } | Event::SetOff { .. }
                    )
                };
                let next = if halts {
                    queue.iter().position(late)?
                } else {
                    0
                };
                queue.remove(next)
            })
            .flatten()
    }

    pub(super) fn apply(self, event: &Event) {
        self.tell_turned();
        self.shown.update(|table| table.apply(event));
        self.last.set(Some(event.clone()));
        if !matches!(event, Event::Exposed { .. }) {
            self.log.tell(self, event);
        }
        if let Event::Paid { from, to, chips } = *event
            && from != Purse::Outside
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
    pub(super) fn finish_motion(self) {
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
            self.settings.now().speed.scale(ms)
        }
    }

    pub(super) fn after(self, ms: u32) {
        self.stop();
        if self.waits_on() {
            return;
        }
        let wait = Duration::from_millis(u64::from(ms));
        let handle = set_timeout_with_handle(move || self.tick(), wait).ok();
        self.timer.set_value(handle);
    }

    pub(super) fn stop(self) {
        if let Some(handle) = self.timer.get_value() {
            handle.clear();
        }
        self.timer.set_value(None);
    }
}

/// Lets a bot act. What it does at one go is shown as one gesture: to look, to throw cards away, and what comes of it.
fn bot_acts(session: &mut Session) -> Option<Vec<Event>> {
    let mut done = session.bot_acts()?;
    loop {
        let last = done.iter().rfind(|event| !matches!(event, Event::Asked(_)));
        let goes_on = match last {
            Some(Event::Looked { seat, .. } | Event::Discarded { seat, .. }) => {
                session.table().ask().seat() == Some(*seat)
            }
            _ => false,
        };
        match goes_on.then(|| session.bot_acts()).flatten() {
            Some(more) => done.extend(more),
            None => return Some(done),
        }
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
