//! What *Undo* asks at a table with real cards, and what its answers do. It goes back act by act, over deals too, and a misdeal
//! is put back.

use super::parts::{wide, with_line};
use crate::app::i18n::say;
use crate::app::table::controls::{act, go, small};
use crate::app::table::game::{BankPlan, Model};
use crate::app::table::patch::Node;
use crate::app::table::press::{BankPress, Press};
use crate::sitting::session::{Session, TakeBack};

/// The id of the button that takes the last act back.
pub(super) const TAKE_BACK: &str = "take-back";

/// What the answer *Undo* does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Usual {
    /// It goes on with a game that was ended.
    GoOn,
    /// It takes the last act back.
    Act,
    /// It takes the deal and the last act before it back.
    DealAndAct,
    /// It puts a misdealt deal back.
    Misdeal,
    /// It puts back what was taken back: nothing is left to take back.
    PutBack,
}

fn usual(game: &Model) -> Usual {
    let can = |what| game.can_take_back(what);
    match game.taken_back() {
        _ if game.was_ended() => Usual::GoOn,
        Some(true) => Usual::Misdeal,
        _ if can(TakeBack::Deal) => Usual::DealAndAct,
        Some(false) if !can(TakeBack::Act) => Usual::PutBack,
        _ => Usual::Act,
    }
}

/// Draws the question, and its answers.
pub(super) fn controls(game: &Model) -> Node {
    let usual = usual(game);
    let mut offered = Vec::new();
    if game.can_take_back(TakeBack::Misdeal) {
        let misdeal = act(Press::Bank(BankPress::Misdeal))
            .key(2)
            .attr("aria-keyshortcuts", "M")
            .text(say::BANK_MISDEAL.get())
            .maybe_child(small(say::BANK_MISDEAL_MEANS.get().into()));
        offered.push(misdeal);
    }
    if usual == Usual::DealAndAct {
        let deal = act(Press::Bank(BankPress::OnlyDeal))
            .key(1)
            .attr("aria-keyshortcuts", "D")
            .text_owned(say::bank_only_deal(deal(game)));
        offered.push(deal);
    }
    if may_put_back(game) {
        let put = act(Press::Bank(BankPress::PutBack)).key(5);
        let put = put.attr("aria-keyshortcuts", "P");
        offered.push(put.text(say::BANK_PUT_BACK.get()));
    }
    let keep = act(Press::Bank(BankPress::Undo(false)))
        .key(3)
        .attr("aria-keyshortcuts", "K")
        .text(say::BANK_KEEP_IT.get());
    let back = go(Press::Bank(BankPress::TakeBack))
        .key(4)
        .attr("id", TAKE_BACK)
        .attr("aria-keyshortcuts", "Enter")
        .text(match usual {
            Usual::PutBack => say::BANK_PUT_BACK.get(),
            _ => say::BANK_UNDO_IT.get(),
        });
    offered.extend([keep, back]);
    with_line(asks(game, usual), wide(offered))
}

fn asks(game: &Model, usual: Usual) -> String {
    let lines = game.log().lines();
    let last = match usual {
        Usual::DealAndAct => {
            let begun = lines.iter().rposition(|line| line.begins_deal);
            begun.and_then(|begun| lines.get(begun.checked_sub(1)?))
        }
        _ => lines.last(),
    };
    let last = last.map(|line| line.text.as_str());
    match (usual, last) {
        (Usual::GoOn, _) => say::BANK_TAKE_BACK_END.get().into(),
        (Usual::Misdeal, _) => say::bank_take_back_misdeal(deal(game)),
        (Usual::PutBack, _) => say::BANK_PUT_BACK_THIS.get().into(),
        (_, None | Some("")) => say::BANK_TAKE_BACK_THIS.get().into(),
        (Usual::DealAndAct, Some(last)) => say::bank_take_back_deal(deal(game), last),
        (Usual::Act, Some(last)) => say::bank_take_back(last),
    }
}

fn deal(game: &Model) -> u64 {
    game.settled(|view| view.deals()).into()
}

/// Whether something can be put back beside the usual answer.
fn may_put_back(game: &Model) -> bool {
    let is_other = matches!(usual(game), Usual::Act | Usual::DealAndAct);
    is_other && game.taken_back() == Some(false)
}

/// What a key means while it is asked.
pub(super) fn key(game: &Model, key: &str) -> Option<BankPress> {
    Some(match key {
        "enter" => BankPress::TakeBack,
        "k" | "escape" => BankPress::Undo(false),
        "m" if game.can_take_back(TakeBack::Misdeal) => BankPress::Misdeal,
        "d" if usual(game) == Usual::DealAndAct => BankPress::OnlyDeal,
        "p" if may_put_back(game) => BankPress::PutBack,
        _ => return None,
    })
}

/// Does what *Undo* means now.
pub(super) fn take_back(game: &mut Model) {
    match usual(game) {
        Usual::GoOn => {
            game.go_on_after_end();
            game.plan_bank(|plan| *plan = BankPlan::default());
        }
        Usual::Act | Usual::DealAndAct => go_back(game, TakeBack::Act),
        Usual::Misdeal | Usual::PutBack => put_back(game),
    }
}

/// Takes this back.
pub(super) fn go_back(game: &mut Model, what: TakeBack) {
    game.go_back(|session| session.without(what));
    game.plan_bank(|plan| *plan = BankPlan::default());
}

/// Puts back what was taken back last.
pub(super) fn put_back(game: &mut Model) {
    game.go_back(Session::put_back);
    game.plan_bank(|plan| *plan = BankPlan::default());
}
