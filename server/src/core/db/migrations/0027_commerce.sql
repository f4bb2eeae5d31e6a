CREATE TABLE "access_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"batch_name" text NOT NULL,
	"item_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" uuid,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "class_payments" (
	"classroom_id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"licence_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"classroom_id" uuid,
	"cause" text NOT NULL,
	"payment_id" uuid,
	"licence_id" uuid,
	"code_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"given_by" uuid
);
--> statement-breakpoint
CREATE TABLE "item_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"places" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payment_id" uuid,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"price_id" uuid NOT NULL,
	"item_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"currency" text NOT NULL,
	"unit" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tax_name" text NOT NULL,
	"tax_rate" integer NOT NULL,
	"is_tax_included" boolean NOT NULL,
	"country" text NOT NULL,
	"bill_to" text NOT NULL,
	"return_path" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"provider_charge" text,
	"redirect_url" text,
	"invoice_number" text,
	"due_at" timestamp with time zone,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"received" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_ref" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'DE' NOT NULL,
	"bank_details" text DEFAULT '' NOT NULL,
	"invoice_prefix" text DEFAULT '' NOT NULL,
	"invoice_due_days" integer DEFAULT 14 NOT NULL,
	"next_invoice" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sold_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"payer" text NOT NULL,
	"tax_category" text NOT NULL,
	"term_days" integer,
	"ends_on" date,
	"trial_days" integer NOT NULL,
	"place_item_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"category" text NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"rate" integer NOT NULL,
	"is_included" boolean NOT NULL,
	CONSTRAINT "tax_rates_category_country_pk" PRIMARY KEY("category","country")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"noted_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_item_id_sold_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."sold_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_payments" ADD CONSTRAINT "class_payments_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_payments" ADD CONSTRAINT "class_payments_item_id_sold_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."sold_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_payments" ADD CONSTRAINT "class_payments_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_payments" ADD CONSTRAINT "class_payments_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_item_id_sold_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."sold_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_code_id_access_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."access_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_prices" ADD CONSTRAINT "item_prices_item_id_sold_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."sold_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_item_id_sold_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."sold_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_item_id_sold_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."sold_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_price_id_item_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."item_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_codes_hash" ON "access_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "access_codes_batch" ON "access_codes" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "access_codes_item" ON "access_codes" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "access_codes_created_by" ON "access_codes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "access_codes_used_by" ON "access_codes" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "class_payments_item" ON "class_payments" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "class_payments_licence" ON "class_payments" USING btree ("licence_id");--> statement-breakpoint
CREATE INDEX "class_payments_changed_by" ON "class_payments" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_payment" ON "entitlements" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_code" ON "entitlements" USING btree ("code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_licence" ON "entitlements" USING btree ("licence_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_trial" ON "entitlements" USING btree ("user_id","item_id") WHERE "entitlements"."cause" = 'trial';--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_exception" ON "entitlements" USING btree ("user_id","classroom_id") WHERE "entitlements"."cause" = 'exception';--> statement-breakpoint
CREATE INDEX "entitlements_user" ON "entitlements" USING btree ("user_id","item_id");--> statement-breakpoint
CREATE INDEX "entitlements_item" ON "entitlements" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "entitlements_classroom" ON "entitlements" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "entitlements_given_by" ON "entitlements" USING btree ("given_by");--> statement-breakpoint
CREATE UNIQUE INDEX "item_prices_version" ON "item_prices" USING btree ("item_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "licences_payment" ON "licences" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "licences_owner" ON "licences" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "licences_item" ON "licences" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("user_id","item_id") WHERE "payments"."state" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_ref" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payments_charge" ON "payments" USING btree ("provider_charge");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_invoice" ON "payments" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_item" ON "payments" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "payments_price" ON "payments" USING btree ("price_id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("created_at") WHERE "payments"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_ref" ON "refunds" USING btree ("provider_ref");--> statement-breakpoint
CREATE INDEX "refunds_created_by" ON "refunds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "sold_items_place" ON "sold_items" USING btree ("place_item_id");--> statement-breakpoint
CREATE INDEX "transfers_payment" ON "transfers" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transfers_noted_by" ON "transfers" USING btree ("noted_by");