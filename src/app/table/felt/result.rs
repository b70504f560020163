//! The result of a deal and of a sitting, shown on the felt.

use crate::app::i18n::{Name, Text, say};
use crate::app::lazy::{OpenedFrom, ReviewOf, Sheet};
use crate::app::table::faces::{FACE, face_of};
use crate::app::table::game::{Model, Phase};
use crate::app::table::patch::{Node, svg};
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::app::words::{self, DealResult};
use crate::engine::{Seat, SeatView};

/// Who won each pot and with what, and which hands stay hidden. `None`: no deal is over.
#[must_use]
pub fn deal_result(scene: &Scene<'_>) -> Option<Node> {
    let game = scene.game;
    if game.phase() != Phase::DealOver {
        return None;
    }
    let result = last_result(scene)?;
    // In games for lives, a player who is out needs no line: lost lives have been shown already.
    let of_chips = game.settled(|view| view.rules().lives().is_none());
    let out = game.left_out().into_iter().filter(|_| of_chips);
    let out = out.map(|seat| {
        let line = Node::new("b", "").text_owned(left_out(game, seat));
        Node::new("p", "").child(line)
    });
    let unseen = result.notes.into_iter();
    let how = result.details.into_iter().map(|line| line_of("", line));
    let lines = how
        .chain(out)
        .chain(unseen.map(|line| line_of("unseen", line)));
    Some(result_slip("verdict", result.headline).children(with_keys(lines)))
}

/// The result of the last deal in words, where it is over.
fn last_result(scene: &Scene<'_>) -> Option<DealResult> {
    let game = scene.game;
    game.settled(|view| {
        let own = scene.family().map(|family| family.result);
        words::deal_result(view, &|seat| game.seats().somebody(seat), own)
    })
}

/// An empty slip with this class and headline.
fn result_slip(class: &'static str, headline: String) -> Node {
    // It scrolls where it has more lines than there is room.
    Node::new("div", "verdict")
        .attr("class", class)
        .attr("tabindex", "0")
        .attr("role", "group")
        .attr_owned("aria-label", headline.clone())
        .child(Node::new("h2", "").text_owned(headline))
}

fn line_of(name: &'static str, says: String) -> Node {
    Node::new("p", name).text_owned(says)
}

/// Gives siblings their keys.
fn with_keys(nodes: impl Iterator<Item = Node>) -> Vec<Node> {
    (0..).zip(nodes).map(|(nth, node)| node.key(nth)).collect()
}

/// That a player cannot be dealt in any more, and whether he may buy in.
fn left_out(game: &Model, seat: Seat) -> String {
    let who = game.seats().somebody(seat);
    let chips = game.settled(|view| view.seat(seat).map_or(0, |place| place.chips()));
    let out = match chips {
        0 => say::has_no_chips(&who),
        _ => say::has_too_few_chips(&who),
    };
    let next = match game.buys_in_from(seat) {
        Some(least) => say::may_buy_in(least),
        None if game.is_refused_chips(seat) => say::buy_in_declined(&who),
        None if game.settled(|view| view.rules().is_vied()) => {
            say::AGREED_REBUY_AFTER_COVER_LOSS_NO.get().into()
        }
        None => String::new(),
    };
    format!("{out} {next}")
}

/// The standings. `None`: the sitting is not over. `settling` draws who pays whom where the cards were real.
#[must_use]
pub fn standings(scene: &Scene<'_>, settling: fn(&Model) -> Vec<Node>) -> Option<Node> {
    let game = scene.game;
    if game.phase() != Phase::SittingOver {
        return None;
    }
    let last = last_result(scene);
    let deals = game.settled(|view| view.deals());
    let rows = rows(game);
    let game_won = last.as_ref().and_then(|last| last.game_won.clone());
    let is_game_won = game_won.is_some();
    let headline = match first(&rows).filter(|_| deals > 0) {
        None => say::NO_GAME.get().to_owned(),
        Some(first) => game_won.unwrap_or(first),
    };
    let details = match deals {
        0 => say::TOO_FEW_CAN_PAY.get().to_owned(),
        _ if is_game_won => say::game_over_after(deals.into()),
        _ if game.is_over() => say::over_after(deals.into()),
        _ => say::ended_after(deals.into()),
    };
    let last = last.map(|last| {
        let how = last.details.join(" ");
        // The headline names the winners.
        line_of(
            "",
            if is_game_won {
                how
            } else {
                format!("{} {how}", say::in_the_last_deal(&last.headline))
            },
        )
    });
    let slip = result_slip("verdict whole", headline)
        .maybe_child(last)
        .child(line_of("unseen", details))
        .child(table(game, rows));
    if game.has_real_cards() {
        return Some(slip.children(settling(game)));
    }
    let sheet = Sheet::Fairness(OpenedFrom::Felt);
    let is_fair = Node::new("button", "asks").on(Press::Open(sheet));
    let review = Sheet::Review(ReviewOf::Sitting, OpenedFrom::Felt);
    let review = Node::new("button", "asks").key(1).on(Press::Open(review));
    let seal = Node::new("code", "").text_owned(game.next_seal_in_brief());
    let sealed = Node::new("p", "unseen")
        .key(1)
        .text(say::NEXT_ONE_IS_SEALED.get())
        .text(" ");
    let whole = slip
        .child(review.text(say::REVIEW_SITTING.get()))
        .child(is_fair.text(say::IS_THE_SHUFFLE_FAIR.get()))
        .child(sealed.child(seal));
    Some(whole)
}

fn table(game: &Model, rows: Vec<Row>) -> Node {
    let scored = rows.iter().any(|row| row.score.is_some());
    let of_lives = game.setup().rules.lives().is_some();
    let score_is = if of_lives {
        say::COLUMN_LIVES
    } else {
        say::COLUMN_POINTS
    };
    let columns = [
        Some(say::COLUMN_PLAYER),
        scored.then_some(score_is),
        Some(say::COLUMN_CHIPS),
        Some(say::COLUMN_CHANGE),
    ];
    let column = |says: Text| Node::new("th", "").attr("scope", "col").text(says.get());
    let columns =
        Node::new("tr", "").children(with_keys(columns.into_iter().flatten().map(column)));
    let head = Node::new("thead", "")
        .attr_if(!scored, "class", "sr")
        .child(columns);
    let rows = with_keys(rows.into_iter().map(Row::node));
    Node::new("table", "standing")
        .child(head)
        .child(Node::new("tbody", "").children(rows))
}

/// Who comes first. Chips that were bought are not won, so the player with most chips may have lost.
fn first(rows: &[Row]) -> Option<String> {
    let richest = rows.iter().max_by_key(|row| row.chips)?;
    let best = rows.iter().max_by_key(|row| row.gain())?;
    Some(if richest.gain() == best.gain() {
        say::has_the_chips(&richest.who)
    } else {
        say::has_won_most(&best.who)
    })
}

struct Row {
    who: Name,
    face: String,
    score: Option<u32>,
    chips: u64,
    /// The chips that he began with and bought.
    brought: u64,
}

fn rows(game: &Model) -> Vec<Row> {
    let players = game.setup().players.into_iter();
    let faces = players.map(|player| face_of(&player.name, player.kind));
    let brought = game.brought();
    let now = game.settled(|view| {
        let rules = view.rules();
        let is_for_score = rules.keeps_score();
        let row = |place: SeatView<'_>| (place.chips(), is_for_score.then(|| place.score()));
        view.seats().map(row).collect::<Vec<_>>()
    });
    faces
        .zip(brought)
        .zip(now)
        .enumerate()
        .map(|(seat, ((face, brought), (chips, score)))| {
            let seat = Seat(seat as u8);
            Row {
                who: game.seats().somebody(seat),
                face,
                score,
                chips,
                brought,
            }
        })
        .collect()
}

impl Row {
    fn gain(&self) -> i64 {
        let whole = |chips| i64::try_from(chips).unwrap_or(i64::MAX);
        whole(self.chips) - whole(self.brought)
    }

    fn node(self) -> Node {
        let gain = self.gain();
        let class = if gain >= 0 { "gain" } else { "loss" };
        let change = words::signed(gain);
        let portrait = Node::new("use", "").attr_owned("href", self.face);
        let who = Node::new("th", "")
            .attr("scope", "row")
            .child(svg(FACE).attr("class", "face").child(portrait))
            .text_owned(self.who.name);
        let number = |name, says: u64| Node::new("td", name).text_owned(says.to_string());
        Node::new("tr", "")
            .child(who)
            .maybe_child(self.score.map(|score| number("", score.into()).key(1)))
            .child(number("", self.chips))
            .child(Node::new("td", class).text_owned(change))
    }
}
