CREATE TABLE "class_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"classroom_id" uuid NOT NULL,
	"minutes" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_questions" ADD COLUMN "seconds" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_sittings" ADD COLUMN "class_review_id" uuid;--> statement-breakpoint
ALTER TABLE "class_reviews" ADD CONSTRAINT "class_reviews_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_reviews_classroom" ON "class_reviews" USING btree ("classroom_id","due_at");--> statement-breakpoint
ALTER TABLE "review_sittings" ADD CONSTRAINT "review_sittings_class_review_id_class_reviews_id_fk" FOREIGN KEY ("class_review_id") REFERENCES "public"."class_reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_sittings_class_review" ON "review_sittings" USING btree ("class_review_id") WHERE "review_sittings"."class_review_id" is not null;