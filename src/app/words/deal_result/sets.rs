//! The result of set hands (RULES 10.1).

use super::{Teller, in_one};
use crate::app::i18n::{Name, say};
use crate::app::words::by_stage::setting as shown;
use crate::app::words::join_list;
use crate::engine::{Event, Seat, SettingEvent};

impl<N: Fn(Seat) -> Name> Teller<'_, N> {
    /// Sentences about the result: how many hands each player won, what stays in the pots, and the points.
    pub(super) fn sets(&self) -> Vec<String> {
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
        sets.into_iter().chain(stays).chain(points).collect()
    }

    /// A sentence about a player who has won every hand.
    pub(super) fn moment(&self) -> Option<String> {
        shown::moment(self.view, self.name)
    }

    /// How many hands each player won, as parts of a sentence. Empty: nobody won any.
    pub(super) fn sets_won(&self) -> String {
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

    /// The winners of a game for points. `None`: the game is not over.
    pub(super) fn winners(&self) -> Option<Vec<Seat>> {
        self.history.iter().find_map(|event| match event {
            Event::Setting(SettingEvent::Winners { seats }) => Some(seats.iter().collect()),
            _ => None,
        })
    }

    pub(super) fn won_the_game(&self, winners: &[Seat]) -> String {
        if let [only] = winners {
            return say::has_won_the_game(&self.name(*only));
        }
        let names = winners.iter().map(|seat| self.name(*seat).name);
        say::have_shared_the_game(&join_list(names.collect()))
    }
}
