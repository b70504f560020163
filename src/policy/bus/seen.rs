//! What a player has seen of a deal: his cards, the table's, and where every card went that lay open.

use super::moves::Move;
use crate::cards::{Card, CardSet, Hand};

/// One player's knowledge of a deal. Seats are counted from the eldest, who has the first turn, and
/// only players who were dealt in have one.
#[derive(Clone, Debug)]
pub struct Seen {
    me: usize,
    own: [Card; 3],
    /// None: it lies face down, and this player has not put it there.
    board: [Option<Card>; 3],
    /// Which place of the table is face down for whoever does not know its card.
    down: Option<usize>,
    players: Vec<Player>,
    stuck: Option<usize>,
}

/// What is known of one of the players.
#[derive(Clone, Debug, Default)]
pub(super) struct Player {
    pub lives: u32,
    pub turns: u32,
    /// Cards that he was seen to take, and has not given since.
    pub known: CardSet,
    /// His latest swaps of one open card for another, the last one last.
    pub swaps: Vec<OpenSwap>,
}

/// A swap of one open card for another, which tells something of the cards beside it.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenSwap {
    /// The cards of the hand before it that are known by now.
    pub held: CardSet,
    pub board: [Option<Card>; 3],
    pub gave: Card,
    pub took: Card,
    pub might_stick: bool,
}

/// So many swaps are remembered of a player.
const MEMORY: usize = 3;

impl Seen {
    /// The deal as it begins for the player of this seat: the lives of all who were dealt in, his cards
    /// in the order in which they were dealt, and the table's, of which one may lie face down.
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
        }
    }

    /// Somebody has given a card for the one at this place of the table. Each card is named where this
    /// player has seen it.
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

    /// Somebody has given his three cards for the table's, place by place.
    pub fn swapped_all(&mut self, seat: usize, gave: [Option<Card>; 3], took: [Option<Card>; 3]) {
        let took = [0, 1, 2].map(|place| self.board[place].or(took[place]));
        self.board = gave;
        if seat == self.me {
            for (own, took) in self.own.iter_mut().zip(took) {
                *own = took.unwrap_or(*own);
            }
        } else if let Some(player) = self.players.get_mut(seat) {
            // What he was known to hold and has not shown lies face down now.
            let hidden = player.known.without(gave.into_iter().flatten().collect());
            if let (Some(down), 1) = (self.down, hidden.len()) {
                self.board[down] = self.board[down].or(hidden.first());
            }
            player.known = took.into_iter().flatten().collect();
            player.swaps.clear();
        }
        self.count_turn(seat);
    }

    /// Somebody has stuck: everybody else has one more turn.
    pub fn stuck(&mut self, seat: usize) {
        self.stuck = Some(seat);
        self.count_turn(seat);
    }

    /// The player's cards as they are now.
    #[must_use]
    pub fn own(&self) -> Hand {
        Hand(self.own)
    }

    /// The table's cards as they lie now, as far as this player knows them.
    #[must_use]
    pub fn board(&self) -> [Option<Card>; 3] {
        self.board
    }

    /// Whether this player may stick in his turn: nobody has, and it is not his first.
    #[must_use]
    pub fn may_stick(&self) -> bool {
        self.stuck.is_none() && self.turns() > 0
    }

    /// All that this player has not seen: the others hold some of them, and one may lie face down.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let known = self.players.iter().map(|player| player.known);
        let open = self.board.into_iter().flatten().chain(self.own).collect();
        let seen = known.fold(open, CardSet::union);
        CardSet::from_bits((1 << 52) - 1)
            .unwrap_or_default()
            .without(seen)
    }

    /// The hand after this move, where the card that he does not know is this one; none where he does
    /// not know it.
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

    /// How many turns this player has had.
    pub(super) fn turns(&self) -> u32 {
        self.players.get(self.me).map_or(0, |me| me.turns)
    }

    pub(super) fn down(&self) -> Option<usize> {
        self.down
    }

    /// All players, this one first, then as their turns follow.
    pub(super) fn in_order(&self) -> impl Iterator<Item = &Player> {
        let (before, after) = self.players.split_at(self.me.min(self.players.len()));
        after.iter().chain(before)
    }

    /// Who has stuck, counted as [`Seen::in_order`] counts.
    pub(super) fn who_stuck(&self) -> Option<usize> {
        let seats = self.players.len();
        self.stuck
            .map(|seat| (seat + seats).saturating_sub(self.me) % seats.max(1))
    }

    fn note(&mut self, seat: usize, place: usize, gave: Option<Card>, took: Option<Card>) {
        let (board, may) = (self.board, self.stuck.is_none());
        let Some(player) = self.players.get_mut(seat) else {
            return;
        };
        match gave {
            Some(gave) if player.known.contains(gave) => {}
            // He has had it from the deal on.
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
                might_stick: may && player.turns > 0,
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
