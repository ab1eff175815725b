-- Trigram search of the waitlist. A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "mail_status" AS ENUM ('queued', 'sent', 'failed', 'suppressed', 'cancelled');

-- CreateEnum
CREATE TYPE "mail_suppression_reason" AS ENUM ('unsubscribed', 'bounced', 'complained');

-- CreateEnum
CREATE TYPE "waitlist_status" AS ENUM ('active', 'notified', 'converted');

-- CreateEnum
CREATE TYPE "campaign_status" AS ENUM ('sending', 'done', 'cancelled');

-- CreateTable
CREATE TABLE "audit_event" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "noun" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "record_id" TEXT,
    "summary" TEXT NOT NULL,
    "details" JSONB,
    "request_id" TEXT,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_user" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "password_hash" TEXT NOT NULL,
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "user_agent" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "admin_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "mail_message" (
    "id" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "props" JSONB NOT NULL,
    "to_email" TEXT NOT NULL,
    "to_name" TEXT NOT NULL DEFAULT '',
    "status" "mail_status" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "subject_id" UUID,
    "campaign_id" UUID,

    CONSTRAINT "mail_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_suppression" (
    "email" TEXT NOT NULL,
    "reason" "mail_suppression_reason" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_suppression_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "waitlist" (
    "id" UUID NOT NULL,
    "name" TEXT COLLATE "und-x-icu" NOT NULL,
    "email" TEXT NOT NULL,
    "status" "waitlist_status" NOT NULL DEFAULT 'active',
    "source" TEXT NOT NULL,
    "consent_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),

    CONSTRAINT "waitlist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "waitlist_count" (
    "id" BIGSERIAL NOT NULL,
    "status" "waitlist_status" NOT NULL,
    "delta" INTEGER NOT NULL,

    CONSTRAINT "waitlist_count_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaigns" (
    "id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "preview" TEXT NOT NULL DEFAULT '',
    "audience" JSONB NOT NULL,
    "status" "campaign_status" NOT NULL DEFAULT 'sending',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "recipient_count" INTEGER NOT NULL,
    "cursor" UUID,
    "created_by_id" UUID,

    CONSTRAINT "campaigns_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_event_at_idx" ON "audit_event"("at" DESC);

-- CreateIndex
CREATE INDEX "audit_event_noun_record_id_idx" ON "audit_event"("noun", "record_id");

-- CreateIndex
CREATE UNIQUE INDEX "admin_user_username_key" ON "admin_user"("username");

-- CreateIndex
CREATE INDEX "admin_session_user_id_created_at_idx" ON "admin_session"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

-- CreateIndex
CREATE INDEX "mail_message_campaign_id_status_idx" ON "mail_message"("campaign_id", "status");

-- CreateIndex
CREATE INDEX "mail_message_status_created_at_idx" ON "mail_message"("status", "created_at");

-- CreateIndex
CREATE INDEX "mail_message_to_email_idx" ON "mail_message"("to_email");

-- CreateIndex
CREATE UNIQUE INDEX "mail_message_campaign_id_subject_id_key" ON "mail_message"("campaign_id", "subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "waitlist_email_key" ON "waitlist"("email");

-- CreateIndex
CREATE INDEX "waitlist_created_at_id_idx" ON "waitlist"("created_at", "id");

-- CreateIndex
CREATE INDEX "waitlist_name_id_idx" ON "waitlist"("name", "id");

-- CreateIndex
CREATE INDEX "waitlist_status_created_at_id_idx" ON "waitlist"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "waitlist_status_name_id_idx" ON "waitlist"("status", "name", "id");

-- CreateIndex
CREATE INDEX "waitlist_status_email_idx" ON "waitlist"("status", "email");

-- CreateIndex
CREATE INDEX "waitlist_deleted_at_idx" ON "waitlist"("deleted_at");

-- CreateIndex
CREATE INDEX "waitlist_search_idx" ON "waitlist" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "campaigns_started_at_idx" ON "campaigns"("started_at" DESC);

-- AddForeignKey
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_session" ADD CONSTRAINT "admin_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Exact counts per status without counting a million rows and without one hot row that all signups queue for:
-- every statement appends its differences, a job folds them.
CREATE FUNCTION waitlist_count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waitlist_count (status, delta)
  SELECT status, count(*)::int FROM new_rows WHERE deleted_at IS NULL GROUP BY status;
  RETURN NULL;
END $$;

CREATE FUNCTION waitlist_count_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waitlist_count (status, delta)
  SELECT status, sum(delta)::int
  FROM (
    SELECT status, 1 AS delta FROM new_rows WHERE deleted_at IS NULL
    UNION ALL
    SELECT status, -1 FROM old_rows WHERE deleted_at IS NULL
  ) AS differences
  GROUP BY status
  HAVING sum(delta) <> 0;
  RETURN NULL;
END $$;

CREATE FUNCTION waitlist_count_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waitlist_count (status, delta)
  SELECT status, -count(*)::int FROM old_rows WHERE deleted_at IS NULL GROUP BY status;
  RETURN NULL;
END $$;

CREATE TRIGGER waitlist_count_insert AFTER INSERT ON waitlist
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION waitlist_count_inserted();
CREATE TRIGGER waitlist_count_update AFTER UPDATE ON waitlist
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION waitlist_count_updated();
CREATE TRIGGER waitlist_count_delete AFTER DELETE ON waitlist
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION waitlist_count_deleted();
