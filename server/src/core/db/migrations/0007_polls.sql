CREATE TABLE "poll_moderations" (
	"question_id" uuid NOT NULL,
	"group_key" text NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "poll_moderations_question_id_group_key_pk" PRIMARY KEY("question_id","group_key")
);
--> statement-breakpoint
CREATE TABLE "poll_presences" (
	"voter_id" uuid NOT NULL,
	"window" integer NOT NULL,
	"was_late" boolean NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "poll_presences_voter_id_window_pk" PRIMARY KEY("voter_id","window")
);
--> statement-breakpoint
CREATE TABLE "poll_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"poll_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"exercise_version_id" uuid,
	"seed" bigint NOT NULL,
	"view" jsonb NOT NULL,
	"key" jsonb,
	"seconds" integer,
	"live_results" boolean NOT NULL,
	"moderated" boolean NOT NULL,
	"results_shown" boolean DEFAULT false NOT NULL,
	"key_shown" boolean DEFAULT false NOT NULL,
	"comparison_shown" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "poll_voters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"poll_id" uuid NOT NULL,
	"user_id" uuid,
	"token_hash" text,
	"codename" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"round_id" uuid NOT NULL,
	"voter_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"answers" text[] NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "poll_votes_round_id_voter_id_pk" PRIMARY KEY("round_id","voter_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"classroom_id" uuid,
	"name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"join_code" text,
	"named" boolean NOT NULL,
	"may_change" boolean NOT NULL,
	"counts_presence" boolean NOT NULL,
	"presence_secret" text NOT NULL,
	"current_question_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "poll_moderations" ADD CONSTRAINT "poll_moderations_question_id_poll_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."poll_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_presences" ADD CONSTRAINT "poll_presences_voter_id_poll_voters_id_fk" FOREIGN KEY ("voter_id") REFERENCES "public"."poll_voters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_questions" ADD CONSTRAINT "poll_questions_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_questions" ADD CONSTRAINT "poll_questions_exercise_version_id_exercise_versions_id_fk" FOREIGN KEY ("exercise_version_id") REFERENCES "public"."exercise_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_rounds" ADD CONSTRAINT "poll_rounds_question_id_poll_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."poll_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_round_id_poll_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."poll_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_voter_id_poll_voters_id_fk" FOREIGN KEY ("voter_id") REFERENCES "public"."poll_voters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "poll_questions_poll" ON "poll_questions" USING btree ("poll_id","position");--> statement-breakpoint
CREATE INDEX "poll_questions_version" ON "poll_questions" USING btree ("exercise_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_rounds_number" ON "poll_rounds" USING btree ("question_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_voters_user" ON "poll_voters" USING btree ("poll_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_voters_token" ON "poll_voters" USING btree ("poll_id","token_hash");--> statement-breakpoint
CREATE INDEX "poll_voters_of_user" ON "poll_voters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "poll_votes_voter" ON "poll_votes" USING btree ("voter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "polls_join_code" ON "polls" USING btree ("join_code");--> statement-breakpoint
CREATE INDEX "polls_owner" ON "polls" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "polls_classroom" ON "polls" USING btree ("classroom_id");