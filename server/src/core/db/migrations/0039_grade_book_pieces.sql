CREATE TABLE "grade_book_pieces" (
	"piece_id" uuid PRIMARY KEY NOT NULL,
	"generation" uuid NOT NULL
);
--> statement-breakpoint
DROP INDEX "grade_book_changes_classroom";--> statement-breakpoint
ALTER TABLE "grade_book_changes" ADD COLUMN "piece_id" uuid;--> statement-breakpoint
CREATE INDEX "grade_book_changes_piece" ON "grade_book_changes" USING btree ("classroom_id","piece_id");--> statement-breakpoint
-- The generation of a class's grade book, as before; each piece that was noted gets another one, and where a note names no
-- piece, all of the class do.
CREATE OR REPLACE FUNCTION "grade_book_generation"("class" uuid) RETURNS uuid LANGUAGE plpgsql AS $$
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
	WITH "gone" AS (
		DELETE FROM "grade_book_changes" WHERE "classroom_id" = "class" RETURNING "piece_id"
	), "changed" AS (
		SELECT "piece_id" FROM "gone" WHERE "piece_id" IS NOT NULL
		UNION SELECT "class" WHERE EXISTS (SELECT FROM "gone" WHERE "piece_id" IS NULL)
		UNION SELECT "id" FROM "tasks" WHERE "classroom_id" = "class" AND EXISTS (SELECT FROM "gone" WHERE "piece_id" IS NULL)
	)
	INSERT INTO "grade_book_pieces" ("piece_id", "generation") SELECT "piece_id", gen_random_uuid() FROM "changed"
		ON CONFLICT ("piece_id") DO UPDATE SET "generation" = excluded."generation";
	INSERT INTO "grade_book_generations" AS "kept" ("classroom_id", "generation") VALUES ("class", gen_random_uuid())
		ON CONFLICT ("classroom_id") DO UPDATE SET "generation" = excluded."generation" RETURNING "kept"."generation" INTO "found";
	RETURN "found";
END $$;--> statement-breakpoint
CREATE FUNCTION "note_grade_book"("class" uuid, "piece" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF "class" IS NULL THEN
		RETURN;
	END IF;
	PERFORM pg_advisory_xact_lock_shared(1907331, hashtext("class"::text) & 1023);
	INSERT INTO "grade_book_changes" ("classroom_id", "piece_id")
		SELECT "class", "piece" WHERE NOT EXISTS (SELECT FROM "grade_book_changes" WHERE "classroom_id" = "class" AND "piece_id" = "piece");
END $$;--> statement-breakpoint
-- All of a class but the attempts and decisions of its tasks.
CREATE OR REPLACE FUNCTION "note_grade_book"("class" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_grade_book"("class", "class");
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_grade_book_of_task"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		PERFORM "note_grade_book"("classroom_id", "id") FROM "tasks" WHERE "id" = NEW."task_id";
	END IF;
	IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND OLD."task_id" IS DISTINCT FROM NEW."task_id" THEN
		PERFORM "note_grade_book"("classroom_id", "id") FROM "tasks" WHERE "id" = OLD."task_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "attempts_changed_in_grade_book" ON "attempts";--> statement-breakpoint
CREATE TRIGGER "attempts_changed_in_grade_book" AFTER UPDATE ON "attempts" FOR EACH ROW
	WHEN ((OLD."task_id", OLD."user_id", OLD."number", OLD."closes_at", OLD."handed_in_at", OLD."handed_in_by", OLD."score", OLD."right_count")
		IS DISTINCT FROM (NEW."task_id", NEW."user_id", NEW."number", NEW."closes_at", NEW."handed_in_at", NEW."handed_in_by", NEW."score", NEW."right_count"))
	EXECUTE FUNCTION "note_grade_book_of_task"();
