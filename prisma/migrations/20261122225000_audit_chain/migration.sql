-- The audit log can only be appended to, and a chain of hashes shows whether that held (docs/decisions/172-audit-chain.md).

-- Keeps an erased address from being guessed from the digest of its entry.
ALTER TABLE "audit_event" ADD COLUMN "nonce" UUID NOT NULL DEFAULT gen_random_uuid();

-- Accounts are disabled, never deleted. SET NULL would change an entry.
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_actor_id_fkey";
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_actor_id_fkey"
  FOREIGN KEY ("actor_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "audit_chain" (
    "position" BIGINT NOT NULL,
    "event_id" UUID NOT NULL,
    "digest" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("position")
);
CREATE UNIQUE INDEX "audit_chain_event_id_position_key" ON "audit_chain"("event_id", "position");

-- Hashes an entry's columns, each with its length in front, so that no text can move from one column to another.
CREATE FUNCTION audit_digest(event audit_event) RETURNS bytea LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT sha256(convert_to(string_agg(coalesce(octet_length(convert_to(part, 'UTF8')) || ':' || part, '-'), ',' ORDER BY n), 'UTF8'))
  FROM unnest(ARRAY[
    event.id::text, (extract(epoch FROM event.at) * 1000)::bigint::text, event.actor_id::text, event.actor_name, event.noun, event.action,
    event.record_id, event.summary, event.details::text, event.request_id, event.search_text, event.nonce::text
  ]) WITH ORDINALITY AS parts(part, n)
$$;

CREATE FUNCTION audit_chain_append(event audit_event) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  last record;
  next bigint;
  digest bytea := public.audit_digest(event);
BEGIN
  -- One at a time, until the end of the transaction: each entry needs the hash of the one before.
  PERFORM pg_advisory_xact_lock(730214552);
  SELECT c.position, c.hash INTO last FROM public.audit_chain AS c ORDER BY c.position DESC LIMIT 1;
  next := coalesce(last.position, 0) + 1;
  INSERT INTO public.audit_chain (position, event_id, digest, hash)
  VALUES (next, event.id, digest, sha256(coalesce(last.hash, ''::bytea) || int8send(next) || uuid_send(event.id) || digest));
END $$;

-- The entries so far.
DO $$
DECLARE event audit_event;
BEGIN
  FOR event IN SELECT * FROM audit_event ORDER BY at, id LOOP
    PERFORM audit_chain_append(event);
  END LOOP;
END $$;

-- Runs at the commit, so that the lock is not held while a transaction does its work. As the owner of the tables, because the
-- site may be another role that cannot write to the chain (deploy/audit-owner.sql).
CREATE FUNCTION audit_event_append() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.audit_chain_append(NEW);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER audit_event_append AFTER INSERT OR UPDATE ON "audit_event"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_event_append();
REVOKE EXECUTE ON FUNCTION audit_chain_append(audit_event) FROM PUBLIC;

-- Returns whether the only difference is that one email address became "[erased]", once or several times.
CREATE FUNCTION audit_is_redaction(before text, after text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog AS $$
DECLARE
  mark CONSTANT text := '[erased]';
  pieces text[] := string_to_array(after, mark);
  cuts int := cardinality(pieces) - cardinality(string_to_array(before, mark));
  size int;
  place int := 1;
  address text;
BEGIN
  IF before IS NOT DISTINCT FROM after THEN RETURN true; END IF;
  IF cuts IS NULL OR cuts < 1 THEN RETURN false; END IF;
  size := length(mark) + (length(before) - length(after)) / cuts;
  FOR i IN 1 .. cardinality(pieces) LOOP
    IF i > 1 AND substr(before, place, length(mark)) = mark THEN
      place := place + length(mark);
    ELSIF i > 1 THEN
      address := coalesce(address, lower(substr(before, place, size)));
      IF lower(substr(before, place, size)) <> address OR address !~ '^[^[:space:]"]+@[^[:space:]"]+$' THEN RETURN false; END IF;
      place := place + size;
    END IF;
    IF substr(before, place, length(pieces[i])) <> pieces[i] THEN RETURN false; END IF;
    place := place + length(pieces[i]);
  END LOOP;
  RETURN place = length(before) + 1;
END $$;

-- Refuses every change but the erasure of a person's address. The chain then has a second link for the entry.
CREATE FUNCTION audit_event_guard() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  others CONSTANT text[] := ARRAY['summary', 'search_text', 'record_id', 'details'];
BEGIN
  IF to_jsonb(NEW) - others IS DISTINCT FROM to_jsonb(OLD) - others
    OR NOT public.audit_is_redaction(OLD.summary, NEW.summary)
    OR NOT public.audit_is_redaction(OLD.record_id, NEW.record_id)
    OR NOT public.audit_is_redaction(OLD.details::text, NEW.details::text)
    OR (NEW.search_text <> OLD.search_text AND NEW.summary = OLD.summary)
  THEN
    RAISE EXCEPTION 'the audit log is never changed, except to erase an email address' USING ERRCODE = 'insufficient_privilege';
  END IF;
  NEW.nonce := gen_random_uuid();
  RETURN NEW;
END $$;
CREATE TRIGGER audit_event_guard BEFORE UPDATE ON "audit_event" FOR EACH ROW EXECUTE FUNCTION audit_event_guard();

CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_event_keep BEFORE DELETE OR TRUNCATE ON "audit_event" FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
CREATE TRIGGER audit_chain_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
