-- CreateEnum
CREATE TYPE "image_copies" AS ENUM ('pending', 'ready', 'failed');

-- AlterTable
ALTER TABLE "media_image" ADD COLUMN     "copies" "image_copies" NOT NULL DEFAULT 'pending',
ADD COLUMN     "copy_widths" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
