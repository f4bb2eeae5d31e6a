CREATE TABLE "poll_suspicions" (
	"poll_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	"is_left_out" boolean NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "poll_suspicions_poll_id_kind_address_hash_device_hash_pk" PRIMARY KEY("poll_id","kind","address_hash","device_hash")
);
--> statement-breakpoint
ALTER TABLE "poll_voters" ADD COLUMN "as_member" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD COLUMN "is_new_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD COLUMN "is_hasty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD COLUMN "left_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "members_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "voter_secret" text;--> statement-breakpoint
ALTER TABLE "poll_suspicions" ADD CONSTRAINT "poll_suspicions_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "poll_voters_address" ON "poll_voters" USING btree ("poll_id","address_hash","joined_at");