CREATE TABLE "shopify_holds" (
	"shop" text PRIMARY KEY NOT NULL,
	"token_enc" text NOT NULL,
	"scopes" text NOT NULL,
	"shop_details" jsonb NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_customers" (
	"outlet_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"orders" integer NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "store_customers_outlet_id_id_pk" PRIMARY KEY("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outlet_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"shop" text NOT NULL,
	"file" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_days" (
	"outlet_id" uuid NOT NULL,
	"day" date NOT NULL,
	"company_id" uuid NOT NULL,
	"orders" integer NOT NULL,
	"items" integer NOT NULL,
	"gross" numeric(20, 4) NOT NULL,
	"refunds" numeric(20, 4) NOT NULL,
	"cancelled" integer NOT NULL,
	"returns" integer NOT NULL,
	"new_customers" integer NOT NULL,
	"came_back" integer NOT NULL,
	CONSTRAINT "store_days_outlet_id_day_pk" PRIMARY KEY("outlet_id","day")
);
--> statement-breakpoint
CREATE TABLE "store_dirty" (
	"shop" text NOT NULL,
	"kind" text NOT NULL,
	"id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"turn" integer NOT NULL,
	CONSTRAINT "store_dirty_shop_kind_id_pk" PRIMARY KEY("shop","kind","id")
);
--> statement-breakpoint
CREATE TABLE "store_forgotten" (
	"shop" text NOT NULL,
	"customer_hash" text NOT NULL,
	CONSTRAINT "store_forgotten_shop_customer_hash_pk" PRIMARY KEY("shop","customer_hash")
);
--> statement-breakpoint
CREATE TABLE "store_notices" (
	"webhook_id" text PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"topic" text NOT NULL,
	"triggered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_order_lines" (
	"outlet_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"product_id" bigint,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"current_quantity" integer NOT NULL,
	"total" numeric(20, 4) NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "store_order_lines_outlet_id_id_pk" PRIMARY KEY("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"outlet_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(20, 4) NOT NULL,
	"refunded" numeric(20, 4) NOT NULL,
	"items" integer NOT NULL,
	"financial" text NOT NULL,
	"fulfilment" text NOT NULL,
	"return_status" text NOT NULL,
	"cancelled_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"customer_id" bigint,
	"source" text NOT NULL,
	"test" boolean NOT NULL,
	CONSTRAINT "store_orders_outlet_id_id_pk" PRIMARY KEY("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_refunds" (
	"outlet_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	CONSTRAINT "store_refunds_outlet_id_id_pk" PRIMARY KEY("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_returns" (
	"outlet_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"quantity" integer NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "store_returns_outlet_id_id_pk" PRIMARY KEY("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_syncs" (
	"outlet_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"shop" text NOT NULL,
	"state" text NOT NULL,
	"zone" text NOT NULL,
	"currency" text NOT NULL,
	"window_from" timestamp with time zone NOT NULL,
	"parts" jsonb NOT NULL,
	"version" integer NOT NULL,
	"last_order_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"imported_at" timestamp with time zone,
	"caught_up_at" timestamp with time zone,
	"reconciled_at" timestamp with time zone,
	"fault" text,
	"fault_since" timestamp with time zone,
	CONSTRAINT "store_syncs_shop_unique" UNIQUE("shop")
);
--> statement-breakpoint
ALTER TABLE "store_customers" ADD CONSTRAINT "store_customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_customers" ADD CONSTRAINT "store_customers_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_data_requests" ADD CONSTRAINT "store_data_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_data_requests" ADD CONSTRAINT "store_data_requests_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_days" ADD CONSTRAINT "store_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_days" ADD CONSTRAINT "store_days_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_returns" ADD CONSTRAINT "store_returns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_returns" ADD CONSTRAINT "store_returns_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_syncs" ADD CONSTRAINT "store_syncs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_syncs" ADD CONSTRAINT "store_syncs_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopify_holds_held_at_index" ON "shopify_holds" USING btree ("held_at");--> statement-breakpoint
CREATE INDEX "store_notices_received_at_index" ON "store_notices" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "store_order_lines_outlet_id_order_id_index" ON "store_order_lines" USING btree ("outlet_id","order_id");--> statement-breakpoint
CREATE INDEX "store_orders_outlet_id_day_index" ON "store_orders" USING btree ("outlet_id","day");--> statement-breakpoint
CREATE INDEX "store_orders_outlet_id_customer_id_index" ON "store_orders" USING btree ("outlet_id","customer_id");--> statement-breakpoint
CREATE INDEX "store_refunds_outlet_id_order_id_index" ON "store_refunds" USING btree ("outlet_id","order_id");--> statement-breakpoint
CREATE INDEX "store_refunds_outlet_id_day_index" ON "store_refunds" USING btree ("outlet_id","day");--> statement-breakpoint
CREATE INDEX "store_returns_outlet_id_order_id_index" ON "store_returns" USING btree ("outlet_id","order_id");--> statement-breakpoint
CREATE INDEX "store_returns_outlet_id_day_index" ON "store_returns" USING btree ("outlet_id","day");--> statement-breakpoint
CREATE INDEX "store_syncs_company_id_index" ON "store_syncs" USING btree ("company_id");
--> statement-breakpoint
DO $$ DECLARE tenant_table text; BEGIN
	FOREACH tenant_table IN ARRAY ARRAY['store_orders', 'store_order_lines', 'store_refunds', 'store_returns', 'store_customers', 'store_days', 'store_syncs', 'store_data_requests'] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
		EXECUTE format('CREATE POLICY own_company ON %I TO infiniti_tenant USING (company_id = current_company()) WITH CHECK (company_id = current_company())', tenant_table);
	END LOOP;
END $$;
--> statement-breakpoint
-- For our jobs alone: no company may read or write them.
REVOKE ALL ON "store_notices", "store_dirty", "store_forgotten", "shopify_holds" FROM infiniti_tenant;
