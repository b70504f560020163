//! The state of a table on the page, as one plain value: what is played, what is on the screen, and what is prepared.
//! It knows no signal, timer or browser. What a change wants of them is an [`Effect`].

use super::amount::Amount;
use super::effect::Effect;
use super::in_play::InPlay;
use super::on_screen::{Flight, OnScreen};
use super::phase::Phase;
use super::plans::{BankPlan, Plans};
use super::queue::Queue;
use super::repertoire::Repertoire;
use super::screen::Screen;
use super::seating::{Unseated, sit_down};
use super::seats::Seats;
use crate::app::settings::Preferences;
use crate::app::table::log::Log;
use crate::app::table::tempo;
use crate::app::words::{FamilyWords, Words};
use crate::engine::{Action, Choice, Event, Seat, View};
use crate::random::{CutSeed, Seed};
use crate::sitting::session::{Player, Session, Setup};

/// The state of a table. It changes only in [`super::Game::update`].
pub struct Model {
    pub(super) in_play: InPlay,
    pub(super) shown: OnScreen,
    pub(super) seats: Seats,
    pub(super) screen: Screen,
    pub(super) plans: Plans,
    pub(super) amount: Amount,
    /// The choices of the player at the screen, as they were after the last change.
    pub(super) choices: Vec<Choice>,
    pub(super) queue: Queue,
    pub(super) log: Log,
    pub(super) phase: Phase,
    /// How often a person has been asked to choose the game.
    pub(super) choice_requests: u32,
    /// What happened since the last deal while the game was chosen. It is shown with the next deal.
    pub(super) choice_events: Vec<Event>,
    pub(super) repertoire: Repertoire,
    pub(super) settings: Preferences,
    effects: Vec<Effect>,
}

/// What readers can tell of a model. A change that leaves them alike is told to nobody.
#[derive(Clone, PartialEq)]
pub(super) struct Marks {
    pub phase: Phase,
    /// The changes of the sitting in play.
    pub changes: u32,
    /// The actions and deals of the sitting in play. Some are shown with the next deal.
    steps: usize,
    pub requests: u32,
    /// The steps of the table on the screen.
    pub shown: u32,
    pub is_moving: bool,
    /// The changes of the log.
    pub log: u32,
    flights: Vec<Flight>,
    screen: Screen,
    plans: Plans,
    amount: Amount,
    /// Who plays in the games that can be played.
    make_bot: usize,
}

/// The seeds of a new sitting.
#[derive(Clone, Copy)]
pub struct Seeds {
    pub bots: Seed,
    /// The seed of the sitting after it. Its seal can be shown before.
    pub next: Seed,
}

impl Model {
    pub(super) fn new(
        session: Session,
        settings: Preferences,
        repertoire: Repertoire,
        next: Seed,
    ) -> Model {
        Model {
            shown: OnScreen::new(session.table().clone()),
            seats: Seats::new(session.setup()),
            screen: Screen::new(),
            plans: Plans::default(),
            amount: Amount::default(),
            choices: Vec::new(),
            in_play: InPlay::new(session, next),
            queue: Queue::new(),
            log: Log::new(),
            phase: Phase::Ready,
            choice_requests: 0,
            choice_events: Vec::new(),
            repertoire,
            settings,
            effects: Vec::new(),
        }
    }

    pub(super) fn marks(&self) -> Marks {
        Marks {
            phase: self.phase,
            changes: self.in_play.changes,
            steps: self.session().steps(),
            requests: self.choice_requests,
            shown: self.shown.steps(),
            is_moving: self.queue.is_moving,
            log: self.log.changes(),
            flights: self.shown.flights().to_vec(),
            screen: self.screen,
            plans: self.plans.clone(),
            amount: self.amount,
            make_bot: self.repertoire.make_bot as usize,
        }
    }

    /// What is offered follows the last change: the choices, and the amount for them.
    pub(super) fn settle_offers(&mut self) {
        self.choices = self.choices_now();
        self.follow_amount();
    }

    /// What the last changes want of the page. Each effect is given once.
    pub(super) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Asks the page for this.
    pub fn wants(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Replaces the sitting by a new one.
    ///
    /// # Errors
    ///
    /// [`Unseated`]: this table cannot be played. The sitting in hand goes on.
    pub(super) fn sit_down(&mut self, setup: Setup, seeds: Seeds) -> Result<(), Unseated> {
        let cut = self.cut_to_come();
        // It may take the seed of one that was not dealt, for which codes have been shown.
        let joins = self.in_play.session.joins();
        let mut session = sit_down(setup, cut.sealed(), seeds.bots, self.repertoire)?;
        if cut.is_cut() {
            session.shuffle_with(cut);
        }
        if self.is_undealt() {
            session.count_codes_from(joins);
        }
        self.replace_sitting(session);
        self.in_play.next = CutSeed::new(seeds.next);
        Ok(())
    }

    /// Replaces the sitting in play by this one.
    pub(super) fn replace_sitting(&mut self, session: Session) {
        self.stop_timer();
        self.queue.clear();
        self.choice_events.clear();
        self.log.clear();
        self.plans.clear();
        self.seats = Seats::new(session.setup());
        self.screen.at_screen = None;
        self.peek(false);
        self.shown.replace_sitting(session.table().clone());
        self.in_play.replace(session);
        self.phase = if self.in_play.is_over() {
            Phase::SittingOver
        } else {
            Phase::Ready
        };
    }

    /// Deals the first deal, or the next one.
    pub(super) fn deal(&mut self) {
        self.wants(Effect::Blur);
        self.finish_motion();
        if self.settle_game() {
            self.choice_requests += 1;
        }
    }

    /// Deals, and shows the deal after these events.
    pub(super) fn deal_after(&mut self, mut events: Vec<Event>) {
        if let Ok(dealt) = self.in_play.session.deal() {
            events.extend(dealt);
            self.peek(false);
            self.plans.buying = false;
            self.phase = Phase::Playing;
            let is_first = self.public(|view| view.deals()) == 0;
            self.show_after(events, if is_first { 0 } else { tempo::GATHERING });
        }
    }

    /// Ends the sitting between two deals.
    pub fn end_sitting(&mut self) {
        if matches!(self.phase, Phase::Ready | Phase::DealOver) {
            self.finish_motion();
            self.phase = Phase::SittingOver;
            self.in_play.changed();
        }
    }

    /// Plays an action of the player at the screen.
    pub fn act(&mut self, action: Action) {
        self.act_once_sure(action, false);
    }

    /// Plays an action of the player at the screen. A risky one must be confirmed by a second press.
    pub(super) fn act_once_sure(&mut self, action: Action, is_risky: bool) {
        let Some(seat) = self.actor() else { return };
        if self.queue.is_moving || !self.is_sure(seat, action, is_risky) {
            return;
        }
        if let Some(events) = self.in_play.act(seat, action) {
            // After looking, a player acts at once with the button that has the focus.
            if !matches!(action, Action::Look(None)) {
                self.wants(Effect::Blur);
            }
            self.peek(false);
            self.plans.bank = BankPlan::default();
            self.plans.shows_code = matches!(action, Action::Look(_)) && self.is_on_phone();
            self.show_after(events, 0);
        }
    }

    /// The settings of the player.
    pub fn settings(&self) -> Preferences {
        self.settings
    }

    /// The phase of the sitting.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the sitting is ready for its first deal.
    pub fn is_new(&self) -> bool {
        let deals = self.public(|view| view.deals());
        deals == 0 && self.phase == Phase::Ready && !self.is_buying()
    }

    /// Reads the table on the screen as anybody may see it.
    pub fn public<T>(&self, read: impl FnOnce(View<'_>) -> T) -> T {
        read(self.shown.public())
    }

    /// Reads the table in play as anybody may see it. For the end of a deal, when all events have been shown.
    pub fn settled<T>(&self, read: impl FnOnce(View<'_>) -> T) -> T {
        read(self.in_play.public())
    }

    /// The words of the games that the table can play.
    pub fn words(&self) -> &'static Words {
        self.repertoire.words
    }

    /// The own words of the game on the screen.
    pub fn family_words(&self) -> &'static FamilyWords {
        self.public(|view| (self.words().of)(view.rules()))
    }

    pub fn player(&self, seat: Seat) -> Option<Player> {
        let setup = self.in_play.session.setup();
        setup.players.get(seat.index()).cloned()
    }

    /// Who sits at the table.
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The log of this game.
    pub fn log(&self) -> &Log {
        &self.log
    }
}
