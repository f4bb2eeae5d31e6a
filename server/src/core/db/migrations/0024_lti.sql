CREATE TABLE "lti_contexts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deployment_id" uuid NOT NULL,
	"context_id" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"history" text[] DEFAULT '{}' NOT NULL,
	"classroom_id" uuid,
	"connected_by" uuid,
	"connected_at" timestamp with time zone,
	"memberships_url" text,
	"lineitems_url" text,
	"score_scopes" text[] DEFAULT '{}' NOT NULL,
	"leader" text DEFAULT 'lemma' NOT NULL,
	"synced_at" timestamp with time zone,
	"sync_problem" text DEFAULT '' NOT NULL,
	"compared_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"context_id" uuid NOT NULL,
	"resource_link_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"task_id" uuid,
	"lineitem_url" text,
	"last_launched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"sourced_id" text,
	"is_test" boolean DEFAULT false NOT NULL,
	"is_account_made" boolean DEFAULT false NOT NULL,
	"last_launched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"recipient_id" uuid,
	"wanted_score" double precision,
	"wanted_maximum" double precision NOT NULL,
	"wanted_progress" text NOT NULL,
	"wanted_comment" text DEFAULT '' NOT NULL,
	"wanted_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"sent_hash" text,
	"sent_score" double precision,
	"sent_maximum" double precision,
	"sent_at" timestamp with time zone,
	"last_timestamp" timestamp with time zone,
	"found_score" double precision,
	"found_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"state" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_logins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce_hash" text NOT NULL,
	"registration_id" uuid NOT NULL,
	"deployment_hint" text,
	"target" text NOT NULL,
	"binding_hash" text NOT NULL,
	"storage_target" text,
	"storage_hash" text NOT NULL,
	"held_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_pending" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"deployment_id" uuid NOT NULL,
	"context_id" uuid NOT NULL,
	"link_id" uuid,
	"subject" text NOT NULL,
	"claims" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_refusals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"registration_id" uuid,
	"check" integer NOT NULL,
	"code" text NOT NULL,
	"details" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_deployments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"registration_id" uuid
);
--> statement-breakpoint
CREATE TABLE "lti_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"signs_from" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone NOT NULL,
	"dropped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"authorization_endpoint" text NOT NULL,
	"token_endpoint" text NOT NULL,
	"token_audience" text,
	"jwks_uri" text NOT NULL,
	"product" text DEFAULT '' NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"frame_origins" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"makes_accounts" boolean DEFAULT true NOT NULL,
	"teachers_may_write" boolean DEFAULT false NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"is_registration_open" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'ordinary' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "lti_context_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "lti_link_id" uuid;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_deployment_id_lti_deployments_id_fk" FOREIGN KEY ("deployment_id") REFERENCES "public"."lti_deployments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_context_id_lti_contexts_id_fk" FOREIGN KEY ("context_id") REFERENCES "public"."lti_contexts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_people" ADD CONSTRAINT "lti_people_registration_id_lti_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lti_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_people" ADD CONSTRAINT "lti_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_link_id_lti_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_recipient_id_lti_people_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."lti_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_logins" ADD CONSTRAINT "lti_logins_registration_id_lti_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lti_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_pending" ADD CONSTRAINT "lti_pending_registration_id_lti_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lti_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_pending" ADD CONSTRAINT "lti_pending_deployment_id_lti_deployments_id_fk" FOREIGN KEY ("deployment_id") REFERENCES "public"."lti_deployments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_pending" ADD CONSTRAINT "lti_pending_context_id_lti_contexts_id_fk" FOREIGN KEY ("context_id") REFERENCES "public"."lti_contexts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_pending" ADD CONSTRAINT "lti_pending_link_id_lti_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_refusals" ADD CONSTRAINT "lti_refusals_registration_id_lti_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lti_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tickets" ADD CONSTRAINT "lti_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_deployments" ADD CONSTRAINT "lti_deployments_registration_id_lti_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lti_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_invitations" ADD CONSTRAINT "lti_invitations_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_invitations" ADD CONSTRAINT "lti_invitations_registration_id_lti_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lti_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_registrations" ADD CONSTRAINT "lti_registrations_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lti_contexts_name" ON "lti_contexts" USING btree ("deployment_id","context_id");--> statement-breakpoint
CREATE INDEX "lti_contexts_classroom" ON "lti_contexts" USING btree ("classroom_id") WHERE "lti_contexts"."classroom_id" is not null;--> statement-breakpoint
CREATE INDEX "lti_contexts_connected_by" ON "lti_contexts" USING btree ("connected_by") WHERE "lti_contexts"."connected_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lti_links_name" ON "lti_links" USING btree ("context_id","resource_link_id");--> statement-breakpoint
CREATE INDEX "lti_links_task" ON "lti_links" USING btree ("task_id") WHERE "lti_links"."task_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lti_people_subject" ON "lti_people" USING btree ("registration_id","subject");--> statement-breakpoint
CREATE INDEX "lti_people_user" ON "lti_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_scores_recipient" ON "lti_scores" USING btree ("link_id","recipient_id");--> statement-breakpoint
CREATE INDEX "lti_scores_of_recipient" ON "lti_scores" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "lti_scores_due" ON "lti_scores" USING btree ("next_try_at") WHERE "lti_scores"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "lti_logins_end" ON "lti_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_logins_registration" ON "lti_logins" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "lti_pending_end" ON "lti_pending" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_pending_registration" ON "lti_pending" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "lti_pending_deployment" ON "lti_pending" USING btree ("deployment_id");--> statement-breakpoint
CREATE INDEX "lti_pending_context" ON "lti_pending" USING btree ("context_id");--> statement-breakpoint
CREATE INDEX "lti_pending_link" ON "lti_pending" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "lti_refusals_at" ON "lti_refusals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lti_refusals_registration" ON "lti_refusals" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "lti_tickets_end" ON "lti_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_tickets_user" ON "lti_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_deployments_name" ON "lti_deployments" USING btree ("registration_id","deployment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_invitations_token" ON "lti_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "lti_invitations_made_by" ON "lti_invitations" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "lti_invitations_registration" ON "lti_invitations" USING btree ("registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_registrations_key" ON "lti_registrations" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_registrations_client" ON "lti_registrations" USING btree ("issuer","client_id");--> statement-breakpoint
CREATE INDEX "lti_registrations_approved_by" ON "lti_registrations" USING btree ("approved_by") WHERE "lti_registrations"."approved_by" is not null;