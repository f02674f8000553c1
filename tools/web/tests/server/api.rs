use crate::client::{Answer, START, TOKEN, ask, ask_json, get, options, request_with, server};
use flate2::read::GzDecoder;
use loa::{Preset, Size, Start};
use loa_solver::{Interrupt, Problem, SolveOptions, SolveWatch, TableStore, Tables, solve};
use loa_web::{Options, Server};
use serde_json::{Value, json};
use std::io::Read as _;
use std::path::Path;

#[test]
fn the_page_needs_the_token_and_has_security_headers() {
    let server = server();
    let page = get(&server, &format!("/{TOKEN}/"));
    assert_eq!(page.status, 200);
    let head = page.head.to_lowercase();
    assert!(head.contains("content-security-policy: default-src 'none'"));
    assert!(head.contains("referrer-policy: no-referrer"));
    let script = get(&server, &script(&server));
    assert_eq!(script.status, 200);
    assert!(script.head.to_lowercase().contains("text/javascript"));
    let other = get(&server, &format!("/{TOKEN}/v/0123456789abcdef/first.mjs"));
    assert_eq!(other.status, 404);
}

/// All that is below the token is not below anything else, above all not below what one-time
/// addresses begin with.
#[test]
fn nothing_is_answered_without_the_token() {
    let server = server();
    let described = get(&server, &format!("/{TOKEN}/api/")).json();
    let requests = described["paths"].as_object().unwrap().keys();
    let mut paths: Vec<String> = requests.map(|path| format!("/api{path}")).collect();
    assert!(paths.contains(&"/api/analysis".to_owned()), "{paths:?}");
    paths.extend(["/", "/icon.svg", "/socket", "/values/loa/", "/api"].map(str::to_owned));
    for (first, path) in ["", "/open", "/open/", "/open/open", "/other-token"]
        .into_iter()
        .flat_map(|first| paths.iter().map(move |path| (first, path)))
    {
        let path = format!("{first}{path}");
        for method in ["GET", "HEAD", "POST"] {
            let Answer { status, .. } = request_with(&server, (method, &path), &[], b"");
            // A one-time address is only asked for.
            let is_refused =
                [401, 404].contains(&status) || (status == 405 && first.starts_with("/open"));
            assert!(is_refused, "{method} {path}: {status}");
        }
    }
}

/// Programs that only look at an address, as those that make previews, leave it to the browser.
#[test]
fn a_look_at_a_one_time_address_leaves_it_valid() {
    let server = server();
    let address = server.one_time_address().unwrap();
    let path = address.strip_prefix(&format!("http://{}", server.local()));
    let path = path.unwrap().trim_end_matches('/');
    for path in [path.to_owned(), format!("{path}/")] {
        let looked = request_with(&server, ("HEAD", &path), &[], b"");
        assert_eq!(looked.status, 405, "{path}");
    }
    let opened = get(&server, path);
    assert_eq!(opened.status, 303);
    assert_eq!(header(&opened, "location"), Some(format!("/{TOKEN}/")));
    assert_eq!(get(&server, path).status, 404);
}

/// What the page names is relative to its address.
#[test]
fn the_address_without_its_last_slash_leads_to_the_page() {
    let server = server();
    for method in ["GET", "HEAD"] {
        let led = request_with(&server, (method, &format!("/{TOKEN}")), &[], b"");
        assert_eq!((method, led.status), (method, 303));
        assert_eq!(header(&led, "location"), Some(format!("{TOKEN}/")));
    }
    assert_eq!(get(&server, "/test-tokem").status, 404);
}

/// Returns the path of the script that the page names.
fn script(server: &Server) -> String {
    let page = String::from_utf8(get(server, &format!("/{TOKEN}/")).body).unwrap();
    let paths = page.split("<script type=\"module\" src=\"").skip(1);
    let mut paths = paths.filter_map(|rest| rest.split('"').next());
    let path = paths.find(|path| path.ends_with("/first.mjs")).unwrap();
    format!("/{TOKEN}/{path}")
}

fn header(answer: &Answer, name: &str) -> Option<String> {
    let head = answer.head.to_lowercase();
    let mut lines = head.lines();
    lines.find_map(|line| Some(line.strip_prefix(name)?.strip_prefix(": ")?.to_owned()))
}

fn gunzip(bytes: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut plain).unwrap();
    plain
}

#[test]
fn cached_files_are_not_sent_again() {
    let server = server();
    let codings = ["gzip", "identity", "br"];
    for (path, codings) in [
        (format!("/{TOKEN}/"), &codings[..2]),
        (script(&server), &codings),
    ] {
        let mut tags = Vec::new();
        for coding in codings {
            let accept = ("Accept-Encoding", *coding);
            let answer = request_with(&server, ("GET", &path), &[accept], b"");
            let tag = header(&answer, "etag").unwrap();
            let list = format!("\"other\", {tag}");
            let known = [accept, ("If-None-Match", &list)];
            let again = request_with(&server, ("GET", &path), &known, b"");
            assert_eq!((again.status, again.body.len()), (304, 0));
            tags.push(tag);
        }
        tags.dedup();
        assert_eq!(tags.len(), codings.len());
    }
    let cached = |path: &str| header(&get(&server, path), "cache-control").unwrap();
    assert_eq!(cached(&format!("/{TOKEN}/")), "no-cache");
    assert!(cached(&script(&server)).contains("immutable"));
}

#[test]
fn answers_are_compressed_for_clients_that_read_it() {
    let server = server();
    let requests = [
        ("GET", format!("/{TOKEN}/")),
        ("GET", script(&server)),
        ("POST", format!("/{TOKEN}/api/position")),
    ];
    for (method, path) in &requests {
        let accept = [("Accept-Encoding", "gzip")];
        let short = request_with(&server, (method, path), &accept, b"{}");
        let plain = request_with(&server, (method, path), &[], b"{}");
        assert_eq!(header(&short, "content-encoding").as_deref(), Some("gzip"));
        assert_eq!(header(&plain, "content-encoding"), None);
        for answer in [&short, &plain] {
            assert_eq!(header(answer, "vary").as_deref(), Some("accept-encoding"));
        }
        assert_eq!(gunzip(&short.body), plain.body);
        assert!(2 * short.body.len() < plain.body.len(), "{path}");
    }
}

/// The HTML, the style, the choice of a language and the first script are all that comes before the
/// first move.
#[test]
fn a_first_move_needs_little() {
    let server = server();
    let script = script(&server);
    let paths = [
        format!("/{TOKEN}/"),
        script.replace("first.mjs", "style.css"),
        script.replace("first.mjs", "language.mjs"),
        script,
    ];
    // Browsers read gzip everywhere, br from this computer and over encrypted connections.
    for coding in ["gzip, deflate, br", "gzip"] {
        let sizes = paths.each_ref().map(|path| {
            let accept = [("Accept-Encoding", coding)];
            let answer = request_with(&server, ("GET", path), &accept, b"");
            assert_eq!(answer.status, 200, "{path}");
            answer.body.len()
        });
        println!("{coding}: {sizes:?}");
        assert!(sizes.iter().sum::<usize>() <= 30_000, "{coding}: {sizes:?}");
    }
}

/// With the answers in the page, no request is needed before the first move.
#[test]
fn the_page_has_the_answers_to_its_first_requests() {
    let server = server();
    let page = String::from_utf8(get(&server, &format!("/{TOKEN}/")).body).unwrap();
    let (_, rest) = page.split_once("id=\"answers\">").unwrap();
    let answers = rest.split("</script>").next().unwrap();
    let answers: Value = serde_json::from_str(answers).unwrap();
    let about = get(&server, &format!("/{TOKEN}/api/about")).json();
    assert_eq!(
        answers[0],
        json!({ "path": "about", "body": null, "answer": about })
    );
    let body = answers[1]["body"].to_string();
    assert_eq!(answers[1]["answer"], ask(&server, "position", body).json());
}

#[test]
fn other_sites_and_other_names_are_refused() {
    let server = server();
    let path = format!("/{TOKEN}/api/about");
    for headers in [
        &[("Host", "evil.example")][..],
        &[("Origin", "http://evil.example")],
        &[("Origin", "null")],
        &[("Sec-Fetch-Site", "cross-site")],
    ] {
        let answer = request_with(&server, ("GET", &path), headers, b"");
        assert_eq!(answer.status, 403, "{headers:?}");
        assert!(!answer.error().is_empty());
    }
}

#[test]
fn programs_can_send_the_token_in_a_header() {
    let server = server();
    let bearer = format!("Bearer {TOKEN}");
    let answer = request_with(&server, ("GET", "/api"), &[("Authorization", &bearer)], b"");
    assert_eq!(answer.json()["openapi"], "3.1.0");
    let wrong = [("Authorization", "Bearer test-tokem")];
    let answer = request_with(&server, ("GET", "/api/about"), &wrong, b"");
    assert_eq!(answer.status, 401);
}

#[test]
fn moves_are_played_or_refused_with_a_reason() {
    let server = server();
    let game = json!({ "fen": START });
    let played = ask_json(&server, "move", &json!({ "game": game, "move": "b1b3" }));
    assert_eq!(
        (&played["legal"], &played["move"]),
        (&json!(true), &json!("b1-b3"))
    );
    assert_eq!(played["position"]["toMove"], "white");
    let refused = ask_json(&server, "move", &json!({ "game": game, "move": "b1-b4" }));
    assert_eq!(refused["legal"], false);
    let params = json!({ "needed": 2, "tried": 3, "line": { "code": "file" } });
    let length = json!({ "code": "wrong-length", "params": params });
    assert_eq!(refused["reason"], length);
}

#[test]
fn ends_are_described() {
    let server = server();
    let game = json!({ "fen": "8/8/8/LL1L4/8/8/8/l6l w", "moves": ["d5-a2"] });
    let answer = ask(&server, "position", game.to_string());
    assert_eq!(answer.error(), "illegal-ply");
    let params = &answer.json()["error"]["params"];
    assert_eq!(
        (&params["number"], &params["move"]),
        (&json!(1), &json!("d5-a2"))
    );
    assert_eq!(params["reason"]["code"], "wrong-length");
    let game = json!({ "fen": "8/8/8/L1L5/8/8/8/l6l w", "moves": ["c5-b6"] });
    let end = ask_json(&server, "position", &game)["end"].clone();
    assert_eq!(end["winner"], "black");
    let params = json!({ "winner": "black", "color": "black", "count": 2 });
    assert_eq!(
        end["text"],
        json!({ "code": "win-connected", "params": params })
    );
    assert_eq!(end["reason"], "connection");
    assert_eq!(end["connected"], json!(["a5", "b6"]));
}

#[test]
fn nonsense_is_an_error() {
    let server = server();
    let deep = "[".repeat(100_000);
    for body in [
        "",
        "null",
        "{",
        "\u{0}\u{1}",
        "[]",
        "{\"moves\":3}",
        "{\"rules\":\"chess\"}",
        "{\"fen\":\"x\"}",
        "{\"board\":\"9x9\"}",
        "{\"surplus\":1}",
        &deep,
    ] {
        for name in [
            "position", "move", "start", "setup", "export", "analysis", "tables",
        ] {
            let answer = ask(&server, name, body);
            assert!(!answer.error().is_empty(), "{name}: {body}");
        }
        if !body.is_empty() {
            assert!(!ask(&server, "import", body).error().is_empty(), "{body}");
        }
    }
    assert_eq!(get(&server, &format!("/{TOKEN}/api/nothing")).status, 404);
    assert_eq!(get(&server, &format!("/{TOKEN}/api/move")).status, 405);
}

#[test]
fn long_games_are_refused() {
    let server = server();
    let game = json!({ "moves": vec!["b1-b3"; 3000] });
    let answer = ask(&server, "position", game.to_string());
    assert_eq!(answer.error(), "long-game");
}

#[test]
fn imported_moves_follow_the_rules_of_the_page() {
    let server = server();
    for (rules, limit) in [("berkeley", Some(40)), ("soucie", None)] {
        let body = json!({ "text": "1. b1-b3 a2-c2", "rules": rules, "limit": limit });
        let read = ask_json(&server, "import", &body);
        assert_eq!(
            (&read["rules"], &read["limit"]),
            (&json!(rules), &json!(limit))
        );
        assert_eq!(read["nodes"].as_array().unwrap().len(), 3);
    }
    let plain = ask(&server, "import", "b1-b3").json();
    assert_eq!(
        plain["rules"],
        Preset::SOUCIE.name,
        "as in files without rules"
    );
    let limited = ask_json(&server, "import", &json!({ "text": "b1-b3", "limit": 5 }));
    assert_eq!(
        (&limited["rules"], &limited["limit"]),
        (&plain["rules"], &json!(5))
    );
    for (body, fault) in [
        (json!({ "text": "b1-b3", "rulez": "berkeley" }), "rulez"),
        (json!({ "text": 5 }), "integer"),
    ] {
        let answer = ask_json(&server, "import", &body);
        assert_eq!(answer["error"]["code"], "bad-json", "{answer}");
        let detail = answer["error"]["params"]["detail"].as_str().unwrap();
        assert!(detail.contains(fault), "{detail}");
    }
    let sgf = json!({ "text": "(;GM[9]RU[cuhk];B[a2-c2])", "rules": "berkeley" });
    let read = ask_json(&server, "import", &sgf);
    assert_eq!(read["rules"], "cuhk", "{read}");
}

/// A server with the tables of 3×3 by the rules of a preset, in a folder.
fn server_with_tables(folder: &Path, preset: &Preset) -> Server {
    let size = Size::new(3, 3).unwrap();
    let problem = Problem::new(size, Start::Standard, &preset.rules).unwrap();
    let mut store = TableStore::create_or_resume(folder, &problem).unwrap();
    let watch = SolveWatch {
        stop: &Interrupt::never(),
        progress: &|_| {},
    };
    solve(&problem, &SolveOptions::default(), &mut store, &watch).unwrap();
    Server::bind(Options {
        tables: Some(Tables::open(folder).unwrap()),
        ..options()
    })
    .unwrap()
}

/// Repetition and move limit, which tables leave aside, do not keep rules from their name.
#[test]
fn tables_name_their_rules() {
    for preset in [Preset::GAMESMAN, Preset::OLYMPIAD, Preset::BERKELEY] {
        let folder = tempfile::tempdir().unwrap();
        let server = server_with_tables(folder.path(), &preset);
        let about = get(&server, &format!("/{TOKEN}/api/about")).json();
        let named = about["tables"]["rules"].as_str().unwrap();
        let named: Preset = named.parse().unwrap();
        assert_eq!(named.rules.unlimited(), preset.rules.unlimited());
    }
}

#[test]
fn tables_give_the_value_of_every_move() {
    let folder = tempfile::tempdir().unwrap();
    let server = server_with_tables(folder.path(), &Preset::GAMESMAN);
    let known = ask(&server, "tables", r#"{"board":"3x3","rules":"gamesman"}"#).json();
    let moves = known["moves"].as_array().unwrap();
    assert!(!moves.is_empty());
    // The first move is the best, so it has the value of the position.
    assert_eq!(moves[0]["value"], known["value"]);
    assert_eq!(moves[0]["remoteness"], known["remoteness"]);
    // Neither another board, nor the opposite goal.
    for other in ["{}", r#"{"board":"3x3","rules":"gamesman-misere"}"#] {
        assert_eq!(ask(&server, "tables", other).error(), "not-in-tables");
    }
    // White wins with the second ply.
    for (game, holds) in [
        (json!({ "board": "3x3", "rules": "gamesman" }), true),
        (
            json!({ "board": "3x3", "rules": "gamesman", "limit": 1 }),
            false,
        ),
        (
            json!({ "board": "3x3", "rules": "gamesman", "limit": 1, "moves": ["b1-a1"] }),
            false,
        ),
        (json!({ "board": "3x3", "rules": "olympiad" }), false),
    ] {
        assert_eq!(ask_json(&server, "tables", &game)["holds"], holds, "{game}");
    }
    values_are_in_the_form_of_gamesman(&server, moves);
}

/// The fields are those that the README of GamesCraftersUWAPI lists.
fn values_are_in_the_form_of_gamesman(server: &Server, moves: &[Value]) {
    const POSITION: [&str; 4] = ["autoguiPosition", "position", "positionValue", "remoteness"];
    const MOVE: [&str; 4] = ["autoguiMove", "deltaRemoteness", "move", "moveValue"];
    let read = |path: &str| get(server, &format!("/{TOKEN}/values/{path}"));
    let has = |value: &Value, names: &[&str]| {
        let mut names = names.to_vec();
        names.sort_unstable();
        let found: Vec<&String> = value.as_object().unwrap().keys().collect();
        assert_eq!(found, names);
    };
    let game = json!({ "id": "loa", "name": "Lines of Action", "type": "twoPlayer", "gui": "v0" });
    assert_eq!(read("").json(), json!([game]));
    let name = "board 3x3, goal connect, simultaneous mover, blocked draws, start standard";
    let variant = json!({ "id": "3x3", "name": name, "gui": "v0" });
    let variants = json!({
        "id": "loa",
        "name": "Lines of Action",
        "allowCustomVariantCreation": false,
        "supportsWinBy": false,
        "variants": [variant],
    });
    assert_eq!(read("loa/").json(), variants);
    let start = "1L1/l1l/1L1 w";
    let first = json!({
        "id": "3x3",
        "name": name,
        "gui": "v0",
        "startPosition": start,
        "autoguiStartPosition": "1_-x-o-o-x-",
        "imageAutoGUIData": null,
    });
    assert_eq!(read("loa/3x3/").json(), first);
    let asked = start.replace(' ', "%20");
    let position = read(&format!("loa/3x3/positions/?p={asked}")).json();
    assert_eq!(position["autoguiPosition"], "1_-x-o-o-x-");
    has(&position, &[&POSITION[..], &["moves"]].concat());
    let found = position["moves"].as_array().unwrap();
    for (known, found) in moves.iter().zip(found) {
        has(found, &[POSITION, MOVE].concat());
        assert_eq!(known["move"], found["move"]);
        let plies = known["remoteness"].as_i64();
        assert_eq!(found["remoteness"], plies.map_or(-200, |plies| plies - 1));
        let (mine, theirs) = match known["value"].as_str().unwrap() {
            "win" => ("win", "lose"),
            "loss" => ("lose", "win"),
            same => (same, same),
        };
        assert_eq!(
            (&found["moveValue"], &found["positionValue"]),
            (&mine.into(), &theirs.into())
        );
    }
    assert_eq!(found.len(), moves.len());
    assert_eq!(read("loa/4x4/").error(), "no-such-request");
    assert_eq!(read("loa/3x3/positions/?p=1L/9").error(), "bad-position");
    assert_eq!(
        read("loa/3x3/positions/?p=LLLL/4/4/llll%20w").error(),
        "not-in-tables"
    );
    assert_eq!(read("loa/3x3/positions/").status, 400);
}
