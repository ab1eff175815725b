-- When the site gave up on an email, and the deletion that canceled it.
ALTER TABLE "mail_message" ADD COLUMN "failed_at" TIMESTAMPTZ(3), ADD COLUMN "canceled_with" TIMESTAMPTZ(3);
UPDATE "mail_message" SET "failed_at" = "created_at" WHERE "status" = 'failed';
