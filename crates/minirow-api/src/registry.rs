//! The calls by name.

use std::ops::ControlFlow;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::board::Board;
#[cfg(feature = "reasoning")]
use crate::calls::{about, contradiction, generate, hint, rate, setting};
use crate::calls::{conflicts, geometry, solve, text};
#[cfg(feature = "print")]
use crate::calls::{drawing, page, print};
use crate::go_on::GoOn;
use crate::{Fault, FaultKind, wire};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// One call: input in, output out.
struct Call {
    name: &'static str,
    run: fn(&str, usize, GoOn<'_>) -> Result<String, Fault>,
}

/// A call as it is described.
#[cfg(feature = "schema")]
pub(crate) struct Described {
    pub(crate) name: &'static str,
    /// What it does, in a line.
    pub(crate) summary: &'static str,
    /// Of input and output.
    pub(crate) schemas: [serde_json::Value; 2],
}

/// Makes calls of functions, and apart from them what describes them.
macro_rules! calls {
    ($($(#[$only:meta])? $name:literal, $summary:literal, $function:path;)*) => {
        static CALLS: &[Call] =
            &[$($(#[$only])? Call { name: $name, run: |input, most, go_on| run(input, most, go_on, $function) }),*];

        #[cfg(feature = "schema")]
        pub(crate) fn described(generator: &mut schemars::SchemaGenerator) -> Vec<Described> {
            Vec::from([$($(#[$only])? Described {
                name: $name,
                summary: $summary,
                schemas: schemas(generator, $function),
            }),*])
        }
    };
}

calls! {
    #[cfg(feature = "reasoning")]
    "about", "What the engine is and knows", about;
    "geometry", "Houses, cells that must differ and symmetries of a board", geometry::geometry;
    #[cfg(feature = "reasoning")]
    "techniques", "All techniques, in solving order", about::techniques;
    #[cfg(feature = "print")]
    "technique", "The page of a technique", page::technique;
    "read", "Boards of a text in any format", text::read;
    "write", "A board as text", text::write;
    "solve", "No solution, one or several", solve::solve;
    "count", "How many solutions there are", solve::count;
    "solutions", "Solutions one by one", solve::list;
    "check", "Duplicate digits and mistakes of a player", solve::check;
    "conflicts", "Digits that break rules beyond houses", conflicts::conflicts;
    "candidates", "What the digits leave to each cell", solve::candidates;
    #[cfg(feature = "reasoning")]
    "true_candidates", "What occurs in solutions", setting::true_candidates;
    #[cfg(feature = "reasoning")]
    "redundant", "Givens that are not needed", setting::redundant;
    #[cfg(feature = "reasoning")]
    "contradiction", "Why there is no solution", contradiction::contradiction;
    #[cfg(feature = "reasoning")]
    "minimize", "A puzzle without givens that are not needed", setting::minimize;
    #[cfg(feature = "reasoning")]
    "hint", "What to do next, a little more at each level", hint::hint;
    #[cfg(feature = "reasoning")]
    "steps", "All that a technique finds, the easiest if none is named", hint::steps;
    #[cfg(feature = "reasoning")]
    "path", "The way to the solution", hint::path;
    #[cfg(feature = "reasoning")]
    "rate", "How hard a board is", rate::rate;
    #[cfg(feature = "reasoning")]
    "fill", "A random complete grid", generate::fill;
    #[cfg(feature = "reasoning")]
    "generate", "A random puzzle, as hard as asked", generate::generate;
    #[cfg(feature = "reasoning")]
    "practice", "A board at which a technique is needed", generate::practice;
    #[cfg(feature = "print")]
    "draw", "A board as SVG", drawing::draw;
    #[cfg(feature = "print")]
    "qr", "A text as QR code", drawing::qr;
    #[cfg(feature = "print")]
    "print", "Boards as PDF", print::print;
}

/// Tells what only this table knows: the calls.
#[cfg(feature = "reasoning")]
fn about(_: about::Nothing, _: GoOn<'_>) -> Result<about::About, Fault> {
    Ok(about::About::new(VERSION, calls().collect()))
}

/// The names of all calls.
///
/// # Examples
/// ```
/// assert!(minirow_api::calls().any(|name| name == "hint"));
/// ```
pub fn calls() -> impl Iterator<Item = &'static str> {
    CALLS.iter().map(|call| call.name)
}

/// Answers a call: JSON in, JSON out.
///
/// # Errors
/// A [`Fault`] where there is no such call, the input is not what it takes, or `go_on` broke.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// let mut asked = 0;
/// let output = minirow_api::call("techniques", "{}", &mut || {
///     asked += 1;
///     ControlFlow::Continue(())
/// })?;
/// let x_wing = r#"{"name":"x-wing","title":"X-wing","rating":3.2,"family":"fish","level":"tricky"}"#;
/// assert!(output.contains(x_wing), "{output}");
/// # Ok::<(), minirow_api::Fault>(())
/// ```
pub fn call(
    name: &str,
    input: &str,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<String, Fault> {
    call_within(name, input, usize::MAX, go_on)
}

/// Answers a call whose answer may have this many bytes.
///
/// # Errors
/// As for [`call`], and where the answer is larger: it is given up as soon as that is known.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow_api::{FaultKind, call_within};
/// let fault = call_within("techniques", "{}", 100, &mut || ControlFlow::Continue(())).unwrap_err();
/// assert_eq!(fault.kind, FaultKind::Large);
/// ```
pub fn call_within(
    name: &str,
    input: &str,
    most_bytes: usize,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<String, Fault> {
    match CALLS.iter().find(|call| call.name == name) {
        Some(call) => (call.run)(input, most_bytes, go_on),
        None => Err(refusal(input, go_on)
            .unwrap_or_else(|| Fault { kind: FaultKind::Call, ..Fault::unknown("call", name) })),
    }
}

/// What all calls that reason say of a board with rules beyond houses: where none of them is there, it is said in
/// their place.
fn refusal(input: &str, go_on: GoOn<'_>) -> Option<Fault> {
    #[derive(Deserialize)]
    struct Any {
        board: Board,
    }
    if cfg!(feature = "reasoning") {
        return None;
    }
    let input: Any = serde_json::from_str(input).ok()?;
    input.board.known(go_on).err()
}

/// Answers a call that is named in the text: an object with `version`, `call` and `input`, for one
/// with `version` and `output`, or `error`.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// let go_on = &mut || ControlFlow::Continue(());
/// let answer = minirow_api::envelope(r#"{"version": 1, "call": "nothing", "input": {}}"#, go_on);
/// assert_eq!(answer, r#"{"version":1,"error":{"kind":"call","message":"there is no call 'nothing'"}}"#);
/// ```
#[must_use]
pub fn envelope(text: &str, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> String {
    #[derive(Serialize)]
    struct Failed<'a> {
        version: u32,
        error: &'a Fault,
    }
    match opened(text, go_on) {
        Ok(output) => format!(r#"{{"version":{VERSION},"output":{output}}}"#),
        Err(error) => serde_json::to_string(&Failed { version: VERSION, error: &error })
            .expect("texts and numbers"),
    }
}

fn opened(text: &str, go_on: GoOn<'_>) -> Result<String, Fault> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Envelope<'a> {
        version: u32,
        call: &'a str,
        #[serde(borrow)]
        input: &'a RawValue,
    }
    let envelope: Envelope<'_> = serde_json::from_str(text).map_err(Fault::input)?;
    if envelope.version != VERSION {
        let found = envelope.version;
        return Err(Fault::input(format_args!("expected version {VERSION}, found {found}")));
    }
    call(envelope.call, envelope.input.get(), go_on)
}

fn run<I: DeserializeOwned, O: Serialize>(
    input: &str,
    most_bytes: usize,
    go_on: GoOn<'_>,
    function: fn(I, GoOn<'_>) -> Result<O, Fault>,
) -> Result<String, Fault> {
    // Lists would be taken for the fields of an object in order.
    if !input.trim_start().starts_with('{') {
        return Err(Fault::input("expected an object"));
    }
    let input = wire::read(input, go_on)?;
    let output = function(input, go_on)?;
    wire::write(&output, most_bytes, go_on)
}

#[cfg(feature = "schema")]
fn schemas<I: schemars::JsonSchema, O: schemars::JsonSchema>(
    generator: &mut schemars::SchemaGenerator,
    _: fn(I, GoOn<'_>) -> Result<O, Fault>,
) -> [serde_json::Value; 2] {
    [generator.subschema_for::<I>(), generator.subschema_for::<O>()].map(serde_json::Value::from)
}
