//! Deals played line by line. Each test is named after a clause of the rule book. Seat 0 sits at the first dealer's left,
//! and the last seat deals.

mod kit;

#[path = "transcripts/agreed_limits.rs"]
mod agreed_limits;
#[path = "transcripts/agreed_purchase.rs"]
mod agreed_purchase;
#[path = "transcripts/agreed_showdown.rs"]
mod agreed_showdown;
#[path = "transcripts/best_of.rs"]
mod best_of;
#[path = "transcripts/betting.rs"]
mod betting;
#[path = "transcripts/blind_last.rs"]
mod blind_last;
#[path = "transcripts/buying_in.rs"]
mod buying_in;
#[path = "transcripts/casino.rs"]
mod casino;
#[path = "transcripts/circles.rs"]
mod circles;
#[path = "transcripts/cover.rs"]
mod cover;
#[path = "transcripts/dealers_choice.rs"]
mod dealers_choice;
#[path = "transcripts/discards_under.rs"]
mod discards_under;
#[path = "transcripts/face_up.rs"]
mod face_up;
#[path = "transcripts/four_cards.rs"]
mod four_cards;
#[path = "transcripts/gathering.rs"]
mod gathering;
#[path = "transcripts/growing_limits.rs"]
mod growing_limits;
#[path = "transcripts/lending.rs"]
mod lending;
#[path = "transcripts/looking.rs"]
mod looking;
#[path = "transcripts/named_games.rs"]
mod named_games;
#[path = "transcripts/open_pack.rs"]
mod open_pack;
#[path = "transcripts/see.rs"]
mod see;
#[path = "transcripts/set_bets.rs"]
mod set_bets;
#[path = "transcripts/setup.rs"]
mod setup;
#[path = "transcripts/shown_hand.rs"]
mod shown_hand;
#[path = "transcripts/sideshow.rs"]
mod sideshow;
#[path = "transcripts/sitting.rs"]
mod sitting;
#[path = "transcripts/teen_patti.rs"]
mod teen_patti;
#[path = "transcripts/two_hands.rs"]
mod two_hands;
