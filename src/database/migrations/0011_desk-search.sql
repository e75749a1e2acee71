-- Signs that few rows have: all but plain letters, digits, spaces and what is in every address; and two of the latter in a row.
CREATE FUNCTION rare_signs(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT string_to_array(translate(words, ' abcdefghijklmnopqrstuvwxyz0123456789@.-', ''), NULL)
		|| CASE WHEN words ~ '[-@.]{2}' THEN ARRAY['..'] ELSE ARRAY[]::text[] END
$$;
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
DROP INDEX "outlets_words";--> statement-breakpoint
DROP INDEX "users_words";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source" text DEFAULT 'direct' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shop_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "words" text GENERATED ALWAYS AS (' ' || lower("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "shop_words")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_views" ADD CONSTRAINT "merchant_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_views_name" ON "merchant_views" USING btree ("owner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "merchant_views_shared" ON "merchant_views" USING btree ("name") WHERE "merchant_views"."is_shared";--> statement-breakpoint
CREATE INDEX "users_rare_signs" ON "users" USING gin (rare_signs("words")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_closed" ON "users" USING btree ("created_at","id") WHERE not "users"."staff_access";--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ("words" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- Finer statistics: which terms are common is what the planner has to know.
ALTER TABLE "users" ALTER COLUMN "words" SET STATISTICS 500;
--> statement-breakpoint
-- The shops of these people, written down anew where they have changed. With the owner's rights: whoever changes an outlet sees one company only.
CREATE FUNCTION write_shop_words(people uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	-- Always in one order, so that two who change the same company wait for one another and no more.
	PERFORM 1 FROM users WHERE id = ANY (people) ORDER BY id FOR NO KEY UPDATE;
	UPDATE users SET shop_words = shops.words
	FROM (
		SELECT person.id, coalesce(left(string_agg(outlets.outlet_name || ' ' || coalesce(outlets.web_url, ''), ' ' ORDER BY outlets.created_at, outlets.id), 65536), '') AS words
		FROM unnest(people) AS person (id)
		LEFT JOIN memberships ON memberships.user_id = person.id
		LEFT JOIN outlets ON outlets.company_id = memberships.company_id
		GROUP BY person.id
	) AS shops
	WHERE users.id = shops.id AND users.shop_words <> shops.words;
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
SELECT write_shop_words(ARRAY(SELECT DISTINCT user_id FROM memberships));
