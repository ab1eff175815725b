-- Lets a person be erased whose address is only in the folded text of an entry ("ádá@example.com" in the summary), or whose address is
-- so short that it became "[…]". Both used to be refused, and so stopped the whole erasure.
-- After deploy/audit-owner.sql, grant moneyplan_audit to the site's role while this runs.

-- Returns whether the only difference is that one email address became "[erased]" or "[…]", once or several times.
CREATE OR REPLACE FUNCTION audit_is_redaction(before text, after text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  mark text;
  pieces text[];
  cuts int;
  size int;
  place int;
  address text;
BEGIN
  IF before IS NOT DISTINCT FROM after THEN RETURN true; END IF;
  <<marks>>
  FOREACH mark IN ARRAY ARRAY['[erased]', '[…]'] LOOP
    pieces := string_to_array(after, mark);
    cuts := cardinality(pieces) - cardinality(string_to_array(before, mark));
    CONTINUE marks WHEN cuts IS NULL OR cuts < 1;
    size := length(mark) + (length(before) - length(after)) / cuts;
    place := 1;
    address := NULL;
    FOR i IN 1 .. cardinality(pieces) LOOP
      IF i > 1 AND substr(before, place, length(mark)) = mark THEN
        place := place + length(mark);
      ELSIF i > 1 THEN
        address := coalesce(address, lower(substr(before, place, size)));
        CONTINUE marks WHEN lower(substr(before, place, size)) <> address OR address !~ '^[^[:space:]"]+@[^[:space:]"]+$';
        place := place + size;
      END IF;
      CONTINUE marks WHEN substr(before, place, length(pieces[i])) <> pieces[i];
      place := place + length(pieces[i]);
    END LOOP;
    IF place = length(before) + 1 THEN RETURN true; END IF;
  END LOOP;
  RETURN false;
END $$;

-- Refuses every change but the erasure of a person's address. The chain then has a second link for the entry.
CREATE OR REPLACE FUNCTION audit_event_guard() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  others CONSTANT text[] := ARRAY['summary', 'search_text', 'record_id', 'details'];
BEGIN
  IF to_jsonb(NEW) - others IS DISTINCT FROM to_jsonb(OLD) - others
    OR NOT public.audit_is_redaction(OLD.summary, NEW.summary)
    OR NOT public.audit_is_redaction(OLD.search_text, NEW.search_text)
    OR NOT public.audit_is_redaction(OLD.record_id, NEW.record_id)
    OR NOT public.audit_is_redaction(OLD.details::text, NEW.details::text)
  THEN
    RAISE EXCEPTION 'the audit log is never changed, except to erase an email address' USING ERRCODE = 'insufficient_privilege';
  END IF;
  NEW.nonce := gen_random_uuid();
  RETURN NEW;
END $$;

-- Does not fold the summary again if the folded text has been redacted, because that would bring the address back.
CREATE OR REPLACE FUNCTION audit_event_set_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.summary <> OLD.summary AND NEW.search_text = OLD.search_text) THEN
    NEW.search_text := search_fold(NEW.summary);
  END IF;
  RETURN NEW;
END $$;
