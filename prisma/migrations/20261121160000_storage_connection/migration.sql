-- Where files are kept, when staff connected a storage of their own: one row, or none.
CREATE TABLE "storage_connection" (
    "id" SMALLINT NOT NULL DEFAULT 1 CHECK ("id" = 1),
    "provider" TEXT NOT NULL CHECK ("provider" IN ('supabase', 's3')),
    "endpoint" TEXT NOT NULL CHECK ("endpoint" LIKE 'https://%'),
    "region" TEXT NOT NULL,
    "access_key_id" TEXT NOT NULL,
    "bucket_prefix" TEXT NOT NULL DEFAULT '',
    "secret" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_by" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "storage_connection_pkey" PRIMARY KEY ("id")
);
