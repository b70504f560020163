//! Worlds: the unseen cards dealt anew, as likely as what the others did makes them.

use super::past::{Suspect, WHOLE, draw, suspects};
use super::players::{KINDS, Players};
use crate::bots;
use crate::cards::Card;
use crate::engine::{Seat, Table, Unseen, View, Viewer};
use crate::random::Rng;

/// How often a hand is drawn again because it is unlikely. The last one is taken as it is.
const TRIES: u32 = 24;

/// All that a seat may take for possible.
pub struct Worlds {
    unseen: Unseen,
    suspects: Vec<Suspect>,
    /// For each suspect the weight of each strength of his hand, of [`WHOLE`].
    weights: Vec<Vec<u32>>,
}

/// A world: a table that agrees with all that the seat has seen, and what each player is.
#[derive(Clone, Debug)]
pub(super) struct World {
    pub table: Table,
    /// The kind of each seat's player.
    pub kinds: Vec<usize>,
}

impl Worlds {
    pub(super) fn of(view: View<'_>, players: &mut Players, rng: &mut Rng) -> Worlds {
        let unseen = view.unseen();
        let own = view.own().map_or(Seat(u8::MAX), |own| own.seat());
        let suspects = suspects(&unseen, own, players, rng);
        let of = |suspect: &Suspect| {
            let places = suspect.by[0].len();
            let sum = |place: usize| -> u64 {
                let kinds = suspect.by.iter().enumerate().take(players.len());
                kinds
                    .map(|(kind, by)| u64::from(by[place]) * u64::from(players.prior(kind)))
                    .sum()
            };
            let sums: Vec<u64> = (0..places).map(sum).collect();
            let most = sums.iter().copied().max().unwrap_or(1).max(1);
            sums.iter()
                .map(|sum| (sum * u64::from(WHOLE) / most) as u32)
                .collect()
        };
        Worlds {
            weights: suspects.iter().map(of).collect(),
            unseen,
            suspects,
        }
    }

    /// Draws a world.
    pub(super) fn draw(&self, seats: usize, players: &Players, rng: &mut Rng) -> World {
        let mut cards = self.unseen.cards().to_vec();
        let mut kinds = vec![0; seats];
        let mut from = 0;
        let view = self.view();
        for &(seat, size) in self.unseen.held() {
            let nth = self
                .suspects
                .iter()
                .position(|suspect| suspect.seat == seat);
            let left = &mut cards[from..];
            let place = match nth {
                Some(nth) => self.draw_hand(nth, left, size, view, rng),
                None => {
                    draw(left, size, rng);
                    0
                }
            };
            from = (from + size).min(cards.len());
            if let Some(nth) = nth
                && let Some(kind) = kinds.get_mut(seat.index())
            {
                *kind = self.draw_kind(nth, place, players, rng);
            }
        }
        rng.shuffle(&mut cards[from..]);
        World {
            table: self.unseen.dealt(&cards),
            kinds,
        }
    }

    fn view(&self) -> View<'_> {
        self.unseen.blank().view(Viewer::Gallery)
    }

    /// Draws the hand of a suspect to the front. Returns the place of its strength.
    fn draw_hand(
        &self,
        nth: usize,
        left: &mut [Card],
        size: usize,
        view: View<'_>,
        rng: &mut Rng,
    ) -> usize {
        let weights = &self.weights[nth];
        let is_flat = weights.iter().all(|weight| *weight >= WHOLE - 8);
        let mut place = 0;
        for _ in 0..TRIES {
            draw(left, size, rng);
            if is_flat {
                return 0;
            }
            place = Suspect::place(bots::strength_of(view, &left[..size.min(left.len())]));
            if rng.below(WHOLE) < weights.get(place).copied().unwrap_or(WHOLE) {
                break;
            }
        }
        place
    }

    fn draw_kind(&self, nth: usize, place: usize, players: &Players, rng: &mut Rng) -> usize {
        let by = &self.suspects[nth].by;
        let weight = |kind: usize| {
            let likely = by[kind].get(place).copied().unwrap_or(0);
            (u64::from(likely) * u64::from(players.prior(kind)) / 1000) as u32 + 1
        };
        let kinds = players.len().min(KINDS);
        let sum: u32 = (0..kinds).map(weight).sum();
        let mut left = rng.below(sum);
        for kind in 0..kinds {
            match left.checked_sub(weight(kind)) {
                Some(rest) => left = rest,
                None => return kind,
            }
        }
        0
    }
}
