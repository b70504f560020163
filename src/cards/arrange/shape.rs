//! How many hands are set from how many cards.

pub const MOST_CARDS: usize = 15;
pub const MOST_HANDS: usize = 5;

/// How many hands of three are set, from how many cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    cards: u8,
    hands: u8,
    four: bool,
}

impl Shape {
    /// Six cards, two hands.
    pub const SIX: Shape = Shape::of(6, 2);
    /// Seven cards, two hands, one card over.
    pub const SEVEN: Shape = Shape::of(7, 2);
    /// Nine cards, three hands.
    pub const NINE: Shape = Shape::of(9, 3);
    /// Ten cards, three hands, one card over.
    pub const TEN: Shape = Shape::of(10, 3);
    /// Thirteen cards, four hands, one card over.
    pub const THIRTEEN: Shape = Shape::of(13, 4);
    /// Fifteen cards, five hands.
    pub const FIFTEEN: Shape = Shape::of(15, 5);

    const fn of(cards: u8, hands: u8) -> Shape {
        Shape {
            cards,
            hands,
            four: false,
        }
    }

    /// This number of hands of three from this number of cards. `None`: there are too few cards, more than fifteen, or
    /// no hand.
    #[must_use]
    pub const fn new(cards: u8, hands: u8) -> Option<Shape> {
        let fits = hands > 0 && 3 * hands <= cards && cards as usize <= MOST_CARDS;
        if fits {
            Some(Shape::of(cards, hands))
        } else {
            None
        }
    }

    /// The same shape with four of a kind allowed as one hand (RULES 10.1). It changes nothing unless one card is left
    /// over.
    #[must_use]
    pub const fn with_four_of_a_kind(self) -> Shape {
        Shape {
            four: self.thrown() == 1,
            ..self
        }
    }

    /// The number of cards that are dealt.
    #[must_use]
    pub const fn cards(self) -> usize {
        self.cards as usize
    }

    /// The number of hands.
    #[must_use]
    pub const fn hands(self) -> usize {
        self.hands as usize
    }

    /// The number of cards that are thrown away if every hand has three.
    #[must_use]
    pub const fn thrown(self) -> usize {
        (self.cards - 3 * self.hands) as usize
    }

    /// Whether one hand may be four of a kind.
    #[must_use]
    pub const fn four_of_a_kind(self) -> bool {
        self.four
    }

    /// The number of arrangements into hands of three. The order of the hands does not count, because they are always
    /// sorted best first.
    #[must_use]
    pub fn ways(self) -> u64 {
        // The lowest card that is not thrown away belongs to the first hand, and so on.
        let thrown = choose(self.cards.into(), self.thrown() as u64);
        let with_the_lowest = |hand: u8| choose(3 * u64::from(hand) - 1, 2);
        (1..=self.hands).map(with_the_lowest).product::<u64>() * thrown
    }
}

fn choose(of: u64, some: u64) -> u64 {
    (0..some).fold(1, |ways, taken| ways * (of - taken) / (taken + 1))
}
