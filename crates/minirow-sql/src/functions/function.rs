//! A function over boards as DataFusion knows it: its arguments, what it returns, its documentation.

use std::hash::{Hash, Hasher};

use datafusion::arrow::array::ArrayRef;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, ScalarValue, plan_err};
use datafusion::logical_expr::scalar_doc_sections::DOC_SECTION_OTHER;
use datafusion::logical_expr::{
    ColumnarValue, Documentation, ScalarFunctionArgs, ScalarUDFImpl, Signature, Volatility,
};

use super::call::Call;

/// What one function is.
#[derive(Clone, Copy)]
pub(super) struct Function {
    pub(super) name: &'static str,
    /// How it is written, with its arguments.
    pub(super) syntax: &'static str,
    pub(super) description: &'static str,
    /// Arguments that are columns of texts; the first is the boards.
    pub(super) texts: usize,
    /// What may follow, a constant.
    pub(super) constant: Option<Constant>,
    pub(super) returns: Returns,
    pub(super) answer: fn(&Call) -> Result<ArrayRef>,
}

/// A constant that a function takes behind its columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Constant {
    /// A whole number.
    Number,
    /// A word.
    Word,
}

/// What a function returns.
#[derive(Clone, Copy)]
pub(super) enum Returns {
    /// A text of the same type as the boards.
    Text,
    /// Always this.
    Type(fn() -> DataType),
}

/// A function as DataFusion knows it.
pub(super) struct BoardFunction {
    function: Function,
    signature: Signature,
    documentation: Documentation,
}

impl BoardFunction {
    pub(super) fn new(function: Function) -> Self {
        let documentation =
            Documentation::builder(DOC_SECTION_OTHER, function.description, function.syntax);
        Self {
            function,
            signature: Signature::user_defined(Volatility::Immutable),
            documentation: documentation.build(),
        }
    }
}

impl std::fmt::Debug for BoardFunction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("BoardFunction").field(&self.function.name).finish()
    }
}

impl PartialEq for BoardFunction {
    fn eq(&self, other: &Self) -> bool {
        self.function.name == other.function.name
    }
}

impl Eq for BoardFunction {}

impl Hash for BoardFunction {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.function.name.hash(state);
    }
}

impl ScalarUDFImpl for BoardFunction {
    fn name(&self) -> &str {
        self.function.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn coerce_types(&self, types: &[DataType]) -> Result<Vec<DataType>> {
        let Function { name, syntax, texts, constant, .. } = self.function;
        let most = texts + usize::from(constant.is_some());
        if !(texts..=most).contains(&types.len()) {
            return plan_err!("{name}: expected {syntax}, found {} arguments", types.len());
        }
        let mut wanted = Vec::new();
        for (at, found) in types.iter().enumerate() {
            wanted.push(match (at < texts, constant) {
                (true, _) | (_, Some(Constant::Word)) => match text_type(found) {
                    Some(text) => text,
                    None => {
                        return plan_err!(
                            "{name}: expected a text as argument {}, found {found}",
                            at + 1
                        );
                    }
                },
                _ if found.is_integer() || *found == DataType::Null => DataType::Int64,
                _ => {
                    return plan_err!(
                        "{name}: expected a whole number as argument {}, found {found}",
                        at + 1
                    );
                }
            });
        }
        Ok(wanted)
    }

    fn return_type(&self, types: &[DataType]) -> Result<DataType> {
        Ok(match self.function.returns {
            Returns::Text => types.first().and_then(text_type).unwrap_or(DataType::Utf8),
            Returns::Type(of) => of(),
        })
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let call = Call::new(self.function.name, self.function.texts, &args)?;
        let array = match &call {
            Some(call) => (self.function.answer)(call)?,
            None => ScalarValue::try_new_null(args.return_field.data_type())?
                .to_array_of_size(args.number_rows)?,
        };
        let is_scalar = args.args.iter().all(|arg| matches!(arg, ColumnarValue::Scalar(_)));
        Ok(if is_scalar && !array.is_empty() {
            ColumnarValue::Scalar(ScalarValue::try_from_array(&array, 0)?)
        } else {
            ColumnarValue::Array(array)
        })
    }

    fn documentation(&self) -> Option<&Documentation> {
        Some(&self.documentation)
    }
}

/// The type in which a function takes a text.
fn text_type(found: &DataType) -> Option<DataType> {
    match found {
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View => Some(found.clone()),
        DataType::Null => Some(DataType::Utf8),
        DataType::Dictionary(_, values) => text_type(values),
        _ => None,
    }
}
