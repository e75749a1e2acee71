-- The company of this transaction; the policies compare every row with it.
CREATE FUNCTION current_company() RETURNS uuid LANGUAGE sql STABLE AS $$
	SELECT nullif(current_setting('app.company', true), '')::uuid
$$;
