ALTER TABLE "members" ADD COLUMN "is_taken_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "members" SET "is_taken_out" = true WHERE "removed_at" IS NOT NULL AND "asked_at" IS NULL;
