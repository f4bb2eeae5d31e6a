CREATE TABLE "loaded_catalogues" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
