//! Worlds: the unseen cards dealt anew, as likely as what the others did makes them.

use super::hands::{Hands, PLACES};
use super::known::KINDS;
use super::likelihoods::{Likelihoods, Suspect, arrange};
use super::low_discrepancy::{LowDiscrepancy, below};
use super::players::Players;
use super::set_anew::Anew;
use super::unshown::LayUnshown;
use super::work::{Slice, of_copy};
use crate::cards::CardSet;
use crate::engine::{Seat, Table, Unseen, View, Viewer};
use crate::random::Rng;

/// All that a seat may take for possible.
pub(super) struct Worlds {
    unseen: Unseen,
    own: Seat,
    /// The unseen cards again, to deal worlds that are played out at once: their tables forget what playouts do not read.
    forgetful: Unseen,
    /// Whether the players know all that they must know of the rules.
    are_ready: bool,
    hands: Vec<Hands>,
    likelihoods: Likelihoods,
    /// How often the deal has been told again.
    rounds_done: usize,
    /// For each suspect the weight of each place, up to and with it. `None`: the deal is still to be told again.
    sums: Option<Vec<[u64; PLACES]>>,
}

/// A world: a table that agrees with all that the seat has seen, and what each player is.
#[derive(Clone, Debug)]
pub(super) struct World {
    pub table: Table,
    /// The kind of each seat's player.
    pub kinds: Vec<usize>,
}

impl Worlds {
    /// What is possible by what the seat sees. What the others did is looked at by [`Worlds::prepare`].
    pub fn of(view: View<'_>) -> Worlds {
        let unseen = view.unseen();
        let own = view.own().map_or(Seat(u8::MAX), |own| own.seat());
        let likelihoods = Likelihoods::read(&unseen, own);
        let hands = hands(&unseen, &likelihoods);
        Worlds {
            own,
            rounds_done: 0,
            sums: None,
            are_ready: false,
            forgetful: unseen.clone().forgetful(),
            unseen,
            hands,
            likelihoods,
        }
    }

    /// Forgets what others did, to look at it anew with other hands.
    pub fn forget(&mut self) {
        self.likelihoods = Likelihoods::read(&self.unseen, self.own);
        self.hands = hands(&self.unseen, &self.likelihoods);
        (self.rounds_done, self.sums) = (0, None);
    }

    /// Whether what others did tells which worlds are likely.
    pub fn reads_actions(&self) -> bool {
        self.likelihoods.rounds() > 0 || LayUnshown::begin(&self.unseen).is_some()
    }

    /// Lets the players work on what they must know of the rules. `true`: they know all.
    pub fn ready(&mut self, players: &mut Players, slice: &mut Slice) -> bool {
        if !self.are_ready {
            self.are_ready = players.prepare(self.unseen.blank().view(Viewer::Gallery));
        }
        if !self.are_ready {
            slice.fill();
        }
        self.are_ready
    }

    /// Looks at what the others did, with hands of one strength at a time, until the slice is over. `true`: that is done.
    pub fn prepare(&mut self, players: &mut Players, rng: &mut Rng, slice: &mut Slice) -> bool {
        if self.sums.is_some() {
            return true;
        }
        let view = self.unseen.blank().view(Viewer::Gallery);
        for hands in &mut self.hands {
            if !hands.sample(view, rng, slice) {
                return false;
            }
        }
        while self.rounds_done < self.likelihoods.rounds() {
            let known = (&self.unseen, &*self.hands);
            if slice.is_over()
                || !self
                    .likelihoods
                    .tell(self.rounds_done, known, players, rng, slice)
            {
                return false;
            }
            self.likelihoods.end_round(self.rounds_done);
            self.rounds_done += 1;
        }
        self.likelihoods.even_out();
        let sums = self.likelihoods.suspects.iter().map(|suspect| {
            let mut hands = self.hands.iter();
            let hands = hands.find(|hands| suspect.may_hold(hands));
            let mut sum = 0;
            std::array::from_fn(|place| {
                let count = hands.map_or(1, |hands| hands.count(place));
                sum += u64::from(count) * likely(suspect, place, players);
                sum
            })
        });
        self.sums = Some(sums.collect());
        true
    }

    /// Draws a world, once all is prepared. Hands that others have set in it are still to be set anew.
    pub fn draw(
        &self,
        seats: usize,
        players: &mut Players,
        chance: &mut LowDiscrepancy,
        rng: &mut Rng,
        slice: &mut Slice,
    ) -> (World, Option<Anew>) {
        let mut taken = CardSet::NONE;
        let mut given: Vec<(Seat, CardSet)> = Vec::with_capacity(seats);
        let mut kinds = vec![0; seats];
        let sums = self.sums.iter().flatten();
        for (suspect, sums) in self.likelihoods.suspects.iter().zip(sums) {
            let hands = self.hands.iter().find(|hands| suspect.may_hold(hands));
            let mut place = 0;
            if let Some(hands) = hands.filter(|_| suspect.has_told) {
                // A hand that another has already is drawn again.
                place = place_of(sums, chance.below(sums[PLACES - 1], rng));
                let drawn = hands.draw(place, taken, rng).or_else(|| {
                    (0..5).find_map(|_| {
                        place = place_of(sums, below(sums[PLACES - 1], rng));
                        hands.draw(place, taken, rng)
                    })
                });
                if let Some(hand) = drawn {
                    taken.extend(hand.iter());
                    given.push((suspect.seat, hand));
                }
            }
            if let Some(kind) = kinds.get_mut(suspect.seat.index()) {
                *kind = draw_kind(suspect, place, players, chance, rng);
            }
        }
        let order = arrange(&self.unseen, &given, taken, Some(rng));
        let sets = self.unseen.blank().rules().sets_hands();
        let unseen = if sets { &self.unseen } else { &self.forgetful };
        slice.spend(2 * of_copy(unseen.blank().history().len()));
        let table = unseen.dealt(&order);
        let anew = Anew::begin(&table, unseen, kinds.len());
        let table = match anew {
            None if sets => table.forgetful(),
            _ => table,
        };
        (World { table, kinds }, anew)
    }
}

/// Hands of each kind that a suspect may hold, none of them drawn yet.
fn hands(unseen: &Unseen, likelihoods: &Likelihoods) -> Vec<Hands> {
    let mut hands: Vec<Hands> = Vec::new();
    let suspects = likelihoods.suspects.iter();
    for suspect in suspects.filter(|suspect| suspect.has_told) {
        if !hands.iter().any(|hands| suspect.may_hold(hands)) {
            hands.push(Hands::of(unseen.cards(), suspect.size, suspect.open));
        }
    }
    hands
}

/// How likely this player did what he did with a hand of this place, whatever his kind, in thousandths of the unit.
fn likely(suspect: &Suspect, place: usize, players: &Players) -> u64 {
    let kinds = suspect.by.iter().enumerate().take(players.len());
    let each = kinds.map(|(kind, by)| by[place] * u64::from(players.prior(suspect.seat, kind)));
    each.sum()
}

/// The place that a number below the last sum draws.
fn place_of(sums: &[u64; PLACES], drawn: u64) -> usize {
    sums.iter()
        .position(|sum| *sum > drawn)
        .unwrap_or(PLACES - 1)
}

fn draw_kind(
    suspect: &Suspect,
    place: usize,
    players: &Players,
    chance: &mut LowDiscrepancy,
    rng: &mut Rng,
) -> usize {
    let kinds = players.len().min(KINDS);
    let weight =
        |kind: usize| suspect.by[kind][place] * u64::from(players.prior(suspect.seat, kind));
    let all: u64 = (0..kinds).map(weight).sum();
    let mut left = chance.below(all, rng);
    for kind in 0..kinds {
        match left.checked_sub(weight(kind)) {
            Some(rest) => left = rest,
            None => return kind,
        }
    }
    0
}
