//! What a player has seen of a deal: his cards, the board, and where each open card went.

use super::moves::Move;
use crate::cards::{Card, CardSet, Hand};

/// What one player knows of a deal. Only players who were dealt in have a seat here. Seats are counted from the
/// eldest, who has the first turn.
#[derive(Clone, Debug)]
pub struct Seen {
    me: usize,
    own: [Card; 3],
    /// The known cards of the board. `None`: the card lies face down, and this player has not put it there.
    board: [Option<Card>; 3],
    /// The place of the board that lies face down. Only the player who put the card there knows it.
    down: Option<usize>,
    players: Vec<Player>,
    stuck: Option<usize>,
    /// Whether players may stick in their first turns (RULES 10.2, `first_stick`).
    first_stick: bool,
}

/// What is known of a player.
#[derive(Clone, Debug, Default)]
pub(super) struct Player {
    pub lives: u32,
    pub turns: u32,
    /// Cards that he was seen to take and still holds.
    pub known: CardSet,
    /// His latest swaps of an open card for another. The latest comes last.
    pub swaps: Vec<OpenSwap>,
}

/// A swap of an open card for another. It tells something about his other cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenSwap {
    /// The cards that were in his hand before it, as far as they are known by now.
    pub held: CardSet,
    pub board: [Option<Card>; 3],
    pub gave: Card,
    pub took: Card,
    pub might_stick: bool,
}

/// How many swaps of a player are remembered.
const MEMORY: usize = 3;

impl Seen {
    /// The beginning of a deal for the player of this seat. `lives` are those of all who were dealt in, `own` his
    /// cards in dealing order. On the board one card may lie face down.
    #[must_use]
    pub fn new(lives: &[u32], me: usize, own: Hand, board: [Option<Card>; 3]) -> Seen {
        let player = |lives: &u32| Player {
            lives: *lives,
            ..Player::default()
        };
        Seen {
            me,
            own: own.0,
            board,
            down: board.iter().position(Option::is_none),
            players: lives.iter().map(player).collect(),
            stuck: None,
            first_stick: false,
        }
    }

    /// The same deal, in which players may stick in their first turns or not.
    #[must_use]
    pub fn with_first_stick(mut self, first_stick: bool) -> Seen {
        self.first_stick = first_stick;
        self
    }

    /// Notes that a player has given a card for the one at this place of the board. Each card is named if this player
    /// has seen it.
    pub fn swapped(&mut self, seat: usize, place: usize, gave: Option<Card>, took: Option<Card>) {
        let Some(&before) = self.board.get(place) else {
            return;
        };
        let took = before.or(took);
        if seat == self.me {
            let given = self.own.iter_mut().find(|own| Some(**own) == gave);
            if let (Some(given), Some(took)) = (given, took) {
                *given = took;
            }
        } else {
            self.note(seat, place, gave, took);
        }
        self.board[place] = gave;
        self.count_turn(seat);
    }

    /// Notes that a player has given his three cards for those of the board, place by place.
    pub fn swapped_all(&mut self, seat: usize, gave: [Option<Card>; 3], took: [Option<Card>; 3]) {
        let took = [0, 1, 2].map(|place| self.board[place].or(took[place]));
        self.board = gave;
        if seat == self.me {
            for (own, took) in self.own.iter_mut().zip(took) {
                *own = took.unwrap_or(*own);
            }
        } else if let Some(player) = self.players.get_mut(seat) {
            // If he held a known card and has not shown it, it lies face down now.
            let hidden = player.known.without(gave.into_iter().flatten().collect());
            if let (Some(down), 1) = (self.down, hidden.len()) {
                self.board[down] = self.board[down].or(hidden.first());
            }
            player.known = took.into_iter().flatten().collect();
            player.swaps.clear();
        }
        self.count_turn(seat);
    }

    /// Notes that a player has stuck. Everybody else has one more turn.
    pub fn stuck(&mut self, seat: usize) {
        self.stuck = Some(seat);
        self.count_turn(seat);
    }

    /// The player's current cards.
    #[must_use]
    pub fn own(&self) -> Hand {
        Hand(self.own)
    }

    /// The cards on the board, as far as this player knows them.
    #[must_use]
    pub fn board(&self) -> [Option<Card>; 3] {
        self.board
    }

    /// Whether this player may stick now: nobody has stuck, and it is not his first turn, or he may stick in that.
    #[must_use]
    pub fn may_stick(&self) -> bool {
        self.stuck.is_none() && (self.first_stick || self.turns() > 0)
    }

    /// All cards that this player has not seen. The others hold some of them, and one may lie face down.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let known = self.players.iter().map(|player| player.known);
        let open = self.board.into_iter().flatten().chain(self.own).collect();
        let seen = known.fold(open, CardSet::union);
        CardSet::from_bits((1 << 52) - 1)
            .unwrap_or_default()
            .without(seen)
    }

    /// The hand after this move, if `hidden` is the card that he does not know. `None`: the move takes an unknown
    /// card and `hidden` is `None`.
    pub(super) fn after(&self, action: Move, hidden: Option<Card>) -> Option<Hand> {
        let [a, b, c] = self.board.map(|card| card.or(hidden));
        match action {
            Move::Stick => Some(self.own()),
            Move::SwapAll => Some(Hand([a?, b?, c?])),
            Move::Swap { give, place } => {
                let card = self.board.get(place)?.or(hidden)?;
                let own = self.own;
                Some(Hand(own.map(|own| if own == give { card } else { own })))
            }
        }
    }

    /// The number of turns that this player has had.
    pub(super) fn turns(&self) -> u32 {
        self.players.get(self.me).map_or(0, |me| me.turns)
    }

    pub(super) fn sticks_first(&self) -> bool {
        self.first_stick
    }

    pub(super) fn down(&self) -> Option<usize> {
        self.down
    }

    /// All players in the order of turns. This player comes first.
    pub(super) fn in_order(&self) -> impl Iterator<Item = &Player> {
        let (before, after) = self.players.split_at(self.me.min(self.players.len()));
        after.iter().chain(before)
    }

    /// Who has stuck, as an index into [`Seen::in_order`].
    pub(super) fn who_stuck(&self) -> Option<usize> {
        let seats = self.players.len();
        self.stuck
            .map(|seat| (seat + seats).saturating_sub(self.me) % seats.max(1))
    }

    fn note(&mut self, seat: usize, place: usize, gave: Option<Card>, took: Option<Card>) {
        let (board, may) = (self.board, self.stuck.is_none());
        let first_stick = self.first_stick;
        let Some(player) = self.players.get_mut(seat) else {
            return;
        };
        match gave {
            Some(gave) if player.known.contains(gave) => {}
            // He has had this card from the deal on.
            Some(gave) => player
                .swaps
                .iter_mut()
                .for_each(|swap| swap.held.insert(gave)),
            // It lies face down, and may be any card that he was seen to take.
            None => player.known = CardSet::NONE,
        }
        let given: CardSet = gave.into_iter().collect();
        if Some(place) == self.down {
            player.swaps.clear();
        } else if let (Some(gave), Some(took)) = (gave, took) {
            if player.swaps.len() == MEMORY {
                player.swaps.remove(0);
            }
            player.swaps.push(OpenSwap {
                held: player.known.union(given),
                board,
                gave,
                took,
                might_stick: may && (first_stick || player.turns > 0),
            });
        }
        player.known = player.known.without(given);
        player.known.extend(took);
    }

    fn count_turn(&mut self, seat: usize) {
        if let Some(player) = self.players.get_mut(seat) {
            player.turns += 1;
        }
    }
}
