//! The page around this one, and whether a message comes from it.

/// The origin of the page around this one, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Host {
    /// This origin.
    Known(String),
    /// An opaque origin, such as a page opened from a file.
    Nameless,
    Unknown,
}

impl Host {
    /// Works out the origin. The sources, surest first: the frames around this one, the address of the frame, the
    /// referrer.
    #[must_use]
    pub fn of(ancestor: Option<&str>, stated: Option<&str>, referrer: &str) -> Host {
        if let Some(ancestor) = ancestor {
            return match origin(ancestor) {
                Some(origin) => Host::Known(origin),
                None => Host::Nameless,
            };
        }
        let said = stated.and_then(origin).or_else(|| origin(referrer));
        said.map_or(Host::Unknown, Host::Known)
    }

    /// The target origin of messages to it.
    #[must_use]
    pub fn target(&self) -> &str {
        match self {
            Host::Known(origin) => origin,
            Host::Nameless | Host::Unknown => "*",
        }
    }

    /// Whether a message with this origin comes from it.
    #[must_use]
    pub fn is(&self, origin: &str) -> bool {
        match self {
            Host::Known(own) => own == origin,
            // Browsers name the origin of a file in one way or the other.
            Host::Nameless => ["null", "file://"].contains(&origin),
            Host::Unknown => true,
        }
    }
}

/// The origin of an address, whatever its scheme: `https://example.org:8080`, or `capacitor://localhost` in an app. A file
/// has none.
fn origin(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once("://")?;
    let mut letters = scheme.chars();
    let begins = letters
        .next()
        .is_some_and(|first| first.is_ascii_lowercase());
    let goes_on = |letter: char| {
        letter.is_ascii_lowercase() || letter.is_ascii_digit() || "+-.".contains(letter)
    };
    // A script is no page.
    if !begins || !letters.all(goes_on) || scheme == "javascript" {
        return None;
    }
    let place = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let allowed = |letter: char| letter.is_ascii_alphanumeric() || "-.:[]_".contains(letter);
    let is_place = !place.is_empty() && place.chars().all(allowed);
    is_place.then(|| format!("{scheme}://{place}"))
}

#[cfg(test)]
mod tests {
    use super::Host;

    fn known(origin: &str) -> Host {
        Host::Known(origin.into())
    }

    #[test]
    fn what_the_browser_knows_goes_before_what_is_said() {
        let (stated, referrer) = (
            Some("https://told.example"),
            "https://came.example/page?x#y",
        );
        assert_eq!(
            Host::of(Some("https://own.example"), stated, referrer),
            known("https://own.example")
        );
        assert_eq!(
            Host::of(None, stated, referrer),
            known("https://told.example")
        );
        assert_eq!(
            Host::of(None, None, referrer),
            known("https://came.example")
        );
        assert_eq!(
            Host::of(None, Some("nonsense"), referrer),
            known("https://came.example")
        );
        assert_eq!(Host::of(Some("null"), stated, referrer), Host::Nameless);
        assert_eq!(Host::of(None, None, ""), Host::Unknown);
        assert_eq!(
            Host::of(None, Some("javascript://x"), "about:blank"),
            Host::Unknown
        );
        assert_eq!(
            Host::of(None, Some("https://a b"), "http:///"),
            Host::Unknown
        );
    }

    #[test]
    fn a_host_may_have_a_scheme_of_its_own() {
        for own in [
            "capacitor://localhost",
            "tauri://localhost",
            "app://obsidian.md",
            "chrome-extension://ablbfpcnlnhhjmidihjkdhcnhnpgppom",
            "moz-extension://0c1a5b4e-3a52-4f0b-9a0e-0d2a3d7e9c11",
        ] {
            for host in [Host::of(Some(own), None, ""), Host::of(None, Some(own), "")] {
                assert!(host.is(own) && host.target() == own, "{own}");
                assert!(!host.is("null") && !host.is("https://localhost"), "{own}");
            }
        }
    }

    #[test]
    fn only_the_host_is_listened_to_and_spoken_to() {
        let host = known("https://a.example:8080");
        assert!(host.is("https://a.example:8080"));
        for other in [
            "https://a.example",
            "http://a.example:8080",
            "null",
            "",
            "https://a.example:8080.b",
        ] {
            assert!(!host.is(other), "{other}");
        }
        assert_eq!(host.target(), "https://a.example:8080");
        assert!(Host::Nameless.is("null") && !Host::Nameless.is("https://a.example"));
        let file = Host::of(Some("file://"), Some("file://"), "");
        assert!(file == Host::Nameless && file.is("null") && file.is("file://"));
        assert_eq!(Host::Unknown.target(), "*");
    }
}
