-- What the tables need before they are created.

-- Finds text anywhere inside a column by index. Part of every PostgreSQL, and of the embedded one.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Millionths of a currency's unit: whole numbers that JavaScript holds exactly.
CREATE DOMAIN micros AS bigint CHECK (VALUE BETWEEN -9007199254740991 AND 9007199254740991);
--> statement-breakpoint
-- Signs that few rows have: all but plain letters, digits, spaces and what is in every address; and two of the latter in a row.
CREATE FUNCTION rare_signs(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT string_to_array(translate(words, ' abcdefghijklmnopqrstuvwxyz0123456789@.-', ''), NULL)
		|| CASE WHEN words ~ '[-@.]{2}' THEN ARRAY['..'] ELSE ARRAY[]::text[] END
$$;
--> statement-breakpoint
-- Work for one company runs as this role, which owns nothing; the login role switches to it for a transaction.
DO $$ BEGIN
	CREATE ROLE infiniti_tenant NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	EXECUTE format('GRANT infiniti_tenant TO %I', current_user);
END $$;
--> statement-breakpoint
-- What one shopper reads runs as this role. It may use nothing but what policies/shoppers.sql names.
DO $$ BEGIN
	CREATE ROLE infiniti_shopper NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	EXECUTE format('GRANT infiniti_shopper TO %I', current_user);
END $$;
--> statement-breakpoint
-- The tenant role may use every table that is created from here on; policies/grants.sql takes back what it must not.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO infiniti_tenant;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO infiniti_tenant;
--> statement-breakpoint
CREATE TABLE "captcha_used" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_head_is_one" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"actor_id" uuid,
	"detail" jsonb NOT NULL,
	"ip" text,
	"request_id" text NOT NULL,
	"hash" text NOT NULL
);
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
CREATE TABLE "card_webhooks" (
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
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('receipt', 'receipt_voucher', 'invoice', 'tax_invoice', 'statement_of_charges', 'credit_note', 'refund_voucher', 'adjustment_note'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"outlet_id" uuid,
	"method" text NOT NULL,
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
	"polled_at" timestamp with time zone,
	CONSTRAINT "payments_ref" UNIQUE("method","provider_ref"),
	CONSTRAINT "payments_way" CHECK ("payments"."method" in ('shopify', 'card')),
	CONSTRAINT "payments_purpose" CHECK ("payments"."purpose" in ('top_up', 'auto_top_up')),
	CONSTRAINT "payments_sums" CHECK ("payments"."net" > 0 and "payments"."tax" >= 0),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('started', 'pending', 'settled', 'failed', 'expired', 'disputed', 'refunded')),
	CONSTRAINT "payments_settled" CHECK (("payments"."settled_at" is not null) = ("payments"."state" in ('settled', 'disputed', 'refunded')))
);
--> statement-breakpoint
CREATE TABLE "plan_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"method" text NOT NULL,
	"provider_ref" text NOT NULL,
	"charge_ref" text,
	"currency" text NOT NULL,
	"net" "micros" NOT NULL,
	"tax" "micros" NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_charges_once" UNIQUE("subscription_id","period_from"),
	CONSTRAINT "plan_charges_way" CHECK ("plan_charges"."method" in ('shopify', 'card')),
	CONSTRAINT "plan_charges_sums" CHECK ("plan_charges"."net" > 0 and "plan_charges"."tax" >= 0),
	CONSTRAINT "plan_charges_period" CHECK ("plan_charges"."period_to" > "plan_charges"."period_from")
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
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"method" text NOT NULL,
	"shop" text,
	"provider_ref" text,
	"checkout_ref" text,
	"state" text NOT NULL,
	"price" "micros" NOT NULL,
	"currency" text NOT NULL,
	"usage_line" text,
	"usage_cap" "micros",
	"pay_url" text,
	"opening_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"trouble_since" timestamp with time zone,
	"provider_at" timestamp with time zone NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_ref" UNIQUE("method","provider_ref"),
	CONSTRAINT "subscriptions_way" CHECK ("subscriptions"."method" in ('shopify', 'card')),
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
	"code_refused" "micros",
	"message_refused" "micros",
	"card_customer" text,
	"card_method" text,
	"card_brand" text,
	"card_last4" text,
	"rolled_seq" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_settings_auto" CHECK (not "wallet_settings"."auto_on" or ("wallet_settings"."auto_threshold" > 0 and "wallet_settings"."auto_target" > "wallet_settings"."auto_threshold" and "wallet_settings"."auto_cap" > 0))
);
--> statement-breakpoint
CREATE TABLE "demo_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"lead_id" uuid,
	"host" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"hour_12" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"meeting" text DEFAULT 'phone' NOT NULL,
	"phone_number" text NOT NULL,
	"website_url" text NOT NULL,
	"answers" jsonb NOT NULL,
	"set_up" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"outcome" text,
	"outcome_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_bookings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "demo_bookings_leadId_unique" UNIQUE("lead_id")
);
--> statement-breakpoint
CREATE TABLE "demo_holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" integer,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"from_desk" boolean DEFAULT false NOT NULL,
	"struck_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_hosts" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_hosts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"time_zone" text NOT NULL,
	"room_url" text,
	"active" boolean DEFAULT true NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "demo_hosts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "demo_hours" (
	"host" integer NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "demo_hours_host_weekday_from_minute_pk" PRIMARY KEY("host","weekday","from_minute"),
	CONSTRAINT "demo_hours_weekday" CHECK ("demo_hours"."weekday" between 1 and 7),
	CONSTRAINT "demo_hours_order" CHECK (0 <= "demo_hours"."from_minute" and "demo_hours"."from_minute" < "demo_hours"."to_minute" and "demo_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "demo_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"email" text,
	"answers" jsonb,
	"set_up" text DEFAULT '' NOT NULL,
	"request" jsonb,
	"consent_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_leads_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "demo_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"lead_id" uuid,
	"reserved_until" timestamp with time zone,
	"booking_id" uuid,
	CONSTRAINT "demo_slots_leadId_unique" UNIQUE("lead_id"),
	CONSTRAINT "demo_slots_bookingId_unique" UNIQUE("booking_id"),
	CONSTRAINT "demo_slots_held_or_booked" CHECK (("demo_slots"."reserved_until" is null) = ("demo_slots"."booking_id" is not null)),
	CONSTRAINT "demo_slots_order" CHECK ("demo_slots"."starts_at" < "demo_slots"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"chosen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "module_installs" (
	"company_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"installed_at" timestamp with time zone NOT NULL,
	"project_key" text,
	"installed_by" uuid,
	CONSTRAINT "module_installs_outlet_id_slug_pk" PRIMARY KEY("outlet_id","slug")
);
--> statement-breakpoint
CREATE TABLE "outlets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"outlet_name" text NOT NULL,
	"web_url" text,
	"platform" text,
	"api_key" text NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outlets_apiKey_unique" UNIQUE("api_key"),
	CONSTRAINT "outlets_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "outlets_platform" CHECK ("outlets"."platform" in ('shopify', 'manual'))
);
--> statement-breakpoint
CREATE TABLE "shopify_grants" (
	"shop" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"token_enc" text NOT NULL,
	"scopes" text NOT NULL,
	"shop_details" jsonb NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"renew_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_outlets" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	CONSTRAINT "user_outlets_user_id_outlet_id_pk" PRIMARY KEY("user_id","outlet_id")
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"outlet_id" uuid,
	"domain" text NOT NULL,
	"proof" text NOT NULL,
	"verified_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_profiles" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"tax_id" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"logo" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"currency_symbol" text NOT NULL,
	"notifications" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department_members" (
	"company_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "department_members_department_id_user_id_pk" PRIMARY KEY("department_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "departments_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"outlet_ids" jsonb NOT NULL,
	"hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"website_url" text NOT NULL,
	"message" text NOT NULL,
	"idempotency_key" text,
	"confirm_hash" text,
	"confirm_expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"source" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contact_messages_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "contact_messages_confirmHash_unique" UNIQUE("confirm_hash")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"label" text NOT NULL,
	"path" text NOT NULL,
	"source" text DEFAULT 'direct' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" jsonb NOT NULL,
	"about" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"author" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"assignee_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	"locked_by" uuid,
	"locked_until" timestamp with time zone,
	CONSTRAINT "leads_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"transfer_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" "micros" NOT NULL,
	"credit_amount" "micros" DEFAULT 0 NOT NULL,
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
	"module_server" text NOT NULL,
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
	"voided_at" timestamp with time zone,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_key" UNIQUE("module_server","key","position"),
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
	CONSTRAINT "transfers_kind" CHECK ("transfers"."kind" in ('top_up', 'credit', 'credit_expiry', 'capture', 'spend', 'reversal', 'adjustment', 'refund', 'dispute', 'collect', 'subscription', 'suspense'))
);
--> statement-breakpoint
CREATE TABLE "wallet_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"line" "micros" NOT NULL,
	"free" "micros" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_spending" (
	"wallet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"outlet_id" uuid NOT NULL,
	"module_server" text NOT NULL,
	"rate_line" integer NOT NULL,
	"units" integer NOT NULL,
	"amount" "micros" NOT NULL,
	CONSTRAINT "wallet_spending_wallet_id_hour_outlet_id_module_server_rate_line_pk" PRIMARY KEY("wallet_id","hour","outlet_id","module_server","rate_line")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"account_id" uuid NOT NULL,
	"balance" "micros" DEFAULT 0 NOT NULL,
	"credit" "micros" DEFAULT 0 NOT NULL,
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
	CONSTRAINT "wallets_credit" CHECK ("wallets"."credit" between 0 and "wallets"."balance"),
	CONSTRAINT "wallets_held" CHECK ("wallets"."held" between 0 and "wallets"."balance")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"subject" text,
	"html" text,
	"text" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "merchant_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"state" text NOT NULL,
	"sort" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone,
	"units" integer NOT NULL,
	"hold_id" uuid,
	"transfer_id" uuid,
	"price" bigint NOT NULL,
	"error" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_attempts_channel" UNIQUE("message_id","channel")
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"attempt_id" uuid NOT NULL,
	"status" text NOT NULL,
	"is_billable" boolean,
	"error" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reports_attempt_id_status_pk" PRIMARY KEY("attempt_id","status")
);
--> statement-breakpoint
CREATE TABLE "message_senders" (
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"entity_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"consent" text NOT NULL,
	"reason" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_senders_outlet_id_channel_pk" PRIMARY KEY("outlet_id","channel"),
	CONSTRAINT "message_senders_provider_id" UNIQUE("channel","provider_id")
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"outlet_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"off" jsonb NOT NULL,
	"quiet_from" integer NOT NULL,
	"quiet_to" integer NOT NULL,
	"price_cap" bigint,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_settings_quiet" CHECK ("message_settings"."quiet_from" between 0 and 1439 and "message_settings"."quiet_to" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "message_stops" (
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipient_hash" text NOT NULL,
	"recipient_hint" text NOT NULL,
	"by" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_stops_outlet_id_channel_recipient_hash_pk" PRIMARY KEY("outlet_id","channel","recipient_hash")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"category" text NOT NULL,
	"reason" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_templates_outlet_id_event_channel_language_pk" PRIMARY KEY("outlet_id","event","channel","language")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"event" text NOT NULL,
	"key" text NOT NULL,
	"order_id" bigint,
	"order_name" text NOT NULL,
	"customer_id" bigint,
	"change_id" uuid,
	"is_test" boolean NOT NULL,
	"content_enc" text NOT NULL,
	"phone_hash" text NOT NULL,
	"email_hash" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"tried" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_key" UNIQUE("outlet_id","key")
);
--> statement-breakpoint
CREATE TABLE "module_server_keys" (
	"module_server_id" text NOT NULL,
	"kid" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"added_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	CONSTRAINT "module_server_keys_module_server_id_kid_pk" PRIMARY KEY("module_server_id","kid"),
	CONSTRAINT "module_server_keys_two_people" CHECK ("module_server_keys"."approved_by" is null or "module_server_keys"."approved_by" <> "module_server_keys"."added_by")
);
--> statement-breakpoint
CREATE TABLE "module_servers" (
	"id" text PRIMARY KEY NOT NULL,
	"slugs" text[] NOT NULL,
	"origin" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" text NOT NULL,
	"calculated_order_id" text,
	"job_id" text,
	"edit" jsonb,
	"address_enc" text NOT NULL,
	"summary" jsonb NOT NULL,
	"difference" text,
	"currency" text NOT NULL,
	"total_before" text NOT NULL,
	"refund_key" uuid NOT NULL,
	"refund" jsonb,
	"undoes" uuid,
	"problem" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_changes_key" UNIQUE("outlet_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_window_rules" (
	"outlet_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"minutes" integer NOT NULL,
	"may_items" boolean NOT NULL,
	"may_address" boolean NOT NULL,
	"may_cancel" boolean NOT NULL,
	"excluded_tags" text[] NOT NULL,
	"asks_cash_confirmation" boolean NOT NULL,
	"hold_out_percent" integer NOT NULL,
	"hold_out_key" text NOT NULL,
	"incident_cost" numeric(12, 2),
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_window_rules_minutes" CHECK ("order_window_rules"."minutes" between 0 and 120),
	CONSTRAINT "order_window_rules_hold_out" CHECK ("order_window_rules"."hold_out_percent" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "order_windows" (
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" bigint NOT NULL,
	"customer_id" bigint,
	"order_name" text NOT NULL,
	"is_cash" boolean NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"rules" jsonb NOT NULL,
	"compared_share" integer,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"holds" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_windows_outlet_id_order_id_pk" PRIMARY KEY("outlet_id","order_id")
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
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"hash" text NOT NULL,
	"data" jsonb NOT NULL,
	"tries_left" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"active_outlet_id" uuid,
	"access_hash" text NOT NULL,
	"partner_hash" text NOT NULL,
	"access_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"device" text NOT NULL,
	"ip" text,
	"actor_id" uuid,
	"parent_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "sessions_accessHash_unique" UNIQUE("access_hash"),
	CONSTRAINT "sessions_partnerHash_unique" UNIQUE("partner_hash"),
	CONSTRAINT "sessions_actor_is_another" CHECK ("sessions"."actor_id" is null or "sessions"."actor_id" <> "sessions"."user_id")
);
--> statement-breakpoint
CREATE TABLE "account_hosts" (
	"outlet_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"is_on" boolean NOT NULL,
	"theme" text NOT NULL,
	"brand_name" text NOT NULL,
	"colour" text,
	"logo" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_hosts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "account_hosts_slug" CHECK ("account_hosts"."slug" ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$')
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" bigint NOT NULL,
	"order_name" text NOT NULL,
	"customer_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopper_codes" (
	"request_hash" text PRIMARY KEY NOT NULL,
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"contact_enc" text NOT NULL,
	"customer_id" bigint,
	"tries_left" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shopper_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"way" text NOT NULL,
	"customer_id" bigint,
	"order_id" bigint,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "shopper_sessions_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "shopper_sessions_one_subject" CHECK (("shopper_sessions"."customer_id" is null) <> ("shopper_sessions"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_checks" (
	"part" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "status_checks_part_minute_pk" PRIMARY KEY("part","minute")
);
--> statement-breakpoint
CREATE TABLE "status_days" (
	"part" text NOT NULL,
	"day" date NOT NULL,
	"checks" integer NOT NULL,
	"failed" integer NOT NULL,
	"slowest" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "status_days_part_day_pk" PRIMARY KEY("part","day")
);
--> statement-breakpoint
CREATE TABLE "pending_grants" (
	"shop" text PRIMARY KEY NOT NULL,
	"token_enc" text NOT NULL,
	"scopes" text NOT NULL,
	"shop_details" jsonb NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconnect_requests" (
	"outlet_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"shop" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_customers" (
	"outlet_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"orders" integer NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "store_customers_outlet_id_id_pk" PRIMARY KEY("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"shop" text NOT NULL,
	"file" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_days" (
	"outlet_id" uuid NOT NULL,
	"day" date NOT NULL,
	"company_id" uuid NOT NULL,
	"orders" integer NOT NULL,
	"items" integer NOT NULL,
	"gross" numeric(20, 4) NOT NULL,
	"refunds" numeric(20, 4) NOT NULL,
	"cancelled" integer NOT NULL,
	"returns" integer NOT NULL,
	"new_customers" integer NOT NULL,
	"came_back" integer NOT NULL,
	"cash_orders" integer NOT NULL,
	"cash_undelivered" integer NOT NULL,
	"repeat_orders" integer NOT NULL,
	CONSTRAINT "store_days_outlet_id_day_pk" PRIMARY KEY("outlet_id","day")
);
--> statement-breakpoint
CREATE TABLE "store_dirty" (
	"shop" text NOT NULL,
	"kind" text NOT NULL,
	"id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"turn" integer NOT NULL,
	CONSTRAINT "store_dirty_shop_kind_id_pk" PRIMARY KEY("shop","kind","id")
);
--> statement-breakpoint
CREATE TABLE "store_forgotten" (
	"shop" text NOT NULL,
	"customer_hash" text NOT NULL,
	CONSTRAINT "store_forgotten_shop_customer_hash_pk" PRIMARY KEY("shop","customer_hash")
);
--> statement-breakpoint
CREATE TABLE "store_order_lines" (
	"outlet_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"product_id" bigint,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"current_quantity" integer NOT NULL,
	"total" numeric(20, 4) NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "store_order_lines_outlet_id_id_pk" PRIMARY KEY("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"outlet_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(20, 4) NOT NULL,
	"refunded" numeric(20, 4) NOT NULL,
	"items" integer NOT NULL,
	"financial" text NOT NULL,
	"is_cash" boolean NOT NULL,
	"fulfilment" text NOT NULL,
	"return_status" text NOT NULL,
	"cancelled_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"customer_id" bigint,
	"source" text NOT NULL,
	"test" boolean NOT NULL,
	CONSTRAINT "store_orders_outlet_id_id_pk" PRIMARY KEY("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_product_days" (
	"outlet_id" uuid NOT NULL,
	"day" date NOT NULL,
	"product_id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"orders" integer NOT NULL,
	"quantity" integer NOT NULL,
	"gross" numeric(20, 4) NOT NULL,
	CONSTRAINT "store_product_days_outlet_id_day_product_id_pk" PRIMARY KEY("outlet_id","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "store_refunds" (
	"outlet_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	CONSTRAINT "store_refunds_outlet_id_id_pk" PRIMARY KEY("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_returns" (
	"outlet_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"quantity" integer NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "store_returns_outlet_id_id_pk" PRIMARY KEY("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_syncs" (
	"outlet_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"shop" text NOT NULL,
	"state" text NOT NULL,
	"zone" text NOT NULL,
	"currency" text NOT NULL,
	"window_from" timestamp with time zone NOT NULL,
	"parts" jsonb NOT NULL,
	"version" integer NOT NULL,
	"last_order_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"imported_at" timestamp with time zone,
	"caught_up_at" timestamp with time zone,
	"reconciled_at" timestamp with time zone,
	"fault" text,
	"fault_since" timestamp with time zone,
	"last_fault" text,
	"last_fault_at" timestamp with time zone,
	CONSTRAINT "store_syncs_shop_unique" UNIQUE("shop")
);
--> statement-breakpoint
CREATE TABLE "store_webhooks" (
	"webhook_id" text PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"topic" text NOT NULL,
	"triggered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "backup_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_enc" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_code" text,
	"phone_no" text,
	"email_verified_at" timestamp with time zone,
	"terms_version" text NOT NULL,
	"terms_at" timestamp with time zone NOT NULL,
	"source" jsonb NOT NULL,
	"staff_access" boolean DEFAULT true NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"erase_at" timestamp with time zone,
	"shop_words" text DEFAULT '' NOT NULL,
	"words" text GENERATED ALWAYS AS (' ' || lower("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "shop_words" || ' ' || coalesce("phone_code", '') || coalesce("phone_no", ''))) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_series_document_series_series_fk" FOREIGN KEY ("series") REFERENCES "public"."document_series"("series") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_corrects_documents_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_lead_id_demo_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."demo_leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_host_demo_hosts_number_fk" FOREIGN KEY ("host") REFERENCES "public"."demo_hosts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_holidays" ADD CONSTRAINT "demo_holidays_host_demo_hosts_number_fk" FOREIGN KEY ("host") REFERENCES "public"."demo_hosts"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_hours" ADD CONSTRAINT "demo_hours_host_demo_hosts_number_fk" FOREIGN KEY ("host") REFERENCES "public"."demo_hosts"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_slots" ADD CONSTRAINT "demo_slots_host_demo_hosts_number_fk" FOREIGN KEY ("host") REFERENCES "public"."demo_hosts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_slots" ADD CONSTRAINT "demo_slots_lead_id_demo_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."demo_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_slots" ADD CONSTRAINT "demo_slots_booking_id_demo_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."demo_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_installs" ADD CONSTRAINT "module_installs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_installs" ADD CONSTRAINT "module_installs_installed_by_users_id_fk" FOREIGN KEY ("installed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_installs" ADD CONSTRAINT "module_installs_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlets" ADD CONSTRAINT "outlets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_grants" ADD CONSTRAINT "shopify_grants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_grants" ADD CONSTRAINT "shopify_grants_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_outlets" ADD CONSTRAINT "user_outlets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_outlets" ADD CONSTRAINT "user_outlets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_outlets" ADD CONSTRAINT "user_outlets_of_member" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_outlets" ADD CONSTRAINT "user_outlets_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_outlet_id_outlets_id_fk" FOREIGN KEY ("outlet_id") REFERENCES "public"."outlets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD CONSTRAINT "company_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_own_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_of_member" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD CONSTRAINT "lead_contacts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_locked_by_users_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_views" ADD CONSTRAINT "merchant_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attempts" ADD CONSTRAINT "message_attempts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attempts" ADD CONSTRAINT "message_attempts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attempts" ADD CONSTRAINT "message_attempts_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_attempt" FOREIGN KEY ("attempt_id") REFERENCES "public"."message_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_senders" ADD CONSTRAINT "message_senders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_senders" ADD CONSTRAINT "message_senders_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_stops" ADD CONSTRAINT "message_stops_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_stops" ADD CONSTRAINT "message_stops_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_server_keys" ADD CONSTRAINT "module_server_keys_module_server_id_module_servers_id_fk" FOREIGN KEY ("module_server_id") REFERENCES "public"."module_servers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_window" FOREIGN KEY ("outlet_id","order_id") REFERENCES "public"."order_windows"("outlet_id","order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_window_rules" ADD CONSTRAINT "order_window_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_window_rules" ADD CONSTRAINT "order_window_rules_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_windows" ADD CONSTRAINT "order_windows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_windows" ADD CONSTRAINT "order_windows_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_line_rate_lines_id_fk" FOREIGN KEY ("line") REFERENCES "public"."rate_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_parent_id_sessions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_hosts" ADD CONSTRAINT "account_hosts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_hosts" ADD CONSTRAINT "account_hosts_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_codes" ADD CONSTRAINT "shopper_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_codes" ADD CONSTRAINT "shopper_codes_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_sessions" ADD CONSTRAINT "shopper_sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_sessions" ADD CONSTRAINT "shopper_sessions_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconnect_requests" ADD CONSTRAINT "reconnect_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconnect_requests" ADD CONSTRAINT "reconnect_requests_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_customers" ADD CONSTRAINT "store_customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_customers" ADD CONSTRAINT "store_customers_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_data_requests" ADD CONSTRAINT "store_data_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_data_requests" ADD CONSTRAINT "store_data_requests_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_days" ADD CONSTRAINT "store_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_days" ADD CONSTRAINT "store_days_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_product_days" ADD CONSTRAINT "store_product_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_product_days" ADD CONSTRAINT "store_product_days_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_returns" ADD CONSTRAINT "store_returns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_returns" ADD CONSTRAINT "store_returns_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_syncs" ADD CONSTRAINT "store_syncs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_syncs" ADD CONSTRAINT "store_syncs_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_used_expires_at_index" ON "captcha_used" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "audit_log_user_id_seq_index" ON "audit_log" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_company_id_seq_index" ON "audit_log" USING btree ("company_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action_seq_index" ON "audit_log" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "adjustments_wallet_id_proposed_at_index" ON "adjustments" USING btree ("wallet_id","proposed_at");--> statement-breakpoint
CREATE INDEX "adjustments_waiting" ON "adjustments" USING btree ("proposed_at") WHERE "adjustments"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "documents_company_id_issued_at_index" ON "documents" USING btree ("company_id","issued_at");--> statement-breakpoint
CREATE INDEX "payments_wallet_id_started_at_index" ON "payments" USING btree ("wallet_id","started_at");--> statement-breakpoint
CREATE INDEX "payments_charge_ref_index" ON "payments" USING btree ("charge_ref");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("started_at") WHERE "payments"."state" in ('started', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "one_auto_top_up" ON "payments" USING btree ("wallet_id") WHERE "payments"."purpose" = 'auto_top_up' and "payments"."state" in ('started', 'pending');--> statement-breakpoint
CREATE INDEX "plan_charges_company_id_charged_at_index" ON "plan_charges" USING btree ("company_id","charged_at");--> statement-breakpoint
CREATE INDEX "plan_charges_charge_ref_index" ON "plan_charges" USING btree ("charge_ref");--> statement-breakpoint
CREATE INDEX "subscriptions_company_id_index" ON "subscriptions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "subscriptions_checkout_ref_index" ON "subscriptions" USING btree ("checkout_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "one_subscription" ON "subscriptions" USING btree ("outlet_id") WHERE "subscriptions"."state" not in ('ended', 'declined');--> statement-breakpoint
CREATE INDEX "demo_bookings_starts_at_index" ON "demo_bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "demo_bookings_email_index" ON "demo_bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "demo_bookings_created_at_index" ON "demo_bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_holidays_day_index" ON "demo_holidays" USING btree ("day");--> statement-breakpoint
CREATE INDEX "demo_leads_created_at_index" ON "demo_leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_leads_email_index" ON "demo_leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "demo_slots_starts_at_index" ON "demo_slots" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "memberships_user_id_index" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outlets_company_id_index" ON "outlets" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outlets_web_url" ON "outlets" USING btree ("company_id","web_url") WHERE "outlets"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "outlets_web_url_index" ON "outlets" USING btree ("web_url");--> statement-breakpoint
CREATE INDEX "shopify_grants_company_id_index" ON "shopify_grants" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "shopify_grants_renew_at_index" ON "shopify_grants" USING btree ("renew_at");--> statement-breakpoint
CREATE INDEX "user_outlets_outlet_id_index" ON "user_outlets" USING btree ("outlet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_own" ON "company_domains" USING btree ("company_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_proved" ON "company_domains" USING btree ("domain") WHERE "company_domains"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "department_members_user_id_index" ON "department_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("company_id","email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email_index" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "events_created_at_index" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_category_label_index" ON "events" USING btree ("category","label");--> statement-breakpoint
CREATE INDEX "lead_contacts_lead_id_at_index" ON "lead_contacts" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "lead_contacts_at_index" ON "lead_contacts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lead_entries_lead_id_created_at_index" ON "lead_entries" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_by_last" ON "leads" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_state" ON "leads" USING btree ("state","last_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_line" ON "entries" USING btree ("account_id","seq") WHERE "entries"."seq" is not null;--> statement-breakpoint
CREATE INDEX "entries_rare" ON "entries" USING btree ("account_id","kind","seq") WHERE "entries"."seq" is not null and "entries"."kind" not in ('capture', 'spend');--> statement-breakpoint
CREATE INDEX "holds_due" ON "holds" USING btree ("expires_at") WHERE "holds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("wallet_id") WHERE "holds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "wallet_alerts_untold" ON "wallet_alerts" USING btree ("at") WHERE "wallet_alerts"."notified_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_account" ON "wallets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_views_name" ON "merchant_views" USING btree ("owner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "merchant_views_shared" ON "merchant_views" USING btree ("name") WHERE "merchant_views"."is_shared";--> statement-breakpoint
CREATE INDEX "message_attempts_company_id_index" ON "message_attempts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "message_attempts_created_at_index" ON "message_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_senders_company_id_index" ON "message_senders" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "message_settings_company_id_index" ON "message_settings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "message_stops_company_id_index" ON "message_stops" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "message_templates_company_id_index" ON "message_templates" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "messages_outlet_id_created_at_index" ON "messages" USING btree ("outlet_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_outlet_id_order_id_index" ON "messages" USING btree ("outlet_id","order_id");--> statement-breakpoint
CREATE INDEX "messages_outlet_id_customer_id_index" ON "messages" USING btree ("outlet_id","customer_id");--> statement-breakpoint
CREATE INDEX "messages_change_id_index" ON "messages" USING btree ("change_id") WHERE "messages"."change_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_due_at_index" ON "messages" USING btree ("due_at") WHERE "messages"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "order_changes_outlet_id_created_at_index" ON "order_changes" USING btree ("outlet_id","created_at");--> statement-breakpoint
CREATE INDEX "order_changes_outlet_id_order_id_index" ON "order_changes" USING btree ("outlet_id","order_id");--> statement-breakpoint
CREATE INDEX "order_window_rules_company_id_index" ON "order_window_rules" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "order_windows_outlet_id_opened_at_index" ON "order_windows" USING btree ("outlet_id","opened_at");--> statement-breakpoint
CREATE INDEX "order_windows_outlet_id_customer_id_index" ON "order_windows" USING btree ("outlet_id","customer_id");--> statement-breakpoint
CREATE INDEX "order_windows_outlet_id_state_index" ON "order_windows" USING btree ("outlet_id","state");--> statement-breakpoint
CREATE INDEX "order_windows_due_at_index" ON "order_windows" USING btree ("due_at") WHERE "order_windows"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "quotes_expires_at_index" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_proposals_waiting" ON "rate_proposals" USING btree ("published_at") WHERE "rate_proposals"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "rates_line_starts_at_index" ON "rates" USING btree ("line","starts_at");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_open" ON "one_time_tokens" USING btree ("purpose","subject") WHERE "one_time_tokens"."used_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at_index" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_parent_id_index" ON "sessions" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "account_hosts_company_id_index" ON "account_hosts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "order_links_outlet_id_order_id_index" ON "order_links" USING btree ("outlet_id","order_id");--> statement-breakpoint
CREATE INDEX "order_links_expires_at_index" ON "order_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shopper_codes_expires_at_index" ON "shopper_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shopper_codes_outlet_id_customer_id_index" ON "shopper_codes" USING btree ("outlet_id","customer_id");--> statement-breakpoint
CREATE INDEX "shopper_sessions_outlet_id_customer_id_index" ON "shopper_sessions" USING btree ("outlet_id","customer_id");--> statement-breakpoint
CREATE INDEX "shopper_sessions_outlet_id_order_id_index" ON "shopper_sessions" USING btree ("outlet_id","order_id");--> statement-breakpoint
CREATE INDEX "shopper_sessions_expires_at_index" ON "shopper_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_notes_user_id_created_at_index" ON "staff_notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "incidents_began_at_index" ON "incidents" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "status_checks_minute_index" ON "status_checks" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "status_days_day_index" ON "status_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "pending_grants_held_at_index" ON "pending_grants" USING btree ("held_at");--> statement-breakpoint
CREATE INDEX "reconnect_requests_company_id_index" ON "reconnect_requests" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "reconnect_requests_shop_index" ON "reconnect_requests" USING btree ("shop");--> statement-breakpoint
CREATE INDEX "store_customers_outlet_id_created_at_id_index" ON "store_customers" USING btree ("outlet_id","created_at","id");--> statement-breakpoint
CREATE INDEX "store_order_lines_outlet_id_order_id_index" ON "store_order_lines" USING btree ("outlet_id","order_id");--> statement-breakpoint
CREATE INDEX "store_orders_outlet_id_day_index" ON "store_orders" USING btree ("outlet_id","day");--> statement-breakpoint
CREATE INDEX "store_orders_outlet_id_customer_id_index" ON "store_orders" USING btree ("outlet_id","customer_id");--> statement-breakpoint
CREATE INDEX "store_orders_outlet_id_processed_at_id_index" ON "store_orders" USING btree ("outlet_id","processed_at","id");--> statement-breakpoint
CREATE INDEX "store_orders_name_index" ON "store_orders" USING btree ("name");--> statement-breakpoint
CREATE INDEX "store_refunds_outlet_id_order_id_index" ON "store_refunds" USING btree ("outlet_id","order_id");--> statement-breakpoint
CREATE INDEX "store_refunds_outlet_id_day_index" ON "store_refunds" USING btree ("outlet_id","day");--> statement-breakpoint
CREATE INDEX "store_returns_outlet_id_order_id_index" ON "store_returns" USING btree ("outlet_id","order_id");--> statement-breakpoint
CREATE INDEX "store_returns_outlet_id_day_index" ON "store_returns" USING btree ("outlet_id","day");--> statement-breakpoint
CREATE INDEX "store_syncs_company_id_index" ON "store_syncs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "store_webhooks_received_at_index" ON "store_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "store_webhooks_shop_index" ON "store_webhooks" USING btree ("shop");--> statement-breakpoint
CREATE INDEX "identities_user_id_index" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_by_first_name" ON "users" USING btree (lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree (lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "users_by_joining" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ("words" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_rare_signs" ON "users" USING gin (rare_signs("words")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_closed" ON "users" USING btree ("created_at","id") WHERE not "users"."staff_access";
--> statement-breakpoint
-- What the schema in TypeScript cannot say about its tables.

-- Counters of attempts: lost in a crash, and quicker for it.
ALTER TABLE rate_limits SET UNLOGGED;
--> statement-breakpoint
-- A domain stays when its outlet goes; the company must not be set to null with it.
ALTER TABLE company_domains ADD CONSTRAINT company_domains_own_outlet FOREIGN KEY (company_id,outlet_id) REFERENCES public.outlets(company_id,id) ON DELETE SET NULL (outlet_id);
--> statement-breakpoint
-- No host gives two demos at a time.
ALTER TABLE demo_slots ADD CONSTRAINT demo_slots_no_overlap
	EXCLUDE USING gist (int4range(host, host, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&);
--> statement-breakpoint
-- One price of a line at a time.
ALTER TABLE rates ADD CONSTRAINT rates_no_overlap
	EXCLUDE USING gist (int4range(line, line, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&);
--> statement-breakpoint
-- Room for updates within a page: these rows change often.
ALTER TABLE wallets SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE holds SET (fillfactor = 80);
--> statement-breakpoint
-- Finer statistics: which terms are common is what the planner has to know.
ALTER TABLE users ALTER COLUMN words SET STATISTICS 500;
--> statement-breakpoint
-- The record of acts only grows. All that may change is the address, which is forgotten.
CREATE FUNCTION audit_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.ip IS NULL AND to_jsonb(NEW) - 'ip' = to_jsonb(OLD) - 'ip' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'audit_log only grows';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_only_grows BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_only_grows();
--> statement-breakpoint
CREATE TRIGGER audit_log_is_never_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_only_grows();
--> statement-breakpoint
-- With the rights of its owner: the role of a company writes acts and may not touch the note of the last one.
CREATE FUNCTION audit_head_follows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO audit_head (id, seq, hash) VALUES (1, NEW.seq, NEW.hash)
		ON CONFLICT (id) DO UPDATE SET seq = EXCLUDED.seq, hash = EXCLUDED.hash;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_head_follows AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_head_follows();
--> statement-breakpoint
-- The company of this transaction; the policies compare every row with it.
CREATE FUNCTION current_company() RETURNS uuid LANGUAGE sql STABLE AS $$
	SELECT nullif(current_setting('app.company', true), '')::uuid
$$;
--> statement-breakpoint
-- The store, the customer and the order of this transaction; the policies of shoppers compare every row with them.
CREATE FUNCTION current_outlet() RETURNS uuid LANGUAGE sql STABLE AS $$
	SELECT nullif(current_setting('app.outlet', true), '')::uuid
$$;
--> statement-breakpoint
CREATE FUNCTION current_customer() RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT nullif(current_setting('app.customer', true), '')::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION current_order() RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT nullif(current_setting('app.order', true), '')::bigint
$$;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE FUNCTION known_holds(p_module_server text, p_key text, p_fingerprint text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE v_batch uuid; v_fingerprint text; v_amount bigint;
BEGIN
	SELECT batch, min(fingerprint), sum(amount) INTO v_batch, v_fingerprint, v_amount FROM holds WHERE module_server = p_module_server AND key = p_key GROUP BY batch;
	IF v_batch IS NULL THEN RETURN NULL; END IF;
	IF v_fingerprint <> p_fingerprint THEN RAISE EXCEPTION 'key_reused' USING ERRCODE = 'IM422'; END IF;
	RETURN jsonb_build_object('batch', v_batch, 'amount', v_amount, 'repeated', true);
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE FUNCTION hold_figures(p_hold uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object('left', amount - captured - released) FROM holds WHERE id = p_hold
$$;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- Transfers, entries, documents and charges of plans only grow: an error is corrected by another transfer or document.
CREATE FUNCTION money_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
DO $$ DECLARE kept text; BEGIN
	FOREACH kept IN ARRAY ARRAY['transfers', 'entries', 'documents', 'plan_charges'] LOOP
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
--> statement-breakpoint
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
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION write_shop_words(uuid[]) FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION shop_words_of_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	PERFORM write_shop_words(ARRAY(SELECT DISTINCT user_id FROM changed));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION shop_words_of_outlets() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	PERFORM write_shop_words(ARRAY(SELECT DISTINCT user_id FROM memberships WHERE company_id IN (SELECT company_id FROM changed)));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Once a statement, however many rows it has: a company of a thousand outlets is written down once.
CREATE TRIGGER shop_words_of_new_members AFTER INSERT ON memberships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop_words_of_members();
--> statement-breakpoint
CREATE TRIGGER shop_words_of_gone_members AFTER DELETE ON memberships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop_words_of_members();
--> statement-breakpoint
CREATE TRIGGER shop_words_of_new_outlets AFTER INSERT ON outlets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop_words_of_outlets();
--> statement-breakpoint
CREATE TRIGGER shop_words_of_changed_outlets AFTER UPDATE ON outlets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop_words_of_outlets();
--> statement-breakpoint
CREATE TRIGGER shop_words_of_gone_outlets AFTER DELETE ON outlets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop_words_of_outlets();
--> statement-breakpoint
-- Wakes open dashboards: every instance listens to this channel for the companies whose pages wait on it.
CREATE FUNCTION store_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('store_changes', coalesce(NEW.company_id, OLD.company_id)::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_changed AFTER INSERT OR UPDATE OF version OR DELETE ON store_syncs FOR EACH ROW EXECUTE FUNCTION store_changed();
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
-- One hot wallet: what can be done before its row is locked is done before, and one statement checks, locks and changes.
-- The functions of 0019 keep their names, arguments and answers. Locks: the key, the hold, the wallet.
CREATE FUNCTION alert_wallet(p_wallet uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO wallet_alerts (id, wallet_id, company_id, line, free, at)
		SELECT gen_random_uuid(), id, company_id, alert_below, balance - held, p_at FROM wallets WHERE id = p_wallet;
	UPDATE wallets SET alert_below = NULL WHERE id = p_wallet;
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- What the tenant role must not do, although it may use new tables by default.

-- For our jobs and pages alone: no company may read or write them.
REVOKE ALL ON store_webhooks, store_dirty, store_forgotten, pending_grants, incidents, status_checks, status_days FROM infiniti_tenant;
--> statement-breakpoint
-- Sessions, codes and links of shoppers: a merchant's people cannot pass for a shopper.
REVOKE ALL ON shopper_sessions, shopper_codes, order_links FROM infiniti_tenant;
--> statement-breakpoint
-- What shoppers change of their orders, and what they are told: to be read.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON order_windows, order_changes, messages, message_attempts, message_stops FROM infiniti_tenant;
--> statement-breakpoint
REVOKE ALL ON message_reports FROM infiniti_tenant;
--> statement-breakpoint
-- What our staff ask for: to be read.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON reconnect_requests FROM infiniti_tenant;
--> statement-breakpoint
-- Of money it may read what is its company's, and change nothing.
REVOKE ALL ON ledger_accounts, wallets, rate_lines, rates, holds, transfers, entries, wallet_spending, wallet_alerts,
	payments, card_webhooks, subscriptions, plan_charges, document_series, documents, adjustments, refunds, rate_proposals, quotes, wallet_settings,
	module_servers, module_server_keys, reconciliations FROM infiniti_tenant;
--> statement-breakpoint
GRANT SELECT ON ledger_accounts, wallets, rate_lines, rates, holds, transfers, entries, wallet_spending, wallet_alerts,
	payments, subscriptions, plan_charges, documents, adjustments, refunds, quotes, wallet_settings TO infiniti_tenant;
--> statement-breakpoint
-- The head of the audit chain follows by a trigger that runs as its owner: nobody else writes it.
REVOKE ALL ON audit_head FROM infiniti_tenant;
--> statement-breakpoint
-- Row-level security: the tenant role sees the rows of one company, the one of its transaction. The company is read in a
-- query of its own, once for a statement; called for each row, it takes most of the time of a long list.

DO $$ DECLARE tenant_table text; BEGIN
	FOREACH tenant_table IN ARRAY ARRAY[
		'memberships', 'outlets', 'user_outlets', 'module_installs', 'shopify_grants',
		'account_hosts', 'company_settings', 'company_profiles', 'company_domains', 'departments', 'department_members', 'invitations',
		'store_orders', 'store_order_lines', 'store_refunds', 'store_returns', 'store_customers', 'store_days', 'store_product_days', 'store_syncs', 'store_data_requests', 'reconnect_requests',
		'order_window_rules', 'order_windows', 'order_changes',
		'message_senders', 'message_templates', 'message_settings', 'messages', 'message_attempts', 'message_stops'
	] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
		EXECUTE format('CREATE POLICY own_company ON %I TO infiniti_tenant USING (company_id = (SELECT current_company())) WITH CHECK (company_id = current_company())', tenant_table);
	END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_company ON companies TO infiniti_tenant USING (id = current_company()) WITH CHECK (id = current_company());
--> statement-breakpoint
-- Money: to be read and never changed, see grants.sql.
DO $$ DECLARE tenant_table text; BEGIN
	FOREACH tenant_table IN ARRAY ARRAY[
		'ledger_accounts', 'wallets', 'holds', 'transfers', 'entries', 'wallet_spending', 'wallet_alerts',
		'payments', 'subscriptions', 'plan_charges', 'documents', 'adjustments', 'refunds', 'quotes', 'wallet_settings'
	] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
		EXECUTE format('CREATE POLICY own_company ON %I TO infiniti_tenant USING (company_id = (SELECT current_company()))', tenant_table);
	END LOOP;
END $$;
--> statement-breakpoint
-- What a shopper may see: orders of their own at one store with their windows and changes, and their own sessions there.
-- Nothing else is granted to the role.
GRANT SELECT ON store_orders, store_order_lines, order_windows, order_changes, shopper_sessions TO infiniti_shopper;
--> statement-breakpoint
GRANT UPDATE (ended_at) ON shopper_sessions TO infiniti_shopper;
--> statement-breakpoint
CREATE POLICY own_orders ON store_orders FOR SELECT TO infiniti_shopper
	USING (outlet_id = current_outlet() AND (customer_id = current_customer() OR id = current_order()));
--> statement-breakpoint
-- The inner query is under the policy above.
CREATE POLICY own_orders ON store_order_lines FOR SELECT TO infiniti_shopper
	USING (outlet_id = current_outlet() AND EXISTS (
		SELECT 1 FROM store_orders o WHERE o.outlet_id = store_order_lines.outlet_id AND o.id = store_order_lines.order_id));
--> statement-breakpoint
CREATE POLICY own_orders ON order_windows FOR SELECT TO infiniti_shopper
	USING (outlet_id = current_outlet() AND (customer_id = current_customer() OR order_id = current_order()));
--> statement-breakpoint
CREATE POLICY own_orders ON order_changes FOR SELECT TO infiniti_shopper
	USING (outlet_id = current_outlet() AND EXISTS (
		SELECT 1 FROM order_windows w WHERE w.outlet_id = order_changes.outlet_id AND w.order_id = order_changes.order_id));
--> statement-breakpoint
ALTER TABLE shopper_sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_sessions ON shopper_sessions TO infiniti_shopper
	USING (outlet_id = current_outlet() AND (customer_id = current_customer() OR order_id = current_order()));
