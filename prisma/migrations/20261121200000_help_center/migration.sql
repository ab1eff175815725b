ALTER TABLE "faq"
    ADD COLUMN "slug" TEXT CHECK (length("slug") BETWEEN 1 AND 120),
    ADD COLUMN "search_text" TEXT COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN "search_vector" TSVECTOR;
UPDATE "faq" SET "slug" = "id"::text WHERE "placement" = 'help';
ALTER TABLE "faq" ADD CONSTRAINT "faq_help_slug_check" CHECK ("placement" <> 'help' OR "slug" IS NOT NULL);
CREATE UNIQUE INDEX "faq_slug_key" ON "faq"("slug");
CREATE INDEX "faq_search_idx" ON "faq" USING GIN ("search_vector");

CREATE TABLE "help_article" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL CHECK (length("slug") BETWEEN 1 AND 120),
    "title" TEXT NOT NULL CHECK (length("title") BETWEEN 1 AND 160),
    "summary" TEXT NOT NULL CHECK (length("summary") BETWEEN 1 AND 400),
    "content" TEXT NOT NULL CHECK (length("content") BETWEEN 1 AND 100000),
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "search_vector" TSVECTOR,

    CONSTRAINT "help_article_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "help_article_position_key" UNIQUE ("position") DEFERRABLE
);
CREATE UNIQUE INDEX "help_article_slug_key" ON "help_article"("slug");
CREATE INDEX "help_article_search_idx" ON "help_article" USING GIN ("search_vector");

-- Folded words are ASCII, and in this collation those that begin alike stand together.
CREATE TABLE "help_word" (
    "word" TEXT COLLATE "C" NOT NULL CHECK (length("word") BETWEEN 2 AND 40),

    CONSTRAINT "help_word_pkey" PRIMARY KEY ("word")
);

-- One after the other: two writers that share words in another order would wait for each other.
CREATE FUNCTION help_keep_words(folded text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('help words'));
  INSERT INTO help_word (word)
    SELECT DISTINCT word FROM regexp_split_to_table(folded, '[^a-z0-9]+') AS word WHERE length(word) BETWEEN 2 AND 40
    ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION faq_set_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(NEW.question || E'\n' || NEW.answer);
  NEW.search_vector := setweight(to_tsvector('english', search_fold(NEW.question)), 'A')
    || setweight(to_tsvector('english', search_fold(NEW.category)), 'B')
    || setweight(to_tsvector('english', search_fold(NEW.answer)), 'C');
  PERFORM help_keep_words(NEW.search_text || E'\n' || search_fold(NEW.category));
  RETURN NEW;
END $$;

CREATE TRIGGER faq_search BEFORE INSERT OR UPDATE OF category, question, answer ON faq
  FOR EACH ROW WHEN (NEW.placement = 'help') EXECUTE FUNCTION faq_set_search();

CREATE FUNCTION help_article_set_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_vector := setweight(to_tsvector('english', search_fold(NEW.title)), 'A')
    || setweight(to_tsvector('english', search_fold(NEW.summary)), 'B')
    || setweight(to_tsvector('english', search_fold(NEW.content)), 'D');
  PERFORM help_keep_words(search_fold(NEW.title || E'\n' || NEW.summary || E'\n' || NEW.content));
  RETURN NEW;
END $$;

CREATE TRIGGER help_article_search BEFORE INSERT OR UPDATE OF title, summary, content ON help_article
  FOR EACH ROW EXECUTE FUNCTION help_article_set_search();

UPDATE "faq" SET "question" = "question" WHERE "placement" = 'help';

CREATE TABLE "faq_day" (
    "faq_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "opens" INTEGER NOT NULL DEFAULT 0,
    "helpful" INTEGER NOT NULL DEFAULT 0,
    "not_helpful" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "faq_day_pkey" PRIMARY KEY ("faq_id", "day")
);
CREATE INDEX "faq_day_day_idx" ON "faq_day"("day");
ALTER TABLE "faq_day" ADD CONSTRAINT "faq_day_faq_id_fkey"
    FOREIGN KEY ("faq_id") REFERENCES "faq"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "help_visitor" (
    "day" DATE NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "help_visitor_pkey" PRIMARY KEY ("day", "hash")
);

CREATE TABLE "help_visitor_key" (
    "day" DATE NOT NULL,
    "key" BYTEA NOT NULL,

    CONSTRAINT "help_visitor_key_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "missed_search" (
    "text" TEXT NOT NULL CHECK (length("text") BETWEEN 1 AND 100),
    "count" INTEGER NOT NULL DEFAULT 1,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "missed_search_pkey" PRIMARY KEY ("text")
);
CREATE INDEX "missed_search_last_at_idx" ON "missed_search"("last_at");
