ALTER TABLE "refunds" ADD COLUMN "is_chargeback" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "hint" text DEFAULT '' NOT NULL;