-- Whether a visitor caused the email. Such emails are sent after those of staff, also when they are queued again.
ALTER TABLE "mail_message" ADD COLUMN "is_from_visitor" BOOLEAN NOT NULL DEFAULT false;
