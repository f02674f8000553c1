-- Ratings become less sure with the time since the last game.
ALTER TABLE rating ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
UPDATE rating SET at = coalesce((SELECT max(at) FROM rating_change
  WHERE rating_change.player = rating.player AND rating_change.class = rating.class), 0);
