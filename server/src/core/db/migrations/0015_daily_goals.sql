CREATE TABLE "learner_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"right_count" integer NOT NULL,
	CONSTRAINT "learner_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "learner_goals" (
	"user_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"right_count" integer,
	"week_days" smallint[] NOT NULL,
	CONSTRAINT "learner_goals_user_id_from_day_pk" PRIMARY KEY("user_id","from_day")
);
--> statement-breakpoint
ALTER TABLE "attempt_variants" ADD COLUMN "right_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_variants" ADD COLUMN "right_on" date;--> statement-breakpoint
ALTER TABLE "learner_days" ADD CONSTRAINT "learner_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_goals" ADD CONSTRAINT "learner_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Answers from before count on the days of UTC.
UPDATE "attempt_variants" SET "right_count" = counted."right_count", "right_on" = counted."right_on"
FROM (
	SELECT "attempt_variant_id", count(*) AS "right_count", min("received_at" AT TIME ZONE 'UTC')::date AS "right_on"
	FROM "responses" WHERE "outcome" = 'right' GROUP BY "attempt_variant_id"
) counted
WHERE "attempt_variants"."id" = counted."attempt_variant_id";--> statement-breakpoint
INSERT INTO "learner_days" ("user_id", "day", "right_count")
SELECT "attempts"."user_id", "attempt_variants"."right_on", count(*)
FROM "attempt_variants"
JOIN "attempts" ON "attempts"."id" = "attempt_variants"."attempt_id"
JOIN "users" ON "users"."id" = "attempts"."user_id"
WHERE "attempt_variants"."right_on" IS NOT NULL AND "users"."erased_at" IS NULL
GROUP BY "attempts"."user_id", "attempt_variants"."right_on";
