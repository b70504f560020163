//! Cards on a player's own phone: codes open on one phone alone, words for set hands are read again, and pictures can be
//! photographed.

mod codes;
mod mutated;
mod pictures;
mod words;
