//! What components read of a game and do with it, through its handle.

use super::desk::Desk;
use super::experts::Point;
use super::handle::Game;
use super::saving::ToSave;
use super::seating::Unseated;
use super::seats::Seats;
use super::sitting::Proposal;
use crate::app::i18n::Name;
use crate::app::table::press::Press;
use crate::engine::{
    Action, Chips, Choice, Event, Illegal, NamedGame, Seat, SeatSet, Table, View, Viewer,
};
use crate::notation::{Record, Source};
use crate::random::{CutSeed, Seed};
use crate::sitting::session::{Session, Setup};

/// Reads of the model. Who reads is called again after every change of the game.
macro_rules! reads {
    ($($name:ident($($given:ident: $of:ty),*) -> $out:ty;)*) => {
        impl Game {$(
            #[doc = concat!("[`Model::", stringify!($name), "`].")]
            pub fn $name(self, $($given: $of),*) -> $out {
                self.read(|model| model.$name($($given),*))
            }
        )*}
    };
}

/// Changes of the model.
macro_rules! changes {
    ($($name:ident($($given:ident: $of:ty),*) $(-> $out:ty)?;)*) => {
        impl Game {$(
            #[doc = concat!("`Model::", stringify!($name), "`.")]
            pub fn $name(self, $($given: $of),*) $(-> $out)? {
                self.update(|model| model.$name($($given),*))
            }
        )*}
    };
}

reads! {
    actor() -> Option<Seat>;
    code_requests() -> u32;
    compared_on_phones() -> SeatSet;
    comparison() -> Option<[Seat; 3]>;
    curtain() -> Option<Seat>;
    cuts_to_come() -> Vec<String>;
    deals_over() -> usize;
    finished_deals() -> (Record, usize);
    has_ended_sittings() -> bool;
    is_buying() -> bool;
    is_covered() -> bool;
    is_my_turn() -> bool;
    is_new() -> bool;
    is_on_phone() -> bool;
    is_over_by_number() -> bool;
    is_peeking() -> bool;
    is_replay() -> bool;
    is_undealt() -> bool;
    must_set() -> bool;
    next_seal() -> String;
    next_seal_in_brief() -> String;
    opened_seed() -> Option<CutSeed>;
    own_viewer() -> Viewer;
    point() -> Point;
    proposal() -> Option<Proposal>;
    seal() -> String;
    sets_hands() -> bool;
    source_in_play() -> Option<Source>;
    suggested_game() -> NamedGame;
    to_save(write: fn(&Session) -> String) -> ToSave;
    viewer() -> Viewer;
    whole_record() -> Option<Record>;
    why_not_chosen(call: Action) -> Option<Illegal>;
}

changes! {
    act(action: Action);
    ask_bot_again();
    choose_seat(whom: Option<Seat>);
    codes_are_read();
    cut(word: &str) -> bool;
    deal();
    end_sitting();
    expert_acts(action: Action) -> bool;
    expert_to_act() -> Option<(Seat, Seed)>;
    finish_comparison();
    join_again(seat: Seat, chance: Seed, says: Option<String>);
    lay_out(desk: Desk);
    lift_curtain();
    peek(on: bool);
    press(press: Press);
    restart_timer();
    resume(session: Session);
    set_amount(chips: Chips);
    set_ended(over: bool);
    set_paused(on: bool);
    set_replay_viewer(viewer: Viewer);
    show_step(events: Vec<Event>);
    show_table(table: Table, last: Option<Event>, said: String);
    stop_timer() -> bool;
    take_ended_sittings() -> Vec<Session>;
    took_hint();
}

impl Game {
    /// The choices of the player at the screen. None while the table moves.
    pub fn choices(self) -> Vec<Choice> {
        self.read(|model| model.choices().to_vec())
    }

    /// Reads the table as the viewer at the screen may see it.
    pub fn view<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        self.read(|model| model.view(read))
    }

    /// Reads the table on the screen as the player in this seat may see it.
    pub fn seen_by<T>(self, seat: Seat, read: impl FnOnce(View<'_>) -> T) -> T {
        self.read(|model| model.seen_by(seat, read))
    }

    /// Reads who sits at the table.
    pub fn seats<T>(self, read: impl FnOnce(&Seats) -> T) -> T {
        self.read(|model| read(model.seats()))
    }

    /// The name of a player, with the grammar that sentences need.
    pub fn somebody(self, seat: Seat) -> Name {
        self.seats(|seats| seats.somebody(seat))
    }

    /// The name of a player.
    pub fn name(self, seat: Seat) -> String {
        self.seats(|seats| seats.name(seat))
    }

    /// Whether a person plays this seat.
    pub fn is_person(self, seat: Seat) -> bool {
        self.seats(|seats| seats.is_person(seat))
    }

    /// Whether several people share the screen.
    pub fn is_shared(self) -> bool {
        self.seats(Seats::is_shared)
    }

    /// The sitting as text, to be played elsewhere. `None`: it is over.
    pub fn export_text(self, write: fn(&Session) -> String) -> Option<String> {
        self.peek_at(|model| model.export_text(write))
    }

    /// Replaces the sitting by a new one.
    ///
    /// # Errors
    ///
    /// [`Unseated`]: this table cannot be played. The sitting in hand goes on.
    pub fn sit_down(self, setup: Setup) -> Result<(), Unseated> {
        let seeds = Game::seeds();
        let sits = self.update(|model| Some(model.sit_down(setup, seeds)));
        sits.unwrap_or(Err(Unseated))
    }

    /// Deals, as the button does. During a deal it does nothing.
    pub fn start(self) {
        let seeds = Game::seeds();
        self.update(|model| model.start(seeds));
    }

    /// Sets up the same table afresh, and deals.
    pub fn deal_afresh(self) {
        let seeds = Game::seeds();
        self.update(|model| model.deal_afresh(seeds));
    }

    /// Chooses the game, or answers a dealer who has chosen one. Returns whether a person is asked next.
    ///
    /// # Errors
    ///
    /// [`Illegal`]: this cannot be said now.
    pub fn say_between_deals(self, action: Action) -> Result<bool, Illegal> {
        let said = self.update(|model| Some(model.say_between_deals(action)));
        said.unwrap_or(Ok(false))
    }
}
