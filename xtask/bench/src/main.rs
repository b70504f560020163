//! Measurements of the engine, beside its peers, as Markdown. Run them with `cargo xtask bench speed`.

mod measure;
mod poker_hands;
mod rs_poker_hands;

fn main() {
    println!("\n## Speed, on one core\n");
    measure::head();
    poker_hands::measure();
    rs_poker_hands::measure();
}
