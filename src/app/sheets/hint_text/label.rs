//! The labels of the buttons, as a hint names them.

use crate::app::families::rounds;
use crate::app::i18n::say;
use crate::app::words;
use crate::engine::{
    Action, Ask, BusAction, CasinoAction, Chips, Choice, ClassicAsk, DrawingAction, Pick,
    RoundAction, SettingAction, Turn, View, VyingAsk,
};

/// The label of the button for an action. `None`: no button of its own plays it.
pub fn label(action: Action, view: View<'_>, choices: &[Choice]) -> Option<String> {
    rounds_label(action, view)
        .or_else(|| patti_label(action, view).map(Into::into))
        .or_else(|| classic_label(action, view))
        .or_else(|| paying_label(action, view, choices))
        .or_else(|| button_label(action, view))
}

/// The names of the hands that an action sets, the best first. `None`: it sets none.
pub fn set_hands(action: Action, view: View<'_>) -> Option<String> {
    let Action::Setting(SettingAction::Set(rows)) = action else {
        return None;
    };
    let names = rows.values(view.ranking()).flatten().map(words::hand_name);
    Some(names.collect::<Vec<_>>().join(" · "))
}

/// What a choice costs at least, in chips. `None`: it costs nothing.
pub fn cost_of(choice: Choice) -> Option<Chips> {
    match choice {
        Choice::Bet { least, .. } | Choice::BetBy { least, .. } => Some(least),
        Choice::See { cost, .. } | Choice::Level { cost, .. } => Some(cost),
        Choice::Cover { chips } => Some(chips),
        _ => None,
    }
}

/// The label of the button for an action where bets are equalised.
fn rounds_label(action: Action, view: View<'_>) -> Option<String> {
    view.rules().round()?;
    let brags = rounds::brags(view);
    let text = match action {
        Action::Bet(chips) if brags && view.top() > 0 => return Some(say::return_of(chips)),
        Action::Bet(chips) if brags => return Some(say::brag_of(chips)),
        Action::Round(RoundAction::Stake(chips)) => return Some(say::stake_of(chips)),
        Action::Drawing(DrawingAction::Draw(cards)) if !cards.is_empty() => {
            let names = words::cards(cards.iter());
            return Some(format!("{}: {names}", say::draw_of(cards.len() as u64)));
        }
        Action::Fold if brags => say::BOLT,
        Action::Pass if brags => say::PASS_BRAG,
        Action::See if brags => say::CALL_A_SIGHT,
        Action::Round(RoundAction::Check) => say::CHECK,
        Action::Round(RoundAction::Match) => say::MATCH,
        Action::Round(RoundAction::Go) => say::GO_IT,
        Action::Drawing(DrawingAction::Stand) if view.rules().exchange().is_some() => say::KEEP_ALL,
        _ => return None,
    };
    Some(text.get().into())
}

/// The label of the button for an action of Teen Patti alone.
fn patti_label(action: Action, view: View<'_>) -> Option<&'static str> {
    view.rules().patti()?;
    Some(match action {
        Action::Fold => say::PATTI_PACK.get(),
        Action::Sideshow => say::PATTI_SIDESHOW.get(),
        Action::Agree => say::PATTI_COMPARE.get(),
        _ => return None,
    })
}

/// The label of the button for an action of drawing cards or of two who brag for the second stake (RULES 10.4).
fn classic_label(action: Action, view: View<'_>) -> Option<String> {
    let Ask::Classic(ask) = view.ask() else {
        return None;
    };
    let text = match (action, ask) {
        (Action::Bet(chips), ClassicAsk::Brag { .. }) => return Some(say::brag_of(chips)),
        (Action::Bet(chips), _) => return Some(say::raise_of(chips)),
        (Action::Round(RoundAction::Match), _) => say::TAKE_UP,
        (Action::Fold, _) => say::GIVE_UP,
        _ => return None,
    };
    Some(text.get().into())
}

/// The label of the button for an action that takes chips or sees, in the betting games and Teen Patti.
fn paying_label(action: Action, view: View<'_>, choices: &[Choice]) -> Option<String> {
    let is_blind = view.own().is_some_and(|own| own.is_blind());
    let is_patti = view.rules().patti().is_some();
    let cost = choices.iter().find(|choice| choice.admits(action));
    let cost = cost.and_then(|choice| cost_of(*choice)).unwrap_or(0);
    Some(match action {
        Action::Bet(chips) if is_patti && is_blind => say::patti_blind_of(chips),
        Action::Bet(chips) if is_patti => say::patti_chaal_of(chips),
        Action::Bet(chips) if is_blind => say::bet_blind_of(chips),
        Action::Bet(chips) => say::bet_of(chips),
        Action::See if is_patti => say::PATTI_SHOW.get().into(),
        Action::See if cost > 0 => say::see_for(cost),
        Action::See => say::SEE.get().into(),
        Action::Cover => say::cover_for(cost),
        _ => return None,
    })
}

/// The label of the button for an action that several games have.
fn button_label(action: Action, view: View<'_>) -> Option<String> {
    let looked = match view.ask() {
        Ask::Vying(VyingAsk::Decide { looked, .. }) => looked,
        _ => Pick::New,
    };
    let text = match (action, looked) {
        (Action::Keep, Pick::Old) => say::KEEP_OLD_DROP_NEW,
        (Action::Keep, Pick::New) => say::KEEP_NEW_DROP_OLD,
        (Action::Throw, Pick::Old) => say::DROP_OLD_PLAY_NEW,
        (Action::Throw, Pick::New) => say::DROP_NEW_PLAY_OLD,
        (Action::Agree, _) => say::AGREE_TO_SHOW,
        (Action::Refuse, _) => say::REFUSE,
        (Action::Showdown, _) => say::SHOW_ALL,
        (Action::Play(Pick::Old), _) => say::PLAY_OLD,
        (Action::Play(Pick::New), _) => say::PLAY_NEW,
        (Action::Retain(Some(Pick::Old)), _) => say::KEEP_OLD,
        (Action::Retain(Some(Pick::New)), _) => say::KEEP_NEW,
        (Action::Retain(None), _) => say::KEEP_NEITHER,
        (Action::Show(_), _) => say::SHOW,
        (Action::Pass, _) => say::PASS_BRAG,
        (Action::Round(RoundAction::Check), _) => say::CHECK,
        (Action::Round(RoundAction::Match), _) => say::MATCH,
        (Action::Drawing(DrawingAction::Stand), _) => say::STAND,
        (Action::Drawing(DrawingAction::Draw(cards)), _) if cards.is_empty() => say::DRAW_A_CARD,
        (Action::Bus(BusAction::All), _) => say::ALL_THREE,
        (Action::Bus(BusAction::Stick), _) => say::STICK,
        (Action::Casino(CasinoAction::Play), _) => say::PLACE_PLAY,
        (Action::Look(_), _) => say::LOOK,
        (Action::Fold, _) => say::FOLD,
        (Action::Bus(BusAction::Swap { give, take }), _) => {
            let take = take.map_or_else(|| say::THE_HIDDEN_CARD.get().into(), words::card_name);
            return Some(say::swap_for(&words::card_name(give), &take));
        }
        (Action::Drawing(DrawingAction::Give(card)), _) => {
            return Some(say::give_card(&words::card_name(card)));
        }
        (Action::Borrow { chips, .. }, _) => return Some(say::borrow_of(chips)),
        (Action::Lend(chips), _) => return Some(say::lend_of(chips.unwrap_or(asked_for(view)))),
        _ => return None,
    };
    Some(text.get().into())
}

/// The loan that the player is asked for, in chips.
fn asked_for(view: View<'_>) -> Chips {
    match view.ask() {
        Ask::Vying(VyingAsk::Turn(Turn::Lend { chips, .. })) => chips,
        _ => 0,
    }
}
