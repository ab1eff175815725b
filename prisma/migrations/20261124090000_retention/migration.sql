-- How long signups, answered messages and sent emails are kept. One row, absent while the defaults apply.
CREATE TABLE "retention_settings" (
    "id" INTEGER NOT NULL DEFAULT 1 CHECK ("id" = 1),
    "signup_months" INTEGER NOT NULL CHECK ("signup_months" BETWEEN 1 AND 120),
    "message_months" INTEGER NOT NULL CHECK ("message_months" BETWEEN 1 AND 120),
    "email_months" INTEGER NOT NULL CHECK ("email_months" BETWEEN 1 AND 120),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "retention_settings_pkey" PRIMARY KEY ("id")
);
