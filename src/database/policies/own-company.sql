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

ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_company ON companies TO infiniti_tenant USING (id = current_company()) WITH CHECK (id = current_company());

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
