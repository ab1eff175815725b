-- A second factor, recovery codes, and accounts by invitation.
ALTER TABLE "admin_user" ADD COLUMN "totp_secret" TEXT,
    ADD COLUMN "totp_enabled_at" TIMESTAMPTZ(3),
    ADD COLUMN "totp_last_step" BIGINT,
    ADD CONSTRAINT "admin_user_totp_whole" CHECK ("totp_enabled_at" IS NULL OR "totp_secret" IS NOT NULL);

CREATE TABLE "admin_recovery_code" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "admin_recovery_code_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "admin_recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "admin_recovery_code_user_id_code_hash_key" ON "admin_recovery_code"("user_id", "code_hash");

CREATE TABLE "admin_invitation" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL CHECK (length("email") BETWEEN 3 AND 254),
    "token_hash" TEXT NOT NULL,
    "invited_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    "user_id" UUID,

    CONSTRAINT "admin_invitation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "admin_invitation_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "admin_invitation_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "admin_invitation_token_hash_key" ON "admin_invitation"("token_hash");
CREATE UNIQUE INDEX "admin_invitation_user_id_key" ON "admin_invitation"("user_id");
CREATE INDEX "admin_invitation_created_at_id_idx" ON "admin_invitation"("created_at", "id");
