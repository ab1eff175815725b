-- CreateEnum
CREATE TYPE "staff_role" AS ENUM ('owner', 'editor', 'recruiter', 'support', 'viewer');

-- Until now, every account could do everything, and every invitation offered that. New ones get only what is named.
ALTER TABLE "admin_user" ADD COLUMN     "role" "staff_role" NOT NULL DEFAULT 'owner';
ALTER TABLE "admin_user" ALTER COLUMN "role" SET DEFAULT 'viewer';

ALTER TABLE "admin_invitation" ADD COLUMN     "role" "staff_role" NOT NULL DEFAULT 'owner';
ALTER TABLE "admin_invitation" ALTER COLUMN "role" SET DEFAULT 'viewer';
