//! The mood of a portrait. It follows what everybody sees, and never the cards.

use crate::app::table::places::shown_hands::ShownHands;
use crate::app::words;
use crate::engine::{Event, Face, Purse, Seat, Standing, View};

/// A loss of more than one in this many of a player's chips is felt.
const BIG: u64 = 5;

/// The mood of a seat, as a class of its plate. Whose turn it is and who has folded are classes of their own.
/// `view` is the gallery's. `is_over`: whether the deal is.
#[must_use]
pub fn mood(view: View<'_>, shown: &ShownHands, is_over: bool, seat: Seat) -> &'static str {
    if is_glad(view, is_over, seat) {
        " is-glad"
    } else if is_stung(view, shown, is_over, seat) {
        " is-stung"
    } else {
        ""
    }
}

/// Whether he has just won a pot, or a deal is over, and he has more chips than before it. Who wins back a part of what he
/// has lost has nothing to smile about.
fn is_glad(view: View<'_>, is_over: bool, seat: Seat) -> bool {
    let mut last = since_asked(view);
    let mut wins = || {
        last.any(|event| matches!(event, Event::Paid { from: Purse::Pot(_), to, .. } if to == Purse::Seat(seat)))
    };
    (is_over || wins()) && words::change(view, seat) > 0
}

/// Whether he has lost a showing, a life, or much in a deal that is over.
fn is_stung(view: View<'_>, shown: &ShownHands, is_over: bool, seat: Seat) -> bool {
    if let Some(has_lost_life) = view.has_just_lost_life(seat) {
        return has_lost_life;
    }
    let has_lost = shown.is_settled
        && !shown.winners.is_empty()
        && shown.slot(seat).is_some()
        && !shown.winners.contains(seat);
    // Who is left with a pot that is carried has not lost it.
    let keeps = || {
        view.history()
            .any(|event| matches!(event, Event::Carried { .. }))
            && view
                .seat(seat)
                .is_some_and(|place| place.standing() == Standing::In)
    };
    has_lost || (is_over && !keeps() && has_lost_much(view, seat))
}

/// Whether a deal that is over has cost him much of what he had.
fn has_lost_much(view: View<'_>, seat: Seat) -> bool {
    let lost = words::change(view, seat).min(0).unsigned_abs();
    let left = view.seat(seat).map_or(0, |place| place.chips());
    lost.saturating_mul(BIG) > left.saturating_add(lost)
}

/// What has happened since a player was last asked, backwards.
fn since_asked(view: View<'_>) -> impl Iterator<Item = Event<Face>> {
    view.history()
        .rev()
        .take_while(|event| !matches!(event, Event::Asked(_)))
}

#[cfg(test)]
mod tests {
    use super::mood;
    use crate::app::table::places::shown_hands::ShownHands;
    use crate::app::words::tests::with_a_side_win;
    use crate::engine::{Action, Seat, Viewer};
    use crate::games;
    use crate::random::Seed;
    use crate::sitting::session::Session;
    use crate::sitting::table_for_four;

    #[test]
    fn who_wins_is_glad_and_who_loses_much_is_stung() {
        let seed = Seed([7; 32]);
        let mut session = Session::new(table_for_four(), seed, seed).expect("a sitting");
        session.deal().expect("a deal");
        let moods = |session: &Session| {
            let view = session.table().view(Viewer::Gallery);
            let shown = ShownHands::of(view, None, true);
            let is_over = view.ask().seat().is_none();
            [0, 1, 2, 3].map(|seat| mood(view, &shown, is_over, Seat(seat)))
        };
        assert_eq!(moods(&session), [""; 4]);
        // Two look and bet 30 of 100 chips, and two fold. Then the first bets again, and the second folds.
        let mut act = |actions: &[Action]| {
            let asked = session.table().ask().seat().expect("somebody is asked");
            for action in actions {
                session.act(asked, *action).expect("an action");
            }
            asked
        };
        let first = act(&[Action::Look(None), Action::Bet(30)]);
        let second = act(&[Action::Look(None), Action::Bet(30)]);
        act(&[Action::Fold]);
        act(&[Action::Fold]);
        act(&[Action::Bet(30)]);
        act(&[Action::Fold]);
        let moods = moods(&session);
        assert_eq!(moods[first.index()], " is-glad");
        assert_eq!(moods[second.index()], " is-stung");
        let calm = moods.iter().filter(|mood| mood.is_empty()).count();
        assert_eq!(calm, 2);
    }

    #[test]
    fn who_wins_back_less_than_he_has_lost_is_not_glad() {
        let table = with_a_side_win(games::three_card());
        let view = table.view(Viewer::Gallery);
        let shown = ShownHands::of(view, None, true);
        let glad = [0, 1, 2].map(|seat| mood(view, &shown, true, Seat(seat)) == " is-glad");
        assert_eq!(glad, [false, true, false]);
    }
}
