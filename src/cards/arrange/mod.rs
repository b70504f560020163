//! Setting hands from one deal: the shapes that can be set, and the best arrangement (RULES 2, 10.1).
//!
//! ```
//! use brag::cards::arrange::{Makings, Shape};
//! use brag::cards::{Card, Ranking};
//!
//! let text = "Ah As Ad Ks Qd 2h 3c".split(' ');
//! let cards: Vec<Card> = text.map(str::parse).collect::<Result<_, _>>()?;
//! let makings = Makings::new(&cards, Shape::SEVEN, &Ranking::brag()).unwrap();
//! assert_eq!(makings.greedy().to_string(), "AhAsAd KsQd3c");
//!
//! // Where the second hand counts for more, two runs are better.
//! let balanced = makings.best(|levels| i64::from(levels[1]));
//! assert_eq!(balanced.to_string(), "Ah2h3c AsKsQd");
//! assert_eq!(balanced.thrown[..], [cards[2]]);
//! # Ok::<(), brag::cards::NotACard>(())
//! ```

mod bounds;
mod laid;
mod makings;
mod search;
mod shape;

pub use laid::{Arrangement, SetHand, best_first, is_in_order};
pub use makings::{Level, Makings, best_four};
pub use shape::{MOST_CARDS, MOST_HANDS, Shape};
