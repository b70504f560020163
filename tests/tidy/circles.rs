//! No files import each other in a circle, parents and children included.
//!
//! An import counts for the file that defines the name: what a module hands on with `pub use` is followed to its source.
//! Where doors count, it counts for the file that hands the name on, which then imports what it hands on. Code for tests is
//! left out.

use std::collections::{BTreeMap, BTreeSet};

use super::files::rust;
use super::paths::{Module, Modules};

#[test]
fn no_files_import_each_other_in_a_circle() {
    let modules = Modules::read(rust("src"));
    let arrows = modules.arrows();
    let circle = circle(&arrows);
    assert_eq!(circle, Vec::<String>::new(), "these import each other");
}

#[test]
fn no_files_import_each_other_in_a_circle_through_doors() {
    for folder in ["src", "xtask/src", "xtask/bench/src", "xtask/strength/src"] {
        let circle = circle(&Modules::read(rust(folder)).doors());
        assert_eq!(
            circle,
            Vec::<String>::new(),
            "in {folder} these import each other"
        );
    }
}

/// The modules that lie on a circle of arrows, each with those it points to. Empty: there is no circle.
pub fn circle(arrows: &BTreeMap<Module, BTreeSet<Module>>) -> Vec<String> {
    let mut left = arrows.clone();
    // A module that points to none of those left lies on no circle, and neither does one that none of them points to.
    loop {
        let pointed: BTreeSet<Module> = left.values().flatten().cloned().collect();
        let names: BTreeSet<Module> = left.keys().cloned().collect();
        let before = left.len();
        left.retain(|name, to| {
            to.retain(|other| names.contains(other));
            !to.is_empty() && pointed.contains(name)
        });
        if left.len() == before {
            break;
        }
    }
    let line = |(name, to): (&Module, &BTreeSet<Module>)| {
        let to: Vec<String> = to.iter().map(|other| other.join("/")).collect();
        format!("{} -> {}", name.join("/"), to.join(" "))
    };
    left.iter().map(line).collect()
}

#[test]
fn a_circle_is_found_and_a_chain_is_none() {
    let module = |name: &str| vec![name.to_owned()];
    let of = |pairs: &[(&str, &str)]| {
        let mut arrows: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
        for (from, to) in pairs {
            arrows.entry(module(to)).or_default();
            arrows.entry(module(from)).or_default().insert(module(to));
        }
        circle(&arrows)
    };
    assert_eq!(of(&[("a", "b"), ("b", "c"), ("a", "c")]), [""; 0]);
    let found = of(&[("a", "b"), ("b", "c"), ("c", "b"), ("c", "d")]);
    assert_eq!(found, ["b -> c", "c -> b"]);
}
