-- When a retention period was last shortened. Nothing is erased for a week after that, so that an owner can undo it.
ALTER TABLE "retention_settings" ADD COLUMN "shortened_at" TIMESTAMPTZ(3);
ALTER TABLE "hiring_settings" ADD COLUMN "shortened_at" TIMESTAMPTZ(3);
