DROP INDEX "attempt_variants_marking";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "score" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "right_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "answered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "response_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "attempt_variants_marking" ON "attempt_variants" USING btree ("marking_version_id") WHERE "attempt_variants"."marking_version_id" is not null;--> statement-breakpoint
-- The lock comes first, and the sums are read by a statement after it: the second of two changes sees what the first has stored.
CREATE FUNCTION "recount_attempts"("counted_ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "attempts" WHERE "id" = ANY("counted_ids") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "attempts" SET "score" = "sums"."score", "right_count" = "sums"."right_count",
		"answered_count" = "sums"."answered_count", "response_count" = "sums"."response_count"
	FROM (
		SELECT "attempt_id", sum(("share" * "points")::double precision)::real AS "score",
			count(*) FILTER (WHERE "share" >= 0.9999::real) AS "right_count",
			count(*) FILTER (WHERE "responses" > 0) AS "answered_count", sum("responses") AS "response_count"
		FROM (
			SELECT "variants"."attempt_id", max("variants"."share") AS "share", max("items"."points") AS "points",
				sum("variants"."response_count") AS "responses"
			FROM "attempt_variants" "variants" JOIN "task_items" "items" ON "items"."id" = "variants"."task_item_id"
			WHERE "variants"."attempt_id" = ANY("counted_ids")
			GROUP BY "variants"."attempt_id", "variants"."task_item_id"
		) "best" GROUP BY "attempt_id"
	) "sums"
	WHERE "attempts"."id" = "sums"."attempt_id"
		AND ("attempts"."score", "attempts"."right_count", "attempts"."answered_count", "attempts"."response_count")
			IS DISTINCT FROM ("sums"."score", "sums"."right_count", "sums"."answered_count", "sums"."response_count");
END $$;--> statement-breakpoint
CREATE FUNCTION "recount_attempt_of_variant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "recount_attempts"(ARRAY[NEW."attempt_id"]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "recount_attempts_of_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "recount_attempts"(ARRAY(SELECT DISTINCT "attempt_id" FROM "attempt_variants" WHERE "task_item_id" = NEW."id"));
	RETURN NULL;
END $$;--> statement-breakpoint
SELECT "recount_attempts"(ARRAY(SELECT "id" FROM "attempts"));--> statement-breakpoint
CREATE TRIGGER "attempt_variants_added" AFTER INSERT ON "attempt_variants" FOR EACH ROW
	WHEN (NEW."share" > 0 OR NEW."response_count" > 0) EXECUTE FUNCTION "recount_attempt_of_variant"();--> statement-breakpoint
CREATE TRIGGER "attempt_variants_counted" AFTER UPDATE OF "share", "response_count" ON "attempt_variants" FOR EACH ROW
	WHEN ((OLD."share", OLD."response_count") IS DISTINCT FROM (NEW."share", NEW."response_count"))
	EXECUTE FUNCTION "recount_attempt_of_variant"();--> statement-breakpoint
CREATE TRIGGER "task_items_points" AFTER UPDATE OF "points" ON "task_items" FOR EACH ROW
	WHEN (OLD."points" IS DISTINCT FROM NEW."points") EXECUTE FUNCTION "recount_attempts_of_item"();
