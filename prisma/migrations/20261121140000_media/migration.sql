-- Public images.
CREATE TABLE "media_image" (
    "id" UUID NOT NULL,
    "bucket" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL CHECK (length("name") BETWEEN 1 AND 200),
    "alt" TEXT NOT NULL DEFAULT '' CHECK (length("alt") <= 250),
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL CHECK ("size" > 0),
    "width" INTEGER NOT NULL CHECK ("width" > 0),
    "height" INTEGER NOT NULL CHECK ("height" > 0),
    "blur" TEXT NOT NULL,
    "sha256" TEXT NOT NULL CHECK (length("sha256") = 64),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_image_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "media_image_bucket_key_key" ON "media_image"("bucket", "key");
CREATE UNIQUE INDEX "media_image_bucket_sha256_key" ON "media_image"("bucket", "sha256");
CREATE INDEX "media_image_created_at_id_idx" ON "media_image"("created_at", "id");

-- A testimonial's photo. The reference keeps an image that is shown from being deleted.
ALTER TABLE "testimonial" DROP COLUMN "image_key", ADD COLUMN "image_id" UUID;
CREATE INDEX "testimonial_image_id_idx" ON "testimonial"("image_id");
ALTER TABLE "testimonial" ADD CONSTRAINT "testimonial_image_id_fkey"
    FOREIGN KEY ("image_id") REFERENCES "media_image"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
