-- Sessions end some time after their last use.
ALTER TABLE session ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0;
UPDATE session SET used_at = created_at;
CREATE INDEX session_used ON session (used_at);
-- Statistics of openings are of the newest games.
DROP INDEX game_opening;
