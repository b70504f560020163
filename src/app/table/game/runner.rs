//! Carries out what a change of the model wants: the one place of the controller that calls the browser.

use gloo::timers::callback::Timeout;

use super::effect::Effect;
use super::handle::Game;
use super::model::Model;
use crate::app::platform::focus::{blur, focus_element};
use crate::app::platform::slices::{SLICE, slice};
use crate::bots::MakeBot;
use crate::engine::Event;
use crate::sitting::session::{BotTurn, Session};

impl Game {
    /// Carries out an effect.
    pub(super) fn carry_out(self, effect: Effect) {
        match effect {
            Effect::SetTimer(ms) => {
                let timer = Timeout::new(ms, move || self.update(Model::tick));
                self.timer.set_value(Some(timer));
            }
            Effect::StopTimer => self.timer.set_value(None),
            Effect::Blur => blur(),
            Effect::Focus(id) => focus_element(&id),
            Effect::AskBot => self.ask_bot(),
        }
    }

    fn ask_bot(self) {
        if self.acts_in_worker() {
            return;
        }
        self.update(|model| {
            let turn = bot_acts(&mut model.in_play.session, model.repertoire.make_bot);
            model.bot_has_thought(turn);
        });
    }
}

/// Lets a bot act, or think on. What it does in one go is shown as one gesture: it looks, throws cards away and then acts.
fn bot_acts(session: &mut Session, make_bot: MakeBot) -> Option<BotTurn> {
    let mut done = Vec::new();
    loop {
        match bot_considers(session, make_bot) {
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
fn bot_considers(session: &mut Session, make_bot: MakeBot) -> Option<BotTurn> {
    let mut turn = None;
    slice(SLICE, || {
        turn = session.bot_considers(make_bot);
        !matches!(turn, Some(BotTurn::Thinking))
    });
    turn
}
