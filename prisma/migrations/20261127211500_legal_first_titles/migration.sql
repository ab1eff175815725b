-- Every page of a legal document used to read all its versions to find these titles.
CREATE TABLE "legal_first_title" (
    "section_id" UUID NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "legal_first_title_pkey" PRIMARY KEY ("section_id")
);
INSERT INTO "legal_first_title"
SELECT DISTINCT ON (section->>'id') (section->>'id')::uuid, section->>'title'
FROM "legal_version", jsonb_array_elements("sections") AS section ORDER BY section->>'id', "number";
