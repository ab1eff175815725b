ALTER TABLE "newsletter_subscriber" ADD COLUMN "topics" TEXT[] DEFAULT ARRAY[]::TEXT[];
CREATE INDEX "newsletter_subscriber_created_at_id_idx" ON "newsletter_subscriber"("created_at", "id");
CREATE INDEX "newsletter_subscriber_search_idx" ON "newsletter_subscriber" USING GIN ("email" gin_trgm_ops);

ALTER TABLE "campaigns" ADD COLUMN "post_id" UUID;
CREATE UNIQUE INDEX "campaigns_post_id_key" ON "campaigns"("post_id");
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_post_id_fkey"
    FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE SET NULL ON UPDATE CASCADE;
