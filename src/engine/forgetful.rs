//! Tables for playing on many times over: they keep no events that nobody looks up again, and their room is used again.

use super::driver;
use super::ground::held::Held;
use super::ground::holding::Holding;
use super::ground::seat::Seat;
use super::ground::viewer::Viewer;
use super::model::{Dealer, Place, Table};
use super::sums::action::{Action, Choice, Choices};
use super::sums::event::Event;
use super::sums::illegal::Illegal;
use super::sums::stage::StageState;
use super::view::View;
use std::sync::Arc;

impl Table {
    /// The same table for playing on. From now on its history has only the events that rules and bots look up again. It
    /// plays on as before, but its deal cannot be told again from its history.
    #[must_use]
    pub fn forgetful(mut self) -> Table {
        self.is_forgetful = true;
        let history = std::mem::take(&mut self.history);
        history.into_iter().for_each(|event| self.note(event));
        self
    }

    /// Becomes this other table. No memory is asked for where there is room enough.
    pub fn copy(&mut self, other: &Table) {
        let Table {
            rules,
            agreed,
            ranking,
            pack,
            places,
            dealer,
            deals,
            declined,
            refused_buyers,
            doublings_agreed,
            has_voted_on_limits,
            deals_of_game,
            stage,
            state,
            pots,
            carried,
            board,
            spares,
            thrown,
            brought,
            bank,
            debts,
            turned,
            ask,
            declared,
            next_id,
            history,
            is_forgetful,
        } = other;
        share(&mut self.rules, rules);
        share(&mut self.agreed, agreed);
        share(&mut self.ranking, ranking);
        self.pack.copy(pack);
        each(&mut self.places, places, Place::copy);
        (self.dealer, self.deals) = (*dealer, *deals);
        self.declined.clone_from(declined);
        self.refused_buyers = *refused_buyers;
        self.doublings_agreed = *doublings_agreed;
        self.has_voted_on_limits = *has_voted_on_limits;
        (self.deals_of_game, self.stage) = (*deals_of_game, *stage);
        match (&mut self.state, state) {
            (StageState::Vying(own), StageState::Vying(state)) => own.copy(state),
            (own, state) => own.clone_from(state),
        }
        self.pots.clone_from(pots);
        self.carried.clone_from(carried);
        self.board.clone_from(board);
        each(&mut self.spares, spares, Holding::copy);
        self.thrown.clone_from(thrown);
        (self.brought, self.bank) = (*brought, *bank);
        self.debts.clone_from(debts);
        (self.turned, self.ask, self.next_id) = (*turned, *ask, *next_id);
        self.declared.clone_from(declared);
        self.history.clone_from(history);
        self.is_forgetful = *is_forgetful;
    }

    /// Plays what `choose` chooses for this seat, of the view of the seat and its choices. What is among these is not
    /// checked again. Returns the action.
    ///
    /// # Errors
    ///
    /// As [`Table::play`].
    pub fn play_chosen(
        &mut self,
        seat: Seat,
        choose: impl FnOnce(View<'_>, &[Choice]) -> Action,
    ) -> Result<Action, Illegal> {
        let mut choices = Choices::new();
        driver::offer(self, seat, &mut choices);
        let action = choose(self.view(Viewer::Seat(seat)), &choices);
        // To compare set hands takes as long as the check.
        let sets = action.is_of_setting();
        if sets || !choices.iter().any(|choice| choice.admits(action)) {
            self.play_in_place(seat, action)?;
            return Ok(action);
        }
        let rules = Arc::clone(&self.rules);
        driver::act(&mut Dealer::new(self, &rules), seat, action);
        Ok(action)
    }

    /// Notes an event in the history, unless nobody looks it up again in a table that is forgetful.
    pub(super) fn note(&mut self, event: Event) {
        if !self.is_forgetful || self.is_looked_up(&event) {
            self.history.push(event);
        }
    }

    /// Whether rules or bots look such an event up later in its deal.
    fn is_looked_up(&self, event: &Event) -> bool {
        match event {
            // Which cards are real is told by events alone.
            _ if self.rules.real_cards => true,
            Event::Shuffled { .. } | Event::Paid { .. } | Event::StageBegan { .. } => false,
            // Where cards are drawn, they are counted.
            Event::Dealt { .. } => self.rules.vying().is_none(),
            // Whether anybody was asked anything matters, but not what.
            Event::Asked(ask) => {
                let is_asked = |event: &Event| matches!(event, Event::Asked(_));
                ask.seat().is_some() && !self.history.iter().any(is_asked)
            }
            _ => true,
        }
    }
}

impl Place {
    fn copy(&mut self, other: &Place) {
        let Place {
            chips,
            standing,
            score,
            dealt,
            hands,
            presence,
            broke_by_cover,
        } = other;
        (self.chips, self.standing) = (*chips, *standing);
        (self.score, self.dealt) = (*score, *dealt);
        each(&mut self.hands, hands, Holding::copy);
        (self.presence, self.broke_by_cover) = (*presence, *broke_by_cover);
    }
}

impl Holding {
    fn copy(&mut self, other: &Holding) {
        let Holding {
            cards,
            role,
            discards,
            under,
            real,
        } = other;
        each(&mut self.cards, cards, |own: &mut Held, held| *own = *held);
        (self.role, self.discards, self.under) = (*role, *discards, *under);
        self.real.clone_from(real);
    }
}

/// Shares what the other shares.
fn share<T>(own: &mut Arc<T>, other: &Arc<T>) {
    if !Arc::ptr_eq(own, other) {
        *own = Arc::clone(other);
    }
}

/// Copies items, each into the room of the one in its place.
fn each<T: Clone>(own: &mut Vec<T>, others: &[T], copy: impl Fn(&mut T, &T)) {
    own.truncate(others.len());
    let (shared, rest) = others.split_at(own.len());
    for (own, other) in own.iter_mut().zip(shared) {
        copy(own, other);
    }
    own.extend_from_slice(rest);
}
