-- AlterTable
ALTER TABLE "admin_session" ADD COLUMN "used_second_factor" BOOLEAN NOT NULL DEFAULT false;

-- These accounts have needed a code to sign in.
UPDATE "admin_session" SET "used_second_factor" = true
FROM "admin_user" WHERE "admin_user"."id" = "user_id" AND "totp_enabled_at" IS NOT NULL;
