//! What hands set from one deal came to (RULES 10.1).

use super::{Teller, in_one};
use crate::engine::{Event, Seat, SettingEvent};
use crate::ui::language::{Name, say};
use crate::ui::shown::setting as shown;
use crate::ui::words::list;

impl<N: Fn(Seat) -> Name> Teller<'_, N> {
    /// Who won how many of the hands that were set, what stays in the pots, and how many points that makes.
    pub(super) fn sets(&self) -> Vec<String> {
        let won = self.won();
        let sets = self.sets_won();
        // In a game for points that is the headline, but where the game is over.
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
        // In one paragraph: of four players there would be no room for a line each.
        let points = (!points.is_empty()).then(|| points.join(" "));
        sets.into_iter().chain(stays).chain(points).collect()
    }

    /// That somebody has won every hand.
    pub(super) fn moment(&self) -> Option<String> {
        shown::moment(self.view, self.name)
    }

    /// Who won how many of the hands that were set, as parts of a sentence; empty where nobody won any.
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

    /// Who has won a game for points, where it is over.
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
        say::have_shared_the_game(&list(names.collect()))
    }
}
