//! What a player has made of ten deals.

use super::course::{Course, Next};
use super::ten::{DEALS, OWN, Ten};
use crate::engine::{Ask, Event, Viewer};
use crate::notation::Move;
use crate::sitting::session::Session;

/// What a player has made of ten deals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// His gain or loss in each deal.
    pub gains: Vec<i64>,
    /// The deals that he has won without looking at his cards.
    pub blind: u32,
}

impl Outcome {
    /// What these moves have made of them. `None`: they cannot be played.
    #[must_use]
    pub fn of(ten: &Ten, moves: &[Move], deals: u32) -> Option<Outcome> {
        let mut session = ten.bare().ok()?;
        let mut course = Course::new(moves.to_vec(), deals);
        let mut outcome = Outcome::default();
        let mut before = 0;
        loop {
            let next = course.next(&session);
            if !matches!(next, Some(Next::Move(_))) && session.deals() > 0 {
                outcome.close(&session, &mut before);
            }
            match next {
                Some(Next::Deal) => drop(session.deal().ok()?),
                Some(Next::Move(done)) => {
                    session.act(done.seat, done.action).ok()?;
                    course.goes_on();
                }
                None => return Some(outcome),
            }
        }
    }

    /// What one seat of a sitting has made of it, when that is over.
    #[must_use]
    pub fn of_session(ten: &Ten, session: &Session) -> Option<Outcome> {
        let moves = session.record().actions.iter();
        let moves: Result<Vec<Move>, _> = moves.map(|text| text.parse()).collect();
        Outcome::of(ten, &moves.ok()?, session.deals())
    }

    /// The sum of all deals.
    #[must_use]
    pub fn gain(&self) -> i64 {
        self.gains.iter().sum()
    }

    /// The deals that he has won.
    #[must_use]
    pub fn won(&self) -> u32 {
        self.gains.iter().filter(|gain| **gain > 0).count() as u32
    }

    fn close(&mut self, session: &Session, before: &mut i64) {
        let now = standing(session);
        let gain = now - std::mem::replace(before, now);
        let rules = session.table().rules();
        let can_be_blind = rules.is_vied() && rules.plays_blind() != Some(false);
        let mut history = session.table().history().iter();
        let has_looked = history.any(|event| matches!(event, Event::Looked { seat: OWN, .. }));
        if can_be_blind && !has_looked && gain > 0 {
            self.blind += 1;
        }
        self.gains.push(gain);
    }
}

/// The points of the player, the lives that he has lost, or his chips beyond those that he has brought.
fn standing(session: &Session) -> i64 {
    let table = session.table();
    let rules = table.rules();
    let lives = rules.lives();
    if rules.keeps_score() {
        let own = table.view(Viewer::Gallery).seat(OWN);
        let score = own.map_or(0, |own| i64::from(own.score()));
        return score - i64::from(lives.unwrap_or(0));
    }
    let whole = |chips: Option<u64>| i64::try_from(chips.unwrap_or(0)).unwrap_or(i64::MAX);
    let chips = table.stacks().nth(OWN.index());
    let brought = session.brought().get(OWN.index()).copied();
    whole(chips) - whole(brought)
}

/// Whether the ten deals of this sitting are over.
#[must_use]
pub fn is_over(session: &Session) -> bool {
    match session.table().ask() {
        Ask::Deal { .. } => session.deals() >= DEALS,
        ask => ask == Ask::Over,
    }
}
