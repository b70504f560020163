//! Playback: events wait in a queue and are shown one at a time. One timer drives it.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use super::{Game, Scene};
use crate::app::platform::focus::blur;
use crate::app::platform::slices::{SLICE, slice};
use crate::app::table::family::{cast, has_bots};
use crate::app::table::tempo;
use crate::app::words;
use crate::engine::{Action, Ask, Choice, Event, Purse, Seat, Viewer};
use crate::sitting::session::{BotTurn, Session};

/// A frame, in milliseconds.
const FRAME: u32 = 17;

/// How long the table waits before it looks for its bots again, in milliseconds.
const ABSENT_PAUSE: u32 = 50;

/// How long the result of a deal stays before the next deal begins by itself, in milliseconds at normal speed.
const RESULT_PAUSE: u32 = 5000;

/// How long the game that a bot has chosen is shown, in milliseconds at any speed.
const CHOICE_PAUSE: u32 = 2400;

impl Game {
    /// Finishes the motion in progress at once. If a bot is thinking, it acts.
    pub fn skip(self) {
        if self.queue.moving.get_untracked() {
            self.queue.stop();
            while !self.is_comparing()
                && let Some(event) = self.take_next()
            {
                self.apply(&event);
            }
            if !self.is_comparing() {
                self.advance();
            }
        } else if self.scene.get_untracked() == Scene::Playing && self.queue.has_timer() {
            self.queue.stop();
            self.tick();
        }
    }

    /// Goes on to the next decision of a person without motion.
    pub fn fast_forward(self) {
        blur();
        self.queue.hurry.set_value(true);
        self.queue.stop();
        self.advance();
    }

    /// Whether a sideshow is being compared in which somebody at the screen has a part. It stays until he has looked.
    fn is_comparing(self) -> bool {
        untrack(|| self.comparison()).is_some()
    }

    /// Continues after a sideshow has been compared.
    pub fn finish_comparison(self) {
        if self.is_comparing() {
            self.advance();
        }
    }

    /// The last event shown, if it has a sound. `None`: there is none, or motion is left out.
    pub fn audible_event(self) -> Option<Event> {
        let last = self.shown.last.get();
        last.filter(|_| !self.queue.hurry.get_value())
    }

    pub(super) fn show(self, events: Vec<Event>) {
        self.enqueue(events);
        self.advance();
    }

    /// Shows the events of a press, beginning after `ms` milliseconds at normal speed, at least one frame. The
    /// controls answer the press before that.
    pub(super) fn show_after(self, events: Vec<Event>, ms: u32) {
        self.log.hush();
        self.enqueue(events);
        self.set_timer(self.pause(ms).max(FRAME));
    }

    fn enqueue(self, events: Vec<Event>) {
        self.in_play.changed();
        self.queue.extend(events);
    }

    /// Shows the next events, then asks the next bot. Sets at most one timer.
    pub(super) fn advance(self) {
        while let Some(event) = self.take_next() {
            self.apply(&event);
            if self.is_comparing() {
                return;
            }
            let next = self.queue.peek();
            let (riffles, lingers) = untrack(|| {
                self.shown.public(|view| {
                    let lingers =
                        words::family_words().map_or(0, |words| (words.reading_time)(&event, view));
                    (view.deals() > 1, lingers)
                })
            });
            let [next, then] = next.each_ref().map(Option::as_ref);
            let beat = tempo::pause_after(&event, next, then, riffles);
            let mut pause = self.pause(beat.max(lingers));
            // Some events stay readable even without motion: the high card's winner, a player who wins every hand,
            // and the game that a bot has chosen.
            let read = match event {
                Event::GameChosen { .. } | Event::OtherGameChosen { .. } => CHOICE_PAUSE,
                Event::CutWon { .. } => 1200,
                _ if lingers > 0 => 1200,
                _ => 0,
            };
            if !self.queue.hurry.get_value() {
                pause = pause.max(read);
            }
            if pause > 0 {
                return self.set_timer(pause);
            }
        }
        if !self.queue.is_empty() {
            // The cards stay on the table until the next deal is asked for.
            self.queue.hurry.set_value(false);
            self.queue.moving.set(false);
            self.scene.set(if self.in_play.is_over() {
                Scene::SittingOver
            } else {
                Scene::DealOver
            });
            self.offer_chips();
            return self.deal_soon();
        }
        self.queue.moving.set(false);
        if untrack(|| self.screen.is_replay()) {
            return;
        }
        let Some(asked) = self.in_play.ask().seat() else {
            // All players have sat out, so there is no end to show (RULES 10.10).
            let waits = matches!(self.in_play.ask(), Ask::Deal { .. });
            if self.scene.get_untracked() == Scene::Playing && waits {
                self.queue.hurry.set_value(false);
                self.scene.set(Scene::Ready);
            }
            return;
        };
        if untrack(|| self.seats.is_person(asked)) {
            self.queue.hurry.set_value(false);
            return self.play_by_itself(asked);
        }
        let pause = if self.settings.now().bots_pause {
            self.pause(750)
        } else {
            0
        };
        // At least one millisecond: between the actions of bots the browser needs time to draw.
        self.set_timer(pause.max(1));
    }

    /// Handles the timer: motion has ended, a bot has thought, or the end of a deal has been shown long enough.
    fn tick(self) {
        self.queue.stop();
        if self.scene.get_untracked() == Scene::DealOver {
            return if untrack(|| self.is_buying()) {
                self.deal_soon()
            } else {
                self.deal()
            };
        }
        if self.queue.is_empty() {
            if self.has_asked_elsewhere() {
                return;
            }
            match self.in_play.change(bot_acts).flatten() {
                Some(BotTurn::Acted(events)) => return self.show(events),
                Some(BotTurn::Thinking) => {
                    return self.set_timer(if has_bots() { 1 } else { ABSENT_PAUSE });
                }
                None => {}
            }
        }
        self.advance();
    }

    /// Plays for a person where he has nothing to choose: covers without a chip, and looks at the cards where he may not
    /// play blind. Not on a shared screen, where others would see them.
    fn play_by_itself(self, seat: Seat) {
        let action = self.in_play.read(|session| {
            let table = session.table();
            if table.choices(seat).contains(&Choice::Cover { chips: 0 }) {
                return Some(Action::Cover);
            }
            let view = table.view(Viewer::Gallery);
            let rules = view.rules().vying();
            let looks = rules.is_some_and(|rules| !rules.blind_play);
            let look = Action::Look(None);
            (looks && table.check(seat, look).is_ok()).then_some(look)
        });
        if let Some(action) = action
            && !untrack(|| self.seats.is_shared())
        {
            self.act(action);
        }
    }

    /// Sets the timer for the next deal, where only bots play or the setting asks for it.
    pub(super) fn deal_soon(self) {
        let settings = self.settings.now();
        let deals_on = untrack(|| {
            let is_wished = settings.auto_deal && !self.is_left_out();
            !self.screen.is_replay() && (self.seats.is_watched() || is_wished)
        });
        if self.scene.get_untracked() == Scene::DealOver && deals_on {
            self.set_timer(settings.speed.scale(RESULT_PAUSE).max(RESULT_PAUSE / 2));
        }
    }

    /// The next event to show. The cards of a finished deal stay until the next deal.
    fn take_next(self) -> Option<Event> {
        self.queue
            .take(self.scene.get_untracked() == Scene::Playing)
    }

    pub(super) fn apply(self, event: &Event) {
        self.log_turned_card();
        self.shown.apply(event);
        if !matches!(event, Event::Exposed { .. }) {
            self.log_event(event);
        }
        if let Event::Paid { from, to, chips } = *event
            && from != Purse::Outside
            && self.pause(1) > 0
        {
            self.shown.add_flight(from, to, chips);
        }
    }

    /// Logs the sentence for an event that has just been shown.
    fn log_event(self, event: &Event) {
        let (said, cards) = self.shown.public(|view| {
            let said = words::event_sentence(event, view, |seat| self.seats.in_the_log(seat));
            (said, words::shown_cards(event, view))
        });
        if let Some(text) = said {
            self.log
                .add(text, cards, matches!(event, Event::DealBegan { .. }));
        }
    }

    /// Logs a card once it has been turned up. Earlier the sentence would spoil it.
    pub(super) fn log_turned_card(self) {
        let last = self.shown.last.get_untracked();
        if let Some(event @ Event::Exposed { .. }) = last {
            self.log_event(&event);
        }
    }

    /// Gathers the cards of a finished deal.
    pub(super) fn finish_motion(self) {
        self.queue.stop();
        self.scene.set(Scene::Ready);
        while let Some(event) = self.take_next() {
            self.apply(&event);
        }
    }

    fn pause(self, ms: u32) -> u32 {
        if self.queue.hurry.get_value() {
            0
        } else {
            self.settings.now().speed.scale(ms)
        }
    }

    pub(super) fn set_timer(self, ms: u32) {
        self.queue.stop();
        if self.defer_if_paused() {
            return;
        }
        // What happens within a frame is one moment.
        if ms > FRAME {
            self.log.rest();
        }
        self.queue.set_timer(Timeout::new(ms, move || self.tick()));
    }
}

/// Lets a bot act, or think on. What it does in one go is shown as one gesture: it looks, throws cards away and then acts.
fn bot_acts(session: &mut Session) -> Option<BotTurn> {
    let mut done = Vec::new();
    loop {
        match bot_considers(session) {
            Some(BotTurn::Acted(events)) => done.extend(events),
            other if done.is_empty() => return other,
            _ => return Some(BotTurn::Acted(done)),
        }
        let last = done.iter().rfind(|event| !matches!(event, Event::Asked(_)));
        let goes_on = match last {
            Some(Event::Looked { seat, .. } | Event::Discarded { seat, .. }) => {
                session.table().ask().seat() == Some(*seat)
            }
            _ => false,
        };
        if !goes_on {
            return Some(BotTurn::Acted(done));
        }
    }
}

/// Lets a bot think for a slice of time, so that the page answers presses meanwhile.
fn bot_considers(session: &mut Session) -> Option<BotTurn> {
    if !has_bots() {
        return Some(BotTurn::Thinking);
    }
    let mut turn = None;
    slice(SLICE, || {
        turn = session.bot_considers(cast);
        !matches!(turn, Some(BotTurn::Thinking))
    });
    turn
}
