//! The answers to all questions about a slice of rows.

use rayon::prelude::*;

use super::apart::apart;
use super::board::{Board, Boards, bad_row, boards, grid_of, is_digit};
use super::exact::{self, Exact};
use super::interrupted::Interrupted;
use super::reasoned::{self, Known};
use super::{Work, Works, verify};
use crate::{AnswerColumn, BadRow, Rows, Texts, Values};
use minirow::logic::Tenths;
use minirow::rating::Level;
use minirow::solve::Verdict;
use minirow::{Grid, Symmetry};

/// The answers about a slice of rows.
#[derive(Debug)]
pub struct Answered {
    /// The columns of the questions, and one for stated solutions.
    pub columns: Vec<AnswerColumn>,
    /// Rows that hold no board, or a wrong solution.
    pub bad: Vec<BadRow>,
    /// How many rows have no, one and several solutions, where that was asked.
    pub verdicts: [u64; 3],
}

/// The name of the column about stated solutions.
pub(crate) const CHECK: &str = "solution_check";

/// Answers questions about a slice of rows, for as long as the run goes on. Where nothing is asked, boards
/// are not read.
///
/// # Errors
/// Where it does not.
///
/// # Examples
/// ```
/// use minirow_batch::{Rows, Texts, Values, answer};
/// let puzzle = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
/// let puzzles: Texts = [Some(puzzle), Some("no board"), None].into_iter().collect();
/// let answered = answer(&Rows::of(puzzles), &"verdict,givens".parse().unwrap(), &|| true).unwrap();
/// let Values::Words(verdicts) = &answered.columns[0].values else { panic!("words") };
/// assert_eq!(verdicts, &[Some("unique"), None, None]);
/// assert_eq!(answered.bad.len(), 2);
/// ```
pub fn answer(
    rows: &Rows,
    works: &Works,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Answered, Interrupted> {
    if works.as_slice().is_empty() {
        return Ok(Answered { columns: Vec::new(), bad: Vec::new(), verdicts: [0; 3] });
    }
    apart(rows, |rows| answer_all(rows, works, go_on))
}

fn answer_all(
    rows: &Rows,
    works: &Works,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Answered, Interrupted> {
    let mut boards = boards(rows);
    let needs_no_search =
        |work: &Work| matches!(work, Work::Givens | Work::Symmetry | Work::Canonical);
    let is_searched = !works.as_slice().iter().all(needs_no_search);
    let most = works.as_slice().iter().find_map(|work| match work {
        Work::Count(most) => Some(*most),
        _ => None,
    });
    let exact = is_searched
        .then(|| exact::search(&mut boards, rows.first, most.unwrap_or(2), go_on))
        .transpose()?;
    let mut verdicts = [0; 3];
    for count in exact.iter().flat_map(|exact| exact.counts.iter().flatten()) {
        verdicts[(*count).min(2) as usize] += 1;
    }
    let slice = Slice { boards: &boards, exact: exact.as_ref(), go_on };
    let mut columns = Vec::new();
    for &work in works.as_slice() {
        let values = slice.values(work)?;
        let named = work.columns().into_iter().zip(values);
        columns.extend(named.map(|(column, values)| AnswerColumn { values, ..column }));
    }
    let mut bad = Vec::new();
    if let Some(stated) = &rows.stated {
        columns.push(slice.check(stated, rows.first, &mut bad));
    }
    bad.append(&mut boards.bad);
    bad.sort_by_key(|bad| bad.row);
    Ok(Answered { columns, bad, verdicts })
}

/// A slice of boards, searched where that was asked.
struct Slice<'a> {
    boards: &'a Boards<'a>,
    exact: Option<&'a Exact>,
    go_on: &'a (dyn Fn() -> bool + Sync),
}

impl Slice<'_> {
    /// How many solutions a row has.
    fn count(&self, row: usize) -> Option<u64> {
        self.exact.and_then(|exact| exact.counts[row])
    }

    /// The board of a row.
    fn grid(&self, row: usize) -> Option<Grid> {
        match &self.boards.rows[row] {
            Board::Nine(at) => Some(grid_of(&self.boards.nines[*at])),
            Board::Other(grid) => Some((**grid).clone()),
            Board::Bad => None,
        }
    }

    /// An answer for each row, in order.
    fn each<T>(&self, answer: impl Fn(usize) -> Option<T>) -> Vec<Option<T>> {
        (0..self.boards.rows.len()).map(answer).collect()
    }

    /// An answer for each board, on all processors; those that are not unique only where they need
    /// not be.
    fn each_board<T: Send>(
        &self,
        is_for_all: bool,
        answer: impl Fn(&Grid) -> Result<Option<T>, Interrupted> + Sync,
    ) -> Result<Vec<Option<T>>, Interrupted> {
        let rows = (0..self.boards.rows.len()).into_par_iter();
        let answers = rows.map(|row| {
            if !(self.go_on)() {
                return Err(Interrupted);
            }
            let grid = (is_for_all || self.count(row) == Some(1)).then(|| self.grid(row)).flatten();
            grid.map_or(Ok(None), |grid| answer(&grid))
        });
        answers.collect()
    }

    /// The columns that answer a question.
    fn values(&self, work: Work) -> Result<Vec<Values>, Interrupted> {
        let go_on: &(dyn Fn() -> bool + Sync) = self.go_on;
        Ok(match work {
            Work::Solve => vec![Values::Texts(
                self.exact.expect("boards that were searched").solutions(self.boards),
            )],
            Work::Verdict => {
                let word = |count| Verdict::of_count(count).name();
                vec![Values::Words(self.each(|row| self.count(row).map(word)))]
            }
            Work::Givens => vec![Values::Numbers(self.each(|row| self.givens(row)))],
            Work::Count(most) => {
                let count = |row| self.count(row).map(|count| count.min(most));
                vec![Values::Numbers(self.each(count))]
            }
            Work::Se => {
                let ratings = self.each_board(false, |grid| reasoned::se(grid, &|| go_on()))?;
                let column = |at: usize| {
                    let number =
                        |rating: &Option<Known<_>>| Some(se_numbers(&(*rating)?.known()?)[at]);
                    Values::Tenths(ratings.iter().map(number).collect())
                };
                vec![column(0), column(1), column(2)]
            }
            Work::Hodoku => {
                let ratings = self.each_board(false, |grid| reasoned::hodoku(grid, &|| go_on()))?;
                let levels = ratings
                    .iter()
                    .map(|rating| Some((*rating)?.word(|rating| rating.level.name())));
                let scores =
                    ratings.iter().map(|rating| Some(u64::from((*rating)?.known()?.score)));
                vec![Values::Words(levels.collect()), Values::Numbers(scores.collect())]
            }
            Work::Level => {
                let levels = self.each_board(false, |grid| {
                    Ok(reasoned::level(grid, &|| go_on())?.map(|level| level.word(Level::name)))
                })?;
                vec![Values::Words(levels)]
            }
            Work::Canonical => {
                let forms = self.each_board(true, |grid| {
                    Ok(grid.canonical().ok().map(|form| form.grid.to_line()))
                })?;
                let hash =
                    |form: &String| format!("{:016x}", xxhash_rust::xxh3::xxh3_64(form.as_bytes()));
                let hashes = forms.iter().map(|form| form.as_ref().map(hash)).collect::<Vec<_>>();
                [forms, hashes]
                    .map(|texts| Values::Texts(texts.iter().map(Option::as_deref).collect()))
                    .into()
            }
            Work::Symmetry => {
                let symmetries = self.each_board(true, |grid| Ok(Some(symmetries(grid))))?;
                vec![Values::Lists(symmetries)]
            }
            Work::Techniques => {
                let names = self.each_board(false, |grid| {
                    Ok(reasoned::path(grid, &|| go_on())?.map(|path| reasoned::techniques(&path)))
                })?;
                vec![Values::Lists(names)]
            }
            Work::Trace => {
                let traces = self.each_board(false, |grid| {
                    Ok(reasoned::path(grid, &|| go_on())?.map(|path| reasoned::trace(&path)))
                })?;
                vec![Values::Traces(traces)]
            }
        })
    }

    fn givens(&self, row: usize) -> Option<u64> {
        match &self.boards.rows[row] {
            Board::Nine(at) => {
                let nine = &self.boards.nines[*at];
                Some(nine.iter().map(|sign| u64::from(is_digit(*sign))).sum())
            }
            Board::Other(grid) => Some(grid.values().filter(|value| *value > 0).count() as u64),
            Board::Bad => None,
        }
    }

    /// Whether stated solutions are right; the rows where they are not.
    fn check(&self, stated: &Texts, first: u64, bad: &mut Vec<BadRow>) -> AnswerColumn {
        let checked = self.each(|row| {
            let (stated, board) = (stated.get(row)?, &self.boards.rows[row]);
            if matches!(board, Board::Bad) {
                return None;
            }
            let count = self.count(row);
            let found = self.exact.and_then(|exact| exact.solution(row, board));
            if count == Some(1) && found == Some(stated) {
                return Some(Ok(()));
            }
            let fault =
                verify::fault(board, &self.boards.nines, count.map(|count| count.min(2)), stated);
            Some(
                fault.map_or(Ok(()), |fault| Err(bad_row(first + row as u64, Some(stated), fault))),
            )
        });
        let word = |checked: &Option<Result<(), BadRow>>| {
            checked.as_ref().map(|checked| if checked.is_ok() { "correct" } else { "wrong" })
        };
        let values = Values::Words(checked.iter().map(word).collect());
        bad.extend(checked.into_iter().flatten().filter_map(Result::err));
        AnswerColumn { name: CHECK.to_owned(), values }
    }
}

fn se_numbers(rating: &minirow::rating::SeRating) -> [u16; 3] {
    [rating.hardest, rating.to_first_digit, rating.first].map(Tenths::get)
}

/// The symmetries that the places of the givens have.
fn symmetries(grid: &Grid) -> Vec<&'static str> {
    let is_given: Vec<bool> = grid.values().map(|value| value > 0).collect();
    let has = |symmetry: &&Symmetry| {
        let mut orbits = symmetry.orbits(grid.geometry()).into_iter();
        orbits.all(|orbit| {
            let first = is_given[orbit[0].index()];
            orbit.iter().all(|cell| is_given[cell.index()] == first)
        })
    };
    let all = Symmetry::ALL.iter().filter(|symmetry| **symmetry != Symmetry::None);
    all.filter(has).map(|symmetry| symmetry.name()).collect()
}
