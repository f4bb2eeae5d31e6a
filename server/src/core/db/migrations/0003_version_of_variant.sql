ALTER TABLE "attempt_variants" ADD COLUMN "exercise_version_id" uuid;--> statement-breakpoint
UPDATE "attempt_variants" SET "exercise_version_id" = "items"."exercise_version_id" FROM "task_items" "items" WHERE "items"."id" = "attempt_variants"."task_item_id";--> statement-breakpoint
ALTER TABLE "attempt_variants" ALTER COLUMN "exercise_version_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_variants" ADD CONSTRAINT "attempt_variants_exercise_version_id_exercise_versions_id_fk" FOREIGN KEY ("exercise_version_id") REFERENCES "public"."exercise_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_variants_version" ON "attempt_variants" USING btree ("exercise_version_id");