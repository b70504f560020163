//! A session whose bots have a chance of their own in each deal, so that it can be played again elsewhere.

use super::state::{Session, Setup};
use crate::bots::{Policy, Temper};
use crate::engine::{Action, Choice, Event, Illegal, Rules, Seat, SetupError, View, Viewer};
use crate::notation::Move;
use crate::random::{Rng, Seed};

/// The streams of a seat in the deals follow each other at this distance.
const SEATS: u64 = 256;

impl Session {
    /// Begins a sitting whose bots `make` makes. In each deal, each bot draws from a stream of `bot_seed` of its own: that of
    /// the number of the deal times 256, plus its seat. What it does in a deal hangs on nothing but that, the cards and
    /// what the others do.
    ///
    /// # Errors
    /// [`SetupError`]: the setup is not valid.
    pub fn numbered(
        setup: Setup,
        seed: Seed,
        bot_seed: Seed,
        make: &dyn Fn(&Rules, Temper) -> Box<dyn Policy + Send>,
    ) -> Result<Session, SetupError> {
        let mut session = Session::new(setup, seed, bot_seed)?;
        session.is_numbered = true;
        let players = session.setup.players.iter().zip(&mut session.bots);
        for (seat, (player, bot)) in players.enumerate() {
            if let super::PlayerKind::Bot(temper) = player.kind {
                *bot = Some(Box::new(Apart {
                    bot: make(&session.setup.rules, temper),
                    seed: bot_seed,
                    seat: seat as u64,
                    deal: 0,
                    rng: Rng::new(bot_seed, 0),
                }));
            }
        }
        Ok(session)
    }

    /// Whether it was begun so.
    #[must_use]
    pub fn is_numbered(&self) -> bool {
        self.is_numbered
    }

    /// Plays an action that was played before. If a bot played it, the bot chooses first, so that it has drawn as often as
    /// it had then. `None`: it thinks on when this is called again.
    ///
    /// # Errors
    /// [`Illegal`]: the rules forbid it.
    pub fn repeat(&mut self, done: Move) -> Result<Option<Vec<Event>>, Illegal> {
        let table = self.dealt_table.table();
        let asked = table.ask().seat().filter(|seat| *seat == done.seat);
        let bot = asked.and_then(|seat: Seat| self.bots.get_mut(seat.index())?.as_mut());
        if let Some(bot) = bot {
            let view = table.view(Viewer::Seat(done.seat));
            let choices = table.choices(done.seat);
            if bot.consider(view, &choices, &mut self.rng).is_none() {
                return Ok(None);
            }
        }
        self.act(done.seat, done.action).map(Some)
    }
}

/// A bot that draws from streams of its own.
struct Apart {
    bot: Box<dyn Policy + Send>,
    seed: Seed,
    seat: u64,
    /// The deal to which `rng` belongs.
    deal: u32,
    rng: Rng,
}

impl Apart {
    fn turn_to(&mut self, deal: u32) {
        if self.deal != deal {
            self.deal = deal;
            self.rng = Rng::new(self.seed, u64::from(deal) * SEATS + self.seat);
        }
    }
}

impl Policy for Apart {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        self.turn_to(view.deals());
        self.bot.choose(view, choices, &mut self.rng)
    }

    fn consider(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Option<Action> {
        self.turn_to(view.deals());
        self.bot.consider(view, choices, &mut self.rng)
    }
}
