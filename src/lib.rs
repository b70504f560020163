//! Brag.
