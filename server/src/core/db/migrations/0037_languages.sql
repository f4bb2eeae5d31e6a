ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "seen_language" text;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "language" text;