CREATE TABLE "lti_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"context_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"items" jsonb,
	"ticket_hash" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"context_id" uuid NOT NULL,
	"identity_id" uuid NOT NULL,
	"role" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lti_choices" ADD CONSTRAINT "lti_choices_context_id_lti_contexts_id_fk" FOREIGN KEY ("context_id") REFERENCES "public"."lti_contexts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_choices" ADD CONSTRAINT "lti_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_context_id_lti_contexts_id_fk" FOREIGN KEY ("context_id") REFERENCES "public"."lti_contexts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_identity_id_lti_people_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."lti_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_choices_end" ON "lti_choices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_choices_context" ON "lti_choices" USING btree ("context_id");--> statement-breakpoint
CREATE INDEX "lti_choices_user" ON "lti_choices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_choices_ticket" ON "lti_choices" USING btree ("ticket_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_members_identity" ON "lti_members" USING btree ("context_id","identity_id");--> statement-breakpoint
CREATE INDEX "lti_members_of_identity" ON "lti_members" USING btree ("identity_id");