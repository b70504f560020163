//! Brag, the old British card game of nerve: its rules, its players and its table.
//!
//! Each module imports only those before it:
//!
//! | module | what it contains |
//! |---|---|
//! | [`cards`] | cards, packs, hands, and which hand beats which |
//! | [`engine`] | the table: choices, actions, events, views |
//! | [`games`] | the catalogue: each game as data |
//! | [`random`] | seeds, shuffles and the seal |
//! | [`phones`] | cards on a player's own phone: codes, their keys, words for set hands |
//! | [`notation`] | records of sittings as text, and their replay |
//! | [`bots`] | bots, which get the view of their player |
//! | [`odds`] | exact odds, counted in slices |
//! | [`solver`] | betting between two, solved: what a good player does, in chances |
//! | [`rollouts`] | what a decision is worth, and the expert |
//! | [`review`] | what a player's decisions were worth, and what was luck |
//! | [`sitting`] | a sitting without a page: session, saves, results |
//! | [`school`] | ten deals that are the same for everybody, and drills |
//! | `app` | the page |
//!
//! Only events change a table, and a viewer gets only what it may see. One deal, from the pack to the pot:
//!
//! ```
//! use brag::cards::Pack;
//! use brag::engine::{Action, Ask, Event, Seat, Table, Viewer};
//! use brag::games;
//!
//! // Two players with 100 chips each. Seat 0 deals, so seat 1 is dealt the first card.
//! let (andy, bill) = (Seat(0), Seat(1));
//! let table = Table::new(games::three_card(), &[100, 100], andy)?;
//!
//! // The pack is an input. Bill gets the first, third and fifth card of it.
//! let rest = Pack::sorted().to_string().replace("Ac ", "").replace("9h ", "");
//! let rest = rest.replace("As", "").replace("2c ", "").replace("5d ", "").replace("9s ", "");
//! let pack: Pack = format!("2c Ac 5d As 9s 9h {rest}").parse()?;
//! let table = table.deal(Some(pack))?.table;
//! assert_eq!(table.ask().seat(), Some(bill));
//!
//! // Nobody has looked: nobody sees a card, not even his own.
//! let own = table.view(Viewer::Seat(andy)).own().unwrap();
//! assert!(own.hands().all(|hand| hand.hand().is_none()));
//!
//! // Bill bets 2 blind, which is worth 4. Andy looks, finds two aces, and may not see a blind player.
//! let table = table.play(bill, Action::Bet(2))?.table;
//! let table = table.play(andy, Action::Look(None))?.table;
//! let own = table.view(Viewer::Seat(andy)).own().unwrap();
//! assert_eq!(own.known_hand().unwrap().0.to_string(), "Ac As 9h");
//! assert_eq!(
//!     table.play(andy, Action::See).unwrap_err().to_string(),
//!     "you can't see a blind player"
//! );
//!
//! // He bets 4 instead; Bill pays 4 to see, twice his blind stake, and loses.
//! let table = table.play(andy, Action::Bet(4))?.table;
//! let step = table.play(bill, Action::See)?;
//! assert!(step.events.iter().any(|event| matches!(event, Event::Exposed { .. })));
//! assert_eq!(step.table.stacks().collect::<Vec<_>>(), [107, 93]);
//! assert_eq!(step.table.ask(), Ask::Deal { shuffle: false });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "app")]
pub mod app;
pub mod bots;
pub mod cards;
pub mod engine;
pub mod games;
pub mod notation;
pub mod odds;
pub mod phones;
pub mod random;
pub mod review;
pub mod rollouts;
pub mod school;
pub mod sitting;
pub mod solver;
