-- The record of acts only grows. All that may change is the address, which is forgotten.
CREATE FUNCTION audit_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.ip IS NULL AND to_jsonb(NEW) - 'ip' = to_jsonb(OLD) - 'ip' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'audit_log only grows';
END $$;

CREATE TRIGGER audit_log_only_grows BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_only_grows();

CREATE TRIGGER audit_log_is_never_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_only_grows();

-- With the rights of its owner: the role of a company writes acts and may not touch the note of the last one.
CREATE FUNCTION audit_head_follows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO audit_head (id, seq, hash) VALUES (1, NEW.seq, NEW.hash)
		ON CONFLICT (id) DO UPDATE SET seq = EXCLUDED.seq, hash = EXCLUDED.hash;
	RETURN NULL;
END $$;

CREATE TRIGGER audit_head_follows AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_head_follows();
