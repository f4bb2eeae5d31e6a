CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"classroom_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "grade_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"score" real,
	"is_excused" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accommodations" (
	"classroom_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"time_factor" real DEFAULT 1 NOT NULL,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"shift_minutes" integer DEFAULT 0 NOT NULL,
	"shift_until" timestamp with time zone,
	"extra_attempts" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accommodations_classroom_id_user_id_pk" PRIMARY KEY("classroom_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "grade_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"classroom_id" uuid NOT NULL,
	"section_id" uuid,
	"name" text NOT NULL,
	"weight" real NOT NULL,
	"drop_lowest" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gradings" (
	"classroom_id" uuid PRIMARY KEY NOT NULL,
	"weighing" text NOT NULL,
	"missing_counts" boolean DEFAULT true NOT NULL,
	"learners_see_total" boolean DEFAULT true NOT NULL,
	"learners_see_average" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"response_id" uuid NOT NULL,
	"part" text NOT NULL,
	"user_id" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opinion" text,
	"opinion_reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"regrade_id" uuid
);
--> statement-breakpoint
CREATE TABLE "late_arrivals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_variant_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"minutes_after_close" integer NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "regraded_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"regrade_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"credit" real NOT NULL,
	"verdict" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regraded_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"regrade_id" uuid NOT NULL,
	"attempt_variant_id" uuid NOT NULL,
	"share_before" real NOT NULL,
	"share_after" real NOT NULL,
	"outcome_before" text,
	"outcome_after" text,
	"marking_version_before" uuid
);
--> statement-breakpoint
CREATE TABLE "regrades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_item_id" uuid NOT NULL,
	"version_id" uuid,
	"policy" text NOT NULL,
	"part" text,
	"reason" text NOT NULL,
	"points_before" real NOT NULL,
	"points_after" real NOT NULL,
	"applied_by" uuid,
	"applied_at" timestamp with time zone NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "task_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"draw_count" integer
);
--> statement-breakpoint
ALTER TABLE "attempt_variants" ADD COLUMN "marking_version_id" uuid;--> statement-breakpoint
ALTER TABLE "attempt_variants" ADD COLUMN "place" integer;--> statement-breakpoint
UPDATE "attempt_variants" SET "place" = "task_items"."position" FROM "task_items" WHERE "task_items"."id" = "attempt_variants"."task_item_id";--> statement-breakpoint
ALTER TABLE "attempt_variants" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_variants" ADD COLUMN "seconds_spent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
UPDATE "attempts" SET "closes_at" = "tasks"."due_at" FROM "tasks" WHERE "tasks"."id" = "attempts"."task_id";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "handed_in_by" text;--> statement-breakpoint
UPDATE "attempts" SET "handed_in_by" = 'learner' WHERE "handed_in_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "credit" real;--> statement-breakpoint
UPDATE "responses" SET "credit" = "share";--> statement-breakpoint
ALTER TABLE "responses" ALTER COLUMN "credit" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "is_from_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "seconds_spent" integer;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "is_join_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "takes_anonymous" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "task_defaults" jsonb;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "task_items" ADD COLUMN "group_id" uuid;--> statement-breakpoint
INSERT INTO "task_groups" ("id", "task_id", "position", "type") SELECT "id", "task_id", "position", 'SG' FROM "task_items";--> statement-breakpoint
UPDATE "task_items" SET "group_id" = "id";--> statement-breakpoint
ALTER TABLE "task_items" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "grade_group_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "late_policy" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "late_percent" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "late_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "last_closes_at" timestamp with time zone;--> statement-breakpoint
UPDATE "tasks" SET "last_closes_at" = "due_at";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "time_limit_minutes" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "counted_attempt" text DEFAULT 'best' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "try_penalty" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "hint_penalty" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "shuffles_items" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "password" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "scores" text DEFAULT 'after-hand-in' NOT NULL;--> statement-breakpoint
UPDATE "tasks" SET "scores" = "results";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "question_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "points" real DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "tasks" SET "question_count" = "sums"."questions", "points" = "sums"."points" FROM (SELECT "task_id", count(*) AS "questions", sum("points") AS "points" FROM "task_items" GROUP BY "task_id") AS "sums" WHERE "sums"."task_id" = "tasks"."id";--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_changes" ADD CONSTRAINT "grade_changes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_changes" ADD CONSTRAINT "grade_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_changes" ADD CONSTRAINT "grade_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_groups" ADD CONSTRAINT "grade_groups_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_groups" ADD CONSTRAINT "grade_groups_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradings" ADD CONSTRAINT "gradings_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_response_id_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."responses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_regrade_id_regrades_id_fk" FOREIGN KEY ("regrade_id") REFERENCES "public"."regrades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_arrivals" ADD CONSTRAINT "late_arrivals_attempt_variant_id_attempt_variants_id_fk" FOREIGN KEY ("attempt_variant_id") REFERENCES "public"."attempt_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_arrivals" ADD CONSTRAINT "late_arrivals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regraded_responses" ADD CONSTRAINT "regraded_responses_regrade_id_regrades_id_fk" FOREIGN KEY ("regrade_id") REFERENCES "public"."regrades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regraded_responses" ADD CONSTRAINT "regraded_responses_response_id_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."responses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regraded_variants" ADD CONSTRAINT "regraded_variants_regrade_id_regrades_id_fk" FOREIGN KEY ("regrade_id") REFERENCES "public"."regrades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regraded_variants" ADD CONSTRAINT "regraded_variants_attempt_variant_id_attempt_variants_id_fk" FOREIGN KEY ("attempt_variant_id") REFERENCES "public"."attempt_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regraded_variants" ADD CONSTRAINT "regraded_variants_marking_version_before_exercise_versions_id_fk" FOREIGN KEY ("marking_version_before") REFERENCES "public"."exercise_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_task_item_id_task_items_id_fk" FOREIGN KEY ("task_item_id") REFERENCES "public"."task_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_version_id_exercise_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."exercise_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_groups" ADD CONSTRAINT "task_groups_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_classroom_email" ON "invitations" USING btree ("classroom_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_accepted_by" ON "invitations" USING btree ("accepted_by") WHERE "invitations"."accepted_by" is not null;--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "grade_changes_task" ON "grade_changes" USING btree ("task_id","user_id","changed_at");--> statement-breakpoint
CREATE INDEX "grade_changes_user" ON "grade_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accommodations_user" ON "accommodations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grade_groups_classroom" ON "grade_groups" USING btree ("classroom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_groups_section" ON "grade_groups" USING btree ("section_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_response" ON "appeals" USING btree ("response_id","part");--> statement-breakpoint
CREATE INDEX "appeals_user" ON "appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appeals_regrade" ON "appeals" USING btree ("regrade_id");--> statement-breakpoint
CREATE INDEX "late_arrivals_variant" ON "late_arrivals" USING btree ("attempt_variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "regraded_responses_response" ON "regraded_responses" USING btree ("regrade_id","response_id");--> statement-breakpoint
CREATE INDEX "regraded_responses_of" ON "regraded_responses" USING btree ("response_id");--> statement-breakpoint
CREATE UNIQUE INDEX "regraded_variants_variant" ON "regraded_variants" USING btree ("regrade_id","attempt_variant_id");--> statement-breakpoint
CREATE INDEX "regraded_variants_of" ON "regraded_variants" USING btree ("attempt_variant_id");--> statement-breakpoint
CREATE INDEX "regraded_variants_version" ON "regraded_variants" USING btree ("marking_version_before");--> statement-breakpoint
CREATE INDEX "regrades_item" ON "regrades" USING btree ("task_item_id");--> statement-breakpoint
CREATE INDEX "regrades_version" ON "regrades" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_groups_position" ON "task_groups" USING btree ("task_id","position");--> statement-breakpoint
ALTER TABLE "attempt_variants" ADD CONSTRAINT "attempt_variants_marking_version_id_exercise_versions_id_fk" FOREIGN KEY ("marking_version_id") REFERENCES "public"."exercise_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_items" ADD CONSTRAINT "task_items_group_id_task_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."task_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_grade_group_id_grade_groups_id_fk" FOREIGN KEY ("grade_group_id") REFERENCES "public"."grade_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_variants_marking" ON "attempt_variants" USING btree ("marking_version_id");--> statement-breakpoint
CREATE INDEX "attempt_variants_item" ON "attempt_variants" USING btree ("task_item_id");--> statement-breakpoint
CREATE INDEX "attempts_to_close" ON "attempts" USING btree ("closes_at") WHERE "attempts"."handed_in_at" is null;--> statement-breakpoint
CREATE INDEX "task_items_group" ON "task_items" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "tasks_section" ON "tasks" USING btree ("section_id");--> statement-breakpoint
ALTER TABLE "task_items" DROP COLUMN "group_type";