//! Why a choice is the best, in one sentence without figures.

use super::label::{label, set_hands};
use crate::app::i18n::say;
use crate::engine::{Action, Choice, View};
use crate::random::PerMille;
use crate::review::Unit;
use crate::rollouts::Estimate;

/// Who wins less often than this, in thousandths, is nearly always beaten.
const BEATEN: PerMille = 100;
/// Who wins at least as often as this wins more often than not.
const AHEAD: PerMille = 500;

/// Why this is the best of these choices. `going_on`: how often whoever stays in wins, as far as it is known. A choice
/// without a button is named by the hands that it sets.
pub fn because(
    view: View<'_>,
    choices: &[Choice],
    best: Action,
    going_on: Option<&Estimate>,
) -> String {
    let name = named(view, choices, best);
    match Unit::of(view.rules()) {
        Unit::Lives => say::because_safest(&name),
        Unit::Games => say::because_wins_most(&name),
        Unit::Chips => in_chips(view, choices, best, going_on.map(|one| one.wins))(&name),
    }
}

/// That neither of these choices is clearly better.
pub fn even(view: View<'_>, choices: &[Choice], one: Action, other: Action) -> String {
    say::because_even(&named(view, choices, one), &named(view, choices, other))
}

fn named(view: View<'_>, choices: &[Choice], action: Action) -> String {
    let hands = set_hands(action, view);
    hands
        .or_else(|| label(action, view, choices))
        .unwrap_or_default()
}

/// The sentence where chips count. `wins` is in thousandths.
fn in_chips(
    view: View<'_>,
    choices: &[Choice],
    best: Action,
    wins: Option<PerMille>,
) -> fn(&str) -> String {
    let is_blind = view.own().is_some_and(|own| own.is_blind());
    let sees = choices.iter().any(|choice| choice.admits(Action::See));
    match (best, wins) {
        (Action::Fold, Some(..BEATEN)) => |best| say::because_fold_beaten(best),
        (Action::Fold, Some(BEATEN..AHEAD)) => |best| say::because_fold_rarely(best),
        (Action::Fold, _) => |best| say::because_fold(best),
        (Action::See, _) => |best| say::because_see(best),
        (Action::Bet(_), _) if is_blind => |best| say::because_blind(best),
        (Action::Bet(_), Some(AHEAD..)) if sees => |best| say::because_bet_grows(best),
        (Action::Bet(_), Some(_)) if sees => |best| say::because_bet_folds(best),
        (Action::Bet(_), Some(AHEAD..)) => |best| say::because_bet_ahead(best),
        (Action::Bet(_), Some(_)) => |best| say::because_bet_often(best),
        (Action::Look(_), _) => |best| say::because_look(best),
        (Action::Keep, _) => |best| say::because_keep(best),
        (Action::Throw, _) => |best| say::because_throw(best),
        _ => |best| say::because_most(best),
    }
}

#[cfg(test)]
mod tests {
    use super::because;
    use crate::engine::{Action, Seat, Viewer};
    use crate::games;
    use crate::rollouts::Estimate;

    /// Why to fold is the best for one who wins so often, in thousandths, if he stays in.
    fn to_fold(wins: Option<u32>) -> String {
        let table =
            crate::app::sheets::hint_text::tests::looked(games::three_card(), "9c 6d 2s", 0);
        let going_on = wins.map(|wins| Estimate {
            action: Action::Bet(1),
            mean: -1_000,
            error: 10,
            wins,
            folds: Vec::new(),
        });
        let view = table.view(Viewer::Seat(Seat(0)));
        because(
            view,
            &table.choices(Seat(0)),
            Action::Fold,
            going_on.as_ref(),
        )
    }

    #[test]
    fn why_to_fold_is_told_without_figures() {
        assert_eq!(to_fold(Some(4)), "Fold: you’d nearly always be beaten.");
        assert_eq!(
            to_fold(Some(300)),
            "Fold: you’d win too rarely for what it costs."
        );
        for wins in [Some(700), None] {
            assert_eq!(
                to_fold(wins),
                "Fold: staying in costs more than it brings in."
            );
        }
    }
}
