-- users.shop_words: names and addresses of the outlets of a person, for the search of staff.

-- As before, but only those whose shops have changed are locked: most changes of an outlet are none of its name or address.
-- Looked for first, locked in one order, then read anew, because the transaction that held the lock may have changed a shop as well.
CREATE FUNCTION shops_of(people uuid[]) RETURNS TABLE (id uuid, words text) LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
	SELECT person.id, coalesce(left(string_agg(outlets.outlet_name || ' ' || coalesce(outlets.web_url, ''), ' ' ORDER BY outlets.created_at, outlets.id), 65536), '')
	FROM unnest(people) AS person (id)
	LEFT JOIN memberships ON memberships.user_id = person.id
	LEFT JOIN outlets ON outlets.company_id = memberships.company_id
	GROUP BY person.id
$$;

CREATE FUNCTION write_shop_words(people uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	due uuid[] := ARRAY(SELECT users.id FROM users JOIN shops_of(people) AS shops ON shops.id = users.id WHERE users.shop_words <> shops.words);
BEGIN
	IF due = '{}' THEN
		RETURN;
	END IF;
	PERFORM 1 FROM users WHERE id = ANY (due) ORDER BY id FOR NO KEY UPDATE;
	UPDATE users SET shop_words = shops.words FROM shops_of(due) AS shops WHERE users.id = shops.id AND users.shop_words <> shops.words;
END $$;

REVOKE EXECUTE ON FUNCTION write_shop_words(uuid[]) FROM PUBLIC;

CREATE FUNCTION shop_words_of_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	PERFORM write_shop_words(ARRAY(SELECT DISTINCT user_id FROM changed));
	RETURN NULL;
END $$;

CREATE FUNCTION shop_words_of_outlets() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	PERFORM write_shop_words(ARRAY(SELECT DISTINCT user_id FROM memberships WHERE company_id IN (SELECT company_id FROM changed)));
	RETURN NULL;
END $$;

-- Once a statement, however many rows it has: a company of a thousand outlets is written down once.
CREATE TRIGGER shop_words_of_new_members AFTER INSERT ON memberships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop_words_of_members();

CREATE TRIGGER shop_words_of_gone_members AFTER DELETE ON memberships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop_words_of_members();

CREATE TRIGGER shop_words_of_new_outlets AFTER INSERT ON outlets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop_words_of_outlets();

CREATE TRIGGER shop_words_of_changed_outlets AFTER UPDATE ON outlets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop_words_of_outlets();

CREATE TRIGGER shop_words_of_gone_outlets AFTER DELETE ON outlets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop_words_of_outlets();
