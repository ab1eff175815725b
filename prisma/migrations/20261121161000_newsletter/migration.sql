-- Who gets the newsletter, after confirming it.
CREATE TYPE "subscriber_status" AS ENUM ('pending', 'subscribed', 'unsubscribed');

CREATE TABLE "newsletter_subscriber" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL CHECK (length("email") BETWEEN 3 AND 254),
    "status" "subscriber_status" NOT NULL DEFAULT 'pending',
    "source" TEXT NOT NULL,
    "consent_version" TEXT NOT NULL,
    "consented_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "token_hash" TEXT NOT NULL CHECK (length("token_hash") = 64),
    "token_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),

    CONSTRAINT "newsletter_subscriber_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "newsletter_subscriber_confirmed" CHECK ("status" <> 'subscribed' OR "confirmed_at" IS NOT NULL),
    CONSTRAINT "newsletter_subscriber_stopped" CHECK ("status" <> 'unsubscribed' OR "unsubscribed_at" IS NOT NULL)
);
CREATE UNIQUE INDEX "newsletter_subscriber_email_key" ON "newsletter_subscriber"("email");
CREATE UNIQUE INDEX "newsletter_subscriber_token_hash_key" ON "newsletter_subscriber"("token_hash");
CREATE INDEX "newsletter_subscriber_status_created_at_id_idx" ON "newsletter_subscriber"("status", "created_at", "id");
CREATE INDEX "newsletter_subscriber_status_token_expires_at_idx" ON "newsletter_subscriber"("status", "token_expires_at");
