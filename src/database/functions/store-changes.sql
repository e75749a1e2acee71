-- Wakes open dashboards: every instance listens to this channel for the companies whose pages wait on it.
CREATE FUNCTION store_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('store_changes', coalesce(NEW.company_id, OLD.company_id)::text);
	RETURN NULL;
END $$;

CREATE TRIGGER store_changed AFTER INSERT OR UPDATE OF version OR DELETE ON store_syncs FOR EACH ROW EXECUTE FUNCTION store_changed();
