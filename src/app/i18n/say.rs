//! All messages.

#![allow(unsafe_code, reason = "a language is a program that is fetched alone")]

use super::grammar::Grammar;
use super::language::Language;
use super::text::{Arg, Name, Text};
use leptos::wasm_split::{SplitLoaderError, wasm_split};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
