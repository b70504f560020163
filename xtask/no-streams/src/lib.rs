//! Stands in for the crate `wasm-streams`, which Leptos brings for server functions that send or answer in streams. The page
//! has no server, and so never makes a stream. The real crate exports classes, and what belongs to them stays in the program
//! though nothing calls it.

use std::pin::Pin;
use std::task::{Context, Poll};

use futures_core::Stream;
use wasm_bindgen::{JsCast, JsValue};

/// A stream that is empty.
pub struct ReadableStream;

impl ReadableStream {
    /// Leaves what a Rust stream has.
    #[must_use]
    pub fn from_stream(
        _: impl Stream<Item = Result<JsValue, JsValue>> + 'static,
    ) -> ReadableStream {
        ReadableStream
    }

    /// Leaves what a stream of the browser has.
    #[must_use]
    pub fn from_raw(_: web_sys::ReadableStream) -> ReadableStream {
        ReadableStream
    }

    /// No stream of the browser.
    #[must_use]
    pub fn into_raw(self) -> web_sys::ReadableStream {
        JsValue::UNDEFINED.unchecked_into()
    }

    /// A Rust stream without items.
    #[must_use]
    pub fn into_stream(self) -> IntoStream {
        IntoStream
    }
}

/// A Rust stream without items.
pub struct IntoStream;

impl Stream for IntoStream {
    type Item = Result<JsValue, JsValue>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(None)
    }
}
