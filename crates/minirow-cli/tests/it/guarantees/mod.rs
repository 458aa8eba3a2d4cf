//! What `docs/guarantees.md` promises, tried on the real program.
//!
//! | file | is about |
//! |---|---|
//! | `inputs` | 1: no input is ever written |
//! | `files` | 2: a file is the old one or the whole new one |
//! | `delivery` | 3: exit 0 means that every answer was delivered |
//! | `limits` | 4: no option or input makes it panic, hang or take more memory than stated |
//! | `signals` | 5: ends in order and within a second, ignored signals stay ignored |
//! | `rules` | 4: nor do rules beyond houses |
//! | `shell` | runs scripts beside files |

mod delivery;
mod files;
mod inputs;
#[cfg(target_os = "linux")]
mod limits;
#[cfg(target_os = "linux")]
mod rules;
mod shell;
mod signals;
