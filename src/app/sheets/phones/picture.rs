//! A code as a picture that a phone's camera reads. It is black on white in every theme, as readers need it.

use leptos::prelude::*;

use crate::phones::picture;

/// The picture of an address. `says` is what a screen reader is told of it.
pub fn code(address: &str, says: String) -> AnyView {
    let Some(drawn) = picture(address) else {
        return ().into_any();
    };
    let size = drawn.size.to_string();
    view! {
        <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=says>
            <rect width=size.clone() height=size.clone() fill="#fff"/>
            <path d=drawn.path fill="#000"/>
        </svg>
    }
    .into_any()
}
