-- Transfers, entries, documents and charges of plans only grow: an error is corrected by another transfer or document.
CREATE FUNCTION money_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
END $$;

DO $$ DECLARE kept text; BEGIN
	FOREACH kept IN ARRAY ARRAY['transfers', 'entries', 'documents', 'plan_charges'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION money_only_grows()', kept || '_only_grow', kept);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION money_only_grows()', kept || '_are_never_emptied', kept);
	END LOOP;
END $$;

-- All entries of a transfer are inserted by one statement, so what each statement adds must sum to nothing, in one currency.
CREATE FUNCTION entries_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM added LEFT JOIN ledger_accounts a ON a.id = added.account_id
		GROUP BY added.transfer_id
		HAVING sum(added.amount) <> 0 OR count(a.id) <> count(*) OR min(a.currency) <> max(a.currency)
	) THEN
		RAISE EXCEPTION 'the entries of a transfer do not sum to zero in one currency';
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER entries_sum_to_zero AFTER INSERT ON entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_sum_to_zero();

CREATE FUNCTION ledger_account(p_kind text, p_currency text) RETURNS uuid LANGUAGE sql STABLE AS $$
	SELECT id FROM ledger_accounts WHERE kind = p_kind AND currency = p_currency AND company_id IS NULL
$$;

-- A transfer that is known by its key: the same answer again, or a refusal where it was asked for something else.
CREATE FUNCTION known_transfer(p_scope text, p_key text, p_fingerprint text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE t transfers; e entries;
BEGIN
	SELECT * INTO t FROM transfers WHERE scope = p_scope AND key = p_key;
	IF NOT FOUND THEN RETURN NULL; END IF;
	IF t.fingerprint <> p_fingerprint THEN RAISE EXCEPTION 'key_reused' USING ERRCODE = 'IM422'; END IF;
	SELECT * INTO e FROM entries WHERE transfer_id = t.id AND seq IS NOT NULL;
	RETURN jsonb_build_object('transfer', t.id, 'amount', e.amount, 'balance', e.balance_after, 'repeated', true);
END $$;
