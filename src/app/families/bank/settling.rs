//! Who pays whom at the end of a sitting with real cards.

use crate::app::i18n::{Text, say};
use crate::app::platform::share::{By, Parcel, Passed};
use crate::app::table::felt::{left_over, standing};
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::press::{BankPress, Press};
use crate::app::words;
use crate::sitting::settlement::payments;
use crate::sitting::transfers::Transfer;

/// Draws who pays whom, and what passes it on as text: by the share menu, if the device has one, and by the clipboard.
#[must_use]
pub fn settling(game: &Model, has_menu: bool) -> Vec<Node> {
    let title = Node::new("h3", "").key(50).text(say::BANK_SETTLE.get());
    let lines = paid(game).into_iter().zip(51..);
    let lines = lines.map(|(line, key)| Node::new("p", "pays").key(key).text_owned(line));
    let way = |by, says: Text| {
        let way = Node::new("button", "asks").key(by as u64);
        way.on(Press::Bank(BankPress::PassOn(by))).text(says.get())
    };
    let passed = game.bank_plan().passed;
    let ways = Node::new("div", "passes")
        .maybe_child(has_menu.then(|| way(By::Menu, say::BANK_SHARE)))
        .child(way(By::Clipboard, say::COPY_BUTTON));
    let says = Node::new("p", "passed").attr("role", "status");
    let says = match passed {
        Some(passed) => says.text(passed_says(passed).get()),
        None => says,
    };
    let to_copy = Node::new("textarea", "text")
        .attr("readonly", "")
        .attr("rows", "4")
        .attr("aria-label", say::THE_TEXT_TO_COPY.get());
    let is_refused = passed == Some(Passed::Refused);
    let to_copy = is_refused.then(|| to_copy.text_owned(text(game)));
    let back = Node::new("button", "asks")
        .key(48)
        .on(Press::Bank(BankPress::Undo(true)))
        .attr("aria-keyshortcuts", "Z")
        .text(say::BANK_UNDO_IT.get());
    let mut nodes = vec![title];
    nodes.extend(lines);
    nodes.push(ways);
    nodes.push(says);
    nodes.extend(to_copy);
    nodes.extend(game.can_undo().then_some(back));
    nodes
}

fn passed_says(passed: Passed) -> Text {
    match passed {
        Passed::Shared => say::SHARE_DONE,
        Passed::NotShared => say::SHARE_NOT_DONE,
        Passed::Copied => say::BANK_COPIED,
        Passed::Refused => say::COPY_THIS_TEXT,
    }
}

/// The result, as it is passed on.
#[must_use]
pub fn parcel(game: &Model) -> Parcel {
    Parcel {
        text: text(game),
        ..Parcel::default()
    }
}

/// The result as text: what each player has won or lost, what is left over, and who pays whom.
fn text(game: &Model) -> String {
    let name = |seat| game.seats().name(seat);
    let changes = standing(game).into_iter().map(|account| {
        let change = words::signed(account.change());
        format!("{} {change}", name(account.seat))
    });
    let mut text: Vec<String> = changes.collect();
    text.push(String::new());
    text.extend(left_over(game));
    text.extend(paid(game));
    text.join("\n")
}

/// Each payment as a sentence.
fn paid(game: &Model) -> Vec<String> {
    let payments = payments(&standing(game));
    if payments.is_empty() {
        return vec![say::BANK_ALL_EVEN.get().into()];
    }
    let name = |seat| game.seats().name(seat);
    let says = |Transfer { from, to, chips }| {
        say::bank_pays(&game.seats().somebody(from), &name(to), chips)
    };
    payments.into_iter().map(says).collect()
}
