CREATE TABLE "chore_turns" (
	"chore" text PRIMARY KEY NOT NULL,
	"taken_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_counts" (
	"exercise_version_id" uuid NOT NULL,
	"answered" integer NOT NULL,
	"right" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grade_book_changes" (
	"classroom_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grade_book_generations" (
	"classroom_id" uuid PRIMARY KEY NOT NULL,
	"generation" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "grade_book_changes_classroom" ON "grade_book_changes" USING btree ("classroom_id");--> statement-breakpoint
-- The generation of a class's grade book. It changes when a change was noted since it was read last, and is null while
-- one is under way: then nothing may be kept. A random generation is never met again, not even after a backup was restored.
-- One statement reads generation and changes, so that both are of the same moment. If the commit is lost in a crash, the note is still there.
CREATE FUNCTION "grade_book_generation"("class" uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	"found" uuid;
BEGIN
	SELECT "generation" INTO "found" FROM "grade_book_generations" WHERE "classroom_id" = "class"
		AND NOT EXISTS (SELECT FROM "grade_book_changes" WHERE "classroom_id" = "class");
	IF "found" IS NOT NULL THEN
		RETURN "found";
	END IF;
	PERFORM set_config('synchronous_commit', 'off', true);
	IF NOT pg_try_advisory_xact_lock(1907331, hashtext("class"::text) & 1023) THEN
		RETURN NULL;
	END IF;
	DELETE FROM "grade_book_changes" WHERE "classroom_id" = "class";
	INSERT INTO "grade_book_generations" AS "kept" ("classroom_id", "generation") VALUES ("class", gen_random_uuid())
		ON CONFLICT ("classroom_id") DO UPDATE SET "generation" = excluded."generation" RETURNING "kept"."generation" INTO "found";
	RETURN "found";
END $$;--> statement-breakpoint
-- A change that finds one noted already notes nothing. The shared lock keeps that note until the change is committed; writers
-- do not wait for each other. Classes share 1,024 locks, so that a change of all classes does not need one for each.
CREATE FUNCTION "note_grade_book"("class" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF "class" IS NULL THEN
		RETURN;
	END IF;
	PERFORM pg_advisory_xact_lock_shared(1907331, hashtext("class"::text) & 1023);
	INSERT INTO "grade_book_changes" ("classroom_id")
		SELECT "class" WHERE NOT EXISTS (SELECT FROM "grade_book_changes" WHERE "classroom_id" = "class");
END $$;--> statement-breakpoint
CREATE FUNCTION "note_grade_book_of_class"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		PERFORM "note_grade_book"(NEW."classroom_id");
	END IF;
	IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND OLD."classroom_id" IS DISTINCT FROM NEW."classroom_id" THEN
		PERFORM "note_grade_book"(OLD."classroom_id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_grade_book_of_task"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		PERFORM "note_grade_book"("classroom_id") FROM "tasks" WHERE "id" = NEW."task_id";
	END IF;
	IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND OLD."task_id" IS DISTINCT FROM NEW."task_id" THEN
		PERFORM "note_grade_book"("classroom_id") FROM "tasks" WHERE "id" = OLD."task_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_grade_book_of_poll"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		PERFORM "note_grade_book"("classroom_id") FROM "polls" WHERE "id" = NEW."poll_id";
	END IF;
	IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND OLD."poll_id" IS DISTINCT FROM NEW."poll_id" THEN
		PERFORM "note_grade_book"("classroom_id") FROM "polls" WHERE "id" = OLD."poll_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_grade_books_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_grade_book"("classroom_id") FROM "members" WHERE "user_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "attempts_in_grade_book" AFTER INSERT OR DELETE ON "attempts" FOR EACH ROW EXECUTE FUNCTION "note_grade_book_of_task"();--> statement-breakpoint
CREATE TRIGGER "attempts_changed_in_grade_book" AFTER UPDATE ON "attempts" FOR EACH ROW
	WHEN ((OLD."task_id", OLD."user_id", OLD."number", OLD."closes_at", OLD."handed_in_at", OLD."score", OLD."right_count")
		IS DISTINCT FROM (NEW."task_id", NEW."user_id", NEW."number", NEW."closes_at", NEW."handed_in_at", NEW."score", NEW."right_count"))
	EXECUTE FUNCTION "note_grade_book_of_task"();--> statement-breakpoint
CREATE TRIGGER "grade_changes_in_grade_book" AFTER INSERT OR DELETE OR UPDATE ON "grade_changes" FOR EACH ROW EXECUTE FUNCTION "note_grade_book_of_task"();--> statement-breakpoint
CREATE TRIGGER "tasks_in_grade_book" AFTER INSERT OR DELETE ON "tasks" FOR EACH ROW EXECUTE FUNCTION "note_grade_book_of_class"();--> statement-breakpoint
CREATE TRIGGER "tasks_changed_in_grade_book" AFTER UPDATE ON "tasks" FOR EACH ROW
	WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_grade_book_of_class"();--> statement-breakpoint
CREATE TRIGGER "gradings_in_grade_book" AFTER INSERT OR DELETE OR UPDATE ON "gradings" FOR EACH ROW EXECUTE FUNCTION "note_grade_book_of_class"();--> statement-breakpoint
CREATE TRIGGER "grade_groups_in_grade_book" AFTER INSERT OR DELETE OR UPDATE ON "grade_groups" FOR EACH ROW EXECUTE FUNCTION "note_grade_book_of_class"();--> statement-breakpoint
CREATE TRIGGER "sections_in_grade_book" AFTER INSERT OR DELETE OR UPDATE ON "sections" FOR EACH ROW EXECUTE FUNCTION "note_grade_book_of_class"();--> statement-breakpoint
CREATE TRIGGER "accommodations_in_grade_book" AFTER INSERT OR DELETE OR UPDATE ON "accommodations" FOR EACH ROW EXECUTE FUNCTION "note_grade_book_of_class"();--> statement-breakpoint
CREATE TRIGGER "members_in_grade_book" AFTER INSERT OR DELETE OR UPDATE ON "members" FOR EACH ROW EXECUTE FUNCTION "note_grade_book_of_class"();--> statement-breakpoint
CREATE TRIGGER "users_in_grade_books" AFTER UPDATE OF "first_name", "last_name" ON "users" FOR EACH ROW
	WHEN ((OLD."first_name", OLD."last_name") IS DISTINCT FROM (NEW."first_name", NEW."last_name")) EXECUTE FUNCTION "note_grade_books_of_person"();--> statement-breakpoint
CREATE TRIGGER "polls_in_grade_book" AFTER INSERT OR DELETE ON "polls" FOR EACH ROW EXECUTE FUNCTION "note_grade_book_of_class"();--> statement-breakpoint
-- A poll that is live changes often; in the grade book it is when it has ended.
CREATE TRIGGER "polls_changed_in_grade_book" AFTER UPDATE ON "polls" FOR EACH ROW
	WHEN ((OLD."classroom_id", OLD."name", OLD."state", OLD."named", OLD."archived_at", OLD."started_at", OLD."ended_at", OLD."grade_rule", OLD."grade_points", OLD."grade_group_id")
		IS DISTINCT FROM (NEW."classroom_id", NEW."name", NEW."state", NEW."named", NEW."archived_at", NEW."started_at", NEW."ended_at", NEW."grade_rule", NEW."grade_points", NEW."grade_group_id"))
	EXECUTE FUNCTION "note_grade_book_of_class"();--> statement-breakpoint
CREATE TRIGGER "poll_voters_added_in_grade_book" AFTER INSERT ON "poll_voters" FOR EACH ROW
	WHEN (NEW."score" IS NOT NULL) EXECUTE FUNCTION "note_grade_book_of_poll"();--> statement-breakpoint
CREATE TRIGGER "poll_voters_gone_in_grade_book" AFTER DELETE ON "poll_voters" FOR EACH ROW
	WHEN (OLD."score" IS NOT NULL) EXECUTE FUNCTION "note_grade_book_of_poll"();--> statement-breakpoint
CREATE TRIGGER "poll_voters_changed_in_grade_book" AFTER UPDATE ON "poll_voters" FOR EACH ROW
	WHEN ((OLD."poll_id", OLD."user_id", OLD."score") IS DISTINCT FROM (NEW."poll_id", NEW."user_id", NEW."score")
		AND (OLD."score" IS NOT NULL OR NEW."score" IS NOT NULL))
	EXECUTE FUNCTION "note_grade_book_of_poll"();--> statement-breakpoint
CREATE FUNCTION "note_answer_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD."response_count" > 0 THEN
		INSERT INTO "answer_counts" ("exercise_version_id", "answered", "right")
			VALUES (OLD."exercise_version_id", -1, -(OLD."response_count" = 1 AND OLD."share" > 0.9999)::integer);
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."response_count" > 0 THEN
		INSERT INTO "answer_counts" ("exercise_version_id", "answered", "right")
			VALUES (NEW."exercise_version_id", 1, (NEW."response_count" = 1 AND NEW."share" > 0.9999)::integer);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "attempt_variants_added_to_counts" AFTER INSERT ON "attempt_variants" FOR EACH ROW
	WHEN (NEW."response_count" > 0) EXECUTE FUNCTION "note_answer_count"();--> statement-breakpoint
CREATE TRIGGER "attempt_variants_gone_from_counts" AFTER DELETE ON "attempt_variants" FOR EACH ROW
	WHEN (OLD."response_count" > 0) EXECUTE FUNCTION "note_answer_count"();--> statement-breakpoint
CREATE TRIGGER "attempt_variants_in_counts" AFTER UPDATE ON "attempt_variants" FOR EACH ROW
	WHEN (OLD."exercise_version_id" <> NEW."exercise_version_id" OR (OLD."response_count" > 0) <> (NEW."response_count" > 0)
		OR (OLD."response_count" = 1 AND OLD."share" > 0.9999) <> (NEW."response_count" = 1 AND NEW."share" > 0.9999))
	EXECUTE FUNCTION "note_answer_count"();--> statement-breakpoint
UPDATE "exercises" SET "answered_count" = coalesce("counted"."answered", 0), "right_count" = coalesce("counted"."right", 0)
FROM "exercises" "all" LEFT JOIN (
	SELECT "versions"."exercise_id", count(*) AS "answered",
		count(*) FILTER (WHERE "variants"."share" > 0.9999 AND "variants"."response_count" = 1) AS "right"
	FROM "attempt_variants" "variants" JOIN "exercise_versions" "versions" ON "versions"."id" = "variants"."exercise_version_id"
	WHERE "variants"."response_count" > 0 GROUP BY "versions"."exercise_id"
) "counted" ON "counted"."exercise_id" = "all"."id"
WHERE "all"."id" = "exercises"."id" AND ("exercises"."answered_count", "exercises"."right_count")
	IS DISTINCT FROM (coalesce("counted"."answered", 0), coalesce("counted"."right", 0));
