-- What the tables need before they are created.

-- Finds text anywhere inside a column by index. Part of every PostgreSQL, and of the embedded one.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Millionths of a currency's unit: whole numbers that JavaScript holds exactly.
CREATE DOMAIN micros AS bigint CHECK (VALUE BETWEEN -9007199254740991 AND 9007199254740991);

-- Signs that few rows have: all but plain letters, digits, spaces and what is in every address; and two of the latter in a row.
CREATE FUNCTION rare_signs(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT string_to_array(translate(words, ' abcdefghijklmnopqrstuvwxyz0123456789@.-', ''), NULL)
		|| CASE WHEN words ~ '[-@.]{2}' THEN ARRAY['..'] ELSE ARRAY[]::text[] END
$$;

-- Work for one company runs as this role, which owns nothing; the login role switches to it for a transaction.
DO $$ BEGIN
	CREATE ROLE infiniti_tenant NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

DO $$ BEGIN
	EXECUTE format('GRANT infiniti_tenant TO %I', current_user);
END $$;

-- What one shopper reads runs as this role. It may use nothing but what policies/shoppers.sql names.
DO $$ BEGIN
	CREATE ROLE infiniti_shopper NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

DO $$ BEGIN
	EXECUTE format('GRANT infiniti_shopper TO %I', current_user);
END $$;

-- The tenant role may use every table that is created from here on; policies/grants.sql takes back what it must not.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO infiniti_tenant;

ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO infiniti_tenant;
