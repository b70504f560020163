//! The keys of what the page stores. Several copies of the page may share an origin and so one storage, so each key bears
//! the path of its copy: `brag /some/folder/ settings`.

use super::frame::on_root;

/// The key in the storage for this name.
#[must_use]
pub fn own(name: &str) -> String {
    [&on_root("data-keys").unwrap_or_default(), name].concat()
}
