-- The id of this installation of the site: one row, created here. It is also written to the storage in use
-- (lib/storage/mark.ts).
CREATE TABLE "installation" (
    "id" SMALLINT NOT NULL DEFAULT 1 CHECK ("id" = 1),
    "uuid" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "installation_pkey" PRIMARY KEY ("id")
);

INSERT INTO "installation" DEFAULT VALUES;
