//! Bodies packed as a good static host sends them: once, as small as can be, and kept.

use crate::sizes::{brotli, gzip};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// The largest body that is packed with Brotli, in bytes: a build for development would take too long.
const LARGEST: usize = 2 * 1024 * 1024;

/// A way of packing.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Packing {
    Brotli,
    Gzip,
}

impl Packing {
    /// The best that a visitor takes, by his `Accept-Encoding`.
    pub fn of(accepted: &str, bytes: usize) -> Option<Packing> {
        let takes = |name| {
            accepted
                .split(',')
                .any(|one| one.trim().split(';').next() == Some(name))
        };
        if takes("br") && bytes <= LARGEST {
            Some(Packing::Brotli)
        } else {
            takes("gzip").then_some(Packing::Gzip)
        }
    }

    /// Its name in `Content-Encoding`.
    pub fn name(self) -> &'static str {
        match self {
            Packing::Brotli => "br",
            Packing::Gzip => "gzip",
        }
    }
}

/// A way of packing, and what is packed so.
type Key = (Packing, Vec<u8>);

/// What has been packed so far.
#[derive(Default)]
pub struct Packed {
    kept: Mutex<HashMap<Key, Arc<Vec<u8>>>>,
}

impl Packed {
    /// A body, packed now or before.
    pub fn get(&self, packing: Packing, body: Vec<u8>) -> Arc<Vec<u8>> {
        // Whoever panicked while holding it was reading or inserting a whole entry.
        let mut kept = self
            .kept
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        let packed = kept.entry((packing, body));
        let pack = |key: &Key| {
            Arc::new(match packing {
                Packing::Brotli => brotli(&key.1),
                Packing::Gzip => gzip(&key.1),
            })
        };
        Arc::clone(packed.or_insert_with_key(pack))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_that_is_taken_is_sent() {
        let of = |accepted| Packing::of(accepted, 1000).map(Packing::name);
        assert_eq!(of("gzip, deflate, br, zstd"), Some("br"));
        assert_eq!(of("gzip;q=1.0, deflate"), Some("gzip"));
        assert_eq!(of("identity"), None);
        assert_eq!(
            Packing::of("br, gzip", LARGEST + 1).map(Packing::name),
            Some("gzip")
        );
    }
}
