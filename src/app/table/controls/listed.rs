//! The buttons of a game whose actions are a few buttons and an amount. The game lists them; this module draws them
//! and handles their keys.

use super::acts::watch;
use super::amount_row::row as amount_row;
use super::buttons::{act, cover, go, or_again, small};
use super::for_families::{hint, hint_or_hurry};
use super::line::line;
use super::part::Part;
use crate::app::table::felt::chips::coin;
use crate::app::table::game::{Model, Phase, Range};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::engine::{Action, Ask, Chips, Choice, Illegal, SeatView, Standing};

/// The buttons of a game.
pub struct Listed {
    /// The buttons without an amount, from left to right. The one with an amount stands after them.
    pub buttons: &'static [Button],
    /// The button with an amount. `None`: the game has no amounts.
    pub pay: Option<Pay>,
    /// The label of a button, and the small text beneath it.
    pub says: fn(&Model, Action) -> (String, String),
    /// Why an action is refused, in the few words that fit on its button. Empty: nothing need be said.
    pub why_not: fn(&Model, Action, Illegal) -> String,
}

/// A button. It keeps its place, and is dimmed while none of its actions is allowed.
pub struct Button {
    /// Its actions. A press plays the first that is allowed.
    pub does: &'static [Action],
    /// An action that depends on what is asked, and stands in place of the others. `None`: they stand.
    pub instead: fn(&Model) -> Option<Action>,
    /// Its key as the browser names it, such as `f` or `Enter`.
    pub key: &'static str,
    /// Whether it is the usual action where it is allowed. Otherwise the usual one is the button with an amount.
    pub goes: bool,
}

impl Button {
    pub const FOLD: Button = Button::new(&[Action::Fold], "f");

    #[must_use]
    pub const fn new(does: &'static [Action], key: &'static str) -> Button {
        Button {
            does,
            instead: |_| None,
            key,
            goes: false,
        }
    }

    /// The same for the usual action.
    #[must_use]
    pub const fn usual(does: &'static [Action], key: &'static str) -> Button {
        Button {
            goes: true,
            ..Button::new(does, key)
        }
    }

    /// Its action now. `None`: none of its actions is allowed.
    fn offered(&self, game: &Model, choices: &[Choice]) -> Option<Action> {
        let is_offered = |action: &Action| choices.iter().any(|choice| choice.admits(*action));
        match (self.instead)(game) {
            Some(action) => Some(action).filter(is_offered),
            None => self.does.iter().copied().find(is_offered),
        }
    }
}

/// The button that pays the amount that is set. Where a player can only cover the pot, it does that.
pub struct Pay {
    /// Its label and small text. The arguments are the amount and the least amount, in chips.
    pub says: fn(&Model, Chips, Chips) -> (String, String),
    /// Its label while no amount is asked for.
    pub idle: fn() -> &'static str,
    pub key: &'static str,
    /// Whether its small text stands there for a single amount, too.
    pub tells_single: bool,
}

/// Draws the controls during a deal. `asks` is a sentence that asks for an action without an amount. `None`: no deal is
/// played, and the controls are the same for every game.
#[must_use]
pub fn listed(
    scene: &Scene<'_>,
    list: &'static Listed,
    asks: fn(&Model) -> String,
) -> Option<Vec<Node>> {
    let game = scene.game;
    if game.phase() != Phase::Playing || game.is_buying() {
        return None;
    }
    let is_asked = game.is_my_turn() && game.curtain().is_none();
    // A single amount cannot be changed, so it needs no row.
    let is_set = game.range().is_some_and(|range| range.least < range.most);
    let row = amount_row(scene).filter(|_| is_set);
    let plays = plays(game);
    let row = row.unwrap_or_else(|| {
        let asks = is_asked.then(|| asks(game));
        let asks = asks.filter(|asks| !asks.is_empty());
        match asks {
            Some(asks) => hint(asks),
            None if plays => hint_or_hurry(game, game.log().last()),
            // Who watches has such a button among the actions.
            None => hint(game.log().last()),
        }
    });
    let acts = if plays {
        buttons(scene, list)
    } else {
        watch(game)
    };
    let all = Node::new("div", "").attr("style", "display:contents");
    Some(vec![all.maybe_child(line(scene)).child(row).child(acts)])
}

/// What a key means. `None`: it means nothing.
#[must_use]
pub fn key(scene: &Scene<'_>, list: &'static Listed, key: &str) -> Option<Press> {
    let Scene { game, choices, .. } = scene;
    let usual = usual(list, game, choices).filter(|_| key == "Enter");
    let pays = |pay: &Pay| pay.key.eq_ignore_ascii_case(key) || key == "Enter" && usual.is_none();
    let pay = list.pay.as_ref();
    if choices.iter().any(is_amount) && pay.is_some_and(pays) {
        return Some(Press::Pay);
    }
    let covers = |pay: &Pay| pays(pay) || key.eq_ignore_ascii_case("c");
    if covered(choices).is_some() && pay.is_some_and(covers) {
        return Some(Press::Act(Action::Cover));
    }
    let mut buttons = list.buttons.iter();
    let button = usual.or_else(|| buttons.find(|button| button.key.eq_ignore_ascii_case(key)))?;
    button.offered(game, choices).map(Press::Act)
}

/// Whether a choice is one of an amount that [`Pay`] pays.
fn is_amount(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Bet { .. }
            | Choice::BetBy { .. }
            | Choice::Stake { .. }
            | Choice::Borrow { .. }
            | Choice::Lend { .. }
    )
}

/// The chips with which the pot may be covered. `None`: it may not.
fn covered(choices: &[Choice]) -> Option<Chips> {
    choices.iter().find_map(|choice| match *choice {
        Choice::Cover { chips } => Some(chips),
        _ => None,
    })
}

/// The button of the usual action. `None`: it is the one with an amount.
fn usual(list: &'static Listed, game: &Model, choices: &[Choice]) -> Option<&'static Button> {
    let goes = |button: &&Button| button.goes && button.offered(game, choices).is_some();
    list.buttons.iter().find(goes)
}

/// The chips that an action costs. `None`: it has no cost, or the player sets it.
fn cost(choices: &[Choice], action: Action) -> Option<Chips> {
    choices.iter().find_map(|choice| match *choice {
        Choice::Level { cost, .. } | Choice::See { cost, .. } if choice.admits(action) => {
            Some(cost)
        }
        _ => None,
    })
}

/// Draws the buttons alone.
#[must_use]
pub fn buttons(scene: &Scene<'_>, list: &'static Listed) -> Node {
    let Scene { game, choices, .. } = scene;
    let is_asked = game.is_my_turn() && game.curtain().is_none();
    let one = |(nth, button): (usize, &Button)| {
        let does = button.offered(game, choices);
        let first = || (button.instead)(game).or(button.does.first().copied());
        let usual = does.or_else(first);
        let (says, beneath) = usual
            .map(|action| (list.says)(game, action))
            .unwrap_or_default();
        let beneath = match does {
            Some(action) => or_again(game, action, || beneath),
            None => why_not(game, list, usual.filter(|_| is_asked)),
        };
        let press = Press::Act(usual.unwrap_or(Action::Pass));
        button_of(press, button.goes && (does.is_some() || list.pay.is_none()))
            .key(nth as u64)
            .attr("aria-keyshortcuts", button.key)
            .aria_disabled(does.is_none())
            .text_owned(says)
            .maybe_child(small(beneath))
            .maybe_child(does.and_then(|action| cost(choices, action)).and_then(coin))
    };
    let listed: Vec<Node> = list.buttons.iter().enumerate().map(one).collect();
    let count = listed.len() + usize::from(list.pay.is_some());
    let class = match count {
        ..=2 => "acts few",
        3 => "acts three",
        _ => "acts",
    };
    let is_usual = usual(list, game, choices).is_none();
    let pay = list.pay.as_ref().map(|pay| match covered(choices) {
        Some(chips) => cover(game, chips),
        None => pays(scene, list, pay, is_asked, is_usual),
    });
    let pay = pay.map(|pay| pay.key(Part::Pay.key()));
    Node::new("div", "acts")
        .key(Part::Listed.key())
        .attr("class", class)
        .children(listed)
        .maybe_child(pay)
}

fn button_of(press: Press, is_usual: bool) -> Node {
    if is_usual { go(press) } else { act(press) }
}

fn pays(scene: &Scene<'_>, list: &Listed, pay: &Pay, is_asked: bool, is_usual: bool) -> Node {
    let game = scene.game;
    let (says, beneath) = match game.amount().zip(game.range()) {
        Some((chips, Range { least, most, .. })) => {
            let (says, beneath) = (pay.says)(game, chips, least);
            let is_told = least < most || pay.tells_single;
            let beneath = if is_told { beneath } else { String::new() };
            let beneath = or_again(game, Action::Bet(chips), || beneath);
            (says, beneath)
        }
        None => {
            let bet = Some(Action::Bet(1)).filter(|_| is_asked);
            ((pay.idle)().into(), why_not(game, list, bet))
        }
    };
    button_of(Press::Pay, is_usual)
        .attr("aria-keyshortcuts", pay.key)
        .aria_disabled(game.range().is_none())
        .text_owned(says)
        .maybe_child(small(beneath))
        .maybe_child(game.amount().and_then(coin))
}

/// Why an action is not allowed to the player in turn.
fn why_not(game: &Model, list: &Listed, action: Option<Action>) -> String {
    let refused = action.and_then(|action| Some((action, game.refusal(action)?)));
    refused.map_or_else(String::new, |(action, why)| {
        (list.why_not)(game, action, why)
    })
}

/// Whether somebody at the screen still has something to do in this deal, or the next is about to begin.
#[must_use]
pub fn plays(game: &Model) -> bool {
    game.public(|view| {
        let asked = view.ask().seat();
        let is_between = view.is_between_deals() || matches!(view.ask(), Ask::Deal { .. });
        let plays = |place: SeatView<'_>| {
            let is_in = match place.standing() {
                Standing::In => true,
                Standing::Out => false,
                _ => is_between,
            };
            game.seats().is_person(place.seat()) && (is_in || asked == Some(place.seat()))
        };
        view.seats().any(plays) || (view.deals() == 0 && !game.seats().is_watched())
    })
}
