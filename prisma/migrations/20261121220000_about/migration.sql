-- The About page.
CREATE TYPE "value_icon" AS ENUM ('shield', 'heart', 'lightbulb', 'globe', 'target', 'users', 'award', 'zap');

CREATE TABLE "about_page" (
    "id" INTEGER NOT NULL DEFAULT 1 CHECK ("id" = 1),
    "mission_text" TEXT NOT NULL CHECK (length("mission_text") BETWEEN 1 AND 2000),
    "story_text" TEXT NOT NULL CHECK (length("story_text") BETWEEN 1 AND 20000),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "about_page_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "core_value" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL CHECK (length("title") BETWEEN 1 AND 120),
    "description" TEXT NOT NULL CHECK (length("description") BETWEEN 1 AND 600),
    "icon" "value_icon" NOT NULL DEFAULT 'shield',
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "core_value_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "core_value_position_key" UNIQUE ("position") DEFERRABLE
);

CREATE TABLE "team_member" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL CHECK (length("name") BETWEEN 1 AND 120),
    "role" TEXT NOT NULL CHECK (length("role") BETWEEN 1 AND 120),
    "bio" TEXT NOT NULL CHECK (length("bio") BETWEEN 0 AND 1000),
    "image_id" UUID,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "team_member_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "team_member_position_key" UNIQUE ("position") DEFERRABLE
);
CREATE INDEX "team_member_image_id_idx" ON "team_member"("image_id");
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_image_id_fkey"
    FOREIGN KEY ("image_id") REFERENCES "media_image"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "milestone" (
    "id" UUID NOT NULL,
    "year" TEXT NOT NULL CHECK (length("year") BETWEEN 1 AND 20),
    "title" TEXT NOT NULL CHECK (length("title") BETWEEN 1 AND 120),
    "description" TEXT NOT NULL CHECK (length("description") BETWEEN 0 AND 600),
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "milestone_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "milestone_position_key" UNIQUE ("position") DEFERRABLE
);
