-- AlterTable
ALTER TABLE "campaigns" ADD COLUMN "announced" JSONB;

-- Campaigns that are being sent need the post that they announce.
UPDATE "campaigns"
SET "announced" = jsonb_build_object('title', post.title, 'excerpt', post.excerpt, 'slug', post.slug, 'category', post.category)
FROM "post"
WHERE post.id = "campaigns".post_id;
