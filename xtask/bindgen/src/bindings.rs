//! `wasm-bindgen`: makes the bindings between a program and the scripts of its page.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    env_logger::init();
    match wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(env::args_os()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:?}");
            ExitCode::FAILURE
        }
    }
}
