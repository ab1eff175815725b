CREATE TYPE "position_status" AS ENUM ('active', 'paused', 'closed');
CREATE TYPE "application_status" AS ENUM ('pending', 'reviewing', 'interview', 'rejected', 'hired');
CREATE TYPE "application_event_kind" AS ENUM ('received', 'status', 'note', 'mail', 'resume');

CREATE TABLE "job_position" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL CHECK (length("title") BETWEEN 1 AND 120),
    "slug" TEXT NOT NULL CHECK (length("slug") BETWEEN 1 AND 120),
    "department" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "salary" TEXT NOT NULL DEFAULT '',
    "salary_min_kobo" BIGINT CHECK ("salary_min_kobo" > 0),
    "salary_max_kobo" BIGINT CHECK ("salary_max_kobo" >= "salary_min_kobo"),
    "description" TEXT NOT NULL,
    "requirements" TEXT[],
    "status" "position_status" NOT NULL DEFAULT 'active',
    "posted_date" DATE NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_position_pkey" PRIMARY KEY ("id"),
    -- Checked at the end of a statement, so that a statement may permute.
    CONSTRAINT "job_position_position_key" UNIQUE ("position") DEFERRABLE,
    CONSTRAINT "job_position_salary_whole" CHECK (("salary_min_kobo" IS NULL) = ("salary_max_kobo" IS NULL))
);
CREATE UNIQUE INDEX "job_position_slug_key" ON "job_position"("slug");

CREATE TABLE "job_application" (
    "id" UUID NOT NULL,
    "position_id" UUID,
    "position_title" TEXT NOT NULL,
    "applicant_name" TEXT NOT NULL CHECK (length("applicant_name") BETWEEN 1 AND 200),
    "email" TEXT NOT NULL CHECK (length("email") BETWEEN 3 AND 254),
    "phone" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "experience" TEXT NOT NULL,
    "cover_letter" TEXT NOT NULL,
    "portfolio_url" TEXT,
    "linkedin_url" TEXT,
    "available_start_date" DATE NOT NULL,
    "salary_expectation" TEXT,
    "status" "application_status" NOT NULL DEFAULT 'pending',
    "consent_version" TEXT NOT NULL,
    "applied_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "job_application_pkey" PRIMARY KEY ("id"),
    -- Retention counts from the decision: without its time a decided application would stay for ever.
    CONSTRAINT "job_application_decided" CHECK (("status" IN ('rejected', 'hired')) = ("decided_at" IS NOT NULL))
);
CREATE INDEX "job_application_applied_at_id_idx" ON "job_application"("applied_at", "id");
CREATE INDEX "job_application_applicant_name_id_idx" ON "job_application"("applicant_name", "id");
CREATE INDEX "job_application_position_title_id_idx" ON "job_application"("position_title", "id");
CREATE INDEX "job_application_status_id_idx" ON "job_application"("status", "id");
CREATE INDEX "job_application_email_position_id_idx" ON "job_application"("email", "position_id");
CREATE INDEX "job_application_position_id_idx" ON "job_application"("position_id");
CREATE INDEX "job_application_deleted_at_id_idx" ON "job_application"("deleted_at", "id");
CREATE INDEX "job_application_decided_at_idx" ON "job_application"("decided_at");
CREATE INDEX "job_application_search_idx" ON "job_application" USING GIN ("search_text" gin_trgm_ops);
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_position_id_fkey"
    FOREIGN KEY ("position_id") REFERENCES "job_position"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE FUNCTION job_application_set_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(NEW.applicant_name || E'\n' || NEW.email || E'\n' || NEW.position_title);
  RETURN NEW;
END $$;

CREATE TRIGGER job_application_search_text BEFORE INSERT OR UPDATE OF applicant_name, email, position_title ON job_application
  FOR EACH ROW EXECUTE FUNCTION job_application_set_search_text();

CREATE TABLE "resume" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "file_name" TEXT NOT NULL CHECK (length("file_name") BETWEEN 1 AND 255),
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL CHECK ("size" > 0),
    "sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "application_id" UUID,

    CONSTRAINT "resume_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "resume_key_key" ON "resume"("key");
CREATE UNIQUE INDEX "resume_application_id_key" ON "resume"("application_id");
CREATE INDEX "resume_created_at_idx" ON "resume"("created_at");
ALTER TABLE "resume" ADD CONSTRAINT "resume_application_id_fkey"
    FOREIGN KEY ("application_id") REFERENCES "job_application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "job_application_event" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" "application_event_kind" NOT NULL,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "from_status" "application_status",
    "to_status" "application_status",
    "text" TEXT NOT NULL DEFAULT '',
    "mail_id" UUID,

    CONSTRAINT "job_application_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "job_application_event_application_id_at_idx" ON "job_application_event"("application_id", "at");
ALTER TABLE "job_application_event" ADD CONSTRAINT "job_application_event_application_id_fkey"
    FOREIGN KEY ("application_id") REFERENCES "job_application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "hiring_settings" (
    "id" INTEGER NOT NULL DEFAULT 1 CHECK ("id" = 1),
    "contact_email" TEXT NOT NULL,
    "retention_months" INTEGER NOT NULL CHECK ("retention_months" BETWEEN 1 AND 120),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hiring_settings_pkey" PRIMARY KEY ("id")
);
