CREATE TABLE "changed_scores" (
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"changes" integer NOT NULL,
	CONSTRAINT "changed_scores_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "lineitem_said" jsonb;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "lineitem_problem" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "lineitem_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "followed_task_id" uuid;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "scores_noted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lti_people" ADD COLUMN "followed_user_id" uuid;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD COLUMN "wanted_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD COLUMN "sending_hash" text;--> statement-breakpoint
ALTER TABLE "lti_registrations" ADD COLUMN "scores_sender" uuid;--> statement-breakpoint
ALTER TABLE "lti_registrations" ADD COLUMN "scores_sender_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "are_scores_followed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "changed_scores" ADD CONSTRAINT "changed_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changed_scores_user" ON "changed_scores" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lti_links_to_follow" ON "lti_links" USING btree ("id") WHERE "lti_links"."task_id" is distinct from "lti_links"."followed_task_id";--> statement-breakpoint
CREATE INDEX "lti_people_to_follow" ON "lti_people" USING btree ("id") WHERE "lti_people"."user_id" is distinct from "lti_people"."followed_user_id";