//! Lines that are none of a board.

use super::reader::Reader;
use crate::format::reading::around::sort::{Sort, has_word, is_like, is_open, is_sentence, sort};
use crate::format::reading::known::Known;
use crate::format::reading::lines::text::{is_comment, is_frame};
use crate::format::reading::record::Records;

impl Reader {
    /// Whether boards tell all about themselves, as the caller or the text so far says.
    pub(super) fn names_alone(&self) -> bool {
        let named = self.known.options.format.or(self.alone.filter(|_| !self.mixed));
        named.is_some_and(|format| format.alone().is_some())
    }

    /// Whether a line is none of a board; a row that shows that lines before it are none either, or
    /// that they are, is one.
    pub(super) fn goes_around(&mut self, line: &str, out: &mut Records) -> bool {
        let Known { options, .. } = &*self.known;
        let found = sort(line, options.symbols.as_ref(), options.empty);
        let is_inside = self.pending.rows > 0;
        let is_like_rows = || {
            let rows = self.pending.text.lines();
            rows.filter(|row| !is_comment(row) && !is_frame(row, 0)).any(|r| is_like(line, r))
        };
        let goes = match found {
            Sort::Remark => return true,
            Sort::Heading => true,
            Sort::Words if is_inside => !self.mixed && !is_like_rows(),
            // Between boards in lines they are a line that went wrong, unless an empty one parts them.
            Sort::Words => {
                let are_lines = self.shape().is_some_and(|shape| shape.lines() == 1);
                let is_title = !self.around.has_boards || self.around.is_apart;
                is_title || !(self.mixed || are_lines)
            }
            Sort::Number(number) => {
                // Boards of a few cells look like that.
                let board = self.known.options.geometry.as_ref();
                let is_small = board.is_some_and(|board| board.side() < 4 || !board.is_square());
                let is_board = is_small || (number < 2 && self.mixed);
                self.around.awaits(number) && !is_board && !(is_inside && is_like_rows())
            }
            Sort::Other => false,
        };
        if goes {
            self.has_others |= !matches!(found, Sort::Number(_));
            self.hold_frames(found);
            self.end_board(out);
            if self.around.hold(self.line, line, found) {
                return true;
            }
        }
        if !goes && !is_inside {
            self.leave_held(line);
        }
        (self.around.has_boards, self.around.is_apart) = (true, false);
        self.take_held(out);
        self.failed
    }

    /// Leaves the lines that are held, where none of them is like this row.
    pub(super) fn leave_held(&mut self, line: &str) {
        let is_certain = |text: &str| sort(text, None, None) == Sort::Heading;
        let is_row = |text: &str| is_like(text, line) || (is_open(line) && !has_word(text));
        let mut held = self.around.held.iter();
        if !held.any(|(_, text)| !is_certain(text) && is_row(text)) {
            self.has_others |= !self.around.take().is_empty();
        }
    }

    /// Takes lines as rows that were held for none, and behind them the frames that came behind them: a
    /// frame of dashes may be a row as well.
    pub(super) fn take_held(&mut self, out: &mut Records) {
        let held = self.around.take();
        if held.is_empty() {
            return;
        }
        let frames = std::mem::take(&mut self.pending);
        for (number, line) in held {
            self.retake(number, &line, out);
        }
        self.retake(frames.first_line, &frames.text, out);
    }

    /// Whether the lines that are held at the end of a text are what people write below a board: words without a
    /// letter that is a digit, and without figures unless they make a sentence.
    pub(super) fn ends_in_words(&self) -> bool {
        let Some(shape) = self.shape.as_deref().filter(|_| !self.is_part) else { return false };
        let is_sign = |c: char| c.is_alphabetic() && shape.symbols.digit_of(c).is_some();
        let are_words = |line: &str| {
            let has_number = |text: &str| text.contains(|c: char| c.is_ascii_digit());
            let is_count = || line.split_once(": ").is_some_and(|(words, _)| !has_number(words));
            let is_free = !has_number(line) || is_count() || is_sentence(line);
            has_word(line) && !line.contains(is_sign) && is_free
        };
        self.around.held.iter().all(|(_, line)| are_words(line))
    }

    /// Holds frames as the lines around them are held, so that all come back in their order.
    fn hold_frames(&mut self, sort: Sort) {
        let are_held = matches!(sort, Sort::Number(_)) || !self.around.held.is_empty();
        if self.pending.rows > 0 || !are_held {
            return;
        }
        let frames = std::mem::take(&mut self.pending);
        for (number, line) in (frames.first_line..).zip(frames.text.lines()) {
            self.around.hold(number, line, Sort::Other);
        }
    }
}
