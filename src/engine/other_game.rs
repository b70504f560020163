//! The games that a dealer may choose beside the betting games (RULES 10.11).

/// One of these games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is called by its key")]
pub enum OtherGame {
    SevenCard,
    NineCard,
    TeenPatti,
    ThreeStake,
    Braggers,
    American,
    PostAndPair,
    DrawBrag,
}

impl OtherGame {
    /// All these games, in the order of RULES 10.11.
    pub const ALL: [OtherGame; 8] = [
        OtherGame::SevenCard,
        OtherGame::NineCard,
        OtherGame::TeenPatti,
        OtherGame::ThreeStake,
        OtherGame::Braggers,
        OtherGame::American,
        OtherGame::PostAndPair,
        OtherGame::DrawBrag,
    ];

    /// Its key in records and links.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            OtherGame::SevenCard => "seven_card",
            OtherGame::NineCard => "nine_card",
            OtherGame::TeenPatti => "teen_patti",
            OtherGame::ThreeStake => "three_stake",
            OtherGame::Braggers => "braggers",
            OtherGame::American => "american",
            OtherGame::PostAndPair => "post_and_pair",
            OtherGame::DrawBrag => "draw_brag",
        }
    }

    /// The game with this key. `None`: it is another.
    #[must_use]
    pub fn named(key: &str) -> Option<OtherGame> {
        OtherGame::ALL.into_iter().find(|game| game.key() == key)
    }
}

/// A set of these games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct OtherGames(u8);

impl OtherGames {
    /// Whether the set contains this game.
    #[must_use]
    pub fn contains(self, game: OtherGame) -> bool {
        self.0 >> game as u8 & 1 == 1
    }

    /// Adds a game.
    pub(super) fn insert(&mut self, game: OtherGame) {
        self.0 |= 1 << game as u8;
    }

    /// The games of the set, in the order of RULES 10.11.
    pub fn iter(self) -> impl Iterator<Item = OtherGame> {
        let all = OtherGame::ALL.into_iter();
        all.filter(move |game| self.contains(*game))
    }
}

impl FromIterator<OtherGame> for OtherGames {
    fn from_iter<I: IntoIterator<Item = OtherGame>>(games: I) -> OtherGames {
        let bits = games.into_iter().map(|game| 1 << game as u8);
        OtherGames(bits.fold(0, |all, bit: u8| all | bit))
    }
}
