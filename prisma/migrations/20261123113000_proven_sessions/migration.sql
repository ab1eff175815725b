-- AlterTable
ALTER TABLE "admin_session" ADD COLUMN "is_proven" BOOLEAN NOT NULL DEFAULT false;

-- These accounts have needed a code to sign in.
UPDATE "admin_session" SET "is_proven" = true
FROM "admin_user" WHERE "admin_user"."id" = "user_id" AND "totp_enabled_at" IS NOT NULL;
