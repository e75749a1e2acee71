-- Millionths of a currency's unit: whole numbers that JavaScript holds exactly.
CREATE DOMAIN micros AS bigint CHECK (VALUE BETWEEN -9007199254740991 AND 9007199254740991);
--> statement-breakpoint
CREATE TABLE "adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"act" text NOT NULL,
	"amount" "micros" NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"state" text NOT NULL,
	CONSTRAINT "adjustments_act" CHECK ("adjustments"."act" in ('adjust', 'freeze', 'unfreeze', 'refund')),
	CONSTRAINT "adjustments_amount" CHECK (("adjustments"."amount" = 0) = ("adjustments"."act" in ('freeze', 'unfreeze'))),
	CONSTRAINT "adjustments_note" CHECK (length("adjustments"."note") >= 10),
	CONSTRAINT "adjustments_state" CHECK ("adjustments"."state" in ('proposed', 'posted', 'refused')),
	CONSTRAINT "adjustments_second_person" CHECK ("adjustments"."state" <> 'posted' or not "adjustments"."needs_second" or ("adjustments"."decided_by" is not null and "adjustments"."decided_by" <> "adjustments"."proposed_by"))
);
--> statement-breakpoint
CREATE TABLE "card_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"ref" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"series" text PRIMARY KEY NOT NULL,
	"next" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"period_from" date,
	"period_to" date,
	"snapshot" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"corrects" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_number" UNIQUE("series","number"),
	CONSTRAINT "documents_subject" UNIQUE("company_id","kind","subject"),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('receipt', 'receipt_voucher', 'invoice', 'tax_invoice', 'statement_of_charges', 'credit_note', 'refund_voucher'))
);
--> statement-breakpoint
CREATE TABLE "host_keys" (
	"host_id" text NOT NULL,
	"kid" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "host_keys_host_id_kid_pk" PRIMARY KEY("host_id","kid")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"id" text PRIMARY KEY NOT NULL,
	"slugs" text[] NOT NULL,
	"origin" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"outlet_id" uuid,
	"way" text NOT NULL,
	"purpose" text NOT NULL,
	"shop" text,
	"provider_ref" text,
	"charge_ref" text,
	"currency" text NOT NULL,
	"net" "micros" NOT NULL,
	"tax" "micros" NOT NULL,
	"state" text NOT NULL,
	"pay_url" text,
	"refusal" text,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payments_ref" UNIQUE("way","provider_ref"),
	CONSTRAINT "payments_way" CHECK ("payments"."way" in ('shopify', 'card')),
	CONSTRAINT "payments_purpose" CHECK ("payments"."purpose" in ('top_up', 'auto_top_up')),
	CONSTRAINT "payments_sums" CHECK ("payments"."net" > 0 and "payments"."tax" >= 0),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('started', 'pending', 'settled', 'failed', 'expired', 'disputed', 'refunded')),
	CONSTRAINT "payments_settled" CHECK (("payments"."settled_at" is not null) = ("payments"."state" in ('settled', 'disputed', 'refunded')))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" "micros" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"charged_on" text NOT NULL,
	"unit_price" "micros" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"short_notice" text DEFAULT '' NOT NULL,
	"published_by" uuid NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"state" text NOT NULL,
	CONSTRAINT "rate_proposals_price" CHECK ("rate_proposals"."unit_price" >= 0),
	CONSTRAINT "rate_proposals_two_people" CHECK ("rate_proposals"."state" <> 'approved' or ("rate_proposals"."decided_by" is not null and "rate_proposals"."decided_by" <> "rate_proposals"."published_by"))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"whole" boolean NOT NULL,
	"differences" integer NOT NULL,
	"report" jsonb NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"adjustment_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"net" "micros" NOT NULL,
	"tax" "micros" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_once" UNIQUE("adjustment_id","payment_id"),
	CONSTRAINT "refunds_sums" CHECK ("refunds"."net" > 0 and "refunds"."tax" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"way" text NOT NULL,
	"shop" text,
	"provider_ref" text,
	"checkout_ref" text,
	"state" text NOT NULL,
	"price" "micros" NOT NULL,
	"currency" text NOT NULL,
	"usage_line" text,
	"usage_cap" "micros",
	"pay_url" text,
	"trial_ends_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"trouble_since" timestamp with time zone,
	"provider_at" timestamp with time zone NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_ref" UNIQUE("way","provider_ref"),
	CONSTRAINT "subscriptions_way" CHECK ("subscriptions"."way" in ('shopify', 'card')),
	CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('pending', 'trial', 'active', 'past_due', 'frozen', 'cancelling', 'ended', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "wallet_settings" (
	"wallet_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"reserve_chosen" "micros",
	"alert_sum" "micros",
	"code_countries" text[],
	"auto_on" boolean DEFAULT false NOT NULL,
	"auto_threshold" "micros",
	"auto_target" "micros",
	"auto_cap" "micros",
	"auto_failures" integer DEFAULT 0 NOT NULL,
	"auto_next_at" timestamp with time zone,
	"auto_off_why" text,
	"card_customer" text,
	"card_method" text,
	"card_brand" text,
	"card_last4" text,
	"rolled_seq" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_settings_auto" CHECK (not "wallet_settings"."auto_on" or ("wallet_settings"."auto_threshold" > 0 and "wallet_settings"."auto_target" > "wallet_settings"."auto_threshold" and "wallet_settings"."auto_cap" > 0))
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"transfer_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" "micros" NOT NULL,
	"granted_amount" "micros" DEFAULT 0 NOT NULL,
	"seq" bigint,
	"balance_after" "micros",
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "entries_transfer_id_account_id_pk" PRIMARY KEY("transfer_id","account_id"),
	CONSTRAINT "entries_amount" CHECK ("entries"."amount" <> 0),
	CONSTRAINT "entries_line_is_whole" CHECK (("entries"."seq" is null) = ("entries"."balance_after" is null)),
	CONSTRAINT "entries_not_below_zero" CHECK ("entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"batch" uuid NOT NULL,
	"position" integer NOT NULL,
	"host" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"rate_id" integer NOT NULL,
	"category" text NOT NULL,
	"purpose" text NOT NULL,
	"unit_price" "micros" NOT NULL,
	"units" integer NOT NULL,
	"amount" "micros" NOT NULL,
	"captured" "micros" DEFAULT 0 NOT NULL,
	"released" "micros" DEFAULT 0 NOT NULL,
	"late" "micros" DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_key" UNIQUE("host","key","position"),
	CONSTRAINT "holds_purpose" CHECK ("holds"."purpose" in ('authentication', 'utility', 'marketing')),
	CONSTRAINT "holds_amount" CHECK ("holds"."amount" > 0 and "holds"."units" > 0),
	CONSTRAINT "holds_settled_once" CHECK ("holds"."captured" >= 0 and "holds"."released" >= 0 and "holds"."captured" + "holds"."released" <= "holds"."amount" and "holds"."late" between 0 and "holds"."released"),
	CONSTRAINT "holds_state" CHECK ("holds"."state" = case when "holds"."captured" + "holds"."released" = "holds"."amount" then 'closed' else 'open' end)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	CONSTRAINT "ledger_accounts_once" UNIQUE NULLS NOT DISTINCT("kind","currency","company_id"),
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('wallet', 'owed', 'clearing_shopify', 'clearing_card', 'revenue_messages', 'revenue_subscription', 'tax_payable', 'promotions', 'suspense', 'writeoff')),
	CONSTRAINT "ledger_accounts_owner" CHECK (("ledger_accounts"."kind" in ('wallet', 'owed')) = ("ledger_accounts"."company_id" is not null)),
	CONSTRAINT "ledger_accounts_currency" CHECK ("ledger_accounts"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "rate_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"charged_on" text NOT NULL,
	CONSTRAINT "rate_lines_once" UNIQUE("channel","category","country","currency"),
	CONSTRAINT "rate_lines_charged_on" CHECK ("rate_lines"."charged_on" in ('hand_over', 'delivery')),
	CONSTRAINT "rate_lines_country" CHECK ("rate_lines"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line" integer NOT NULL,
	"unit_price" "micros" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"published_by" uuid NOT NULL,
	"approved_by" uuid NOT NULL,
	CONSTRAINT "rates_price" CHECK ("rates"."unit_price" >= 0),
	CONSTRAINT "rates_two_people" CHECK ("rates"."approved_by" <> "rates"."published_by"),
	CONSTRAINT "rates_order" CHECK ("rates"."ends_at" is null or "rates"."ends_at" > "rates"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"outlet_id" uuid,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"hold_id" uuid,
	"rate_id" integer,
	"units" integer,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"made_by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_key" UNIQUE("scope","key"),
	CONSTRAINT "transfers_kind" CHECK ("transfers"."kind" in ('top_up', 'grant', 'grant_expiry', 'capture', 'spend', 'reversal', 'adjustment', 'refund', 'dispute', 'collect', 'subscription', 'suspense'))
);
--> statement-breakpoint
CREATE TABLE "wallet_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"line" "micros" NOT NULL,
	"free" "micros" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_spending" (
	"wallet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"outlet_id" uuid NOT NULL,
	"host" text NOT NULL,
	"rate_line" integer NOT NULL,
	"units" integer NOT NULL,
	"amount" "micros" NOT NULL,
	CONSTRAINT "wallet_spending_wallet_id_hour_outlet_id_host_rate_line_pk" PRIMARY KEY("wallet_id","hour","outlet_id","host","rate_line")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"account_id" uuid NOT NULL,
	"balance" "micros" DEFAULT 0 NOT NULL,
	"granted" "micros" DEFAULT 0 NOT NULL,
	"held" "micros" DEFAULT 0 NOT NULL,
	"reserve" "micros" DEFAULT 0 NOT NULL,
	"owed" "micros" DEFAULT 0 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"alert_below" "micros",
	"frozen_at" timestamp with time zone,
	"frozen_why" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallets_of_company" UNIQUE("company_id","currency"),
	CONSTRAINT "wallets_not_below_zero" CHECK ("wallets"."balance" >= 0 and "wallets"."reserve" >= 0 and "wallets"."owed" >= 0),
	CONSTRAINT "wallets_granted" CHECK ("wallets"."granted" between 0 and "wallets"."balance"),
	CONSTRAINT "wallets_held" CHECK ("wallets"."held" between 0 and "wallets"."balance")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_series_document_series_series_fk" FOREIGN KEY ("series") REFERENCES "public"."document_series"("series") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_corrects_documents_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_keys" ADD CONSTRAINT "host_keys_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_line_rate_lines_id_fk" FOREIGN KEY ("line") REFERENCES "public"."rate_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustments_wallet_id_proposed_at_index" ON "adjustments" USING btree ("wallet_id","proposed_at");--> statement-breakpoint
CREATE INDEX "adjustments_waiting" ON "adjustments" USING btree ("proposed_at") WHERE "adjustments"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "documents_company_id_issued_at_index" ON "documents" USING btree ("company_id","issued_at");--> statement-breakpoint
CREATE INDEX "payments_wallet_id_started_at_index" ON "payments" USING btree ("wallet_id","started_at");--> statement-breakpoint
CREATE INDEX "payments_charge_ref_index" ON "payments" USING btree ("charge_ref");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("started_at") WHERE "payments"."state" in ('started', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "one_auto_top_up" ON "payments" USING btree ("wallet_id") WHERE "payments"."purpose" = 'auto_top_up' and "payments"."state" in ('started', 'pending');--> statement-breakpoint
CREATE INDEX "quotes_expires_at_index" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_proposals_waiting" ON "rate_proposals" USING btree ("published_at") WHERE "rate_proposals"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."done_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_company_id_index" ON "subscriptions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "subscriptions_checkout_ref_index" ON "subscriptions" USING btree ("checkout_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "one_subscription" ON "subscriptions" USING btree ("outlet_id") WHERE "subscriptions"."state" not in ('ended', 'declined');--> statement-breakpoint
CREATE UNIQUE INDEX "entries_line" ON "entries" USING btree ("account_id","seq") WHERE "entries"."seq" is not null;--> statement-breakpoint
CREATE INDEX "entries_rare" ON "entries" USING btree ("account_id","kind","seq") WHERE "entries"."seq" is not null and "entries"."kind" not in ('capture', 'spend');--> statement-breakpoint
CREATE INDEX "holds_due" ON "holds" USING btree ("expires_at") WHERE "holds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("wallet_id") WHERE "holds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "rates_line_starts_at_index" ON "rates" USING btree ("line","starts_at");--> statement-breakpoint
CREATE INDEX "wallet_alerts_untold" ON "wallet_alerts" USING btree ("at") WHERE "wallet_alerts"."told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_account" ON "wallets" USING btree ("account_id");--> statement-breakpoint
-- Written by hand from here on.
ALTER TABLE "wallets" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "holds" SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_no_overlap" EXCLUDE USING gist (int4range("line", "line", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&);
--> statement-breakpoint
-- Transfers, entries and documents only grow: an error is corrected by another transfer or document.
CREATE FUNCTION money_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
DO $$ DECLARE kept text; BEGIN
	FOREACH kept IN ARRAY ARRAY['transfers', 'entries', 'documents'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION money_only_grows()', kept || '_only_grow', kept);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION money_only_grows()', kept || '_are_never_emptied', kept);
	END LOOP;
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER entries_sum_to_zero AFTER INSERT ON entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_sum_to_zero();
--> statement-breakpoint
CREATE FUNCTION ledger_account(p_kind text, p_currency text) RETURNS uuid LANGUAGE sql STABLE AS $$
	SELECT id FROM ledger_accounts WHERE kind = p_kind AND currency = p_currency AND company_id IS NULL
$$;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- Moves the balance of one wallet. The key first, then the wallet's lock, then nothing else is waited for.
CREATE FUNCTION post_to_wallet(
	p_id uuid, p_wallet uuid, p_kind text, p_scope text, p_key text, p_fingerprint text,
	p_amount bigint, p_granted bigint, p_counter uuid, p_unheld bigint, p_uses_reserve boolean, p_even_frozen boolean,
	p_outlet uuid, p_hold uuid, p_rate integer, p_units integer, p_memo text, p_made_by uuid, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE w wallets; v_granted bigint; v_free bigint;
BEGIN
	INSERT INTO transfers (id, company_id, outlet_id, kind, currency, hold_id, rate_id, units, scope, key, fingerprint, memo, made_by, at)
		SELECT p_id, company_id, p_outlet, p_kind, currency, p_hold, p_rate, p_units, p_scope, p_key, p_fingerprint, p_memo, p_made_by, p_at
		FROM wallets WHERE id = p_wallet
		ON CONFLICT (scope, key) DO NOTHING;
	IF NOT FOUND THEN RETURN known_transfer(p_scope, p_key, p_fingerprint); END IF;
	SELECT * INTO STRICT w FROM wallets WHERE id = p_wallet FOR UPDATE;
	IF w.frozen_at IS NOT NULL AND NOT p_even_frozen THEN
		RAISE EXCEPTION 'wallet_frozen' USING ERRCODE = 'IM403';
	END IF;
	v_free := w.balance - w.held + p_unheld;
	IF p_amount < 0 AND v_free + p_amount < (CASE WHEN p_uses_reserve OR p_unheld > 0 THEN 0 ELSE w.reserve END) THEN
		RAISE EXCEPTION 'wallet_short' USING ERRCODE = 'IM402', DETAIL = jsonb_build_object('needed', -p_amount,
			'available', greatest(0, v_free - CASE WHEN p_uses_reserve THEN 0 ELSE w.reserve END))::text;
	END IF;
	v_granted := coalesce(p_granted, CASE WHEN p_amount < 0 THEN -least(w.granted, -p_amount) ELSE 0 END);
	v_free := v_free + p_amount;
	UPDATE wallets SET balance = balance + p_amount, granted = granted + v_granted, held = held - p_unheld, seq = seq + 1,
		alert_below = CASE WHEN p_amount < 0 AND v_free < alert_below THEN NULL ELSE alert_below END
		WHERE id = p_wallet;
	INSERT INTO entries (transfer_id, account_id, company_id, kind, amount, granted_amount, seq, balance_after, at) VALUES
		(p_id, w.account_id, w.company_id, p_kind, p_amount, v_granted, w.seq + 1, w.balance + p_amount, p_at),
		(p_id, p_counter, w.company_id, p_kind, -p_amount, 0, NULL, NULL, p_at);
	IF p_amount < 0 AND v_free < w.alert_below THEN
		INSERT INTO wallet_alerts (id, wallet_id, company_id, line, free, at) VALUES (gen_random_uuid(), w.id, w.company_id, w.alert_below, v_free, p_at);
	END IF;
	RETURN jsonb_build_object('transfer', p_id, 'amount', p_amount, 'balance', w.balance + p_amount, 'repeated', false);
END $$;
--> statement-breakpoint
-- Holds the whole of a batch, or nothing of it.
CREATE FUNCTION authorise_holds(
	p_batch uuid, p_wallet uuid, p_outlet uuid, p_host text, p_key text, p_fingerprint text, p_purpose text,
	p_expires timestamptz, p_at timestamptz, p_ids uuid[], p_rates integer[], p_categories text[], p_prices bigint[], p_units integer[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE w wallets; v_new integer; v_total bigint; v_floor bigint; v_known jsonb;
BEGIN
	INSERT INTO holds (id, company_id, wallet_id, outlet_id, batch, position, host, key, fingerprint, rate_id, category, purpose, unit_price, units, amount, expires_at, created_at)
		SELECT l.id, company.company_id, p_wallet, p_outlet, p_batch, l.position, p_host, p_key, p_fingerprint, l.rate, l.category, p_purpose, l.price, l.units, l.price * l.units, p_expires, p_at
		FROM (SELECT company_id FROM wallets WHERE id = p_wallet) AS company,
			unnest(p_ids, p_rates, p_categories, p_prices, p_units) WITH ORDINALITY AS l (id, rate, category, price, units, position)
		ON CONFLICT (host, key, position) DO NOTHING;
	GET DIAGNOSTICS v_new = ROW_COUNT;
	IF v_new < cardinality(p_ids) THEN
		v_known := known_holds(p_host, p_key, p_fingerprint);
		IF v_new > 0 THEN RAISE EXCEPTION 'key_reused' USING ERRCODE = 'IM422'; END IF;
		RETURN v_known;
	END IF;
	SELECT * INTO STRICT w FROM wallets WHERE id = p_wallet FOR UPDATE;
	IF w.frozen_at IS NOT NULL AND p_purpose <> 'authentication' THEN
		RAISE EXCEPTION 'wallet_frozen' USING ERRCODE = 'IM403';
	END IF;
	SELECT sum(price * units) INTO v_total FROM unnest(p_prices, p_units) AS l (price, units);
	v_floor := CASE WHEN p_purpose = 'authentication' THEN 0 ELSE w.reserve END;
	IF w.balance - w.held - v_floor < v_total THEN
		RAISE EXCEPTION 'wallet_short' USING ERRCODE = 'IM402',
			DETAIL = jsonb_build_object('needed', v_total, 'available', greatest(0, w.balance - w.held - v_floor))::text;
	END IF;
	UPDATE wallets SET held = held + v_total,
		alert_below = CASE WHEN balance - held - v_total < alert_below THEN NULL ELSE alert_below END
		WHERE id = p_wallet;
	IF w.balance - w.held - v_total < w.alert_below THEN
		INSERT INTO wallet_alerts (id, wallet_id, company_id, line, free, at)
			VALUES (gen_random_uuid(), w.id, w.company_id, w.alert_below, w.balance - w.held - v_total, p_at);
	END IF;
	RETURN jsonb_build_object('batch', p_batch, 'amount', v_total, 'repeated', false);
END $$;
--> statement-breakpoint
CREATE FUNCTION known_holds(p_host text, p_key text, p_fingerprint text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE v_batch uuid; v_fingerprint text; v_amount bigint;
BEGIN
	SELECT batch, min(fingerprint), sum(amount) INTO v_batch, v_fingerprint, v_amount FROM holds WHERE host = p_host AND key = p_key GROUP BY batch;
	IF v_batch IS NULL THEN RETURN NULL; END IF;
	IF v_fingerprint <> p_fingerprint THEN RAISE EXCEPTION 'key_reused' USING ERRCODE = 'IM422'; END IF;
	RETURN jsonb_build_object('batch', v_batch, 'amount', v_amount, 'repeated', true);
END $$;
--> statement-breakpoint
-- Charges a part of a hold, or all of it. After expiry it takes what is available; the rest is our loss.
CREATE FUNCTION capture_hold(
	p_id uuid, p_hold uuid, p_host text, p_key text, p_fingerprint text, p_units integer, p_category text, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE h holds; w wallets; v_amount bigint; v_answer jsonb; v_taken bigint; v_revenue uuid; v_granted bigint;
BEGIN
	v_answer := known_transfer('host:' || p_host, p_key, p_fingerprint);
	IF v_answer IS NOT NULL THEN RETURN v_answer || hold_figures(p_hold); END IF;
	SELECT * INTO h FROM holds WHERE id = p_hold AND host = p_host FOR UPDATE;
	IF NOT FOUND THEN RAISE EXCEPTION 'hold_unknown' USING ERRCODE = 'IM404'; END IF;
	-- Somebody else may have used the key while we waited for the hold.
	v_answer := known_transfer('host:' || p_host, p_key, p_fingerprint);
	IF v_answer IS NOT NULL THEN RETURN v_answer || hold_figures(p_hold); END IF;
	IF p_category <> h.category THEN RAISE EXCEPTION 'category_changed' USING ERRCODE = 'IM409'; END IF;
	v_amount := h.unit_price * p_units;
	IF v_amount > h.amount - h.captured - h.late THEN RAISE EXCEPTION 'capture_too_large' USING ERRCODE = 'IM409'; END IF;
	SELECT ledger_account('revenue_messages', currency) INTO v_revenue FROM wallets WHERE id = h.wallet_id;
	IF h.state = 'open' THEN
		UPDATE holds SET captured = captured + v_amount,
			state = CASE WHEN captured + v_amount + released = amount THEN 'closed' ELSE 'open' END WHERE id = h.id;
		v_answer := post_to_wallet(p_id, h.wallet_id, 'capture', 'host:' || p_host, p_key, p_fingerprint, -v_amount, NULL, v_revenue,
			v_amount, true, true, h.outlet_id, h.id, h.rate_id, p_units, '', NULL, p_at);
		RETURN v_answer || hold_figures(p_hold);
	END IF;
	IF h.late + v_amount > h.released OR p_at < h.expires_at THEN RAISE EXCEPTION 'hold_closed' USING ERRCODE = 'IM409'; END IF;
	INSERT INTO transfers (id, company_id, outlet_id, kind, currency, hold_id, rate_id, units, scope, key, fingerprint, memo, at)
		SELECT p_id, company_id, h.outlet_id, 'capture', currency, h.id, h.rate_id, p_units, 'host:' || p_host, p_key, p_fingerprint, 'late', p_at
		FROM wallets WHERE id = h.wallet_id;
	UPDATE holds SET late = late + v_amount WHERE id = h.id;
	SELECT * INTO STRICT w FROM wallets WHERE id = h.wallet_id FOR UPDATE;
	v_taken := least(v_amount, greatest(0, w.balance - w.held - CASE WHEN h.purpose = 'authentication' THEN 0 ELSE w.reserve END));
	v_granted := -least(w.granted, v_taken);
	IF v_taken > 0 THEN
		UPDATE wallets SET balance = balance - v_taken, granted = granted + v_granted, seq = seq + 1 WHERE id = w.id;
	END IF;
	INSERT INTO entries (transfer_id, account_id, company_id, kind, amount, granted_amount, seq, balance_after, at)
		SELECT p_id, account, w.company_id, 'capture', amount, granted, line, after, p_at FROM (VALUES
			(w.account_id, -v_taken, v_granted, w.seq + 1, w.balance - v_taken),
			(ledger_account('writeoff', w.currency), v_taken - v_amount, 0, NULL, NULL),
			(v_revenue, v_amount, 0, NULL, NULL)) AS e (account, amount, granted, line, after)
		WHERE amount <> 0;
	RETURN jsonb_build_object('transfer', p_id, 'amount', -v_taken, 'balance', w.balance - v_taken, 'repeated', false) || hold_figures(p_hold);
END $$;
--> statement-breakpoint
CREATE FUNCTION hold_figures(p_hold uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object('left', amount - captured - released) FROM holds WHERE id = p_hold
$$;
--> statement-breakpoint
-- Gives back what is left of a hold. Done again, it gives back nothing.
CREATE FUNCTION release_hold(p_hold uuid, p_host text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE h holds; v_left bigint;
BEGIN
	SELECT * INTO h FROM holds WHERE id = p_hold AND (p_host IS NULL OR host = p_host) FOR UPDATE;
	IF NOT FOUND THEN RAISE EXCEPTION 'hold_unknown' USING ERRCODE = 'IM404'; END IF;
	v_left := h.amount - h.captured - h.released;
	IF v_left > 0 THEN
		UPDATE holds SET released = released + v_left, state = 'closed' WHERE id = h.id;
		UPDATE wallets SET held = held - v_left WHERE id = h.wallet_id;
	END IF;
	RETURN jsonb_build_object('released', v_left);
END $$;
--> statement-breakpoint
-- For hosts that died: up to so many holds whose time is over, wallet by wallet, never waiting for one that is busy.
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
--> statement-breakpoint
-- Takes back a spend whose message was never delivered: once, with what was granted as granted.
CREATE FUNCTION reverse_spend(p_id uuid, p_spend uuid, p_host text, p_at timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE t transfers; e entries; v_wallet uuid;
BEGIN
	SELECT * INTO t FROM transfers WHERE id = p_spend AND kind = 'spend' AND scope = 'host:' || p_host;
	IF NOT FOUND THEN RAISE EXCEPTION 'spend_unknown' USING ERRCODE = 'IM404'; END IF;
	SELECT * INTO STRICT e FROM entries WHERE transfer_id = t.id AND seq IS NOT NULL;
	SELECT id INTO STRICT v_wallet FROM wallets WHERE account_id = e.account_id;
	RETURN post_to_wallet(p_id, v_wallet, 'reversal', 'reversal', t.id::text, '', -e.amount, -e.granted_amount,
		ledger_account('revenue_messages', t.currency), 0, true, true, t.outlet_id, NULL, t.rate_id, t.units, '', NULL, p_at);
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Adds what was spent since the last time to the hours. Returns how many lines were read.
CREATE FUNCTION roll_up_spending(p_wallet uuid, p_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE v_from bigint; v_to bigint; v_account uuid;
BEGIN
	SELECT rolled_seq INTO v_from FROM wallet_settings WHERE wallet_id = p_wallet FOR UPDATE;
	SELECT account_id, least(seq, v_from + p_most) INTO v_account, v_to FROM wallets WHERE id = p_wallet;
	IF v_to <= v_from THEN RETURN 0; END IF;
	INSERT INTO wallet_spending AS s (wallet_id, company_id, hour, outlet_id, host, rate_line, units, amount)
		SELECT p_wallet, e.company_id, date_trunc('hour', e.at), t.outlet_id,
			coalesce(split_part(nullif(t.scope, 'reversal'), ':', 2), split_part(o.scope, ':', 2), ''), r.line,
			sum(CASE WHEN e.kind = 'reversal' THEN -t.units ELSE t.units END)::integer, -sum(e.amount)::bigint
		FROM entries e JOIN transfers t ON t.id = e.transfer_id JOIN rates r ON r.id = t.rate_id
			LEFT JOIN transfers o ON t.scope = 'reversal' AND o.id::text = t.key
		WHERE e.account_id = v_account AND e.seq > v_from AND e.seq <= v_to AND e.kind IN ('capture', 'spend', 'reversal') AND t.outlet_id IS NOT NULL
		GROUP BY 1, 2, 3, 4, 5, 6
		ON CONFLICT (wallet_id, hour, outlet_id, host, rate_line) DO UPDATE SET units = s.units + excluded.units, amount = s.amount + excluded.amount;
	UPDATE wallet_settings SET rolled_seq = v_to WHERE wallet_id = p_wallet;
	RETURN v_to - v_from;
END $$;
--> statement-breakpoint
-- New tables belong to the tenant role by default. Of these it may read what is its company's, and change nothing.
REVOKE ALL ON ledger_accounts, wallets, rate_lines, rates, holds, transfers, entries, wallet_spending, wallet_alerts,
	payments, card_notices, subscriptions, document_series, documents, adjustments, refunds, rate_proposals, quotes, wallet_settings,
	hosts, host_keys, reconciliations FROM infiniti_tenant;
--> statement-breakpoint
GRANT SELECT ON ledger_accounts, wallets, rate_lines, rates, holds, transfers, entries, wallet_spending, wallet_alerts,
	payments, subscriptions, documents, adjustments, refunds, quotes, wallet_settings TO infiniti_tenant;
--> statement-breakpoint
DO $$ DECLARE tenant_table text; BEGIN
	FOREACH tenant_table IN ARRAY ARRAY['ledger_accounts', 'wallets', 'holds', 'transfers', 'entries', 'wallet_spending', 'wallet_alerts',
		'payments', 'subscriptions', 'documents', 'adjustments', 'refunds', 'quotes', 'wallet_settings'] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
		EXECUTE format('CREATE POLICY own_company ON %I TO infiniti_tenant USING (company_id = current_company())', tenant_table);
	END LOOP;
END $$;
