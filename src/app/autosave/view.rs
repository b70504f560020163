//! The notices of the autosave.

use super::{from_address, resume};
use crate::app::i18n::{Text, say};
use crate::app::platform::files;
use crate::app::storage::{File, Linked, Notice, Reader, SaveState, backup, store};
use crate::app::table::game::Game;
use crate::app::table::patch::Node;
use crate::app::table::press::{NoticePress, Press};
use crate::sitting::save;

/// Draws the notices. What went wrong is said one notice after another.
#[must_use]
pub fn notices(save_state: SaveState) -> Vec<Node> {
    let first = save_state.notices.with(|notices| notices.first().cloned());
    let first_notice = first.map(|first| {
        let is_offered = matches!(first.file, Some(File::Offered(..)));
        let has_it = is_offered.then(|| button(NoticePress::HasFile, say::I_HAVE_THE_FILE).key(2));
        let save = first.file.is_some();
        let save = save.then(|| button(NoticePress::Save, say::SAVE_IT_TO_A_FILE));
        notice(first.text)
            .maybe_child(has_it)
            .maybe_child(save)
            .child(button(NoticePress::Close, say::NOTICE_GOOD).key(1))
    });
    let choice = save_state.linked.with(|linked| match linked {
        Linked::Waiting(_) => Some([
            (NoticePress::PlayFromAddress, say::PLAY_THE_CARRIED),
            (NoticePress::KeepStored, say::STAY_WITH_THE_KEPT),
        ]),
        Linked::Away => Some([
            (NoticePress::Leave(true), say::LINK_OPEN_IT),
            (NoticePress::Leave(false), say::LINK_STAY),
        ]),
        Linked::None | Linked::Unread => None,
    });
    let choice = choice.map(|[goes, stays]| {
        let says = match goes.0 {
            NoticePress::PlayFromAddress => say::CARRIED_OR_KEPT,
            _ if save_state.has_stored() => say::LINK_LEADS_AWAY,
            _ => say::LINK_LEADS_AWAY_UNSAVED,
        };
        notice(says.get().into())
            .key(1)
            .child(button(goes.0, goes.1))
            .child(button(stays.0, stays.1).key(1))
    });
    let other_tab = save_state.is_in_other_tab().then(other_tab);
    let read = |reader: Reader, says: Text, stop: NoticePress| {
        let percent = reader.percent()?;
        Some(reading(percent, says.get(), stop))
    };
    // Both have one place. A player who follows a link waits for that.
    let link = read(
        save_state.from_address,
        say::CARRIED_IS_READ,
        NoticePress::StopReadingLink,
    );
    // A sitting that makes way is read without a word.
    let stored = save_state.can_resume().then(|| {
        read(
            save_state.reader,
            say::KEPT_IS_READ,
            NoticePress::StopReadingStored,
        )
    });
    [first_notice, choice, link.or(stored.flatten()), other_tab]
        .into_iter()
        .flatten()
        .collect()
}

fn notice(says: String) -> Node {
    Node::new("div", "notice")
        .attr("role", "alert")
        .child(Node::new("p", "").text_owned(says))
}

/// Says how much of a sitting has been read.
fn reading(percent: u64, says: &'static str, stop: NoticePress) -> Node {
    let bar = Node::new("progress", "")
        .attr("max", "100")
        .attr("aria-label", says)
        .attr_owned("value", percent.to_string());
    Node::new("div", "notice")
        .key(2)
        .attr("role", "status")
        .child(Node::new("p", "").text(says))
        .child(bar)
        .child(button(stop, say::STOP_READING))
}

fn button(press: NoticePress, says: Text) -> Node {
    let button = Node::new("button", "").on(Press::Notice(press));
    button.text(says.get())
}

/// Handles a press on a notice.
pub fn press(save_state: SaveState, game: Game, press: NoticePress) {
    match press {
        NoticePress::Save => {
            let first = save_state.notices.get_untracked().into_iter().next();
            if let Some(notice) = first {
                save(save_state, notice, game);
            }
        }
        NoticePress::HasFile => {
            if let Some(File::Offered(stored, _)) = close(save_state)
                && store::sitting().as_ref() == Some(&stored)
            {
                store::delete_sitting();
            }
        }
        NoticePress::Close => _ = close(save_state),
        NoticePress::PlayFromAddress => save_state.replace_stored(game),
        NoticePress::KeepStored => save_state.keep_stored(),
        NoticePress::Leave(leaves) => save_state.leave(leaves),
        NoticePress::StopReadingLink => from_address::stop_reading(save_state),
        NoticePress::StopReadingStored => resume::stop_reading(save_state),
    }
}

/// Closes the first notice. Returns its file.
fn close(save_state: SaveState) -> Option<File> {
    let mut file = None;
    save_state.notices.update(|notices| {
        let read = notices.len().min(1);
        file = notices.drain(..read).next().and_then(|notice| notice.file);
    });
    file
}

/// Offers the file of the first notice. The button stays, because the browser does not tell whether the player has the file:
/// he may have cancelled. Nothing is deleted before he says that he has it.
fn save(save_state: SaveState, notice: Notice, game: Game) {
    let Some(file) = notice.file else { return };
    let text = match &file {
        File::Text(text) | File::Replacing(_, text) | File::Offered(_, text) => text.clone(),
        File::InPlay => backup::of_sitting(game.session(save::write)),
    };
    let is_offered = files::offer("brag-sitting.json", &text).is_ok();
    if let File::Replacing(stored, text) = file
        && is_offered
    {
        save_state.notices.update(|notices| {
            if let Some(first) = notices.first_mut() {
                first.text = say::IS_THE_FILE_THERE.get().into();
                first.file = Some(File::Offered(stored, text));
            }
        });
    }
}

/// Says that the game goes on in another tab.
fn other_tab() -> Node {
    let here = Node::new("button", "go").on(Press::Resume);
    Node::new("div", "curtain")
        .attr("role", "dialog")
        .attr("aria-modal", "true")
        .attr("aria-labelledby", "other-tab")
        .child(
            Node::new("h2", "")
                .attr("id", "other-tab")
                .text(say::ANOTHER_TAB_PLAYS.get()),
        )
        .child(Node::new("p", "").text(say::ANOTHER_TAB_NOTE.get()))
        .child(here.text(say::PLAY_HERE.get()))
}
