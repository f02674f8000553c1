-- The first schema. Types and statements are those that SQLite and PostgreSQL share; the program
-- chooses the numbers of rows. Times are milliseconds since 1970 by the clock of the store's
-- computer.

CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- kind: guest, person, bot, engine, deleted; role: player, arbiter, owner.
CREATE TABLE player (
  id BIGINT PRIMARY KEY,
  name TEXT NOT NULL,
  -- The name in small letters: names that differ in nothing else are the same.
  name_key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  role TEXT NOT NULL,
  passphrase TEXT,
  -- Of a bot: its owner, the hash of its key, and whose challenges it takes.
  owner BIGINT REFERENCES player (id),
  key_hash TEXT UNIQUE,
  accepts TEXT,
  -- Of an engine.
  level INTEGER,
  created_at BIGINT NOT NULL
);

CREATE TABLE session (
  hash TEXT PRIMARY KEY,
  player BIGINT NOT NULL REFERENCES player (id),
  created_at BIGINT NOT NULL
);
CREATE INDEX session_player ON session (player);

-- Codes that let people into a closed club.
CREATE TABLE join_code (
  code TEXT PRIMARY KEY,
  uses_left INTEGER NOT NULL,
  created_by BIGINT NOT NULL REFERENCES player (id),
  created_at BIGINT NOT NULL
);

CREATE TABLE block (
  player BIGINT NOT NULL REFERENCES player (id),
  blocked BIGINT NOT NULL REFERENCES player (id),
  PRIMARY KEY (player, blocked)
);

-- state: running, adjourned, over, aborted. winner: black, white, or null for a draw.
CREATE TABLE game (
  id BIGINT PRIMARY KEY,
  setup TEXT NOT NULL,
  rules TEXT NOT NULL,
  board TEXT NOT NULL,
  speed TEXT NOT NULL,
  rated INTEGER NOT NULL,
  black BIGINT NOT NULL REFERENCES player (id),
  white BIGINT NOT NULL REFERENCES player (id),
  state TEXT NOT NULL,
  winner TEXT,
  how TEXT,
  -- The clocks at the beginning of the running turn.
  black_ms BIGINT NOT NULL,
  white_ms BIGINT NOT NULL,
  turn_at BIGINT NOT NULL,
  -- When the running turn is out of time.
  deadline BIGINT,
  offers TEXT NOT NULL,
  rematch BIGINT REFERENCES game (id),
  -- The first moves, for statistics of openings; written at the end.
  opening TEXT,
  created_at BIGINT NOT NULL,
  ended_at BIGINT
);
CREATE INDEX game_black ON game (black, id);
CREATE INDEX game_white ON game (white, id);
CREATE INDEX game_state ON game (state, deadline);
CREATE INDEX game_opening ON game (rules, board, opening);

-- ply counts from 1. The clocks are those after the move.
CREATE TABLE move (
  game BIGINT NOT NULL REFERENCES game (id),
  ply INTEGER NOT NULL,
  move TEXT NOT NULL,
  at BIGINT NOT NULL,
  black_ms BIGINT NOT NULL,
  white_ms BIGINT NOT NULL,
  PRIMARY KEY (game, ply)
);

-- kind: link, open, pair, challenge. color: the author's, null for either.
CREATE TABLE invitation (
  token TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  author BIGINT NOT NULL REFERENCES player (id),
  target BIGINT REFERENCES player (id),
  setup TEXT NOT NULL,
  color TEXT,
  created_at BIGINT NOT NULL,
  game BIGINT REFERENCES game (id)
);
CREATE INDEX invitation_kind ON invitation (kind, created_at);

-- class: speed and board, such as `blitz 8x8`.
CREATE TABLE rating (
  player BIGINT NOT NULL REFERENCES player (id),
  class TEXT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (player, class)
);

CREATE TABLE rating_change (
  game BIGINT NOT NULL REFERENCES game (id),
  player BIGINT NOT NULL REFERENCES player (id),
  class TEXT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (game, player)
);
CREATE INDEX rating_change_player ON rating_change (player, class, at);

CREATE TABLE audit (
  id BIGINT PRIMARY KEY,
  at BIGINT NOT NULL,
  actor BIGINT REFERENCES player (id),
  act TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL
);
