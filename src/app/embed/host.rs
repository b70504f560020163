//! The page around this one, and whether a message comes from it.

/// The origin of the page around this one, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Host {
    /// This origin.
    Known(String),
    /// An opaque origin, such as a page opened from a file.
    Nameless,
    /// Unknown.
    Unknown,
}

impl Host {
    /// Works out the origin. The sources, surest first: the frames around this one, the address of the frame, the
    /// referrer.
    #[must_use]
    pub fn of(ancestor: Option<&str>, told: Option<&str>, referrer: &str) -> Host {
        if let Some(ancestor) = ancestor {
            return match origin(ancestor) {
                Some(origin) => Host::Known(origin),
                None => Host::Nameless,
            };
        }
        let said = told.and_then(origin).or_else(|| origin(referrer));
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
            Host::Nameless => origin == "null",
            Host::Unknown => true,
        }
    }
}

/// The origin of an address on the web: `https://example.org:8080`.
fn origin(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once("://")?;
    if !["http", "https"].contains(&scheme) {
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
        let (told, referrer) = (
            Some("https://told.example"),
            "https://came.example/page?x#y",
        );
        assert_eq!(
            Host::of(Some("https://own.example"), told, referrer),
            known("https://own.example")
        );
        assert_eq!(
            Host::of(None, told, referrer),
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
        assert_eq!(Host::of(Some("null"), told, referrer), Host::Nameless);
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
        assert_eq!(Host::Unknown.target(), "*");
    }
}
