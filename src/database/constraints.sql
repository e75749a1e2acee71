-- What the schema in TypeScript cannot say about its tables.

-- Counters of attempts: lost in a crash, and quicker for it.
ALTER TABLE rate_limits SET UNLOGGED;

-- A domain stays when its outlet goes; the company must not be set to null with it.
ALTER TABLE company_domains ADD CONSTRAINT company_domains_own_outlet FOREIGN KEY (company_id,outlet_id) REFERENCES public.outlets(company_id,id) ON DELETE SET NULL (outlet_id);

-- No host gives two demos at a time.
ALTER TABLE demo_slots ADD CONSTRAINT demo_slots_no_overlap
	EXCLUDE USING gist (int4range(host, host, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&);

-- One price of a line at a time.
ALTER TABLE rates ADD CONSTRAINT rates_no_overlap
	EXCLUDE USING gist (int4range(line, line, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&);

-- Room for updates within a page: these rows change often.
ALTER TABLE wallets SET (fillfactor = 50);

ALTER TABLE holds SET (fillfactor = 80);

-- Finer statistics: which terms are common is what the planner has to know.
ALTER TABLE users ALTER COLUMN words SET STATISTICS 500;
