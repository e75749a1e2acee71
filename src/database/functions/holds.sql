-- Holds the whole of a batch, or nothing of it.
CREATE FUNCTION authorise_holds(
	p_batch uuid, p_wallet uuid, p_outlet uuid, p_module_server text, p_key text, p_fingerprint text, p_purpose text,
	p_expires timestamptz, p_at timestamptz, p_ids uuid[], p_rates integer[], p_categories text[], p_prices bigint[], p_units integer[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE w wallets; v_new integer; v_total bigint; v_floor bigint; v_known jsonb;
BEGIN
	INSERT INTO holds (id, company_id, wallet_id, outlet_id, batch, position, module_server, key, fingerprint, rate_id, category, purpose, unit_price, units, amount, expires_at, created_at)
		SELECT l.id, company.company_id, p_wallet, p_outlet, p_batch, l.position, p_module_server, p_key, p_fingerprint, l.rate, l.category, p_purpose, l.price, l.units, l.price * l.units, p_expires, p_at
		FROM (SELECT company_id FROM wallets WHERE id = p_wallet) AS company,
			unnest(p_ids, p_rates, p_categories, p_prices, p_units) WITH ORDINALITY AS l (id, rate, category, price, units, position)
		ON CONFLICT (module_server, key, position) DO NOTHING;
	GET DIAGNOSTICS v_new = ROW_COUNT;
	IF v_new < cardinality(p_ids) THEN
		v_known := known_holds(p_module_server, p_key, p_fingerprint);
		IF v_new > 0 THEN RAISE EXCEPTION 'key_reused' USING ERRCODE = 'IM422'; END IF;
		RETURN v_known;
	END IF;
	SELECT sum(price * units) INTO v_total FROM unnest(p_prices, p_units) AS l (price, units);
	LOOP
		-- One statement checks, locks and holds: from here to the commit everybody else waits.
		UPDATE wallets SET held = held + v_total
			WHERE id = p_wallet AND (frozen_at IS NULL OR p_purpose = 'authentication')
				AND balance - held - v_total >= CASE WHEN p_purpose = 'authentication' THEN 0 ELSE reserve END
			RETURNING * INTO w;
		EXIT WHEN FOUND;
		SELECT * INTO STRICT w FROM wallets WHERE id = p_wallet FOR UPDATE;
		IF w.frozen_at IS NOT NULL AND p_purpose <> 'authentication' THEN
			RAISE EXCEPTION 'wallet_frozen' USING ERRCODE = 'IM403';
		END IF;
		v_floor := CASE WHEN p_purpose = 'authentication' THEN 0 ELSE w.reserve END;
		IF w.balance - w.held - v_floor < v_total THEN
			RAISE EXCEPTION 'wallet_short' USING ERRCODE = 'IM402',
				DETAIL = jsonb_build_object('needed', v_total, 'available', greatest(0, w.balance - w.held - v_floor))::text;
		END IF;
		-- The wallet changed between the two statements. It is locked now, so the next turn holds.
	END LOOP;
	IF w.balance - w.held < w.alert_below THEN PERFORM alert_wallet(p_wallet, p_at); END IF;
	RETURN jsonb_build_object('batch', p_batch, 'amount', v_total, 'repeated', false);
END $$;

CREATE FUNCTION known_holds(p_module_server text, p_key text, p_fingerprint text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE v_batch uuid; v_fingerprint text; v_amount bigint;
BEGIN
	SELECT batch, min(fingerprint), sum(amount) INTO v_batch, v_fingerprint, v_amount FROM holds WHERE module_server = p_module_server AND key = p_key GROUP BY batch;
	IF v_batch IS NULL THEN RETURN NULL; END IF;
	IF v_fingerprint <> p_fingerprint THEN RAISE EXCEPTION 'key_reused' USING ERRCODE = 'IM422'; END IF;
	RETURN jsonb_build_object('batch', v_batch, 'amount', v_amount, 'repeated', true);
END $$;

-- Charges a part of a hold, or all of it. For a week after expiry it takes what is available; the rest is our loss. What
-- its module server gave back is not charged any more.
CREATE FUNCTION capture_hold(
	p_id uuid, p_hold uuid, p_module_server text, p_key text, p_fingerprint text, p_units integer, p_category text, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
	h holds; w wallets; v_scope text := 'module-server:' || p_module_server; v_amount bigint; v_revenue uuid; v_account uuid; v_currency text;
	v_left bigint; v_balance bigint; v_free bigint; v_line bigint; v_seq bigint; v_credit bigint := 0; v_taken bigint;
BEGIN
	-- Without a lock: only what never changes of a hold and a wallet is used of these two reads.
	SELECT * INTO h FROM holds WHERE id = p_hold AND module_server = p_module_server;
	IF NOT FOUND THEN
		PERFORM known_transfer(v_scope, p_key, p_fingerprint);
		RAISE EXCEPTION 'hold_unknown' USING ERRCODE = 'IM404';
	END IF;
	SELECT currency, account_id, ledger_account('revenue_messages', currency) INTO v_currency, v_account, v_revenue
		FROM wallets WHERE id = h.wallet_id;
	INSERT INTO transfers (id, company_id, outlet_id, kind, currency, hold_id, rate_id, units, scope, key, fingerprint, memo, at)
		VALUES (p_id, h.company_id, h.outlet_id, 'capture', v_currency, h.id, h.rate_id, p_units, v_scope, p_key, p_fingerprint,
			CASE WHEN p_at < h.expires_at THEN '' ELSE 'late' END, p_at)
		ON CONFLICT (scope, key) DO NOTHING;
	IF NOT FOUND THEN RETURN known_transfer(v_scope, p_key, p_fingerprint) || hold_figures(p_hold); END IF;
	IF p_category <> h.category THEN RAISE EXCEPTION 'category_changed' USING ERRCODE = 'IM409'; END IF;
	v_amount := h.unit_price * p_units;
	UPDATE holds SET captured = captured + v_amount,
		state = CASE WHEN captured + v_amount + released = amount THEN 'closed' ELSE 'open' END
		WHERE id = p_hold AND state = 'open' AND v_amount <= amount - captured - late
		RETURNING amount - captured - released INTO v_left;
	IF FOUND THEN
		UPDATE wallets SET balance = balance - v_amount, held = held - v_amount, seq = seq + 1
			WHERE id = h.wallet_id AND credit = 0
			RETURNING balance, balance - held, alert_below, seq INTO v_balance, v_free, v_line, v_seq;
		IF NOT FOUND THEN
			-- Credit that we gave is taken first.
			SELECT -least(credit, v_amount) INTO STRICT v_credit FROM wallets WHERE id = h.wallet_id FOR UPDATE;
			UPDATE wallets SET balance = balance - v_amount, held = held - v_amount, seq = seq + 1, credit = credit + v_credit
				WHERE id = h.wallet_id
				RETURNING balance, balance - held, alert_below, seq INTO v_balance, v_free, v_line, v_seq;
		END IF;
		INSERT INTO entries (transfer_id, account_id, company_id, kind, amount, credit_amount, seq, balance_after, at) VALUES
			(p_id, v_account, h.company_id, 'capture', -v_amount, v_credit, v_seq, v_balance, p_at),
			(p_id, v_revenue, h.company_id, 'capture', v_amount, 0, NULL, NULL, p_at);
		IF v_free < v_line THEN PERFORM alert_wallet(h.wallet_id, p_at); END IF;
		RETURN jsonb_build_object('transfer', p_id, 'amount', -v_amount, 'balance', v_balance, 'repeated', false, 'left', v_left);
	END IF;
	SELECT * INTO STRICT h FROM holds WHERE id = p_hold FOR UPDATE;
	IF v_amount > h.amount - h.captured - h.late THEN RAISE EXCEPTION 'capture_too_large' USING ERRCODE = 'IM409'; END IF;
	IF h.late + v_amount > h.released OR p_at < h.expires_at OR h.voided_at IS NOT NULL
		OR p_at > h.expires_at + interval '7 days' THEN RAISE EXCEPTION 'hold_closed' USING ERRCODE = 'IM409'; END IF;
	UPDATE holds SET late = late + v_amount WHERE id = h.id;
	SELECT * INTO STRICT w FROM wallets WHERE id = h.wallet_id FOR UPDATE;
	v_taken := least(v_amount, greatest(0, w.balance - w.held - CASE WHEN h.purpose = 'authentication' THEN 0 ELSE w.reserve END));
	v_credit := -least(w.credit, v_taken);
	IF v_taken > 0 THEN
		UPDATE wallets SET balance = balance - v_taken, credit = credit + v_credit, seq = seq + 1 WHERE id = w.id;
	END IF;
	INSERT INTO entries (transfer_id, account_id, company_id, kind, amount, credit_amount, seq, balance_after, at)
		SELECT p_id, account, w.company_id, 'capture', amount, credit, line, after, p_at FROM (VALUES
			(w.account_id, -v_taken, v_credit, w.seq + 1, w.balance - v_taken),
			(ledger_account('writeoff', w.currency), v_taken - v_amount, 0, NULL, NULL),
			(v_revenue, v_amount, 0, NULL, NULL)) AS e (account, amount, credit, line, after)
		WHERE amount <> 0;
	RETURN jsonb_build_object('transfer', p_id, 'amount', -v_taken, 'balance', w.balance - v_taken, 'repeated', false) || hold_figures(p_hold);
END $$;

CREATE FUNCTION hold_figures(p_hold uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object('left', amount - captured - released) FROM holds WHERE id = p_hold
$$;

-- Gives back what is left of a hold. Done again, it gives back nothing.
CREATE FUNCTION release_hold(p_hold uuid, p_module_server text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE h holds; v_left bigint;
BEGIN
	SELECT * INTO h FROM holds WHERE id = p_hold AND (p_module_server IS NULL OR module_server = p_module_server) FOR UPDATE;
	IF NOT FOUND THEN RAISE EXCEPTION 'hold_unknown' USING ERRCODE = 'IM404'; END IF;
	v_left := h.amount - h.captured - h.released;
	IF v_left > 0 THEN
		UPDATE holds SET released = released + v_left, state = 'closed',
			voided_at = CASE WHEN p_module_server IS NULL THEN NULL ELSE now() END WHERE id = h.id;
		UPDATE wallets SET held = held - v_left WHERE id = h.wallet_id;
	END IF;
	RETURN jsonb_build_object('released', v_left);
END $$;

-- For moduleServers that died: up to so many holds whose time is over, wallet by wallet, never waiting for one that is busy.
CREATE FUNCTION expire_holds(p_at timestamptz, p_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE v_hold uuid; v_count integer := 0;
BEGIN
	FOR v_hold IN
		SELECT id FROM holds WHERE state = 'open' AND expires_at <= p_at
		ORDER BY wallet_id, id LIMIT p_most FOR UPDATE SKIP LOCKED
	LOOP
		PERFORM release_hold(v_hold, NULL);
		v_count := v_count + 1;
	END LOOP;
	RETURN v_count;
END $$;
