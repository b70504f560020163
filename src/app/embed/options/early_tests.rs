//! An embed of the usual game is set up from what the first program reads. The sheets read the same.

use super::Options;
use crate::app::table::early_embed::EarlyEmbed;

#[test]
fn what_is_read_early_is_what_the_sheets_read() {
    let mut early = 0;
    let values = ["", "0", "1", "2", "3", "5", "8", "9", "20", "+3", "x"];
    let others = [
        "",
        "&chips=20",
        "&chips=9999",
        "&chips=1",
        "&speed=fast&start",
        "&speed=none",
        "&start=0",
        "&theme=x&lang=xx",
    ];
    for seats in values {
        for (bots, other) in values
            .iter()
            .flat_map(|bots| others.map(|other| (bots, other)))
        {
            let query = format!("?embed&seats={seats}&bots={bots}{other}&seats=4");
            let Some(read) = EarlyEmbed::read(&query) else {
                continue;
            };
            early += 1;
            let (options, wrong) = Options::read(&query);
            let of_the_look = |option| ["theme", "lang", "speed"].contains(&option);
            assert!(wrong.iter().all(|one| of_the_look(one.option)), "{query}");
            assert_eq!(read.setup(), options.setup(), "{query}");
            assert_eq!(read.starts, options.start);
        }
    }
    assert!(early > 30, "{early}");
}

#[test]
fn an_embed_of_the_usual_game_is_read_early() {
    for query in [
        "?embed",
        "?embed&",
        "?embed&variant=three_card&start&record&lang=de&",
    ] {
        let read = EarlyEmbed::read(query).map(|read| read.setup());
        assert_eq!(read, Some(Options::read(query).0.setup()), "{query}");
    }
}

#[test]
fn what_asks_for_more_is_left_to_the_sheets() {
    let more = "variant=five_card rules=v1 names=Ann replay=x lesson=x learn=x number=1 kept=x own-cards no-new-game hints source=x %73eats=3";
    for more in more.split(' ') {
        let read = EarlyEmbed::read(&format!("?embed&{more}"));
        assert_eq!(read, None, "{more}");
    }
}
