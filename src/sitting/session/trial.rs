//! A session that goes on from the middle of a deal, to try something else, and one that is only replayed.

use super::player_kind::PlayerKind;
use super::state::{Joins, Session, Setup};
use crate::engine::Table;
use crate::notation::{DealtTable, Record, Source};
use crate::random::{Rng, Seed};

impl Session {
    /// A session at this table, whose players go on from there. Bots have forgotten their plans. Its record is not that of
    /// a sitting: it is neither stored nor counted. Later shuffles follow from
    /// `seed`, and the choices of bots from `bot_seed`. Nobody has his cards on a phone: they are known already.
    #[must_use]
    pub fn trial(mut setup: Setup, table: Table, seed: Seed, bot_seed: Seed) -> Session {
        let source = Source::Seed(seed);
        for player in setup
            .players
            .iter_mut()
            .filter(|player| player.kind.is_person())
        {
            player.kind = PlayerKind::Person;
        }
        Session {
            record: Record::new(setup.rules.clone(), Vec::new(), table.dealer(), source),
            bots: setup.players.iter().map(|_| None).collect(),
            dealt_table: DealtTable::from_here(table, seed),
            setup,
            rng: Rng::new(bot_seed, 0),
            is_numbered: false,
            dealt_at: 0,
            had: Vec::new(),
            hints: 0,
            joins: Joins::default(),
            recent: None,
            taken_back: Vec::new(),
        }
    }

    /// A sitting that is only replayed. Nobody plays at its table.
    #[must_use]
    pub fn for_replay(setup: Setup, table: Table) -> Session {
        let none = Seed([0; 32]);
        Session {
            record: Record::new(
                setup.rules.clone(),
                Vec::new(),
                table.dealer(),
                Source::Seed(none),
            ),
            bots: Vec::new(),
            dealt_table: DealtTable::of(table),
            setup,
            rng: Rng::new(none, 0),
            is_numbered: false,
            dealt_at: 0,
            had: Vec::new(),
            hints: 0,
            joins: Joins::default(),
            recent: None,
            taken_back: Vec::new(),
        }
    }
}
