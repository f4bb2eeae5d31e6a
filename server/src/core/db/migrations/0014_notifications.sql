CREATE TABLE "happenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"key" text NOT NULL,
	"topic" text NOT NULL,
	"fold" text NOT NULL,
	"audience" text NOT NULL,
	"person_id" uuid,
	"classroom_id" uuid,
	"about" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"stale_at" timestamp with time zone,
	"reached_id" uuid,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kinds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"has_mails_off" boolean DEFAULT false NOT NULL,
	"digest" text DEFAULT 'daily' NOT NULL,
	"digest_hour" integer DEFAULT 16 NOT NULL,
	"quiet_from" integer DEFAULT 21,
	"quiet_until" integer DEFAULT 7
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"fold" text NOT NULL,
	"about" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"stale_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	"mail_id" uuid
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_path" text;--> statement-breakpoint
ALTER TABLE "happenings" ADD CONSTRAINT "happenings_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "happenings" ADD CONSTRAINT "happenings_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "happenings_key" ON "happenings" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "happenings_due" ON "happenings" USING btree ("due_at") WHERE "happenings"."done_at" is null;--> statement-breakpoint
CREATE INDEX "happenings_topic" ON "happenings" USING btree ("topic");--> statement-breakpoint
CREATE INDEX "happenings_done" ON "happenings" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "happenings_classroom" ON "happenings" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "happenings_person" ON "happenings" USING btree ("person_id") WHERE "happenings"."person_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","kind","subject");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_topic" ON "notifications" USING btree ("topic");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("mail_id") WHERE "notifications"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("mail_due_at") WHERE "notifications"."mail_due_at" is not null;