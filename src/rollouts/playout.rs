//! Plays a world out, to the end of its pot.

use super::players::Players;
use super::worlds::World;
use crate::engine::{Action, Ask, Chips, Seat, SeatSet, Standing, Table, Viewer};
use crate::random::Rng;

/// Chips, in thousandths.
pub(super) type Milli = i64;

/// The most deals that a carried pot is followed. Where hands are set it is none: everybody may win the next with the
/// same chance, and to set hands takes long.
const DEALS: u32 = 3;
/// The most actions of a playout.
const ACTIONS: u32 = 300;

/// How a playout ended.
pub(super) struct End {
    /// What the seat has.
    pub chips: Milli,
    /// The others who folded in the deal that the playout began in.
    pub folded: SeatSet,
}

/// How it ends for the seat, if it does this now and everybody plays as his kind from then on.
pub(super) fn play_out(
    world: &World,
    seat: Seat,
    action: Action,
    players: &mut Players,
    rng: &mut Rng,
) -> End {
    let mut table = world.table.clone();
    let mut folded = SeatSet::NONE;
    let end = |chips, folded| End { chips, folded };
    if table.play_in_place(seat, action).is_err() {
        return end(Milli::MIN / 4, folded);
    }
    if action == Action::Fold && !carries(&table) {
        return end(chips(&table, seat), folded);
    }
    let mut deals = 0;
    let most_deals = if table.rules().setting().is_some() {
        0
    } else {
        DEALS
    };
    for _ in 0..ACTIONS {
        if let Some(next) = table.ask().seat() {
            // Between deals somebody may choose another game; this one is over then.
            if matches!(table.ask(), Ask::ChooseGame { .. } | Ask::Agree { .. }) {
                break;
            }
            let choices = table.choices(next);
            let kind = world.kinds.get(next.index()).copied().unwrap_or(0);
            let view = table.view(Viewer::Seat(next));
            let action = players.policy(kind).choose(view, &choices, rng);
            if table.play_in_place(next, action).is_err() {
                break;
            }
            if action == Action::Fold {
                if next == seat && !carries(&table) {
                    return end(chips(&table, seat), folded);
                }
                if next != seat && deals == 0 {
                    folded.insert(next);
                }
            }
            continue;
        }
        let Ask::Deal { shuffle } = table.ask() else {
            break;
        };
        if table.pot() == 0 || deals == most_deals {
            break;
        }
        deals += 1;
        let pack = shuffle.then(|| {
            let mut cards: Vec<_> = table.gathered().iter().collect();
            rng.shuffle(&mut cards);
            crate::cards::Pack::new(cards).unwrap_or_default()
        });
        if table.deal_in_place(pack).is_err() {
            break;
        }
    }
    let standing = players.policy(0).standing(table.view(Viewer::Seat(seat)));
    let worth = standing.map_or_else(|| worth(&table, seat), Milli::from);
    end(worth, folded)
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

/// The chips of the seat.
fn chips(table: &Table, seat: Seat) -> Milli {
    let own = table.view(Viewer::Gallery).seat(seat);
    milli(own.map_or(0, |own| own.chips()))
}

fn milli(chips: Chips) -> Milli {
    (chips.min(1 << 40) as Milli) * 1000
}
