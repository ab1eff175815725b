-- Compares the redacted addresses by the rules of ICU. Those of the database may know only ASCII: it then refused the erasure of
-- an address that an entry spells "ádá@example.com" and "ÁDÁ@example.com".
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
        address := coalesce(address, lower(substr(before, place, size) COLLATE "und-x-icu"));
        CONTINUE marks WHEN lower(substr(before, place, size) COLLATE "und-x-icu") <> address OR address !~ '^[^[:space:]"]+@[^[:space:]"]+$';
        place := place + size;
      END IF;
      CONTINUE marks WHEN substr(before, place, length(pieces[i])) <> pieces[i];
      place := place + length(pieces[i]);
    END LOOP;
    IF place = length(before) + 1 THEN RETURN true; END IF;
  END LOOP;
  RETURN false;
END $$;
