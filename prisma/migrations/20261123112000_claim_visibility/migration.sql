-- AlterTable
ALTER TABLE "claim" ADD COLUMN     "is_shown" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "public_source" TEXT;

-- CreateTable
CREATE TABLE "claim_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "only_sourced" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "claim_settings_pkey" PRIMARY KEY ("id")
);

-- There is one row of settings.
ALTER TABLE "claim_settings" ADD CONSTRAINT "claim_settings_single" CHECK ("id" = 1);
