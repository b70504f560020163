//! The upper row: the amount to bet, a choice of two, or a word about what is going on.

use super::amount;
use crate::engine::{Action, Ask, Choice, Pick, Turn, VyingAsk};
use crate::ui::family;
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::session::Setup;
use crate::ui::words;

/// The upper row.
pub fn row(page: Page, choices: &[Choice]) -> Node {
    let Page { game, amount, .. } = page;
    let offers = |action| choices.contains(&Choice::One(action));
    // Only where nothing is in hand that a new beginning would end.
    if page.update.waits() && matches!(game.scene(), Scene::Ready | Scene::SittingOver) {
        return choose(0, choice(Press::Update).says(say::NEW_VERSION.get()));
    }
    let asked = if game.is_buying() {
        None
    } else if let Ask::Vying(VyingAsk::Decide { looked, .. }) = game.public(|view| view.ask())
        && offers(Action::Keep)
    {
        let (keep, throw) = match looked {
            Pick::Old => (say::KEEP_OLD_DROP_NEW, say::DROP_OLD_PLAY_NEW),
            Pick::New => (say::KEEP_NEW_DROP_OLD, say::DROP_NEW_PLAY_OLD),
        };
        let other = choice(Press::Act(Action::Throw)).says(throw.get());
        Some(choose(1, usual(Action::Keep).says(keep.get())).hold(other))
    } else if offers(Action::Agree) {
        let agree = usual(Action::Agree).says(say::AGREE_TO_SHOW.get());
        Some(choose(2, agree).hold(refuse()))
    } else if offers(Action::Lend(None)) {
        let lend = usual(Action::Lend(None)).tells(asked_to_lend(game));
        Some(choose(3, lend).hold(refuse()))
    } else if offers(Action::Retain(None)) {
        let neither = choice(Press::Act(Action::Retain(None)));
        Some(choose(4, neither.says(say::KEEP_NEITHER.get())))
    } else if game.is_peeking() && game.must_throw().is_some() {
        let hide = choice(Press::Peek(false));
        Some(choose(5, hide.says(say::HIDE_YOUR_CARDS.get())))
    } else {
        None
    };
    asked
        .or_else(|| amount::row(amount, choices))
        .unwrap_or_else(|| {
            let keeper = page.keeper;
            let says = match keeper.waiting() {
                _ if game.scene() != Scene::Ready => hint(game),
                Some((setup, deal)) => waits(&setup, deal),
                None if keeper.is_on_its_way() => say::ONE_MOMENT.get().into(),
                None if keeper.can_go_on() => say::LAST_SITTING_WAITS.get().into(),
                None => hint(game),
            };
            Node::new("p", "hint").tells(says)
        })
}

fn choose(kind: u64, first: Node) -> Node {
    Node::new("div", "choose").key(kind).hold(first)
}

/// What one usually wants of two.
fn usual(action: Action) -> Node {
    Node::new("button", "go").on(Press::Act(action))
}

fn choice(press: Press) -> Node {
    Node::new("button", "").on(press)
}

fn refuse() -> Node {
    choice(Press::Act(Action::Refuse)).says(say::REFUSE.get())
}

/// The sitting that can be gone on with. More names than these would not fit there.
fn waits(setup: &Setup, deal: u32) -> String {
    if setup.players.len() > 4 {
        return say::LAST_SITTING_WAITS.get().into();
    }
    say::last_sitting_waits_of(&words::list(words::names(setup)), deal.into())
}

fn hint(game: Game) -> String {
    match game.scene() {
        Scene::Ready => words::company(&game.setup()),
        Scene::SittingOver => String::new(),
        Scene::DealOver => {
            let carried = game.settled(|view| view.pot());
            // In a game for points nobody pays before a deal; where there are several pots, an ante into each.
            // Against the house everyone stakes what he likes; a dealer's stake and blinds are no ante.
            let is_staked = game.settled(|view| {
                let rules = view.rules();
                rules.ante == 0 || rules.against_house().is_some()
            });
            let ante = game.settled(|view| view.rules().cost());
            let speech = game.settled(|view| family::speech(view.rules()));
            let ante = if let Some(speech) = speech {
                (speech.next)(ante)
            } else if ante > 0 && !is_staked {
                say::next_ante(ante)
            } else {
                String::new()
            };
            if carried > 0 {
                format!("{} {ante}", say::stays_on_the_table(carried))
            } else {
                ante
            }
        }
        Scene::Playing => playing(game),
    }
}

fn playing(game: Game) -> String {
    let ask = game.public(|view| view.ask());
    if !game.is_my_turn() || game.curtain().is_some() {
        return game.log().last();
    }
    match ask {
        Ask::Vying(VyingAsk::Discard { .. }) => words::must_throw(game.must_throw()).into(),
        Ask::Vying(VyingAsk::Name { .. }) => say::NAME_THE_HAND.get().into(),
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

/// Whether one may fold, and cover.
fn offers(game: Game) -> (bool, bool) {
    let choices = game.choices();
    let covers = |choice: &Choice| matches!(choice, Choice::Cover { .. });
    (
        choices.contains(&Choice::One(Action::Fold)),
        choices.iter().any(covers),
    )
}

fn asked_to_lend(game: Game) -> String {
    match game.public(|view| view.ask()) {
        Ask::Vying(VyingAsk::Turn(Turn::Lend {
            borrower, chips, ..
        })) => say::lend_whom(&game.somebody(borrower), chips),
        _ => String::new(),
    }
}
