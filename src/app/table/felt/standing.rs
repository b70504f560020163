//! The table of a sitting that is over: what each player has, and what he has won or lost.

use crate::app::i18n::{Name, Text, say};
use crate::app::table::faces::{FACE, face_of};
use crate::app::table::game::Model;
use crate::app::table::patch::{Node, svg};
use crate::app::words::{self, join_list};
use crate::engine::{Seat, SeatView};
use crate::sitting::settlement::{Account, accounts};

/// A row of the table.
pub(super) struct Row {
    who: Name,
    face: String,
    score: Option<u32>,
    account: Account,
}

/// The rows, by seat.
pub(super) fn rows(game: &Model) -> Vec<Row> {
    let players = game.setup().players.into_iter();
    let faces = players.map(|player| face_of(&player.name, player.kind));
    let scores = game.settled(|view| {
        let is_for_score = view.rules().keeps_score();
        let score = |place: SeatView<'_>| is_for_score.then(|| place.score());
        view.seats().map(score).collect::<Vec<_>>()
    });
    let each = faces.zip(scores).zip(standing(game));
    each.map(|((face, score), account)| Row {
        who: game.seats().somebody(account.seat),
        face,
        score,
        account,
    })
    .collect()
}

/// What each player has at the end.
#[must_use]
pub fn standing(game: &Model) -> Vec<Account> {
    let brought = game.brought();
    game.settled(|view| accounts(view, &brought))
}

/// Who gets what was left in the pots, and who owes whom, a sentence each.
#[must_use]
pub fn left_over(game: &Model) -> Vec<String> {
    let (pot, debts) = game.settled(|view| (view.pot(), view.debts().to_vec()));
    let mut says = Vec::new();
    if pot > 0 {
        let heirs = standing(game)
            .into_iter()
            .filter(|account| account.share > 0);
        let heirs = heirs.map(|account| game.seats().somebody(account.seat).name);
        let names = join_list(heirs.collect());
        says.push(say::bank_pot(say::POT.get(), &names, pot));
    }
    let who = |seat: Seat| game.seats().somebody(seat);
    let owes = debts
        .iter()
        .map(|debt| say::owes(&who(debt.debtor), &who(debt.creditor), debt.chips));
    says.extend(owes);
    says
}

/// Draws the table. Debts and shares of the pots have their columns where there are any, and then there is one for the sum.
pub(super) fn table(game: &Model, rows: Vec<Row>) -> Node {
    let any = |is: fn(&Row) -> bool| rows.iter().any(is);
    let columns = Columns {
        score: any(|row| row.score.is_some()),
        debts: any(|row| row.account.debts != 0),
        share: any(|row| row.account.share != 0),
    };
    let of_lives = game.setup().rules.lives().is_some();
    let score_is = if of_lives {
        say::COLUMN_LIVES
    } else {
        say::COLUMN_POINTS
    };
    let heads = [
        Some(say::COLUMN_PLAYER),
        columns.score.then_some(score_is),
        Some(say::COLUMN_CHIPS),
        columns.debts.then_some(say::COLUMN_DEBTS),
        columns.share.then_some(say::POT),
        columns.are_summed().then_some(say::COLUMN_SUM),
        Some(say::COLUMN_CHANGE),
    ];
    let head = |says: Text| Node::new("th", "").attr("scope", "col").text(says.get());
    let heads = Node::new("tr", "").children(with_keys(heads.into_iter().flatten().map(head)));
    let is_plain = !columns.score && !columns.are_summed();
    let head = Node::new("thead", "")
        .attr_if(is_plain, "class", "sr")
        .child(heads);
    let rows = with_keys(rows.into_iter().map(|row| row.node(&columns)));
    Node::new("table", "standing")
        .attr_if(columns.are_summed(), "class", "standing summed")
        .child(head)
        .child(Node::new("tbody", "").children(rows))
}

/// Which columns there are beside those of the chips and of the change.
struct Columns {
    score: bool,
    debts: bool,
    share: bool,
}

impl Columns {
    fn are_summed(&self) -> bool {
        self.debts || self.share
    }
}

/// Who comes first. Chips that were bought are not won, so the player with most chips may have lost.
pub(super) fn first(rows: &[Row]) -> Option<String> {
    let richest = rows.iter().max_by_key(|row| row.account.sum())?;
    let best = rows.iter().max_by_key(|row| row.account.change())?;
    Some(if richest.account.change() == best.account.change() {
        say::has_the_chips(&richest.who)
    } else {
        say::has_won_most(&best.who)
    })
}

impl Row {
    fn node(self, columns: &Columns) -> Node {
        let Account {
            chips,
            debts,
            share,
            ..
        } = self.account;
        let change = self.account.change();
        let class = if change >= 0 { "gain" } else { "loss" };
        let portrait = Node::new("use", "").attr_owned("href", self.face);
        let who = Node::new("th", "")
            .attr("scope", "row")
            .child(svg(FACE).attr("class", "face").child(portrait))
            .text_owned(self.who.name);
        let number = |says: String| Node::new("td", "").text_owned(says);
        let owed = match debts {
            0 => "0".to_owned(),
            debts => words::signed(debts),
        };
        let cells = [
            self.score.map(|score| number(score.to_string())),
            Some(number(chips.to_string())),
            columns.debts.then(|| number(owed)),
            columns.share.then(|| number(share.to_string())),
            columns
                .are_summed()
                .then(|| number(plain(self.account.sum()))),
            Some(Node::new("td", class).text_owned(words::signed(change))),
        ];
        Node::new("tr", "").child(who).children(
            (1..)
                .zip(cells.into_iter().flatten())
                .map(|(nth, cell)| cell.key(nth))
                .collect(),
        )
    }
}

/// A number. Below 0 it has a minus sign.
fn plain(sum: i64) -> String {
    if sum < 0 {
        words::signed(sum)
    } else {
        sum.to_string()
    }
}

/// Gives siblings their keys.
pub(super) fn with_keys(nodes: impl Iterator<Item = Node>) -> Vec<Node> {
    (0..).zip(nodes).map(|(nth, node)| node.key(nth)).collect()
}
