//! The result of set hands (RULES 10.1).

use super::events as shown;
use crate::app::i18n::say;
use crate::app::words::{FamilyResult, Teller, in_one, won_the_game};
use crate::engine::{Ending, Event, PotName, Seat, SettingEvent, View};

/// What these games say of the result.
#[must_use]
pub fn result(teller: &Teller<'_>, how: Ending) -> FamilyResult {
    let game_won = winners(teller);
    FamilyResult {
        headline: game_won.clone().or_else(|| headline_of_sets(teller)),
        details: match how {
            Ending::Sets => sets(teller),
            Ending::Quads => quads(teller).into_iter().collect(),
            _ => Vec::new(),
        },
        game_won,
        ..FamilyResult::default()
    }
}

/// How many hands each player won, if no chips tell it.
fn headline_of_sets(teller: &Teller<'_>) -> Option<String> {
    let sets = sets_won(teller);
    let is_said = teller.won().is_empty() && teller.carried_chips().is_none() && !sets.is_empty();
    is_said.then(|| moment(teller).unwrap_or(sets))
}

/// Who wins a game for points with this deal. `None`: nobody does, or it is none.
fn winners(teller: &Teller<'_>) -> Option<String> {
    teller.history.iter().find_map(|event| match event {
        Event::Setting(SettingEvent::Winners { seats }) => {
            let winners: Vec<Seat> = seats.iter().collect();
            Some(won_the_game(&winners, &|seat| teller.name(seat)))
        }
        _ => None,
    })
}

/// The sentence about the player whose four of a kind won everything.
fn quads(teller: &Teller<'_>) -> Option<String> {
    let (winner, _) = *teller.won().first()?;
    Some(say::has_four(&teller.name(winner)))
}

/// Sentences about the result: how many hands each player won, what stays in the pots, and the points.
fn sets(teller: &Teller<'_>) -> Vec<String> {
    let won = teller.won();
    let sets = sets_won(teller);
    // In a game for points the headline says who won how many hands, unless the game is over.
    let is_said = won.is_empty() && teller.carried_chips().is_none();
    // Where each hand has its pot, the headline says who won it.
    let is_paid = !won.is_empty() && has_pots_of_hands(teller.view);
    let is_counted = !is_paid && !sets.is_empty();
    let sets = moment(teller).or_else(|| is_counted.then(|| sets + "."));
    let sets = sets.filter(|_| !is_said);
    let stays = teller.carried_chips().filter(|_| !won.is_empty());
    let stays = stays.map(|chips| say::pot_stays(chips) + ".");
    let points: Vec<String> = teller
        .history
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat, score } => {
                Some(say::has_points(&teller.name(*seat), (*score).into()))
            }
            _ => None,
        })
        .collect();
    // One paragraph: there is no room for a line for each of four players.
    let points = (!points.is_empty()).then(|| points.join(" "));
    let nobody = teller.history.iter().filter_map(|event| match event {
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

/// Whether each hand is played for a pot of its own.
fn has_pots_of_hands(view: View<'_>) -> bool {
    let mut names = view.pot_names().iter();
    names.any(|name| matches!(name, PotName::Set(_)))
}

/// A sentence about a player who has won every hand.
fn moment(teller: &Teller<'_>) -> Option<String> {
    shown::moment(teller.view, |seat| teller.name(seat))
}

/// How many hands each player won, as parts of a sentence. Empty: nobody won any.
fn sets_won(teller: &Teller<'_>) -> String {
    let mut won: Vec<(Seat, u64)> = Vec::new();
    for event in teller.history {
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
        let who = teller.name(seat);
        (who.is_you, say::sets_won(&who, hands))
    };
    in_one(won.into_iter().map(said))
}
