CREATE TABLE "help_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_staff" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hinted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "help_mutes" (
	"classroom_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"muted_by" uuid NOT NULL,
	"muted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_mutes_classroom_id_user_id_pk" PRIMARY KEY("classroom_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "help_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"message_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_settings" (
	"classroom_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"expected" text DEFAULT '' NOT NULL,
	"may_publish" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"classroom_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt_variant_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"state" text NOT NULL,
	"closed_by" text,
	"hints_shown" integer NOT NULL,
	"assignee_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"first_answered_at" timestamp with time zone,
	"published_question" text,
	"published_answer" text,
	"published_at" timestamp with time zone,
	"published_by" uuid
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "allow_help" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_thread_id_help_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."help_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_mutes" ADD CONSTRAINT "help_mutes_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_mutes" ADD CONSTRAINT "help_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_mutes" ADD CONSTRAINT "help_mutes_muted_by_users_id_fk" FOREIGN KEY ("muted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_pictures" ADD CONSTRAINT "help_pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_pictures" ADD CONSTRAINT "help_pictures_message_id_help_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."help_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_settings" ADD CONSTRAINT "help_settings_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_threads" ADD CONSTRAINT "help_threads_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_threads" ADD CONSTRAINT "help_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_threads" ADD CONSTRAINT "help_threads_attempt_variant_id_attempt_variants_id_fk" FOREIGN KEY ("attempt_variant_id") REFERENCES "public"."attempt_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_threads" ADD CONSTRAINT "help_threads_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_threads" ADD CONSTRAINT "help_threads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_threads" ADD CONSTRAINT "help_threads_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_messages_thread" ON "help_messages" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "help_messages_author" ON "help_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "help_mutes_user" ON "help_mutes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "help_mutes_muted_by" ON "help_mutes" USING btree ("muted_by");--> statement-breakpoint
CREATE INDEX "help_pictures_message" ON "help_pictures" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "help_pictures_owner" ON "help_pictures" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "help_pictures_unsent" ON "help_pictures" USING btree ("created_at") WHERE "help_pictures"."message_id" is null;--> statement-breakpoint
CREATE INDEX "help_threads_classroom" ON "help_threads" USING btree ("classroom_id","state","last_message_at");--> statement-breakpoint
CREATE INDEX "help_threads_user" ON "help_threads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "help_threads_variant" ON "help_threads" USING btree ("attempt_variant_id");--> statement-breakpoint
CREATE INDEX "help_threads_exercise" ON "help_threads" USING btree ("exercise_id","classroom_id") WHERE "help_threads"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "help_threads_quiet" ON "help_threads" USING btree ("last_message_at") WHERE "help_threads"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "help_threads_assignee" ON "help_threads" USING btree ("assignee_id") WHERE "help_threads"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "help_threads_published_by" ON "help_threads" USING btree ("published_by") WHERE "help_threads"."published_by" is not null;