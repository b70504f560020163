//! The developer commands of the project.
fn main() {}
