ALTER TABLE "poll_voters" ADD COLUMN "score" real;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "grade_rule" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "grade_percent" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "grade_points" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "grade_group_id" uuid;