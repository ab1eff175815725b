-- Without pg_temp at the end, Postgres looks up types and tables in the session's temporary schema first, before pg_catalog. A domain
-- pg_temp.bytea with a check would then run code of the site's role with the rights of the audit log's owner.
-- After deploy/audit-owner.sql, grant moneyplan_audit to the site's role while this runs.
ALTER FUNCTION audit_digest(audit_event) SET search_path = pg_catalog, pg_temp;
ALTER FUNCTION audit_chain_append(audit_event) SET search_path = pg_catalog, pg_temp;
ALTER FUNCTION audit_event_append() SET search_path = pg_catalog, pg_temp;
ALTER FUNCTION audit_is_redaction(text, text) SET search_path = pg_catalog, pg_temp;
ALTER FUNCTION audit_event_guard() SET search_path = pg_catalog, pg_temp;
ALTER FUNCTION audit_refuse() SET search_path = pg_catalog, pg_temp;
