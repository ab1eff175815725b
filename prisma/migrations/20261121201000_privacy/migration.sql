CREATE TYPE "privacy_request_kind" AS ENUM ('access', 'erasure');
CREATE TYPE "privacy_request_status" AS ENUM ('unconfirmed', 'open', 'erasing', 'done', 'refused');

CREATE TABLE "privacy_request" (
    "id" UUID NOT NULL,
    "kind" "privacy_request_kind" NOT NULL,
    "status" "privacy_request_status" NOT NULL DEFAULT 'unconfirmed',
    "email" TEXT CHECK (length("email") BETWEEN 3 AND 254),
    "email_hash" TEXT NOT NULL,
    "token_hash" TEXT,
    "token_expires_at" TIMESTAMPTZ(3),
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "closed_by" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL DEFAULT '',
    "counts" JSONB,

    CONSTRAINT "privacy_request_pkey" PRIMARY KEY ("id"),
    -- Lists go by these.
    CONSTRAINT "privacy_request_due" CHECK (("status" = 'unconfirmed') = ("due_at" IS NULL)),
    CONSTRAINT "privacy_request_closed" CHECK (("status" IN ('done', 'refused')) = ("closed_at" IS NOT NULL)),
    -- Only what is closed can be without its address.
    CONSTRAINT "privacy_request_address" CHECK ("email" IS NOT NULL OR "status" IN ('done', 'refused'))
);
CREATE UNIQUE INDEX "privacy_request_token_hash_key" ON "privacy_request"("token_hash");
CREATE INDEX "privacy_request_due_at_id_idx" ON "privacy_request"("due_at", "id");
CREATE INDEX "privacy_request_closed_at_id_idx" ON "privacy_request"("closed_at", "id");
CREATE INDEX "privacy_request_status_requested_at_idx" ON "privacy_request"("status", "requested_at");
CREATE INDEX "privacy_request_email_idx" ON "privacy_request"("email");
CREATE INDEX "privacy_request_email_hash_idx" ON "privacy_request"("email_hash");

CREATE TABLE "privacy_copy" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "privacy_copy_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "privacy_copy_token_hash_key" ON "privacy_copy"("token_hash");
CREATE INDEX "privacy_copy_email_idx" ON "privacy_copy"("email");
CREATE INDEX "privacy_copy_expires_at_idx" ON "privacy_copy"("expires_at");

CREATE TABLE "privacy_suppression" (
    "email_hash" TEXT NOT NULL,
    "reason" "mail_suppression_reason" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "privacy_suppression_pkey" PRIMARY KEY ("email_hash")
);
