CREATE TABLE "running_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "running_deletions_issuer_subject_index" ON "running_deletions" USING btree ("issuer","subject");