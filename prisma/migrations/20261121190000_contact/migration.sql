CREATE TYPE "contact_message_status" AS ENUM ('new', 'replied', 'resolved');
CREATE TYPE "contact_event_kind" AS ENUM ('reply', 'status', 'note');

CREATE TABLE "contact_info" (
    "id" INTEGER NOT NULL DEFAULT 1 CHECK ("id" = 1),
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "business_hours" TEXT NOT NULL,
    "support_hours" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_info_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "contact_message" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "name" TEXT NOT NULL CHECK (length("name") BETWEEN 1 AND 200),
    "email" TEXT NOT NULL CHECK (length("email") BETWEEN 3 AND 254),
    "subject" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "status" "contact_message_status" NOT NULL DEFAULT 'new',
    "consent_version" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "contact_message_reference_key" ON "contact_message"("reference");
CREATE INDEX "contact_message_received_at_id_idx" ON "contact_message"("received_at", "id");
CREATE INDEX "contact_message_subject_id_idx" ON "contact_message"("subject", "id");
CREATE INDEX "contact_message_name_id_idx" ON "contact_message"("name", "id");
CREATE INDEX "contact_message_status_id_idx" ON "contact_message"("status", "id");
CREATE INDEX "contact_message_email_idx" ON "contact_message"("email");
CREATE INDEX "contact_message_deleted_at_id_idx" ON "contact_message"("deleted_at", "id");
CREATE INDEX "contact_message_search_idx" ON "contact_message" USING GIN ("search_text" gin_trgm_ops);

CREATE FUNCTION contact_message_set_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(
    NEW.reference || E'\n' || NEW.name || E'\n' || NEW.email || E'\n' || NEW.subject || E'\n' || NEW.message);
  RETURN NEW;
END $$;

CREATE TRIGGER contact_message_search_text
  BEFORE INSERT OR UPDATE OF reference, name, email, subject, message ON contact_message
  FOR EACH ROW EXECUTE FUNCTION contact_message_set_search_text();

CREATE TABLE "contact_event" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" "contact_event_kind" NOT NULL,
    "actor_name" TEXT NOT NULL,
    "from_status" "contact_message_status",
    "to_status" "contact_message_status",
    "text" TEXT NOT NULL DEFAULT '',
    "mail_id" UUID,

    CONSTRAINT "contact_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "contact_event_message_id_at_idx" ON "contact_event"("message_id", "at");
ALTER TABLE "contact_event" ADD CONSTRAINT "contact_event_message_id_fkey"
    FOREIGN KEY ("message_id") REFERENCES "contact_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "saved_reply" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL CHECK (length("title") BETWEEN 1 AND 80),
    "body" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_reply_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "saved_reply_title_key" ON "saved_reply"("title");
