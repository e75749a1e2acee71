-- Staff search the column users.words by its trigram index again (decision 36). Its triggers on memberships and outlets stay.
DROP TRIGGER words_of_new_merchants ON users;--> statement-breakpoint
DROP TRIGGER words_of_changed_merchant ON users;--> statement-breakpoint
DROP TRIGGER words_of_gone_merchant ON users;--> statement-breakpoint
DROP FUNCTION words_of_new_merchants();--> statement-breakpoint
DROP FUNCTION words_of_changed_merchant();--> statement-breakpoint
DROP FUNCTION know_words(text[]);--> statement-breakpoint
DROP FUNCTION forget_words();--> statement-breakpoint
DROP FUNCTION letter_runs(text);--> statement-breakpoint
DROP TABLE "known_words";--> statement-breakpoint
DROP TABLE "merchant_words";
