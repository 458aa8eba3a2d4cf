//! What Python imports: classes and functions of this crate by their names.

use pyo3::prelude::*;

#[pymodule(gil_used = false)]
mod _engine {
    #[pymodule_export]
    use crate::columns::{Column, answer_arrow, answer_cells, answer_texts};
    #[pymodule_export]
    use crate::draw::Picture;
    #[pymodule_export]
    use crate::env::Games;
    #[pymodule_export]
    use crate::generate::generate_classic;
    #[pymodule_export]
    use crate::names::{formats, names, techniques};
    #[pymodule_export]
    use crate::protocol::{call, call_many};
    #[pymodule_export]
    use crate::puzzle::Puzzle;
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "what Python calls it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
