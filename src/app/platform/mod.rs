//! The browser: signals, timers, files, random numbers, the frame. It knows no game.

pub mod camera;
pub mod entropy;
pub mod files;
pub mod first_move;
pub mod focus;
pub mod frame;
pub mod js;
pub mod keyboard;
pub mod keys;
pub mod live;
pub mod persistence;
pub mod reactive;
pub mod share;
pub mod slices;
pub mod update;
