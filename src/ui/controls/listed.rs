//! The controls of a game whose actions are a few buttons and an amount. The game says what they are; this draws them and
//! knows their keys.

use super::amount;
use super::line::line;
use super::own::hint;
use super::{act, go, small, watch};
use crate::engine::{Action, Ask, Chips, Choice, RoundAction, SeatView, Standing};
use crate::ui::felt::is_between_deals;
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::words;

/// The buttons of a game.
pub struct Listed {
    /// Those that take no amount, in the order in which they stand. The one that takes an amount stands after them.
    pub buttons: &'static [Button],
    /// What does an amount of chips; none where the game has no amounts.
    pub pay: Option<Pay>,
    /// What a button says, large, and small beneath it.
    pub says: fn(Game, Action) -> (String, String),
    /// What to do, in a sentence, where the player at the screen is asked for something that takes no amount.
    pub asks: fn(Game) -> String,
}

/// A button. It keeps its place, and is dim while nothing that it does is offered.
pub struct Button {
    /// What it does: the first of these that is offered.
    pub does: &'static [Action],
    /// Its key, as a browser calls it: `f`, `Enter`.
    pub key: &'static str,
    /// Whether it is the one that most players want.
    pub goes: bool,
}

impl Button {
    /// Folds.
    pub const FOLD: Button = Button {
        does: &[Action::Fold],
        key: "f",
        goes: false,
    };
    /// Checks, or matches what is owed.
    pub const LEVEL: Button = Button {
        does: &[
            Action::Round(RoundAction::Check),
            Action::Round(RoundAction::Match),
        ],
        key: "m",
        goes: false,
    };
}

/// The button that pays the amount which is set.
pub struct Pay {
    /// What it says, large, and small beneath it, for so many chips of which so many are the least.
    pub says: fn(Game, Chips, Chips) -> (String, String),
    /// What it says while no amount is offered.
    pub idle: fn() -> &'static str,
    /// Its key.
    pub key: &'static str,
}

/// The controls while a deal is played; none at other times, which are the same for every game.
#[must_use]
pub fn listed(page: Page, choices: &[Choice], list: &Listed) -> Option<Node> {
    let game = page.game;
    if game.scene() != Scene::Playing || game.is_buying() {
        return None;
    }
    let is_asked = game.is_my_turn() && game.curtain().is_none();
    let row = amount::row(page.amount, choices).unwrap_or_else(|| {
        let asks = is_asked.then(|| (list.asks)(game));
        let asks = asks.filter(|asks| !asks.is_empty());
        hint(asks.unwrap_or_else(|| game.log().last()))
    });
    let acts = if plays(game) {
        buttons(page, choices, list, is_asked)
    } else {
        watch(game).key(48)
    };
    let all = Node::new("div", "").with("style", "display:contents");
    Some(all.maybe(line(page, choices)).hold(row).hold(acts))
}

/// Does what the key means. False where it means nothing.
#[must_use]
pub fn key(page: Page, list: &Listed, key: &str) -> bool {
    let choices = page.game.choices();
    let is_amount = |choice: &Choice| matches!(choice, Choice::Bet { .. } | Choice::Stake { .. });
    let pays = |pay: &Pay| pay.key.eq_ignore_ascii_case(key) || key == "Enter";
    if choices.iter().any(is_amount) && list.pay.as_ref().is_some_and(pays) {
        page.amount.act();
        return true;
    }
    let mut buttons = list.buttons.iter();
    let button = buttons.find(|button| button.key.eq_ignore_ascii_case(key));
    let action = button.and_then(|button| offered(button, &choices));
    match action {
        Some(Action::See) => page.amount.see(),
        Some(action) => page.game.act(action),
        None => return false,
    }
    true
}

fn offered(button: &Button, choices: &[Choice]) -> Option<Action> {
    let is_offered = |action: &Action| choices.iter().any(|choice| choice.admits(*action));
    button.does.iter().copied().find(is_offered)
}

fn buttons(page: Page, choices: &[Choice], list: &Listed, is_asked: bool) -> Node {
    let game = page.game;
    let one = |(nth, button): (usize, &Button)| {
        let does = offered(button, choices);
        let usual = does.or(button.does.first().copied());
        let (says, beneath) = usual
            .map(|action| (list.says)(game, action))
            .unwrap_or_default();
        let beneath = match does {
            Some(_) => beneath,
            None => why_not(game, usual.filter(|_| is_asked)),
        };
        let press = Press::Act(usual.unwrap_or(Action::Pass));
        let made = if button.goes { go(press) } else { act(press) };
        made.key(nth as u64)
            .with("aria-keyshortcuts", button.key)
            .off(does.is_none())
            .tells(says)
            .maybe(small(beneath))
    };
    let listed: Vec<Node> = list.buttons.iter().enumerate().map(one).collect();
    let count = listed.len() + usize::from(list.pay.is_some());
    let class = match count {
        ..=2 => "acts few",
        3 => "acts three",
        _ => "acts",
    };
    let pay = list.pay.as_ref().map(|pay| pays(page, pay));
    Node::new("div", "acts")
        .key(49)
        .with("class", class)
        .all(listed)
        .maybe(pay)
}

fn pays(page: Page, pay: &Pay) -> Node {
    let amount = page.amount;
    let (says, beneath) = match amount.get().zip(amount.range()) {
        Some((chips, (least, _))) => {
            let (says, beneath) = (pay.says)(page.game, chips, least);
            let again = amount.asked() == Some(chips);
            let again = again.then(|| say::PRESS_AGAIN.get().into());
            (says, again.unwrap_or(beneath))
        }
        None => ((pay.idle)().into(), String::new()),
    };
    go(Press::Pay)
        .key(50)
        .with("aria-keyshortcuts", pay.key)
        .off(amount.range().is_none())
        .tells(says)
        .maybe(small(beneath))
}

/// Why it is not offered to the player who has the turn.
fn why_not(game: Game, action: Option<Action>) -> String {
    let refusal = action.and_then(|action| game.refusal(action));
    refusal.map(words::why_not).unwrap_or_default()
}

/// Whether somebody at the screen has anything left to do in this deal, or the next is about to begin.
#[must_use]
pub fn plays(game: Game) -> bool {
    game.public(|view| {
        let asked = view.ask().seat();
        let is_between = is_between_deals(view) || matches!(view.ask(), Ask::Deal { .. });
        let plays = |place: SeatView<'_>| {
            let is_in = match place.standing() {
                Standing::In => true,
                Standing::Out => false,
                _ => is_between,
            };
            game.is_person(place.seat()) && (is_in || asked == Some(place.seat()))
        };
        view.seats().any(plays) || (view.deals() == 0 && !game.is_watched())
    })
}
