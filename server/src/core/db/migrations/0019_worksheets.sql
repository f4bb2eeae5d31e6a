CREATE TABLE "worksheet_items" (
	"worksheet_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"exercise_version_id" uuid NOT NULL,
	"points" real NOT NULL,
	CONSTRAINT "worksheet_items_worksheet_id_position_pk" PRIMARY KEY("worksheet_id","position")
);
--> statement-breakpoint
CREATE TABLE "worksheet_sheets" (
	"worksheet_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"learner_id" uuid,
	"letter" text,
	"questions" jsonb NOT NULL,
	CONSTRAINT "worksheet_sheets_worksheet_id_number_pk" PRIMARY KEY("worksheet_id","number")
);
--> statement-breakpoint
CREATE TABLE "worksheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"classroom_id" uuid,
	"task_id" uuid,
	"title" text NOT NULL,
	"sheet_count" integer NOT NULL,
	"question_count" integer NOT NULL,
	"points" real NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "worksheet_items" ADD CONSTRAINT "worksheet_items_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_items" ADD CONSTRAINT "worksheet_items_exercise_version_id_exercise_versions_id_fk" FOREIGN KEY ("exercise_version_id") REFERENCES "public"."exercise_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_sheets" ADD CONSTRAINT "worksheet_sheets_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_sheets" ADD CONSTRAINT "worksheet_sheets_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "worksheet_items_version" ON "worksheet_items" USING btree ("exercise_version_id");--> statement-breakpoint
CREATE INDEX "worksheet_sheets_learner" ON "worksheet_sheets" USING btree ("learner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "worksheets_code" ON "worksheets" USING btree ("code");--> statement-breakpoint
CREATE INDEX "worksheets_owner" ON "worksheets" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "worksheets_classroom" ON "worksheets" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "worksheets_task" ON "worksheets" USING btree ("task_id");