//! The upper row of the controls: an amount, a choice of two, or a sentence about what is going on.

use super::amount_row;
use super::own::{hint, hint_or_hurry};
use super::prompt::Prompt;
use crate::app::i18n::{Text, say};
use crate::app::lazy::{OpenedFrom, ReviewOf, Sheet};
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::app::words;
use crate::engine::{Action, Ask, Chips, Choice, Event, Pick, Purse, Turn, View, Viewer, VyingAsk};
use crate::sitting::session::Setup;

/// Draws the upper row.
pub fn row(scene: &Scene<'_>, prompt: Prompt) -> Node {
    let game = scene.game;
    match prompt {
        // No deal is being played, so reloading for a new version ends none.
        Prompt::Resume | Prompt::Deal | Prompt::PlayAgain if scene.has_update => {
            choose(0, choice(Press::Update).text(say::NEW_VERSION.get()))
        }
        Prompt::Decide { looked } => keep_or_throw(looked),
        Prompt::Agree => {
            let agree = usual(Action::Agree).text(say::AGREE_TO_SHOW.get());
            choose(2, agree).child(refuse())
        }
        Prompt::Lend => {
            let lend = usual(Action::Lend(None)).text_owned(asked_to_lend(game));
            choose(3, lend).child(refuse())
        }
        Prompt::Retain => {
            let neither = choice(Press::Act(Action::Retain(None)));
            choose(4, neither.text(say::KEEP_NEITHER.get()))
        }
        Prompt::Throw if game.is_peeking() => {
            let hide = choice(Press::Peek(false));
            choose(5, hide.text(say::HIDE_YOUR_CARDS.get()))
        }
        Prompt::Resume | Prompt::Deal => hint(waiting(scene)),
        Prompt::NextDeal | Prompt::LeftOut => after_deal(scene),
        Prompt::PlayAgain => hint(String::new()),
        Prompt::BuyIn | Prompt::Throw | Prompt::Watch | Prompt::Turn => {
            let row = amount_row::row(scene);
            row.unwrap_or_else(|| match prompt {
                Prompt::Turn => hint_or_hurry(game, playing(game)),
                // Who watches has such a button among the actions.
                Prompt::Watch => hint(playing(game)).attr("class", "hint told"),
                _ => hint(playing(game)),
            })
        }
    }
}

/// Draws the choice between the two hands.
fn keep_or_throw(looked: Pick) -> Node {
    let (keep, throw) = match looked {
        Pick::Old => (say::KEEP_OLD_DROP_NEW, say::DROP_OLD_PLAY_NEW),
        Pick::New => (say::KEEP_NEW_DROP_OLD, say::DROP_NEW_PLAY_OLD),
    };
    let other = choice(Press::Act(Action::Throw)).text(throw.get());
    choose(1, usual(Action::Keep).text(keep.get())).child(other)
}

pub fn choose(kind: u64, first: Node) -> Node {
    Node::new("div", "choose").key(kind).child(first)
}

/// Draws the usual one of two buttons.
fn usual(action: Action) -> Node {
    Node::new("button", "go").on(Press::Act(action))
}

pub fn choice(press: Press) -> Node {
    Node::new("button", "").on(press)
}

fn refuse() -> Node {
    choice(Press::Act(Action::Refuse)).text(say::REFUSE.get())
}

/// The text before a deal: the stored sitting that waits, or else who plays.
pub fn waiting(scene: &Scene<'_>) -> String {
    let stored = &scene.stored;
    match &stored.waiting {
        Some((setup, deal)) => waits(setup, *deal),
        None if stored.is_resuming => say::ONE_MOMENT.get().into(),
        None if stored.can_resume => say::LAST_SITTING_WAITS.get().into(),
        None => words::company(&scene.game.setup()),
    }
}

/// The text about the stored sitting. There is room for at most four names.
fn waits(setup: &Setup, deal: u32) -> String {
    if setup.players.len() > 4 {
        return say::LAST_SITTING_WAITS.get().into();
    }
    say::last_sitting_waits_of(&words::join_list(words::names(setup)), deal.into())
}

/// Draws the row after a deal: a text, and the button that reviews the deal.
fn after_deal(scene: &Scene<'_>) -> Node {
    let text = next_deal(scene);
    let is_own = matches!(scene.game.own_viewer(), Viewer::Seat(_));
    let doubles = scene.game.may_double().map(|_| {
        let double = choice(Press::DoubleLimits).key(1);
        double.text(say::DOUBLE_THE_LIMITS.get())
    });
    if !is_own && doubles.is_none() {
        return hint(text);
    }
    let review = is_own.then(|| {
        let review = Press::Open(Sheet::Review(ReviewOf::LastDeal, OpenedFrom::Felt));
        choice(review).text(say::REVIEW_LAST_DEAL.get())
    });
    let asks = match text.is_empty() && doubles.is_none() {
        true => asks_for_sound(scene),
        false => Vec::new(),
    };
    let text = (!text.is_empty()).then(|| hint(text));
    Node::new("div", "choose after")
        .key(6)
        .children(asks)
        .maybe_child(text)
        .maybe_child(review)
        .maybe_child(doubles)
}

/// The text after a deal: the cost of the next deal if it differs from that of the last. The result says what stays in the
/// pot.
fn next_deal(scene: &Scene<'_>) -> String {
    let game = scene.game;
    let costs_as_before = game.settled(|view| view.rules().cost() == paid_for_cards(view));
    match costs_as_before {
        true => String::new(),
        false => next_cost(scene),
    }
}

/// Draws the two answers to whether sound is wanted. It is asked once, after a first deal, until then there is none.
fn asks_for_sound(scene: &Scene<'_>) -> Vec<Node> {
    let is_asked = scene.settings.sound_asked || scene.settings.sound;
    // An embedded table stores no answer.
    if is_asked || scene.is_embedded || scene.game.is_replay() {
        return Vec::new();
    }
    let answer = |on, says: Text| choice(Press::Sound(on)).text(says.get());
    let on = answer(true, say::SOUND_ON).key(2);
    vec![on, answer(false, say::NO_SOUND).key(3)]
}

/// What the first to pay has paid into the pots before the cards were dealt.
fn paid_for_cards(view: View<'_>) -> Chips {
    let before = view.history();
    let before =
        before.take_while(|event| !matches!(event, Event::Dealt { .. } | Event::HandDealt { .. }));
    let mut paid = before.filter_map(|event| match event {
        Event::Paid {
            from: Purse::Seat(seat),
            to: Purse::Pot(_),
            chips,
        } => Some((seat, chips)),
        _ => None,
    });
    let Some((first, chips)) = paid.next() else {
        return 0;
    };
    let more = paid.filter(|(seat, _)| *seat == first);
    more.fold(chips, |sum, (_, chips)| sum.saturating_add(chips))
}

fn next_cost(scene: &Scene<'_>) -> String {
    let game = scene.game;
    // Two kinds of game have no ante: those for points or with a dealer's stake or blinds, whose `ante` is 0, and those
    // against the house, where everyone chooses his stake.
    let is_staked = game.settled(|view| {
        let rules = view.rules();
        rules.ante == 0 || rules.is_against_bank()
    });
    let ante = game.settled(|view| view.rules().cost());
    let next = |view: View<'_>| Some((scene.speech()?.next)(view.rules()));
    if let Some(says) = game.settled(next) {
        says
    } else if ante > 0 && !is_staked {
        match game.settled(|view| view.rules().pots().len()) {
            0 | 1 => say::next_ante(ante),
            _ => say::next_deal_costs(ante),
        }
    } else {
        String::new()
    }
}

fn playing(game: &Model) -> String {
    let ask = game.public(|view| view.ask());
    if !game.is_my_turn() || game.curtain().is_some() {
        return game.log().last();
    }
    match ask {
        Ask::Vying(VyingAsk::Discard { .. }) => words::must_throw(game.must_throw()).into(),
        Ask::Vying(VyingAsk::ChooseHand { .. }) => say::NAME_THE_HAND.get().into(),
        Ask::Vying(VyingAsk::Retain { .. }) => say::NAME_THE_KEPT_HAND.get().into(),
        Ask::Vying(VyingAsk::Turn(Turn::Own { .. })) => match offers(game) {
            (_, true) => say::COVER_OR_FOLD,
            (true, _) => say::NOBODY_LENDS,
            _ => say::LOOK_AT_YOURS_FIRST,
        }
        .get()
        .into(),
        _ => String::new(),
    }
}

/// Whether the player may fold, and whether he may cover.
fn offers(game: &Model) -> (bool, bool) {
    let choices = game.choices();
    let covers = |choice: &Choice| matches!(choice, Choice::Cover { .. });
    (
        choices.contains(&Choice::One(Action::Fold)),
        choices.iter().any(covers),
    )
}

fn asked_to_lend(game: &Model) -> String {
    match game.public(|view| view.ask()) {
        Ask::Vying(VyingAsk::Turn(Turn::Lend {
            borrower, chips, ..
        })) => say::lend_whom(&game.seats().somebody(borrower), chips),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests;
