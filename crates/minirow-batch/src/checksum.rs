//! Checksums of files: 128 bits of XXH3.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context;
use xxhash_rust::xxh3::Xxh3Default;

/// The checksum of a file, and how many bytes it has.
pub(crate) fn checksum(path: &Path) -> anyhow::Result<(String, u64)> {
    let told = || format!("cannot read {}", path.display());
    let mut hash = Xxh3Default::new();
    let bytes =
        hash_all(&mut File::open(path).with_context(told)?, &mut hash).with_context(told)?;
    Ok((written(&hash), bytes))
}

/// Hashes all that can be read; how many bytes that were.
pub(crate) fn hash_all(from: &mut dyn Read, hash: &mut Xxh3Default) -> io::Result<u64> {
    // What is in a near cache is read again at once.
    let mut buffer = vec![0; 1 << 18];
    let mut bytes = 0;
    loop {
        match from.read(&mut buffer) {
            Ok(0) => return Ok(bytes),
            Ok(len) => {
                hash.update(&buffer[..len]);
                bytes += len as u64;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// A checksum as `xxh128sum` prints it.
pub(crate) fn written(hash: &Xxh3Default) -> String {
    format!("{:032x}", hash.digest128())
}
