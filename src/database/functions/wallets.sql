-- The wallet of a company, with the accounts that its currency needs. Safe to repeat.
CREATE FUNCTION open_wallet(p_id uuid, p_company uuid, p_currency text, p_at timestamptz) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE v_account uuid; v_wallet uuid;
BEGIN
	SELECT id INTO v_wallet FROM wallets WHERE company_id = p_company AND currency = p_currency;
	IF FOUND THEN RETURN v_wallet; END IF;
	INSERT INTO ledger_accounts (id, currency, kind)
		SELECT gen_random_uuid(), p_currency, kind FROM unnest(ARRAY['clearing_shopify', 'clearing_card', 'revenue_messages',
			'revenue_subscription', 'tax_payable', 'promotions', 'suspense', 'writeoff']) AS kind
		ON CONFLICT DO NOTHING;
	INSERT INTO ledger_accounts (id, currency, company_id, kind)
		VALUES (gen_random_uuid(), p_currency, p_company, 'wallet'), (gen_random_uuid(), p_currency, p_company, 'owed')
		ON CONFLICT DO NOTHING;
	SELECT id INTO v_account FROM ledger_accounts WHERE kind = 'wallet' AND currency = p_currency AND company_id = p_company;
	INSERT INTO wallets (id, company_id, currency, account_id, created_at)
		VALUES (p_id, p_company, p_currency, v_account, p_at) ON CONFLICT DO NOTHING;
	SELECT id INTO v_wallet FROM wallets WHERE company_id = p_company AND currency = p_currency;
	INSERT INTO wallet_settings (wallet_id, company_id, updated_at) VALUES (v_wallet, p_company, p_at) ON CONFLICT DO NOTHING;
	RETURN v_wallet;
END $$;

-- One hot wallet: what can be done before its row is locked is done before, and one statement checks, locks and changes.
-- The functions of 0019 keep their names, arguments and answers. Locks: the key, the hold, the wallet.
CREATE FUNCTION alert_wallet(p_wallet uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO wallet_alerts (id, wallet_id, company_id, line, free, at)
		SELECT gen_random_uuid(), id, company_id, alert_below, balance - held, p_at FROM wallets WHERE id = p_wallet;
	UPDATE wallets SET alert_below = NULL WHERE id = p_wallet;
END $$;

-- Moves the balance of one wallet. The key first, then the wallet's lock, then nothing else is waited for.
CREATE FUNCTION post_to_wallet(
	p_id uuid, p_wallet uuid, p_kind text, p_scope text, p_key text, p_amount bigint, p_counter uuid, p_at timestamptz,
	p_fingerprint text DEFAULT '', p_credit bigint DEFAULT NULL, p_uses_reserve boolean DEFAULT false, p_even_frozen boolean DEFAULT false,
	p_outlet uuid DEFAULT NULL, p_rate integer DEFAULT NULL, p_units integer DEFAULT NULL, p_memo text DEFAULT '', p_made_by uuid DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE w wallets; v_credit bigint; v_free bigint;
BEGIN
	INSERT INTO transfers (id, company_id, outlet_id, kind, currency, rate_id, units, scope, key, fingerprint, memo, made_by, at)
		SELECT p_id, company_id, p_outlet, p_kind, currency, p_rate, p_units, p_scope, p_key, p_fingerprint, p_memo, p_made_by, p_at
		FROM wallets WHERE id = p_wallet
		ON CONFLICT (scope, key) DO NOTHING;
	IF NOT FOUND THEN RETURN known_transfer(p_scope, p_key, p_fingerprint); END IF;
	SELECT * INTO STRICT w FROM wallets WHERE id = p_wallet FOR UPDATE;
	IF w.frozen_at IS NOT NULL AND NOT p_even_frozen THEN
		RAISE EXCEPTION 'wallet_frozen' USING ERRCODE = 'IM403';
	END IF;
	v_free := w.balance - w.held;
	IF p_amount < 0 AND v_free + p_amount < (CASE WHEN p_uses_reserve THEN 0 ELSE w.reserve END) THEN
		RAISE EXCEPTION 'wallet_short' USING ERRCODE = 'IM402', DETAIL = jsonb_build_object('needed', -p_amount,
			'available', greatest(0, v_free - CASE WHEN p_uses_reserve THEN 0 ELSE w.reserve END))::text;
	END IF;
	v_credit := coalesce(p_credit, CASE WHEN p_amount < 0 THEN -least(w.credit, -p_amount) ELSE 0 END);
	v_free := v_free + p_amount;
	UPDATE wallets SET balance = balance + p_amount, credit = credit + v_credit, seq = seq + 1,
		alert_below = CASE WHEN p_amount < 0 AND v_free < alert_below THEN NULL ELSE alert_below END
		WHERE id = p_wallet;
	INSERT INTO entries (transfer_id, account_id, company_id, kind, amount, credit_amount, seq, balance_after, at) VALUES
		(p_id, w.account_id, w.company_id, p_kind, p_amount, v_credit, w.seq + 1, w.balance + p_amount, p_at),
		(p_id, p_counter, w.company_id, p_kind, -p_amount, 0, NULL, NULL, p_at);
	IF p_amount < 0 AND v_free < w.alert_below THEN
		INSERT INTO wallet_alerts (id, wallet_id, company_id, line, free, at) VALUES (gen_random_uuid(), w.id, w.company_id, w.alert_below, v_free, p_at);
	END IF;
	RETURN jsonb_build_object('transfer', p_id, 'amount', p_amount, 'balance', w.balance + p_amount, 'repeated', false);
END $$;

-- Takes back a spend whose message was never delivered: once, with what was credit as credit.
CREATE FUNCTION reverse_spend(p_id uuid, p_spend uuid, p_module_server text, p_at timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE t transfers; e entries; v_wallet uuid;
BEGIN
	SELECT * INTO t FROM transfers WHERE id = p_spend AND kind = 'spend' AND scope = 'module-server:' || p_module_server;
	IF NOT FOUND THEN RAISE EXCEPTION 'spend_unknown' USING ERRCODE = 'IM404'; END IF;
	SELECT * INTO STRICT e FROM entries WHERE transfer_id = t.id AND seq IS NOT NULL;
	SELECT id INTO STRICT v_wallet FROM wallets WHERE account_id = e.account_id;
	RETURN post_to_wallet(p_id => p_id, p_wallet => v_wallet, p_kind => 'reversal', p_scope => 'reversal', p_key => t.id::text,
		p_amount => -e.amount, p_credit => -e.credit_amount, p_counter => ledger_account('revenue_messages', t.currency),
		p_uses_reserve => true, p_even_frozen => true, p_outlet => t.outlet_id, p_rate => t.rate_id, p_units => t.units, p_at => p_at);
END $$;

-- The first line of a wallet at or after a moment, by halving: lines are in the order of time.
CREATE FUNCTION first_line_since(p_account uuid, p_at timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE v_low bigint := 1; v_high bigint; v_middle bigint; v_found timestamptz;
BEGIN
	SELECT coalesce(max(seq), 0) + 1 INTO v_high FROM entries WHERE account_id = p_account AND seq IS NOT NULL;
	WHILE v_low < v_high LOOP
		v_middle := (v_low + v_high) / 2;
		SELECT at INTO v_found FROM entries WHERE account_id = p_account AND seq = v_middle;
		IF v_found < p_at THEN v_low := v_middle + 1; ELSE v_high := v_middle; END IF;
	END LOOP;
	RETURN v_low;
END $$;

-- Adds what was spent since the last time to the hours. Returns how many lines were read.
CREATE FUNCTION roll_up_spending(p_wallet uuid, p_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE v_from bigint; v_to bigint; v_account uuid;
BEGIN
	SELECT rolled_seq INTO v_from FROM wallet_settings WHERE wallet_id = p_wallet FOR UPDATE;
	SELECT account_id, least(seq, v_from + p_most) INTO v_account, v_to FROM wallets WHERE id = p_wallet;
	IF v_to <= v_from THEN RETURN 0; END IF;
	INSERT INTO wallet_spending AS s (wallet_id, company_id, hour, outlet_id, module_server, rate_line, units, amount)
		SELECT p_wallet, e.company_id, date_trunc('hour', e.at), t.outlet_id,
			coalesce(split_part(nullif(t.scope, 'reversal'), ':', 2), split_part(o.scope, ':', 2), ''), r.line,
			sum(CASE WHEN e.kind = 'reversal' THEN -t.units ELSE t.units END)::integer, -sum(e.amount)::bigint
		FROM entries e JOIN transfers t ON t.id = e.transfer_id JOIN rates r ON r.id = t.rate_id
			LEFT JOIN transfers o ON t.scope = 'reversal' AND o.id::text = t.key
		WHERE e.account_id = v_account AND e.seq > v_from AND e.seq <= v_to AND e.kind IN ('capture', 'spend', 'reversal') AND t.outlet_id IS NOT NULL
		GROUP BY 1, 2, 3, 4, 5, 6
		ON CONFLICT (wallet_id, hour, outlet_id, module_server, rate_line) DO UPDATE SET units = s.units + excluded.units, amount = s.amount + excluded.amount;
	UPDATE wallet_settings SET rolled_seq = v_to WHERE wallet_id = p_wallet;
	RETURN v_to - v_from;
END $$;
