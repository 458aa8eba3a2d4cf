//! A call of a function: rows of boards, put to the batch engine all at once.

use datafusion::arrow::array::ArrayRef;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, ScalarValue, exec_err};
use datafusion::logical_expr::{ColumnarValue, ScalarFunctionArgs};
use minirow_batch::{AnswerColumn, BadRow, Rows, Texts, Values, Work, Works, answer};

use super::texts::{array, texts};
use crate::options::{BadBoards, SudokuOptions};

/// A call: its arguments as texts, what it returns, and the options of the session.
pub(super) struct Call {
    name: &'static str,
    columns: Vec<Texts>,
    constant: Option<ScalarValue>,
    returned: DataType,
    options: SudokuOptions,
}

impl Call {
    /// The call of a function that takes so many columns of texts; nothing where its constant is null, and
    /// so is the answer.
    pub(super) fn new(
        name: &'static str,
        texts_taken: usize,
        args: &ScalarFunctionArgs,
    ) -> Result<Option<Self>> {
        let Some((columns, constants)) = args.args.split_at_checked(texts_taken) else {
            return exec_err!("{name}: expected {texts_taken} columns of texts");
        };
        let constant = match constants.first() {
            None => None,
            Some(ColumnarValue::Scalar(value)) if value.is_null() => return Ok(None),
            Some(ColumnarValue::Scalar(value)) => Some(value.clone()),
            Some(ColumnarValue::Array(_)) => {
                return exec_err!("{name}: argument {} has to be a constant", texts_taken + 1);
            }
        };
        let is_constant = columns.iter().all(|arg| matches!(arg, ColumnarValue::Scalar(_)));
        let rows = if is_constant { 1 } else { args.number_rows };
        let text = |arg: &ColumnarValue| texts(&arg.to_array(rows)?);
        Ok(Some(Self {
            name,
            columns: columns.iter().map(text).collect::<Result<_>>()?,
            constant,
            returned: args.return_field.data_type().clone(),
            options: SudokuOptions::of(&args.config_options),
        }))
    }

    /// The constant behind the columns.
    pub(super) fn constant(&self) -> Option<&ScalarValue> {
        self.constant.as_ref()
    }

    /// The name of the function, for messages.
    pub(super) fn name(&self) -> &'static str {
        self.name
    }

    /// The columns that answer a question; with stated solutions, the last is about those.
    pub(super) fn answers(&self, work: Work) -> Result<Vec<AnswerColumn>> {
        let works = Works::from(work);
        let stated = self.columns.get(1).cloned();
        let rows = Rows { stated, ..Rows::of(self.columns[0].clone()) };
        let Ok(answered) = answer(&rows, &works, &|| !self.options.stop.is_requested()) else {
            return exec_err!("{}: interrupted", self.name);
        };
        if self.options.bad_boards == BadBoards::Error {
            self.refuse(&answered.bad, &answered.columns)?;
        }
        Ok(answered.columns)
    }

    /// The first column that answers a question.
    pub(super) fn answer(&self, work: Work) -> Result<Values> {
        Ok(self.answers(work)?.swap_remove(0).values)
    }

    /// An array of texts of the type that is returned.
    pub(super) fn texts<'a>(&self, texts: impl Iterator<Item = Option<&'a str>>) -> ArrayRef {
        array(texts, &self.returned)
    }

    /// An error about the first row that holds a text that is no board.
    fn refuse(&self, bad: &[BadRow], answers: &[AnswerColumn]) -> Result<()> {
        let is_refused = |bad: &&BadRow| {
            let row = bad.row as usize - 1;
            // A wrong solution beside a board is an answer.
            let has_board = self.columns.len() > 1 && has_value(&answers[0].values, row);
            self.columns[0].get(row).is_some() && !has_board
        };
        let Some(bad) = bad.iter().find(is_refused) else { return Ok(()) };
        let (name, rows) = (self.name, self.columns[0].len());
        let of =
            if rows > 1 { format!("row {} of a batch of {rows}", bad.row) } else { "row 1".into() };
        exec_err!("{name}: {of}, '{}': {}", bad.found, bad.reason)
    }
}

fn has_value(values: &Values, row: usize) -> bool {
    match values {
        Values::Words(words) => words[row].is_some(),
        Values::Numbers(numbers) => numbers[row].is_some(),
        Values::Texts(texts) => texts.get(row).is_some(),
        Values::Tenths(tenths) => tenths[row].is_some(),
        Values::Lists(lists) => lists[row].is_some(),
        Values::Traces(traces) => traces[row].is_some(),
    }
}
