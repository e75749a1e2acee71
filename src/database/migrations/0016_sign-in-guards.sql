CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_head_is_one" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "module_installs" ADD COLUMN "project_key" text;--> statement-breakpoint
-- WhatsApp that runs already gets its key now.
UPDATE module_installs SET project_key = 'W-' || upper(substr(md5(gen_random_uuid()::text), 1, 8)) WHERE slug = 'whatsapp';
--> statement-breakpoint
INSERT INTO audit_head (id, seq, hash) SELECT 1, seq, hash FROM audit_log ORDER BY seq DESC LIMIT 1;
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
