//! The running game in the page: plays events back one at a time on the table that is shown, lets
//! bots think, and knows who sits at the screen.

mod eyes;
mod fair;
mod hints;
mod keeping;
mod lesson;
mod money;
mod naming;
mod outside;
mod past;
mod picking;
mod playback;
mod setting;
mod spoken;
mod swapping;
mod wagering;

pub use keeping::ToKeep;

use outside::Held;

use std::cell::RefCell;
use std::collections::VecDeque;

use leptos::prelude::*;

use crate::chance::Seed;
use crate::ui::entropy;
use crate::ui::focus;
use crate::ui::language::Name;
use crate::ui::log::Log;
use crate::ui::session::{Mind, Player, Session, Setup};
use crate::ui::settings::Settings;
use crate::ui::tempo;
use crate::ui::wagering::Stakes;
use crate::ui::words;

use crate::engine::{
    Action, Ask, CardId, Chips, Event, Purse, Seat, SeatSet, SetupError, Table, View, Viewer,
};
use crate::ui::state::{State, Stored};

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

/// The game, shared by all components. Copies are the same game.
#[derive(Clone, Copy)]
pub struct Game {
    session: Stored<Session>,
    queue: Stored<VecDeque<Event>>,
    timer: Stored<Option<TimeoutHandle>>,
    /// Whether to go on to the next decision of a person without any motion.
    hurry: Stored<bool>,
    shown: State<Table>,
    /// The last event shown: what the motion of this moment is about.
    last: State<Option<Event>>,
    /// Whether events wait to be shown.
    moving: State<bool>,
    scene: State<Scene>,
    /// The person at the screen, where several share it.
    at_screen: State<Option<Seat>>,
    peeking: State<bool>,
    /// The cards picked to be thrown away, the first pick first.
    picked: State<Vec<CardId>>,
    /// How the cards of whoever sets hands are laid out.
    laid_out: State<Option<setting::LaidOut>>,
    /// What is about to be staked against the house, and in which deal by whom.
    staking: State<Option<((u32, Seat), Stakes)>>,
    /// Whether somebody is settling for how much he buys in.
    buying: State<bool>,
    /// Whom people play, further boxes of theirs among them.
    people: State<SeatSet>,
    /// Which of them are further boxes of whoever has the seat before.
    boxes: State<SeatSet>,
    /// Whose eyes a deal of the past is looked at with; none where the game is played.
    eyes: State<Option<Viewer>>,
    names: State<Vec<String>>,
    flights: State<Vec<Flight>>,
    /// How often a person at the screen has been asked to name the game.
    naming: State<u32>,
    changes: State<u32>,
    /// What the next sitting is shuffled from: drawn beforehand, for its seal to be shown before it begins.
    next_seed: State<Seed>,
    held: Stored<Held>,
    log: Log,
    settings: Settings,
}

/// As many of them as there are results kept: a guest on another page never asks.
const MOST_OVER: usize = 50;

thread_local! {
    /// Sittings that ended here, until somebody asks what came of them.
    static OVER: RefCell<Vec<Session>> = const { RefCell::new(Vec::new()) };
}

impl Game {
    /// A table ready to deal.
    ///
    /// # Errors
    /// [`SetupError`] where that cannot be played.
    pub fn new(setup: Setup, log: Log, settings: Settings) -> Result<Game, SetupError> {
        Ok(Game::of(sit_down(setup, entropy::seed())?, log, settings))
    }

    fn of(session: Session, log: Log, settings: Settings) -> Game {
        Game {
            queue: Stored::new(VecDeque::new()),
            timer: Stored::new(None),
            hurry: Stored::new(false),
            shown: State::new(session.table().clone()),
            last: State::new(None),
            moving: State::new(false),
            scene: State::new(Scene::Ready),
            at_screen: State::new(None),
            peeking: State::new(false),
            picked: State::new(Vec::new()),
            laid_out: State::new(None),
            staking: State::new(None),
            buying: State::new(false),
            people: State::new(seats_of(session.setup(), |mind| !mind.is_bot())),
            boxes: State::new(seats_of(session.setup(), |mind| mind == Mind::Box)),
            names: State::new(names(session.setup())),
            flights: State::new(Vec::new()),
            naming: State::new(0),
            changes: State::new(0),
            next_seed: State::new(entropy::seed()),
            held: Stored::new(Held::No),
            eyes: State::new(None),
            session: Stored::new(session),
            log,
            settings,
        }
    }

    /// Sits other players down, or the same ones afresh.
    ///
    /// # Errors
    /// [`SetupError`] where that cannot be played; the game in hand goes on then.
    pub fn sit_down(self, setup: Setup) -> Result<(), SetupError> {
        self.seat(sit_down(setup, untrack(move || self.seed_to_come()))?);
        self.next_seed.set(entropy::seed());
        Ok(())
    }

    /// Sits down to a session, in place of the one in hand.
    fn seat(self, session: Session) {
        self.stop();
        self.queue.update_value(VecDeque::clear);
        self.log.clear();
        self.laid_out.set(None);
        self.staking.set(None);
        let seats = |is: fn(Mind) -> bool| seats_of(session.setup(), is);
        self.people.set(seats(|mind| !mind.is_bot()));
        self.boxes.set(seats(|mind| mind == Mind::Box));
        self.names.set(names(session.setup()));
        self.at_screen.set(None);
        self.peek(false);
        self.last.set(None);
        self.shown.set(session.table().clone());
        self.session.update_value(|now| {
            let was = std::mem::replace(now, session);
            // What keeps it may not have come yet.
            if was.table().ask() == Ask::Over {
                OVER.with_borrow_mut(|over| {
                    if over.len() < MOST_OVER {
                        over.push(was);
                    }
                });
            }
        });
        self.scene.set(if self.is_over() {
            Scene::SittingOver
        } else {
            Scene::Ready
        });
    }

    /// Deals: the first deal, or the next one once the last has been read.
    pub fn deal(self) {
        focus::let_go();
        self.finish_motion();
        match self.namer() {
            Some(seat) if self.is_person(seat) => self.naming.update(|asked| *asked += 1),
            Some(_) => {
                let named = self.session.try_update_value(Session::bot_acts);
                self.deal_after(named.flatten().unwrap_or_default());
            }
            None => self.deal_after(Vec::new()),
        }
    }

    /// Deals once this has happened.
    fn deal_after(self, mut events: Vec<Event>) {
        let dealt = self.session.try_update_value(Session::deal);
        if let Some(Ok(dealt)) = dealt {
            events.extend(dealt);
            self.peek(false);
            self.buying.set(false);
            self.scene.set(Scene::Playing);
            let dealt = self
                .shown
                .with_untracked(|table| table.view(Viewer::Gallery).deals());
            self.answer(events, if dealt > 0 { tempo::GATHERING } else { 0 });
        }
    }

    /// Ends the sitting between two deals.
    pub fn end_sitting(self) {
        if matches!(self.scene.get_untracked(), Scene::Ready | Scene::DealOver) {
            self.finish_motion();
            self.scene.set(Scene::SittingOver);
            self.changes.update(|count| *count += 1);
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
            // Whoever looks is to go on at once, and from where he is.
            if !matches!(action, Action::Look(None)) {
                focus::let_go();
            }
            self.peek(false);
            self.answer(events, 0);
        }
    }

    /// What the page is at.
    pub fn scene(self) -> Scene {
        self.scene.get()
    }

    /// Who sits there, as sentences name him.
    pub fn somebody(self, seat: Seat) -> Name {
        let is_you = self.is_you(seat);
        self.names.with(|names| {
            let name = names.get(seat.index()).map_or("", String::as_str);
            words::somebody(name, is_you)
        })
    }

    /// What a seat is called.
    pub fn name(self, seat: Seat) -> String {
        self.somebody(seat).name
    }

    /// Whether this seat is the only person's, who is spoken to as "you".
    pub fn is_you(self, seat: Seat) -> bool {
        self.persons() == 1 && self.is_person(seat)
    }

    /// How many people play, each with one box or with several.
    pub(super) fn persons(self) -> usize {
        let boxes = self.boxes.with(|boxes| boxes.len());
        self.people
            .with(|people| people.len())
            .saturating_sub(boxes)
    }

    /// Reads the table as anybody may see it once all has been shown: for the end of a deal.
    pub fn settled<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        self.scene.track();
        self.session
            .with_value(|session| read(session.table().view(Viewer::Gallery)))
    }

    /// Whether the sitting is over, whatever is still being shown.
    pub fn is_over(self) -> bool {
        self.session
            .with_value(|session| session.table().ask() == Ask::Over)
    }

    /// What was settled before the first deal.
    pub fn setup(self) -> Setup {
        self.session.with_value(|session| session.setup().clone())
    }

    /// Who sits there.
    pub fn player(self, seat: Seat) -> Option<Player> {
        self.names.track();
        self.session
            .with_value(|session| session.setup().players.get(seat.index()).cloned())
    }

    /// What has been said so far.
    pub fn log(self) -> Log {
        self.log
    }
}

fn sit_down(setup: Setup, seed: Seed) -> Result<Session, SetupError> {
    Session::new(setup, seed, entropy::seed())
}

fn seats_of(setup: &Setup, is: impl Fn(Mind) -> bool) -> SeatSet {
    let seats = setup.players.iter().enumerate();
    seats
        .filter(|(_, player)| is(player.mind))
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
