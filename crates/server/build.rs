//! Copies the built page beside the compiled program and lists its files, so that the program is one file.
//!
//! What is text is compressed here, once and as well as can be, so that no request waits for it.
//!
//! Where the page has not been built the list is empty, and the program says how to build it.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// What ends the names of files that hold text. Pictures are compressed already.
const TEXT: [&str; 8] = ["html", "js", "css", "json", "webmanifest", "svg", "txt", "wasm"];

/// A file that fits one packet of a network as it is wins nothing by being smaller, in bytes.
const ONE_PACKET: u64 = 1200;

fn main() -> io::Result<()> {
    let web = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("../../web");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    let dist = web.join("dist");
    watch(&web, &dist);
    let files = if dist.is_dir() { files_under(&dist, Path::new(""))? } else { Vec::new() };
    copy(&dist, &out.join("page"), &files)?;
    fs::write(out.join("page.rs"), listing(&out.join("page"), &files))
}

/// A path that is missing would run this again at every build: so the folder above is watched until the page is built.
fn watch(web: &Path, dist: &Path) {
    let watched = [dist, web].into_iter().find(|path| path.is_dir());
    println!("cargo::rerun-if-changed=build.rs");
    if let Some(path) = watched {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

/// Every file under a folder, by its path from there, in order.
fn files_under(root: &Path, below: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join(below))? {
        let entry = entry?;
        let path = below.join(entry.file_name());
        match entry.file_type()?.is_dir() {
            true => files.extend(files_under(root, &path)?),
            false => files.push(path),
        }
    }
    files.sort();
    Ok(files)
}

/// The copy keeps a page that is being built again from tearing a program that is being compiled.
fn copy(from: &Path, to: &Path, files: &[PathBuf]) -> io::Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    for file in files {
        let target = to.join(file);
        target.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::copy(from.join(file), &target)?;
        if is_compressed(&target)? {
            compress(&target)?;
        }
    }
    Ok(())
}

fn is_compressed(file: &Path) -> io::Result<bool> {
    let is_text = file.extension().is_some_and(|end| TEXT.iter().any(|text| end == *text));
    Ok(is_text && fs::metadata(file)?.len() > ONE_PACKET)
}

/// Writes the two other forms of a file beside it.
fn compress(file: &Path) -> io::Result<()> {
    let bytes = fs::read(file)?;
    let mut brotli = Vec::new();
    // Its highest quality; a window of 4 MiB holds every file of the page.
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut bytes.as_slice(), &mut brotli, &params)?;
    fs::write(beside(file, "br"), brotli)?;
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(&bytes)?;
    fs::write(beside(file, "gz"), gzip.finish()?)
}

fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{end}"));
    name.into()
}

/// The Rust source of a list of (address, bytes, the same in brotli and in gzip).
fn listing(root: &Path, files: &[PathBuf]) -> String {
    let mut source = String::from("&[\n");
    for file in files {
        let address = file.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
        let path = root.join(file);
        let include = |path: &Path| format!("include_bytes!({:?})", path.display().to_string());
        let other = |end| {
            let path = beside(&path, end);
            if path.exists() { format!("Some({})", include(&path)) } else { "None".to_owned() }
        };
        let _ = writeln!(source, "    ({address:?}, {}, {}, {}),", include(&path), other("br"), other("gz"));
    }
    source + "]\n"
}
