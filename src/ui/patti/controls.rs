//! The controls of Teen Patti: look, pack, a show or a sideshow, and a bet of so many chips; or the answer to whoever
//! asks for a sideshow.

use super::said::why_not;
use crate::engine::{Action, Ask, Choice, Seat, Sideshow, Turn, VyingAsk};
use crate::ui::controls::{act, amount_row, go, hint, line_of, plays, small, watch};
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::press::Press;

/// The controls while a deal is played.
#[must_use]
pub fn controls(page: Page, choices: &[Choice]) -> Option<Node> {
    let game = page.game;
    if game.scene() != Scene::Playing || game.is_buying() {
        return None;
    }
    let acts = if plays(game) {
        four(page, choices)
    } else {
        watch(game).key(48)
    };
    let all = Node::new("div", "").with("style", "display:contents");
    Some(
        all.maybe(line_of(page, choices))
            .hold(row(page, choices))
            .hold(acts),
    )
}

/// The amount of a bet, or what is to be done.
fn row(page: Page, choices: &[Choice]) -> Node {
    let game = page.game;
    if let Some(row) = amount_row(page.amount, choices) {
        return row.maybe(beside(game, choices));
    }
    let is_asked = game.is_my_turn() && game.curtain().is_none();
    let says = match game.public(|view| view.ask()) {
        _ if !is_asked => game.log().last(),
        Ask::Vying(VyingAsk::Turn(Turn::Answer { offerer, .. })) => {
            say::patti_the_worse_packs(&game.somebody(offerer))
        }
        _ if offers(choices, Action::Fold) => say::PATTI_COVER_OR_PACK.get().into(),
        _ => say::PATTI_LOOK_NOW.get().into(),
    };
    hint(says)
}

/// A sideshow beside a show: where two are enough for it, both can be had at once.
fn beside(game: Game, choices: &[Choice]) -> Option<Node> {
    let two = game.public(|view| {
        let rules = view.rules().patti();
        rules.is_some_and(|rules| rules.sideshow == Sideshow::Two)
    });
    let sees = |choice: &Choice| matches!(choice, Choice::See { .. });
    two.then(|| {
        let is_off = !offers(choices, Action::Sideshow) || !choices.iter().any(sees);
        Node::new("button", "showdown")
            .with("aria-keyshortcuts", "D")
            .off(is_off)
            .on(Press::Act(Action::Sideshow))
            .says(say::PATTI_SIDESHOW.get())
    })
}

fn offers(choices: &[Choice], action: Action) -> bool {
    choices.contains(&Choice::One(action))
}

/// Look, pack, show or sideshow, bet; of whoever is asked for a sideshow, refuse and compare.
fn four(page: Page, choices: &[Choice]) -> Node {
    let game = page.game;
    let look = act(Press::Act(Action::Look(None)))
        .with("aria-keyshortcuts", "L")
        .off(!offers(choices, Action::Look(None)))
        .says(say::LOOK.get())
        .maybe(small(reason(game, choices, Action::Look(None))));
    let acts = Node::new("div", "acts").key(49).hold(look);
    if offers(choices, Action::Agree) {
        let refuse = act(Press::Act(Action::Refuse))
            .key(3)
            .with("aria-keyshortcuts", "R")
            .says(say::REFUSE.get());
        let compare = go(Press::Act(Action::Agree))
            .key(4)
            .with("aria-keyshortcuts", "A")
            .says(say::PATTI_COMPARE.get());
        return acts.with("class", "acts three").hold(refuse).hold(compare);
    }
    let pack = act(Press::Act(Action::Fold))
        .key(1)
        .with("aria-keyshortcuts", "F")
        .off(!offers(choices, Action::Fold))
        .says(say::PATTI_PACK.get());
    let acts = acts.with("class", "acts patti");
    acts.hold(pack)
        .hold(show(page, choices))
        .hold(bet(page, choices))
}

/// A show where two are left, else a sideshow.
fn show(page: Page, choices: &[Choice]) -> Node {
    let game = page.game;
    let seen = choices.iter().find_map(|choice| match *choice {
        Choice::See { seat, cost } => Some((seat, cost)),
        _ => None,
    });
    if let Some((seat, cost)) = seen {
        let is_asked = page.amount.asked() == Some(cost);
        let again = is_asked.then(|| say::PRESS_AGAIN.get().into());
        let with = || game.name(seat);
        return button(Action::See, "S")
            .tells(say::patti_show_for(cost))
            .maybe(small(again.unwrap_or_else(with)));
    }
    if offers(choices, Action::Sideshow) {
        let chips = page.amount.range().map_or(0, |(least, _)| least);
        let with = before(game).map(|seat| game.name(seat)).unwrap_or_default();
        return button(Action::Sideshow, "D")
            .says(say::PATTI_SIDESHOW.get())
            .maybe(small(format!("{chips} · {with}")));
    }
    // Of two that cannot be had what comes first with so many still in.
    let two = game.public(|view| view.betting() == 2);
    let (action, says) = match two {
        true => (Action::See, say::PATTI_SHOW),
        false => (Action::Sideshow, say::PATTI_SIDESHOW),
    };
    button(action, if two { "S" } else { "D" })
        .off(true)
        .says(says.get())
        .maybe(small(reason(game, choices, action)))
}

fn button(action: Action, key: &'static str) -> Node {
    act(Press::Act(action))
        .key(2)
        .with("aria-keyshortcuts", key)
}

/// Who would be asked for a sideshow: the nearest player before the one at the screen who is still in.
fn before(game: Game) -> Option<Seat> {
    let own = game.actor()?;
    game.public(|view| {
        let count = view.seats().len();
        let mut others = (1..count).map(|step| (own.index() + count - step) % count);
        others.find_map(|seat| {
            let seat = view.seat(Seat(seat as u8))?;
            (seat.standing() == crate::engine::Standing::In).then(|| seat.seat())
        })
    })
}

/// A bet of the amount that is set, or what is left on the pot.
fn bet(page: Page, choices: &[Choice]) -> Node {
    let (game, amount) = (page.game, page.amount);
    let cover = choices.iter().find_map(|choice| match *choice {
        Choice::Cover { chips } => Some(chips),
        _ => None,
    });
    if let Some(chips) = cover {
        return go(Press::Act(Action::Cover))
            .with("aria-keyshortcuts", "B")
            .tells(say::cover_for(chips))
            .maybe(small(say::ALL_YOU_HAVE.get().into()));
    }
    let bet = go(Press::Pay).with("aria-keyshortcuts", "B");
    let own = game.actor();
    let is_blind = game.public(|view| {
        let place = own.and_then(|own| view.seat(own));
        place.is_some_and(|place| place.is_blind())
    });
    let Some((chips, (least, _))) = amount.get().zip(amount.range()) else {
        return bet
            .off(true)
            .says(say::PATTI_CHAAL.get())
            .maybe(small(reason(game, choices, Action::Bet(2))));
    };
    let says = match is_blind {
        true => say::patti_blind_of(chips),
        false => say::patti_chaal_of(chips),
    };
    let again = amount.asked() == Some(chips);
    let again = again.then(|| say::PRESS_AGAIN.get().into());
    bet.tells(says)
        .maybe(small(again.unwrap_or_else(|| say::to_stay_in(least))))
}

/// Why it cannot be done now, where one has the turn.
fn reason(game: Game, choices: &[Choice], action: Action) -> String {
    let asked = game.is_my_turn() && game.curtain().is_none() && !offers(choices, Action::Agree);
    let refusal = game.refusal(action).filter(|_| asked);
    refusal.map(why_not).unwrap_or_default()
}
