//! The result of a deal and of a sitting, shown on the felt.

use super::chips::pile;
use super::standing::{first, left_over, rows, table, with_keys};
use crate::app::i18n::say;
use crate::app::lazy::{OpenedFrom, ReviewOf, Sheet};
use crate::app::table::game::{Model, Phase};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::app::words::{self, DealResult};
use crate::engine::{Chips, Seat};

/// Who won each pot and with what, and which hands stay hidden. `own` are the words of the game. `None`: no deal is over.
#[must_use]
pub fn deal_result(scene: &Scene<'_>, own: words::ResultOfFamily) -> Option<Node> {
    let game = scene.game;
    if game.phase() != Phase::DealOver {
        return None;
    }
    let result = last_result(scene.game, own)?;
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
    // In a game for lives the pot always stays until the last deal.
    let stays = game.settled(|view| match view.rules().lives() {
        Some(_) => 0,
        None => view.carried().min(view.pot()),
    });
    Some(result_slip("verdict", result.headline, stays).children(with_keys(lines)))
}

/// The result of the last deal in words, where it is over.
fn last_result(game: &Model, own: words::ResultOfFamily) -> Option<DealResult> {
    game.settled(|view| words::deal_result(view, &|seat| game.seats().somebody(seat), own))
}

/// An empty slip with this class and headline. The chips that stay on the table for the next deal lie beside it.
fn result_slip(class: &'static str, headline: String, stays: Chips) -> Node {
    let stays = (stays > 0).then(|| pile(stays));
    // It scrolls where it has more lines than there is room.
    Node::new("div", "verdict")
        .attr("class", class)
        .attr("tabindex", "0")
        .attr("role", "group")
        .attr_owned("aria-label", headline.clone())
        .child(Node::new("h2", "").maybe_child(stays).text_owned(headline))
}

fn line_of(name: &'static str, says: String) -> Node {
    Node::new("p", name).text_owned(says)
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
pub fn standings(
    scene: &Scene<'_>,
    own: words::ResultOfFamily,
    settling: fn(&Model) -> Vec<Node>,
) -> Option<Node> {
    let game = scene.game;
    if game.phase() != Phase::SittingOver {
        return None;
    }
    let last = last_result(game, own);
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
    // What stays in the pot is told beneath the table.
    let stays = game.settled(|view| view.pot() > 0);
    let last = last.filter(|_| !stays).map(|last| {
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
    let slip = result_slip("verdict whole", headline, 0)
        .maybe_child(last)
        .child(line_of("unseen", details))
        .child(table(game, rows))
        .children(with_keys(
            left_over(game)
                .into_iter()
                .map(|line| line_of("left", line)),
        ));
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
