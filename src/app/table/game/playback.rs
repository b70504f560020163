//! Playback: events wait in a queue and are shown one at a time. One timer drives it.

use std::cmp::Reverse;

use super::effect::Effect;
use super::model::Model;
use super::phase::Phase;
use crate::app::settings::Speed;
use crate::app::table::tempo;
use crate::app::words;
use crate::cards::sort_few;
use crate::engine::{Action, Ask, Choice, Event, Purse, Seat};
use crate::sitting::session::BotTurn;

/// A frame, in milliseconds.
const FRAME: u32 = 17;

/// How long the result of a deal stays before the next deal begins by itself, in milliseconds at normal speed.
const RESULT_PAUSE: u32 = 5000;

/// How long the game that a bot has chosen is shown, in milliseconds at any speed.
const CHOICE_PAUSE: u32 = 2400;

impl Model {
    /// Finishes the motion in progress at once. If a bot is thinking, it acts.
    pub(super) fn skip(&mut self) {
        if self.queue.is_moving {
            self.stop_timer();
            while !self.is_comparing()
                && let Some(event) = self.take_next()
            {
                self.apply(&event);
            }
            if !self.is_comparing() {
                self.advance();
            }
        } else if self.phase == Phase::Playing && self.queue.has_timer {
            self.stop_timer();
            self.tick();
        }
    }

    /// Goes on to the next decision of a person without motion.
    pub(super) fn fast_forward(&mut self) {
        self.wants(Effect::Blur);
        self.queue.hurry = true;
        self.stop_timer();
        self.advance();
    }

    /// Whether a sideshow is being compared in which a person has a part. It stays until he has looked, here or on his phone.
    pub(super) fn is_comparing(&self) -> bool {
        self.comparison().is_some() || !self.compared_on_phones().is_empty()
    }

    /// Continues after a sideshow has been compared.
    pub(super) fn finish_comparison(&mut self) {
        if self.is_comparing() {
            self.advance();
        }
    }

    /// The last event shown, if it has a sound. `None`: there is none, or motion is left out.
    pub fn audible_event(&self) -> Option<&Event> {
        self.shown.last().filter(|_| !self.queue.hurry)
    }

    pub(super) fn show(&mut self, events: Vec<Event>) {
        self.enqueue(events);
        self.advance();
    }

    /// Shows the events of a press, beginning after `ms` milliseconds at normal speed, at least one frame. The
    /// controls answer the press before that.
    pub(super) fn show_after(&mut self, events: Vec<Event>, ms: u32) {
        self.log.forget_told();
        self.enqueue(events);
        self.set_timer(self.pause(ms).max(FRAME));
    }

    fn enqueue(&mut self, events: Vec<Event>) {
        self.in_play.changed();
        self.queue.extend(events);
    }

    /// Shows the next events, then asks the next bot. Sets at most one timer.
    pub(super) fn advance(&mut self) {
        while let Some(event) = self.take_next() {
            self.apply(&event);
            if self.is_comparing() {
                return;
            }
            let view = self.shown.public();
            let own = self.family_words();
            let lingers = (own.reading_time)(&event, view);
            let riffles = view.deals() > 1;
            let [next, then] = self.queue.peek();
            let beat = tempo::pause_after(&event, next, then, riffles, self.words());
            let mut pause = self.pause(beat.max(lingers));
            // Some events stay readable even without motion: the high card's winner, a player who wins every hand,
            // and the game that a bot has chosen.
            let read = match event {
                Event::GameChosen { .. } | Event::OtherGameChosen { .. } => CHOICE_PAUSE,
                Event::CutWon { .. } => 1200,
                _ if lingers > 0 => 1200,
                _ => 0,
            };
            if !self.queue.hurry {
                pause = pause.max(read);
            }
            // Round real cards the next player may press at once. The chips still fly.
            if self.has_real_cards() && self.in_play.ask().seat().is_some() && !self.is_replay() {
                pause = 0;
            }
            if pause > 0 {
                return self.set_timer(pause);
            }
        }
        if !self.queue.is_empty() {
            // The cards stay on the table until the next deal is asked for.
            self.queue.hurry = false;
            self.queue.is_moving = false;
            self.phase = if self.in_play.is_over() {
                Phase::SittingOver
            } else {
                Phase::DealOver
            };
            self.offer_chips();
            return self.deal_soon();
        }
        self.queue.is_moving = false;
        if self.is_replay() {
            return;
        }
        let Some(asked) = self.in_play.ask().seat() else {
            // All players have sat out, so there is no end to show (RULES 10.10).
            let waits = matches!(self.in_play.ask(), Ask::Deal { .. });
            if self.phase == Phase::Playing && waits {
                self.queue.hurry = false;
                self.phase = Phase::Ready;
            }
            return;
        };
        if self.seats.is_person(asked) {
            self.queue.hurry = false;
            self.hand_over();
            self.show_looked_at();
            return self.play_by_itself(asked);
        }
        let pause = if self.settings.bots_pause {
            self.pause(750)
        } else {
            0
        };
        // At least one millisecond: between the actions of bots the browser needs time to draw.
        self.set_timer(pause.max(1));
    }

    /// Handles the timer: motion has ended, a bot has thought, or the end of a deal has been shown long enough.
    pub(super) fn tick(&mut self) {
        self.stop_timer();
        if self.phase == Phase::DealOver {
            return if self.is_buying() {
                self.deal_soon()
            } else {
                self.deal()
            };
        }
        match self.queue.is_empty() {
            true => self.wants(Effect::AskBot),
            false => self.advance(),
        }
    }

    /// Shows what the bot has done whose turn it is, or lets it think on. `None`: no bot has a turn.
    pub(super) fn bot_has_thought(&mut self, turn: Option<BotTurn>) {
        match turn {
            Some(BotTurn::Acted(events)) => self.show(events),
            Some(BotTurn::Thinking) => self.set_timer(1),
            None => self.advance(),
        }
    }

    /// Plays for a person where he has nothing to choose: covers without a chip, and looks at the cards where he may not
    /// play blind. Not on a shared screen, where others would see them.
    fn play_by_itself(&mut self, seat: Seat) {
        if self.seats.is_shared() {
            return;
        }
        let table = self.session().table();
        let looks = table.rules().plays_blind() == Some(false);
        let look = Action::Look(None);
        if table.choices(seat).contains(&Choice::Cover { chips: 0 }) {
            self.act(Action::Cover);
        } else if looks && table.check(seat, look).is_ok() {
            self.act(look);
        }
    }

    /// Sets the timer for the next deal, where only bots play or the setting asks for it.
    pub(super) fn deal_soon(&mut self) {
        let is_wished = self.settings.auto_deal && !self.is_left_out();
        let deals_on = !self.is_replay() && (self.seats.is_watched() || is_wished);
        if self.phase == Phase::DealOver && deals_on {
            let pause = self.settings.speed.scale(RESULT_PAUSE);
            self.set_timer(pause.max(RESULT_PAUSE / 2));
        }
    }

    /// The next event to show. The cards of a finished deal stay until the next deal.
    fn take_next(&mut self) -> Option<Event> {
        self.queue.take(self.phase == Phase::Playing)
    }

    pub(super) fn apply(&mut self, event: &Event) {
        self.log_turned_card();
        self.shown.apply(event);
        self.show_compared();
        if !matches!(event, Event::Exposed { .. }) {
            self.log_event(event);
        }
        if let Event::Paid { from, to, chips } = *event
            && from != Purse::Outside
            && self.has_motion()
        {
            self.shown.add_flight(from, to, chips);
        }
    }

    /// Logs the sentence for an event that has just been shown.
    fn log_event(&mut self, event: &Event) {
        let view = self.shown.public();
        let name = |seat| self.seats.in_the_log(seat);
        let said = words::event_sentence(event, view, name, self.words());
        let mut cards = words::shown_cards(event, view);
        if self.settings.sorted {
            sort_few(&mut cards, |card| Reverse(*card));
        }
        if let Some(text) = said {
            self.log
                .add(text, cards, matches!(event, Event::DealBegan { .. }));
        }
        if let Some(hand) = self.hand_opened_by(event) {
            self.log.whisper(hand);
        }
    }

    /// Logs a card once it has been turned up. Earlier the sentence would spoil it.
    pub(super) fn log_turned_card(&mut self) {
        if let Some(event @ Event::Exposed { .. }) = self.shown.last() {
            let event = event.clone();
            self.log_event(&event);
        }
    }

    /// Gathers the cards of a finished deal.
    pub(super) fn finish_motion(&mut self) {
        self.stop_timer();
        self.phase = Phase::Ready;
        while let Some(event) = self.take_next() {
            self.apply(&event);
        }
    }

    /// Whether what happens now is seen in motion.
    fn has_motion(&self) -> bool {
        !self.queue.hurry && self.settings.speed != Speed::Instant
    }

    fn pause(&self, ms: u32) -> u32 {
        if self.queue.hurry {
            0
        } else {
            self.settings.speed.scale(ms)
        }
    }

    pub(super) fn set_timer(&mut self, ms: u32) {
        self.stop_timer();
        if self.defer_if_paused() {
            return;
        }
        // What happens within a frame is one moment.
        if ms > FRAME {
            self.log.rest();
        }
        self.queue.has_timer = true;
        self.wants(Effect::SetTimer(ms));
    }
}
