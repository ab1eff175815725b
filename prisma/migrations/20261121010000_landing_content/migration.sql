-- CreateEnum
CREATE TYPE "faq_placement" AS ENUM ('landing', 'help');

-- CreateEnum
CREATE TYPE "feature_icon" AS ENUM ('vault', 'schedule', 'chat', 'calendar', 'insights', 'emergency', 'bell', 'card');

-- CreateEnum
CREATE TYPE "feature_screen" AS ENUM ('vault', 'schedule', 'chat', 'calendar', 'insights', 'emergency');

-- CreateTable
CREATE TABLE "faq" (
    "id" UUID NOT NULL,
    "placement" "faq_placement" NOT NULL,
    "category" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "faq_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "testimonial" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "image_key" TEXT,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "testimonial_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feature" (
    "id" UUID NOT NULL,
    "icon" "feature_icon" NOT NULL,
    "screen" "feature_screen" NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "feature_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "claim" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "checked_on" DATE NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "claim_pkey" PRIMARY KEY ("key")
);

-- Constraints instead of Prisma's plain indexes: only they can be deferrable, that is checked at the end of a statement,
-- and a new order is one UPDATE in which rows trade their positions.
ALTER TABLE "faq" ADD CONSTRAINT "faq_placement_position_key" UNIQUE ("placement", "position") DEFERRABLE;
ALTER TABLE "testimonial" ADD CONSTRAINT "testimonial_position_key" UNIQUE ("position") DEFERRABLE;
ALTER TABLE "feature" ADD CONSTRAINT "feature_position_key" UNIQUE ("position") DEFERRABLE;
