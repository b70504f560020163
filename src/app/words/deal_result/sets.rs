//! The result of set hands (RULES 10.1).

use super::in_one::in_one;
use super::own::OwnResult;
use super::own::won_the_game;
use super::teller::Teller;
use crate::app::i18n::say;
use crate::app::words::by_stage::setting as shown;
use crate::engine::{Ending, Event, Seat, SettingEvent};

/// What these games say of the result.
#[must_use]
pub fn sets_result(teller: &Teller<'_>, how: Ending) -> OwnResult {
    let game_won = teller.winners();
    OwnResult {
        headline: game_won.clone().or_else(|| teller.headline_of_sets()),
        details: match how {
            Ending::Sets => teller.sets(),
            Ending::Quads => teller.quads().into_iter().collect(),
            _ => Vec::new(),
        },
        game_won,
    }
}

impl Teller<'_> {
    /// How many hands each player won, if no chips tell it.
    fn headline_of_sets(&self) -> Option<String> {
        let sets = self.sets_won();
        let is_said = self.won().is_empty() && self.carried_chips().is_none() && !sets.is_empty();
        is_said.then(|| self.moment().unwrap_or(sets))
    }

    /// Who wins a game for points with this deal. `None`: nobody does, or it is none.
    fn winners(&self) -> Option<String> {
        self.history.iter().find_map(|event| match event {
            Event::Setting(SettingEvent::Winners { seats }) => {
                let winners: Vec<Seat> = seats.iter().collect();
                Some(won_the_game(&winners, self.name))
            }
            _ => None,
        })
    }

    /// The sentence about the player whose four of a kind won everything.
    fn quads(&self) -> Option<String> {
        let (winner, _) = *self.won().first()?;
        Some(say::has_four(&self.name(winner)))
    }

    /// Sentences about the result: how many hands each player won, what stays in the pots, and the points.
    fn sets(&self) -> Vec<String> {
        let won = self.won();
        let sets = self.sets_won();
        // In a game for points the headline says who won how many hands, unless the game is over.
        let is_said = won.is_empty() && self.carried_chips().is_none();
        let is_won = !sets.is_empty();
        let said = || self.moment().unwrap_or(sets + ".");
        let sets = (is_won && !is_said).then(said);
        let stays = self.carried_chips().filter(|_| !won.is_empty());
        let stays = stays.map(|chips| say::pot_stays(chips) + ".");
        let points: Vec<String> = self
            .history
            .iter()
            .filter_map(|event| match event {
                Event::Scored { seat, score } => {
                    Some(say::has_points(&self.name(*seat), (*score).into()))
                }
                _ => None,
            })
            .collect();
        // One paragraph: there is no room for a line for each of four players.
        let points = (!points.is_empty()).then(|| points.join(" "));
        let nobody = self.history.iter().filter_map(|event| match event {
            Event::Setting(SettingEvent::Won { nth, seat: None }) => {
                Some(say::nobody_wins_set(u64::from(*nth) + 1))
            }
            _ => None,
        });
        let nobody: Vec<String> = nobody.collect();
        let nobody = (!nobody.is_empty()).then(|| nobody.join(" "));
        let lines = sets.into_iter().chain(nobody).chain(stays);
        lines.chain(points).collect()
    }

    /// A sentence about a player who has won every hand.
    fn moment(&self) -> Option<String> {
        shown::moment(self.view, self.name)
    }

    /// How many hands each player won, as parts of a sentence. Empty: nobody won any.
    fn sets_won(&self) -> String {
        let mut won: Vec<(Seat, u64)> = Vec::new();
        for event in self.history {
            if let Event::Setting(SettingEvent::Won {
                seat: Some(seat), ..
            }) = event
            {
                match won.iter_mut().find(|(winner, _)| winner == seat) {
                    Some((_, hands)) => *hands += 1,
                    None => won.push((*seat, 1)),
                }
            }
        }
        let said = |(seat, hands): (Seat, u64)| {
            let who = self.name(seat);
            (who.is_you, say::sets_won(&who, hands))
        };
        in_one(won.into_iter().map(said))
    }
}
