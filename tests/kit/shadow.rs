//! shadow
