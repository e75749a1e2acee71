CREATE TABLE "lead_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" jsonb NOT NULL,
	"about" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"author" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"assignee_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	"held_by" uuid,
	"held_until" timestamp with time zone,
	CONSTRAINT "leads_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD COLUMN "outcome_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_holidays" ADD COLUMN "from_desk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_holidays" ADD COLUMN "struck_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demo_hosts" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD CONSTRAINT "lead_contacts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_contacts_lead_id_at_index" ON "lead_contacts" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "lead_contacts_at_index" ON "lead_contacts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lead_entries_lead_id_created_at_index" ON "lead_entries" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_by_last" ON "leads" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_state" ON "leads" USING btree ("state","last_at","id");--> statement-breakpoint
-- Whoever has written, booked or begun to book is a lead from now on: one for each address, with all contacts.
INSERT INTO "leads" ("id", "email", "name", "first_at", "last_at", "waiting_since")
SELECT gen_random_uuid(), contact.email, coalesce((array_agg(contact.name ORDER BY contact.at DESC) FILTER (WHERE contact.name <> ''))[1], ''), min(contact.at), max(contact.at), min(contact.at)
FROM (
	SELECT lower("email") AS email, trim("first_name" || ' ' || "last_name") AS name, "confirmed_at" AS at FROM "contact_messages" WHERE "confirmed_at" IS NOT NULL
	UNION ALL SELECT lower("email"), trim("first_name" || ' ' || "last_name"), "created_at" FROM "demo_bookings"
	UNION ALL SELECT lower("email"), '', "created_at" FROM "demo_leads" WHERE "consent_at" IS NOT NULL AND "email" IS NOT NULL AND "booked_at" IS NULL
) contact
GROUP BY contact.email;--> statement-breakpoint
INSERT INTO "lead_contacts" ("id", "lead_id", "kind", "at", "source")
SELECT contact.id, "leads"."id", contact.kind, contact.at, contact.source
FROM (
	SELECT "id", lower("email") AS email, 'message' AS kind, "confirmed_at" AS at, "source" FROM "contact_messages" WHERE "confirmed_at" IS NOT NULL
	UNION ALL SELECT "id", lower("email"), 'booking', "created_at", '{}'::jsonb FROM "demo_bookings"
	UNION ALL SELECT "id", lower("email"), 'unfinished', "created_at", '{}'::jsonb FROM "demo_leads" WHERE "consent_at" IS NOT NULL AND "email" IS NOT NULL AND "booked_at" IS NULL
) contact
JOIN "leads" ON "leads"."email" = contact.email;
