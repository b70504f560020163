//! Random sittings of every game under random rules, as sessions.

use brag::engine::{Action, Ask, Chips, Seat, Table};
use brag::games::GAMES;
use brag::random::Seed;
use brag::sitting::session::{Player, PlayerKind, Session, Setup};

use super::dice::Dice;
use super::sittings::{self, Move};
use super::{house, options};

/// Begins a sitting of the n-th game, again from the first after the last. Small stacks bring covers, loans and
/// purchases. In every third round of the games people play with real cards, if the game is played so.
pub fn sit_down(nth: usize, dice: &mut Dice) -> Session {
    let game = GAMES[nth % GAMES.len()];
    let cards = (game.rules)().dealing().expect("a deal is dealt").cards;
    let table = match (game.rules)().is_betting() && dice.one_in(2) {
        true => house::table(cards, dice),
        false => options::table(game, 12, dice),
    };
    let mut rules = table.rules().clone();
    rules.real_cards = (nth / GAMES.len()) % 3 == 2 && rules.can_be_banked();
    let players = table.stacks().map(|chips| Player {
        name: "Ann".into(),
        chips,
        kind: PlayerKind::Person,
    });
    let setup = Setup {
        rules,
        players: players.collect(),
        first_dealer: Some(Seat(0)),
        at_home: false,
    };
    let seed = Seed([nth as u8; 32]);
    Session::new(setup, seed, seed).expect("the table was made")
}

/// Whether a deal is under way.
pub fn is_in_deal(table: &Table) -> bool {
    !matches!(
        table.ask(),
        Ask::Deal { .. } | Ask::ChooseGame { .. } | Ask::Agree { .. } | Ask::Over
    )
}

/// Plays on at random for so many moves. `watch` gets the session after each, and what each player had before the deal
/// with what he has bought since.
pub fn play_on(
    session: &mut Session,
    moves: usize,
    dice: &mut Dice,
    mut watch: impl FnMut(&Session, &[Chips], &mut Dice),
) {
    let mut before: Vec<Chips> = session.table().stacks().collect();
    for _ in 0..moves {
        let Some(next) = sittings::choose(session.table(), dice) else {
            return;
        };
        if !make(session, &next, &mut before) {
            return;
        }
        watch(session, &before, dice);
    }
}

/// Makes the move. `false`: the sitting cannot go on.
fn make(session: &mut Session, next: &Move, before: &mut [Chips]) -> bool {
    let Some((seat, action)) = next.action(session.table()) else {
        let stacks: Vec<Chips> = session.table().stacks().collect();
        before.copy_from_slice(&stacks);
        return session.deal().is_ok();
    };
    let was_in_deal = is_in_deal(session.table());
    session.act(seat, action).expect("it was offered");
    if let (Action::BuyIn(chips), true) = (action, was_in_deal) {
        before[seat.index()] += chips;
    }
    true
}
