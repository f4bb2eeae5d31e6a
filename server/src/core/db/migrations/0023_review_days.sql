ALTER TABLE "review_questions" ADD COLUMN "right_on" date;--> statement-breakpoint
-- Reviews from before count on the days of UTC.
UPDATE "review_questions" SET "right_on" = counted."right_on"
FROM (
	SELECT "question_id", min("received_at" AT TIME ZONE 'UTC')::date AS "right_on"
	FROM "review_responses" WHERE "outcome" = 'right' GROUP BY "question_id"
) counted
WHERE "review_questions"."id" = counted."question_id";--> statement-breakpoint
INSERT INTO "learner_days" ("user_id", "day", "right_count")
SELECT "review_questions"."user_id", "review_questions"."right_on", count(*)
FROM "review_questions"
JOIN "users" ON "users"."id" = "review_questions"."user_id"
WHERE "review_questions"."right_on" IS NOT NULL AND "users"."erased_at" IS NULL
GROUP BY "review_questions"."user_id", "review_questions"."right_on"
ON CONFLICT ("user_id", "day") DO UPDATE SET "right_count" = "learner_days"."right_count" + excluded."right_count";
