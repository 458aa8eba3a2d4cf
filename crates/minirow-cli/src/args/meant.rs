//! What people mean by words that are no commands, options or values here.

use clap::Command;
use strsim::damerau_levenshtein;

/// Words that people type, and the commands that do what they want.
const COMMANDS: &[(&str, &str)] = &[
    ("run solution answer resolve crack", "solve"),
    ("is-valid isvalid valid validate verify unique is-unique proper test", "check"),
    ("count-solutions number how-many", "count"),
    ("solutions all-solutions enumerate list", "solve --all"),
    ("singles propagate fill", "simplify"),
    ("candidates pencilmarks pencil-marks marks notes", "convert --to candidates"),
    ("difficulty rating grade score hardness evaluate analyze analyse hodoku", "rate"),
    ("tip clue next help-me nudge", "hint"),
    ("walkthrough path solve-path step-by-step trace why teach logic", "explain"),
    ("new create make gen random puzzle", "generate"),
    ("minimise reduce", "minimize"),
    ("neighbors neighbour neighbor vary", "neighbours"),
    ("svg png image picture render plot", "draw"),
    ("pdf book booklet pages paper", "print"),
    ("gui web ui browser open app start game", "play"),
    ("server api http rest", "serve"),
    ("export import translate format read to", "convert"),
    ("canonical canonicalize minlex normalize normalise isomorph", "canon"),
    ("same compare equal", "canon --compare"),
    ("dedupe dedup uniq distinct duplicates", "batch dedupe -o unique/"),
    ("url share qr permalink", "link"),
    ("show view cat display", "convert --to grid"),
    ("strategies strategy methods technique", "techniques"),
    ("formats filetypes", "help formats"),
    ("rules variants variant constraints types", "help rules"),
    ("levels difficulties", "help levels"),
    ("layouts layout grids", "help layouts"),
    ("ratings scales scale profiles", "help ratings"),
    ("schema schemas", "help json"),
    ("version about", "--version"),
];

/// Words for options, and the options that are meant, where a command has them; `N` is a number without one, and `INPUT`
/// a file or a board.
const OPTIONS: &[(&str, &str)] = &[
    ("variant variants rule rules type kind constraint constraints", "extra"),
    ("difficulty grade", "level"),
    ("level levels difficulty grade", "profile"),
    ("clues hints", "givens"),
    ("side dimension dimensions", "size"),
    ("box boxes region", "block"),
    ("jigsaw regions irregular map", "blocks"),
    ("format as", "to"),
    ("file input in puzzle board i f", "INPUT"),
    ("input-format in-format", "from"),
    ("out save write out-file", "output"),
    ("count number num amount n c many", "N"),
    ("threads cores cpus parallel workers processes", "jobs"),
    ("silent", "quiet"),
    ("time time-limit max-time", "timeout"),
    ("scale engine system", "profile"),
    ("max most max-solutions n first", "limit"),
    ("a every", "all"),
    ("technique strategy requires require", "needs"),
    ("rotate rotational symmetric mirror", "symmetry"),
    ("solution answers with-solutions solutions show", "with"),
    ("reason reasons explain-why", "why"),
    ("s random-seed rng", "seed"),
    ("d l", "level"),
    ("method algorithm solver", "engine"),
    ("csv table", "tsv"),
    ("port host bind listen p", "address"),
    ("requires-technique must-have", "needs"),
    ("solution answers with-solutions answer-key key", "solutions"),
    ("paper paper-size page-size format", "page"),
    ("boards-per-page puzzles-per-page per-sheet nup n-up", "per-page"),
    ("sort sorted order by-level", "sections"),
    ("site app service website", "player"),
    ("pencilmarks pencil-marks marks notes", "candidates"),
];

/// Words for options that another command answers.
const ELSEWHERE: &[(&str, &str)] = &[
    ("steps techniques path", "explain"),
    ("list", "solve --all"),
    ("minimal minimum", "minimize"),
];

/// Words for what no command or option does alone, and what helps.
const SENTENCES: &[(&str, &str)] = &[
    (
        "sort sort-by order rank",
        "no command sorts boards; `minirow rate --template '%r %g' FILE | sort -n` does by their ratings",
    ),
    (
        "filter select min-rating max-rating min",
        "no command picks boards by their ratings; `minirow rate --template '%r %g' FILE | awk '$1 >= 5'` does",
    ),
    (
        "diff differences",
        "no command lists the cells in which two boards differ; `minirow hint --givens PUZZLE FILE` tells wrong \
         digits",
    ),
    (
        "transform rotate mirror flip reflect transpose shuffle scramble permute relabel",
        "no command turns, mirrors or relabels boards; `minirow canon` brings those that are equal up to that to \
         one form",
    ),
    (
        "width height dpi resolution",
        "--cell PIXELS is the size of one cell in a drawing; a board has a narrow margin beside its cells",
    ),
    ("terminal tui console curses", "games are played in the browser: `minirow play` opens it"),
    ("verbose v debug", "all there is to say is said without being asked; --quiet says less"),
    (
        "bench benchmark speed",
        "`time` of the shell tells how fast boards are solved: `time minirow solve FILE > solved.txt`",
    ),
];

/// Words for rules that name their cells, which no option takes.
const RULES: [&str; 9] =
    ["killer", "thermo", "dots", "kropki", "dutch", "german", "whispers", "xv", "little-killers"];

/// The command that does what a word says, with its options.
pub(super) fn command(word: &str, program: &Command) -> Option<String> {
    let word = plain(word);
    let names: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
    // `list techniques`, `--list-variants`
    let word = word.strip_prefix("list-").or(word.strip_prefix("show-")).unwrap_or(&word);
    let meant = |word: &str| {
        let known = names.iter().copied().find(|name| *name == word);
        known.or_else(|| of_word(COMMANDS, word))
    };
    let words = COMMANDS.iter().flat_map(|(words, _)| words.split(' '));
    let near = || nearest(word, names.iter().copied().chain(words));
    meant(word).or_else(|| meant(near()?)).map(str::to_owned)
}

/// The option of a command that a word stands for: its name, `N` or `INPUT`.
pub(super) fn option(word: &str, command: &Command) -> Option<&'static str> {
    let word = plain(word);
    words_of_options(command).find(|(known, _)| *known == word).map(|(_, option)| option)
}

/// The option that a command has under this name.
pub(super) fn named<'a>(word: &str, command: &'a Command) -> Option<&'a str> {
    let word = plain(word);
    command.get_arguments().filter_map(clap::Arg::get_long).find(|long| *long == word)
}

/// The option of a command that is spelled like a word, or whose words are. Short words are spelled like too many.
pub(super) fn spelled<'a>(word: &str, command: &'a Command) -> Option<&'a str> {
    const LEAST: usize = 4;
    let word = plain(word);
    let own = || {
        let shown = command.get_arguments().filter(|arg| !arg.is_hide_set());
        shown.filter_map(|arg| arg.get_long())
    };
    let words = own().chain(words_of_options(command).map(|(known, _)| known));
    let near = nearest(&word, words.filter(|known| known.len().min(word.len()) >= LEAST))?;
    own().find(|own| *own == near).or_else(|| option(near, command))
}

/// The words for options that a command has.
fn words_of_options(command: &Command) -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_command = OPTIONS.iter().filter(|(_, option)| has(command, option));
    of_command.flat_map(|(words, option)| words.split(' ').map(|word| (word, *option)))
}

/// The command that answers what somebody wanted by an option.
pub(super) fn elsewhere<'a>(word: &str, program: &'a Command) -> Option<&'a str> {
    let word = plain(word);
    let own = || program.find_subcommand(&word).map(Command::get_name);
    of_word(ELSEWHERE, &word).or_else(|| of_word(COMMANDS, &word)).or_else(own)
}

/// The value of an option that most people mean who leave it out.
pub(super) fn usual(option: &str, command: &Command) -> Option<&'static str> {
    const USUAL: [(&str, &str); 3] = [("solutions", "back"), ("with", "solution"), ("qr", "text")];
    USUAL
        .iter()
        .find(|(known, _)| *known == option && has(command, option))
        .map(|(_, usual)| *usual)
}

/// What helps somebody who wanted what no command or option does alone.
pub(super) fn sentence(word: &str) -> Option<&'static str> {
    of_word(SENTENCES, &plain(word))
}

/// Whether a word is the name of a rule that names its cells.
pub(super) fn is_rule(word: &str) -> bool {
    let word = plain(word);
    RULES.contains(&&*word) || minirow::format::rule_examples().any(|(_, rule)| rule.name() == word)
}

/// Whether a command has an option, or takes a number without one.
pub(super) fn has(command: &Command, option: &str) -> bool {
    command.get_arguments().any(|arg| match arg.get_long() {
        Some(long) => long == option,
        None => arg.get_value_names().is_some_and(|names| names.iter().any(|name| name == option)),
    })
}

/// Whether a command takes boards.
pub(super) fn reads_boards(command: &Command) -> bool {
    has(command, "INPUT")
}

/// The word that is spelled nearest to this one, if any is near: a slip of one letter in three.
pub(super) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let most = (word.chars().count() / 3).max(1);
    let far = known.map(|known| (damerau_levenshtein(word, known), known));
    far.filter(|&(far, _)| far <= most).min_by_key(|&(far, _)| far).map(|(_, known)| known)
}

fn of_word(table: &[(&str, &'static str)], word: &str) -> Option<&'static str> {
    let line = table.iter().find(|(words, _)| words.split(' ').any(|known| known == word));
    line.map(|(_, meant)| *meant)
}

/// A word as the tables have it.
fn plain(word: &str) -> String {
    let name = word.split_once('=').map_or(word, |(name, _)| name);
    name.trim_start_matches('-').to_lowercase().replace('_', "-")
}

#[cfg(test)]
mod tests {
    use clap::error::{ContextKind, ContextValue, ErrorKind};

    use super::*;
    use crate::args;

    #[test]
    fn the_nearest_is_that_of_the_same_meaning() {
        let program = args::command();
        for (word, meant) in [
            ("sovle", "solve"),
            ("Validate", "check"),
            ("is_valid", "check"),
            ("dificulty", "rate"),
            ("pritn", "print"),
            ("genrate", "generate"),
            ("formats", "help formats"),
            ("list-variants", "help rules"),
        ] {
            assert_eq!(command(word, &program).as_deref(), Some(meant), "{word}");
        }
        assert_eq!(command("frobnicate", &program), None);
        let solve = program.find_subcommand("solve").expect("a command");
        assert_eq!(option("--variant", solve), Some("extra"));
        assert_eq!(option("--variant=x", solve), Some("extra"));
        assert_eq!(option("--symmetric", solve), None);
        assert_eq!(option("--file", solve), Some("INPUT"), "and never what is written over");
        assert_eq!(spelled("--blcok", solve), Some("block"));
        assert_eq!(spelled("--nonsense", solve), None);
        assert!(is_rule("--killer") && is_rule("thermometer") && !is_rule("diagonals"));
    }

    #[test]
    fn what_is_meant_is_there() {
        let program = args::command();
        for (_, line) in COMMANDS.iter().chain(ELSEWHERE) {
            let words: Vec<&str> = ["minirow"].into_iter().chain(line.split(' ')).collect();
            let is_topic = words[1] == "help" && args::Topic::named(words[2]).is_some();
            let told = program.clone().try_get_matches_from(&words);
            // An answer, or what is behind the word in a line is still to come.
            let is_answer = told.as_ref().is_err_and(|told| {
                let value = told.get(ContextKind::InvalidValue);
                !told.use_stderr()
                    || told.kind() == ErrorKind::MissingRequiredArgument
                    || value == Some(&ContextValue::String(String::new()))
            });
            assert!(is_topic || is_answer || told.is_ok(), "{line}: {told:?}");
        }
        for (_, option) in OPTIONS {
            assert!(program.get_subcommands().any(|command| has(command, option)), "{option}");
        }
        let words: Vec<&str> = COMMANDS.iter().flat_map(|(words, _)| words.split(' ')).collect();
        let is_own = |word: &&str| program.find_subcommand(word).is_some();
        assert_eq!(words.iter().find(|word| is_own(word)), None);
        assert_eq!(words.len(), words.iter().collect::<std::collections::BTreeSet<_>>().len());
    }
}
