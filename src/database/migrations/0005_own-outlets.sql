ALTER TABLE "outlets" ADD CONSTRAINT "outlets_of_company" UNIQUE("company_id","id");
--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_of_company" UNIQUE("company_id","id");
--> statement-breakpoint
ALTER TABLE "module_installs" DROP CONSTRAINT "module_installs_outlet_id_outlets_id_fk";
--> statement-breakpoint
ALTER TABLE "shopify_grants" DROP CONSTRAINT "shopify_grants_outlet_id_outlets_id_fk";
--> statement-breakpoint
ALTER TABLE "user_outlets" DROP CONSTRAINT "user_outlets_outlet_id_outlets_id_fk";
--> statement-breakpoint
ALTER TABLE "department_members" DROP CONSTRAINT "department_members_department_id_departments_id_fk";
--> statement-breakpoint
ALTER TABLE "module_settings" DROP CONSTRAINT "module_settings_outlet_id_outlets_id_fk";
--> statement-breakpoint
ALTER TABLE "module_installs" ADD CONSTRAINT "module_installs_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shopify_grants" ADD CONSTRAINT "shopify_grants_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_outlets" ADD CONSTRAINT "user_outlets_of_member" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_outlets" ADD CONSTRAINT "user_outlets_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_own_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_of_member" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "module_settings" ADD CONSTRAINT "module_settings_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- A domain stays when its outlet goes; the company must not be set to null with it.
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_own_outlet" FOREIGN KEY ("company_id","outlet_id") REFERENCES "public"."outlets"("company_id","id") ON DELETE SET NULL ("outlet_id");
