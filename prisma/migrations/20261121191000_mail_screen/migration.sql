ALTER TABLE "mail_message" ADD COLUMN "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "mail_message" SET "queued_at" = "created_at";

-- The order of the list, for all mails and for those of one status; when mails were sent; parts of an address.
CREATE INDEX "mail_message_created_at_id_idx" ON "mail_message"("created_at", "id");
DROP INDEX "mail_message_status_created_at_idx";
CREATE INDEX "mail_message_status_created_at_id_idx" ON "mail_message"("status", "created_at", "id");
CREATE INDEX "mail_message_sent_at_idx" ON "mail_message"("sent_at");
CREATE INDEX "mail_message_search_idx" ON "mail_message" USING GIN ("to_email" gin_trgm_ops);
