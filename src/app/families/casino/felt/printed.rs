//! The pay table on the cloth, until cards are dealt.

use super::CasinoFelt;
use crate::app::i18n::{Text, say};
use crate::app::table::patch::Node;
use crate::cards::HandKind;
use crate::engine::CasinoRules;

/// The kinds of hand that are paid, in the order of poker.
const KINDS: [(HandKind, Text); 5] = [
    (HandKind::RunningFlush, say::KIND_RUNNING_FLUSH),
    (HandKind::Prial, say::KIND_PRIAL),
    (HandKind::Run, say::KIND_RUN),
    (HandKind::Flush, say::KIND_FLUSH),
    (HandKind::Pair, say::KIND_PAIR),
];

impl CasinoFelt<'_> {
    /// Draws the pay table. `None`: cards have been dealt.
    pub(super) fn printed(&self, house: &CasinoRules) -> Option<Node> {
        let is_dealt = self.view.board().next().is_some()
            || self.view.seats().any(|place| place.hands().len() > 0);
        (!is_dealt).then(|| printed(house))
    }
}

fn printed(house: &CasinoRules) -> Node {
    let (bonus, plus) = (house.ante_bonus.pays(), house.pair_plus.pays());
    let cell = |key: u64, pays: u64| {
        let says = match pays {
            0 => String::new(),
            pays => say::pays_to_one(pays),
        };
        Node::new("td", "").key(key).text_owned(says)
    };
    let head = |key: u64, name: Text| {
        let head = Node::new("th", "").key(key).attr("scope", "col");
        head.text(name.get())
    };
    let mut kinds = KINDS;
    // Where a prial is paid more than a running flush, it is listed first.
    if plus.on(HandKind::Prial) > plus.on(HandKind::RunningFlush) {
        kinds.swap(0, 1);
    }
    let row = |(kind, name): (HandKind, Text)| {
        let name = Node::new("th", "").attr("scope", "row").text(name.get());
        let row = Node::new("tr", "").key(kind as u64).child(name);
        row.child(cell(1, plus.on(kind)))
            .child(cell(2, bonus.on(kind)))
    };
    let titles = Node::new("tr", "")
        .key(9)
        .child(Node::new("td", ""))
        .child(head(1, say::RULE_PAIR_PLUS))
        .child(head(2, say::RULE_ANTE_BONUS));
    let needs = || Node::new("caption", "").text(say::RULE_QUALIFY.get());
    let needs = house.qualify.then(needs);
    let rows = Node::new("tbody", "").child(titles);
    Node::new("table", "printed")
        .maybe_child(needs)
        .child(rows.children(kinds.map(row).into()))
}
