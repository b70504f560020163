//! The row of actions. What is not allowed now keeps its place, dim, and says why.

use super::amount::What;
use super::throw::throw;
use crate::engine::{Action, Ask, Chips, Choice, Pick, Seat, Standing, Turn, VyingAsk};
use crate::ui::felt::is_between_deals;
use crate::ui::game::{Game, Scene};
use crate::ui::language::{Text, say};
use crate::ui::page::Page;
use crate::ui::pages::Sheet;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::words;

/// The actions of the moment. Those of one kind stay the same buttons for as long as they are there.
pub fn acts(page: Page, choices: &[Choice]) -> Node {
    let game = page.game;
    let (kind, acts) = match game.scene() {
        _ if game.is_buying() => (0, buy_in(page)),
        Scene::Ready if page.keeper.can_go_on() => (1, begin(say::GO_ON, Press::GoOn)),
        Scene::Ready => (2, begin(ready(game), Press::Deal)),
        Scene::DealOver if game.is_left_out() => (8, left_out()),
        Scene::DealOver => (3, begin(say::NEXT_DEAL, Press::Deal)),
        Scene::SittingOver => (4, begin(say::SAME_AGAIN, Press::DealAfresh)),
        Scene::Playing if watches(game) => (5, watch(game)),
        Scene::Playing if game.must_throw().is_some() => (6, throw(game)),
        Scene::Playing => (7, four(page, choices)),
    };
    acts.key(kind)
}

/// A row of a few buttons.
pub fn few(one: Node, other: Node) -> Node {
    let few = Node::new("div", "acts").with("class", "acts few");
    few.hold(one).hold(other)
}

/// A button of the row.
pub fn act(press: Press) -> Node {
    Node::new("button", "act").on(press)
}

/// The button that goes on.
pub fn go(press: Press) -> Node {
    Node::new("button", "go").with("class", "act go").on(press)
}

/// What a button says beneath what it does.
pub fn small(says: String) -> Option<Node> {
    (!says.is_empty()).then(|| Node::new("small", "").tells(says))
}

/// Between two deals once a sitting has been taken up again, before the first one else.
fn ready(game: Game) -> Text {
    if game.public(|view| view.deals()) > 0 {
        say::NEXT_DEAL
    } else {
        say::DEAL_ME_IN
    }
}

fn begin(says: Text, press: Press) -> Node {
    let new = act(Press::Open(Sheet::NewGame)).says(say::NEW_GAME.get());
    few(new, go(press).says(says.get()))
}

/// What whoever has lost everything does first is to begin anew.
fn left_out() -> Node {
    let watch = act(Press::Deal).says(say::WATCH_ON.get());
    let new = go(Press::Open(Sheet::NewGame));
    few(watch, new.says(say::NEW_GAME.get()))
}

/// While nobody at the screen has anything left to do in the deal.
pub fn watch(game: Game) -> Node {
    let on = if game.is_watched() {
        say::TO_THE_END
    } else {
        say::PLAY_ON
    };
    let hurry = act(Press::Skip).says(say::HURRY.get());
    few(hurry, go(Press::PlayOn).says(on.get()))
}

/// For how much somebody buys in.
fn buy_in(page: Page) -> Node {
    let amount = page.amount;
    let who = match amount.what() {
        Some(What::BuyIn(seat)) => page.game.name(seat),
        _ => String::new(),
    };
    let buy = go(Press::Pay)
        .tells(say::buy_in_for(amount.get().unwrap_or_default()))
        .maybe(small(who));
    few(act(Press::Buy(false)).says(say::NOT_NOW.get()), buy)
}

/// Whether nobody at the screen has anything left to do in this deal.
fn watches(game: Game) -> bool {
    game.public(|view| {
        let mut people = (0..view.seats().len())
            .map(|seat| Seat(seat as u8))
            .filter(|seat| game.is_person(*seat));
        let standing = |seat: Seat| view.seat(seat).map(|place| place.standing());
        let plays = |seat: Seat| match standing(seat) {
            Some(Standing::In) => true,
            // The next deal is about to begin.
            Some(standing) if is_between_deals(view) => standing != Standing::Out,
            // Who has covered may still have to name the hand that plays, and who has folded may be asked
            // for a loan.
            _ => view.ask().seat() == Some(seat),
        };
        view.deals() > 0 && !people.any(plays)
    })
}

/// Whom one is asked to lend to instead of showing.
fn lends_to(game: Game) -> String {
    match game.public(|view| view.ask()) {
        Ask::Vying(VyingAsk::Turn(Turn::LendOrShow { short, .. })) => {
            say::to_whom(&game.somebody(short))
        }
        _ => String::new(),
    }
}

/// Look, fold, see or show, bet or borrow.
fn four(page: Page, choices: &[Choice]) -> Node {
    let game = page.game;
    let offers = |action| choices.contains(&Choice::One(action));
    let (look, fold) = (Action::Look(None), Action::Fold);
    let look_why = if offers(Action::Look(Some(Pick::Old))) {
        say::WHY_OLD_OR_NEW.get().into()
    } else {
        reason(game, look)
    };
    let (see_says, see_small, sees) = see(page, choices);
    let (bet_says, bet_small, bets) = bet(page, choices);
    let look = act(Press::Act(look))
        .with("aria-keyshortcuts", "L")
        .off(!offers(look))
        .says(say::LOOK.get())
        .maybe(small(look_why));
    let fold = act(Press::Act(fold))
        .key(1)
        .with("aria-keyshortcuts", "F")
        .off(!offers(fold))
        .says(say::FOLD.get());
    let see = act(Press::Act(sees.unwrap_or(Action::See)))
        .key(2)
        .with("aria-keyshortcuts", "S")
        .off(sees.is_none())
        .tells(see_says)
        .maybe(small(see_small));
    let bet = go(bets.unwrap_or(Press::Pay))
        .with("aria-keyshortcuts", "B")
        .off(bets.is_none())
        .tells(bet_says)
        .maybe(small(bet_small));
    let acts = Node::new("div", "acts");
    acts.hold(look).hold(fold).hold(see).hold(bet)
}

/// Why it cannot be done now, where one is asked for something else.
fn reason(game: Game, action: Action) -> String {
    let asked = game.is_my_turn() && game.curtain().is_none();
    let turn =
        game.public(|view| matches!(view.ask(), Ask::Vying(VyingAsk::Turn(Turn::Own { .. }))));
    game.refusal(action)
        .filter(|_| asked && turn)
        .map(words::why_not)
        .unwrap_or_default()
}

/// What the button says that sees, large and small, and what it does where it can be pressed. Who is short cannot see:
/// he shows his hand to a lender, and the other of two shows instead of lending.
fn see(page: Page, choices: &[Choice]) -> (String, String, Option<Action>) {
    let game = page.game;
    let show = || say::SHOW.get().into();
    let instead = Action::Show(None);
    if choices.contains(&Choice::One(instead)) {
        return (show(), say::SHOW_INSTEAD.get().into(), Some(instead));
    }
    if let Some(What::Borrow(from)) = page.amount.what() {
        let to_him = Action::Show(Some(from));
        return if choices.iter().any(|choice| choice.admits(to_him)) {
            (show(), game.name(from), Some(to_him))
        } else {
            (show(), reason(game, to_him), None)
        };
    }
    let offered = choices.iter().find_map(|choice| match *choice {
        Choice::See { seat, cost } => Some((seat, cost)),
        _ => None,
    });
    match offered {
        Some((seat, cost)) => {
            let small = again(page, cost).unwrap_or_else(|| game.name(seat));
            (say::see_for(cost), small, Some(Action::See))
        }
        None => (say::SEE.get().into(), reason(game, Action::See), None),
    }
}

/// That the button must be pressed once more for this stake.
fn again(page: Page, stake: Chips) -> Option<String> {
    let is_asked = page.amount.asked() == Some(stake);
    is_asked.then(|| say::PRESS_AGAIN.get().into())
}

/// The same of the button that bets, or whatever else takes an amount.
fn bet(page: Page, choices: &[Choice]) -> (String, String, Option<Press>) {
    let Page { game, amount, .. } = page;
    let cover = choices.iter().find_map(|choice| match *choice {
        Choice::Cover { chips } => Some(chips),
        _ => None,
    });
    if let Some(chips) = cover {
        let all = say::ALL_YOU_HAVE.get().into();
        return (say::cover_for(chips), all, Some(Press::Act(Action::Cover)));
    }
    let offered = amount.what().zip(amount.get()).zip(amount.range());
    let Some(((what, chips), (least, most))) = offered else {
        return (say::BET.get().into(), reason(game, Action::Bet(1)), None);
    };
    let (big, small) = match what {
        What::Borrow(from) if least == most => {
            let from = say::from_whom(&game.somebody(from));
            (say::borrow_of(chips), from)
        }
        What::Borrow(from) => {
            let whom = say::ask_whom(&game.somebody(from));
            (whom, say::for_chips(chips))
        }
        What::Lend => (say::lend_of(chips), lends_to(game)),
        What::Bet | What::Stake | What::BuyIn(_) => {
            let own = game.actor();
            let (is_blind, is_opening) = game.public(|view| {
                let place = own.and_then(|own| view.seat(own));
                (
                    place.is_some_and(|place| place.is_blind()),
                    view.stake() == 0,
                )
            });
            let big = if is_blind {
                say::bet_blind_of(chips)
            } else {
                say::bet_of(chips)
            };
            let small = if is_opening {
                say::to_open(least)
            } else {
                say::to_stay_in(least)
            };
            (big, again(page, chips).unwrap_or(small))
        }
    };
    (big, small, Some(Press::Pay))
}
