//! What is learnt of players from deal to deal: which kind each is likely to be.

use super::known::{KINDS, Known};
use super::likelihoods::chance_of;
use super::players::Players;
use crate::bots::MakeBot;
use crate::engine::{Action, Rules, Seat, Table, Viewer};
use crate::random::{PerMille, Rng, Seed};

/// How likely each kind of player is, in parts of this.
type Kinds = [u64; KINDS];
const WHOLE: u64 = 1 << 32;
/// The chance that a player acts unlike his kind. It is greater than within a deal, so that no player is taken for one
/// kind for certain.
const TREMBLE: u64 = 60;
/// What every kind keeps in any case, in thousandths of what it was likely at first.
const KEPT: u64 = 30;

/// A model of the opponents at a table: how likely each seat is a player of each kind. It learns from what they do, with the
/// cards that they knew.
pub struct OpponentModel {
    players: Players,
    seats: Vec<Kinds>,
}

impl OpponentModel {
    /// Nothing is learnt yet of players of the game of these rules. `None`: it is not played out.
    #[must_use]
    pub fn begin(rules: &Rules, make_bot: MakeBot) -> Option<OpponentModel> {
        // Hands are set by all alike, and to set them takes long.
        let players = Players::of(rules, make_bot).filter(|_| !rules.sets_hands())?;
        let players = players.mostly_bots();
        let seats = Vec::new();
        Some(OpponentModel { players, seats })
    }

    /// Learns from what a player does at this table.
    pub fn note(&mut self, table: &Table, seat: Seat, action: Action) {
        let choices = table.choices(seat);
        if choices.len() < 2 {
            return;
        }
        if self.seats.len() <= seat.index() {
            let first = self.first();
            self.seats.resize(seat.index() + 1, first);
        }
        let view = table.view(Viewer::Seat(seat));
        let mut rng = Rng::new(Seed([0; 32]), 0);
        let kinds = &mut self.seats[seat.index()];
        for (kind, likely) in kinds.iter_mut().enumerate().take(self.players.len()) {
            let chances = self.players.policy(kind).chances(view, &choices, &mut rng);
            let chance = u64::from(chance_of(&chances, action, &choices).min(1000));
            *likely = *likely / 1000 * (chance * (1000 - TREMBLE) / 1000 + TREMBLE / 2);
        }
        let all: u64 = kinds.iter().sum::<u64>().max(1);
        for likely in kinds {
            *likely = (u128::from(*likely) * u128::from(WHOLE) / u128::from(all)) as u64;
        }
    }

    /// What is known of the players by now.
    #[must_use]
    pub fn known(&self) -> Known {
        let first = self.first();
        let per_mille = |kinds: &Kinds| {
            std::array::from_fn(|kind| {
                let likely = kinds[kind] / 1000 * (1000 - KEPT) + first[kind] / 1000 * KEPT;
                (likely * 1000 / WHOLE) as PerMille
            })
        };
        Known::of_seats(self.seats.iter().map(per_mille))
    }

    fn first(&self) -> Kinds {
        std::array::from_fn(|kind| WHOLE / 1000 * u64::from(self.players.first_prior(kind)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{self, Temper};
    use crate::engine::Ask;
    use crate::games;
    use crate::random::Shuffler;

    /// The kinds of the three usual tempers come first.
    const TEMPERS: [Temper; 3] = [Temper::Straightforward, Temper::Careful, Temper::Bragger];

    #[test]
    fn who_plays_like_a_temper_is_soon_taken_for_it() {
        let rules = games::usual();
        let mut met = OpponentModel::begin(&rules, bots::bot).expect("it is played out");
        assert_eq!(met.known(), Known::default());
        let mut players = TEMPERS.map(|temper| bots::bot(&rules, temper));
        let mut shuffler = Shuffler::new(Seed([3; 32]));
        let mut rng = Rng::new(Seed([3; 32]), 1);
        for _ in 0..40 {
            let mut table = Table::new(rules.clone(), &[100; 3], Seat(0)).expect("a table");
            let pack = shuffler.shuffle(&table.gathered());
            table.deal_in_place(Some(pack)).expect("a deal is due");
            while let (Some(seat), false) = (table.ask().seat(), table.ask() == Ask::Over) {
                let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
                let action = players[seat.index()].choose(view, &choices, &mut rng);
                met.note(&table, seat, action);
                table.play_in_place(seat, action).expect("it is offered");
            }
        }
        let known = met.known();
        for (seat, kind) in [(0, 0), (1, 1), (2, 2)] {
            let likely = known.of(Seat(seat), kind).expect("he is known");
            assert!(likely > 800, "{:?}: {likely}", TEMPERS[kind]);
            let all: PerMille = (0..KINDS)
                .filter_map(|kind| known.of(Seat(seat), kind))
                .sum();
            assert!((980..=1000).contains(&all), "{all}");
        }
    }
}
