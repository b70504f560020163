//! The controls of a table with real cards, where they differ from those of its game.

use super::parts::{wide, with_line};
use super::{undo, words};
use crate::app::i18n::say;
use crate::app::table::controls::{act, go, hint};
use crate::app::table::game::{Model, Phase};
use crate::app::table::patch::Node;
use crate::app::table::press::{BankPress, Press};
use crate::app::table::scene::Scene;
use crate::cards::CardSet;
use crate::engine::{Action, Choice, DrawingAction, Question, Seat, SeatSet};

/// The keys of the names, in order.
const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Draws the controls. `None`: those of the game are right.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Option<Node> {
    let game = scene.game;
    if !game.has_real_cards() || game.is_buying() || game.is_replay() {
        return None;
    }
    if game.bank_plan().undoes {
        return Some(undo::controls(game));
    }
    let is_between = match game.phase() {
        Phase::DealOver => true,
        Phase::Ready => game.public(|view| view.deals() > 0),
        _ => false,
    };
    if is_between && !game.is_left_out() {
        let end = act(Press::Bank(BankPress::End)).text(say::BANK_END.get());
        let players = act(Press::Bank(BankPress::Players)).text(say::BANK_PLAYERS.get());
        let deal = go(Press::Deal).text(say::NEXT_DEAL.get());
        let all = vec![end.key(50), players.key(51), deal.key(52)];
        return Some(wide(all).attr("class", "acts bank low"));
    }
    if game.is_moving() {
        return None;
    }
    match game.question() {
        Some(question) => Some(answers(game, question)),
        None if words::counts(game) => Some(exchange(game)),
        None if words::draws_to_number(game) => Some(number(game)),
        None => None,
    }
}

/// The names of those whose cards are compared, and what else can be said.
fn answers(game: &Model, question: Question) -> Node {
    let plan = game.bank_plan();
    let among: Vec<Seat> = question.among.iter().collect();
    let mut offered: Vec<Node> = Vec::new();
    for (nth, &seat) in among.iter().enumerate() {
        let name = game.seats().name(seat);
        let alone = game.answer(SeatSet::from_iter([seat]));
        let button = match plan.several {
            Some(named) => act(Press::Bank(BankPress::Name(seat)))
                .attr("aria-pressed", pressed(named.contains(seat))),
            None => go(Press::Act(alone)),
        };
        let key = DIGITS.get(nth).copied().unwrap_or_default();
        offered.push(
            button
                .key(10 + nth as u64)
                .attr("aria-keyshortcuts", key)
                .text_owned(name),
        );
    }
    offered.extend(rest(game, question, &among));
    let asks = match plan.several {
        Some(_) => say::BANK_PRESS_ALL.get().to_owned(),
        None => words::asks(game).unwrap_or_default(),
    };
    with_line(asks, wide(offered))
}

/// What can be said beside single names.
fn rest(game: &Model, question: Question, among: &[Seat]) -> Vec<Node> {
    let plan = game.bank_plan();
    let mut offered = Vec::new();
    if question.may_be_royal() {
        offered.push(
            act(Press::Bank(BankPress::Royal))
                .key(30)
                .attr("aria-keyshortcuts", "R")
                .attr("aria-pressed", pressed(plan.royal))
                .text(say::BANK_ROYAL.get()),
        );
    }
    if let Some(named) = plan.several {
        let answer = game.answer(named);
        let is_answer = matches!(answer, Action::Declare(said) if question.admits(said));
        let back = act(Press::Bank(BankPress::Several(false))).key(31);
        offered.push(back.text(say::NOT_NOW.get()));
        offered.push(
            go(Press::Act(answer))
                .key(32)
                .attr("aria-keyshortcuts", "Enter")
                .aria_disabled(!is_answer)
                .text(say::BANK_DONE.get()),
        );
        return offered;
    }
    if question.may_be_nobody() {
        let nobody = act(Press::Act(game.answer(SeatSet::NONE))).key(33);
        let nobody = nobody.attr("aria-keyshortcuts", "0");
        offered.push(nobody.text(say::BANK_NOBODY.get()));
    }
    if question.may_be_several() && among.len() > 1 {
        // Of two both are equal by one press.
        let equals = among.len() == 2 && !question.may_be_nobody();
        let equal = match equals {
            true => act(Press::Act(game.answer(question.among))),
            false => act(Press::Bank(BankPress::Several(true))),
        };
        let says = match equals || !question.may_be_nobody() {
            true => say::BANK_EQUAL,
            false => say::BANK_SEVERAL,
        };
        let equal = equal.key(34).attr("aria-keyshortcuts", "E");
        offered.push(equal.text(says.get()));
    }
    offered
}

fn pressed(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}

/// How many cards the player in turn exchanges.
fn exchange(game: &Model) -> Node {
    let look = Action::Look(None);
    let can_look = game.choices().contains(&Choice::One(look));
    let mut offered = Vec::new();
    if can_look {
        offered.push(
            act(Press::Act(look))
                .key(20)
                .attr("aria-keyshortcuts", "L")
                .text(say::LOOK.get()),
        );
    }
    let stand = act(Press::Act(Action::Drawing(DrawingAction::Stand))).key(21);
    offered.push(
        stand
            .attr("aria-keyshortcuts", "0")
            .text(say::BANK_NONE.get()),
    );
    for choice in game.choices() {
        if let Choice::One(action @ Action::Drawing(DrawingAction::Count(cards))) = *choice {
            let key = DIGITS.get(usize::from(cards.wrapping_sub(1)));
            offered.push(
                act(Press::Act(action))
                    .key(21 + u64::from(cards))
                    .attr("aria-keyshortcuts", key.copied().unwrap_or_default())
                    .text_owned(say::bank_exchange(cards.into())),
            );
        }
    }
    with_line(turn(game), both(asks(game), wide(offered)))
}

/// What the player in turn draws, and how his cards stand.
fn number(game: &Model) -> Node {
    let take = Action::Drawing(DrawingAction::Draw(CardSet::NONE));
    let number = words::number(game);
    let offered = [
        (take, "D", say::BANK_CARD.get().to_owned()),
        (
            Action::Drawing(DrawingAction::Stand),
            "S",
            say::STAND.get().to_owned(),
        ),
        (
            Action::Drawing(DrawingAction::Bust),
            "O",
            say::bank_over(number),
        ),
        (
            Action::Drawing(DrawingAction::Made),
            "M",
            say::bank_made(number),
        ),
    ];
    let offered = (40..).zip(offered).map(|(nth, (action, key, says))| {
        let is_off = !game.choices().contains(&Choice::One(action));
        let button = match action == take {
            true => go(Press::Act(action)),
            false => act(Press::Act(action)),
        };
        button
            .key(nth)
            .attr("aria-keyshortcuts", key)
            .aria_disabled(is_off)
            .text_owned(says)
    });
    with_line(turn(game), both(asks(game), wide(offered.collect())))
}

/// A sentence that says what to do, and the buttons beneath it.
fn both(asks: String, offered: Node) -> Node {
    let both = Node::new("div", "").attr("style", "display:contents");
    both.child(hint(asks))
        .child(offered.attr("class", "acts bank low"))
}

fn asks(game: &Model) -> String {
    words::asks(game).unwrap_or_default()
}

fn turn(game: &Model) -> String {
    let asked = game.public(|view| view.ask().seat());
    asked.map_or_else(String::new, |seat| {
        say::turn_of(&game.seats().somebody(seat))
    })
}
