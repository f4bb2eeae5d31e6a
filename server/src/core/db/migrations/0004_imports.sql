ALTER TABLE "exercises" ADD COLUMN "import_hash" text;--> statement-breakpoint
CREATE INDEX "exercises_import" ON "exercises" USING btree ("owner_id","import_hash") WHERE import_hash is not null;