-- Compares the texts as bytes. Postgres finds a character of a text by counting from its start, so the check of a long entry full of
-- mentions took a second, and the erasure of an address that an editor had saved over and over always exceeded the time limit.
-- Compares the addresses in capitals, like the pattern of the erasure: the capital of "ı" is "I", whose lower case is "i".
-- Accepts an address that is encoded as in a web address ("ada%40example.com").
-- After deploy/audit-owner.sql, grant moneyplan_audit to the site's role while this runs.

-- Returns whether the only difference is that one email address became "[erased]" or "[…]", once or several times.
CREATE OR REPLACE FUNCTION audit_is_redaction(before text, after text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  bytes bytea := convert_to(before, 'UTF8');
  mark text;
  mark_bytes bytea;
  pieces text[];
  piece bytea;
  cuts int;
  size int;
  place int;
  stop int;
  found text;
  address text;
BEGIN
  IF before IS NOT DISTINCT FROM after THEN RETURN true; END IF;
  <<marks>>
  FOREACH mark IN ARRAY ARRAY['[erased]', '[…]'] LOOP
    mark_bytes := convert_to(mark, 'UTF8');
    pieces := string_to_array(after, mark);
    cuts := cardinality(pieces) - cardinality(string_to_array(before, mark));
    CONTINUE marks WHEN cuts IS NULL OR cuts < 1;
    size := length(mark) + (length(before) - length(after)) / cuts;
    CONTINUE marks WHEN size < 1;
    place := 1;
    address := NULL;
    FOR i IN 1 .. cardinality(pieces) LOOP
      IF i > 1 AND substr(bytes, place, length(mark_bytes)) = mark_bytes THEN
        place := place + length(mark_bytes);
      ELSIF i > 1 THEN
        -- The address is somewhere in the next bytes, at most four per character. Bytes from 128 to 191 continue a character.
        stop := least(place + 4 * size, length(bytes) + 1);
        WHILE stop <= length(bytes) AND get_byte(bytes, stop - 1) BETWEEN 128 AND 191 LOOP stop := stop - 1; END LOOP;
        found := left(convert_from(substr(bytes, place, stop - place), 'UTF8'), size);
        place := place + octet_length(found);
        found := upper(found COLLATE "und-x-icu");
        address := coalesce(address, found);
        CONTINUE marks WHEN found <> address OR address !~ '^[^[:space:]"]+(@|%40)[^[:space:]"]+$';
      END IF;
      piece := convert_to(pieces[i], 'UTF8');
      CONTINUE marks WHEN substr(bytes, place, length(piece)) <> piece;
      place := place + length(piece);
    END LOOP;
    IF place = length(bytes) + 1 THEN RETURN true; END IF;
  END LOOP;
  RETURN false;
END $$;
