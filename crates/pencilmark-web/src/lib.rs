//! The page of Pencilmark and its protocol over HTTP, for one player or many.
//!
//! The page is a part of the program. A call of [`pencilmark_api`] is answered at
//! `/api/v1/NAME`; it ends when its time is over or whoever asked is gone. Nothing is kept between
//! requests. What the server bears is said in [`Limits`], and which call works when in `lanes`.
//!
//! ```
//! use pencilmark_web::{Limits, Server};
//! let server = Server::bind("127.0.0.1:0".parse()?, Limits::default())?;
//! assert!(server.address().ip().is_loopback());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod body;
mod connections;
mod counting;
mod descriptors;
mod guard;
mod guests;
mod lanes;
mod limits;
mod page;
mod priority;
mod room;
mod server;
mod wire;

pub use limits::Limits;
pub use server::Server;
