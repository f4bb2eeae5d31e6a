CREATE TABLE "exercise_classes" (
	"exercise_id" uuid NOT NULL,
	"classroom_id" uuid NOT NULL,
	CONSTRAINT "exercise_classes_exercise_id_classroom_id_pk" PRIMARY KEY("exercise_id","classroom_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "let_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "let_in_by" uuid;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "audience" text DEFAULT 'everybody' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "audience_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exercise_classes" ADD CONSTRAINT "exercise_classes_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_classes" ADD CONSTRAINT "exercise_classes_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_classes_classroom" ON "exercise_classes" USING btree ("classroom_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_let_in_by_users_id_fk" FOREIGN KEY ("let_in_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_let_in_by" ON "users" USING btree ("let_in_by") WHERE "users"."let_in_by" is not null;--> statement-breakpoint
CREATE INDEX "exercises_not_everybodys" ON "exercises" USING btree ("owner_id") WHERE status <> 'PB' or audience <> 'everybody';--> statement-breakpoint
CREATE INDEX "exercises_audience_chosen" ON "exercises" USING btree ("owner_id","audience_chosen_at" DESC NULLS LAST) WHERE audience_chosen_at is not null;--> statement-breakpoint
UPDATE "exercises" SET "audience_chosen_at" = "published_at" WHERE "published_at" IS NOT NULL;--> statement-breakpoint
UPDATE "users" SET "let_in_at" = now() WHERE "roles" && ARRAY['INSTRUCTOR', 'STAFF', 'ADMIN', 'superuser'] AND "erased_at" IS NULL;
