CREATE TABLE "known_words" (
	"word" text collate "C" NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "merchant_words" (
	"word" text collate "C" NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "merchant_words_word_created_at_user_id_pk" PRIMARY KEY("word","created_at","user_id")
);
--> statement-breakpoint
-- Who has which word: for merchants alone, and for staff alone to search in.
REVOKE ALL ON "merchant_words", "known_words" FROM infiniti_tenant;
--> statement-breakpoint
-- Runs of letters: digits and signs part them. A very long one is cut into pieces that overlap by 32 letters, so that a term of 32 is inside one of them. What nearly every shop's address has is left out.
CREATE FUNCTION letter_runs(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 8 AS $$
	SELECT DISTINCT substr(run, at, 64)
	FROM unnest(string_to_array(translate(words, $signs$!"#$%&'()*+,-./0123456789:;<=>?@[\]^_`{|}~$signs$, repeat(' ', 42)), ' ')) AS run
	CROSS JOIN generate_series(1, greatest(length(run) - 32, 1), 32) AS at
	WHERE run NOT IN ('', 'myshopify', 'com')
$$;
--> statement-breakpoint
-- Words that are had again are no longer about to be forgotten; new ones are written down.
CREATE FUNCTION know_words(had text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
BEGIN
	UPDATE known_words SET left_at = NULL WHERE word = ANY (had) AND left_at IS NOT NULL;
	INSERT INTO known_words (word) SELECT new.word FROM unnest(had) AS new (word) WHERE NOT EXISTS (SELECT FROM known_words WHERE known_words.word = new.word);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION know_words(text[]) FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION words_of_new_merchants() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO merchant_words (word, user_id, first_name, last_name, email, created_at)
	SELECT run, added.id, lower(added.first_name), lower(added.last_name), added.email, added.created_at
	FROM added CROSS JOIN letter_runs(added.words) AS run WHERE NOT added.is_staff;
	PERFORM know_words(ARRAY(SELECT DISTINCT run FROM added CROSS JOIN letter_runs(added.words) AS run WHERE NOT added.is_staff));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Only the words that came or went, unless what lists are ordered by has changed.
CREATE FUNCTION words_of_changed_merchant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
	had text[] := CASE WHEN OLD.is_staff THEN '{}' ELSE ARRAY(SELECT letter_runs(OLD.words)) END;
	has text[] := '{}';
	is_moved boolean := true;
	gone text[];
	come text[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		has := CASE WHEN NEW.is_staff THEN '{}' ELSE ARRAY(SELECT letter_runs(NEW.words)) END;
		is_moved := (lower(OLD.first_name), lower(OLD.last_name), OLD.email, OLD.created_at) IS DISTINCT FROM (lower(NEW.first_name), lower(NEW.last_name), NEW.email, NEW.created_at);
	END IF;
	gone := ARRAY(SELECT unnest(had) EXCEPT SELECT unnest(has));
	come := ARRAY(SELECT unnest(has) EXCEPT SELECT unnest(had));
	DELETE FROM merchant_words WHERE word = ANY (CASE WHEN is_moved THEN had ELSE gone END) AND created_at = OLD.created_at AND user_id = OLD.id;
	IF TG_OP = 'UPDATE' THEN
		INSERT INTO merchant_words (word, user_id, first_name, last_name, email, created_at)
		SELECT run, NEW.id, lower(NEW.first_name), lower(NEW.last_name), NEW.email, NEW.created_at
		FROM unnest(CASE WHEN is_moved THEN has ELSE come END) AS run;
		PERFORM know_words(come);
	END IF;
	UPDATE known_words SET left_at = now() WHERE word = ANY (gone) AND left_at IS NULL
	AND NOT EXISTS (SELECT FROM merchant_words WHERE merchant_words.word = known_words.word);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER words_of_new_merchants AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION words_of_new_merchants();
--> statement-breakpoint
CREATE TRIGGER words_of_changed_merchant AFTER UPDATE ON users FOR EACH ROW
WHEN ((OLD.words, lower(OLD.first_name), lower(OLD.last_name), OLD.email, OLD.created_at, OLD.is_staff) IS DISTINCT FROM (NEW.words, lower(NEW.first_name), lower(NEW.last_name), NEW.email, NEW.created_at, NEW.is_staff))
EXECUTE FUNCTION words_of_changed_merchant();
--> statement-breakpoint
CREATE TRIGGER words_of_gone_merchant AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION words_of_changed_merchant();
--> statement-breakpoint
-- Words that nobody has any more, once whoever might be bringing one back has long finished.
CREATE FUNCTION forget_words() RETURNS void LANGUAGE sql SET search_path = public, pg_temp SET enable_seqscan = off AS $$
	DELETE FROM known_words WHERE left_at < now() - interval '1 hour'
	AND NOT EXISTS (SELECT FROM merchant_words WHERE merchant_words.word = known_words.word)
$$;
--> statement-breakpoint
-- Those who are here already; their indexes afterwards.
INSERT INTO merchant_words (word, user_id, first_name, last_name, email, created_at)
SELECT run, users.id, lower(first_name), lower(last_name), email, created_at FROM users CROSS JOIN letter_runs(words) AS run WHERE NOT is_staff;
--> statement-breakpoint
INSERT INTO known_words (word) SELECT DISTINCT word FROM merchant_words;
--> statement-breakpoint
CREATE INDEX "known_words_word" ON "known_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "known_words_parts" ON "known_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "known_words_left" ON "known_words" USING btree ("left_at") WHERE "known_words"."left_at" is not null;--> statement-breakpoint
CREATE INDEX "merchant_words_by_first_name" ON "merchant_words" USING btree ("word","first_name","user_id");--> statement-breakpoint
CREATE INDEX "merchant_words_by_last_name" ON "merchant_words" USING btree ("word","last_name","user_id");--> statement-breakpoint
CREATE INDEX "merchant_words_by_email" ON "merchant_words" USING btree ("word","email","user_id");--> statement-breakpoint
ANALYZE merchant_words, known_words;
