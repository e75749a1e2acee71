CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_checks" (
	"part" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "status_checks_part_minute_pk" PRIMARY KEY("part","minute")
);
--> statement-breakpoint
CREATE TABLE "status_days" (
	"part" text NOT NULL,
	"day" date NOT NULL,
	"checks" integer NOT NULL,
	"failed" integer NOT NULL,
	"slowest" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "status_days_part_day_pk" PRIMARY KEY("part","day")
);
--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD COLUMN "hour_12" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD COLUMN "meeting" text DEFAULT 'phone' NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_leads" ADD COLUMN "request" jsonb;--> statement-breakpoint
CREATE INDEX "incidents_began_at_index" ON "incidents" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "status_checks_minute_index" ON "status_checks" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "status_days_day_index" ON "status_days" USING btree ("day");--> statement-breakpoint
UPDATE "demo_bookings" SET "meeting" = 'video' FROM "demo_hosts" WHERE "demo_hosts"."number" = "demo_bookings"."host" AND "demo_hosts"."room_url" IS NOT NULL;--> statement-breakpoint
REVOKE ALL ON "incidents", "status_checks", "status_days" FROM infiniti_tenant;
