-- Privacy policy and terms of service, with every version they had.
CREATE TYPE "legal_kind" AS ENUM ('privacy', 'terms');

CREATE TABLE "legal_document" (
    "kind" "legal_kind" NOT NULL,
    "last_updated_text" TEXT NOT NULL DEFAULT '' CHECK (length("last_updated_text") <= 60),
    "policy_updates_text" TEXT NOT NULL DEFAULT '' CHECK (length("policy_updates_text") <= 2000),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "legal_document_pkey" PRIMARY KEY ("kind")
);

CREATE TABLE "legal_section" (
    "id" UUID NOT NULL,
    "kind" "legal_kind" NOT NULL,
    "title" TEXT NOT NULL CHECK (length("title") BETWEEN 1 AND 160),
    "content" TEXT NOT NULL CHECK (length("content") BETWEEN 1 AND 20000),
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "legal_section_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "legal_section_kind_position_key" UNIQUE ("kind", "position") DEFERRABLE,
    CONSTRAINT "legal_section_kind_fkey" FOREIGN KEY ("kind") REFERENCES "legal_document"("kind") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "legal_version" (
    "id" UUID NOT NULL,
    "kind" "legal_kind" NOT NULL,
    "number" INTEGER NOT NULL CHECK ("number" > 0),
    "sections" JSONB NOT NULL,
    "last_updated_text" TEXT NOT NULL,
    "policy_updates_text" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "legal_version_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "legal_version_kind_fkey" FOREIGN KEY ("kind") REFERENCES "legal_document"("kind") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "legal_version_kind_number_key" ON "legal_version"("kind", "number");

-- What a visitor agreed to stays as it was.
CREATE FUNCTION legal_version_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of a legal document is never changed';
END $$;
CREATE TRIGGER legal_version_immutable BEFORE UPDATE OR DELETE ON "legal_version"
  FOR EACH ROW EXECUTE FUNCTION legal_version_refuse_change();
