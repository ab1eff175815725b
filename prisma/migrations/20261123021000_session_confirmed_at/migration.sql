-- When the person at this browser last proved who they are. Sessions from before count from their sign-in.
ALTER TABLE "admin_session" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3);
UPDATE "admin_session" SET "confirmed_at" = "created_at";
ALTER TABLE "admin_session" ALTER COLUMN "confirmed_at" SET DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "admin_session" ALTER COLUMN "confirmed_at" SET NOT NULL;
