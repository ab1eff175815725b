-- The longest guide has about 2,000 different words. Random letters would have ten times as many.
CREATE FUNCTION help_words(folded text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(folded, '[^a-z0-9]+') AS word WHERE length(word) BETWEEN 2 AND 40 LIMIT 3000
$$;

-- All texts of a large Help Center share a few thousand words. The search compares 20,000 with a typo in milliseconds.
CREATE FUNCTION help_word_limit() RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT 20000';

CREATE OR REPLACE FUNCTION help_keep_words(folded text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('help words'));
  INSERT INTO help_word (word)
    SELECT word FROM help_words(folded) AS found (word)
    WHERE NOT EXISTS (SELECT FROM help_word WHERE help_word.word = found.word)
    LIMIT greatest(0, help_word_limit() - (SELECT count(*) FROM help_word));
END $$;

-- Removes the words that no text contains any more and adds those that are missing, the most common first.
CREATE FUNCTION help_refresh_words() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('help words'));
  WITH present AS (
    SELECT found.word FROM (
      SELECT search_text || E'\n' || search_fold(category) AS folded FROM faq WHERE placement = 'help' AND deleted_at IS NULL
      UNION ALL
      SELECT search_fold(title || E'\n' || summary || E'\n' || content) FROM help_article WHERE deleted_at IS NULL
    ) AS entry, help_words(entry.folded) AS found (word)
    GROUP BY found.word ORDER BY count(*) DESC, found.word LIMIT help_word_limit()
  ), removed AS (
    DELETE FROM help_word WHERE NOT EXISTS (SELECT FROM present WHERE present.word = help_word.word)
  )
  INSERT INTO help_word (word) SELECT word FROM present ON CONFLICT DO NOTHING;
END $$;

SELECT help_refresh_words();

CREATE INDEX "help_word_near_idx" ON "help_word" USING GIN ("word" gin_trgm_ops);
