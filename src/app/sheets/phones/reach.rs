//! Whether phones can reach the page.

use leptos::prelude::*;

use crate::app::platform::frame::is_embedded;
use crate::app::platform::js;

/// Whether phones can reach the page by its address, and open it without a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// They can.
    Yes,
    /// It is embedded in another page, and stores nothing.
    Embedded,
    /// Its address is a file, this device's own, or not secure: a phone could not open it, or not without a network.
    Address,
}

/// Whether they can.
#[must_use]
pub fn reach() -> Reach {
    let location = window().location();
    let host = location.hostname().unwrap_or_default();
    let protocol = location.protocol().unwrap_or_default();
    let is_secure = js::is(&window(), "isSecureContext");
    match is_embedded() {
        true => Reach::Embedded,
        false if is_secure && is_elsewhere(&protocol, &host) => Reach::Yes,
        false => Reach::Address,
    }
}

/// Whether an address is on the web, and not this device's own. A name with a full stop at its end counts as one of the web: so
/// the tests open the page, which have no other address that is secure.
fn is_elsewhere(protocol: &str, host: &str) -> bool {
    let own = host == "localhost" || host.ends_with(".localhost") || host == "[::1]";
    protocol.starts_with("http") && !own && !host.starts_with("127.") && !host.is_empty()
}

#[cfg(test)]
mod tests {
    use super::is_elsewhere;

    #[test]
    fn addresses_of_this_device_and_files_are_out_of_reach() {
        assert!(is_elsewhere("https:", "brag.example"));
        assert!(is_elsewhere("http:", "192.168.0.7"));
        assert!(is_elsewhere("http:", "brag.localhost."));
        for host in [
            "localhost",
            "brag.localhost",
            "127.0.0.1",
            "127.1",
            "[::1]",
            "",
        ] {
            assert!(!is_elsewhere("http:", host), "{host}");
        }
        assert!(!is_elsewhere("file:", "brag.example"));
    }
}
