//! `wasm-bindgen-test-runner`: runs the tests of a program in the engine of a browser.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    env_logger::init();
    match wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(env::args_os()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:?}");
            ExitCode::FAILURE
        }
    }
}
