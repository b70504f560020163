//! What an expert wins with the same cards and the same bots, found in slices.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::platform::slices::{self, in_slices};
use crate::app::sheets::chosen::Chosen;
use crate::app::storage::tens;
use crate::app::table::experts::ExpertProgram;
use crate::app::table::page::Programs;
use crate::bots::{self, Policy, Temper};
use crate::engine::{Ask, Rules};
use crate::school::outcome::{Outcome, is_over};
use crate::school::ten::Ten;
use crate::sitting::session::{BotTurn, Session};

/// How far the expert has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpertProgress {
    /// It plays this deal.
    Plays(u32),
    /// It could not be fetched, or the deals cannot be played.
    Failed,
}

/// Lets an expert play these ten deals, and stores what it wins. It stops when the owner of the signal is gone, or other
/// deals are chosen.
pub fn play(ten: Ten, programs: Programs, chosen: Chosen, progress: RwSignal<ExpertProgress>) {
    progress.set(ExpertProgress::Plays(1));
    spawn_local(async move {
        let experts = programs.load_experts().await;
        let make = move |rules: &Rules, temper| maker(experts, rules, temper);
        let session = experts.and_then(|_| ten.begin_of_expert(&make).ok());
        match session {
            Some(session) => think(ten, session, chosen, progress),
            None => _ = progress.try_set(ExpertProgress::Failed),
        }
    });
}

fn think(ten: Ten, mut session: Session, chosen: Chosen, progress: RwSignal<ExpertProgress>) {
    in_slices(move || {
        let is_wanted = progress.try_get_untracked().is_some() && chosen.ten().origin == ten.origin;
        if !is_wanted {
            return slices::Progress::Done;
        }
        if is_over(&session) {
            keep(&ten, &session, chosen);
            return slices::Progress::Done;
        }
        let goes_on = match session.table().ask() {
            Ask::Deal { .. } => session.deal().is_ok(),
            // The bots are those that the sitting was begun with.
            _ => matches!(
                session.bot_considers(bots::bot),
                Some(BotTurn::Thinking | BotTurn::Acted(_))
            ),
        };
        if !goes_on {
            progress.set(ExpertProgress::Failed);
            return slices::Progress::Done;
        }
        let now = ExpertProgress::Plays(session.deals().max(1));
        if progress.get_untracked() == now {
            return slices::Progress::More;
        }
        progress.set(now);
        slices::Progress::Drawn
    });
}

/// Stores what the expert has won.
fn keep(ten: &Ten, session: &Session, chosen: Chosen) {
    let outcome = Outcome::of_session(ten, session);
    if let Some((mut played, outcome)) = tens::of(&ten.id()).zip(outcome) {
        played.expert = Some(outcome.gains);
        // Without room it is found again when the school is opened.
        let _ = tens::put(&played);
        chosen.changed();
    }
}

/// Makes a player for ten deals. An expert thinks from the first deal on.
pub fn maker(
    experts: Option<&'static ExpertProgram>,
    rules: &Rules,
    temper: Temper,
) -> Box<dyn Policy + Send> {
    match experts {
        Some(experts) => (experts.make_bot)(rules, temper),
        None => bots::bot(rules, temper),
    }
}

/// Fetches what ten deals need: an expert if one of the bots is one. `None`: that failed.
pub fn with_bots(
    ten: &Ten,
    programs: Programs,
    then: impl FnOnce(Option<Option<&'static ExpertProgram>>) + 'static,
) {
    let mut players = ten.setup.players.iter();
    let expert = crate::sitting::session::PlayerKind::Bot(Temper::Expert);
    if players.any(|player| player.kind == expert) {
        spawn_local(async move { then(programs.load_experts().await.map(Some)) });
    } else {
        then(Some(None));
    }
}
