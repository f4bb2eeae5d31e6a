ALTER TABLE "users" ADD COLUMN "notation" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "notation" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "notation" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "own_notation" text DEFAULT 'practice' NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "notation" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_sittings" ADD COLUMN "notation" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "worksheets" ADD COLUMN "notation" text DEFAULT 'en' NOT NULL;