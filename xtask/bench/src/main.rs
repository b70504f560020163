//! Measures the engine and its peers, as Markdown. Run it with `cargo xtask bench speed`; an argument names a
//! part.

mod brag_deals;
mod brag_hands;
mod brag_playouts;
mod measure;
mod poker_hands;
mod rs_poker_hands;

/// The parts, each with its name.
const PARTS: [(&str, fn()); 5] = [
    ("hands", brag_hands::measure),
    ("poker", poker_hands::measure),
    ("deals", brag_deals::measure),
    ("playouts", brag_playouts::measure),
    ("rs_poker", rs_poker_hands::measure),
];

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    println!("\n## Speed, on one core\n");
    measure::head();
    for (name, measure) in PARTS {
        if wanted.is_empty() || wanted.iter().any(|one| one == name) {
            measure();
        }
    }
}
