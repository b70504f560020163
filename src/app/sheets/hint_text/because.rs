//! Why a choice is the best, in one sentence without figures.

use super::label::{label, set_hands};
use crate::app::i18n::say;
use crate::engine::{Action, Choice, Standing, View};
use crate::random::PerMille;
use crate::review::Unit;
use crate::rollouts::Estimate;

/// Who wins less often than this, in thousandths, is nearly always beaten.
const BEATEN: PerMille = 100;
/// Who wins at least as often as this wins more often than not.
const AHEAD: PerMille = 500;
/// Who folds at least as often as this, in thousandths, gives a reason to bet.
const FOLDS: PerMille = 100;

/// What a sentence names as the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    Beaten,
    /// The chance is small for the price.
    WinsTooRarely,
    /// Against a blind player one pays double, and cannot see.
    CannotSeeBlind,
    StayingCosts,
    EndingPays,
    /// The chance is large enough for the price.
    WinsOften,
    /// Most of the pot comes from earlier deals.
    Carried,
    /// Blind bets are cheaper.
    BlindIsCheap,
    IsAhead,
    PotGrows,
    MayFold,
    LookingIsFree,
    KnownIsBetter,
    UnseenIsBetter,
    /// Nothing but the worth itself.
    Most,
}

impl Why {
    fn says(self, best: &str) -> String {
        match self {
            Why::Beaten => say::because_fold_beaten(best),
            Why::WinsTooRarely => say::because_fold_rarely(best),
            Why::CannotSeeBlind => say::because_fold_blind(best),
            Why::StayingCosts => say::because_fold(best),
            Why::EndingPays => say::because_see(best),
            Why::WinsOften => say::because_bet_often(best),
            Why::Carried => say::because_carried(best),
            Why::BlindIsCheap => say::because_blind(best),
            Why::IsAhead => say::because_bet_ahead(best),
            Why::PotGrows => say::because_bet_grows(best),
            Why::MayFold => say::because_bet_folds(best),
            Why::LookingIsFree => say::because_look(best),
            Why::KnownIsBetter => say::because_keep(best),
            Why::UnseenIsBetter => say::because_throw(best),
            Why::Most => say::because_most(best),
        }
    }
}

/// Why this is the best of these choices. `going_on`: how often whoever stays in wins, and who folds to it, as far as it is
/// known. A choice without a button is named by the hands that it sets.
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
        Unit::Chips => in_chips(view, choices, best, going_on).says(&name),
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

/// The reason where chips count.
pub(super) fn in_chips(
    view: View<'_>,
    choices: &[Choice],
    best: Action,
    going_on: Option<&Estimate>,
) -> Why {
    let is_blind = view.own().is_some_and(|own| own.is_blind());
    let sees = choices.iter().any(|choice| choice.admits(Action::See));
    let needs_folds = going_on.is_some_and(needs_folds);
    let is_carried = view.carried() * 2 > view.pot();
    match (best, going_on.map(|one| one.wins)) {
        (Action::Fold, Some(..BEATEN)) => Why::Beaten,
        (Action::Fold, _) if !is_blind && !sees && is_against_blind(view) => Why::CannotSeeBlind,
        (Action::Fold, Some(BEATEN..AHEAD)) => Why::WinsTooRarely,
        (Action::Fold, _) => Why::StayingCosts,
        (Action::Bet(_), _) if is_blind => Why::BlindIsCheap,
        (Action::See | Action::Bet(_), Some(..AHEAD)) if is_carried => Why::Carried,
        (Action::See, Some(..AHEAD)) => Why::WinsOften,
        (Action::See, _) => Why::EndingPays,
        (Action::Bet(_), Some(_)) if needs_folds => Why::MayFold,
        (Action::Bet(_), Some(AHEAD..)) if sees => Why::PotGrows,
        (Action::Bet(_), Some(_)) if sees => Why::Most,
        (Action::Bet(_), Some(AHEAD..)) => Why::IsAhead,
        (Action::Bet(_), Some(_)) => Why::WinsOften,
        (Action::Look(_), _) => Why::LookingIsFree,
        (Action::Keep, _) => Why::KnownIsBetter,
        (Action::Throw, _) => Why::UnseenIsBetter,
        _ => Why::Most,
    }
}

/// Whether one who often folds is needed: where he does not fold, this choice loses more often than not.
fn needs_folds(going_on: &Estimate) -> bool {
    let [(_, folds)] = going_on.folds[..] else {
        return false;
    };
    let stays = 1000u32.saturating_sub(folds);
    folds >= FOLDS && going_on.wins.saturating_sub(folds) * 2 < stays
}

/// Whether the only player left beside this one is blind.
fn is_against_blind(view: View<'_>) -> bool {
    let own = view.own().map(|own| own.seat());
    let mut others = view
        .seats()
        .filter(|seat| seat.standing() == Standing::In && Some(seat.seat()) != own);
    others.next().is_some_and(|other| other.is_blind()) && others.next().is_none()
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
