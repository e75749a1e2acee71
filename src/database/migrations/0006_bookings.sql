CREATE TABLE "demo_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"lead_id" uuid,
	"host" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"website_url" text NOT NULL,
	"answers" jsonb NOT NULL,
	"set_up" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_bookings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "demo_bookings_leadId_unique" UNIQUE("lead_id")
);
--> statement-breakpoint
CREATE TABLE "demo_holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" integer,
	"day" date NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_hosts" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_hosts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"time_zone" text NOT NULL,
	"room_url" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "demo_hosts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "demo_hours" (
	"host" integer NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "demo_hours_host_weekday_from_minute_pk" PRIMARY KEY("host","weekday","from_minute"),
	CONSTRAINT "demo_hours_weekday" CHECK ("demo_hours"."weekday" between 1 and 7),
	CONSTRAINT "demo_hours_order" CHECK (0 <= "demo_hours"."from_minute" and "demo_hours"."from_minute" < "demo_hours"."to_minute" and "demo_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "demo_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"email" text,
	"answers" jsonb,
	"set_up" text DEFAULT '' NOT NULL,
	"consent_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_leads_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "demo_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"lead_id" uuid,
	"held_until" timestamp with time zone,
	"booking_id" uuid,
	CONSTRAINT "demo_slots_leadId_unique" UNIQUE("lead_id"),
	CONSTRAINT "demo_slots_bookingId_unique" UNIQUE("booking_id"),
	CONSTRAINT "demo_slots_held_or_booked" CHECK (("demo_slots"."held_until" is null) = ("demo_slots"."booking_id" is not null)),
	CONSTRAINT "demo_slots_order" CHECK ("demo_slots"."starts_at" < "demo_slots"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_lead_id_demo_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."demo_leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_host_demo_hosts_number_fk" FOREIGN KEY ("host") REFERENCES "public"."demo_hosts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_holidays" ADD CONSTRAINT "demo_holidays_host_demo_hosts_number_fk" FOREIGN KEY ("host") REFERENCES "public"."demo_hosts"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_hours" ADD CONSTRAINT "demo_hours_host_demo_hosts_number_fk" FOREIGN KEY ("host") REFERENCES "public"."demo_hosts"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_slots" ADD CONSTRAINT "demo_slots_host_demo_hosts_number_fk" FOREIGN KEY ("host") REFERENCES "public"."demo_hosts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_slots" ADD CONSTRAINT "demo_slots_lead_id_demo_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."demo_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_slots" ADD CONSTRAINT "demo_slots_booking_id_demo_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."demo_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_bookings_starts_at_index" ON "demo_bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "demo_bookings_email_index" ON "demo_bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "demo_bookings_created_at_index" ON "demo_bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_holidays_day_index" ON "demo_holidays" USING btree ("day");--> statement-breakpoint
CREATE INDEX "demo_leads_created_at_index" ON "demo_leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_leads_email_index" ON "demo_leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "demo_slots_starts_at_index" ON "demo_slots" USING btree ("starts_at");--> statement-breakpoint
ALTER TABLE "demo_slots" ADD CONSTRAINT "demo_slots_no_overlap" EXCLUDE USING gist (int4range("host", "host", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&);
