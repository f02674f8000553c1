-- Tournaments. What is in one belongs together and changes together.
CREATE TABLE tournament (
    id      INTEGER PRIMARY KEY,
    stage   TEXT NOT NULL,
    content TEXT NOT NULL
);
ALTER TABLE game ADD COLUMN tournament INTEGER REFERENCES tournament (id);
