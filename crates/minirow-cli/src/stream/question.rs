//! Commands as questions about boards.

use std::time::Instant;

use minirow::format::{Headers, ParseError, Record, WriteError};
use minirow_batch::guarded;
use rayon::prelude::*;

use super::answer::{Answer, Before, Board};
use super::chunk::{Chunk, Item};
use super::line_answers::LineAnswers;
use crate::args::{BoardArgs, To};
use crate::output::{Losses, Writing};
use crate::stop::Stop;
use crate::terminal::{Screen, message};

/// What a command asks about boards.
pub(crate) struct Question<'a> {
    /// The command's name.
    pub(crate) name: &'static str,
    pub(crate) args: &'a BoardArgs,
    /// Whether the run is to end before everything is answered.
    pub(crate) stop: &'a Stop,
    /// What is written before the first answer.
    pub(crate) title: Option<String>,
    /// Answers it for any board.
    pub(crate) answer: &'a (dyn Fn(Board<'_>) -> Answer + Sync),
    /// Whether rules beyond houses are heeded: otherwise boards with any are errors.
    pub(crate) heeds_rules: bool,
    /// When header lines stand in front of the boards of answers; none where answers are no boards.
    pub(crate) headers: Option<Headers>,
    /// The terminal that answers are made for, if people read them in one.
    pub(crate) screen: Option<Screen>,
    /// Answers it for many boards of 9×9 at once, where that is possible.
    pub(crate) lines: Option<LineAnswers<'a>>,
    /// What is left out of the boards of answers.
    pub(crate) losses: Losses,
}

impl<'a> Question<'a> {
    /// One that any board is asked, without title or header.
    pub(crate) fn new(
        name: &'static str,
        args: &'a BoardArgs,
        stop: &'a Stop,
        answer: &'a (dyn Fn(Board<'_>) -> Answer + Sync),
    ) -> Self {
        Self {
            name,
            args,
            stop,
            title: None,
            answer,
            heeds_rules: false,
            headers: None,
            screen: None,
            lines: None,
            losses: Losses::default(),
        }
    }

    /// The same question, answered for people where they see the answers in a terminal.
    pub(crate) fn for_people(self) -> Self {
        let writing = &self.args.writing;
        let is_drawn = writing.to.is_none_or(|to| matches!(to, To::Grid | To::Candidates));
        let is_told = self.headers == Some(Headers::Always);
        let is_shown = writing.file.path().is_none() && is_drawn && !is_told;
        Self { screen: Screen::of_output().filter(|_| is_shown), ..self }
    }

    /// Whether boards come out as they went in, in another format.
    pub(crate) fn is_conversion(&self) -> bool {
        self.name == "convert"
    }

    /// Whether an answer can take megabytes, so that few are to be under way.
    pub(crate) fn has_long_answers(&self) -> bool {
        self.name == "neighbours"
    }

    /// Answers all boards of a chunk that are no lines.
    pub(crate) fn answer_boards(&self, chunk: &mut Chunk) {
        let start = Instant::now();
        // Boards can take long: a processor takes few of them at once.
        let items = chunk.items.par_iter().with_min_len(4);
        let records = items.filter_map(|item| match item {
            Item::Board(before, record) => Some((chunk.before + before + 1, record)),
            _ => None,
        });
        let answers = records.map(|(number, record)| self.answer(&chunk.source, number, record));
        chunk.answers.par_extend(answers);
        chunk.took = start.elapsed();
    }

    /// Answers one board. A panic is an error of this board alone.
    pub(crate) fn answer(
        &self,
        source: &str,
        number: u64,
        record: &Record,
    ) -> Result<Answer, ParseError> {
        guarded(|| self.answer_it(source, number, record))
            .unwrap_or_else(|said| Err(broken(record.line, &said)))
    }

    fn answer_it(&self, source: &str, number: u64, record: &Record) -> Result<Answer, ParseError> {
        if self.stop.is_interrupted() {
            return Ok(Answer::interrupted());
        }
        let (document, shape) = record.read_with_shape()?;
        if !self.args.reading.quiet {
            // What was inferred from a drawing is told.
            for note in &document.notes {
                message::note(&format!("{source}, line {}: {note}", record.line));
            }
        }
        let writing = Writing::new(self.args, &shape, self.screen);
        let refusal = match self.headers {
            Some(_) => writing.refusal(&document),
            None => writing.format().holds(&shape.geometry).err(),
        };
        if let Some(WriteError::Board { holds, found, .. }) = refusal {
            return Err(ParseError::at(record.line, 1, &format!("a board with {holds}"), &found));
        }
        let has_header = !matches!(self.headers, None | Some(Headers::Never));
        let header = has_header.then(|| writing.header(&document)).flatten();
        let (line, stop, losses) = (record.line, self.stop, &self.losses);
        let board = Board { document, writing, source, line, number, stop, losses };
        let answer = (self.answer)(board);
        let is_forced = self.headers == Some(Headers::Always);
        let header = match (answer.header, header) {
            (Some(before), _) if !matches!(*before, Before::Boards) => Some(before),
            (before, Some(mut header)) if before.is_some() || is_forced => {
                header.is_needed |= is_forced;
                Some(Box::new(Before::Header(header)))
            }
            _ => None,
        };
        Ok(Answer { header, ..answer })
    }
}

/// The error of a board at which this program has a mistake.
pub(super) fn broken(line: u64, said: &str) -> ParseError {
    ParseError::at(line, 1, "an answer", &format!("a mistake of this program: {said}"))
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use minirow::format::{ReadOptions, Reader};

    use super::*;
    use crate::args::{Cli, Command};
    use crate::stream::Verdict;

    /// Of many boards one has an answer that panics: it alone is an error, and says where.
    #[test]
    fn a_panic_is_the_error_of_its_board() {
        let cli = Cli::parse_from(["minirow", "canon"]);
        let Command::Canon(args) = cli.command else { panic!("another command") };
        let stop = Stop::default();
        let answer = |board: Board<'_>| {
            let digits = board.document.grid.filled_len();
            assert_ne!(digits, 2, "two digits are too many");
            Answer {
                text: digits.to_string(),
                is_drawing: false,
                verdict: Verdict::Good("counted"),
                header: None,
            }
        };
        let question = Question::new("canon", &args.boards, &stop, &answer);
        let mut reader = Reader::new(ReadOptions::default());
        let lines = ["1...............", "12..............", "123............."];
        let mut chunk = Chunk::large();
        let mut records: Vec<_> = lines.into_iter().flat_map(|line| reader.feed(line)).collect();
        records.extend(reader.finish());
        for record in records {
            chunk.push_board(record.expect("a board"), false);
        }
        question.answer_boards(&mut chunk);
        let told = |answer: &Result<Answer, ParseError>| match answer {
            Ok(answer) => answer.text.clone(),
            Err(error) => error.to_string(),
        };
        let told: Vec<String> = chunk.answers.iter().map(told).collect();
        assert_eq!([told[0].as_str(), &told[2]], ["1", "3"]);
        assert!(told[1].starts_with("line 2, column 1: expected an answer"), "{}", told[1]);
        for part in ["a mistake of this program", "two digits are too many", "question.rs:"] {
            assert!(told[1].contains(part), "{}", told[1]);
        }
        assert!(!told[1].contains('\n'), "{}", told[1]);
    }
}
