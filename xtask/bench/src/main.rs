//! Measures the engine and its peers, as Markdown. Run it with `cargo xtask bench speed`.

mod brag_deals;
mod brag_hands;
mod measure;
mod poker_hands;
mod rs_poker_hands;

fn main() {
    println!("\n## Speed, on one core\n");
    measure::head();
    brag_hands::measure();
    poker_hands::measure();
    brag_deals::measure();
    rs_poker_hands::measure();
}
