//! The arguments of a table function: constants.

use datafusion::common::{Result, ScalarValue, plan_err};
use datafusion::logical_expr::Expr;

/// A constant, by its place; nothing where it is not given or null.
pub(super) fn constant(name: &str, all: &[Expr], at: usize) -> Result<Option<ScalarValue>> {
    match all.get(at) {
        None => Ok(None),
        Some(Expr::Literal(value, _)) if value.is_null() => Ok(None),
        Some(Expr::Literal(value, _)) => Ok(Some(value.clone())),
        Some(other) => {
            plan_err!("{name}: expected a constant as argument {}, found {other}", at + 1)
        }
    }
}

/// A whole number from 0 on.
pub(super) fn number(name: &str, all: &[Expr], at: usize) -> Result<Option<u64>> {
    let Some(value) = constant(name, all, at)? else { return Ok(None) };
    let number = match &value {
        ScalarValue::Int64(Some(number)) => u64::try_from(*number).ok(),
        ScalarValue::UInt64(Some(number)) => Some(*number),
        _ => None,
    };
    match number {
        Some(number) => Ok(Some(number)),
        None => plan_err!(
            "{name}: expected a whole number from 0 on as argument {}, found {value}",
            at + 1
        ),
    }
}

/// A text.
pub(super) fn text(name: &str, all: &[Expr], at: usize) -> Result<Option<String>> {
    let Some(value) = constant(name, all, at)? else { return Ok(None) };
    match value.try_as_str() {
        Some(text) => Ok(text.map(str::to_owned)),
        None => plan_err!("{name}: expected a text as argument {}, found {value}", at + 1),
    }
}

/// Refuses more arguments than there are.
pub(super) fn at_most(syntax: &str, all: &[Expr], most: usize) -> Result<()> {
    if all.len() > most {
        return plan_err!("expected {syntax}, found {} arguments", all.len());
    }
    Ok(())
}
