DROP INDEX "attempt_variants_marking";--> statement-breakpoint
ALTER TABLE "attempt_variants" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "score" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "right_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "answered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "attempt_variants_marking" ON "attempt_variants" USING btree ("marking_version_id") WHERE "attempt_variants"."marking_version_id" is not null;--> statement-breakpoint
UPDATE "attempts" SET "score" = "sums"."score", "right_count" = "sums"."right_count",
	"answered_count" = "sums"."answered_count"
FROM (
	SELECT "attempt_id", sum(("share" * "points")::double precision)::real AS "score",
		count(*) FILTER (WHERE "share" >= 0.9999::real) AS "right_count",
		count(*) FILTER (WHERE "responses" > 0) AS "answered_count"
	FROM (
		SELECT "variants"."attempt_id", max("variants"."share") AS "share", max("items"."points") AS "points",
			sum("variants"."response_count") AS "responses"
		FROM "attempt_variants" "variants" JOIN "task_items" "items" ON "items"."id" = "variants"."task_item_id"
		GROUP BY "variants"."attempt_id", "variants"."task_item_id"
	) "best" GROUP BY "attempt_id"
) "sums"
WHERE "attempts"."id" = "sums"."attempt_id";--> statement-breakpoint
-- The lock comes first, and the sums are read by a statement after it: the second of two changes sees what the first has stored.
CREATE FUNCTION "recount_attempt"("counted_id" uuid, "active_at" timestamp with time zone DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "attempts" WHERE "id" = "counted_id" FOR NO KEY UPDATE;
	UPDATE "attempts" SET "last_active_at" = greatest("last_active_at", "active_at"),
		("score", "right_count", "answered_count") = (
			SELECT coalesce(sum(("share" * "points")::double precision)::real, 0),
				count(*) FILTER (WHERE "share" >= 0.9999::real), count(*) FILTER (WHERE "responses" > 0)
			FROM (
				SELECT max("share") AS "share", sum("response_count") AS "responses",
					(SELECT "points" FROM "task_items" WHERE "id" = "task_item_id") AS "points"
				FROM "attempt_variants" WHERE "attempt_id" = "counted_id" GROUP BY "task_item_id"
			) "questions"
		)
	WHERE "id" = "counted_id";
END $$;--> statement-breakpoint
CREATE FUNCTION "recount_attempt_of_variant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "recount_attempt"(NEW."attempt_id", NEW."answered_at");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "move_activity_of_attempt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "attempts" SET "last_active_at" = NEW."answered_at" WHERE "id" = NEW."attempt_id" AND "last_active_at" < NEW."answered_at";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "recount_attempts_of_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "recount_attempt"("attempt_id") FROM (
		SELECT DISTINCT "attempt_id" FROM "attempt_variants" WHERE "task_item_id" = NEW."id" ORDER BY "attempt_id"
	) "worked";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "attempt_variants_added" AFTER INSERT ON "attempt_variants" FOR EACH ROW
	WHEN (NEW."share" > 0 OR NEW."response_count" > 0) EXECUTE FUNCTION "recount_attempt_of_variant"();--> statement-breakpoint
CREATE TRIGGER "attempt_variants_counted" AFTER UPDATE OF "share", "response_count" ON "attempt_variants" FOR EACH ROW
	WHEN (OLD."share" IS DISTINCT FROM NEW."share" OR (OLD."response_count" > 0) <> (NEW."response_count" > 0))
	EXECUTE FUNCTION "recount_attempt_of_variant"();--> statement-breakpoint
-- A further try that changes no share.
CREATE TRIGGER "attempt_variants_answered" AFTER UPDATE OF "answered_at" ON "attempt_variants" FOR EACH ROW
	WHEN (OLD."share" IS NOT DISTINCT FROM NEW."share" AND (OLD."response_count" > 0) = (NEW."response_count" > 0)
		AND OLD."answered_at" IS DISTINCT FROM NEW."answered_at")
	EXECUTE FUNCTION "move_activity_of_attempt"();--> statement-breakpoint
CREATE TRIGGER "task_items_points" AFTER UPDATE OF "points" ON "task_items" FOR EACH ROW
	WHEN (OLD."points" IS DISTINCT FROM NEW."points") EXECUTE FUNCTION "recount_attempts_of_item"();
