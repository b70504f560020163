//! Cards on a phone of one's own: codes open on one phone alone, words for set hands are read again, and pictures can be
//! photographed.

mod codes;
mod mutated;
mod pictures;
mod words;
