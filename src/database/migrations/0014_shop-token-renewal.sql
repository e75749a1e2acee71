ALTER TABLE "shopify_grants" ADD COLUMN "renew_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "shopify_grants_renew_at_index" ON "shopify_grants" USING btree ("renew_at");--> statement-breakpoint
-- Those who are connected already; the job finds out which of their tokens can be renewed.
UPDATE "shopify_grants" SET "renew_at" = "granted_at" + interval '30 days' WHERE "revoked_at" IS NULL;
