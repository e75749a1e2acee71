-- What the tenant role must not do, although it may use new tables by default.

-- For our jobs and pages alone: no company may read or write them.
REVOKE ALL ON store_webhooks, store_dirty, store_forgotten, pending_grants, incidents, status_checks, status_days FROM infiniti_tenant;

-- Sessions, codes and links of shoppers: a merchant's people cannot pass for a shopper.
REVOKE ALL ON shopper_sessions, shopper_codes, order_links FROM infiniti_tenant;

-- What shoppers change of their orders, and what they are told: to be read.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON order_windows, order_changes, messages, message_attempts, message_stops FROM infiniti_tenant;
REVOKE ALL ON message_reports FROM infiniti_tenant;

-- What our staff ask for: to be read.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON reconnect_requests FROM infiniti_tenant;

-- Of money it may read what is its company's, and change nothing.
REVOKE ALL ON ledger_accounts, wallets, rate_lines, rates, holds, transfers, entries, wallet_spending, wallet_alerts,
	payments, card_webhooks, subscriptions, plan_charges, document_series, documents, adjustments, refunds, rate_proposals, quotes, wallet_settings,
	module_servers, module_server_keys, reconciliations FROM infiniti_tenant;
GRANT SELECT ON ledger_accounts, wallets, rate_lines, rates, holds, transfers, entries, wallet_spending, wallet_alerts,
	payments, subscriptions, plan_charges, documents, adjustments, refunds, quotes, wallet_settings TO infiniti_tenant;

-- The head of the audit chain follows by a trigger that runs as its owner: nobody else writes it.
REVOKE ALL ON audit_head FROM infiniti_tenant;
