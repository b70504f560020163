//! Plays a world out, to the end of its pot.

use super::players::Players;
use super::work::{Slice, of_action, of_copy};
use super::worlds::World;
use crate::engine::{Action, Ask, Chips, Event, Seat, SeatSet, Standing, Table, Viewer};
use crate::random::Rng;

/// Chips, in thousandths.
pub(super) type Milli = i64;

/// The most deals that a carried pot is followed. Where hands are set it is none: everybody may win the next with the
/// same chance, and to set hands takes long.
const DEALS: u32 = 3;
/// The most actions of a playout.
const ACTIONS: u32 = 300;

/// More than any seat can lose. No sum of it overflows.
const WORST: Milli = 1 << 52;

/// How a playout ended.
#[derive(Clone, Copy)]
pub(super) struct End {
    /// What the seat has.
    pub chips: Milli,
    /// The others who folded in the deal that the playout began in, or the set hand.
    pub folded: SeatSet,
    /// Whether the seat folded in its next turn in that deal. `None`: it had none.
    pub gives_up: Option<bool>,
}

/// What a playout has come to.
#[derive(Clone, Copy)]
pub(super) enum Outcome {
    /// It ended so.
    Ended(End),
    /// The seat has asked for something that is refused, so that the rest of its choices are open to it as before.
    Refused,
}

/// The chance of a playout. What each player leaves to chance in his n-th turn is the same in all playouts of a world,
/// whatever is done before: so that actions are told apart by fewer of them.
pub(super) struct Chance {
    seed: u64,
    world: u64,
    /// How often each seat has drawn; the last counts the deals.
    drawn: [u8; SEATS + 1],
}

/// The most seats that are told apart.
const SEATS: usize = 20;

impl Chance {
    pub fn of(seed: u64, world: u64) -> Chance {
        Chance {
            seed,
            world,
            drawn: [0; SEATS + 1],
        }
    }

    /// The chance of the next turn of this seat.
    fn of_turn(&mut self, seat: Seat) -> Rng {
        self.next(seat.index().min(SEATS - 1))
    }

    fn next(&mut self, place: usize) -> Rng {
        let drawn = &mut self.drawn[place];
        *drawn = drawn.wrapping_add(1);
        let stream = self.world << 16 | (place as u64) << 8 | u64::from(*drawn);
        Rng::quick(self.seed ^ stream)
    }
}

/// A world that is played out by everybody as his kind.
pub(super) struct Playout {
    table: Box<Table>,
    seat: Seat,
    /// The set hand that was bet on in the beginning.
    set: Option<u8>,
    folded: SeatSet,
    gives_up: Option<bool>,
    deals: u32,
    actions: u32,
    /// Whether it began with a question to others.
    asks: bool,
    end: Option<Outcome>,
}

impl Playout {
    /// Begins to play a world out in which the seat does this now, in the room of an earlier playout if there is one.
    pub fn begin(
        world: &World,
        seat: Seat,
        action: Action,
        room: Option<Box<Table>>,
        slice: &mut Slice,
    ) -> Playout {
        slice.spend(of_copy(world.table.history().len()));
        let table = match room {
            Some(mut table) => {
                table.copy(&world.table);
                table
            }
            None => Box::new(world.table.clone()),
        };
        let mut playout = Playout {
            table,
            seat,
            set: set_in_play(&world.table),
            folded: SeatSet::NONE,
            gives_up: None,
            deals: 0,
            actions: 0,
            asks: matches!(action, Action::Showdown | Action::Borrow { .. }),
            end: None,
        };
        if playout.table.play_in_place(seat, action).is_err() {
            playout.end = Some(playout.ended(-WORST));
        } else if action == Action::Fold && is_lost(&playout.table, seat) {
            playout.end = Some(playout.ended(chips(&playout.table, seat)));
        }
        playout
    }

    /// Its table, for another playout.
    pub fn room(self) -> Box<Table> {
        self.table
    }

    /// Plays an action, or deals. What it has come to, once it has.
    pub fn step(
        &mut self,
        world: &World,
        players: &mut Players,
        chance: &mut Chance,
        slice: &mut Slice,
    ) -> Option<Outcome> {
        if self.end.is_some() {
            return self.end;
        }
        slice.spend(of_action(self.table.history().len()));
        self.actions += 1;
        let goes_on = match self.table.ask().seat() {
            _ if self.actions > ACTIONS => false,
            Some(next) => self.play(next, world, players, &mut chance.of_turn(next), slice),
            None => self.deal(&mut chance.next(SEATS)),
        };
        if goes_on || self.end.is_some() {
            return self.end;
        }
        let (table, seat) = (&self.table, self.seat);
        let standing = players.policy(0).standing(table.view(Viewer::Seat(seat)));
        let worth = standing.map_or_else(|| worth(table, seat), Milli::from);
        Some(self.ended(worth))
    }

    fn ended(&self, chips: Milli) -> Outcome {
        let (folded, gives_up) = (self.folded, self.gives_up);
        Outcome::Ended(End {
            chips,
            folded,
            gives_up,
        })
    }

    /// Lets the next one act. `false`: it ends here.
    fn play(
        &mut self,
        next: Seat,
        world: &World,
        players: &mut Players,
        rng: &mut Rng,
        slice: &mut Slice,
    ) -> bool {
        let table = &mut self.table;
        // Between deals somebody may choose another game; this one is over then.
        if matches!(table.ask(), Ask::ChooseGame { .. } | Ask::Agree { .. }) {
            return false;
        }
        if self.asks && self.deals == 0 && next == self.seat && is_refused(table) {
            self.end = Some(Outcome::Refused);
            return true;
        }
        if table.ask().is_of_setting() {
            slice.fill();
        }
        let kind = world.kinds.get(next.index()).copied().unwrap_or(0);
        let set = set_in_play(table);
        let policy = players.policy(kind);
        let Ok(action) = table.play_chosen(next, |view, choices| policy.choose(view, choices, rng))
        else {
            return false;
        };
        if next == self.seat && self.deals == 0 && self.gives_up.is_none() {
            self.gives_up = Some(action == Action::Fold);
        }
        if action == Action::Fold {
            if next == self.seat && is_lost(&self.table, next) {
                self.end = Some(self.ended(chips(&self.table, next)));
            }
            if next != self.seat && self.deals == 0 && set == self.set {
                self.folded.insert(next);
            }
        }
        true
    }

    /// Deals for a pot that is carried. `false`: it ends here.
    fn deal(&mut self, rng: &mut Rng) -> bool {
        let table = &mut self.table;
        let Ask::Deal { shuffle } = table.ask() else {
            return false;
        };
        let most = if table.rules().sets_hands() { 0 } else { DEALS };
        if table.pot() == 0 || self.deals == most {
            return false;
        }
        self.deals += 1;
        let pack = shuffle.then(|| {
            let mut cards: Vec<_> = table.gathered().iter().collect();
            rng.shuffle(&mut cards);
            crate::cards::Pack::new(cards).unwrap_or_default()
        });
        table.deal_in_place(pack).is_ok()
    }
}

/// Whether what was asked for last in this deal has been refused, and nothing has happened since.
fn is_refused(table: &Table) -> bool {
    let last = table.history().iter().rev();
    let mut last = last.filter(|event| !matches!(event, Event::Asked { .. }));
    matches!(
        last.next(),
        Some(Event::Answered { agrees: false, .. } | Event::LoanRefused { .. })
    )
}

fn set_in_play(table: &Table) -> Option<u8> {
    table.view(Viewer::Gallery).set_in_play()
}

/// Whether a player who has folded can win nothing more: he plays for no other pot, and this one cannot be carried.
fn is_lost(table: &Table, seat: Seat) -> bool {
    let place = table.view(Viewer::Gallery).seat(seat);
    let plays_on = place.is_some_and(|place| place.standing() == Standing::In);
    !plays_on && !carries(table)
}

/// Whether the pot may be carried, so that a player who has folded may still win some of it.
fn carries(table: &Table) -> bool {
    let mut seats = table.view(Viewer::Gallery).seats();
    seats.any(|seat| seat.standing() == Standing::In && seat.is_blind())
}

/// The chips of the seat, and its share of the pots that are left: an equal one, but a keeper has twice the chance.
fn worth(table: &Table, own: Seat) -> Milli {
    let view = table.view(Viewer::Gallery);
    let pot = table.pot();
    let mut shares = 0;
    let mut mine = 0;
    for seat in view.seats().filter(|seat| seat.is_able()) {
        let keeps = seat.hands().any(|hand| hand.is_kept());
        let share = 1 + u64::from(keeps) + u64::from(seat.score());
        shares += share;
        if seat.seat() == own {
            mine = share;
        }
    }
    let pot = milli(pot) * mine as Milli / (shares.max(1) as Milli);
    chips(table, own) + pot
}

/// The chips of the seat, less its debts.
fn chips(table: &Table, seat: Seat) -> Milli {
    let net = table.view(Viewer::Gallery).net_chips(seat);
    net.clamp(-(1 << 40), 1 << 40) * 1000
}

fn milli(chips: Chips) -> Milli {
    (chips.min(1 << 40) as Milli) * 1000
}
