-- What is searched and what is searched for are folded by one function. The waitlist's had it first; now it is everyone's.
CREATE FUNCTION search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    regexp_replace(lower(normalize(given, NFKD) COLLATE "und-x-icu") COLLATE "C", '[\u0300-\u036f]', '', 'g'),
    'ɓɗƙƴ', 'bdky')
$$;

CREATE OR REPLACE FUNCTION waitlist_search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT search_fold(given)
$$;

CREATE TYPE "post_status" AS ENUM ('draft', 'published', 'scheduled');

CREATE TABLE "post" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL CHECK (length("title") BETWEEN 1 AND 160),
    "slug" TEXT NOT NULL CHECK (length("slug") BETWEEN 1 AND 120),
    "excerpt" TEXT NOT NULL CHECK (length("excerpt") BETWEEN 1 AND 400),
    "content" TEXT NOT NULL DEFAULT '' CHECK (length("content") <= 100000),
    "author" TEXT NOT NULL CHECK (length("author") BETWEEN 1 AND 80),
    "category" TEXT NOT NULL,
    "status" "post_status" NOT NULL DEFAULT 'draft',
    "publish_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_minutes" INTEGER NOT NULL DEFAULT 1 CHECK ("read_minutes" > 0),
    "read_time" TEXT NOT NULL DEFAULT '' CHECK (length("read_time") <= 40),
    "read_count" INTEGER NOT NULL DEFAULT 0 CHECK ("read_count" >= 0),
    "image_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "search_text" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "content_text" TEXT COLLATE "C" NOT NULL DEFAULT '',

    CONSTRAINT "post_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "post_publish_at_check" CHECK (("status" = 'scheduled') = ("publish_at" IS NOT NULL)),
    CONSTRAINT "post_published_at_check" CHECK ("status" = 'draft' OR "published_at" IS NOT NULL)
);
CREATE UNIQUE INDEX "post_slug_key" ON "post"("slug");
CREATE INDEX "post_published_at_id_idx" ON "post"("published_at", "id");
CREATE INDEX "post_date_id_idx" ON "post"("date", "id");
CREATE INDEX "post_title_id_idx" ON "post"("title", "id");
CREATE INDEX "post_deleted_at_id_idx" ON "post"("deleted_at", "id");
CREATE INDEX "post_status_publish_at_idx" ON "post"("status", "publish_at");
CREATE INDEX "post_image_id_idx" ON "post"("image_id");
CREATE INDEX "post_search_idx" ON "post" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "post_content_idx" ON "post" USING GIN ("content_text" gin_trgm_ops);
ALTER TABLE "post" ADD CONSTRAINT "post_image_id_fkey"
    FOREIGN KEY ("image_id") REFERENCES "media_image"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE FUNCTION post_set_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(NEW.title || E'\n' || NEW.excerpt);
  NEW.content_text := search_fold(NEW.content);
  RETURN NEW;
END $$;

CREATE TRIGGER post_search_text BEFORE INSERT OR UPDATE OF title, excerpt, content ON post
  FOR EACH ROW EXECUTE FUNCTION post_set_search_text();

CREATE TABLE "post_slug" (
    "slug" TEXT NOT NULL,
    "post_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_slug_pkey" PRIMARY KEY ("slug")
);
CREATE INDEX "post_slug_post_id_idx" ON "post_slug"("post_id");
ALTER TABLE "post_slug" ADD CONSTRAINT "post_slug_post_id_fkey"
    FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whatever writes a post: the address it has is its own for good, or the write fails.
CREATE FUNCTION post_keep_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM post_slug WHERE slug = NEW.slug AND post_id = NEW.id) THEN
    INSERT INTO post_slug (slug, post_id) VALUES (NEW.slug, NEW.id);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER post_slug_kept AFTER INSERT OR UPDATE OF slug ON post
  FOR EACH ROW EXECUTE FUNCTION post_keep_slug();

CREATE TABLE "post_image" (
    "post_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,

    CONSTRAINT "post_image_pkey" PRIMARY KEY ("post_id", "image_id")
);
CREATE INDEX "post_image_image_id_idx" ON "post_image"("image_id");
ALTER TABLE "post_image" ADD CONSTRAINT "post_image_post_id_fkey"
    FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_image" ADD CONSTRAINT "post_image_image_id_fkey"
    FOREIGN KEY ("image_id") REFERENCES "media_image"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "post_revision" (
    "id" UUID NOT NULL,
    "post_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "read_time" TEXT NOT NULL,
    "image_id" UUID,

    CONSTRAINT "post_revision_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "post_revision_post_id_version_key" ON "post_revision"("post_id", "version");
ALTER TABLE "post_revision" ADD CONSTRAINT "post_revision_post_id_fkey"
    FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "post_read" (
    "post_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "post_read_pkey" PRIMARY KEY ("post_id", "day")
);
CREATE INDEX "post_read_day_idx" ON "post_read"("day");
ALTER TABLE "post_read" ADD CONSTRAINT "post_read_post_id_fkey"
    FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "post_reader" (
    "day" DATE NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "post_reader_pkey" PRIMARY KEY ("day", "hash")
);

CREATE TABLE "post_reader_key" (
    "day" DATE NOT NULL,
    "key" BYTEA NOT NULL,

    CONSTRAINT "post_reader_key_pkey" PRIMARY KEY ("day")
);
