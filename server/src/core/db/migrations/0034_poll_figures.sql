-- Questions and keys that were made before there were figures have none.
UPDATE "poll_questions" SET "view" = "view" || '{"figures":[]}' WHERE NOT "view" ? 'figures';--> statement-breakpoint
UPDATE "poll_questions" SET "key" = "key" || '{"figures":[]}' WHERE jsonb_typeof("key") = 'object' AND NOT "key" ? 'figures';
