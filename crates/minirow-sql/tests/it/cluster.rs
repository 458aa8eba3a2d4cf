//! A cluster on this machine, of real processes: the same bytes as a local batch, whoever is killed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use minirow::generate::Generator;
use minirow_batch::{Batch, Far, MANIFEST, Manifest, Watch, inputs};
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_minirow-sql");

/// One cluster at a time: two processors are few.
static ONE: Mutex<()> = Mutex::new(());

/// A process that ends with the test, and the lines that it says.
struct Process {
    child: Child,
    lines: Receiver<String>,
}

impl Process {
    fn start(args: &[&str]) -> Self {
        let mut child = Command::new(PROGRAM)
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a process");
        let stderr = BufReader::new(child.stderr.take().expect("its messages"));
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            stderr.lines().map_while(Result::ok).for_each(|line| {
                let _ = sender.send(line);
            });
        });
        Self { child, lines }
    }

    /// The first line with a text.
    fn line(&self, text: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(Duration::from_secs(30));
            let line = line.unwrap_or_else(|_| panic!("a line with {text}"));
            if line.contains(text) {
                return line;
            }
        }
    }

    /// Ends it at once, as SIGKILL does.
    fn kill(&mut self) {
        self.child.kill().expect("a process to kill");
        self.child.wait().expect("its end");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn scheduler(listen: &str) -> (Process, String) {
    let scheduler = Process::start(&["scheduler", "--listen", listen]);
    let line = scheduler.line("listening at ");
    let url = line.rsplit("listening at ").next().expect("its address").to_owned();
    (scheduler, url)
}

fn executor(url: &str) -> Process {
    let executor = Process::start(&["executor", "--scheduler", url, "-j", "1"]);
    executor.line("executor: works for");
    executor
}

/// Shards of boards in a folder: `rows` in each, all rows different.
struct Data {
    folder: TempDir,
    work: &'static str,
}

impl Data {
    fn new(shards: usize, rows: usize, work: &'static str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let generator = Generator::classic().seed(9);
        let puzzles: Vec<String> =
            (0..rows as u64).map(|number| generator.puzzle(number).unwrap().to_line()).collect();
        for shard in 0..shards {
            let mut text = "id,puzzle\n".to_owned();
            for (at, puzzle) in puzzles.iter().cycle().skip(shard).take(rows).enumerate() {
                text.push_str(&format!("{},{puzzle}\n", shard * rows + at));
            }
            fs::create_dir_all(folder.path().join("in")).unwrap();
            fs::write(folder.path().join(format!("in/s{shard}.csv")), text).unwrap();
        }
        Self { folder, work }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The command of a client.
    fn client(&self, url: &str, out: &str) -> Command {
        let mut command = Command::new(PROGRAM);
        command.current_dir(self.folder.path());
        command.arg("batch").arg(self.path("in"));
        command.args(["-o", out, "--work", self.work, "--scheduler", url]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// A batch of the same on this machine, until so many shards are finished.
    fn local(&self, out: &str, most: usize) {
        let inputs = inputs(&[self.path("in")]).expect("shards");
        let batch = Batch::new(inputs, self.path(out), self.work.parse().expect("work"));
        batch.run(&Until { most, finished: AtomicUsize::new(0) }).expect("a batch");
    }

    /// All files of a folder of outputs.
    fn files(&self, out: &str) -> BTreeMap<String, Vec<u8>> {
        let files = fs::read_dir(self.path(out)).expect("outputs").flatten();
        let file = |file: fs::DirEntry| {
            assert!(file.path().is_file(), "{} is left", file.path().display());
            (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())
        };
        files.map(file).collect()
    }

    fn manifest(&self, out: &str) -> Manifest {
        Manifest::read(&self.path(out)).expect("a manifest").expect("a manifest")
    }

    fn finished(&self, out: &str) -> usize {
        let manifest = Manifest::read(&self.path(out)).ok().flatten();
        manifest.map_or(0, |all| all.shards.iter().filter(|shard| shard.finished.is_some()).count())
    }
}

/// Ends a batch once so many shards are finished.
struct Until {
    most: usize,
    finished: AtomicUsize,
}

impl Watch for Until {
    fn go_on(&self) -> bool {
        self.finished.load(Ordering::Relaxed) < self.most
    }

    fn tell(&self, far: Far) {
        self.finished.store(far.shards.0, Ordering::Relaxed);
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Waits until something holds.
fn wait(what: &str, most: Duration, holds: impl Fn() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < most, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// How many attempts are under way.
fn attempts(out: &Path) -> usize {
    let runs = fs::read_dir(out.join(".cluster")).into_iter().flatten().flatten();
    runs.flat_map(|run| fs::read_dir(run.path()).into_iter().flatten().flatten()).count()
}

/// All rows exactly once, in the bytes of a batch on one machine.
fn expect_same(data: &Data, out: &str) {
    data.local("expected", usize::MAX);
    let (expected, found) = (data.files("expected"), data.files(out));
    assert_eq!(found.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>());
    for (name, bytes) in &expected {
        assert!(found[name] == *bytes, "{name} differs");
    }
    for shard in data.manifest(out).shards.iter().filter(|shard| shard.output.ends_with(".csv")) {
        let output = text(&found[&shard.output]);
        let ids: Vec<&str> =
            output.lines().skip(1).map(|line| line.split(',').next().unwrap()).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        let rows = shard.finished.expect("a finished shard").rows as usize;
        assert_eq!((ids.len(), once.len()), (rows, rows), "each row of {} once", shard.output);
    }
}

fn ends(mut child: Child, most: Duration) -> Output {
    let start = Instant::now();
    while child.try_wait().expect("a child").is_none() {
        if start.elapsed() > most {
            child.kill().unwrap();
            panic!("the client has not ended: {}", text(&child.wait_with_output().unwrap().stderr));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().expect("what it says")
}

fn one() -> std::sync::MutexGuard<'static, ()> {
    ONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[test]
fn two_executors_write_the_bytes_of_a_batch() {
    let _one = one();
    let data = Data::new(3, 300, "solve,verdict,givens,canonical");
    // A shard with rows that hold no board, one in Parquet and one in lines of objects.
    let mut rows = fs::read_to_string(data.path("in/s1.csv")).unwrap();
    rows.push_str("7000,no board\n7001,\n");
    fs::write(data.path("in/s1.csv"), rows).unwrap();
    for query in [
        "COPY (SELECT id + 10000 AS id, puzzle FROM 'in/s0.csv' ORDER BY id) TO 'in/p.parquet'",
        "COPY (SELECT id + 20000 AS id, puzzle FROM 'in/s0.csv' ORDER BY id) TO 'in/j.jsonl' STORED AS JSON",
    ] {
        let status =
            Command::new(PROGRAM).arg(query).current_dir(data.folder.path()).output().unwrap();
        assert!(status.status.success(), "{}", text(&status.stderr));
    }
    let (_scheduler, url) = scheduler("127.0.0.1:0");
    let _executors = [executor(&url), executor(&url)];
    let output = data.client(&url, "out").output().unwrap();
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "two rows hold no board: {told}");
    assert!(told.contains("5 shards in out; 1,502 rows; 1,500 unique"), "{told}");
    assert!(data.files("out").contains_key("s1.csv.bad.csv"));
    expect_same(&data, "out");
    // Once more there is nothing to do.
    let before = data.files("out");
    let output = data.client(&url, "out").output().unwrap();
    assert!(text(&output.stderr).contains("nothing to do: 5 shards"), "{}", text(&output.stderr));
    assert_eq!(data.files("out"), before);
    // A shard that cannot be read is an error at once, by name, and not tried again and again.
    fs::write(data.path("in/x.parquet"), "PAR1 is no file").unwrap();
    let start = Instant::now();
    let output = data.client(&url, "out").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let told = text(&output.stderr);
    assert!(told.contains("error: cannot work on") && told.contains("x.parquet"), "{told}");
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    assert!(!data.path("out/.cluster").exists());
}

#[test]
fn an_executor_that_is_killed_loses_no_row() {
    let _one = one();
    let data = Data::new(4, 1500, "se");
    let (_scheduler, url) = scheduler("127.0.0.1:0");
    let mut lost = executor(&url);
    let _other = executor(&url);
    let client = data.client(&url, "out").spawn().unwrap();
    wait("two attempts", Duration::from_secs(20), || attempts(&data.path("out")) == 2);
    let start = Instant::now();
    lost.kill();
    let output = ends(client, Duration::from_secs(60));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(start.elapsed() < Duration::from_secs(40), "{:?}", start.elapsed());
    expect_same(&data, "out");
}

#[test]
fn a_scheduler_that_is_killed_is_an_error_and_the_rest_is_done_later() {
    let _one = one();
    let data = Data::new(6, 1000, "se");
    let (mut lost, url) = scheduler("127.0.0.1:0");
    let _executors = [executor(&url), executor(&url)];
    let client = data.client(&url, "out").spawn().unwrap();
    wait("a shard", Duration::from_secs(30), || data.finished("out") > 0);
    lost.kill();
    let start = Instant::now();
    let output = ends(client, Duration::from_secs(20));
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(
        told.contains("is gone; ") && told.contains("the same command does the rest"),
        "{told}"
    );
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    let before = data.manifest("out");
    let is_done = |shard: &&minirow_batch::Shard| shard.finished.is_some();
    let done: Vec<_> =
        before.shards.iter().filter(is_done).map(|shard| shard.output.clone()).collect();
    assert!((1..6).contains(&done.len()), "{done:?}");
    let written =
        |name: &String| fs::metadata(data.path("out").join(name)).unwrap().modified().unwrap();
    let times: Vec<_> = done.iter().map(written).collect();
    // The executors find the new scheduler by themselves.
    let address = url.trim_start_matches("df://");
    let (_scheduler, url) = scheduler(address);
    let output = ends(data.client(&url, "out").spawn().unwrap(), Duration::from_secs(60));
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{told}");
    let summary =
        format!("{} shards in out, {} finished before; 6,000 rows", 6 - done.len(), done.len());
    assert!(told.contains(&summary), "{told}");
    assert_eq!(done.iter().map(written).collect::<Vec<_>>(), times, "not written again");
    expect_same(&data, "out");
}

#[test]
fn what_is_begun_on_a_cluster_is_finished_here_and_the_other_way_round() {
    let _one = one();
    let data = Data::new(4, 1000, "se");
    let (_scheduler, url) = scheduler("127.0.0.1:0");
    let _executor = executor(&url);
    // Begun on the cluster: Ctrl-C, and the executor lets go of the shard that nobody wants.
    let client = data.client(&url, "there").spawn().unwrap();
    wait("a shard", Duration::from_secs(30), || data.finished("there") > 0);
    let pid = client.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = ends(client, Duration::from_secs(5));
    assert_eq!(output.status.code(), Some(130), "{}", text(&output.stderr));
    let done = data.finished("there");
    assert!((1..4).contains(&done), "{done}");
    data.local("there", usize::MAX);
    // Begun here, and stopped within a shard.
    data.local("here", 1);
    let done = data.finished("here");
    assert!((1..4).contains(&done), "{done}");
    let output = ends(data.client(&url, "here").spawn().unwrap(), Duration::from_secs(60));
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(told.contains(&format!("{done} finished before")), "{told}");
    for out in ["there", "here"] {
        expect_same(&data, out);
        assert!(data.path(out).join(MANIFEST).is_file());
    }
}

#[test]
fn a_cluster_that_is_not_there_is_named() {
    let _one = one();
    let data = Data::new(1, 1, "givens");
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let output =
        data.client(&format!("df://{free}"), "out").args(["--wait", "0"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stderr), format!("error: no scheduler answers at {free}\n"));
    let args = ["executor", "--scheduler", &format!("df://{free}"), "--wait", "0"];
    let output = Command::new(PROGRAM).args(args).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stderr), format!("error: no scheduler answers at {free}\n"));
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = Command::new(PROGRAM).args(["scheduler", "--listen", &address]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).starts_with(&format!("error: cannot listen at {address}: ")));
}

#[test]
fn a_client_that_is_killed_is_followed_by_another() {
    let _one = one();
    let data = Data::new(3, 500, "se");
    let (_scheduler, url) = scheduler("127.0.0.1:0");
    let _executor = executor(&url);
    let mut client = data.client(&url, "out").spawn().unwrap();
    wait("an attempt", Duration::from_secs(20), || attempts(&data.path("out")) == 1);
    client.kill().unwrap();
    client.wait().unwrap();
    let output = ends(data.client(&url, "out").spawn().unwrap(), Duration::from_secs(30));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    expect_same(&data, "out");
}

#[test]
fn the_cluster_of_the_readme_runs() {
    let _one = one();
    let data = Data::new(2, 20, "solve,verdict,se");
    fs::rename(data.path("in"), data.path("data")).unwrap();
    let readme = include_str!("../../README.md");
    let block = readme.split("```sh\n").nth(3).expect("a block").split("```").next().unwrap();
    assert!(block.starts_with("minirow-sql scheduler"), "{block}");
    let output = run_with_cluster(block, data.folder.path(), "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("2 shards in out/; 40 rows"), "{}", text(&output.stderr));
}

#[test]
fn the_page_about_clusters_runs() {
    let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/debug/minirow");
    let named = std::env::var("MINIROW");
    let minirow = Path::new(named.as_deref().unwrap_or(usual));
    if named.is_err() && !minirow.exists() {
        eprintln!("not tested: docs/cluster.md, which needs MINIROW, a program with Parquet");
        return;
    }
    let _one = one();
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cluster.md");
    let page = fs::read_to_string(page).unwrap();
    let blocks = page.split("```sh\n").skip(1).map(|block| block.split("```").next().unwrap());
    let script = format!("set -e\n{}", blocks.collect::<String>());
    let folder = tempfile::tempdir().unwrap();
    let programs = minirow.parent().unwrap().display().to_string();
    let output = run_with_cluster(&script, folder.path(), &programs);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(
        text(&output.stderr).contains("8 shards in rated; 2,000 rows"),
        "{}",
        text(&output.stderr)
    );
    assert!(text(&output.stdout).contains("boards"), "{}", text(&output.stdout));
}

/// Runs commands, some of which go on in the background, with a port that is free and this folder of
/// programs.
fn run_with_cluster(script: &str, folder: &Path, programs: &str) -> std::process::Output {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let script = script.replace("127.0.0.1:50050", &free.to_string());
    let script = script.replace(" &\n", " >>log 2>&1 &\npids=\"$pids $!\"\n");
    let script = format!("trap 'kill $pids' EXIT\n{script}");
    let own = Path::new(PROGRAM).parent().unwrap().display();
    let path = format!("{own}:{programs}:{}", std::env::var("PATH").unwrap_or_default());
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).env("PATH", path).current_dir(folder).output().unwrap()
}
