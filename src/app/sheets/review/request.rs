//! What is to be reviewed, and from which seat.

use crate::app::i18n::{Name, Text, say};
use crate::app::lazy::ReviewOf;
use crate::app::replay::{DealId, Records, may_show_all, player_name};
use crate::app::table::game::Game;
use crate::bots::Temper;
use crate::engine::{Seat, Viewer};
use crate::notation::Record;
use crate::review::{Scope, Unit};
use crate::school::drills::Exercise;
use crate::school::ten::OWN;
use crate::sitting::session::{PlayerKind, Setup};

#[derive(Clone, PartialEq)]
pub struct ReviewRequest {
    pub record: Record,
    pub seat: Seat,
    pub scope: Scope,
    /// The deals of the record that may be told.
    pub deals: u32,
    /// Who sees the cards of a sitting that was played here. `None`: the record came from elsewhere.
    own: Option<Viewer>,
    pub setup: Setup,
}

impl ReviewRequest {
    /// Reads what the player has opened. The error is a sentence.
    pub fn read(of: ReviewOf, records: Records, game: Game) -> Result<ReviewRequest, Text> {
        if let ReviewOf::Earlier(only) = of {
            let earlier = records.earlier().ok_or(say::NO_DEAL_IS_OVER)?;
            if earlier.record.rules.real_cards {
                return Err(say::BANK_NO_REVIEW);
            }
            return Ok(ReviewRequest {
                record: earlier.record,
                seat: earlier.seat,
                scope: Scope::of(only),
                deals: u32::MAX,
                own: Some(Viewer::Seat(earlier.seat)),
                setup: earlier.setup,
            });
        }
        let opened = records.opened();
        let which = match of {
            ReviewOf::Deal => opened.ok_or(say::NO_DEAL_IS_OVER)?,
            ReviewOf::LastDeal | ReviewOf::Sitting | ReviewOf::Earlier(_) => DealId {
                imported: None,
                number: game.deals_over(),
            },
        };
        let (record, deals) = match which.imported {
            None => game.finished_deals(),
            Some(nth) => {
                let record = records.imported().into_iter().nth(nth);
                (record.ok_or(say::NO_DEAL_IS_OVER)?, usize::MAX)
            }
        };
        if record.rules.real_cards {
            return Err(say::BANK_NO_REVIEW);
        }
        let own = which.imported.is_none().then(|| game.own_viewer());
        if own == Some(Viewer::Gallery) && !may_show_all(which, game) {
            return Err(say::REVIEW_SHARED);
        }
        let setup = records.players(which, game).ok_or(say::NO_DEAL_IS_OVER)?;
        let request = ReviewRequest {
            record,
            seat: Seat(0),
            scope: Scope::of((of != ReviewOf::Sitting).then_some(which.number as u32)),
            deals: deals.min(u32::MAX as usize) as u32,
            own,
            setup,
        };
        let first = match own {
            Some(Viewer::Seat(seat)) => Some(seat),
            _ => request.seats().first().copied(),
        };
        Ok(request.of_seat(first.unwrap_or(Seat(0))))
    }

    /// What was done in a drill. Nothing of it is stored as of a sitting of the player's.
    #[must_use]
    pub fn of_drill(found: &Exercise, action: String) -> ReviewRequest {
        let mut record = found.record.clone();
        let scope = Scope::Decision(record.actions.len());
        record.actions.push(action);
        ReviewRequest {
            record,
            seat: OWN,
            scope,
            deals: u32::MAX,
            own: None,
            setup: found.setup.clone(),
        }
    }

    /// Ten deals of the school. Nothing of them is stored as of a sitting of the player's.
    #[must_use]
    pub fn of_ten(record: Record, setup: Setup) -> ReviewRequest {
        ReviewRequest {
            record,
            seat: OWN,
            scope: Scope::of(None),
            deals: u32::MAX,
            own: None,
            setup,
        }
    }

    /// A review of the same record from another seat.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> ReviewRequest {
        ReviewRequest {
            seat,
            ..self.clone()
        }
    }

    /// The seats that may be reviewed: those of people, and then, if the record came from elsewhere, those of others.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        let of_people = |is_bot: bool| {
            let players = self.setup.players.iter().zip(0..);
            let seats = players.filter(move |(player, _)| player.kind.is_bot() == is_bot);
            seats.map(|(_, seat)| Seat(seat))
        };
        let others = of_people(true).filter(|_| self.own.is_none());
        of_people(false).chain(others).collect()
    }

    /// The name of a player.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Name {
        player_name(&self.setup, seat)
    }

    /// Whether the seat belongs to the only person at the screen, in a sitting that was played here. He may try its
    /// decisions again, and what is found is stored.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.own == Some(Viewer::Seat(self.seat))
    }

    /// Who sees a deal of this sitting with the expert in the seat.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.own.unwrap_or(Viewer::Seat(self.seat))
    }

    /// How everybody plays. Nothing is known of those in a record from elsewhere.
    #[must_use]
    pub fn tempers(&self) -> Vec<Temper> {
        let temper = |kind| match kind {
            PlayerKind::Bot(temper) if self.own.is_some() => temper,
            _ => Temper::Straightforward,
        };
        let players = self.setup.players.iter();
        players.map(|player| temper(player.kind)).collect()
    }

    /// What a deal is played for, as a message names it.
    #[must_use]
    pub fn unit(&self) -> &'static str {
        match Unit::of(&self.setup.rules) {
            Unit::Lives => "lives",
            Unit::Games => "points",
            Unit::Chips => "chips",
        }
    }
}
