CREATE TABLE "review_learners" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"per_day" integer DEFAULT 20 NOT NULL,
	"taken_in_at" timestamp with time zone,
	"held_attempt_ids" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sitting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"task_item_id" uuid NOT NULL,
	"exercise_version_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"seed" bigint NOT NULL,
	"is_new" boolean NOT NULL,
	"hints_shown" integer DEFAULT 0 NOT NULL,
	"given_up_at" timestamp with time zone,
	"draft" jsonb,
	"draft_sequence" integer DEFAULT 0 NOT NULL,
	"draft_saved_at" timestamp with time zone,
	"response_count" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"answered_at" timestamp with time zone,
	"touched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"share" real NOT NULL,
	"seconds_spent" integer,
	"verdict" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_sittings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_states" (
	"user_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"task_item_id" uuid NOT NULL,
	"classroom_ids" uuid[] NOT NULL,
	"stability" real NOT NULL,
	"difficulty" real NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answer_count" integer NOT NULL,
	"review_count" integer NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "review_states_user_id_exercise_id_pk" PRIMARY KEY("user_id","exercise_id")
);
--> statement-breakpoint
ALTER TABLE "review_learners" ADD CONSTRAINT "review_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_sitting_id_review_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."review_sittings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_task_item_id_task_items_id_fk" FOREIGN KEY ("task_item_id") REFERENCES "public"."task_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_exercise_version_id_exercise_versions_id_fk" FOREIGN KEY ("exercise_version_id") REFERENCES "public"."exercise_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_responses" ADD CONSTRAINT "review_responses_question_id_review_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."review_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_sittings" ADD CONSTRAINT "review_sittings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_states" ADD CONSTRAINT "review_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_states" ADD CONSTRAINT "review_states_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_states" ADD CONSTRAINT "review_states_task_item_id_task_items_id_fk" FOREIGN KEY ("task_item_id") REFERENCES "public"."task_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_questions_place" ON "review_questions" USING btree ("sitting_id","place");--> statement-breakpoint
CREATE INDEX "review_questions_exercise" ON "review_questions" USING btree ("user_id","exercise_id");--> statement-breakpoint
CREATE INDEX "review_questions_touched" ON "review_questions" USING btree ("user_id","touched_at");--> statement-breakpoint
CREATE INDEX "review_questions_of_exercise" ON "review_questions" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "review_questions_item" ON "review_questions" USING btree ("task_item_id");--> statement-breakpoint
CREATE INDEX "review_questions_version" ON "review_questions" USING btree ("exercise_version_id");--> statement-breakpoint
CREATE INDEX "review_responses_question" ON "review_responses" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "review_sittings_user" ON "review_sittings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_sittings_open" ON "review_sittings" USING btree ("user_id") WHERE "review_sittings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "review_states_due" ON "review_states" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "review_states_exercise" ON "review_states" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "review_states_item" ON "review_states" USING btree ("task_item_id");--> statement-breakpoint
CREATE INDEX "late_arrivals_decided" ON "late_arrivals" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "regrades_changed" ON "regrades" USING btree (greatest("applied_at", "undone_at"));