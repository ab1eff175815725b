-- A draft needs only a title. Readers are shown the rest, too.
ALTER TABLE "post"
    DROP CONSTRAINT "post_excerpt_check",
    DROP CONSTRAINT "post_author_check",
    ADD CONSTRAINT "post_excerpt_check" CHECK (length("excerpt") <= 400),
    ADD CONSTRAINT "post_author_check" CHECK (length("author") <= 80),
    ADD CONSTRAINT "post_complete_unless_draft"
        CHECK ("status" = 'draft' OR ("excerpt" <> '' AND "author" <> '' AND "category" <> ''));
