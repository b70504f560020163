//! The actions of a comparison with their sums, and what follows from them: which are left out, and how far each is behind.

use super::by_kinds::ByKinds;
use super::candidates::{Candidates, MOST};
use super::playout::Milli;
use super::sums::{Estimate, Sums};
use crate::engine::{Action, SeatSet};
use arrayvec::ArrayVec;

/// What an action is worth, beside the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    pub action: Action,
    /// The expected gain or loss from now on, in thousandths of a chip.
    pub mean: i64,
    /// The standard error of the difference to the best action, in thousandths of a chip; 0 for the best.
    pub error: i64,
    /// How far it is ahead of what a bot would do, in thousandths of a chip, and the standard error of that.
    pub ahead: (i64, i64),
    /// Whether the seat gives up whenever its turn comes back.
    pub gives_up: bool,
}

/// How far an action is behind the best of the others, in thousandths of a chip. Negative: it is the best itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Behind {
    /// The mean.
    pub by: i64,
    /// The standard error of that.
    pub error: i64,
    /// How far it hangs on which kinds of players the others are: the standard deviation of what is to be expected once
    /// they are known.
    pub kinds: i64,
    /// Whether both are bets, so that only the size of the bet hangs on the kinds of the others.
    pub is_of_size: bool,
    /// Whether all others were left out, because they are surely worse as far as chance tells.
    pub is_alone: bool,
}

/// After each such number of worlds, actions that are surely worse are left out.
const BATCH: u64 = 16;

/// Before this number of worlds no action is left out for being far worse.
const FEW: u64 = 96;

/// Which actions are played out no more before the budget is spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeavesOut {
    /// None of them.
    Nothing,
    /// Actions that are surely far worse than the best.
    FarWorse,
    /// Actions that are surely worse than the best.
    Worse,
    /// Actions that are hardly the best rival of the first.
    Rivals,
}

/// The actions, with what they have gained.
pub(super) struct Tally {
    actions: Candidates,
    seats: usize,
    sums: Vec<Sums>,
    /// How far each action is ahead of the first, by the kinds of the others. Empty: no verdict is asked for.
    by_kinds: Vec<ByKinds>,
    /// The actions that may still be the best.
    live: ArrayVec<usize, MOST>,
    leaves_out: LeavesOut,
    worlds: u64,
}

impl Tally {
    /// These actions at a table of so many seats, without any world.
    pub fn of(actions: Candidates, seats: usize) -> Tally {
        Tally {
            sums: vec![Sums::of(seats); actions.len()],
            by_kinds: Vec::new(),
            live: (0..actions.len()).collect(),
            leaves_out: LeavesOut::Worse,
            worlds: 0,
            actions,
            seats,
        }
    }

    /// No action is left out.
    pub fn keep_all(&mut self) {
        self.leaves_out = LeavesOut::Nothing;
    }

    /// Those far behind are left out, for a verdict on the first.
    pub fn for_a_verdict(&mut self) {
        self.leaves_out = LeavesOut::FarWorse;
        self.by_kinds = vec![ByKinds::of(self.seats); self.actions.len()];
    }

    /// From now on only the first action and its best rival matter.
    pub fn among_rivals(&mut self) {
        self.leaves_out = LeavesOut::Rivals;
        self.leave_out();
    }

    /// The numbers of the actions that are still played out.
    pub fn live(&self) -> &[usize] {
        &self.live
    }

    /// The action of this number.
    pub fn action(&self, nth: usize) -> Action {
        self.actions[nth]
    }

    /// The number of worlds.
    pub fn worlds(&self) -> u64 {
        self.worlds
    }

    /// Notes whether the seat folded in its next turn after this action.
    pub fn note_next_turn(&mut self, nth: usize, gives_up: bool) {
        self.sums[nth].note_next_turn(gives_up);
    }

    /// Adds a world with players of these kinds, in which the actions gained this and these seats folded.
    /// `refused`: the actions that asked for what was refused there.
    pub fn add(
        &mut self,
        kinds: &[usize],
        mut gains: [Milli; MOST],
        mut folds: [SeatSet; MOST],
        refused: &[usize],
    ) {
        // Whoever is refused does the best of the rest, by what is known so far.
        let rest = self.live.iter().filter(|one| !refused.contains(one));
        // Before anything is known that is to fold.
        let worth = |one: &&usize| {
            let is_fold = self.actions[**one] == Action::Fold;
            (self.sums[**one].mean(), is_fold)
        };
        let next = rest.max_by_key(worth).copied();
        for &one in refused {
            if let Some(next) = next {
                (gains[one], folds[one]) = (gains[next], folds[next]);
            }
        }
        for &one in &self.live {
            self.sums[one].add(one, &gains, folds[one], &self.live);
            if let Some(by_kinds) = self.by_kinds.get_mut(one) {
                by_kinds.add(kinds, gains[one] - gains[0]);
            }
        }
        self.worlds += 1;
        if self.worlds.is_multiple_of(BATCH) {
            self.leave_out();
        }
    }

    /// Leaves out what need not be played out any more.
    fn leave_out(&mut self) {
        let rivals: ArrayVec<usize, MOST> = self.rivals().collect();
        let (live, sums) = (&mut self.live, &self.sums);
        match self.leaves_out {
            LeavesOut::Nothing => {}
            LeavesOut::FarWorse if self.worlds < FEW => {}
            LeavesOut::FarWorse if self.worlds < 2 * FEW => {
                drop_worse(live, sums, best(live, sums), 7)
            }
            LeavesOut::FarWorse | LeavesOut::Worse => drop_worse(live, sums, best(live, sums), 5),
            LeavesOut::Rivals => drop_worse(live, sums, best(&rivals, sums), 3),
        }
    }

    /// What each action is worth by now, the best first.
    pub fn worths(&self) -> ArrayVec<Worth, MOST> {
        ranked(&self.actions, &self.live, &self.sums)
    }

    /// Whether this is the action that the others are compared with.
    pub fn begins_with(&self, action: Action) -> bool {
        self.actions.first() == Some(&action)
    }

    /// How far the first action is behind the best of the others by now. It is negative where it is the best itself; then
    /// it is told beside the other that may most likely be better.
    ///
    /// The best of several is best by luck, too. So the one that is best in one half of the worlds is told by the other half.
    pub fn behind_best(&self) -> Behind {
        let rival = self.rival();
        let beside = self.sums[rival].beside(0);
        let by_kinds = self.by_kinds.get(rival);
        let by = match beside.mean() > 0 && self.worlds >= FEW {
            true => self.behind_by_other_half(rival),
            false => beside.mean(),
        };
        Behind {
            by: by - self.lift(),
            error: beside.error(),
            kinds: by_kinds.map_or(0, |by_kinds| by_kinds.deviation(beside)),
            is_of_size: [0, rival]
                .into_iter()
                .all(|one| matches!(self.actions[one], Action::Bet(_))),
            is_alone: self.rivals().next().is_none(),
        }
    }

    /// How far the first action is behind: for each half of the worlds, by the other half, behind the rival that is best in
    /// it.
    fn behind_by_other_half(&self, rival: usize) -> Milli {
        let (mut sum, mut worlds) = (0, 0);
        for half in [0, 1] {
            let mean = |one: &usize| self.sums[*one].by_half(half).mean();
            let chosen = self.rivals().max_by_key(mean).unwrap_or(rival);
            let told = self.sums[chosen].by_half(1 - half);
            sum += i128::from(told.mean()) * i128::from(told.worlds());
            worlds += told.worlds();
        }
        (sum / i128::from(worlds.max(1))) as Milli
    }

    /// The actions that the first one is still told beside. To fold is none beside a look: it is possible after that, too.
    fn rivals(&self) -> impl Iterator<Item = usize> {
        let looks = matches!(self.actions[0], Action::Look(_));
        let is_after = move |one: &usize| looks && self.actions[*one] == Action::Fold;
        let live = self.live.iter().copied();
        live.filter(move |one| *one != 0 && !is_after(one))
    }

    /// How much more the first action is worth than its playouts tell, because to fold is possible after it.
    fn lift(&self) -> Milli {
        let fold = self.actions.iter().position(|one| *one == Action::Fold);
        match (self.actions[0], fold) {
            (Action::Look(_), Some(fold)) => (self.sums[fold].mean() - self.sums[0].mean()).max(0),
            _ => 0,
        }
    }

    /// The action that the first one is told beside: the best of the others, or where the first is the best itself, the one
    /// that may most likely be better. One that was left out is told to be worse.
    fn rival(&self) -> usize {
        let beside = |one: &usize| self.sums[*one].beside(0);
        let best = self.rivals().max_by_key(|one| beside(one).mean());
        if let Some(best) = best.filter(|best| beside(best).mean() > 0) {
            return best;
        }
        let may_be_better = |one: &usize| beside(one).mean() + 2 * beside(one).error();
        let live = self.rivals().max_by_key(may_be_better);
        let left_out = (1..self.sums.len()).max_by_key(may_be_better);
        live.or(left_out).unwrap_or(0)
    }

    /// Whether the first action gives up what another one keeps at no cost: who may look may fold afterwards.
    pub fn is_dominated(&self) -> bool {
        let looks = self
            .actions
            .iter()
            .any(|one| matches!(one, Action::Look(_)));
        self.begins_with(Action::Fold) && looks
    }

    /// What each action is worth by itself by now, the best first. A look is worth no less than to fold, which is still
    /// possible after it.
    pub fn estimates(&self) -> Vec<Estimate> {
        let best = best(&self.live, &self.sums);
        let most = self.sums[best].mean();
        let estimate = |(nth, action): (usize, &Action)| {
            let own = self.sums[nth].estimate(*action);
            // An action that was left out has met fewer worlds. If those were too good to it, it is placed by what it was
            // worth there beside the best.
            let mean = match own.mean >= most && nth != best {
                true => most - self.sums[best].beside(nth).mean(),
                false => own.mean,
            };
            Estimate { mean, ..own }
        };
        let mut all: Vec<Estimate> = self.actions.iter().enumerate().map(estimate).collect();
        let fold = all.iter().find(|one| one.action == Action::Fold);
        if let Some(least) = fold.map(|fold| fold.mean) {
            let looks = all
                .iter_mut()
                .filter(|one| matches!(one.action, Action::Look(_)));
            looks.for_each(|look| look.mean = look.mean.max(least));
        }
        // A look keeps all choices, and an offer that is refused is worth what follows it.
        let order = |action: Action| match action {
            Action::Look(_) => 0,
            Action::Showdown => 2,
            _ => 1,
        };
        all.sort_by_key(|one| (-one.mean, order(one.action)));
        all
    }
}

fn best(live: &[usize], sums: &[Sums]) -> usize {
    let best = live.iter().copied().max_by_key(|one| sums[*one].mean());
    best.unwrap_or(0)
}

/// Leaves out the actions that are worse than this one by so many halves of a standard error, but not the first.
fn drop_worse(live: &mut ArrayVec<usize, MOST>, sums: &[Sums], best: usize, halves: i64) {
    live.retain(|one| {
        let ahead = sums[best].beside(*one);
        *one == best || *one == 0 || ahead.mean() <= halves * ahead.error() / 2
    });
}

/// The actions, the best first. An action that was left out is placed by the worlds that it shared with the best.
fn ranked(actions: &Candidates, live: &[usize], sums: &[Sums]) -> ArrayVec<Worth, MOST> {
    let best = best(live, sums);
    let mut worths: ArrayVec<Worth, MOST> = (0..actions.len())
        .map(|one| {
            let ahead = sums[best].beside(one);
            Worth {
                action: actions[one],
                mean: sums[best].mean() - ahead.mean(),
                error: ahead.error(),
                ahead: (sums[one].beside(0).mean(), sums[one].beside(0).error()),
                gives_up: sums[one].gives_up(),
            }
        })
        .collect();
    worths.sort_by_key(|worth| -worth.mean);
    if let Some(first) = worths
        .iter()
        .position(|worth| worth.action == actions[best])
    {
        worths[..=first].rotate_right(1);
    }
    worths
}

#[cfg(test)]
mod tests {
    use super::{MOST, Tally};
    use crate::engine::{Action, SeatSet};

    /// To fold is possible after a look, so a bet that is behind a fold may still be the best rival of the look.
    #[test]
    fn the_best_rival_of_a_look_is_no_fold() {
        let actions = [Action::Look(None), Action::Fold, Action::Bet(1)];
        let mut tally = Tally::of(actions.into_iter().collect(), 2);
        tally.for_a_verdict();
        for world in 0..64 {
            let mut gains = [0; MOST];
            (gains[0], gains[2]) = (10, [800, -1_200][world % 2]);
            tally.add(&[0, 0], gains, [SeatSet::NONE; MOST], &[]);
        }
        assert!(!tally.behind_best().is_alone);
        // Its mean is 1.6 standard errors below that of the fold.
        tally.among_rivals();
        assert!(!tally.behind_best().is_alone, "{:?}", tally.live());
    }
}
