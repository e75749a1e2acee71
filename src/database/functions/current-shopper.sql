-- The store, the customer and the order of this transaction; the policies of shoppers compare every row with them.
CREATE FUNCTION current_outlet() RETURNS uuid LANGUAGE sql STABLE AS $$
	SELECT nullif(current_setting('app.outlet', true), '')::uuid
$$;

CREATE FUNCTION current_customer() RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT nullif(current_setting('app.customer', true), '')::bigint
$$;

CREATE FUNCTION current_order() RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT nullif(current_setting('app.order', true), '')::bigint
$$;
