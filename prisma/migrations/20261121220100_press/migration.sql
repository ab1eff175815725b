-- The press kit.
CREATE TYPE "asset_category" AS ENUM ('logos', 'screenshots', 'marketing');

CREATE TABLE "press_page" (
    "id" INTEGER NOT NULL DEFAULT 1 CHECK ("id" = 1),
    "boilerplate" TEXT NOT NULL CHECK (length("boilerplate") BETWEEN 1 AND 5000),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "press_page_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "press_contact" (
    "id" INTEGER NOT NULL DEFAULT 1 CHECK ("id" = 1),
    "press_email" TEXT NOT NULL CHECK (length("press_email") BETWEEN 0 AND 254),
    "press_phone" TEXT NOT NULL CHECK (length("press_phone") BETWEEN 0 AND 40),
    "general_email" TEXT NOT NULL CHECK (length("general_email") BETWEEN 0 AND 254),
    "address" TEXT NOT NULL CHECK (length("address") BETWEEN 0 AND 500),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "press_contact_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "press_fact" (
    "id" UUID NOT NULL,
    "label" TEXT NOT NULL DEFAULT '' CHECK (length("label") <= 80),
    "value" TEXT NOT NULL DEFAULT '' CHECK (length("value") <= 200),
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "press_fact_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "press_fact_position_key" UNIQUE ("position") DEFERRABLE
);

CREATE TABLE "key_message" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL CHECK (length("title") BETWEEN 0 AND 120),
    "description" TEXT NOT NULL CHECK (length("description") BETWEEN 0 AND 1000),
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "key_message_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "key_message_position_key" UNIQUE ("position") DEFERRABLE
);

CREATE TABLE "press_leader" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL CHECK (length("name") BETWEEN 0 AND 120),
    "role" TEXT NOT NULL CHECK (length("role") BETWEEN 0 AND 120),
    "bio" TEXT NOT NULL CHECK (length("bio") BETWEEN 0 AND 1000),
    "image_id" UUID,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "press_leader_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "press_leader_position_key" UNIQUE ("position") DEFERRABLE
);
CREATE INDEX "press_leader_image_id_idx" ON "press_leader"("image_id");
ALTER TABLE "press_leader" ADD CONSTRAINT "press_leader_image_id_fkey"
    FOREIGN KEY ("image_id") REFERENCES "media_image"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "press_file" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL CHECK (length("name") BETWEEN 1 AND 200),
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL CHECK ("size" > 0),
    "sha256" TEXT NOT NULL CHECK (length("sha256") = 64),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "press_file_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "press_file_key_key" ON "press_file"("key");
CREATE INDEX "press_file_created_at_idx" ON "press_file"("created_at");

CREATE TABLE "press_asset" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL CHECK (length("name") BETWEEN 1 AND 120),
    "category" "asset_category" NOT NULL DEFAULT 'logos',
    "description" TEXT NOT NULL CHECK (length("description") BETWEEN 0 AND 600),
    "file_id" UUID NOT NULL,
    "preview_id" UUID,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "press_asset_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "press_asset_position_key" UNIQUE ("position") DEFERRABLE
);
CREATE INDEX "press_asset_file_id_idx" ON "press_asset"("file_id");
ALTER TABLE "press_asset" ADD CONSTRAINT "press_asset_file_id_fkey"
    FOREIGN KEY ("file_id") REFERENCES "press_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "press_asset_preview_id_idx" ON "press_asset"("preview_id");
ALTER TABLE "press_asset" ADD CONSTRAINT "press_asset_preview_id_fkey"
    FOREIGN KEY ("preview_id") REFERENCES "media_image"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "news_item" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "title" TEXT NOT NULL CHECK (length("title") BETWEEN 0 AND 200),
    "outlet" TEXT NOT NULL DEFAULT '' CHECK (length("outlet") <= 120),
    "link" TEXT NOT NULL DEFAULT '' CHECK (length("link") <= 2000),
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "news_item_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "news_item_position_key" UNIQUE ("position") DEFERRABLE
);
