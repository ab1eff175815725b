-- Takes the audit log away from the site's own role: it can then add entries, but not change or delete any, nor switch off the triggers
-- that refuse it. Only a superuser of the database still can. Replace "moneyplan" if the site's role has another name, and run this as a
-- superuser after the first migration, and again for the new database after a restore:
--
--   psql -v ON_ERROR_STOP=1 -f deploy/audit-owner.sql DATABASE
--
-- Everything else stays with the site's role, which migrates it as before. A migration that changes the audit log itself, such as
-- 20261124190000_audit_search_path, needs "GRANT moneyplan_audit TO moneyplan" before it, and "REVOKE moneyplan_audit FROM moneyplan" after it.
-- Restore a backup into a new database that belongs to moneyplan.
BEGIN;
-- The site's role can create schemas, tables and functions. None of them may run with the superuser's rights, or be mistaken for the audit log.
SET LOCAL search_path = pg_catalog, pg_temp;

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'moneyplan_audit') THEN
    CREATE ROLE moneyplan_audit NOLOGIN;
  END IF;
END $$;

-- The owner of a database or schema can drop every table in it.
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I OWNER TO moneyplan_audit', current_database());
  EXECUTE format('GRANT CREATE, CONNECT, TEMPORARY ON DATABASE %I TO moneyplan', current_database());
END $$;
ALTER SCHEMA public OWNER TO moneyplan_audit;
GRANT CREATE, USAGE ON SCHEMA public TO moneyplan;

ALTER TABLE public.audit_event OWNER TO moneyplan_audit;
ALTER TABLE public.audit_chain OWNER TO moneyplan_audit;
ALTER FUNCTION public.audit_digest(public.audit_event) OWNER TO moneyplan_audit;
ALTER FUNCTION public.audit_chain_append(public.audit_event) OWNER TO moneyplan_audit;
ALTER FUNCTION public.audit_event_append() OWNER TO moneyplan_audit;
ALTER FUNCTION public.audit_event_guard() OWNER TO moneyplan_audit;
ALTER FUNCTION public.audit_event_set_search_text() OWNER TO moneyplan_audit;
ALTER FUNCTION public.audit_is_redaction(text, text) OWNER TO moneyplan_audit;
ALTER FUNCTION public.audit_refuse() OWNER TO moneyplan_audit;

REVOKE ALL ON public.audit_event, public.audit_chain FROM moneyplan;
GRANT SELECT, INSERT ON public.audit_event TO moneyplan;
-- The trigger only accepts the erasure of an email address.
GRANT UPDATE (summary, search_text, record_id, details) ON public.audit_event TO moneyplan;
GRANT SELECT ON public.audit_chain TO moneyplan;

COMMIT;
