CREATE TABLE "exercise_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"exercise_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"seed" bigint,
	"reporter_id" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exercise_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"exercise_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"level" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "exercises_topic";--> statement-breakpoint
ALTER TABLE "exercises" ALTER COLUMN "topic" TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "search_vector" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "quality" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "use_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "answered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "right_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "copied_from_id" uuid;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "link_level" integer;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "link_token" text;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exercise_reports" ADD CONSTRAINT "exercise_reports_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_reports" ADD CONSTRAINT "exercise_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_shares" ADD CONSTRAINT "exercise_shares_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_shares" ADD CONSTRAINT "exercise_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_shares" ADD CONSTRAINT "exercise_shares_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_reports_exercise" ON "exercise_reports" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "exercise_reports_reporter" ON "exercise_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "exercise_shares_exercise" ON "exercise_shares" USING btree ("exercise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_shares_user" ON "exercise_shares" USING btree ("user_id","exercise_id");--> statement-breakpoint
CREATE INDEX "exercise_shares_email" ON "exercise_shares" USING btree ("email");--> statement-breakpoint
CREATE INDEX "exercises_search" ON "exercises" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "exercises_use" ON "exercises" USING btree ("use_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "exercises_newest" ON "exercises" USING btree ("published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "exercises_topic" ON "exercises" USING btree ("topic","level","title","id");--> statement-breakpoint
UPDATE "exercises" SET
  "language" = coalesce("draft"->>'language', 'en'),
  "search_vector" = setweight(to_tsvector('simple', "title"), 'A') || setweight(to_tsvector('simple', "search_text"), 'D'),
  "use_count" = (SELECT count(DISTINCT "items"."task_id") FROM "task_items" "items" JOIN "exercise_versions" "versions" ON "versions"."id" = "items"."exercise_version_id" WHERE "versions"."exercise_id" = "exercises"."id"),
  "published_at" = (SELECT max("versions"."published_at") FROM "exercise_versions" "versions" WHERE "versions"."exercise_id" = "exercises"."id");--> statement-breakpoint
INSERT INTO "search_words" ("word", "count")
  SELECT "word", "ndoc" FROM ts_stat('select search_vector from exercises') ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "exercises" DROP COLUMN "search_text";