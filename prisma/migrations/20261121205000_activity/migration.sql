-- The audit log as a list: paged by time, and by person, noun or action with it. One without the id before was not total.
ALTER TABLE "audit_event" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';

CREATE FUNCTION audit_event_set_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(NEW.summary);
  RETURN NEW;
END $$;
CREATE TRIGGER audit_event_search_text
  BEFORE INSERT OR UPDATE OF summary ON "audit_event"
  FOR EACH ROW EXECUTE FUNCTION audit_event_set_search_text();
UPDATE "audit_event" SET "summary" = "summary";

DROP INDEX "audit_event_at_idx";
CREATE INDEX "audit_event_at_id_idx" ON "audit_event"("at", "id");
CREATE INDEX "audit_event_actor_name_at_id_idx" ON "audit_event"("actor_name", "at", "id");
CREATE INDEX "audit_event_noun_at_id_idx" ON "audit_event"("noun", "at", "id");
CREATE INDEX "audit_event_action_at_id_idx" ON "audit_event"("action", "at", "id");
CREATE INDEX "audit_event_search_idx" ON "audit_event" USING GIN ("search_text" gin_trgm_ops);

-- How many confirmed on each day.
CREATE INDEX "newsletter_subscriber_confirmed_at_idx" ON "newsletter_subscriber"("confirmed_at");
