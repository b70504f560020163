//! A placeholder for a sheet that is not fetched yet.

use super::page::Page;
use super::patch::Node;
use super::press::Press;
use crate::app::i18n::say;
use crate::app::lazy::{Fetching, Sheet, not_fetched};
use crate::app::platform::frame;

/// Draws the placeholder: that the sheet is on its way, or that fetching failed.
#[must_use]
pub fn not_yet(page: Page, sheet: Sheet) -> Node {
    let body = Node::new("div", "body");
    let body = match page.programs.fetching(sheet) {
        Fetching::Failed => {
            let wrong = Node::new("p", "").attr("role", "alert");
            let again = Node::new("button", "go").attr("class", "act go");
            body.child(wrong.text_owned(not_fetched()))
                .child(again.on(Press::Fetch).text(say::TRY_AGAIN.get()))
        }
        Fetching::UnderWay => body.child(Node::new("p", "note late").text(say::ONE_MOMENT.get())),
        Fetching::NotYet | Fetching::Done => body,
    };
    let title = Node::new("h2", "")
        .attr("id", "sheet-title")
        .attr("tabindex", "-1")
        .attr_if(frame::may_focus(), "autofocus", "")
        .text(sheet.title());
    let close = Node::new("button", "close")
        .attr("aria-label", say::CLOSE_SHEET.get())
        .on(Press::Close)
        .text("×");
    Node::new("dialog", "sheet")
        .attr("aria-labelledby", "sheet-title")
        .on(Press::Closed)
        .child(Node::new("header", "").child(title).child(close))
        .child(body)
}
